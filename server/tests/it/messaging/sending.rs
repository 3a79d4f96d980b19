//! Sending: once, safely, within limits, and only content that the sender may send.

use reqwest::Method;
use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use serde_json::{Value, json};
use server::entity::{mail, mail_words, message};
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};

use super::conversation::{id_of, me, message as letter, said, send, send_under, thread_of, threads};
use crate::support::{PDF, Scene, nothing};

async fn messages(scene: &Scene) -> u64 {
    message::Entity::find().count(scene.app.state.db.read()).await.unwrap()
}

#[tokio::test]
async fn concurrent_sends_with_one_key_create_one_message() {
    let scene = Scene::new().await;
    for round in 0..10_u32 {
        let (key, body) = (format!("attempt {round}"), letter(&scene, "once", &json!({})));
        let (one, two, three) = tokio::join!(
            send_under(&scene.lucia, &key, &body),
            send_under(&scene.lucia, &key, &body),
            send_under(&scene.lucia, &key, &body),
        );
        let ids: Vec<String> = [one, two, three]
            .iter()
            .filter(|reply| reply.status < 300)
            .map(|reply| id_of(&reply.json()))
            .collect();
        assert!(!ids.is_empty() && ids.iter().all(|id| *id == ids[0]), "{ids:?}");
        assert_eq!(messages(&scene).await, 2 * u64::from(round) + 1);
        let again = send_under(&scene.lucia, &key, &body).await.expect(201);
        assert_eq!(id_of(&again.json()), ids[0]);
        let other = letter(&scene, "something else", &json!({}));
        let refused = send_under(&scene.lucia, &key, &other).await.expect(422);
        assert_eq!(refused.code(), "key-reused");
        // Another user's key is independent.
        send_under(&scene.mateo, &key, &body).await.expect(201);
    }
    send_under(&scene.lucia, "", &letter(&scene, "x", &json!({}))).await.expect(400);
    send_under(&scene.lucia, &"k".repeat(201), &letter(&scene, "x", &json!({}))).await.expect(400);
}

#[tokio::test]
async fn draft_sent_from_two_windows_is_sent_once() {
    let scene = Scene::new().await;
    let draft = json!({ "contextId": scene.loan.id, "body": "<p>Once</p>" });
    let draft = id_of(&scene.lucia.post("/v1/messages/draft", draft).await.expect(201).json());
    let body = letter(&scene, "Once", &json!({ "draftedMessageId": draft }));
    let (one, two) =
        tokio::join!(send_under(&scene.lucia, "one", &body), send_under(&scene.lucia, "two", &body));
    let mut both = [one, two];
    both.sort_by_key(|reply| reply.status);
    assert_eq!((both[0].status, both[1].status, both[1].code()), (201, 409, "draft-gone".to_owned()));
    assert_eq!(messages(&scene).await, 1);
    // Repeating a lost request returns the same message; another person's draft isn't found.
    let again = [send_under(&scene.lucia, "one", &body).await, send_under(&scene.lucia, "two", &body).await];
    assert_eq!(again.map(|reply| reply.status).into_iter().min(), Some(201));
    send_under(&scene.mateo, "three", &body).await.expect(409);
    send(&scene, &scene.lucia, "Once", json!({ "draftedMessageId": null })).await;
    assert_eq!(messages(&scene).await, 2);
}

#[tokio::test]
async fn message_joins_its_matching_thread() {
    let scene = Scene::new().await;
    let (lucia, mateo) = (me(&scene.lucia).await, me(&scene.mateo).await);
    let one = send(&scene, &scene.dana, "one", json!({ "subject": "Appraisal", "toUserIds": [lucia] })).await;
    let two =
        send(&scene, &scene.lucia, "two", json!({ "subject": " appraisal ", "toUserIds": [mateo] })).await;
    assert_eq!(thread_of(&one), thread_of(&two));
    assert_eq!(said(&scene.sofia, &thread_of(&one)).await, ["one", "two"]);
    let three = send(&scene, &scene.dana, "three", json!({ "toUserIds": [lucia, mateo] })).await;
    let four =
        send(&scene, &scene.mateo, "four", json!({ "toUserIds": [me(&scene.dana).await, lucia] })).await;
    let five = send(&scene, &scene.dana, "five", json!({ "toUserIds": [lucia] })).await;
    assert_eq!(thread_of(&three), thread_of(&four));
    assert_ne!(thread_of(&three), thread_of(&five));
    assert_eq!(three["messageThread"]["messageThreadCategory"], json!("DIRECT_NO_SUBJECT"));
    let general = send(&scene, &scene.mateo, "six", json!({ "messageThreadId": "NEW" })).await;
    assert_eq!(general["messageThread"]["messageThreadCategory"], json!("GENERAL"));
    let locked = json!({ "subject": "Appraisal", "toUserIds": [lucia], "locked": true });
    let private = send(&scene, &scene.dana, "seven", locked.clone()).await;
    assert_ne!(thread_of(&private), thread_of(&one));
    assert_eq!(thread_of(&send(&scene, &scene.dana, "eight", locked).await), thread_of(&private));
    let thread =
        scene.lucia.get(&format!("/v1/messages/threads/{}", thread_of(&private))).await.expect(200).json();
    assert_eq!((&thread["locked"], &thread["users"].as_array().unwrap().len()), (&json!(true), &2));
    assert_eq!(thread["lastMessage"]["textPreview"], json!("eight"));
    let labelled = json!({ "subject": "Flood", "toUserIds": [lucia], "labels": ["Insurance"] });
    send(&scene, &scene.dana, "nine", labelled).await;
    assert_eq!(threads(&scene, &scene.lucia, "&labels=Insurance").await.len(), 1);
    assert_eq!(threads(&scene, &scene.lucia, "&labels=Insur").await.len(), 0);
}

