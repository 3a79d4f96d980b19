//! An external address in a message takes part in that one thread by email, and in nothing else.

use chrono::Duration;
use sea_orm::{ColumnTrait as _, EntityTrait as _, PaginatorTrait as _, QueryFilter as _};
use serde_json::{Value, json};
use server::entity::{app_user, loan_role, mail, mail_words, message_email};

use crate::messaging::conversation::{id_of, me, message, send, thread_of, threads};
use crate::support::{Browser, Scene};

const ADDRESS: &str = "notary@deeds.example";

/// A scene whose mail server is unavailable, so that emails wait in the queue.
async fn scene() -> Scene {
    Scene::with(&[("SMTP_URL", "smtp://127.0.0.1:1")]).await
}

async fn thread(browser: &Browser, id: &str) -> Value {
    browser.get(&format!("/v1/messages/threads/{id}")).await.expect(200).json()
}

/// The addresses that take part by email, as the browser's user sees them.
async fn participants(browser: &Browser, id: &str) -> Vec<String> {
    let thread = thread(browser, id).await;
    let rows = thread["emailParticipants"].as_array().unwrap();
    rows.iter().map(|row| row["address"].as_str().unwrap().to_owned()).collect()
}

/// The texts of the emails to an address, oldest first.
async fn mails_to(scene: &Scene, address: &str) -> Vec<(String, Option<String>)> {
    let db = scene.app.state.db.read();
    let mut mails = mail::Entity::find().filter(mail::Column::Recipient.eq(address)).all(db).await.unwrap();
    mails.sort_by_key(|mail| mail.id);
    let words = mail_words::Entity::find().all(db).await.unwrap();
    let said = |mail: &mail::Model| {
        let words = words.iter().find(|words| Some(words.id) == mail.words_id).unwrap();
        (words.plain.replace('\n', " "), words.reply_to.clone())
    };
    mails.iter().map(said).collect()
}

fn removal(thread: &Value) -> String {
    let id = thread["emailParticipants"][0]["id"].as_str().unwrap();
    format!("/v1/messages/threads/{}/email-participants/{id}", id_of(thread))
}

#[tokio::test]
async fn entered_address_receives_the_thread_by_email_only() {
    let scene = scene().await;
    let db = scene.app.state.db.read();
    let before = (
        app_user::Entity::find().count(db).await.unwrap(),
        loan_role::Entity::find().count(db).await.unwrap(),
    );
    let lucia = me(&scene.lucia).await;
    let to = json!({ "subject": "Deed", "toUserIds": [lucia], "toUserEmails": ["Notary@Deeds.example"] });
    let sent = send(&scene, &scene.dana, "first", to).await;
    let id = thread_of(&sent);
    for browser in [&scene.dana, &scene.lucia, &scene.mateo, &scene.sofia] {
        assert_eq!(participants(browser, &id).await, [ADDRESS]);
    }
    let listed = threads(&scene, &scene.lucia, "").await;
    let listed = listed.iter().find(|thread| id_of(thread) == id).unwrap();
    assert_eq!(listed["emailParticipants"][0]["addedBy"]["givenName"], "Dana");
    assert_eq!(listed["emailParticipants"][0]["canRemove"], false);
    let after = (
        app_user::Entity::find().count(db).await.unwrap(),
        loan_role::Entity::find().count(db).await.unwrap(),
    );
    assert_eq!(before, after, "an address opens nothing");
    send(&scene, &scene.lucia, "second", json!({ "messageThreadId": id })).await;
    send(&scene, &scene.dana, "elsewhere", json!({ "subject": "Income", "toUserIds": [lucia] })).await;
    let mails = mails_to(&scene, ADDRESS).await;
    let first = mails_to(&scene, "Notary@Deeds.example").await;
    assert_eq!((first.len(), mails.len()), (1, 1), "one mail a message, and nothing of another thread");
    assert!(first[0].0.contains("first") && first[0].0.contains("Harbor & Pine"), "{}", first[0].0);
    assert!(first[0].0.contains("your reply goes to Dana Whitfield"), "{}", first[0].0);
    assert!(!first[0].0.contains("/messages?"), "no link to a thread that doesn't open: {}", first[0].0);
    assert_eq!(first[0].1.as_deref(), Some("dana.whitfield@people.example"));
    assert!(mails[0].0.contains("second"), "{}", mails[0].0);
    // The recipients of a message are those that its author named.
    let page = scene.dana.get(&format!("/v1/messages/threads/{id}/messages")).await.expect(200).json();
    assert_eq!(page["content"][0]["toEmails"], json!([]));
    assert_eq!(page["content"][1]["toEmails"], json!(["Notary@Deeds.example"]));
}

