//! A thread with a message, and the bodies of calls about them.

use chrono::{DateTime, Utc};
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, DatabaseTransaction, EntityTrait as _};
use serde_json::{Value, json};
use server::entity::{
    EnumColumn, JsonColumn, email_participant, message, message_delivery, message_thread, thread_user,
};
use shared_rules::messaging::{reading::thread_visibility::ThreadCategory, recipient::DeliveryKind};
use uuid::Uuid;

use super::{
    call_target::{Stage, Target},
    matrix_users::Cast,
};

/// A thread and its only message.
#[derive(Clone, Copy)]
pub struct ThreadTarget {
    pub thread: Uuid,
    pub message: Uuid,
    /// An address that takes part in the thread by email.
    pub participant: Uuid,
}

impl ThreadTarget {
    /// Ids that don't exist.
    pub fn nothing() -> Self {
        Self { thread: Uuid::now_v7(), message: Uuid::now_v7(), participant: Uuid::now_v7() }
    }

    /// The thread of the target, as the table describes it; in an open thread the message is the person's own.
    pub async fn of(
        tx: &DatabaseTransaction,
        cast: &Cast,
        target: Target,
        (loan, actor): (Uuid, Uuid),
        now: DateTime<Utc>,
    ) -> Self {
        let talk = Self::nothing();
        let (dana, lucia) = (cast.id("lead lender"), cast.id("lead borrower"));
        let closed = matches!(target, Target::Private | Target::Shared);
        let hidden = target == Target::Hidden;
        let kind = if closed { ThreadCategory::Subject } else { ThreadCategory::General };
        let thread = message_thread::ActiveModel {
            id: Set(talk.thread),
            loan_id: Set(loan),
            title: Set(Some("Appraisal".to_owned())),
            kind: Set(EnumColumn(if hidden { ThreadCategory::LendingTeam } else { kind })),
            locked: Set(closed),
            lending_team: Set(hidden),
            general: Set(!closed && !hidden),
            inactive: Set(false),
            people_key: Set(None),
            created_by: Set(Some(dana)),
            created_at: Set(now),
            last_message_id: Set(Some(talk.message)),
            last_message_at: Set(now),
            message_count: Set(1),
            labels: Set(JsonColumn(Vec::new())),
        };
        thread.insert(tx).await.unwrap();
        talk.add_participant(tx, dana, now).await;
        for user in [dana, lucia].into_iter().filter(|_| closed) {
            let place = thread_user::ActiveModel {
                thread_id: Set(talk.thread),
                user_id: Set(user),
                from_seq: Set(1),
                muted: Set(false),
            };
            place.insert(tx).await.unwrap();
        }
        let message = message::ActiveModel {
            id: Set(talk.message),
            thread_id: Set(talk.thread),
            loan_id: Set(loan),
            seq: Set(1),
            from_user_id: Set(if closed || hidden { dana } else { actor }),
            subject: Set(String::new()),
            body: Set("<p>Tuesday</p>".to_owned()),
            text: Set("Tuesday".to_owned()),
            in_reply_to: Set(None),
            is_digest: Set(false),
            has_links: Set(false),
            original_html: Set(Some("<p>Tuesday</p>".to_owned())),
            created_at: Set(now),
            updated_at: Set(now),
            edited_at: Set(None),
            deleted_at: Set(None),
        };
        message.insert(tx).await.unwrap();
        if target == Target::Shared {
            talk.copied_to(tx, loan, cast.id("contact")).await;
        }
        talk
    }

    async fn add_participant(self, tx: &DatabaseTransaction, by: Uuid, now: DateTime<Utc>) {
        let participant = email_participant::ActiveModel {
            id: Set(self.participant),
            thread_id: Set(self.thread),
            address: Set("notary@deeds.example".to_owned()),
            added_by: Set(by),
            added_at: Set(now),
            from_seq: Set(1),
            removed_at: Set(None),
            removed_by: Set(None),
        };
        participant.insert(tx).await.unwrap();
    }

    async fn copied_to(self, tx: &DatabaseTransaction, loan: Uuid, user: Uuid) {
        let row = message_delivery::ActiveModel {
            message_id: Set(self.message),
            user_id: Set(user),
            thread_id: Set(self.thread),
            loan_id: Set(loan),
            seq: Set(1),
            how: Set(EnumColumn(DeliveryKind::Bcc)),
            place: Set(0),
            read_at: Set(None),
            important: Set(false),
            mentioned: Set(false),
            ended: Set(false),
        };
        row.insert(tx).await.unwrap();
    }

    /// Deletes all threads.
    pub async fn clear(tx: &DatabaseTransaction) {
        message_thread::Entity::delete_many().exec(tx).await.unwrap();
    }
}

/// The targets on which a call about threads and messages must be tested.
pub fn needed(call: &str) -> Option<Vec<Target>> {
    use Target::{Foreign, Hidden, Missing, Nothing, Other, Own, Private, Shared};
    let path = call.split_once(" /v1/messages")?.1;
    if path.contains("{threadId}") || path.contains("{messageId}") {
        return Some(vec![Own, Hidden, Private, Shared, Other, Foreign, Nothing]);
    }
    let of_loan = ["", "/search", "/threads", "/threads/messages/countunread"];
    of_loan.contains(&path).then(|| vec![Own, Other, Foreign, Missing])
}

/// Whether a call has its loan in the query.
pub fn names_loan(method: &str, path: &str) -> bool {
    let of_loan =
        ["/messages", "/messages/search", "/messages/threads", "/messages/threads/messages/countunread"];
    method == "GET" && of_loan.contains(&path)
}

/// The body of a call about threads and messages; none for calls without one.
pub fn body(method: &str, path: &str, stage: &Stage) -> Option<Value> {
    let address = format!("{}@people.example", Uuid::now_v7());
    Some(match (method, path) {
        ("POST", "/messages" | "/messages/audience") => {
            json!({ "contextId": stage.loan, "body": "<p>Hello</p>", "toUserEmails": [address] })
        }
        ("POST", "/loans/{loanId}/outside-addresses/{messageId}") => json!({ "decision": "APPROVE" }),
        ("PUT", "/messages/{messageId}") => json!({ "body": "<p>Wednesday</p>" }),
        ("POST", "/messages/threads/forwardMessage/{messageId}") => json!({ "toEmails": [address] }),
        ("POST", path) if path.starts_with("/messages/") && path != "/messages/draft" => json!({}),
        _ => return None,
    })
}
