//! Removing a person from a loan. Their shares on it are deleted, and their open pages are notified.

use sea_orm::{
    ActiveModelTrait as _,
    ActiveValue::Set,
    ColumnTrait, DbErr, EntityTrait, ExprTrait as _, IntoActiveModel as _, QueryFilter, QueryOrder,
    sea_query::{Expr, Query},
};
use shared_rules::{
    activity::Activity,
    contacts::removal::{ContactRemoval, contact_removal},
    loans::loan_departure::{LeaveLoan, leave_loan},
    team::role::Role,
};
use uuid::Uuid;

use super::{add_members, contact_entry, contact_entry::EntryOwner, loan_leads, people};
use crate::{
    access::LoanMember,
    entity::{
        EnumColumn, app_user, contact_relation, loan_role, message_delivery, message_thread, share,
        thread_user,
    },
    features::{
        activity,
        identity::{self, NewEntry},
    },
    http::Problem,
    membership::{self, PersonOnLoan},
    realtime::Changes,
    state::AppState,
};

/// Removes a role; a contact is removed by the owner of its list.
pub(super) async fn remove_role(
    state: &AppState,
    viewer: &LoanMember,
    loan_role_id: Uuid,
) -> Result<(), Problem> {
    let changes = Changes::begin(state).await?;
    add_members::lock_team(&changes, viewer.loan.id).await?;
    let (person, role) = people::find_visible_role(&*changes, viewer, loan_role_id).await?;
    if role.user_id == viewer.user.id {
        let verdict = leave_loan(&LeaveLoan { viewer_role: viewer.role() });
        if !verdict.allowed {
            return Err(Problem::refused(verdict.violations));
        }
    } else {
        people::require_may_assign(viewer, role.user_id, Some(role.role.0), None)?;
        require_may_remove_contact(viewer, &person)?;
    }
    loan_leads::require_removable(&changes, &role).await?;
    end_membership(changes, viewer, &role).await
}

/// Refuses to remove a contact in another member's list, except for lead lenders.
///
/// # Errors
/// *Refused*, with the rule's text.
fn require_may_remove_contact(viewer: &LoanMember, person: &PersonOnLoan) -> Result<(), Problem> {
    let removal = contact_removal(&ContactRemoval {
        owner: person.contact().is_none_or(|listed| listed.owner_id == viewer.user.id),
        viewer_role: Some(viewer.role()),
        loan_role_id: person.role.as_ref().map(|role| role.id.to_string()),
        key_contact: false,
        name: String::new(),
    });
    if removal.violations.is_empty() { Ok(()) } else { Err(Problem::refused(removal.violations)) }
}

/// Ends the person's role on the loan: deletes their shares, revokes their invitation, hands their contacts to another
/// owner, and publishes it to the loan's members, including to the person for the last time.
///
/// # Errors
/// If a write fails; then nothing is changed.
pub(crate) async fn end_membership(
    mut changes: Changes,
    viewer: &LoanMember,
    role: &loan_role::Model,
) -> Result<(), Problem> {
    let (loan_id, user_id) = (role.loan_id, role.user_id);
    share::Entity::delete_many()
        .filter(share::Column::LoanId.eq(loan_id).and(share::Column::SharedWith.eq(user_id)))
        .exec(&*changes)
        .await?;
    end_messages(&changes, loan_id, user_id).await?;
    membership::revoke_links(&changes, user_id).await?;
    delete_hidden_contacts(&changes, loan_id, user_id).await?;
    record_departure(&changes, viewer, role).await?;
    contact_entry::reassign_entries(&changes, loan_id, user_id, successor_of(&changes, viewer, role).await?)
        .await?;
    if !keep_as_book_entry(&changes, viewer, role).await? {
        loan_role::Entity::delete_by_id(role.id).exec(&*changes).await?;
    }
    people::recompute_role_group(&changes, user_id).await?;
    // A private address book entry concerns no other member.
    let told: Vec<Uuid> = role.visible_to_lender.then_some(role.id).into_iter().collect();
    people::publish_roles(&mut changes, loan_id, &told).await?;
    changes.commit().await?;
    Ok(())
}

/// Records that a person left or was removed.
///
/// # Errors
/// If the write fails.
pub(crate) async fn record_departure(
    changes: &Changes,
    viewer: &LoanMember,
    gone: &loan_role::Model,
) -> Result<(), DbErr> {
    let role = gone.role.0;
    if gone.user_id == viewer.user.id {
        return activity::record_on_loan(changes, viewer, Activity::Left { role }).await;
    }
    let person = app_user::Entity::find_by_id(gone.user_id).one(&**changes).await?;
    let Some(person) = person.filter(|_| gone.visible_to_lender) else { return Ok(()) };
    let removed = Activity::PersonRemoved { person: activity::current_name(&person), role };
    activity::record_on_loan(changes, viewer, removed).await
}

