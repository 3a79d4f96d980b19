//! Files are stored completely or not at all, and are delivered only to authorized people.

mod email_files;
mod executables;
mod locked_pdfs;
mod package;
mod pdf_package;
mod pdf_package_bounds;
mod resumed_uploads;
mod scan;
mod secure_upload;
mod shoebox;
mod slow_services;
mod storage;
mod text;
mod trash;
mod uploads;
mod versions;
mod workers;

use chrono::Duration;
use reqwest::{Body, Method};
use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use serde_json::json;
use server::{entity::upload, features::documents::clean_up};

use crate::support::{PDF, Scene, complete, nothing, send_bytes};

#[tokio::test]
async fn refuses_executables_with_the_text_of_the_rule() {
    let scene = Scene::new().await;
    let reply = scene.announce(&scene.lucia, "setup.exe", 9).await.expect(422).json();
    let violation = &reply["violations"][0];
    assert_eq!(
        (violation["field"].as_str(), violation["code"].as_str()),
        (Some("name"), Some("file-invalid-type"))
    );
    let browser = shared_rules::documents::acceptance::check_files(
        &serde_json::from_value(json!({ "files": [{ "name": "setup.exe", "size": 9 }] })).unwrap(),
    );
    assert_eq!(violation["message"], browser.rejected[0].violations[0].message);
    assert!(violation["message"].as_str().unwrap().starts_with("File type must be jpg, jpeg, png"));

    let renamed = scene.announce(&scene.lucia, "statement.pdf", 8).await.expect(201).json();
    let reply =
        send_bytes(&scene.lucia, renamed["url"].as_str().unwrap(), b"MZ\x90\0\x03\0\0\0").await.expect(422);
    assert_eq!(reply.json()["violations"][0]["code"], "file-is-program");
}

#[tokio::test]
async fn discards_incomplete_uploads_which_can_be_repeated() {
    let scene = Scene::new().await;
    let upload = scene.announce(&scene.lucia, "statement.pdf", PDF.len()).await.expect(201).json();
    assert_eq!(upload["providerType"], "LOCAL");
    let (url, id) = (upload["url"].as_str().unwrap(), upload["id"].as_str().unwrap());

    let early = complete(&scene.lucia, id).await.expect(422);
    assert_eq!(
        (early.code().as_str(), early.message().as_str()),
        ("upload-incomplete", "The file hasn’t arrived yet. Send it again.")
    );
    let short = send_bytes(&scene.lucia, url, &PDF[..10]).await.expect(422);
    assert_eq!(short.code(), "upload-incomplete");
    let unannounced = Body::wrap_stream(futures_util::stream::iter([Ok::<_, std::io::Error>(&PDF[..20])]));
    let short = scene.lucia.send(scene.lucia.request(Method::PUT, url).body(unannounced)).await.expect(422);
    assert!(short.message().starts_with("Only 20 of 51 bytes arrived."), "{}", short.message());
    let long = [PDF, b"more"].concat();
    assert_eq!(send_bytes(&scene.lucia, url, &long).await.expect(422).code(), "upload-too-long");
    let unannounced = Body::wrap_stream(futures_util::stream::iter([Ok::<_, std::io::Error>(long)]));
    let long = scene.lucia.send(scene.lucia.request(Method::PUT, url).body(unannounced)).await.expect(422);
    assert_eq!(long.code(), "upload-too-long");
    complete(&scene.lucia, id).await.expect(422);

    send_bytes(&scene.lucia, url, PDF).await.expect(204);
    let first = complete(&scene.lucia, id).await.expect(200).json();
    let second = complete(&scene.lucia, id).await.expect(200).json();
    assert_eq!(
        (first["alreadyCompleted"].as_bool(), second["alreadyCompleted"].as_bool()),
        (Some(false), Some(true))
    );
    assert_eq!(first["documentId"], second["documentId"]);
    assert_eq!(send_bytes(&scene.lucia, url, PDF).await.expect(409).code(), "upload-completed");
    assert_eq!(incoming(&scene), 0);
}

