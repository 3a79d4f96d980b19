//! Drafts, templates and signatures of messages, and the bodies of their calls.

use chrono::{DateTime, Utc};
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, DatabaseTransaction, EntityTrait as _};
use serde_json::{Value, json};
use server::entity::{JsonColumn, message_draft, message_template, signature};
use uuid::Uuid;

use super::call_target::Stage;

/// One of each, owned by one person.
#[derive(Clone, Copy)]
pub struct MessageDrafts {
    pub draft: Uuid,
    pub template: Uuid,
    pub signature: Uuid,
}

impl MessageDrafts {
    /// Ids that don't exist.
    pub fn nothing() -> Self {
        Self { draft: Uuid::now_v7(), template: Uuid::now_v7(), signature: Uuid::now_v7() }
    }

    /// Creates them for an owner, with the draft on that loan.
    pub async fn by(tx: &DatabaseTransaction, owner: Uuid, loan: Uuid, now: DateTime<Utc>) -> Self {
        let written = Self::nothing();
        let draft = message_draft::ActiveModel {
            id: Set(written.draft),
            user_id: Set(owner),
            loan_id: Set(loan),
            thread_id: Set(None),
            payload: Set(json!({ "contextId": loan, "body": "<p>Not yet</p>" }).to_string()),
            version: Set(1),
            created_at: Set(now),
            updated_at: Set(now),
        };
        draft.insert(tx).await.unwrap();
        let template = message_template::ActiveModel {
            id: Set(written.template),
            owner_id: Set(owner),
            name: Set("Welcome".to_owned()),
            body: Set("<p>Welcome</p>".to_owned()),
            created_at: Set(now),
            updated_at: Set(now),
        };
        template.insert(tx).await.unwrap();
        let employer = server::entity::app_user::Entity::find_by_id(owner).one(tx).await.unwrap().unwrap();
        let signature = signature::ActiveModel {
            id: Set(written.signature),
            user_id: Set(owner),
            company_id: Set(employer.company_id),
            name: Set("Full".to_owned()),
            body: Set("<p>Yours</p>".to_owned()),
            used_ins: Set(JsonColumn(Vec::new())),
            created_at: Set(now),
            updated_at: Set(now),
        };
        signature.insert(tx).await.unwrap();
        written
    }

    /// Deletes those of all users, because their number is limited.
    pub async fn clear(tx: &DatabaseTransaction) {
        message_draft::Entity::delete_many().exec(tx).await.unwrap();
        message_template::Entity::delete_many().exec(tx).await.unwrap();
        signature::Entity::delete_many().exec(tx).await.unwrap();
    }
}

/// The value of `{id}` in a call.
pub fn id(call: &str, stage: &Stage) -> Uuid {
    match call.split_once(' ').unwrap() {
        (_, path) if path.contains("/messagetemplate/") => stage.written.template,
        (_, path) if path.contains("/signature/") => stage.written.signature,
        ("GET", _) => stage.loan,
        _ => stage.written.draft,
    }
}

/// The body of a call about messages; none for calls without one.
pub fn of(method: &str, path: &str, stage: &Stage) -> Option<Value> {
    let draft = json!({ "contextId": stage.loan, "body": "<p>Later</p>" });
    Some(match (method, path) {
        ("POST", "/messages/draft") => draft,
        ("PUT", "/messages/draft/{id}") => {
            json!({ "contextId": stage.loan, "body": "<p>Later</p>", "version": 1 })
        }
        ("POST", "/messagetemplate") => json!({ "name": "Thanks", "body": "<p>Thank you</p>", "id": null }),
        ("PUT", "/messagetemplate") => {
            json!({ "name": "Thanks", "body": "<p>Thank you</p>", "id": stage.written.template })
        }
        ("PUT", "/signature/{id}") => json!({ "name": "Short", "body": "<p>D.</p>", "usedIns": [] }),
        _ => return None,
    })
}
