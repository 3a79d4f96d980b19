//! Changes by one person appear immediately on other people's pages.

use std::time::Duration;

use futures_util::SinkExt as _;
use sea_orm::{ColumnTrait as _, EntityTrait as _, QueryFilter as _};
use serde_json::json;
use server::{
    entity::{event, loan_role},
    realtime::{Audience, Frame, Kind},
};
use tokio_tungstenite::tungstenite::{self, Message};

use crate::support::{PDF, Scene, Socket, dial, dial_at};

fn topic(scene: &Scene) -> String {
    format!("loans/{}", scene.loan.id)
}

#[tokio::test]
async fn answers_appear_live() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Pay stubs").await;
    let mut dana = Socket::open(&scene, &scene.dana).await;
    let welcome = dana.subscribe(&topic(&scene), None).await;
    assert_eq!((welcome["event"].as_str(), welcome["seq"].as_i64()), (Some("subscribed"), Some(1)));

    let document = scene.answer(&scene.lucia, &request, "stubs.pdf", PDF).await;
    let added = json!({ "topic": topic(&scene), "event": "document-added", "data": { "documentId": document }, "seq": 2 });
    assert_eq!(dana.hear().await, added);
    let event = dana.hear().await;
    assert_eq!(
        event,
        json!({ "topic": topic(&scene), "event": "element-updated", "data": { "elementId": request }, "seq": 3 })
    );
    scene.dana.delete(&scene.elements(&format!("/{request}"))).await.expect(204);
    assert_eq!(dana.hear().await["event"], "element-deleted");
    dana.ask(json!({ "unsubscribe": topic(&scene) })).await;
    dana.hears_nothing().await;
    scene.ask_for("W-2").await;
    dana.hears_nothing().await;
}

#[tokio::test]
async fn reconnect_replays_missed_events_or_requests_a_reload() {
    let scene = Scene::new().await;
    for name in ["One", "Two", "Three"] {
        scene.ask_for(name).await;
    }
    let mut dana = Socket::open(&scene, &scene.dana).await;
    assert_eq!(dana.subscribe(&topic(&scene), Some(1)).await["event"], "subscribed");
    assert_eq!([dana.hear().await["seq"].clone(), dana.hear().await["seq"].clone()], [2, 3]);
    scene.ask_for("Four").await;
    assert_eq!(dana.hear().await["seq"], 4);

    let tx = scene.app.state.db.write().await.unwrap();
    event::Entity::delete_many().filter(event::Column::Seq.lt(3)).exec(&tx).await.unwrap();
    tx.commit().await.unwrap();
    for (since, case) in [(1, "what was missed is forgotten"), (99, "a number never given")] {
        let mut late = Socket::open(&scene, &scene.dana).await;
        assert_eq!(late.subscribe(&topic(&scene), Some(since)).await["event"], "subscribed");
        let gap = late.hear().await;
        assert_eq!((gap["event"].as_str(), gap["seq"].as_i64()), (Some("gap"), Some(4)), "{case}");
    }
}

#[tokio::test]
async fn event_numbers_have_no_gaps_under_concurrency() {
    let scene = Scene::new().await;
    let mut dana = Socket::open(&scene, &scene.dana).await;
    dana.subscribe(&topic(&scene), None).await;
    futures_util::future::join_all((0..20).map(|n| {
        let scene = &scene;
        async move { scene.ask_for(&format!("Request {n}")).await }
    }))
    .await;
    for seq in 1..=20 {
        assert_eq!(dana.hear().await["seq"], seq);
    }
}

