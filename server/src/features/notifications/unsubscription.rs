//! Unsubscribing from emails about some kinds of notifications, by the link in an email. The link contains the person and
//! the kinds, encrypted; it works without signing in, forever, and only turns these emails off.

use axum::{extract::FromRequestParts as _, http::request::Parts};
use sea_orm::{
    ActiveValue::Set, ConnectionTrait, DbErr, EntityTrait, QuerySelect as _, sea_query::OnConflict,
};
use shared_rules::{
    notices::{
        delivery::{NoticePreference, NoticeUnsubscription, notice_unsubscription},
        kind::NoticeKind,
    },
    text::notification::UNSUBSCRIBE_LINK_INVALID,
};
use uuid::Uuid;

use super::{PREFERENCE, concerned::parse_preference};
use crate::{
    entity::{app_user, preference},
    http::{Problem, guard::ClientAddress},
    pages::{EmailUnsubscriptions, ServiceFuture, UnsubscriptionAbout},
    secrets::vault::Vault,
    state::AppState,
};

/// The purpose for which links are encrypted.
const PURPOSE: &str = "notification email unsubscription";

/// The page behind the link.
pub struct UnsubscriptionPage(pub AppState);

impl EmailUnsubscriptions for UnsubscriptionPage {
    fn about<'a>(
        &'a self,
        token: &'a str,
        opener: Option<&'a Parts>,
    ) -> ServiceFuture<'a, UnsubscriptionAbout> {
        Box::pin(async move {
            spend_request(&self.0, opener).await?;
            let subscription = EmailSubscription::read(&self.0.vault, token)?;
            let label = |kind: NoticeKind| kind.label().to_string();
            Ok(UnsubscriptionAbout { kinds: subscription.kinds().map(label).collect() })
        })
    }

    fn unsubscribe<'a>(&'a self, token: &'a str, parts: &'a Parts) -> ServiceFuture<'a, ()> {
        Box::pin(async move {
            spend_request(&self.0, Some(parts)).await?;
            unsubscribe(&self.0, &EmailSubscription::read(&self.0.vault, token)?).await
        })
    }
}

/// Counts a request from the visitor's network.
async fn spend_request(state: &AppState, opener: Option<&Parts>) -> Result<(), Problem> {
    let Some(parts) = opener else { return Ok(()) };
    let Ok(from) = ClientAddress::from_request_parts(&mut parts.clone(), state).await;
    state.budgets.spend_unsubscription(from.rate_limit_prefix())
}

/// The emails that a link turns off.
struct EmailSubscription {
    person: Uuid,
    /// The names of the kinds.
    kinds: Vec<String>,
}

impl EmailSubscription {
    /// Reads the token of a link.
    ///
    /// # Errors
    /// *Gone*, with an explanation, if this server didn't issue it.
    fn read(vault: &Vault, token: &str) -> Result<Self, Problem> {
        let text = vault.unseal_token(PURPOSE, token);
        let read = text.as_deref().and_then(|text| {
            let mut words = text.split(' ');
            let person = words.next()?.parse().ok()?;
            Some(Self { person, kinds: words.map(str::to_owned).collect() })
        });
        read.ok_or_else(|| Problem::gone(UNSUBSCRIBE_LINK_INVALID))
    }

    fn kinds(&self) -> impl Iterator<Item = NoticeKind> {
        NoticeKind::ALL.into_iter().filter(|kind| kind.is_in(&self.kinds))
    }
}

/// Returns the link that turns off emails about these kinds for a person.
#[must_use]
pub fn unsubscribe_link(state: &AppState, person: Uuid, kinds: &[NoticeKind]) -> String {
    let names = kinds.iter().map(|kind| format!(" {}", kind.name()));
    let text = format!("{}{}", person.simple(), names.collect::<String>());
    state.config.link(&format!("/unsubscribe/{}", state.vault.seal_token(PURPOSE, &text)))
}

/// Returns a person's choices.
pub(super) async fn load_preference(
    db: &impl ConnectionTrait,
    person: Uuid,
) -> Result<NoticePreference, DbErr> {
    let stored = preference::Entity::find_by_id((person, PREFERENCE.to_owned())).one(db).await?;
    Ok(parse_preference(stored.map(|row| row.value).as_deref()))
}

async fn unsubscribe(state: &AppState, subscription: &EmailSubscription) -> Result<(), Problem> {
    let tx = state.db.write().await?;
    let person = app_user::Entity::find_by_id(subscription.person).lock_exclusive().one(&tx).await?;
    let Some(person) = person else { return Err(Problem::gone(UNSUBSCRIBE_LINK_INVALID)) };
    let before = load_preference(&tx, person.id).await?;
    let kinds = subscription.kinds.clone();
    let after = notice_unsubscription(&NoticeUnsubscription { preference: before, kinds });
    let row = preference::ActiveModel {
        user_id: Set(person.id),
        key: Set(PREFERENCE.to_owned()),
        // Serialization can't fail: the preference has text keys only.
        value: Set(serde_json::to_string(&after).unwrap_or_default()),
        updated_at: Set(state.clock.now()),
    };
    let replace = OnConflict::columns([preference::Column::UserId, preference::Column::Key])
        .update_columns([preference::Column::Value, preference::Column::UpdatedAt])
        .to_owned();
    preference::Entity::insert(row).on_conflict(replace).exec_without_returning(&tx).await?;
    tx.commit().await?;
    Ok(())
}
