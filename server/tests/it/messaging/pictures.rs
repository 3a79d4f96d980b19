//! A picture in a message requests only a document's content, and records nothing for its reader.

use reqwest::Method;
use sea_orm::{ColumnTrait as _, EntityTrait as _, PaginatorTrait as _, QueryFilter as _};
use serde_json::json;
use server::entity::{EnumColumn, activity};
use shared_rules::activity::ActivityKind;

use super::conversation::{id_of, send};
use crate::support::{Browser, Scene, png};

async fn as_picture(browser: &Browser, path: &str) -> (u16, String) {
    let reply = browser.send(browser.request(Method::GET, path).header("sec-fetch-dest", "image")).await;
    (reply.status, if reply.status == 200 { String::new() } else { reply.code() })
}

async fn downloads(scene: &Scene) -> u64 {
    activity::Entity::find()
        .filter(activity::Column::Kind.eq(EnumColumn(ActivityKind::Downloads)))
        .count(scene.app.state.db.read())
        .await
        .unwrap()
}

#[tokio::test]
async fn removes_picture_urls_that_are_no_documents() {
    let scene = Scene::new().await;
    let id = scene.upload(&scene.dana, "roof.png", &png(4, 4)).await;
    let origin = scene.app.state.config.link("");
    let origin = origin.trim_end_matches('/');
    let loan = scene.loan.id;
    let own = format!("/v1/documents/{id}/content");
    let attributes = [
        "src=\"/v1/documents/%2e%2e/users/me\"".to_owned(),
        format!("src=\"/v1/documents/%2e%2e/loans/{loan}/package/download\""),
        format!("src=\"/v1/documents/..%2f..%2fv1/loans/{loan}/activity/export\""),
        format!("src=\"/v1/documents/.\t./loans/{loan}/elements/export\""),
        "src=\"/v1/documents/..\\loans\\export\"".to_owned(),
        format!("src=\"/v1/documents/{id}/content/../../../loans/export\""),
        format!("src=\"/v1/documents/{id}/../../loans/export\""),
        format!("src=\"/v1/documents/{id}/versions/1/content\""),
        format!("src=\"/v1/documents/{id}/content?download=1\""),
        format!("src=\"/v1/documents/{id}/content#x\""),
        format!("src=\"/v2/loans/{loan}/package/download\""),
        "src=\"/api/v1/loans/export\"".to_owned(),
        "src=\"/v1/contacts/export\"".to_owned(),
        format!("src=\"{origin}/v1/loans/export\""),
        format!("src=\"{origin}{own}\""),
        format!("src=\"//{}{own}\"", origin.trim_start_matches("http://")),
        format!("src=\"///{}{own}\"", origin.trim_start_matches("http://")),
        format!("src=\"http://x:y@{}{own}\"", origin.trim_start_matches("http://")),
        format!("src=\" {own}\""),
        format!("src=\"{own}\n\""),
        format!("srcset=\"{own} 1x, /v1/loans/export 2x\""),
        format!("src=\"x\" srcset=\"{own} 1x\" background=\"/v1/loans/export\" lowsrc=\"/v1/loans/export\""),
        format!("style=\"background:url({own})\""),
        "src=\"data:image/svg+xml,&lt;svg/&gt;\"".to_owned(),
        "src=\"data:image/png;base64,AAAA\"".to_owned(),
        "src=\"cid:1\"".to_owned(),
    ];
    for attribute in &attributes {
        let body = format!("<p>see <img alt=\"it\" {attribute}></p>");
        let sent = send(&scene, &scene.lucia, "", json!({ "body": body })).await;
        assert_eq!(sent["body"], json!("<p>see <img alt=\"it\"></p>"), "{attribute}");
    }
    for address in [
        own.clone(),
        format!("/api/v1/documents/{id}/content"),
        format!("/v2/documents/{}/content", id.to_uppercase()),
    ] {
        let body = format!("<p>see <img src=\"{address}\"></p>");
        let sent = send(&scene, &scene.lucia, "", json!({ "body": body })).await;
        assert_eq!(sent["body"], json!(format!("<p>see <img src=\"{own}\"></p>")));
    }
}

