//! Action links open their target for people who may see it, for no one else, and change nothing.

use reqwest::Method;
use serde_json::json;

use crate::support::{Browser, Reply, Scene, nothing};

fn action(id: impl std::fmt::Display) -> String {
    format!("/api/v1/action?id={id}")
}

async fn validate(browser: &Browser, id: impl std::fmt::Display) -> Reply {
    browser.get(&format!("/api/v1/action/validate?id={id}")).await
}

fn location(reply: Reply) -> String {
    reply.expect(303).header("location").unwrap().to_owned()
}

#[tokio::test]
async fn link_opens_the_readers_own_page() {
    let scene = Scene::new().await;
    let deed = scene.ask_for("Deed").await;
    let lender = scene.company().await.id;
    let loan = scene.loan.id;
    let lenders_page = format!("/loans/{loan}/needs-list?formElementId={deed}");
    assert_eq!(location(scene.dana.get(&action(&deed)).await), lenders_page);
    let head = scene.dana.send(scene.dana.request(Method::HEAD, &action(&deed))).await;
    assert_eq!(location(head), lenders_page);
    let tasks = format!("/portal/{lender}/tasks?needsListLoanId={loan}");
    assert_eq!(location(scene.lucia.get(&action(&deed)).await), format!("{tasks}&formElementId={deed}"));
    assert_eq!(location(scene.lucia.get(&action(loan)).await), tasks);
    assert_eq!(location(scene.dana.get(&action(loan)).await), format!("/loans/{loan}"));
    assert_eq!(validate(&scene.dana, &deed).await.expect(200).json(), json!({ "valid": true }));

    // Hidden and nonexistent targets aren't found.
    for (browser, id) in [
        (&scene.sofia, deed.clone()),
        (&scene.stranger, deed.clone()),
        (&scene.stranger, loan.to_string()),
        (&scene.dana, nothing().to_string()),
        (&scene.dana, "//evil.example".to_owned()),
    ] {
        assert_eq!(browser.get(&action(&id)).await.expect(404).code(), "not-found");
        validate(browser, &id).await.expect(404);
    }
    scene.dana.get("/api/v1/action").await.expect(400);
    scene.app.anyone().get(&action(&deed)).await.expect(401);
    validate(&scene.app.anyone(), &deed).await.expect(401);
}

#[tokio::test]
async fn message_link_works_for_its_readers() {
    let scene = Scene::new().await;
    let send = async |locked: bool, to: serde_json::Value| {
        let body = json!({
            "contextId": scene.loan.id, "body": "<p>Hello</p>", "subject": "", "locked": locked, "toUserIds": to
        });
        let request = scene.dana.request(Method::POST, "/v1/messages");
        let key = nothing().to_string();
        let sent = scene.dana.send(request.header("idempotency-key", key).json(&body)).await;
        assert!(sent.status < 300, "{}", sent.text());
        let sent = sent.json();
        let text = |value: &serde_json::Value| value.as_str().unwrap().to_owned();
        (text(&sent["id"]), text(&sent["messageThread"]["id"]))
    };
    let loan = scene.loan.id;
    let (message, thread) = send(false, json!([])).await;
    let page = format!("/loans/{loan}/messages?loanId={loan}&messageThreadId={thread}");
    let found = location(scene.lucia.get(&action(&message)).await);
    assert_eq!(found, format!("{page}&messageId={message}&taskView=MESSAGE"));
    assert_eq!(location(scene.lucia.get(&action(&thread)).await), format!("{page}&taskView=MESSAGE"));
    let (message, thread) = send(true, json!([scene.lucia_is.id])).await;
    for id in [&message, &thread] {
        validate(&scene.lucia, id).await.expect(200);
        validate(&scene.mateo, id).await.expect(404);
        validate(&scene.stranger, id).await.expect(404);
    }
}

#[tokio::test]
async fn link_ends_with_its_target_or_access() {
    let scene = Scene::new().await;
    let deed = scene.ask_for("Deed").await;
    validate(&scene.lucia, &deed).await.expect(200);
    let one = scene.elements(&format!("/{deed}"));
    scene.dana.put(&one, json!({ "version": 1, "hidden": true })).await.expect(200);
    validate(&scene.lucia, &deed).await.expect(404);
    validate(&scene.dana, &deed).await.expect(200);
    scene.dana.delete(&one).await.expect(204);
    validate(&scene.dana, &deed).await.expect(404);
}

#[tokio::test]
async fn link_redirects_browsers_to_a_page() {
    let scene = Scene::new().await;
    let deed = scene.ask_for("Deed").await;
    let open = async |browser: &Browser, id: &str| {
        let request = browser.request(Method::GET, &action(id)).header("accept", "text/html,*/*;q=0.8");
        location(browser.send(request).await)
    };
    let no_access = format!(
        "/?noAccessModalId={deed}&noAccessModalMessage=This%20item%20has%20been%20removed%20and%20does%20not%20exist\
         &noAccessModalSeverity=info"
    );
    assert_eq!(open(&scene.stranger, &deed).await, no_access);
    let sign_in = format!("/sign-in?returnTo=%2Fapi%2Fv1%2Faction%3Fid%3D{deed}");
    assert_eq!(open(&scene.app.anyone(), &deed).await, sign_in);
    assert!(open(&scene.app.anyone(), "//evil.example").await.ends_with("id%3Devilexample"));
}