#[tokio::test]
async fn refuses_invalid_messages_by_field() {
    let scene = Scene::new().await;
    let lucia = me(&scene.lucia).await;
    let team = threads(&scene, &scene.dana, "").await;
    let team = id_of(team.iter().find(|thread| thread["lendingTeam"] == json!(true)).unwrap());
    let base = |more: Value| letter(&scene, "hello", &more);
    let bad = [
        (&scene.dana, base(json!({ "body": "<p> &nbsp; </p>" })), "body"),
        (&scene.dana, base(json!({ "contextId": null })), "loanId"),
        (&scene.dana, base(json!({ "subject": "Appraisal" })), "recipients"),
        (&scene.sofia, base(json!({})), "recipients"),
        (&scene.lucia, base(json!({ "locked": true, "toUserIds": [lucia] })), "locked"),
        (&scene.dana, base(json!({ "toUserEmails": ["ok@deeds.example", "no address"] })), "toUserEmails[1]"),
        (&scene.dana, base(json!({ "ccUserIds": [nothing()] })), "ccUserIds[0]"),
        (&scene.dana, base(json!({ "messageThreadId": team, "toUserIds": [lucia] })), "recipients"),
        (&scene.dana, base(json!({ "attachments": [nothing()] })), "attachments[0]"),
        (&scene.dana, base(json!({ "inReplyToMessage": nothing() })), "inReplyToMessage"),
        (&scene.dana, base(json!({ "subject": "s".repeat(201), "toUserIds": [lucia] })), "subject"),
        (&scene.dana, base(json!({ "body": "x".repeat(1024 * 1024 + 1) })), "body"),
        (&scene.dana, base(json!({ "body": "é".repeat(600 * 1024) })), "body"),
        (&scene.dana, base(json!({ "toUserIds": vec![lucia.clone(); 1_001] })), "toUserIds"),
        (
            &scene.dana,
            base(json!({ "toUserIds": vec![&lucia; 600], "ccUserIds": vec![&lucia; 600] })),
            "recipients",
        ),
    ];
    for (browser, body, field) in bad {
        let reply = browser.post("/v1/messages", body).await.expect(422).json();
        assert_eq!(reply["violations"][0]["field"], json!(field), "{reply}");
    }
    assert_eq!(messages(&scene).await, 0);
    let full = base(json!({ "body": format!("<p>{}</p>", "x".repeat(1024 * 1024 - 7)) }));
    scene.dana.post("/v1/messages", full).await.expect(201);
}

