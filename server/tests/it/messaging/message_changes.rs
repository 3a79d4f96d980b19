//! Editing, deleting, forwarding and flagging messages.

use serde_json::json;

use super::conversation::{id_of, me, said, send, thread_of, threads, unread};
use crate::support::{PDF, Scene};

#[tokio::test]
async fn author_edits_a_message_and_the_original_is_kept() {
    let scene = Scene::new().await;
    let sent = send(&scene, &scene.lucia, "Tusday", json!({})).await;
    let (path, thread) = (format!("/v1/messages/{}", id_of(&sent)), thread_of(&sent));
    assert_eq!((&sent["canEdit"], &sent["edited"]), (&json!(true), &json!(false)));
    let changed = scene
        .lucia
        .put(&path, json!({ "body": "<p>Tuesday<script>x</script></p>" }))
        .await
        .expect(200)
        .json();
    assert_eq!((&changed["body"], &changed["edited"]), (&json!("<p>Tuesday</p>"), &json!(true)));
    assert_eq!(said(&scene.mateo, &thread).await, ["Tuesday"]);
    let refused = scene.dana.put(&path, json!({ "body": "<p>mine</p>" })).await.expect(403);
    assert_eq!(refused.code(), "own-messages-only");
    scene.lucia.put(&path, json!({ "body": "<p> </p>" })).await.expect(422);
    use sea_orm::EntityTrait as _;
    let before =
        server::entity::message_revision::Entity::find().all(scene.app.state.db.read()).await.unwrap();
    assert_eq!(before[0].body, "<p>Tusday</p>");
}

#[tokio::test]
async fn deleted_message_leaves_a_placeholder_and_can_be_restored() {
    let scene = Scene::new().await;
    let sent = send(&scene, &scene.lucia, "a secret", json!({})).await;
    let (path, thread) = (format!("/v1/messages/{}", id_of(&sent)), thread_of(&sent));
    assert_eq!(unread(&scene, &scene.mateo).await, 1);
    scene.dana.delete(&path).await.expect(403);
    let deleted = scene.lucia.delete(&path).await.expect(200).json();
    assert_eq!((&deleted["deleted"], &deleted["canRestore"]), (&json!(true), &json!(true)));
    let page = scene.mateo.get(&format!("/v1/messages/threads/{thread}/messages")).await.expect(200);
    assert!(!page.text().contains("secret"), "{}", page.text());
    assert_eq!(page.json()["content"][0]["deleted"], json!(true));
    assert_eq!(unread(&scene, &scene.mateo).await, 0);
    let search = format!("/v1/messages/search?loanId={}&query=secret", scene.loan.id);
    assert_eq!(scene.mateo.get(&search).await.expect(200).json()["totalElements"], json!(0));
    assert_eq!(threads(&scene, &scene.mateo, "&query=secret").await.len(), 0);
    scene.lucia.put(&path, json!({ "body": "<p>other</p>" })).await.expect(409);
    scene.mateo.post(&format!("{path}/restore"), json!({})).await.expect(403);
    scene.lucia.post(&format!("{path}/restore"), json!({})).await.expect(200);
    assert_eq!(said(&scene.mateo, &thread).await, ["a secret"]);
    assert_eq!(unread(&scene, &scene.mateo).await, 1);
}

#[tokio::test]
async fn flags_are_private() {
    let scene = Scene::new().await;
    let one = send(&scene, &scene.dana, "one", json!({})).await;
    let two = send(&scene, &scene.dana, "two", json!({})).await;
    let thread = thread_of(&one);
    assert_eq!((unread(&scene, &scene.lucia).await, unread(&scene, &scene.dana).await), (2, 0));
    let list = threads(&scene, &scene.lucia, "&unread=true").await;
    assert_eq!(list[0]["lastUnreadMessageId"], two["id"]);
    let page = format!("/v1/messages/threads/{thread}/messages?firstUnread=true&size=1");
    let first = scene.lucia.get(&page).await.expect(200).json();
    assert_eq!((&first["page"], &first["content"][0]["id"]), (&json!(1), &one["id"]));
    for _ in 0..2 {
        scene.lucia.post(&format!("/v1/messages/{}/read", id_of(&one)), json!({})).await.expect(204);
        assert_eq!(unread(&scene, &scene.lucia).await, 1);
    }
    scene.lucia.post(&format!("/v1/messages/{}/unread", id_of(&one)), json!({})).await.expect(204);
    assert_eq!((unread(&scene, &scene.lucia).await, unread(&scene, &scene.mateo).await), (2, 2));
    scene.lucia.post(&format!("/v1/messages/threads/{thread}/read"), json!({})).await.expect(204);
    assert_eq!(unread(&scene, &scene.lucia).await, 0);
    assert_eq!(threads(&scene, &scene.lucia, "&unread=true").await.len(), 0);
    for browser in [&scene.lucia, &scene.dana] {
        let path = format!("/v1/messages/{}", id_of(&one));
        browser.post(&format!("{path}/important"), json!({})).await.expect(204);
        let shown = browser.get(&format!("/v1/messages/threads/{thread}/messages")).await.expect(200).json();
        assert_eq!(shown["content"][1]["important"], json!(true));
        browser.post(&format!("{path}/notimportant"), json!({})).await.expect(204);
        let shown = browser.get(&format!("/v1/messages/threads/{thread}/messages")).await.expect(200).json();
        assert_eq!(shown["content"][1]["important"], json!(false));
    }
    let read_by = |page: serde_json::Value| page["content"][0]["readBy"].as_array().unwrap().len();
    let seen = scene.dana.get(&format!("/v1/messages/threads/{thread}/messages")).await.expect(200).json();
    assert_eq!(read_by(seen), 1);
    scene.lucia.post(&format!("/v1/messages/threads/mute/{thread}"), json!({})).await.expect(204);
    assert_eq!(threads(&scene, &scene.lucia, "").await[0]["muted"], json!(true));
    assert_eq!(threads(&scene, &scene.mateo, "").await[0]["muted"], json!(false));
    scene.lucia.post(&format!("/v1/messages/threads/unmute/{thread}"), json!({})).await.expect(204);
    assert_eq!(threads(&scene, &scene.lucia, "").await[0]["muted"], json!(false));
}