#[tokio::test]
async fn removes_elements_that_load_files() {
    let scene = Scene::new().await;
    let own = format!("/v1/documents/{}/content", scene.upload(&scene.dana, "roof.png", &png(4, 4)).await);
    for element in [
        "input type=\"image\"",
        "embed",
        "video",
        "audio",
        "iframe",
        "source",
        "track",
        "image",
        "link rel=\"prefetch\"",
    ] {
        let body = format!("<p>see <{element} src=\"{own}\" href=\"{own}\" poster=\"{own}\"></p>");
        let sent = send(&scene, &scene.lucia, "", json!({ "body": body })).await;
        let kept = sent["body"].as_str().unwrap();
        assert!(!kept.contains("/v1/") || element == "image", "{element}: {kept}");
    }
}

#[tokio::test]
async fn cleans_stored_messages_when_read_or_printed() {
    use sea_orm::sea_query::Expr;
    use server::entity::message;
    let scene = Scene::new().await;
    let sent = send(&scene, &scene.dana, "hello", json!({})).await;
    let old = "<p>see <img alt=\"it\" src=\"/v1/documents/%2e%2e/users/me\"></p>";
    let tx = scene.app.state.db.write().await.unwrap();
    message::Entity::update_many()
        .col_expr(message::Column::Body, Expr::value(old))
        .filter(message::Column::Id.eq(id_of(&sent).parse::<uuid::Uuid>().unwrap()))
        .exec(&tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    let thread = super::conversation::thread_of(&sent);
    let page = scene.lucia.get(&format!("/v1/messages/threads/{thread}/messages")).await.expect(200).json();
    assert_eq!(page["content"][0]["body"], json!("<p>see <img alt=\"it\"></p>"));
    let print = scene.lucia.get(&format!("/v1/messages/{}/print", id_of(&sent))).await.expect(200).json();
    assert_eq!(print["html"], json!("<p>see <img alt=\"it\"></p>"));
}

#[tokio::test]
async fn shows_only_attached_pictures_without_recording_a_download() {
    let scene = Scene::new().await;
    let upload = async |name: &str| scene.upload(&scene.lucia, name, &png(4, 4)).await;
    let (attached, other, withheld) = (upload("a.png").await, upload("b.png").await, upload("c.png").await);
    let text = scene.upload(&scene.lucia, "a.txt", b"words").await;
    let content = |id: &str| format!("/v1/documents/{id}/content");
    let body = format!("<p><img src=\"{}\"></p>", content(&attached));
    send(&scene, &scene.lucia, "", json!({ "body": body, "attachments": [attached, text] })).await;
    let dana = super::conversation::me(&scene.dana).await;
    let private = json!({ "toUserIds": [dana], "attachments": [withheld] });
    send(&scene, &scene.lucia, "between us", private).await;
    let before = downloads(&scene).await;
    for reader in [&scene.dana, &scene.mateo] {
        assert_eq!(as_picture(reader, &content(&attached)).await.0, 200);
        assert_eq!(as_picture(reader, &content(&text)).await, (403, "not-a-page-part".to_owned()));
    }
    let refused = (403, "not-a-page-part".to_owned());
    assert_eq!(as_picture(&scene.dana, &content(&other)).await, refused);
    assert_eq!(as_picture(&scene.dana, &content(&withheld)).await.0, 200);
    assert_eq!(as_picture(&scene.mateo, &content(&withheld)).await.0, 404);
    assert_eq!(as_picture(&scene.stranger, &content(&attached)).await.0, 404);
    assert_eq!(downloads(&scene).await, before);
    scene.dana.get(&content(&other)).await.expect(200);
    assert_eq!(downloads(&scene).await, before + 1);
}
