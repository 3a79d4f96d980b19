//! Search in documents, after a separate process extracted their text.

mod readers;
pub(super) mod sample_documents;
mod statement_dates;
mod unreadable;

use sea_orm::{ColumnTrait as _, EntityTrait as _, PaginatorTrait as _, QueryFilter as _};
use serde_json::{Value, json};
use server::{
    entity::{document, document_text},
    projection::delete_unreferenced,
};

use crate::support::{Browser, PDF, Scene};

const READER: &str = env!("CARGO_BIN_EXE_loanroom");
pub(super) const READING: &[(&str, &str)] = &[("LOANROOM_READ_TEXT", "on"), ("LOANROOM_READER", READER)];
const LOCKED: &[u8] = include_bytes!("../../../../../shared-rules/fixtures/pdf/aes-256-r6.pdf");

pub(super) async fn find(scene: &Scene, browser: &Browser, words: &str) -> Value {
    let path = format!("/v1/loans/{}/documents/search", scene.loan.id);
    let request = browser.request(reqwest::Method::GET, &path).query(&[("query", words)]);
    browser.send(request).await.expect(200).json()
}

pub(super) fn names(found: &Value) -> Vec<&str> {
    found["content"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect()
}

/// Waits until no document waits for text extraction.
pub(super) async fn read(scene: &Scene) {
    for _ in 0..1_200 {
        if find(scene, &scene.dana, "").await["waiting"] == 0 {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("something still waits to be read");
}

#[tokio::test]
async fn finds_each_kind_of_file_by_its_text() {
    let scene = Scene::with(READING).await;
    let uploads: [(&str, Vec<u8>); 6] = [
        ("paper.pdf", sample_documents::pdf("Statement period 01/01/2026")),
        (
            "letter.docx",
            sample_documents::office("word/document.xml", "<w:p><w:t>hazard insurance</w:t></w:p>"),
        ),
        ("rents.xlsx", sample_documents::workbook(&["Tenant", "Okafor"])),
        ("payroll.csv", b"Name,Amount\nPe\xf1a,1850\n".to_vec()),
        ("note.txt", "\u{feff}Umbau der Küche".as_bytes().to_vec()),
        ("photo.png", crate::support::png(3, 3)),
    ];
    for (name, bytes) in &uploads {
        scene.upload(&scene.lucia, name, bytes).await;
    }
    read(&scene).await;
    for (words, name) in [
        ("STATEMENT period", "paper.pdf"),
        ("hazard insurance", "letter.docx"),
        ("okafor", "rents.xlsx"),
        ("pena 1850", "payroll.csv"),
        ("kuche", "note.txt"),
        ("photo", "photo.png"),
    ] {
        let found = find(&scene, &scene.dana, words).await;
        assert_eq!((names(&found), &found["unreadable"]), (vec![name], &json!([])), "{words}");
    }
    let found = find(&scene, &scene.dana, "okafor").await;
    assert_eq!(found["content"][0]["excerpt"], json!({ "before": "Tenant ", "hit": "Okafor", "behind": "" }));
    assert_eq!(find(&scene, &scene.dana, "photo").await["content"][0]["excerpt"], Value::Null);
    assert_eq!(names(&find(&scene, &scene.dana, "okafor hazard").await), Vec::<&str>::new());
    let long = format!("/v1/loans/{}/documents/search?query={}", scene.loan.id, "a".repeat(201));
    scene.dana.get(&long).await.expect(422);
}

#[tokio::test]
async fn only_lenders_see_unreadable_documents() {
    let scene = Scene::with(READING).await;
    scene.upload(&scene.lucia, "locked.pdf", LOCKED).await;
    scene.upload(&scene.lucia, "broken.pdf", PDF).await;
    scene.upload(&scene.lucia, "old.docx", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 with a password").await;
    read(&scene).await;
    let told = find(&scene, &scene.dana, "").await;
    let told: Vec<_> =
        told["unreadable"].as_array().unwrap().iter().map(|one| (&one["name"], &one["reason"])).collect();
    let (locked, damaged) = (json!("LOCKED"), json!("DAMAGED"));
    assert_eq!(
        told,
        [(&json!("old.docx"), &locked), (&json!("broken.pdf"), &damaged), (&json!("locked.pdf"), &locked)]
    );
    assert_eq!(find(&scene, &scene.lucia, "").await["unreadable"], json!([]));

    let document = find(&scene, &scene.dana, "locked").await["content"][0]["id"].as_str().unwrap().to_owned();
    let path = format!("/v1/documents/{document}/remove-password");
    scene.dana.post(&path, json!({ "password": "secret" })).await.expect(200);
    read(&scene).await;
    let told = find(&scene, &scene.dana, "").await;
    assert_eq!(told["unreadable"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn search_finds_only_visible_documents() {
    let scene = Scene::with(READING).await;
    let request = scene.ask_for("Payroll").await;
    scene.answer(&scene.lucia, &request, "shown.txt", b"wire instructions").await;
    scene.upload(&scene.mateo, "own.txt", b"wire instructions of Mateo").await;
    read(&scene).await;
    assert_eq!(names(&find(&scene, &scene.dana, "wire").await), ["own.txt", "shown.txt"]);
    assert_eq!(names(&find(&scene, &scene.lucia, "wire").await), ["shown.txt"]);
    assert_eq!(names(&find(&scene, &scene.mateo, "wire").await), ["own.txt", "shown.txt"]);
    assert_eq!(names(&find(&scene, &scene.sofia, "wire").await), Vec::<&str>::new());
    let path = format!("/v1/loans/{}/documents/search?query=wire", scene.loan.id);
    scene.stranger.get(&path).await.expect(404);
    scene.app.anyone().get(&path).await.expect(401);
}

async fn kept(scene: &Scene) -> u64 {
    document_text::Entity::find().count(scene.app.state.db.read()).await.unwrap()
}

#[tokio::test]
async fn text_is_encrypted_and_deleted_with_the_last_reference() {
    let scene = Scene::with(READING).await;
    let document = scene.upload(&scene.lucia, "first.txt", b"an aubergine").await;
    read(&scene).await;
    let row = document_text::Entity::find().one(scene.app.state.db.read()).await.unwrap().unwrap();
    assert!(!format!("{row:?}").contains("aubergine"));

    // A version keeps its text, and the document is found by its new text.
    let upload = scene.announce(&scene.lucia, "second.txt", 9).await.expect(201).json();
    let (url, id) = (upload["url"].as_str().unwrap(), upload["id"].as_str().unwrap());
    crate::support::send_bytes(&scene.lucia, url, b"a parsnip").await.expect(204);
    scene
        .lucia
        .post(&format!("/v1/documents/{document}/versions"), json!({ "uploadId": id }))
        .await
        .expect(200);
    read(&scene).await;
    assert_eq!(kept(&scene).await, 2);
    assert_eq!(names(&find(&scene, &scene.dana, "aubergine").await), Vec::<&str>::new());
    assert_eq!(names(&find(&scene, &scene.dana, "parsnip").await).len(), 1);

    scene.lucia.delete(&format!("/v1/documents/{document}")).await.expect(204);
    assert_eq!(names(&find(&scene, &scene.dana, "parsnip").await), Vec::<&str>::new());
    assert_eq!(kept(&scene).await, 2);
    scene.dana.delete(&format!("/v1/loans/{}/trash/{document}", scene.loan.id)).await.expect(204);
    assert_eq!(kept(&scene).await, 0);
}

#[tokio::test]
async fn text_stays_while_another_document_uses_the_file() {
    let scene = Scene::with(&[]).await;
    let document = scene.upload(&scene.lucia, "one.txt", b"an aubergine").await;
    let other = scene.upload(&scene.lucia, "two.txt", b"an aubergine").await;
    assert_eq!(kept(&scene).await, 2);
    let tx = scene.app.state.db.write().await.unwrap();
    let id = |id: &str| id.parse::<uuid::Uuid>().unwrap();
    let row = document::Entity::find_by_id(id(&document)).one(&tx).await.unwrap().unwrap();
    let earlier = document::Entity::find_by_id(id(&other)).one(&tx).await.unwrap().unwrap().storage_key;
    document::Entity::update_many()
        .col_expr(document::Column::StorageKey, sea_orm::sea_query::Expr::value(row.storage_key))
        .filter(document::Column::Id.eq(id(&other)))
        .exec(&tx)
        .await
        .unwrap();
    delete_unreferenced(&tx, [earlier]).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(kept(&scene).await, 1);
    for (gone, left) in [(document, 1), (other, 0)] {
        scene.lucia.delete(&format!("/v1/documents/{gone}")).await.expect(204);
        scene.dana.delete(&format!("/v1/loans/{}/trash/{gone}", scene.loan.id)).await.expect(204);
        assert_eq!(kept(&scene).await, left);
    }
}

#[tokio::test]
async fn extracts_text_of_encrypted_documents() {
    let key = "0123456789abcdef".repeat(4);
    let scene = Scene::with(&[READING[0], READING[1], ("DOCUMENTS_KEY", &key)]).await;
    scene.upload(&scene.lucia, "sealed.txt", b"under seven seals").await;
    read(&scene).await;
    assert_eq!(names(&find(&scene, &scene.dana, "seven seals").await), ["sealed.txt"]);
}

#[tokio::test]
async fn nothing_waits_without_text_extraction() {
    let scene = Scene::with(&[("LOANROOM_READ_TEXT", "off")]).await;
    scene.upload(&scene.lucia, "note.txt", b"septic").await;
    let found = find(&scene, &scene.dana, "note").await;
    assert_eq!((names(&found), &found["waiting"]), (vec!["note.txt"], &json!(0)));
}
