//! Emails are documents only in companies that allow them.

use serde_json::{Value, json};

use super::text::{READING, find, names, read};
use crate::support::{Browser, Scene};

const MAIL: &[u8] =
    b"From: Lucia Alvarez <lucia@example.com>\r\nSubject: Insurance\r\n\r\nThe binder is overdue.\r\n";

async fn take_mails(dana: &Browser, on: bool) -> Value {
    let version = &dana.get("/v1/company").await.expect(200).json()["version"];
    dana.put("/v1/company", json!({ "version": version, "acceptsMail": on })).await.expect(200).json()
}

#[tokio::test]
async fn accepts_and_finds_emails_once_the_company_allows_them() {
    let scene = Scene::with(READING).await;
    let loan = format!("/v1/loans/{}", scene.loan.id);
    let refused = async || {
        let reply = scene.announce(&scene.lucia, "offer.eml", MAIL.len()).await.expect(422).json();
        let message = reply["violations"][0]["message"].as_str().unwrap().to_owned();
        assert!(message.starts_with("File type must be jpg, jpeg, png"), "{message}");
        assert!(message.ends_with("txt, json, xml"), "{message}");
        assert_eq!(scene.lucia.get(&loan).await.expect(200).json()["acceptsMail"], false);
    };
    refused().await;

    assert_eq!(take_mails(&scene.dana, true).await["acceptsMail"], true);
    assert_eq!(scene.lucia.get(&loan).await.expect(200).json()["acceptsMail"], true);
    let mail = scene.upload(&scene.lucia, "offer.eml", MAIL).await;
    let kept = scene.lucia.get(&format!("/v1/documents/{mail}")).await.expect(200).json();
    assert_eq!(kept["mimeType"], "message/rfc822");
    // Sent as bytes: a browser could display an email as a page.
    let sent = scene.dana.get(&format!("/v1/documents/{mail}/content")).await.expect(200);
    assert_eq!(sent.headers["content-type"], "application/octet-stream");
    let page = scene.upload(&scene.lucia, "page.eml", b"<html><p>overdue</p></html>").await;
    let kept = scene.lucia.get(&format!("/v1/documents/{page}")).await.expect(200).json();
    assert_eq!(kept["mimeType"], "application/octet-stream");
    read(&scene).await;
    assert_eq!(names(&find(&scene, &scene.dana, "overdue binder").await), ["offer.eml"]);

    take_mails(&scene.dana, false).await;
    refused().await;
    assert_eq!(names(&find(&scene, &scene.dana, "overdue binder").await), ["offer.eml"]);
}