#[tokio::test]
async fn saves_the_address_as_the_senders_contact() {
    let scene = scene().await;
    send(&scene, &scene.dana, "first", json!({ "toUserEmails": [ADDRESS] })).await;
    send(&scene, &scene.lucia, "hers", json!({ "bccUserEmails": ["counsel@law.example"] })).await;
    let path = format!("/v1/loans/{}/recipients?type=ALL", scene.loan.id);
    let offered = async |browser: &Browser| {
        let options = browser.get(&path).await.expect(200).json();
        let all = options.as_array().unwrap().clone().into_iter();
        all.filter(|to| to["value"].as_str().unwrap().contains('@')).collect::<Vec<_>>()
    };
    let danas = offered(&scene.dana).await;
    assert_eq!(danas.len(), 1);
    assert_eq!((&danas[0]["value"], &danas[0]["isContact"]), (&json!(ADDRESS), &json!(true)));
    assert_eq!((&danas[0]["onLoan"], &danas[0]["role"]), (&json!(false), &json!(null)));
    assert_eq!(offered(&scene.lucia).await[0]["value"], "counsel@law.example");
    assert!(offered(&scene.mateo).await.is_empty());
    let lenders = format!("/v1/loans/{}/recipients?type=LENDERS", scene.loan.id);
    assert!(!scene.dana.get(&lenders).await.expect(200).text().contains(ADDRESS));
}

#[tokio::test]
async fn lender_removes_and_adds_an_address() {
    let scene = scene().await;
    let sent =
        send(&scene, &scene.lucia, "first", json!({ "subject": "Deed", "toUserEmails": [ADDRESS] })).await;
    let id = thread_of(&sent);
    let call = removal(&thread(&scene.dana, &id).await);
    scene.lucia.delete(&call).await.expect(403);
    scene.mateo.delete(&call).await.expect(403);
    scene.stranger.delete(&call).await.expect(404);
    for _ in 0..2 {
        let left = scene.dana.delete(&call).await.expect(200).json();
        assert_eq!(left["emailParticipants"], json!([]));
    }
    send(&scene, &scene.dana, "second", json!({ "messageThreadId": id })).await;
    assert_eq!(mails_to(&scene, ADDRESS).await.len(), 1);
    let again = json!({ "messageThreadId": id, "toUserEmails": [ADDRESS] });
    let body = message(&scene, "third", &again);
    let refused = scene.lucia.post("/v1/messages", body).await.expect(422).json();
    assert_eq!(refused["violations"][0]["code"], "participant-by-email-removed-before");
    let back = scene.dana.post(&format!("{call}/restore"), json!({})).await.expect(200).json();
    assert_eq!(back["emailParticipants"][0]["address"], ADDRESS);
    send(&scene, &scene.lucia, "fourth", json!({ "messageThreadId": id })).await;
    assert_eq!(mails_to(&scene, ADDRESS).await.len(), 2);
    scene.dana.delete(&call).await.expect(200);
    // A lender adds it again by writing to it.
    send(&scene, &scene.dana, "fifth", again).await;
    assert_eq!(participants(&scene.lucia, &id).await, [ADDRESS]);
}

