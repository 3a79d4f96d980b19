//! Helpers for people who write to each other.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Browser, Reply, Scene};

/// A message on the scene's loan, with additional fields.
pub fn message(scene: &Scene, body: &str, more: &Value) -> Value {
    let mut message = json!({ "contextId": scene.loan.id, "body": format!("<p>{body}</p>") });
    for (field, value) in more.as_object().unwrap() {
        message[field] = value.clone();
    }
    message
}

/// Sends a message; returns it.
pub async fn send(scene: &Scene, by: &Browser, body: &str, more: Value) -> Value {
    by.post("/v1/messages", message(scene, body, &more)).await.expect(201).json()
}

/// Sends a message with an idempotency key.
pub async fn send_under(by: &Browser, key: &str, body: &Value) -> Reply {
    by.send(by.request(Method::POST, "/v1/messages").header("idempotency-key", key).json(body)).await
}

pub fn thread_of(message: &Value) -> String {
    message["messageThread"]["id"].as_str().unwrap().to_owned()
}

pub fn id_of(thing: &Value) -> String {
    thing["id"].as_str().unwrap().to_owned()
}

/// A person's id.
pub async fn me(browser: &Browser) -> String {
    id_of(&browser.get("/v1/users/me").await.expect(200).json())
}

/// The threads that a user sees.
pub async fn threads(scene: &Scene, browser: &Browser, more: &str) -> Vec<Value> {
    let path = format!("/v1/messages/threads?loanId={}&s=100{more}", scene.loan.id);
    browser.get(&path).await.expect(200).json()["content"].as_array().unwrap().clone()
}

/// Their titles in alphabetical order, with a dash for untitled ones.
pub async fn titles(scene: &Scene, browser: &Browser) -> Vec<String> {
    let titles = threads(scene, browser, "").await;
    let mut titles: Vec<String> =
        titles.iter().map(|thread| thread["title"].as_str().unwrap_or("-").to_owned()).collect();
    titles.sort();
    titles
}

/// The texts of a thread's messages, oldest first.
pub async fn said(browser: &Browser, thread: &str) -> Vec<String> {
    let page = browser.get(&format!("/v1/messages/threads/{thread}/messages")).await.expect(200).json();
    let content = page["content"].as_array().unwrap();
    content.iter().rev().map(|message| message["textPreview"].as_str().unwrap().to_owned()).collect()
}

/// The user's unread count, which must be the same in all four responses.
pub async fn unread(scene: &Scene, browser: &Browser) -> u64 {
    let count = |reply: Value| reply["count"].as_u64().unwrap();
    let everywhere = count(browser.get("/v1/messages/unread").await.expect(200).json());
    let path = format!("/v1/messages/threads/messages/countunread?loanId={}", scene.loan.id);
    assert_eq!(count(browser.get(&path).await.expect(200).json()), everywhere);
    let list = threads(scene, browser, "").await;
    let sum: u64 = list.iter().map(|thread| thread["unreadCount"].as_u64().unwrap()).sum();
    assert_eq!(sum, everywhere);
    let path = format!("/v1/messages/unreadForCompany/{}", scene.company().await.id);
    let map = browser.get(&path).await.expect(200).json();
    assert_eq!(map["unreadMap"][scene.loan.id.to_string()].as_u64().unwrap_or(0), everywhere);
    everywhere
}
