//! Changing the sign-in email address: a confirmation link goes to the new address, and the old one is notified once it
//! is followed.

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DatabaseTransaction, DbErr, EntityTrait,
    PaginatorTrait as _, QueryFilter, QueryOrder as _, QuerySelect as _, sea_query::Expr,
};
use shared_rules::{
    activity::Activity,
    identity::{
        password_reset::{ResetLink, ResetState, ResetsSent, one_more_reset, reset_state},
        profile::{OwnAddress, own_address},
    },
    text::identity as text,
};
use uuid::Uuid;

use super::{dto::ChangeAddress, password::AccountRequest, proof};
use crate::{
    access::SignedIn,
    entity::{address_change, app_user},
    features::{
        activity,
        identity::{proof as address_proof, revoke_sign_in_links},
    },
    http::Problem,
    mail::{self, MailBudget, MailCause, QueuedEmail},
    membership,
    pages::{AddressChanges, AddressMail, ServiceFuture},
    realtime::Changes,
    secrets::token,
    state::AppState,
};

/// The number of recent links that are checked before another one is sent.
const RECENT_LINKS: u64 = 10;

/// The actions behind the confirmation page.
pub struct AddressPage(pub AppState);

impl AddressChanges for AddressPage {
    fn about<'a>(&'a self, token: &'a str) -> ServiceFuture<'a, String> {
        Box::pin(async move { Ok(find_change(&self.0, self.0.db.read(), token).await?.0.new_address) })
    }

    fn confirm<'a>(&'a self, token: &'a str) -> ServiceFuture<'a, ()> {
        Box::pin(confirm_change(&self.0, token))
    }
}

/// Returns the new address whose confirmation is pending.
///
/// # Errors
/// If the query fails.
pub(super) async fn load_pending_address(
    state: &AppState,
    user: &app_user::Model,
) -> Result<Option<String>, DbErr> {
    let row = address_change::Entity::find()
        .filter(address_change::Column::UserId.eq(user.id))
        .filter(address_change::Column::UsedAt.is_null())
        .order_by_desc(address_change::Column::CreatedAt)
        .one(state.db.read())
        .await?;
    let open = row.filter(|row| change_state(state, row, user) == ResetState::Open);
    Ok(open.map(|row| row.new_address))
}

fn change_state(state: &AppState, row: &address_change::Model, user: &app_user::Model) -> ResetState {
    reset_state(&ResetLink {
        asked_at: row.created_at,
        used_at: row.used_at,
        moved: row.email_key != user.email_key,
        now: state.clock.now(),
    })
}

/// Sends a link to the new address. Doesn't reveal whether another account has it: only readers of its email learn
/// that.
pub(super) async fn request_change(
    state: &AppState,
    asking: AccountRequest<'_>,
    input: ChangeAddress,
) -> Result<(), Problem> {
    let user = &asking.signed_in.user;
    let wanted = OwnAddress {
        email_address: input.email_address,
        present: user.email_address.clone(),
        current_password: input.proof.current_password.clone(),
    };
    let violations = own_address(&wanted);
    if !violations.is_empty() {
        return Err(Problem::invalid(violations));
    }
    let proof = proof::check_proof(state, asking, input.proof).await?;
    let (tx, now) = (state.db.write().await?, state.clock.now());
    proof.accept(state, &tx).await?;
    let asked_at = address_change::Entity::find()
        .select_only()
        .column(address_change::Column::CreatedAt)
        .filter(address_change::Column::UserId.eq(user.id))
        .order_by_desc(address_change::Column::CreatedAt)
        .limit(RECENT_LINKS)
        .into_tuple()
        .all(&tx)
        .await?;
    if !one_more_reset(&ResetsSent { asked_at, now }) {
        return Err(Problem::used_up(text::MANY_ADDRESSES.template).retry_after(600));
    }
    revoke_links(&tx, now, address_change::Column::UserId.eq(user.id)).await?;
    let (secret, new_address) = (token::new_token(), wanted.email_address.trim().to_owned());
    let row = address_change::ActiveModel {
        id: Set(Uuid::now_v7()),
        user_id: Set(user.id),
        email_key: Set(user.email_key.clone()),
        new_address: Set(new_address.clone()),
        token_hash: Set(token::hash(&secret)),
        created_at: Set(now),
        used_at: Set(None),
    };
    address_change::Entity::insert(row).exec_without_returning(&tx).await?;
    let link = state.config.link(&format!("/confirm-address/{secret}"));
    let house = membership::only_company(&tx).await?;
    let head = house.as_ref().map(membership::letterhead);
    let mail = AddressMail { before: user.email_address.clone(), now: new_address, head };
    let email = QueuedEmail {
        recipients: vec![mail.now.clone()],
        subject: mail.subject(),
        plain: mail.plain(&link),
        html: mail.html(link),
        company: house.map(|house| house.id),
        budget: MailBudget::AddressChange,
        reply_to: None,
        cause: MailCause::Other,
        unsubscribe_link: None,
    };
    mail::queue(&tx, now, &state.config.limits, email).await?;
    tx.commit().await?;
    state.mailer.wake();
    Ok(())
}