/// Ends the person's reading on the loan: deletes their thread memberships and unread state, and withdraws their Bcc
/// copies. Other recipients keep their messages.
async fn end_messages(changes: &Changes, loan_id: Uuid, user_id: Uuid) -> Result<(), DbErr> {
    let threads = Query::select()
        .column(message_thread::Column::Id)
        .from(message_thread::Entity)
        .and_where(Expr::col(message_thread::Column::LoanId).eq(loan_id))
        .take();
    thread_user::Entity::delete_many()
        .filter(thread_user::Column::UserId.eq(user_id))
        .filter(thread_user::Column::ThreadId.in_subquery(threads))
        .exec(&**changes)
        .await?;
    message_delivery::Entity::update_many()
        .col_expr(message_delivery::Column::Ended, Expr::value(true))
        .filter(message_delivery::Column::UserId.eq(user_id))
        .filter(message_delivery::Column::LoanId.eq(loan_id))
        .exec(&**changes)
        .await?;
    changes.publish_unread_changed([user_id]);
    Ok(())
}

/// Keeps a removed contact in the list of the borrower or contact who owns the entry: as an address book entry, without
/// access (resolution 95). Returns whether it was one.
async fn keep_as_book_entry(
    changes: &Changes,
    viewer: &LoanMember,
    role: &loan_role::Model,
) -> Result<bool, Problem> {
    let listed = contact_relation::Entity::find()
        .filter(contact_relation::Column::LoanRoleId.eq(role.id))
        .filter(contact_relation::Column::ByLender.eq(false))
        .filter(contact_relation::Column::OwnerId.ne(viewer.user.id))
        .one(&**changes)
        .await?;
    let Some(listed) = listed.filter(|_| role.role.is_contact()) else { return Ok(false) };
    let person = app_user::Entity::find_by_id(role.user_id).one(&**changes).await?;
    let person = person.ok_or_else(Problem::not_found)?;
    let new = NewEntry {
        company: None,
        address: &person.email_address,
        given_name: &listed.given_name,
        family_name: &listed.family_name,
    };
    let entry = identity::get_or_create_entry(&**changes, changes.now(), &new).await?;
    let mut row = role.clone().into_active_model();
    row.user_id = Set(entry.id);
    row.stub = Set(true);
    row.key_contact = Set(false);
    row.visible_to_borrower = Set(false);
    row.visible_to_lender = Set(false);
    row.can_accept_files = Set(false);
    row.version = Set(role.version.saturating_add(1));
    row.updated_at = Set(changes.now());
    row.update(&**changes).await?;
    Ok(true)
}

/// Deletes the contacts that a leaving person kept hidden from lenders: no other member may have them.
async fn delete_hidden_contacts(changes: &Changes, loan_id: Uuid, owner: Uuid) -> Result<(), DbErr> {
    let own = Query::select()
        .column(contact_relation::Column::LoanRoleId)
        .from(contact_relation::Entity)
        .and_where(Expr::col(contact_relation::Column::OwnerId).eq(owner))
        .take();
    loan_role::Entity::delete_many()
        .filter(loan_role::Column::LoanId.eq(loan_id))
        .filter(loan_role::Column::VisibleToLender.eq(false))
        .filter(loan_role::Column::Id.in_subquery(own))
        .exec(&**changes)
        .await
        .map(|_| ())
}

/// Returns the new owner of a leaving person's contacts: the member who removed them, or a lead lender if they left on
/// their own.
async fn successor_of(
    changes: &Changes,
    viewer: &LoanMember,
    role: &loan_role::Model,
) -> Result<EntryOwner, Problem> {
    if viewer.user.id != role.user_id {
        return Ok(EntryOwner::of(viewer));
    }
    let lead = loan_role::Entity::find()
        .filter(loan_role::Column::LoanId.eq(role.loan_id))
        .filter(loan_role::Column::Role.eq(EnumColumn(Role::LeadLender)))
        .filter(loan_role::Column::Id.ne(role.id))
        .order_by_asc(loan_role::Column::CreatedAt)
        .one(&**changes)
        .await?;
    Ok(lead.map_or_else(|| EntryOwner::of(viewer), |lead| EntryOwner::lender(lead.user_id)))
}
