//! Requests with an idempotency key under failures.

use std::time::Duration;

use reqwest::Method;
use sea_orm::{EntityTrait as _, PaginatorTrait as _, sea_query::Expr};
use serde_json::{Value, json};
use server::entity::{idempotency_key as row, message, needs_list_element};
use uuid::Uuid;

use crate::support::{Browser, Reply, Scene};

async fn post_under(by: &Browser, path: &str, key: &str, body: &Value) -> Reply {
    by.send(by.request(Method::POST, path).header("idempotency-key", key).json(body)).await
}

/// Repeats the request until it is no longer running, and returns its response.
async fn answer_under(by: &Browser, path: &str, key: &str, body: &Value) -> Reply {
    loop {
        let reply = post_under(by, path, key, body).await;
        if !(reply.status == 409 && reply.code() == "still-running") {
            return reply;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn request_named(name: &str) -> Value {
    json!({ "parentId": null, "name": name, "storageType": "FILE" })
}

async fn elements(scene: &Scene) -> u64 {
    needs_list_element::Entity::find().count(scene.app.state.db.read()).await.unwrap()
}

async fn rows(scene: &Scene) -> Vec<row::Model> {
    row::Entity::find().all(scene.app.state.db.read()).await.unwrap()
}

/// Deletes the stored responses, as if the server had crashed between the commit and storing them.
async fn lose_answers(scene: &Scene) {
    let tx = scene.app.state.db.write().await.unwrap();
    row::Entity::update_many()
        .col_expr(row::Column::Status, Expr::value(None::<i32>))
        .col_expr(row::Column::Answer, Expr::value(None::<String>))
        .col_expr(row::Column::Server, Expr::value(Uuid::now_v7()))
        .exec(&tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn parallel_retries_send_a_message_once() {
    let scene = Scene::new().await;
    let many: u64 = 30;
    for round in 0..many {
        let body = json!({ "contextId": scene.loan.id, "body": format!("<p>{round}</p>"), "messageThreadId": "NEW" });
        let key = format!("attempt {round}");
        let send = || answer_under(&scene.lucia, "/v1/messages", &key, &body);
        let (one, two, three) = tokio::join!(send(), send(), send());
        let (one, two, three) = (one.expect(201), two.expect(201), three.expect(201));
        assert!(one.bytes == two.bytes && two.bytes == three.bytes);
    }
    assert_eq!(message::Entity::find().count(scene.app.state.db.read()).await.unwrap(), many);
}

#[tokio::test]
async fn repeats_nothing_after_a_crash() {
    let mut scene = Scene::new().await;
    let (path, body) = (scene.elements(""), request_named("W-2"));
    post_under(&scene.dana, &path, "one", &body).await.expect(201);
    lose_answers(&scene).await;
    scene.restart_with(&[]).await;
    // With a shared database, the server that executed it might still be running.
    scene.app.time_passes(chrono::Duration::seconds(61));
    let repeated = post_under(&scene.dana, &path, "one", &body).await.expect(409);
    assert_eq!(repeated.code(), "done-already");
    assert!(repeated.message().contains("Reload"), "{}", repeated.message());
    assert_eq!(elements(&scene).await, 1);
    let other = post_under(&scene.dana, &path, "one", &request_named("Lease")).await.expect(422);
    assert_eq!(other.code(), "key-reused");
}

#[tokio::test]
async fn disconnected_client_finds_its_request_done_once() {
    let scene = Scene::new().await;
    let path = scene.elements("");
    for round in 0..20_u64 {
        let (key, body) = (format!("round {round}"), request_named(&format!("W-2 {round}")));
        let lost = post_under(&scene.dana, &path, &key, &body);
        let _ = tokio::time::timeout(Duration::from_micros(300 * round), lost).await;
        let made = answer_under(&scene.dana, &path, &key, &body).await.expect(201).json();
        assert_eq!(made["name"], format!("W-2 {round}"));
        assert_eq!(elements(&scene).await, round + 1);
    }
}

#[tokio::test]
async fn refused_request_does_not_use_its_key() {
    let scene = Scene::new().await;
    let path = scene.elements("");
    post_under(&scene.dana, &path, "one", &request_named("")).await.expect(422);
    post_under(&scene.lucia, &path, "one", &request_named("W-2")).await.expect(403);
    assert!(rows(&scene).await.is_empty());
    let made = post_under(&scene.dana, &path, "one", &request_named("W-2")).await.expect(201);
    let again = post_under(&scene.dana, &path, "one", &request_named("W-2")).await.expect(201);
    assert_eq!((made.bytes, again.header("idempotency-replayed")), (again.bytes.clone(), Some("true")));
    for key in ["", " ", &"k".repeat(201)] {
        post_under(&scene.dana, &path, key, &request_named("W-2")).await.expect(400);
    }
}

#[tokio::test]
async fn key_is_bound_to_user_and_route_for_a_day() {
    let mut scene = Scene::new().await;
    let request = scene.ask_for("W-2").await;
    let (path, body) = (
        scene.elements(&format!("/{request}/comments")),
        json!({ "body": "Which year?", "visibleToBorrower": true }),
    );
    let hers = post_under(&scene.dana, &path, "one", &body).await.expect(201).json();
    let answer = json!({ "body": "2025", "visibleToBorrower": true });
    let his = post_under(&scene.lucia, &path, "one", &answer).await.expect(201).json();
    assert_ne!(hers["id"], his["id"]);
    let elsewhere = post_under(&scene.dana, &scene.elements(""), "one", &body).await.expect(422);
    assert_eq!(elsewhere.code(), "key-reused");
    // Without a session the key isn't used.
    post_under(&scene.app.anyone(), &path, "one", &body).await.expect(401);
    let sealed: Vec<String> = rows(&scene).await.into_iter().filter_map(|row| row.answer).collect();
    assert!(sealed.len() == 2 && !sealed.iter().any(|answer| answer.contains("Which year")));

    scene.time_comes(scene.app.state.clock.now() + chrono::Duration::hours(25)).await;
    let next_day = post_under(&scene.dana, &path, "one", &body).await.expect(201).json();
    assert_ne!(hers["id"], next_day["id"]);
}

#[tokio::test]
async fn does_not_store_responses_with_secrets() {
    let scene = Scene::new().await;
    let sign_in = json!({ "emailAddress": scene.lucia_is.email, "password": crate::support::PASSWORD });
    for by in [&scene.lucia, &scene.app.anyone()] {
        let one = post_under(by, "/v1/session", "one", &sign_in).await.expect(200);
        let two = post_under(by, "/v1/session", "one", &sign_in).await.expect(200);
        assert_ne!(one.header("set-cookie"), two.header("set-cookie"));
    }
    let own = json!({ "currentPassword": crate::support::PASSWORD });
    post_under(&scene.dana, "/v1/account/second-step", "one", &own).await.expect(200);
    assert!(rows(&scene).await.is_empty());
}

#[tokio::test]
async fn two_servers_execute_a_request_once() {
    let scene = Scene::new().await;
    let Some(other) = scene.app.beside().await else {
        eprintln!("SKIPPED: a SQLite file has one server");
        return;
    };
    let mut there = Browser::new(&format!("http://{}", other.address));
    there.cookie.clone_from(&scene.dana.cookie);
    let path = scene.elements("");
    for round in 0..20_u64 {
        let (key, body) = (format!("round {round}"), request_named(&format!("W-2 {round}")));
        let (one, two) = tokio::join!(
            answer_under(&scene.dana, &path, &key, &body),
            answer_under(&there, &path, &key, &body),
        );
        assert_eq!(one.expect(201).json()["id"], two.expect(201).json()["id"]);
        assert_eq!(elements(&scene).await, round + 1);
    }
    other.stop().await;
}
