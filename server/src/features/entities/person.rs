//! The individual behind an entity of type person: identity, driver's license and addresses.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, ExprTrait as _, IntoActiveModel as _,
    JoinType, PaginatorTrait as _, QueryFilter, QuerySelect, RelationTrait as _, sea_query::Expr,
};
use shared_rules::{individuals::masking::unmask, text};
use uuid::Uuid;

use super::{activity_entries, dto::EntityFacts, facts::reject_violations};
use crate::{
    access::LoanMember,
    entity::{JsonColumn, entity_on_loan, individual, loan_entity, loan_role},
    features::individuals,
    http::Problem,
    realtime::Changes,
};

/// Returns the individual that the data is about: the entity's current one, a user's, or a new one.
pub(super) async fn individual_of_entity(
    changes: &Changes,
    member: &LoanMember,
    so_far: Option<individual::Model>,
    facts: &EntityFacts,
) -> Result<individual::Model, Problem> {
    let known = so_far.as_ref().and_then(|row| row.user_id);
    match (so_far, facts.person_user_id) {
        (Some(row), None) => Ok(row),
        (Some(row), Some(user_id)) if known == Some(user_id) => Ok(row),
        (Some(_), Some(_)) if known.is_some() => {
            Err(Problem::invalid(vec![text::loans::PERSON_FIXED.violation("personUserId")]))
        }
        (so_far, Some(user_id)) => {
            require_on_loan(changes, member, user_id).await?;
            let user = individuals::get_or_create_of_user(
                &**changes,
                member.loan.company_id,
                user_id,
                changes.now(),
            )
            .await?;
            Ok(match so_far {
                Some(written) => fill_blanks(changes, user, written).await?,
                None => user,
            })
        }
        (None, None) => {
            Ok(individuals::create_without_user(&**changes, member.loan.company_id, changes.now()).await?)
        }
    }
}

/// Only a person on the loan can be one of its entities, and only once.
async fn require_on_loan(changes: &Changes, member: &LoanMember, user_id: Uuid) -> Result<(), Problem> {
    let on_loan = loan_role::Entity::find()
        .filter(loan_role::Column::LoanId.eq(member.loan.id))
        .filter(loan_role::Column::UserId.eq(user_id))
        .filter(loan_role::Column::VisibleToLender.eq(true))
        .count(&**changes)
        .await?;
    if on_loan == 0 {
        return Err(Problem::invalid(vec![text::loans::PERSON_NOT_ON_LOAN.violation("personUserId")]));
    }
    let already = entity_on_loan::Entity::find()
        .join(JoinType::InnerJoin, entity_on_loan::Relation::Entity.def())
        .join(JoinType::InnerJoin, loan_entity::Relation::Individual.def())
        .filter(entity_on_loan::Column::LoanId.eq(member.loan.id))
        .filter(individual::Column::UserId.eq(user_id))
        .count(&**changes)
        .await?;
    let taken = text::loans::PERSON_IS_ENTITY;
    if already == 0 { Ok(()) } else { Err(Problem::conflict(taken.code, taken.template)) }
}

/// Fills the user's blank fields when a person entity turns out to be a user: the entity's data is kept.
async fn fill_blanks(
    changes: &Changes,
    user: individual::Model,
    written: individual::Model,
) -> Result<individual::Model, Problem> {
    let addresses = user.residential_addresses.0.clone();
    let mut row = user.clone().into_active_model();
    row.sealed_licence_number = Set(user.sealed_licence_number.or(written.sealed_licence_number));
    row.licence_expiration = Set(user.licence_expiration.or(written.licence_expiration));
    row.sealed_licence_dob = Set(user.sealed_licence_dob.or(written.sealed_licence_dob));
    row.licence_state = Set(user.licence_state.or(written.licence_state));
    let kept = if addresses.is_empty() { written.residential_addresses } else { JsonColumn(addresses) };
    row.residential_addresses = Set(kept);
    Ok(row.update(&**changes).await?)
}

/// Saves license and addresses, if sent; the versions of the individual's other entities are incremented, too.
pub(super) async fn write_individual(
    changes: &Changes,
    member: &LoanMember,
    row: individual::Model,
    facts: &EntityFacts,
    may_see_licence: bool,
) -> Result<(), Problem> {
    let before = row.clone();
    let mut change = row.into_active_model();
    if let Some(sent) = &facts.most_recent_drivers_license_information
        && (may_see_licence || *sent != Default::default())
    {
        if !may_see_licence {
            return Err(Problem::forbidden());
        }
        let stored = individuals::stored_licence(changes.vault(), &before);
        let kept = match unmask(sent, &stored) {
            Ok(kept) => kept,
            Err(violations) => return reject_violations(violations),
        };
        let name = facts.name.as_deref().unwrap_or_default();
        activity_entries::record_licence_change(changes, member, (&before, name), (&stored, &kept)).await?;
        individuals::store_licence(changes.vault(), &mut change, kept);
    }
    if let Some(sent) = &facts.most_recent_user_information {
        change.residential_addresses = Set(JsonColumn(sent.residential_addresses.clone()));
    }
    change.updated_at = Set(changes.now());
    change.update(&**changes).await?;
    Ok(())
}

/// Publishes the change to viewers of the same person's entities on other loans.
pub(super) async fn bump_other_entities(
    changes: &Changes,
    individual_id: Uuid,
    but: Uuid,
) -> Result<(), Problem> {
    let version = loan_entity::Column::Version;
    loan_entity::Entity::update_many()
        .col_expr(version, Expr::col(version).add(1))
        .filter(loan_entity::Column::IndividualId.eq(individual_id))
        .filter(loan_entity::Column::Id.ne(but))
        .exec(&**changes)
        .await?;
    Ok(())
}
