//! A download's type depends on its content, not on the sender's information; files keep the order in which they were
//! chosen; and duplicates are detected.

use reqwest::Method;
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, EntityTrait as _, IntoActiveModel as _};
use serde_json::{Value, json};
use server::entity::document;
use uuid::Uuid;

use crate::support::{Browser, PDF, Reply, Scene, complete, send_bytes};

const OCTETS: &str = "application/octet-stream";

/// Announces a file with a name and type, sends it and makes a document of it; returns its id.
async fn upload_as(scene: &Scene, name: &str, said: &str, bytes: &[u8]) -> String {
    let body = json!({ "name": name, "size": bytes.len(), "mimeType": said, "loanId": scene.loan.id });
    let upload = scene.lucia.post("/v1/documents/uploads", body).await.expect(201).json();
    let url = upload["url"].as_str().unwrap();
    let request = scene.lucia.request(Method::PUT, url).header("content-type", said).body(bytes.to_vec());
    scene.lucia.send(request).await.expect(204);
    let done = complete(&scene.lucia, upload["id"].as_str().unwrap()).await.expect(200).json();
    done["documentId"].as_str().unwrap().to_owned()
}

async fn fetched_for(browser: &Browser, path: &str, destination: &str) -> Reply {
    browser.send(browser.request(Method::GET, path).header("sec-fetch-dest", destination)).await
}