/// Cancels the pending change of address.
pub(super) async fn cancel_change(state: &AppState, signed_in: &SignedIn) -> Result<(), Problem> {
    let tx = state.db.write().await?;
    let own = address_change::Column::UserId.eq(signed_in.user.id);
    revoke_links(&tx, state.clock.now(), own).await?;
    tx.commit().await?;
    Ok(())
}

/// Revokes all links that would change the person's address.
///
/// # Errors
/// If the write fails.
pub(in crate::features::identity) async fn revoke_changes(
    tx: &DatabaseTransaction,
    now: DateTime<Utc>,
    user_id: Uuid,
) -> Result<(), DbErr> {
    revoke_links(tx, now, address_change::Column::UserId.eq(user_id)).await.map(|_| ())
}

async fn revoke_links(tx: &impl ConnectionTrait, now: DateTime<Utc>, which: Expr) -> Result<u64, DbErr> {
    let ended = address_change::Entity::update_many()
        .col_expr(address_change::Column::UsedAt, Expr::value(now))
        .filter(which)
        .filter(address_change::Column::UsedAt.is_null())
        .exec(tx)
        .await?;
    Ok(ended.rows_affected)
}

/// Returns the change that a link confirms, and its user.
async fn find_change(
    state: &AppState,
    db: &impl ConnectionTrait,
    secret: &str,
) -> Result<(address_change::Model, app_user::Model), Problem> {
    let row = address_change::Entity::find()
        .filter(address_change::Column::TokenHash.eq(token::hash(secret)))
        .find_also_related(app_user::Entity)
        .one(db)
        .await?;
    let Some((row, Some(user))) = row else { return Err(Problem::not_found()) };
    match change_state(state, &row, &user) {
        ResetState::Open => Ok((row, user)),
        ResetState::Expired => Err(Problem::gone(text::ADDRESS_LINK_EXPIRED)),
        ResetState::Used => Err(Problem::gone(text::ADDRESS_LINK_USED)),
    }
}

/// Changes the address that the person signs in with, and notifies the old one.
async fn confirm_change(state: &AppState, secret: &str) -> Result<(), Problem> {
    let changes = Changes::begin(state).await?;
    let (row, user) = find_change(state, &*changes, secret).await?;
    // Only one of two concurrent requests succeeds.
    if revoke_links(&*changes, changes.now(), address_change::Column::Id.eq(row.id)).await? == 0 {
        return Err(Problem::gone(text::ADDRESS_LINK_USED));
    }
    let key = row.new_address.to_lowercase();
    let taken = app_user::Entity::find().filter(app_user::Column::EmailKey.eq(&key)).count(&*changes).await?;
    if taken > 0 {
        return Err(Problem::gone(text::ADDRESS_TAKEN));
    }
    let change = app_user::ActiveModel {
        email_address: Set(row.new_address.clone()),
        email_key: Set(key),
        updated_at: Set(changes.now()),
        ..Default::default()
    };
    app_user::Entity::update_many()
        .set(change)
        .filter(app_user::Column::Id.eq(user.id))
        .exec(&*changes)
        .await?;
    revoke_sign_in_links(&changes, changes.now(), user.id).await?;
    address_proof::prove_to_everyone(&changes, user.id).await?;
    membership::revoke_links(&changes, user.id).await?;
    membership::bump_person(&changes, user.id).await?;
    let moved = Activity::AddressChanged { from: user.email_address.clone(), to: row.new_address.clone() };
    activity::record_on_account(&*changes, &user, changes.now(), moved).await?;
    let house = membership::only_company(&*changes).await?;
    let head = house.as_ref().map(membership::letterhead);
    let mail = AddressMail { before: user.email_address, now: row.new_address, head };
    let email = QueuedEmail {
        recipients: vec![mail.before.clone()],
        subject: mail.changed_subject(),
        plain: mail.changed_plain(),
        html: mail.changed_html(),
        company: house.map(|house| house.id),
        budget: MailBudget::AddressChange,
        reply_to: None,
        cause: MailCause::Other,
        unsubscribe_link: None,
    };
    mail::queue(&*changes, changes.now(), &state.config.limits, email).await?;
    changes.commit().await?;
    state.mailer.wake();
    Ok(())
}