#[tokio::test]
async fn forwards_a_message_with_its_files() {
    let scene = Scene::new().await;
    let (lucia, mateo) = (me(&scene.lucia).await, me(&scene.mateo).await);
    let document = scene.upload(&scene.dana, "offer.pdf", PDF).await;
    let sent =
        send(&scene, &scene.dana, "our offer", json!({ "toUserIds": [lucia], "attachments": [document] }))
            .await;
    let path = format!("/v1/messages/threads/forwardMessage/{}", id_of(&sent));
    scene.mateo.post(&path, json!({ "toUserIds": [mateo] })).await.expect(404);
    scene.lucia.post(&path, json!({})).await.expect(422);
    let forwarded = json!({ "toUserIds": [mateo], "note": "What do <you> think?" });
    let forwarded = scene.lucia.post(&path, forwarded).await.expect(201).json();
    let text = forwarded["textPreview"].as_str().unwrap();
    assert!(text.starts_with("What do <you> think? Forwarded message from Dana Whitfield"), "{text}");
    assert!(text.ends_with("our offer"));
    assert_eq!(said(&scene.mateo, &thread_of(&forwarded)).await.len(), 1);
    scene.mateo.get(&format!("/v1/documents/{document}")).await.expect(200);
    scene.sofia.get(&format!("/v1/messages/threads/{}", thread_of(&forwarded))).await.expect(404);
}

#[tokio::test]
async fn shows_the_original_email_in_a_sandbox() {
    let scene = Scene::new().await;
    let picture = "<p>See <img src=\"https://elsewhere.example/p.png\"><script>alert(1)</script></p>";
    let plain = send(&scene, &scene.dana, "nothing lost", json!({})).await;
    assert_eq!(plain["originalMessageContentUrl"], json!(null));
    scene.dana.get(&format!("/v1/messages/originatorimplementation/{}", id_of(&plain))).await.expect(404);
    let sent = send(&scene, &scene.dana, "", json!({ "body": picture })).await;
    assert_eq!(sent["body"], json!("<p>See <img></p>"));
    let url = sent["originalMessageContentUrl"].as_str().unwrap().to_owned();
    let original = scene.lucia.get(&url).await.expect(200).json();
    let shut_in = "<p>See <img></p>";
    assert_eq!((&original["htmlContent"], &original["remoteImages"]), (&json!(shut_in), &json!(true)));
    let header =
        |reply: &crate::support::Reply, name: &str| reply.header(name).unwrap_or_default().to_owned();
    let page = scene.lucia.get(&format!("{url}/page")).await.expect(200);
    assert!(page.text().ends_with(&format!("{shut_in}</body></html>")), "{}", page.text());
    assert!(header(&page, "content-type").starts_with("text/html"));
    let policy = header(&page, "content-security-policy");
    assert!(
        policy.starts_with("sandbox; default-src 'none';") && policy.contains("img-src data:;"),
        "{policy}"
    );
    assert!(!policy.contains("allow") && !policy.contains("script-src") && !policy.contains("http"));
    // No parameter requests more.
    let asked = scene.lucia.get(&format!("{url}/page?images=true")).await.expect(200);
    assert_eq!((header(&asked, "content-security-policy"), asked.text()), (policy, page.text()));
    assert_eq!(header(&asked, "referrer-policy"), "no-referrer");
    assert_eq!(header(&asked, "x-dns-prefetch-control"), "off");
    // It may be shown in a frame of our own pages; nothing else of the API may.
    let framed =
        |path: String| scene.lucia.request(reqwest::Method::GET, &path).header("sec-fetch-dest", "iframe");
    scene.lucia.send(framed(format!("{url}/page"))).await.expect(200);
    assert_ne!(scene.lucia.send(framed(url.clone())).await.status, 200);
    // With other text nothing is lost, and the original is removed with the text it belonged to.
    let path = format!("/v1/messages/{}", id_of(&sent));
    scene.dana.put(&path, json!({ "body": "<p>plain</p>" })).await.expect(200);
    scene.lucia.get(&format!("{url}/page")).await.expect(404);
    scene.dana.put(&path, json!({ "body": "<font>big</font>" })).await.expect(200);
    scene.lucia.get(&format!("{url}/page")).await.expect(200);
    scene.dana.delete(&path).await.expect(200);
    scene.lucia.get(&format!("{url}/page")).await.expect(404);
}