#[tokio::test]
async fn account_outside_of_the_loan_is_an_external_address() {
    let scene = scene().await;
    let nora = scene.app.borrower("Nora Quinn").await;
    let noras = scene.app.browser_of(&nora).await;
    let to = json!({ "subject": "Deed", "toUserEmails": [nora.email, ADDRESS] });
    let sent = send(&scene, &scene.dana, "first", to).await;
    let id = thread_of(&sent);
    let seen = thread(&scene.dana, &id).await;
    let rows = seen["emailParticipants"].as_array().unwrap();
    let shape = |row: &Value| row.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!(rows.len(), 2);
    assert_eq!(shape(&rows[0]), shape(&rows[1]));
    noras.get(&format!("/v1/messages/threads/{id}")).await.expect(404);
    noras.get(&format!("/v1/messages/threads?loanId={}", scene.loan.id)).await.expect(404);
    noras.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(404);
    // A lender adds her to the loan: from then on she takes part as a user.
    scene.app.add(&scene.loan, &nora, shared_rules::team::role::Role::Borrower).await;
    assert_eq!(participants(&scene.dana, &id).await, [ADDRESS]);
    send(&scene, &scene.dana, "second", json!({ "messageThreadId": id })).await;
    assert_eq!((mails_to(&scene, &nora.email).await.len(), mails_to(&scene, ADDRESS).await.len()), (1, 2));
    noras.get(&format!("/v1/messages/threads/{id}")).await.expect(200);
}

#[tokio::test]
async fn held_participant_receives_nothing_before_approval() {
    let scene = scene().await;
    let version = scene.dana.get("/v1/company").await.expect(200).json()["version"].clone();
    let none = json!({ "version": version, "outsideAddressesOfOthers": 0 });
    scene.dana.put("/v1/company", none).await.expect(200);
    let sent =
        send(&scene, &scene.lucia, "first", json!({ "subject": "Deed", "toUserEmails": [ADDRESS] })).await;
    let id = thread_of(&sent);
    let waiting =
        async |browser: &Browser| thread(browser, &id).await["emailParticipants"][0]["waiting"].clone();
    assert_eq!((waiting(&scene.dana).await, waiting(&scene.lucia).await), (json!(true), json!(true)));
    assert_eq!(waiting(&scene.mateo).await, json!(false), "others learn nothing of it");
    // The next message of another person doesn't approve it implicitly.
    send(&scene, &scene.dana, "second", json!({ "messageThreadId": id })).await;
    let db = scene.app.state.db.read();
    let soon = scene.app.state.clock.now() + Duration::days(30);
    let due = async || {
        let due = mail::Entity::find()
            .filter(mail::Column::Recipient.eq(ADDRESS))
            .filter(mail::Column::NextTryAt.lt(soon));
        due.count(db).await.unwrap()
    };
    assert_eq!(due().await, 0);
    let path = format!("/v1/loans/{}/outside-addresses/{}", scene.loan.id, id_of(&sent));
    scene.dana.post(&path, json!({ "decision": "DECLINE" })).await.expect(200);
    assert!(participants(&scene.dana, &id).await.is_empty(), "whom a lender declines takes no part");
    send(&scene, &scene.lucia, "third", json!({ "messageThreadId": id })).await;
    assert_eq!(due().await, 0);
}

#[tokio::test]
async fn active_thread_is_not_limited() {
    let scene = scene().await;
    let sent = send(&scene, &scene.dana, "0", json!({ "subject": "Deed", "toUserEmails": [ADDRESS] })).await;
    for at in 1..15 {
        send(&scene, &scene.lucia, &at.to_string(), json!({ "messageThreadId": thread_of(&sent) })).await;
    }
    let db = scene.app.state.db.read();
    let mails = mail::Entity::find().filter(mail::Column::Recipient.eq(ADDRESS)).all(db).await.unwrap();
    let now = scene.app.state.clock.now();
    let later = mails.iter().filter(|mail| mail.next_try_at > now + Duration::minutes(5)).count();
    assert_eq!(mails.len(), 15);
    assert!(later >= 5, "mails beyond the budget are spread: {later}");
    // Naming the address directly isn't refused either.
    send(&scene, &scene.dana, "x", json!({ "toUserEmails": [ADDRESS] })).await;
}