#[tokio::test]
async fn only_members_subscribe_to_a_loan() {
    let scene = Scene::new().await;
    let mut ruth = Socket::open(&scene, &scene.stranger).await;
    for name in [topic(&scene), "loans/none".to_owned(), "users/1".to_owned()] {
        let refused = ruth.subscribe(&name, None).await;
        assert_eq!(
            (refused["event"].as_str(), refused["topic"].as_str()),
            (Some("refused"), Some(name.as_str()))
        );
        assert_eq!(refused["data"]["message"], "This doesn’t exist, or you don’t have access to it.");
    }
    ruth.0.send(Message::text("{nonsense")).await.unwrap();
    assert_eq!(ruth.hear().await["event"], "refused");
    scene.ask_for("Pay stubs").await;
    ruth.hears_nothing().await;

    let mut lucia = Socket::open(&scene, &scene.lucia).await;
    assert_eq!(lucia.subscribe(&topic(&scene), None).await["event"], "subscribed");
    let tx = scene.app.state.db.write().await.unwrap();
    loan_role::Entity::delete_many()
        .filter(loan_role::Column::UserId.eq(scene.lucia_is.id))
        .exec(&tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    let mut changes = server::realtime::Changes::begin(&scene.app.state).await.unwrap();
    let loan = server::realtime::Topic::Loan(scene.loan.id);
    changes.publish_event(loan, Kind::LoanUpdated, &json!({ "loanId": scene.loan.id })).await.unwrap();
    changes.commit().await.unwrap();
    assert_eq!(lucia.hear().await["event"], "refused");
    scene.ask_for("W-2").await;
    lucia.hears_nothing().await;
}

#[tokio::test]
async fn sockets_require_own_origin_and_session() {
    let scene = Scene::new().await;
    let refused = |result: tungstenite::Result<Socket>| match result {
        Err(tungstenite::Error::Http(response)) => response.status().as_u16(),
        Err(error) => panic!("{error}"),
        Ok(_) => 101,
    };
    assert_eq!(refused(dial(&scene, &scene.dana, Some("https://evil.example")).await), 403);
    assert_eq!(refused(dial(&scene, &scene.app.anyone(), None).await), 401);
}

#[tokio::test]
async fn closes_the_socket_of_a_page_that_was_rendered_for_another_user() {
    let scene = Scene::new().await;
    let of_lucia = format!("/v1/realtime?actingUser={}", scene.lucia_is.id);
    let mut lucia = dial_at(&scene, &scene.lucia, None, &of_lucia).await.unwrap();
    assert_eq!(lucia.subscribe(&topic(&scene), None).await["event"], "subscribed");
    for other in [of_lucia.as_str(), "/v1/realtime?actingUser=nobody"] {
        let mut dana = dial_at(&scene, &scene.dana, None, other).await.unwrap();
        assert_eq!(dana.hear().await["closed"], 4409, "{other}");
    }
}

#[tokio::test]
async fn restart_closes_sockets_without_losing_events() {
    let mut scene = Scene::new().await;
    scene.ask_for("Before").await;
    let mut dana = Socket::open(&scene, &scene.dana).await;
    dana.subscribe(&topic(&scene), None).await;
    scene.app.stop().await;
    assert_eq!(dana.hear().await["closed"], 1012);
    scene.app.restart().await;
    let mut dana = Socket::open(&scene, &scene.dana).await;
    assert_eq!(dana.subscribe(&topic(&scene), Some(0)).await["seq"], 1);
    assert_eq!(dana.hear().await["event"], "element-created");
}

/// A browser that doesn't read its socket delays no one and is disconnected.
#[tokio::test]
async fn disconnects_a_socket_that_never_reads() {
    let scene = Scene::new().await;
    let chats = format!("chats/{}", scene.loan.id);
    let mut asleep = Socket::open(&scene, &scene.lucia).await;
    asleep.subscribe(&chats, None).await;
    // More than the network buffers: the server blocks in the middle of a message.
    let long = json!({ "words": "x".repeat(1 << 20) });
    let to_lucia = Audience { people: [scene.lucia_is.id].into(), ..Audience::default() };
    let frame = Frame::for_audience(scene.loan.id, Kind::Message, &long, to_lucia);
    for _ in 0..64 {
        scene.app.state.hub.publish(&frame);
    }
    let mut dana = Socket::open(&scene, &scene.dana).await;
    dana.subscribe(&topic(&scene), None).await;
    scene.ask_for("Pay stubs").await;
    assert_eq!(dana.hear().await["event"], "element-created");
    drop(dana);
    for _ in 0..1_200 {
        if scene.app.state.hub.is_empty() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the socket that never reads is kept");
}
