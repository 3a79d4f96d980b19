//! Sends the invitation again to a person who asks for a new password without having joined. Doesn't reveal whether an
//! address is invited: the page responds before it is looked up.

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder as _, QuerySelect as _,
};
use shared_rules::identity::password_reset::{ResetsSent, one_more_reset};
use uuid::Uuid;

use super::new_invitation::{InvitationDraft, lock_invited};
use crate::{
    entity::{app_user, company, invitation, loan},
    http::Problem,
    membership::has_address,
    realtime::Changes,
    state::AppState,
};

/// The maximum number of companies that send their invitation again per request.
const MAX_COMPANIES: usize = 20;
/// The number of a person's latest invitations that are checked before another one is sent.
const RECENT_INVITATIONS: u64 = 10;

/// Sends the latest pending invitation of each company again, unless the address has an account. Earlier links keep
/// working: a stranger's request must not revoke the one that a lender passed on.
///
/// # Errors
/// If the query fails.
pub(super) async fn send_again(state: &AppState, address: &str) -> Result<(), Problem> {
    let db = state.db.read();
    if has_account(db, address).await? {
        return Ok(());
    }
    for user_id in find_pending_entries(db, address).await? {
        if let Err(problem) = resend_to(state, user_id).await {
            tracing::warn!(status = problem.status().as_u16(), "an invitation wasn't sent again");
        }
    }
    Ok(())
}

async fn has_account(db: &impl ConnectionTrait, address: &str) -> Result<bool, DbErr> {
    let account = app_user::Entity::find()
        .filter(app_user::Column::EmailKey.eq(address.trim().to_lowercase()))
        .filter(app_user::Column::PasswordHash.is_not_null());
    Ok(account.one(db).await?.is_some())
}

/// Returns the entries of that address that have an unanswered invitation, expired or not.
async fn find_pending_entries(db: &impl ConnectionTrait, address: &str) -> Result<Vec<Uuid>, DbErr> {
    let mut ids: Vec<Uuid> = invitation::Entity::find()
        .select_only()
        .column(invitation::Column::UserId)
        .inner_join(app_user::Entity)
        .filter(has_address(address))
        .filter(app_user::Column::PasswordHash.is_null())
        .filter(invitation::Column::AcceptedAt.is_null())
        .filter(invitation::Column::RevokedAt.is_null())
        .order_by_asc(invitation::Column::UserId)
        .into_tuple()
        .all(db)
        .await?;
    ids.dedup();
    ids.truncate(MAX_COMPANIES);
    Ok(ids)
}

/// Sends the person's latest invitation again, within the budgets.
async fn resend_to(state: &AppState, user_id: Uuid) -> Result<(), Problem> {
    let changes = Changes::begin(state).await?;
    // Locked, so that of several concurrent requests each counts those before it.
    let user = lock_invited(&changes, user_id).await?;
    let rows = invitation::Entity::find()
        .filter(invitation::Column::UserId.eq(user_id))
        .order_by_desc(invitation::Column::CreatedAt)
        .order_by_desc(invitation::Column::Id)
        .limit(RECENT_INVITATIONS)
        .all(&*changes)
        .await?;
    let asked_at = rows.iter().map(|row| row.created_at).collect();
    let unanswered = |row: &&invitation::Model| row.accepted_at.is_none() && row.revoked_at.is_none();
    let last = rows.iter().find(unanswered).filter(|_| user.password_hash.is_none());
    let Some(last) = last.filter(|_| one_more_reset(&ResetsSent { asked_at, now: changes.now() })) else {
        return Ok(());
    };
    let loan = match last.loan_id {
        Some(id) => Some(loan::Entity::find_by_id(id).one(&*changes).await?.ok_or_else(Problem::not_found)?),
        None => None,
    };
    let lender = company::Entity::find_by_id(last.company_id).one(&*changes).await?;
    let by = app_user::Entity::find_by_id(last.invited_by).one(&*changes).await?;
    let (Some(lender), Some(by)) = (lender, by) else { return Err(Problem::not_found()) };
    let draft =
        InvitationDraft { lender: &lender, loan: loan.as_ref(), user: &user, role: last.role.0, by: &by };
    let written = draft.write(state, &changes, false).await?;
    draft.queue_mail(state, &changes, &written).await?;
    changes.commit().await?;
    state.mailer.wake();
    Ok(())
}