#[tokio::test]
async fn only_lenders_add_addresses_to_a_closed_thread() {
    let scene = scene().await;
    let dana = me(&scene.dana).await;
    let sent = send(&scene, &scene.lucia, "first", json!({ "toUserIds": [dana] })).await;
    let id = thread_of(&sent);
    let add = json!({ "messageThreadId": id, "ccUserEmails": [ADDRESS] });
    let refused = scene.lucia.post("/v1/messages", message(&scene, "x", &add)).await.expect(422).json();
    assert_eq!(refused["violations"][0]["code"], "people-added-by-lenders");
    send(&scene, &scene.dana, "second", add).await;
    assert_eq!(participants(&scene.lucia, &id).await, [ADDRESS]);
    scene.mateo.get(&format!("/v1/messages/threads/{id}")).await.expect(404);
}

#[tokio::test]
async fn forward_shows_its_external_reader_in_the_thread() {
    let scene = scene().await;
    let sent = send(
        &scene,
        &scene.dana,
        "first",
        json!({ "subject": "Deed", "toUserIds": [me(&scene.lucia).await] }),
    )
    .await;
    let path = format!("/v1/messages/threads/forwardMessage/{}", id_of(&sent));
    let forwarded = scene.dana.post(&path, json!({ "toEmails": [ADDRESS] })).await.expect(201).json();
    assert_eq!(participants(&scene.dana, &thread_of(&forwarded)).await, [ADDRESS]);
    assert!(participants(&scene.dana, &thread_of(&sent)).await.is_empty());
}

#[tokio::test]
async fn items_shared_with_an_address_are_emailed_but_not_assigned() {
    let scene = scene().await;
    let deed = scene.ask_for("Deed").await;
    let roles = loan_role::Entity::find().count(scene.app.state.db.read()).await.unwrap();
    let sharing = |send: &str, with_message: bool| {
        json!({
            "entries": [{ "email": ADDRESS, "assign": true }], "elementIds": [deed], "send": send,
            "withMessage": with_message, "idempotencyKey": format!("{send} {with_message}"),
        })
    };
    let path = format!("/v1/loans/{}/sharing", scene.loan.id);
    let only = scene.dana.post(&path, sharing("ONLY", false)).await.expect(200).json();
    assert_eq!(
        only["toasts"],
        json!([format!("{ADDRESS} added as a contact on your profile"), "Sent to users"])
    );
    let before = scene.dana.post(&path, sharing("ASSIGN", true)).await.expect(200).json();
    assert_eq!(before["toasts"], json!(["Sent to users"]), "the message that follows is what they get");
    assert!(mails_to(&scene, ADDRESS).await.is_empty());
    let done = scene.dana.post(&path, sharing("ASSIGN", false)).await.expect(200).json();
    assert_eq!(done["toasts"], json!([format!("Emailed to {ADDRESS}")]));
    assert_eq!(done["undoId"], json!(null), "nothing takes a mail back");
    let again = scene.dana.post(&path, sharing("ASSIGN", false)).await.expect(200).json();
    assert_eq!(again, done);
    let mails = mails_to(&scene, ADDRESS).await;
    assert_eq!(mails.len(), 1);
    assert!(mails[0].0.contains("Deed") && mails[0].0.contains("reply to this email"), "{}", mails[0].0);
    let db = scene.app.state.db.read();
    assert_eq!(loan_role::Entity::find().count(db).await.unwrap(), roles);
    assert_eq!(server::entity::share::Entity::find().count(db).await.unwrap(), 0);
    let list = threads(&scene, &scene.dana, "").await;
    let own = list.iter().find(|thread| thread["emailParticipants"] != json!([])).unwrap();
    assert_eq!(own["emailParticipants"][0]["address"], ADDRESS);
    assert!(
        !scene
            .lucia
            .get(&format!("/v1/messages/threads?loanId={}", scene.loan.id))
            .await
            .text()
            .contains(ADDRESS)
    );
    assert_eq!(message_email::Entity::find().count(db).await.unwrap(), 1);
}
