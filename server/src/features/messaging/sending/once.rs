//! An attempt to send has a key: sent again under it, the message is the one that was sent before.

use sea_orm::{ActiveValue::Set, EntityTrait};
use serde::Serialize;
use shared_rules::text::{messaging::MESSAGE_KEY_REUSED, problem::KEY_LENGTH, refused::BEING_SENT};
use uuid::Uuid;

use crate::{access::LoanMember, entity::send_key, http::Problem, realtime::Changes, secrets::token};

/// The longest key, in characters.
const LONGEST_KEY: usize = 200;

/// One attempt, with what was asked.
pub(super) struct Attempt {
    key: Option<String>,
    hash: String,
}

impl Attempt {
    /// An attempt under that key, if it has one.
    ///
    /// # Errors
    /// *Malformed*, when the key is empty or too long.
    pub(super) fn new(key: Option<String>, asked: &impl Serialize) -> Result<Self, Problem> {
        let key = key.map(|key| key.trim().to_owned());
        let good = |key: &String| !key.is_empty() && key.chars().count() <= LONGEST_KEY;
        if !key.as_ref().is_none_or(good) {
            return Err(Problem::malformed("Idempotency-Key", KEY_LENGTH.template));
        }
        let asked = serde_json::to_string(asked).map_err(|_| Problem::internal())?;
        Ok(Self { key, hash: token::hash(&asked) })
    }

    /// The message that was sent under the key before.
    ///
    /// # Errors
    /// *Unprocessable*, when it was something else.
    pub(super) async fn sent_before(
        &self,
        changes: &Changes,
        sender: &LoanMember,
    ) -> Result<Option<Uuid>, Problem> {
        let Some(key) = &self.key else { return Ok(None) };
        let before = send_key::Entity::find_by_id((sender.user.id, key.clone())).one(&**changes).await?;
        match before {
            Some(before) if before.body_hash != self.hash => {
                let text = MESSAGE_KEY_REUSED;
                Err(Problem::unprocessable(text.code, text.template))
            }
            Some(before) => Ok(Some(before.message_id)),
            None => Ok(None),
        }
    }

    /// Notes what was sent under it, in the transaction that sends it. Of two at the same time one fails here, and
    /// finds the other's message when it is repeated.
    ///
    /// # Errors
    /// *Conflict*, when the same is being sent at this moment.
    pub(super) async fn keep(
        &self,
        changes: &Changes,
        sender: Uuid,
        message_id: Uuid,
    ) -> Result<(), Problem> {
        let Some(key) = &self.key else { return Ok(()) };
        let row = send_key::ActiveModel {
            user_id: Set(sender),
            send_key: Set(key.clone()),
            body_hash: Set(self.hash.clone()),
            message_id: Set(message_id),
            created_at: Set(changes.now()),
        };
        let kept = send_key::Entity::insert(row).exec_without_returning(&**changes).await;
        kept.map(|_| ()).map_err(|error| match error.sql_err() {
            Some(sea_orm::SqlErr::UniqueConstraintViolation(_)) => {
                Problem::conflict(BEING_SENT.code, BEING_SENT.template)
            }
            _ => error.into(),
        })
    }
}
