//! New external addresses have a budget that no variant of sending exceeds; a lender approves the others.

use sea_orm::{ColumnTrait as _, EntityTrait as _, PaginatorTrait as _, QueryFilter as _};
use serde_json::{Value, json};
use server::entity::mail;
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};

use super::conversation::{id_of, me, message, send, thread_of};
use crate::support::{Browser, Scene};

async fn scene() -> Scene {
    let sessions = ("LOANROOM_SESSION_IDLE_MINUTES", "525600");
    Scene::with(&[("SMTP_URL", "smtp://127.0.0.1:1"), sessions]).await
}

/// The number of queued emails to external addresses, without held ones.
async fn on_the_way(scene: &Scene) -> u64 {
    let soon = scene.app.state.clock.now() + chrono::Duration::days(30);
    mail::Entity::find()
        .filter(mail::Column::Recipient.like("%@deeds.example"))
        .filter(mail::Column::NextTryAt.lt(soon))
        .count(scene.app.state.db.read())
        .await
        .unwrap()
}

fn addresses(from: usize, to: usize) -> Vec<String> {
    (from..to).map(|at| format!("notary{at}@deeds.example")).collect()
}

async fn decide(scene: &Scene, by: &Browser, message: &Value, decision: &str, status: u16) -> Value {
    let path = format!("/v1/loans/{}/outside-addresses/{}", scene.loan.id, id_of(message));
    by.post(&path, json!({ "decision": decision })).await.expect(status).json()
}

#[tokio::test]
async fn addresses_over_budget_wait_for_approval() {
    let scene = scene().await;
    let first =
        json!({ "subject": "Deeds", "toUserIds": [me(&scene.dana).await], "toUserEmails": addresses(0, 3) });
    let sent = send(&scene, &scene.lucia, "hello", first).await;
    assert_eq!(sent["outsideAddressesWaiting"], json!(null));
    let more = json!({ "toUserEmails": addresses(3, 8), "messageThreadId": thread_of(&sent) });
    let sent = send(&scene, &scene.lucia, "and hello", more).await;
    let waiting = &sent["outsideAddressesWaiting"];
    assert_eq!(waiting["words"], json!("3 of 8 addresses are waiting for a lender’s approval"));
    assert_eq!((&waiting["addresses"], &waiting["canDecide"]), (&json!(addresses(5, 8)), &json!(false)));
    // The first message goes to three, the second to two more; the first three receive it as participants of the
    // thread.
    assert_eq!(on_the_way(&scene).await, 8);

    // Members have the message; only its sender and lenders learn what is waiting.
    let page = format!("/v1/messages/threads/{}/messages", thread_of(&sent));
    let page_of = async |reader: &Browser| reader.get(&page).await.expect(200).json()["content"][0].clone();
    let seen = page_of(&scene.dana).await;
    assert_eq!(seen["outsideAddressesWaiting"]["canDecide"], json!(true));
    let list = format!("/v1/loans/{}/outside-addresses", scene.loan.id);
    let listed = scene.dana.get(&list).await.expect(200).json();
    assert_eq!(listed["content"][0]["messageId"], sent["id"]);
    assert_eq!(listed["content"][0]["waiting"]["addresses"], json!(addresses(5, 8)));
    decide(&scene, &scene.lucia, &sent, "APPROVE", 403).await;
    decide(&scene, &scene.stranger, &sent, "APPROVE", 404).await;

    let path = format!("{list}/{}", id_of(&sent));
    let one = json!({ "decision": "DECLINE", "addresses": [" NOTARY5@deeds.example "] });
    assert_eq!(scene.dana.post(&path, one).await.expect(200).json()["decided"], json!(1));
    assert_eq!(decide(&scene, &scene.dana, &sent, "APPROVE", 200).await["decided"], json!(2));
    assert_eq!(decide(&scene, &scene.dana, &sent, "APPROVE", 200).await["decided"], json!(0));
    assert_eq!(on_the_way(&scene).await, 10);
    assert_eq!(page_of(&scene.lucia).await["outsideAddressesWaiting"], json!(null));
    assert_eq!(scene.dana.get(&list).await.expect(200).json()["content"], json!([]));
    // Approved addresses are known from now on, case-insensitively; a declined one isn't.
    let again = json!({ "toUserEmails": ["Notary6@Deeds.example", "notary5@deeds.example"] });
    let sent = send(&scene, &scene.lucia, "again", again).await;
    assert_eq!(sent["outsideAddressesWaiting"]["addresses"], json!(["notary5@deeds.example"]));
}

#[tokio::test]
async fn concurrent_messages_share_one_budget() {
    let scene = scene().await;
    let sends = (0..12).map(|at| {
        let to = json!({ "toUserEmails": addresses(at * 10, at * 10 + 10) });
        let body = message(&scene, "hello", &to);
        async { scene.mateo.post("/v1/messages", body).await.status }
    });
    let statuses = futures_util::future::join_all(sends).await;
    assert!(statuses.iter().all(|status| *status == 201), "{statuses:?}");
    assert_eq!(on_the_way(&scene).await, 5);
    // Other people's budgets aren't used; the next day he has his own again.
    send(&scene, &scene.sofia, "hello", json!({ "toUserEmails": addresses(500, 505) })).await;
    assert_eq!(on_the_way(&scene).await, 10);
    scene.app.time_passes(chrono::Duration::hours(25));
    send(&scene, &scene.mateo, "hello", json!({ "toUserEmails": addresses(600, 610) })).await;
    assert_eq!(on_the_way(&scene).await, 15);
}

