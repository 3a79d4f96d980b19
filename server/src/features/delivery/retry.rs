//! Trying an address again.

use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, ExprTrait as _, QueryFilter, QuerySelect as _,
    sea_query::{Expr, Func},
};
use shared_rules::value::email::address_key;
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::{invitation, mail, message_email, undeliverable_address},
    features::team,
    http::Problem,
    mail::retry_failed,
    realtime::Changes,
    state::AppState,
};

/// Removes the mark from the address of a person on the loan, and queues the company's failed emails to it again.
///
/// # Errors
/// *Not found* for people that the viewer doesn't see on the loan; *refused* for roles that they may not change.
pub(super) async fn retry_address(
    state: &AppState,
    viewer: &LoanMember,
    user_id: Uuid,
) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    let person = team::find_visible_person(&*changes, viewer, user_id).await?;
    let role = person.role.as_ref().map(|role| role.role.0);
    if let Some(role) = role.or(person.invitation.as_ref().map(|last| last.role.0)) {
        team::require_may_edit(viewer, role)?;
    }
    let (company, key) = (viewer.lender.id, address_key(&person.user.email_address));
    undeliverable_address::Entity::delete_by_id((company, key.clone())).exec(&*changes).await?;
    retry_failed(&*changes, changes.now(), company, &key).await?;
    clear_failures(&changes, company, &key).await?;
    let roles: Vec<Uuid> = person.role.iter().map(|role| role.id).collect();
    team::publish_roles(&mut changes, viewer.loan.id, &roles).await?;
    changes.commit().await?;
    state.mailer.wake();
    Ok(())
}

/// Removes the failures from messages and invitations whose emails are queued again.
async fn clear_failures(changes: &Changes, company_id: Uuid, key: &str) -> Result<(), DbErr> {
    let queued = mail::Entity::find()
        .select_only()
        .columns([mail::Column::MessageId, mail::Column::InvitationId])
        .filter(mail::Column::CompanyId.eq(company_id))
        .filter(mail::Column::AddressKey.eq(key))
        .filter(mail::Column::SentAt.is_null())
        .filter(mail::Column::FailedAt.is_null())
        .into_tuple::<(Option<Uuid>, Option<Uuid>)>()
        .all(&**changes)
        .await?;
    for some in queued.chunks(500) {
        let messages: Vec<Uuid> = some.iter().filter_map(|(message, _)| *message).collect();
        let invitations: Vec<Uuid> = some.iter().filter_map(|(_, invitation)| *invitation).collect();
        let address = Expr::col((message_email::Entity, message_email::Column::Address));
        message_email::Entity::update_many()
            .col_expr(message_email::Column::FailedAt, Expr::value(None::<chrono::DateTime<chrono::Utc>>))
            .col_expr(message_email::Column::Failure, Expr::value(None::<String>))
            .filter(message_email::Column::MessageId.is_in(messages))
            .filter(Expr::expr(Func::lower(address)).eq(key))
            .exec(&**changes)
            .await?;
        invitation::Entity::update_many()
            .col_expr(invitation::Column::FailedAt, Expr::value(None::<chrono::DateTime<chrono::Utc>>))
            .col_expr(invitation::Column::Failure, Expr::value(None::<String>))
            .filter(invitation::Column::Id.is_in(invitations))
            .exec(&**changes)
            .await?;
    }
    Ok(())
}
