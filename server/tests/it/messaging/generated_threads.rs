//! Generated threads and messages, in numbers and combinations that users wouldn't write.

use chrono::{DateTime, Utc};
use sea_orm::{ActiveValue::Set, EntityTrait as _};
use server::entity::{EnumColumn, JsonColumn, message, message_delivery, message_thread};
use shared_rules::messaging::{reading::thread_visibility::ThreadCategory, recipient::DeliveryKind};
use uuid::Uuid;

use crate::support::Scene;

/// The thread, sender and recipient of generated messages.
pub struct MessageOrigin {
    pub thread: Uuid,
    pub loan: Uuid,
    pub from: Uuid,
    pub to: Uuid,
    pub now: DateTime<Utc>,
}

/// An open thread with a subject, its last message and the number of messages.
pub fn subject(
    place: &MessageOrigin,
    title: String,
    last: Option<Uuid>,
    count: i64,
) -> message_thread::ActiveModel {
    message_thread::ActiveModel {
        id: Set(place.thread),
        loan_id: Set(place.loan),
        title: Set(Some(title)),
        kind: Set(EnumColumn(ThreadCategory::Subject)),
        locked: Set(false),
        lending_team: Set(false),
        general: Set(false),
        inactive: Set(false),
        people_key: Set(None),
        created_by: Set(Some(place.from)),
        created_at: Set(place.now),
        last_message_id: Set(last),
        last_message_at: Set(place.now),
        message_count: Set(count),
        labels: Set(JsonColumn(Vec::new())),
    }
}

/// The message with this number.
pub fn row(place: &MessageOrigin, id: &Uuid, seq: i64) -> message::ActiveModel {
    message::ActiveModel {
        id: Set(*id),
        thread_id: Set(place.thread),
        loan_id: Set(place.loan),
        seq: Set(seq),
        from_user_id: Set(place.from),
        subject: Set(String::new()),
        body: Set("<p>Hello</p>".to_owned()),
        text: Set("Hello".to_owned()),
        in_reply_to: Set(None),
        is_digest: Set(false),
        has_links: Set(false),
        original_html: Set(None),
        created_at: Set(place.now),
        updated_at: Set(place.now),
        edited_at: Set(None),
        deleted_at: Set(None),
    }
}

/// Its delivery to the recipient.
pub fn delivery(place: &MessageOrigin, id: &Uuid, seq: i64) -> message_delivery::ActiveModel {
    message_delivery::ActiveModel {
        message_id: Set(*id),
        user_id: Set(place.to),
        thread_id: Set(place.thread),
        loan_id: Set(place.loan),
        seq: Set(seq),
        how: Set(EnumColumn(DeliveryKind::To)),
        place: Set(0),
        read_at: Set(None),
        important: Set(false),
        mentioned: Set(false),
        ended: Set(false),
    }
}

/// Generates messages by Dana in many threads, or many in one.
pub async fn grow(scene: &Scene, dana: Uuid, lucia: Uuid, threads: usize, each: i64) -> Uuid {
    let (now, mut last) = (scene.app.state.clock.now(), Uuid::nil());
    let tx = scene.app.state.db.write().await.unwrap();
    for number in 0..threads {
        last = Uuid::now_v7();
        let ids: Vec<Uuid> = (0..each).map(|_| Uuid::now_v7()).collect();
        let place = MessageOrigin { thread: last, loan: scene.loan.id, from: dana, to: lucia, now };
        let thread = subject(&place, format!("Subject {number} of {each}"), ids.last().copied(), each);
        message_thread::Entity::insert(thread).exec_without_returning(&tx).await.unwrap();
        let numbered: Vec<(&Uuid, i64)> = ids.iter().zip(1..).collect();
        for some in numbered.chunks(500) {
            let (rows, got) = (
                some.iter().copied().map(|(id, seq)| row(&place, id, seq)),
                some.iter().copied().map(|(id, seq)| delivery(&place, id, seq)),
            );
            message::Entity::insert_many(rows).exec_without_returning(&tx).await.unwrap();
            message_delivery::Entity::insert_many(got).exec_without_returning(&tx).await.unwrap();
        }
    }
    tx.commit().await.unwrap();
    last
}