#[tokio::test]
async fn counts_each_recipient_once_including_forwards() {
    let scene = scene().await;
    let to = json!({
        "toUserEmails": ["a@deeds.example", "A@deeds.example", " a@DEEDS.example "],
        "ccUserEmails": ["a@deeds.example", "b@deeds.example", "c@deeds.example", "d@deeds.example"],
    });
    let sent = send(&scene, &scene.lucia, "hello", to).await;
    assert_eq!(sent["outsideAddressesWaiting"], json!(null));
    let path = format!("/v1/messages/threads/forwardMessage/{}", id_of(&sent));
    let to = json!({ "toEmails": ["e@deeds.example", "f@deeds.example"] });
    let forwarded = scene.lucia.post(&path, to).await.expect(201).json();
    assert_eq!(forwarded["outsideAddressesWaiting"]["addresses"], json!(["f@deeds.example"]));
    // A blind copy can't be held, because the approver would learn of it.
    let blind = message(&scene, "psst", &json!({ "bccUserEmails": ["g@deeds.example"] }));
    let refused = scene.lucia.post("/v1/messages", blind).await.expect(422).json();
    assert_eq!(refused["violations"][0]["code"], json!("outside-blind"));
    assert_eq!(refused["violations"][0]["field"], json!("bccUserEmails"));
    // On another loan of hers the address is new.
    let company = scene.company().await;
    let other = scene.app.loan(&company, "Alvarez – second home", ReviewStatus::InProgress).await;
    scene.app.add(&other, &scene.lucia_is, Role::LeadBorrower).await;
    let mut body = message(&scene, "hello", &json!({ "toUserEmails": ["a@deeds.example"] }));
    body["contextId"] = json!(other.id);
    scene.lucia.post("/v1/messages", body).await.expect(201);
    let more: Vec<String> = ["b", "c", "d", "e", "f"].map(|name| format!("{name}@deeds.example")).into();
    let mut body = message(&scene, "hello", &json!({ "toUserEmails": more }));
    body["contextId"] = json!(other.id);
    let sent = scene.lucia.post("/v1/messages", body).await.expect(201).json();
    assert_eq!(sent["outsideAddressesWaiting"]["addresses"], json!(["f@deeds.example"]));
}

#[tokio::test]
async fn approval_applies_to_the_displayed_message() {
    let scene = scene().await;
    let to = json!({ "toUserEmails": addresses(0, 8) });
    for change in ["edit", "delete"] {
        scene.app.time_passes(chrono::Duration::hours(25));
        let to = if change == "edit" { to.clone() } else { json!({ "toUserEmails": addresses(10, 18) }) };
        let before = on_the_way(&scene).await;
        let sent = send(&scene, &scene.lucia, "harmful", to).await;
        let path = format!("/v1/messages/{}", id_of(&sent));
        if change == "edit" {
            scene.lucia.put(&path, json!({ "body": "<p>harmless</p>" })).await.expect(200);
        } else {
            scene.lucia.delete(&path).await.expect(200);
        }
        assert_eq!(decide(&scene, &scene.dana, &sent, "APPROVE", 200).await["decided"], json!(0));
        // The emails about a deleted message are held.
        let sent = if change == "edit" { 5 } else { 0 };
        assert_eq!(on_the_way(&scene).await, before + sent, "{change}");
    }
}

#[tokio::test]
async fn private_message_can_be_approved_without_reading_it() {
    let scene = scene().await;
    let mateo = me(&scene.mateo).await;
    let to = json!({ "toUserIds": [mateo], "toUserEmails": addresses(0, 6) });
    let sent = send(&scene, &scene.lucia, "between us", to).await;
    let list = format!("/v1/loans/{}/outside-addresses", scene.loan.id);
    let listed = scene.dana.get(&list).await.expect(200);
    let row = &listed.json()["content"][0];
    assert_eq!((&row["threadId"], &row["textPreview"]), (&json!(null), &json!(null)));
    assert!(!listed.text().contains("between us"));
    assert_eq!(row["from"]["givenName"], json!("Lucia"));
    assert_eq!(decide(&scene, &scene.dana, &sent, "DECLINE", 200).await["decided"], json!(1));
    assert_eq!(on_the_way(&scene).await, 5);
}

#[tokio::test]
async fn lender_over_budget_needs_another_lenders_approval() {
    let scene = scene().await;
    let version = scene.dana.get("/v1/company").await.expect(200).json()["version"].clone();
    let set = |of_lenders: u32| json!({ "version": version, "outsideAddressesOfLenders": of_lenders });
    let refused = scene.dana.put("/v1/company", set(1_001)).await.expect(422).json();
    assert_eq!(refused["violations"][0]["field"], json!("outsideAddressesOfLenders"));
    let company = scene.dana.put("/v1/company", set(2)).await.expect(200).json();
    assert_eq!(
        (&company["outsideAddressesOfLenders"], &company["outsideAddressesOfOthers"]),
        (&json!(2), &json!(5))
    );
    let tom = scene.app.lender(&scene.company().await, "Tom Oakes", Role::Lender).await;
    scene.app.add(&scene.loan, &tom, Role::Lender).await;
    let toms = scene.app.browser_of(&tom).await;
    let sent = send(&scene, &toms, "hello", json!({ "toUserEmails": addresses(0, 3) })).await;
    assert_eq!(sent["outsideAddressesWaiting"]["canDecide"], json!(false));
    decide(&scene, &toms, &sent, "APPROVE", 403).await;
    assert_eq!(decide(&scene, &scene.dana, &sent, "APPROVE", 200).await["decided"], json!(1));
    assert_eq!(on_the_way(&scene).await, 3);
}
