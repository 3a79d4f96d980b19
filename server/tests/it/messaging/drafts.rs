//! Drafts are private, and no device overwrites the changes of another.

use sea_orm::{ColumnTrait as _, EntityTrait as _, QueryFilter as _};
use serde_json::{Value, json};
use server::entity::loan_role;

use super::conversation::{send, thread_of};
use crate::support::{Browser, PDF, Scene, nothing};

/// The content of a composer with this text.
fn holding(scene: &Scene, body: &str) -> Value {
    json!({
        "contextId": scene.loan.id,
        "body": body,
        "messageThreadId": null,
        "messageType": "MESSAGE",
        "subject": "Rent roll",
        "shareOldHistory": true,
        "attachments": [],
        "hasLinks": false,
        "labels": ["CLOSING"],
        "inReplyToMessage": null,
        "toUserIds": ["u1"],
        "toUserNames": ["Una"],
        "toUserEmails": ["half@an"],
        "locked": true,
        "isDigest": false,
        "draftedMessageId": null,
        "ccUserEmails": [],
        "ccUserIds": [],
        "bccUserEmails": [],
        "bccUserIds": [],
        "mentionedUserIds": [],
        "draftCcRecipients": ["cc@x.example"],
        "draftBccRecipients": ["bcc@x.example", "u2"],
    })
}

fn with(mut body: Value, field: &str, value: impl Into<Value>) -> Value {
    body[field] = value.into();
    body
}

fn id(draft: &Value) -> String {
    draft["id"].as_str().unwrap().to_owned()
}

async fn count(browser: &Browser, scene: &Scene) -> Value {
    browser.get(&format!("/v1/messages/draft/{}/count", scene.loan.id)).await.expect(200).json()["count"]
        .clone()
}

#[tokio::test]
async fn draft_keeps_all_fields_of_the_composer() {
    let scene = Scene::new().await;
    let document = scene.upload(&scene.lucia, "stubs.pdf", PDF).await;
    let body = with(holding(&scene, "<p>Hello</p>"), "attachments", json!([document, nothing()]));
    let kept = scene.lucia.post("/v1/messages/draft", body.clone()).await.expect(201).json();
    assert_eq!((&kept["draftedMessageId"], &kept["version"]), (&kept["id"], &json!(1)));
    for (field, value) in body.as_object().unwrap().iter().filter(|(field, _)| *field != "draftedMessageId") {
        assert_eq!(&kept[field], value, "{field}");
    }
    let documents = json!([{
        "id": document, "name": "stubs.pdf", "contentType": "application/pdf", "size": PDF.len()
    }]);
    assert_eq!(kept["documents"], documents);

    let path = format!("/api/v1/messages/draft/{}", scene.loan.id);
    assert_eq!(scene.lucia.get(&path).await.expect(200).json(), json!([kept]));
    assert_eq!(count(&scene.lucia, &scene).await, 1);
    scene.lucia.delete(&format!("/v1/documents/{document}")).await.expect(204);
    assert_eq!(scene.lucia.get(&path).await.expect(200).json()[0]["documents"], json!([]));
    scene.lucia.delete(&format!("/v1/messages/draft/{}", id(&kept))).await.expect(204);
    scene.lucia.delete(&format!("/v1/messages/draft/{}", id(&kept))).await.expect(404);
    assert_eq!(count(&scene.lucia, &scene).await, 0);
}

#[tokio::test]
async fn draft_is_private_and_ends_with_the_membership() {
    let scene = Scene::new().await;
    let draft = scene.mateo.post("/v1/messages/draft", holding(&scene, "Mine")).await.expect(201).json();
    let path = format!("/v1/messages/draft/{}", id(&draft));
    let again = with(holding(&scene, "Yours"), "version", 1);
    for other in [&scene.dana, &scene.lucia, &scene.sofia, &scene.stranger] {
        other.put(&path, again.clone()).await.expect(404);
        other.delete(&path).await.expect(404);
    }
    let list = format!("/v1/messages/draft/{}", scene.loan.id);
    assert_eq!(scene.dana.get(&list).await.expect(200).json(), json!([]));
    scene.stranger.get(&list).await.expect(404);
    scene.stranger.post("/v1/messages/draft", holding(&scene, "x")).await.expect(404);
    scene.dana.put(&format!("/v1/messages/draft/{}", nothing()), again.clone()).await.expect(404);
    scene.dana.get("/v1/messages/draft/not-an-id").await.expect(404);

    let me = scene.mateo.get("/v1/users/me").await.expect(200).json();
    let tx = scene.app.state.db.write().await.unwrap();
    let user: uuid::Uuid = me["id"].as_str().unwrap().parse().unwrap();
    loan_role::Entity::delete_many().filter(loan_role::Column::UserId.eq(user)).exec(&tx).await.unwrap();
    tx.commit().await.unwrap();
    scene.mateo.get(&list).await.expect(404);
    scene.mateo.get(&format!("{list}/count")).await.expect(404);
    scene.mateo.put(&path, again).await.expect(404);
    scene.mateo.delete(&path).await.expect(404);
    scene.mateo.post("/v1/messages/draft", holding(&scene, "x")).await.expect(404);
}