#[tokio::test]
async fn sanitizes_text_and_refuses_invalid_content() {
    let scene = Scene::new().await;
    let post = |bytes: Vec<u8>| {
        let request =
            scene.dana.request(Method::POST, "/v1/messages").header("content-type", "application/json");
        scene.dana.send(request.body(bytes))
    };
    let surrogate = format!(r#"{{"contextId":"{}","body":"\ud800 alone"}}"#, scene.loan.id);
    let mut invalid = format!(r#"{{"contextId":"{}","body":""#, scene.loan.id).into_bytes();
    invalid.extend([0xff, 0xfe]);
    invalid.extend(br#""}"#);
    for bytes in [surrogate.into_bytes(), invalid] {
        let reply = post(bytes).await.expect(400);
        assert_eq!(reply.json()["violations"][0]["field"], json!("body"), "{}", reply.text());
    }
    let zero = scene.dana.post("/v1/messages", letter(&scene, "a\0b", &json!({}))).await.expect(422).json();
    assert_eq!(zero["violations"][0]["field"], json!("body"));
    let hell = "<script>alert(1)</script><svg onload=alert(1)></svg><img src=x onerror=alert(1)>\
        <a href=\"javascript:alert(1)\">here</a><p onclick=\"x()\" style=\"color:red\">kept</p>";
    let sent = send(&scene, &scene.dana, "x", json!({ "body": hell })).await;
    let body = sent["body"].as_str().unwrap();
    for word in ["script", "svg", "onerror", "onload", "onclick", "style", "javascript"] {
        assert!(!body.contains(word), "{body}");
    }
    assert!(body.contains("<p>kept</p>") && sent["textPreview"] == json!("here kept"), "{sent}");
    let deep = format!("{}deep{}", "<div>".repeat(100_000), "</div>".repeat(50_000));
    let sent = send(&scene, &scene.dana, "x", json!({ "body": deep })).await;
    assert_eq!(sent["textPreview"], json!("deep"));
}

#[tokio::test]
async fn attachments_require_access_and_open_for_readers() {
    let scene = Scene::new().await;
    let (sofia, dana) = (me(&scene.sofia).await, me(&scene.dana).await);
    let document = scene.upload(&scene.lucia, "stubs.pdf", PDF).await;
    let path = format!("/v1/documents/{document}");
    scene.sofia.get(&path).await.expect(404);
    let stolen = letter(&scene, "look", &json!({ "toUserIds": [dana], "attachments": [document] }));
    let refused = scene.sofia.post("/v1/messages", stolen.clone()).await.expect(422).json();
    assert_eq!(refused["violations"][0]["code"], json!("attachment-unseen"));
    let sent =
        send(&scene, &scene.lucia, "", json!({ "toUserIds": [sofia], "attachments": [document, document] }))
            .await;
    assert_eq!(sent["documents"].as_array().unwrap().len(), 1);
    assert_eq!(sent["documents"][0]["name"], json!("stubs.pdf"));
    scene.sofia.get(&path).await.expect(200);
    scene.sofia.get(&format!("{path}/content")).await.expect(200);
    scene.sofia.post("/v1/messages", stolen).await.expect(201);
    scene.mateo.get(&path).await.expect(404);
    scene.stranger.get(&path).await.expect(404);
    // She can still rename and delete it.
    scene.sofia.delete(&path).await.expect(403);
    scene.lucia.delete(&format!("/v1/messages/{}", id_of(&sent))).await.expect(200);
    let page =
        scene.sofia.get(&format!("/v1/messages/threads/{}/messages", thread_of(&sent))).await.expect(200);
    assert!(!page.text().contains("stubs.pdf"));
    scene.sofia.get(&path).await.expect(200);
}

#[tokio::test]
async fn refuses_messages_in_another_loans_thread() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let other = scene.app.loan(&company, "Stone – refinance", ReviewStatus::InProgress).await;
    let lucia = scene.lucia_is.clone();
    scene.app.add(&other, &lucia, Role::LeadBorrower).await;
    let there = json!({ "contextId": other.id, "body": "<p>there</p>" });
    let there = scene.lucia.post("/v1/messages", there).await.expect(201).json();
    let moved = letter(&scene, "here", &json!({ "messageThreadId": thread_of(&there) }));
    scene.lucia.post("/v1/messages", moved).await.expect(404);
    let answer = letter(&scene, "here", &json!({ "inReplyToMessage": id_of(&there) }));
    scene.lucia.post("/v1/messages", answer).await.expect(422);
    scene.mateo.get(&format!("/v1/messages/threads/{}", thread_of(&there))).await.expect(404);
    let foreign = json!({ "contextId": other.id, "body": "<p>Hello</p>" });
    scene.mateo.post("/v1/messages", foreign.clone()).await.expect(404);
    scene.stranger.post("/v1/messages", foreign).await.expect(404);
    let others = scene.app.borrower("Maya Stone").await;
    scene.app.add(&other, &others, Role::Borrower).await;
    let across = letter(&scene, "here", &json!({ "toUserIds": [others.id] }));
    scene.lucia.post("/v1/messages", across).await.expect(422);
}

#[tokio::test]
async fn recipient_named_by_address_receives_an_email() {
    // The mail server is unavailable, so the email waits in the queue.
    let scene = Scene::with(&[("SMTP_URL", "smtp://127.0.0.1:1")]).await;
    let more = json!({ "toUserEmails": ["notary@deeds.example", "NOTARY@deeds.example"], "ccUserEmails": ["lucia.alvarez@people.example"] });
    let sent = send(&scene, &scene.dana, "see <b>this</b>", more).await;
    assert_eq!(sent["toEmails"], json!(["notary@deeds.example"]));
    assert_eq!(sent["ccRecipients"][0]["givenName"], json!("Lucia"));
    let mails = mail::Entity::find().all(scene.app.state.db.read()).await.unwrap();
    assert_eq!(mails.len(), 1);
    assert_eq!(mails[0].recipient, "notary@deeds.example");
    let words = mail_words::Entity::find().one(scene.app.state.db.read()).await.unwrap().unwrap();
    assert_eq!(words.subject, "Dana Whitfield wrote to you about Alvarez – purchase");
}
