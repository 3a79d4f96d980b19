//! Changing the entities of a loan. Every change is one transaction with its event.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, IntoActiveModel as _,
    PaginatorTrait as _, QueryFilter, QuerySelect, sea_query::Query,
};
use serde_json::json;
use shared_rules::{
    loans::{
        entity::EntityType,
        entity_editing::{EntityEditing, entity_editing},
        entity_label::{EntityLabel, EntityLabels, check_entity_labels},
        entity_visibility::EntitySightAnswer,
    },
    text,
};
use uuid::Uuid;

use super::{
    activity_entries,
    dto::{CreateEntity, EntityFacts, LoanEntity, UpdateEntity},
    facts, person,
    store::EntityRow,
    visibility::{self, VisibleEntity},
};
use crate::{
    access::{LoanMember, can_edit_without_role},
    entity::{EnumColumn, JsonColumn, entity_on_loan, individual, loan_entity, loan_role},
    http::Problem,
    realtime::{Changes, Kind, Topic},
    state::AppState,
};

/// Adds a new entity to the loan, or one of another loan.
pub(super) async fn create_entity(
    state: &AppState,
    member: &LoanMember,
    input: CreateEntity,
) -> Result<LoanEntity, Problem> {
    check_labels(&input.labels)?;
    let changes = Changes::begin(state).await?;
    let known = input.existing_entity_id.is_some();
    let id = match input.existing_entity_id {
        Some(id) => find_existing(&changes, member, id).await?,
        None => {
            let wanted = || Problem::invalid(vec![text::loans::ENTITY_TYPE_REQUIRED.violation("entityType")]);
            let entity_type = input.entity_type.ok_or_else(wanted)?;
            require_allowed(member, entity_type)?;
            insert_new(&changes, member, entity_type, &input.facts).await?
        }
    };
    let place = entity_on_loan::ActiveModel {
        loan_id: Set(member.loan.id),
        entity_id: Set(id),
        labels: Set(JsonColumn(without_duplicates(input.labels))),
        created_at: Set(changes.now()),
    };
    entity_on_loan::Entity::insert(place).exec_without_returning(&*changes).await?;
    finish_change(changes, member, id, PreviousState::Elsewhere { known }).await
}

/// Rejects people who may not change entities of that kind.
fn require_allowed(member: &LoanMember, entity_type: EntityType) -> Result<(), Problem> {
    let verdict = entity_editing(&EntityEditing {
        viewer_role: member.role(),
        permissions: member.permissions(),
        entity_type: Some(entity_type),
    });
    if verdict.allowed { Ok(()) } else { Err(Problem::forbidden()) }
}

async fn insert_new(
    changes: &Changes,
    member: &LoanMember,
    entity_type: EntityType,
    facts: &EntityFacts,
) -> Result<Uuid, Problem> {
    facts::check_facts(facts, member.zone().day(changes.now()))?;
    let individual = match entity_type {
        EntityType::Individual => Some(person::individual_of_entity(changes, member, None, facts).await?),
        _ => None,
    };
    let id = Uuid::now_v7();
    let mut row = loan_entity::ActiveModel {
        id: Set(id),
        company_id: Set(member.loan.company_id),
        entity_type: Set(EnumColumn(entity_type)),
        individual_id: Set(individual.as_ref().map(|row| row.id)),
        version: Set(1),
        created_at: Set(changes.now()),
        updated_at: Set(changes.now()),
        ..Default::default()
    };
    facts::write_facts(&mut row, facts);
    loan_entity::Entity::insert(row).exec_without_returning(&**changes).await?;
    if let Some(individual) = individual {
        let individual_id = individual.id;
        let sight = visibility_of_new(member, &individual);
        person::write_individual(changes, member, individual, facts, sight.licence).await?;
        person::bump_other_entities(changes, individual_id, id).await?;
    }
    Ok(id)
}

/// A member who creates a new person may enter their license; to enter a user's, they must be allowed to see it.
fn visibility_of_new(member: &LoanMember, individual: &individual::Model) -> EntitySightAnswer {
    let permitted =
        member.permissions().contains(&shared_rules::team::permission::Permission::SeeDriversLicense);
    let licence = permitted || individual.user_id.is_none();
    EntitySightAnswer { seen: true, details: true, licence }
}

/// Returns the id of an entity of the same lender, on another loan that the member is on.
async fn find_existing(changes: &Changes, member: &LoanMember, id: Uuid) -> Result<Uuid, Problem> {
    let own_loans = Query::select()
        .column(loan_role::Column::LoanId)
        .from(loan_role::Entity)
        .and_where(loan_role::Column::UserId.eq(member.user.id))
        .take();
    let row = loan_entity::Entity::find_by_id(id)
        .filter(loan_entity::Column::CompanyId.eq(member.loan.company_id))
        .one(&**changes)
        .await?;
    let row = row.ok_or_else(Problem::not_found)?;
    let reachable = entity_on_loan::Entity::find()
        .filter(entity_on_loan::Column::EntityId.eq(id))
        .filter(entity_on_loan::Column::LoanId.in_subquery(own_loans))
        .count(&**changes)
        .await?;
    if reachable == 0 && !can_edit_without_role(&member.user, &member.loan) {
        return Err(Problem::not_found());
    }
    require_allowed(member, row.entity_type.0)?;
    let here = entity_on_loan::Entity::find_by_id((member.loan.id, id)).count(&**changes).await?;
    let taken = text::loans::ENTITY_ON_LOAN;
    if here == 0 { Ok(id) } else { Err(Problem::conflict(taken.code, taken.template)) }
}