#[tokio::test]
async fn reports_conflicting_drafts_to_the_second_device() {
    let scene = Scene::new().await;
    let draft = scene.lucia.post("/v1/messages/draft", holding(&scene, "Start")).await.expect(201).json();
    let path = format!("/v1/messages/draft/{}", id(&draft));
    let phone = with(holding(&scene, "Start, from the phone"), "version", 1);
    let saved = scene.lucia.put(&path, phone).await.expect(200).json();
    assert_eq!((&saved["version"], &saved["body"]), (&json!(2), &json!("Start, from the phone")));
    let desk = with(holding(&scene, "Start, from the desk"), "version", 1);
    let refused = scene.lucia.put(&path, desk.clone()).await.expect(409).json();
    assert_eq!((&refused["code"], &refused["current"]), (&json!("stale"), &saved));
    let both = with(holding(&scene, "Start, from the phone, from the desk"), "version", 2);
    assert_eq!(scene.lucia.put(&path, both).await.expect(200).json()["version"], 3);

    let (one, other) = tokio::join!(
        scene.lucia.put(&path, with(desk.clone(), "version", 3)),
        scene.lucia.put(&path, with(desk.clone(), "version", 3)),
    );
    let mut answers = [one.status, other.status];
    answers.sort_unstable();
    assert_eq!(answers, [200, 409]);
}

#[tokio::test]
async fn draft_stays_on_its_loan_and_within_limits() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let other =
        scene.app.loan(&company, "Stone", shared_rules::loans::review_status::ReviewStatus::InProgress).await;
    let draft = scene.dana.post("/v1/messages/draft", holding(&scene, "Here")).await.expect(201).json();
    let path = format!("/v1/messages/draft/{}", id(&draft));
    let elsewhere = with(with(holding(&scene, "There"), "contextId", other.id.to_string()), "version", 1);
    let refused = scene.dana.put(&path, elsewhere).await.expect(422).json();
    assert_eq!(refused["violations"][0]["field"], "contextId");

    let long = "x".repeat(1_048_576);
    scene.dana.post("/v1/messages/draft", holding(&scene, &long)).await.expect(201);
    let refused =
        scene.dana.post("/v1/messages/draft", holding(&scene, &format!("{long}x"))).await.expect(422);
    assert_eq!(refused.message(), "Message can have up to 1,048,576 characters; it has 1,048,577 now");
    let refused = scene
        .dana
        .post("/v1/messages/draft", with(holding(&scene, "x"), "subject", "s".repeat(201)))
        .await
        .expect(422);
    assert_eq!(refused.json()["violations"][0]["field"], "subject");
    scene.dana.post("/v1/messages/draft", json!({ "body": "x" })).await.expect(400);
    scene.dana.post("/v1/messages/draft", json!({ "body": "x", "contextId": "9" })).await.expect(400);
    let surrogate = br#"{"contextId":"00000000-0000-0000-0000-000000000000","body":"\ud800"}"#.to_vec();
    let request = scene.dana.request(reqwest::Method::POST, "/v1/messages/draft");
    let request = request.header("content-type", "application/json").body(surrogate);
    scene.dana.send(request).await.expect(400);

    let many = async {
        let mut last = 201;
        for n in 0..200 {
            last = scene.dana.post("/v1/messages/draft", holding(&scene, &n.to_string())).await.status;
        }
        last
    };
    assert_eq!(many.await, 429);
    assert_eq!(count(&scene.dana, &scene).await, 200);
}

#[tokio::test]
async fn one_draft_per_thread_keeps_both_texts() {
    let scene = Scene::new().await;
    let begun = send(&scene, &scene.dana, "Hello", json!({ "toUserIds": [scene.lucia_is.id] })).await;
    let thread = thread_of(&begun);
    let of = |body: &str| with(holding(&scene, body), "messageThreadId", thread.clone());
    let (desk, phone) = (of("From the desk"), of("From the phone"));
    let (one, other) = tokio::join!(
        scene.lucia.post("/v1/messages/draft", desk),
        scene.lucia.post("/v1/messages/draft", phone),
    );
    let (kept, refused) = if one.status == 201 { (one, other) } else { (other, one) };
    let (kept, refused) = (kept.expect(201).json(), refused.expect(409).json());
    assert_eq!((&refused["code"], &refused["current"]), (&json!("draft-exists"), &kept));
    assert_eq!(count(&scene.lucia, &scene).await, 1);

    let many = (0..12).map(|n| {
        let draft = of(&format!("Tab {n}"));
        let browser = &scene.lucia;
        async move { browser.post("/v1/messages/draft", draft).await.status }
    });
    assert_eq!(futures_util::future::join_all(many).await, vec![409; 12]);
    // The second device saves both texts with the version it was given.
    let path = format!("/v1/messages/draft/{}", id(&kept));
    let both = with(of("From the desk and the phone"), "version", kept["version"].clone());
    scene.lucia.put(&path, both).await.expect(200);

    // Another person has a separate draft, and so has each new message.
    scene.dana.post("/v1/messages/draft", of("Mine")).await.expect(201);
    for body in ["One", "Two"] {
        scene.lucia.post("/v1/messages/draft", holding(&scene, body)).await.expect(201);
    }
    assert_eq!(count(&scene.lucia, &scene).await, 3);
    // A new message doesn't replace the thread's draft.
    let drafts = scene.lucia.get(&format!("/v1/messages/draft/{}", scene.loan.id)).await.json();
    let new = drafts.as_array().unwrap().iter().find(|draft| draft["body"] == "Two").unwrap().clone();
    let moved = with(of("Two"), "version", 1);
    let refused =
        scene.lucia.put(&format!("/v1/messages/draft/{}", id(&new)), moved).await.expect(409).json();
    assert_eq!((&refused["code"], &refused["current"]["id"]), (&json!("draft-exists"), &kept["id"]));
    assert_eq!(count(&scene.lucia, &scene).await, 3);
    // After it was deleted, another one can be started.
    scene.lucia.delete(&path).await.expect(204);
    scene.lucia.post("/v1/messages/draft", of("Again")).await.expect(201);
}
