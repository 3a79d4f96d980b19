//! Loading people of a loan for a change, and completing the change.

use sea_orm::{ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect, sea_query::Expr};
use serde_json::json;
use shared_rules::{
    activity::Activity,
    team::{
        role::{Role, RoleGroup},
        role_change::{RoleChange, role_change},
        role_editing::{RoleEditing, role_editing},
    },
};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::{EnumColumn, app_user, loan, loan_role},
    features::{activity, loans::LoanRole},
    http::Problem,
    membership::{PersonOnLoan, load_person_on_loan},
    realtime::{Changes, Kind, Topic},
};

/// Returns a person of the loan whom the viewer may see, whether invited or on it.
///
/// # Errors
/// *Not found*.
pub(crate) async fn find_visible_person(
    db: &impl ConnectionTrait,
    viewer: &LoanMember,
    user_id: Uuid,
) -> Result<PersonOnLoan, Problem> {
    let person = load_person_on_loan(db, viewer.loan.id, user_id).await?;
    person.filter(|person| person.is_seen_by(viewer)).ok_or_else(Problem::not_found)
}

/// The same by the person's role.
///
/// # Errors
/// *Not found*.
pub(crate) async fn find_visible_role(
    db: &impl ConnectionTrait,
    viewer: &LoanMember,
    loan_role_id: Uuid,
) -> Result<(PersonOnLoan, loan_role::Model), Problem> {
    let of_role: Option<Uuid> = loan_role::Entity::find_by_id(loan_role_id)
        .select_only()
        .column(loan_role::Column::UserId)
        .filter(loan_role::Column::LoanId.eq(viewer.loan.id))
        .into_tuple()
        .one(db)
        .await?;
    require_role(find_visible_person(db, viewer, of_role.ok_or_else(Problem::not_found)?).await?)
}

/// Returns a person with their role; a person who was only invited is *not found*.
pub(super) fn require_role(person: PersonOnLoan) -> Result<(PersonOnLoan, loan_role::Model), Problem> {
    let role = person.role.clone().ok_or_else(Problem::not_found)?;
    Ok((person, role))
}

/// Rejects viewers who may not change a role of that kind.
///
/// # Errors
/// *Refused*, with the rule's text.
pub(crate) fn require_may_edit(viewer: &LoanMember, edited_role: Role) -> Result<(), Problem> {
    let editing = RoleEditing { viewer_role: viewer.role(), permissions: viewer.permissions(), edited_role };
    let verdict = role_editing(&editing);
    if verdict.allowed { Ok(()) } else { Err(Problem::refused(verdict.violations)) }
}

/// Rejects viewers who may not assign or remove that role.
///
/// # Errors
/// *Refused*, with the rule's text.
pub(crate) fn require_may_assign(
    viewer: &LoanMember,
    user_id: Uuid,
    role: Option<Role>,
    new_role: Option<Role>,
) -> Result<(), Problem> {
    let verdict = role_change(&RoleChange {
        viewer_role: viewer.role(),
        permissions: viewer.permissions(),
        own: user_id == viewer.user.id,
        role,
        new_role,
    });
    if verdict.allowed { Ok(()) } else { Err(Problem::refused(verdict.violations)) }
}

/// Rejects a change that is based on an older version than the stored one.
///
/// # Errors
/// *Stale*, with the stored role.
pub(crate) fn require_version(
    viewer: &LoanMember,
    person: &PersonOnLoan,
    version: i32,
) -> Result<(), Problem> {
    let same = person.role.as_ref().is_none_or(|role| role.version == version);
    if same { Ok(()) } else { Err(Problem::stale(LoanRole::of(viewer, person))) }
}

/// Sets the role group of a person who isn't a lender from their roles: a borrower anywhere is a borrower.
///
/// # Errors
/// If the write fails.
pub(crate) async fn recompute_role_group(changes: &Changes, user_id: Uuid) -> Result<(), DbErr> {
    let borrows = loan_role::Entity::find()
        .filter(loan_role::Column::UserId.eq(user_id))
        .filter(loan_role::Column::Role.is_in([EnumColumn(Role::LeadBorrower), EnumColumn(Role::Borrower)]))
        .one(&**changes)
        .await?
        .is_some();
    let group = if borrows { RoleGroup::Borrower } else { RoleGroup::Contact };
    app_user::Entity::update_many()
        .col_expr(app_user::Column::RoleGroup, Expr::value(EnumColumn(group)))
        .filter(app_user::Column::Id.eq(user_id))
        .filter(app_user::Column::RoleGroup.ne(EnumColumn(RoleGroup::Lender)))
        .exec(&**changes)
        .await
        .map(|_| ())
}

/// Publishes to the loan's members that these roles changed, and increments the loan's version.
///
/// # Errors
/// If the write fails.
pub(crate) async fn publish_roles(changes: &mut Changes, loan_id: Uuid, roles: &[Uuid]) -> Result<(), DbErr> {
    loan::Entity::update_many()
        .col_expr(loan::Column::UpdatedAt, Expr::value(changes.now()))
        .filter(loan::Column::Id.eq(loan_id))
        .exec(&**changes)
        .await?;
    changes.publish_event(Topic::Loan(loan_id), Kind::Team, &json!({ "loanRoleIds": roles })).await
}

/// The same for a changed role, which is also recorded in the activity log.
///
/// # Errors
/// If a write fails; then nothing is changed.
pub(crate) async fn finish_role_change(
    changes: Changes,
    viewer: &LoanMember,
    before: &loan_role::Model,
) -> Result<PersonOnLoan, Problem> {
    let user_id = before.user_id;
    let person =
        load_person_on_loan(&*changes, viewer.loan.id, user_id).await?.ok_or_else(Problem::not_found)?;
    let role = person.role.as_ref().map_or(before.role.0, |role| role.role.0);
    let shown = person.role.as_ref().is_some_and(|role| role.visible_to_lender);
    // A private address book entry concerns no other member.
    if shown || before.visible_to_lender {
        let named = activity::current_name(&person.user);
        let changed = if role == before.role.0 {
            Activity::PersonChanged { person: named }
        } else {
            Activity::RoleChanged { person: named, from: before.role.0, to: role }
        };
        activity::record_on_loan(&changes, viewer, changed).await?;
    }
    commit_and_load(changes, viewer, person).await
}

/// Publishes a person's change, including replaced leads, commits it, and returns the person as they are now.
///
/// # Errors
/// If a write fails; then nothing is changed.
pub(crate) async fn finish_change(
    changes: Changes,
    viewer: &LoanMember,
    user_id: Uuid,
) -> Result<PersonOnLoan, Problem> {
    let person =
        load_person_on_loan(&*changes, viewer.loan.id, user_id).await?.ok_or_else(Problem::not_found)?;
    commit_and_load(changes, viewer, person).await
}

async fn commit_and_load(
    mut changes: Changes,
    viewer: &LoanMember,
    person: PersonOnLoan,
) -> Result<PersonOnLoan, Problem> {
    let role: Vec<Uuid> =
        person.role.iter().filter(|role| role.visible_to_lender).map(|role| role.id).collect();
    publish_roles(&mut changes, viewer.loan.id, &role).await?;
    changes.commit().await?;
    Ok(person)
}