#[tokio::test]
async fn interrupted_upload_leaves_no_file() {
    let scene = Scene::new().await;
    let upload = scene.announce(&scene.lucia, "statement.pdf", PDF.len()).await.expect(201).json();
    let url = upload["url"].as_str().unwrap();
    let cut = futures_util::stream::iter([Ok(&PDF[..20]), Err(std::io::Error::other("cable pulled"))]);
    let request = scene.lucia.request(Method::PUT, url).body(Body::wrap_stream(cut));
    assert!(request.send().await.is_err());
    send_bytes(&scene.lucia, url, PDF).await.expect(204);
    complete(&scene.lucia, upload["id"].as_str().unwrap()).await.expect(200);
    for _ in 0..50 {
        if incoming(&scene) == 0 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the half file is still there");
}

#[tokio::test]
async fn limits_sizes_and_names() {
    let scene = Scene::with(&[("LOANROOM_MAX_UPLOAD_BYTES", "1000")]).await;
    scene.announce(&scene.lucia, "fits.pdf", 1000).await.expect(201);
    let large = scene.announce(&scene.lucia, "large.pdf", 1001).await.expect(422);
    assert_eq!(large.message(), "File is larger than 1000 bytes");
    assert_eq!(
        scene.announce(&scene.lucia, ".DS_Store", 10).await.expect(422).json()["violations"][0]["code"],
        "file-is-junk"
    );
    scene.announce(&scene.lucia, &format!("{}.pdf", "a".repeat(300)), 10).await.expect(422);
    let document = scene.upload(&scene.lucia, "from/a folder/W-2.pdf", PDF).await;
    let facts = scene.lucia.get(&format!("/v1/documents/{document}")).await.expect(200).json();
    assert_eq!(
        (facts["name"].as_str(), facts["mimeType"].as_str()),
        (Some("W-2.pdf"), Some("application/pdf"))
    );
}

#[tokio::test]
async fn downloads_are_sandboxed_attachments() {
    let scene = Scene::new().await;
    let document = scene.upload(&scene.lucia, "Señal \"1\".pdf", PDF).await;
    let facts = scene.lucia.get(&format!("/v1/documents/{document}")).await.expect(200).json();
    assert_eq!((facts["uploadedByName"].as_str(), facts["size"].as_i64()), (Some("Lucia Alvarez"), Some(51)));
    let url = facts["downloadUrl"].as_str().unwrap();
    let whole = scene.dana.get(url).await.expect(200);
    assert_eq!(whole.bytes, PDF);
    assert_eq!(whole.header("content-security-policy"), Some("sandbox; default-src 'none'"));
    assert_eq!(whole.header("x-content-type-options"), Some("nosniff"));
    let disposition = whole.header("content-disposition").unwrap();
    assert!(
        disposition.starts_with("attachment; filename=\"Se_al _1_.pdf\"; filename*=UTF-8''Se%C3%B1al"),
        "{disposition}"
    );

    let part =
        scene.dana.send(scene.dana.request(Method::GET, url).header("range", "bytes=1-3")).await.expect(206);
    assert_eq!(
        (part.bytes.as_slice(), part.header("content-range")),
        (b"PDF".as_slice(), Some("bytes 1-3/51"))
    );
    let none =
        scene.dana.send(scene.dana.request(Method::GET, url).header("range", "bytes=51-")).await.expect(416);
    assert_eq!(none.header("content-range"), Some("bytes */51"));
    let tag = whole.header("etag").unwrap();
    scene.dana.send(scene.dana.request(Method::GET, url).header("if-none-match", tag)).await.expect(304);
}

#[tokio::test]
async fn shows_documents_only_to_authorized_people() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Pay stubs").await;
    let document = scene.upload(&scene.lucia, "stubs.pdf", PDF).await;
    let facts = format!("/v1/documents/{document}");
    let bytes = format!("{facts}/content");
    for browser in [&scene.mateo, &scene.sofia, &scene.stranger] {
        let missing = browser.get(&format!("/v1/documents/{}", nothing())).await.expect(404).text();
        assert_eq!(browser.get(&facts).await.expect(404).text(), missing);
        browser.get(&bytes).await.expect(404);
        browser.delete(&facts).await.expect(404);
    }
    scene.dana.get(&facts).await.expect(200);
    let answer = scene.elements(&format!("/{request}/answer"));
    scene.lucia.put(&answer, json!({ "documentId": document })).await.expect(200);
    scene.mateo.get(&bytes).await.expect(200);
    scene.mateo.patch(&facts, json!({ "name": "mine" })).await.expect(403);
    scene.sofia.get(&bytes).await.expect(404);

    let upload = scene.announce(&scene.lucia, "b.pdf", PDF.len()).await.expect(201).json();
    send_bytes(&scene.dana, upload["url"].as_str().unwrap(), PDF).await.expect(404);
    complete(&scene.dana, upload["id"].as_str().unwrap()).await.expect(404);
}