/// Changes an entity, unless it was changed since the given version.
pub(super) async fn update_entity(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
    input: UpdateEntity,
) -> Result<LoanEntity, Problem> {
    let changes = Changes::begin(state).await?;
    let seen = lock_editable(&changes, member, id).await?;
    if seen.row.entity.version != input.version {
        return Err(Problem::stale(seen.into_dto(changes.vault())));
    }
    facts::check_facts(&input.facts, member.zone().day(changes.now()))?;
    let VisibleEntity { row, sight } = seen;
    let before = PreviousState::Here(Box::new(row.clone()));
    let version = row.entity.version.saturating_add(1);
    let is_person = row.entity.entity_type.0 == EntityType::Individual;
    let mut change = row.entity.into_active_model();
    facts::write_facts(&mut change, &input.facts);
    change.version = Set(version);
    change.updated_at = Set(changes.now());
    if is_person {
        let individual = person::individual_of_entity(&changes, member, row.individual, &input.facts).await?;
        change.individual_id = Set(Some(individual.id));
        let individual_id = individual.id;
        person::write_individual(&changes, member, individual, &input.facts, sight.licence).await?;
        person::bump_other_entities(&changes, individual_id, id).await?;
    }
    change.update(&*changes).await?;
    finish_change(changes, member, id, before).await
}

/// Removes an entity from the loan; deletes it if it is on no other loan.
pub(super) async fn remove_entity(state: &AppState, member: &LoanMember, id: Uuid) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    let seen = lock_editable(&changes, member, id).await?;
    activity_entries::record_removed(&changes, member, &seen.row).await?;
    entity_on_loan::Entity::delete_by_id((member.loan.id, id)).exec(&*changes).await?;
    let elsewhere = entity_on_loan::Entity::find()
        .filter(entity_on_loan::Column::EntityId.eq(id))
        .count(&*changes)
        .await?;
    if elsewhere == 0 {
        loan_entity::Entity::delete_by_id(id).exec(&*changes).await?;
    }
    publish_change(&mut changes, member, id).await?;
    changes.commit().await?;
    Ok(())
}

/// Replaces an entity's labels on this loan.
pub(super) async fn put_labels(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
    labels: Vec<EntityLabel>,
) -> Result<LoanEntity, Problem> {
    let changes = Changes::begin(state).await?;
    let seen = lock_editable(&changes, member, id).await?;
    check_labels(&labels)?;
    let before = PreviousState::Here(Box::new(seen.row.clone()));
    let mut place = seen.row.place.into_active_model();
    place.labels = Set(JsonColumn(without_duplicates(labels)));
    place.update(&*changes).await?;
    finish_change(changes, member, id, before).await
}

/// Returns the entity, locked until the transaction ends, if the member may change it.
async fn lock_editable(changes: &Changes, member: &LoanMember, id: Uuid) -> Result<VisibleEntity, Problem> {
    loan_entity::Entity::find_by_id(id).lock_exclusive().one(&**changes).await?;
    let seen = visibility::find_visible(&**changes, member, id).await?;
    require_allowed(member, seen.row.entity.entity_type.0)?;
    Ok(seen)
}

/// Rejects combinations of labels that aren't allowed.
fn check_labels(labels: &[EntityLabel]) -> Result<(), Problem> {
    let violations = check_entity_labels(&EntityLabels { labels: labels.to_vec() });
    if violations.is_empty() { Ok(()) } else { Err(Problem::invalid(violations)) }
}

fn without_duplicates(labels: Vec<EntityLabel>) -> Vec<EntityLabel> {
    let mut seen = std::collections::HashSet::new();
    labels.into_iter().filter(|label| seen.insert(*label)).collect()
}

/// An entity before the change.
enum PreviousState {
    /// Not on this loan.
    Elsewhere {
        /// Whether it was on another loan.
        known: bool,
    },
    /// On this loan, with these values.
    Here(Box<EntityRow>),
}

async fn finish_change(
    mut changes: Changes,
    member: &LoanMember,
    id: Uuid,
    before: PreviousState,
) -> Result<LoanEntity, Problem> {
    publish_change(&mut changes, member, id).await?;
    let now = visibility::find_visible(&*changes, member, id).await?;
    match before {
        PreviousState::Elsewhere { known } => {
            activity_entries::record_added(&changes, member, &now.row, known).await?;
        }
        PreviousState::Here(before) => {
            activity_entries::record_changed(&changes, member, &before, &now.row).await?;
        }
    }
    let now = now.into_dto(changes.vault());
    changes.commit().await?;
    Ok(now)
}

async fn publish_change(changes: &mut Changes, member: &LoanMember, id: Uuid) -> Result<(), Problem> {
    let ids = json!({ "entityIds": [id] });
    Ok(changes.publish_event(Topic::Loan(member.loan.id), Kind::EntitiesChanged, &ids).await?)
}