#[tokio::test]
async fn detects_the_type_from_name_and_content() {
    let scene = Scene::new().await;
    let script = b"fetch('/v1/users/me')";
    for (name, said, bytes, kept) in [
        ("notes.txt", "application/javascript", script.as_slice(), "text/plain"),
        ("notes.txt", "text/html", b"<script>alert(1)</script>", "text/plain"),
        ("notes.csv", "text/css", b"a{}", "text/csv"),
        ("data.xml", "image/svg+xml", b"<svg/>", OCTETS),
        ("fake.pdf", "text/javascript", script, OCTETS),
        ("fake.png", "application/pdf", PDF, "application/pdf"),
        ("statement", "application/pdf", PDF, "application/pdf"),
        ("statement.PDF", "application/x-pdf", PDF, "application/pdf"),
        ("a.txt", "text/plain; charset=utf-7", b"+ADw-script+AD4-", "text/plain"),
    ] {
        let document = upload_as(&scene, name, said, bytes).await;
        let facts = scene.dana.get(&format!("/v1/documents/{document}")).await.expect(200).json();
        assert_eq!(facts["mimeType"], kept, "{name} as {said}");
        let sent = scene.dana.get(&format!("/v1/documents/{document}/content")).await.expect(200);
        assert_eq!(
            (sent.header("content-type"), sent.bytes.as_slice()),
            (Some(kept), bytes),
            "{name} as {said}"
        );
        for (header, value) in [
            ("x-content-type-options", "nosniff"),
            ("content-security-policy", "sandbox; default-src 'none'"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(sent.header(header), Some(value), "{name}");
        }
    }
}

#[tokio::test]
async fn serves_active_types_of_old_documents_as_bytes() {
    let scene = Scene::new().await;
    let id = scene.upload(&scene.lucia, "notes.txt", b"alert(1)").await;
    let row = document::Entity::find_by_id(id.parse::<Uuid>().unwrap());
    let row = row.one(scene.app.state.db.read()).await.unwrap().unwrap();
    let tx = scene.app.state.db.write().await.unwrap();
    let mut row = row.into_active_model();
    row.mime_type = Set("application/javascript".to_owned());
    row.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
    let sent = scene.lucia.get(&format!("/v1/documents/{id}/content")).await.expect(200);
    assert_eq!(sent.header("content-type"), Some(OCTETS));
}

#[tokio::test]
async fn api_responses_cannot_be_embedded() {
    let scene = Scene::new().await;
    let id = scene.upload(&scene.lucia, "notes.txt", b"alert(1)").await;
    let paths = [
        format!("/v1/documents/{id}/content"),
        format!("/v2/documents/{id}/content"),
        format!("/api/v1/documents/{id}/content"),
        format!("/v1/loans/{}/package/download", scene.loan.id),
        "/v1/users/me".to_owned(),
        "/v1/nothing/here".to_owned(),
    ];
    for path in &paths {
        for part in
            ["script", "style", "worker", "sharedworker", "serviceworker", "iframe", "object", "embed"]
        {
            let refused = fetched_for(&scene.dana, path, part).await.expect(403);
            assert_eq!(refused.code(), "not-a-page-part", "{path} as {part}");
        }
    }
    for welcome in ["empty", "document"] {
        fetched_for(&scene.dana, &paths[0], welcome).await.expect(200);
    }
    for page in ["/", "/sign-in/help"] {
        assert_ne!(fetched_for(&scene.dana, page, "iframe").await.status, 403, "pages are pages");
    }
}

/// Announces a file of a multiple selection; returns its upload.
async fn announce_chosen(scene: &Scene, name: &str, size: usize, chosen: Value) -> Reply {
    let body = json!({ "name": name, "size": size, "loanId": scene.loan.id, "chosen": chosen });
    scene.lucia.post("/v1/documents/uploads", body).await
}

/// Uploads a file of a multiple selection; returns its document.
async fn upload_chosen(scene: &Scene, name: &str, chosen: Value) -> String {
    let bytes = format!("content of {name}");
    let upload = announce_chosen(scene, name, bytes.len(), chosen).await.expect(201).json();
    send_bytes(&scene.lucia, upload["url"].as_str().unwrap(), bytes.as_bytes()).await.expect(204);
    let done = complete(&scene.lucia, upload["id"].as_str().unwrap()).await.expect(200).json();
    done["documentId"].as_str().unwrap().to_owned()
}

fn names(list: &Value, field: &str) -> Vec<String> {
    list.as_array().unwrap().iter().map(|each| each[field].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn keeps_the_order_in_which_files_were_chosen() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Pay stubs").await;
    let answer = scene.elements(&format!("/{request}/answer"));
    let before = upload_chosen(&scene, "before.txt", json!(null)).await;
    scene.lucia.put(&answer, json!({ "documentId": before })).await.expect(200);
    let batch = Uuid::now_v7();
    let place = |place: u32, inside: u32| json!({ "batch": batch, "place": place, "inside": inside });
    // They arrive in any order.
    for (name, at) in
        [("4.txt", place(2, 0)), ("2.txt", place(1, 0)), ("3.txt", place(1, 7)), ("1.txt", place(0, 0))]
    {
        let document = upload_chosen(&scene, name, at).await;
        scene.lucia.put(&answer, json!({ "documentId": document })).await.expect(200);
    }
    let list = scene.dana.get(&scene.elements("")).await.expect(200).json();
    let answered = names(&list["content"][0]["answers"], "documentName");
    assert_eq!(answered, ["before.txt", "1.txt", "2.txt", "3.txt", "4.txt"]);
    assert_eq!(list["content"][0]["answer"]["documentName"], "4.txt");
    let package = scene.dana.get(&format!("/v1/loans/{}/package", scene.loan.id)).await.expect(200).json();
    assert_eq!(names(&package["content"], "documentName"), answered);

    let batch = Uuid::now_v7();
    for name in ["c.txt", "a.txt", "b.txt"] {
        let place = u32::from(name.as_bytes()[0] - b'a');
        upload_chosen(&scene, name, json!({ "batch": batch, "place": place })).await;
    }
    let shoebox = format!("/v1/users/{}/shoebox", scene.lucia_is.id);
    let loose = scene.lucia.get(&shoebox).await.expect(200).json();
    assert_eq!(names(&loose, "name"), ["a.txt", "b.txt", "c.txt"]);

    let too_many = json!({ "batch": batch, "place": 10_000 });
    let refused = announce_chosen(&scene, "one more.txt", 1, too_many).await.expect(422).json();
    assert_eq!(refused["violations"][0]["code"], "too-many-files");
}

#[tokio::test]
async fn asks_before_answering_with_duplicate_content() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Pay stubs").await;
    let first = scene.answer(&scene.lucia, &request, "stubs.pdf", PDF).await;
    let again = scene.upload(&scene.lucia, "stubs (1).pdf", PDF).await;
    let answer = scene.elements(&format!("/{request}/answer"));
    let ask = |document: &str| json!({ "documentId": document, "onSame": "ASK" });
    let noticed = scene.lucia.put(&answer, ask(&again)).await.expect(409);
    assert_eq!(
        (noticed.code().as_str(), noticed.message().as_str()),
        ("same-content", "“stubs (1).pdf” is already there under the name “stubs.pdf”")
    );
    scene.lucia.put(&answer, ask(&first)).await.expect(200);
    let other = scene.upload(&scene.lucia, "stubs.pdf", &[PDF, b"more"].concat()).await;
    scene.lucia.put(&answer, ask(&other)).await.expect(200);
    let both = scene.lucia.put(&answer, json!({ "documentId": again, "onSame": "TAKE" })).await.expect(200);
    assert_eq!(both.json()["answers"].as_array().unwrap().len(), 3);

    let review = scene.elements(&format!("/{request}/review"));
    let back = json!({ "decision": "REJECTED", "reason": "OUT_OF_DATE" });
    scene.review(&review, back).await.expect(200);
    let unchanged = scene.upload(&scene.lucia, "new.pdf", PDF).await;
    let noticed = scene.lucia.put(&answer, ask(&unchanged)).await.expect(409);
    assert_eq!(noticed.message(), "“new.pdf” is the same file that was returned");
}

#[tokio::test]
async fn asks_before_storing_duplicate_content_in_the_shoebox() {
    let scene = Scene::new().await;
    let known = scene.upload(&scene.lucia, "boat.pdf", PDF).await;
    let upload = scene.announce(&scene.lucia, "boat.pdf", PDF.len()).await.expect(201).json();
    send_bytes(&scene.lucia, upload["url"].as_str().unwrap(), PDF).await.expect(204);
    let done = format!("/v1/documents/uploads/{}/complete", upload["id"].as_str().unwrap());
    let noticed = scene.lucia.post(&format!("{done}?onSame=ASK"), json!({})).await.expect(409);
    assert_eq!(noticed.message(), "“boat.pdf” is already there");
    scene.lucia.delete(&format!("/v1/documents/{known}")).await.expect(204);
    scene.lucia.post(&format!("{done}?onSame=ASK"), json!({})).await.expect(200);

    // Duplicates reveal nothing about other people's files.
    let upload = scene.announce(&scene.mateo, "boat.pdf", PDF.len()).await.expect(201).json();
    send_bytes(&scene.mateo, upload["url"].as_str().unwrap(), PDF).await.expect(204);
    let done = format!("/v1/documents/uploads/{}/complete", upload["id"].as_str().unwrap());
    scene.mateo.post(&format!("{done}?onSame=ASK"), json!({})).await.expect(200);
    scene.mateo.post(&format!("{done}?onSame=MAYBE"), json!({})).await.expect(400);
}