#[tokio::test]
async fn renaming_keeps_the_extension_and_deleting_reopens_the_request() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Pay stubs").await;
    let document = scene.answer(&scene.lucia, &request, "stubs.pdf", PDF).await;
    let facts = format!("/v1/documents/{document}");
    assert_eq!(
        scene.lucia.patch(&facts, json!({ "name": "May" })).await.expect(200).json()["name"],
        "May.pdf"
    );
    assert_eq!(
        scene.dana.patch(&facts, json!({ "name": "June.PDF" })).await.expect(200).json()["name"],
        "June.pdf"
    );
    let blank = scene.lucia.patch(&facts, json!({ "name": " " })).await.expect(422).json();
    assert_eq!(
        (blank["violations"][0]["field"].as_str(), blank["message"].as_str()),
        (Some("name"), Some("Name is required"))
    );
    let list = scene.dana.get(&scene.elements("")).await.expect(200).json();
    assert_eq!(list["content"][0]["answer"]["documentName"], "June.pdf");

    scene.lucia.delete(&facts).await.expect(204);
    scene.lucia.get(&facts).await.expect(404);
    let list = scene.dana.get(&scene.elements("")).await.expect(200).json();
    assert_eq!(
        (list["content"][0]["reviewState"].as_str(), &list["content"][0]["answer"]),
        (Some("OPEN"), &json!(null))
    );

    let document = scene.answer(&scene.lucia, &request, "stubs.pdf", PDF).await;
    let review = scene.elements(&format!("/{request}/review"));
    scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(200);
    scene.lucia.delete(&format!("/v1/documents/{document}")).await.expect(422);
}

#[tokio::test]
async fn removes_unfinished_uploads_and_keeps_documents() {
    let scene = Scene::new().await;
    let kept = scene.upload(&scene.lucia, "kept.pdf", PDF).await;
    let gone = scene.upload(&scene.lucia, "gone.pdf", PDF).await;
    scene.lucia.delete(&format!("/v1/documents/{gone}")).await.expect(204);
    let upload = scene.announce(&scene.lucia, "left.pdf", PDF.len()).await.expect(201).json();
    let url = upload["url"].as_str().unwrap();
    send_bytes(&scene.lucia, url, PDF).await.expect(204);
    scene.app.time_passes(Duration::hours(25));
    assert_eq!(send_bytes(&scene.dana, url, PDF).await.status, 401, "sessions end too");

    clean_up(&scene.app.state).await.unwrap();
    assert_eq!(upload::Entity::find().count(scene.app.state.db.read()).await.unwrap(), 0);
    assert_eq!(files(&scene, "kept"), 2);
    scene.app.time_passes(Duration::days(30));
    clean_up(&scene.app.state).await.unwrap();
    assert_eq!(files(&scene, "kept"), 1);
    let lucia = scene.app.browser_of(&scene.lucia_is).await;
    assert_eq!(lucia.get(&format!("/v1/documents/{kept}/content")).await.expect(200).bytes, PDF);
}

#[tokio::test]
async fn streams_a_large_file() {
    let mut scene = Scene::new().await;
    let piece: Vec<u8> = (0..=255).cycle().take(1024 * 1024).collect();
    let pieces = 24;
    let upload =
        scene.announce(&scene.lucia, "site visit.mp4", pieces * piece.len()).await.expect(201).json();
    let stream = futures_util::stream::iter(
        (0..pieces).map(|_| Ok::<_, std::io::Error>(piece.clone())).collect::<Vec<_>>(),
    );
    let request =
        scene.lucia.request(Method::PUT, upload["url"].as_str().unwrap()).body(Body::wrap_stream(stream));
    scene.lucia.send(request).await.expect(204);
    let done = complete(&scene.lucia, upload["id"].as_str().unwrap()).await.expect(200).json();
    scene.app.restart().await;
    let lucia = scene.app.browser_of(&scene.lucia_is).await;
    let bytes = lucia
        .get(&format!("/v1/documents/{}/content", done["documentId"].as_str().unwrap()))
        .await
        .expect(200)
        .bytes;
    assert!(bytes.len() == pieces * piece.len() && bytes.ends_with(&piece));
}

fn incoming(scene: &Scene) -> usize {
    files(scene, "incoming")
}

fn files(scene: &Scene, folder: &str) -> usize {
    fn count(folder: &std::path::Path) -> usize {
        let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
        entries.map(|path| if path.is_dir() { count(&path) } else { 1 }).sum()
    }
    count(&scene.app.folder.path().join("data/documents").join(folder))
}
