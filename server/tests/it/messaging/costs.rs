//! However many threads and messages there are, reading costs the same few statements.

use std::sync::atomic::Ordering;

use chrono::{DateTime, Utc};
use sea_orm::{ActiveValue::Set, EntityTrait as _};
use serde_json::json;
use server::entity::{Json, Word, message, message_delivery, message_thread};
use shared_rules::messaging::{reading::thread::ThreadCategory, recipient::DeliveryKind};
use uuid::Uuid;

use super::talk::{me, send, thread_of};
use crate::support::Scene;

async fn cost(scene: &Scene, path: &str) -> u64 {
    let count = || scene.app.state.metrics.database_statements.load(Ordering::Relaxed);
    let mut cost = u64::MAX;
    for _ in 0..3 {
        let before = count();
        scene.lucia.get(path).await.expect(200);
        cost = cost.min(count() - before);
    }
    cost
}

/// Where made-up messages stand, from whom and to whom.
struct Place {
    thread: Uuid,
    loan: Uuid,
    from: Uuid,
    to: Uuid,
    now: DateTime<Utc>,
}

fn row(place: &Place, id: &Uuid, seq: i64) -> message::ActiveModel {
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

fn delivery(place: &Place, id: &Uuid, seq: i64) -> message_delivery::ActiveModel {
    message_delivery::ActiveModel {
        message_id: Set(*id),
        user_id: Set(place.to),
        thread_id: Set(place.thread),
        loan_id: Set(place.loan),
        seq: Set(seq),
        how: Set(Word(DeliveryKind::To)),
        place: Set(0),
        read_at: Set(None),
        important: Set(false),
        mentioned: Set(false),
        ended: Set(false),
    }
}

/// Dana writes messages in threads about many subjects, or many in one.
async fn grow(scene: &Scene, dana: Uuid, lucia: Uuid, threads: usize, each: i64) -> Uuid {
    let (now, mut last) = (scene.app.state.clock.now(), Uuid::nil());
    let tx = scene.app.state.db.write().await.unwrap();
    for number in 0..threads {
        last = Uuid::now_v7();
        let ids: Vec<Uuid> = (0..each).map(|_| Uuid::now_v7()).collect();
        let thread = message_thread::ActiveModel {
            id: Set(last),
            loan_id: Set(scene.loan.id),
            title: Set(Some(format!("Subject {number} of {each}"))),
            kind: Set(Word(ThreadCategory::Subject)),
            locked: Set(false),
            lending_team: Set(false),
            general: Set(false),
            inactive: Set(false),
            people_key: Set(None),
            created_by: Set(Some(dana)),
            created_at: Set(now),
            last_message_id: Set(ids.last().copied()),
            last_message_at: Set(now),
            message_count: Set(each),
            labels: Set(Json(Vec::new())),
        };
        message_thread::Entity::insert(thread).exec_without_returning(&tx).await.unwrap();
        let place = Place { thread: last, loan: scene.loan.id, from: dana, to: lucia, now };
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

#[tokio::test]
async fn lists_counts_and_pages_cost_as_many_statements_with_ten_threads_as_with_a_thousand() {
    let scene = Scene::new().await;
    let first = send(&scene, &scene.dana, "one", json!({})).await;
    let (dana, lucia) = (me(&scene.dana).await.parse().unwrap(), scene.lucia_is.id);
    grow(&scene, dana, lucia, 10, 1).await;
    let loan = scene.loan.id;
    let company = scene.company().await.id;
    let paths = [
        format!("/v1/messages/threads?loanId={loan}"),
        format!("/v1/messages/threads?loanId={loan}&unread=true&query=hello"),
        format!("/v1/messages/threads/messages/countunread?loanId={loan}"),
        "/v1/messages/unread".to_owned(),
        format!("/v1/messages/unreadForCompany/{company}"),
        format!("/v1/messages?loanId={loan}"),
        format!("/v1/messages/search?loanId={loan}&query=hello"),
        format!("/v1/messages/threads/{}/messages", thread_of(&first)),
    ];
    let mut few = Vec::new();
    for path in &paths {
        few.push(cost(&scene, path).await);
    }
    grow(&scene, dana, lucia, 990, 1).await;
    for (path, few) in paths.iter().zip(&few) {
        assert_eq!(cost(&scene, path).await, *few, "{path}");
    }
    assert!(few.iter().all(|cost| *cost <= 11), "{few:?}");
    assert_eq!(few[2..5].iter().max(), Some(&3), "{few:?}");
    let long = grow(&scene, dana, lucia, 1, 3_000).await;
    let page = |number: u64| format!("/v1/messages/threads/{long}/messages?page={number}");
    let (new, old) = (cost(&scene, &page(0)).await, cost(&scene, &page(90)).await);
    assert_eq!((new, old), (few[7], few[7]));
    let deep = scene.lucia.get(&page(90)).await.expect(200).json();
    assert_eq!(
        (&deep["content"][0]["seq"], &deep["last"], &deep["total"]),
        (&json!(300), &json!(false), &json!(3_000))
    );
    assert!(cost(&scene, &format!("{}&firstUnread=true", page(0))).await <= few[7] + 1);
}
