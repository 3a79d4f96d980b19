//! Many emails of one kind to an address don't block emails of another kind.

use chrono::Duration;
use reqwest::Method;
use sea_orm::{ColumnTrait as _, EntityTrait as _, QueryFilter as _};
use serde_json::json;
use server::entity::{mail, mail_words};

use super::conversation::message;
use crate::{identity::turn_on, support::Scene};

/// Mateo writes to the address twelve times; the address may get ten emails an hour.
async fn flood(scene: &Scene, address: &str) {
    for _ in 0..12 {
        let body = message(scene, "Hello", &json!({ "toUserEmails": [address] }));
        scene.mateo.post("/v1/messages", body).await.expect(201);
    }
}

/// The number of emails to the address that are sent later.
async fn delayed(scene: &Scene, address: &str) -> usize {
    let db = scene.app.state.db.read();
    let soon = scene.app.state.clock.now() + Duration::minutes(5);
    let mails = mail::Entity::find().filter(mail::Column::Recipient.eq(address)).all(db).await.unwrap();
    mails.iter().filter(|mail| mail.next_try_at > soon).count()
}

async fn subjects(scene: &Scene, address: &str) -> Vec<String> {
    let db = scene.app.state.db.read();
    let mails = mail::Entity::find().filter(mail::Column::Recipient.eq(address)).all(db).await.unwrap();
    let words = mail_words::Entity::find().all(db).await.unwrap();
    let subject = |mail: mail::Model| words.iter().find(|words| Some(words.id) == mail.words_id);
    mails.into_iter().filter_map(|mail| Some(subject(mail)?.subject.clone())).collect()
}

#[tokio::test]
async fn many_messages_do_not_block_account_emails() {
    // The mail server is unavailable, so emails wait in the queue.
    let scene = Scene::with(&[("SMTP_URL", "smtp://127.0.0.1:1")]).await;
    // Nora isn't on the loan, so messages go to her address.
    let nora = scene.app.borrower("Nora Quinn").await;
    let email = nora.email.clone();
    flood(&scene, &email).await;
    assert_eq!(delayed(&scene, &email).await, 2);
    turn_on(&scene.app, &scene.app.browser_of(&nora).await).await;
    let anyone = scene.app.anyone();
    let form = anyone.request(Method::POST, "/forms/forgot-password").header("accept", "text/html");
    anyone.send(form.form(&[("email_address", email.as_str())])).await.expect(303);
    let expected = ["Reset your Loanroom password", "Two-step sign-in to Loanroom is on"];
    let mut sent = Vec::new();
    for _ in 0..200 {
        sent = subjects(&scene, &email).await;
        if expected.iter().all(|subject| sent.iter().any(|one| one == subject)) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(sent.len(), 14, "{sent:?}");
    // Messages are still counted, and none is refused.
    flood(&scene, &email).await;
    assert_eq!(delayed(&scene, &email).await, 14);
}

#[tokio::test]
async fn many_messages_do_not_block_invitations() {
    let scene = Scene::with(&[("SMTP_URL", "smtp://127.0.0.1:1")]).await;
    flood(&scene, "ann@x.com").await;
    let body = json!({
        "appUser": { "emailAddress": "ann@x.com", "givenName": "Ann" }, "role": "BORROWER", "visibleToBorrower": true,
    });
    let path = format!("/v1/loans/{}/lender-users", scene.loan.id);
    let role = scene.dana.post(&path, body).await.expect(201).json();
    let ann = role["user"]["id"].as_str().unwrap();
    let path = format!("/v1/loans/{}/users/{ann}/invitation", scene.loan.id);
    scene.dana.post(&path, json!({})).await.expect(201);
    assert_eq!(subjects(&scene, "ann@x.com").await.len(), 13);
}
