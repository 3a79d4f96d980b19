//! PDF packages of a loan, made by a separate process, and what is new since the last package.

use std::{fs, os::unix::fs::PermissionsExt as _, path::Path, time::Duration};

use lopdf::Document;
use serde_json::{Value, json};
use server::{entity::package_order, features::documents::clean_up};

use super::text::sample_documents;
use crate::support::{Browser, PDF, Scene, nothing};

const LOCKED: &[u8] = include_bytes!("../../../../shared-rules/fixtures/pdf/aes-256-r6.pdf");
const PROGRAM: &str = env!("CARGO_BIN_EXE_loanroom");

fn path(scene: &Scene, rest: &str) -> String {
    format!("/v1/loans/{}/package{rest}", scene.loan.id)
}

/// A request answered by the lead borrower.
async fn answered(scene: &Scene, request: &str, name: &str, bytes: &[u8]) -> String {
    let request = scene.ask_for(request).await;
    scene.answer(&scene.lucia, &request, name, bytes).await
}

async fn ask(scene: &Scene, browser: &Browser, ids: &[&str]) -> Value {
    browser.post(&path(scene, "/pdfs"), json!({ "documentIds": ids })).await.expect(201).json()
}

/// The latest package once it is finished.
async fn settled(scene: &Scene, browser: &Browser) -> Value {
    for _ in 0..1_200 {
        let all = browser.get(&path(scene, "/pdfs")).await.expect(200).json();
        if all["content"][0]["state"] != "WAITING" {
            return all["content"][0].clone();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("one PDF still waits to be made");
}

async fn content(scene: &Scene, browser: &Browser, pdf: &Value) -> Document {
    let rest = format!("/pdfs/{}/content", pdf["id"].as_str().unwrap());
    let reply = browser.get(&path(scene, &rest)).await.expect(200);
    assert_eq!(reply.header("content-type"), Some("application/pdf"));
    assert!(reply.header("content-disposition").unwrap().starts_with("attachment; "));
    Document::load_mem(&reply.bytes).unwrap()
}

fn bookmarks(document: &Document) -> Vec<String> {
    document.get_toc().unwrap().toc.into_iter().map(|one| format!("{} {}", one.page, one.title)).collect()
}

#[tokio::test]
async fn makes_one_pdf_in_the_requested_order() {
    let scene = Scene::new().await;
    let deed = answered(&scene, "Deed", "deed.pdf", &sample_documents::pdf("A deed")).await;
    let taxes = answered(&scene, "Taxes", "taxes.pdf", &sample_documents::pdf("Taxes of 2025")).await;
    let locked = answered(&scene, "Statement", "locked.pdf", LOCKED).await;
    let letter = answered(&scene, "Letter", "letter.txt", b"Dear lender").await;
    let asked = ask(&scene, &scene.dana, &[&taxes, &locked, &letter, &deed]).await;
    assert_eq!((&asked["state"], &asked["documents"]), (&json!("WAITING"), &json!(4)));
    assert_eq!(asked["leftOut"][0]["name"], "letter.txt");
    let made = settled(&scene, &scene.dana).await;
    assert_eq!((&made["state"], &made["pages"], &made["done"]), (&json!("MADE"), &json!(3), &json!(4)));
    let left: Vec<_> =
        made["leftOut"].as_array().unwrap().iter().map(|one| (&one["name"], &one["reason"])).collect();
    assert_eq!(left, [(&json!("locked.pdf"), &json!("LOCKED")), (&json!("letter.txt"), &json!("KIND"))]);
    let document = content(&scene, &scene.dana, &made).await;
    assert_eq!(bookmarks(&document), ["1 Cover", "2 Taxes", "2 taxes.pdf", "3 Deed", "3 deed.pdf"]);
    assert!(document.extract_text(&[3]).unwrap().contains("Page 3 of 3"));
    let cover = document.extract_text(&[1]).unwrap();
    for words in ["Contents", "password protected", "by Dana"] {
        assert!(cover.contains(words), "{words}: {cover}");
    }

    // It is available to one person only.
    let id = made["id"].as_str().unwrap();
    for rest in [format!("/pdfs/{id}/content"), format!("/pdfs/{}/content", nothing())] {
        scene.lucia.get(&path(&scene, &rest)).await.expect(404);
        scene.stranger.get(&path(&scene, &rest)).await.expect(404);
    }
    scene.lucia.delete(&path(&scene, &format!("/pdfs/{id}"))).await.expect(404);
    assert_eq!(scene.lucia.get(&path(&scene, "/pdfs")).await.expect(200).json()["content"], json!([]));
    scene.dana.delete(&path(&scene, &format!("/pdfs/{id}"))).await.expect(204);
    scene.dana.get(&path(&scene, &format!("/pdfs/{id}/content"))).await.expect(404);
}

#[tokio::test]
async fn cover_has_searchable_names_in_other_alphabets() {
    let scene = Scene::new().await;
    let names = ["Łukasz Nguyễn.pdf", "Иванов.pdf", "Παπαδόπουλος.pdf"];
    for name in names {
        answered(&scene, "Đặng – passport", name, &sample_documents::pdf("A passport")).await;
    }
    ask(&scene, &scene.dana, &[]).await;
    let made = settled(&scene, &scene.dana).await;
    let cover = content(&scene, &scene.dana, &made).await.extract_text(&[1]).unwrap();
    for name in names.into_iter().chain(["Đặng – passport"]) {
        assert!(cover.contains(name), "{name}: {cover}");
    }
    assert!(!cover.contains("replaced"));
}

#[tokio::test]
async fn omits_documents_hidden_from_the_requester() {
    let scene = Scene::new().await;
    let memo =
        scene.add(json!({ "parentId": null, "name": "Memo", "storageType": "FILE", "hidden": true })).await;
    let memo = scene
        .answer(&scene.dana, memo["id"].as_str().unwrap(), "memo.pdf", &sample_documents::pdf("Ours"))
        .await;
    let request = scene.ask_for("Deed").await;
    let deed = scene.answer(&scene.lucia, &request, "deed.pdf", &sample_documents::pdf("A deed")).await;
    scene.lucia.post(&path(&scene, "/pdfs"), json!({ "documentIds": [memo] })).await.expect(404);
    scene.sofia.post(&path(&scene, "/pdfs"), json!({})).await.expect(422);
    scene.stranger.post(&path(&scene, "/pdfs"), json!({})).await.expect(404);
    let many: Vec<_> = (0..5_001).map(|_| nothing()).collect();
    scene.dana.post(&path(&scene, "/pdfs"), json!({ "documentIds": many })).await.expect(422);

    ask(&scene, &scene.lucia, &[]).await;
    let made = settled(&scene, &scene.lucia).await;
    let document = content(&scene, &scene.lucia, &made).await;
    assert_eq!(bookmarks(&document), ["1 Cover", "2 Deed", "2 deed.pdf"]);
    assert!(!document.extract_text(&[1]).unwrap().contains("memo"));
    // A document that she no longer sees isn't delivered in an earlier PDF either.
    scene.dana.delete(&format!("/v1/documents/{deed}")).await.expect(204);
    let rest = format!("/pdfs/{}/content", made["id"].as_str().unwrap());
    scene.lucia.get(&path(&scene, &rest)).await.expect(404);
}

#[tokio::test]
async fn limits_packages_per_person_and_keeps_them_for_a_day() {
    let scene = Scene::new().await;
    answered(&scene, "Deed", "deed.pdf", &sample_documents::pdf("A deed")).await;
    for _ in 0..5 {
        ask(&scene, &scene.dana, &[]).await;
    }
    let refused = scene.dana.post(&path(&scene, "/pdfs"), json!({})).await.expect(422);
    assert_eq!(refused.json()["violations"][0]["code"], "packages-too-many");
    settled(&scene, &scene.dana).await;
    scene.app.time_passes(chrono::Duration::hours(25));
    clean_up(&scene.app.state).await.unwrap();
    assert_eq!(rows(&scene).await.len(), 0);
}

async fn rows(scene: &Scene) -> Vec<package_order::Model> {
    use sea_orm::EntityTrait as _;
    package_order::Entity::find().all(scene.app.state.db.read()).await.unwrap()
}

/// A program for making packages that first executes these commands.
fn maker(folder: &Path, does: &str) -> String {
    let path = folder.join("maker.sh");
    fs::write(&path, format!("#!/bin/sh\n{does}\nexec \"{PROGRAM}\" \"$@\"\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path.display().to_string()
}

#[tokio::test]
async fn leaves_out_a_document_that_crashes_the_maker() {
    let folder = tempfile::tempdir().unwrap();
    // Crashes over the second document until it isn't included anymore.
    let script = format!(
        "#!/bin/sh\nif [ -e {0}/died ]; then exec \"{PROGRAM}\" \"$@\"; fi\n: > {0}/died\necho 0; echo 1; kill -9 $$\n",
        folder.path().display()
    );
    let program = maker(folder.path(), "");
    fs::write(&program, script).unwrap();
    let scene = Scene::with(&[("LOANROOM_READER", &*program)]).await;
    let deed = answered(&scene, "Deed", "deed.pdf", &sample_documents::pdf("A deed")).await;
    let bomb = answered(&scene, "Bomb", "bomb.pdf", &sample_documents::pdf("A bomb")).await;
    ask(&scene, &scene.dana, &[&deed, &bomb]).await;
    let made = settled(&scene, &scene.dana).await;
    assert_eq!((&made["state"], &made["pages"]), (&json!("MADE"), &json!(2)), "{made}");
    assert_eq!(
        (&made["leftOut"][0]["name"], &made["leftOut"][0]["reason"]),
        (&json!("bomb.pdf"), &json!("TOO_HARD"))
    );
}

async fn fails_with(does: &str, seconds: &str) {
    let folder = tempfile::tempdir().unwrap();
    let program = maker(folder.path(), does);
    let settings = [("LOANROOM_READER", &*program), ("LOANROOM_PACKAGE_SECONDS", seconds)];
    let scene = Scene::with(&settings).await;
    answered(&scene, "Deed", "deed.pdf", &sample_documents::pdf("A deed")).await;
    ask(&scene, &scene.dana, &[]).await;
    let failed = settled(&scene, &scene.dana).await;
    assert_eq!(failed["state"], "FAILED", "{does}: {failed}");
    assert!(failed["message"].as_str().unwrap().contains("download"), "{does}: {failed}");
    scene
        .dana
        .get(&path(&scene, &format!("/pdfs/{}/content", failed["id"].as_str().unwrap())))
        .await
        .expect(404);
    scene.app.anyone().get("/readyz").await.expect(200);
}

#[tokio::test]
async fn reports_a_maker_that_crashes_hangs_or_sends_garbage() {
    fails_with("kill -9 $$", "60").await;
    fails_with("exec /bin/sleep 600", "1").await;
    fails_with("exec /usr/bin/yes 0", "2").await;
    fails_with("echo made of steel; exit 0", "60").await;
}

#[tokio::test]
async fn makes_no_pdf_of_damaged_files_only() {
    let scene = Scene::new().await;
    answered(&scene, "Deed", "deed.pdf", PDF).await;
    ask(&scene, &scene.dana, &[]).await;
    let failed = settled(&scene, &scene.dana).await;
    assert_eq!(failed["state"], "FAILED");
    assert!(failed["message"].as_str().unwrap().starts_with("None of these documents"), "{failed}");
}

#[tokio::test]
async fn cancelled_package_is_removed_and_others_continue() {
    let folder = tempfile::tempdir().unwrap();
    let wait =
        format!("[ -e {0}/second ] || {{ : > {0}/second; exec /bin/sleep 600; }}", folder.path().display());
    let scene = Scene::with(&[("LOANROOM_READER", &*maker(folder.path(), &wait))]).await;
    answered(&scene, "Deed", "deed.pdf", &sample_documents::pdf("A deed")).await;
    let first = ask(&scene, &scene.dana, &[]).await;
    for _ in 0..600 {
        if folder.path().join("second").exists() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    scene.dana.delete(&path(&scene, &format!("/pdfs/{}", first["id"].as_str().unwrap()))).await.expect(204);
    ask(&scene, &scene.dana, &[]).await;
    assert_eq!(settled(&scene, &scene.dana).await["state"], "MADE");
}

#[tokio::test]
async fn reports_what_is_new_since_the_last_package() {
    let scene = Scene::new().await;
    let changes = path(&scene, "/changes");
    let told = async |browser: &Browser| browser.get(&changes).await.expect(200).json();
    let deed = answered(&scene, "Deed", "deed.pdf", &sample_documents::pdf("A deed")).await;
    let taxes = answered(&scene, "Taxes", "taxes.pdf", &sample_documents::pdf("Taxes")).await;
    assert_eq!(told(&scene.dana).await["last"], Value::Null);
    scene.dana.get(&path(&scene, "/download")).await.expect(200);
    let first = told(&scene.dana).await;
    assert_eq!((&first["summary"], &first["last"]["kind"]), (&json!("nothing new"), &json!("ZIP")));
    assert_eq!(first["last"]["documents"], 2);
    assert_eq!(told(&scene.lucia).await["last"], Value::Null, "what lenders take is theirs to know");
    scene.stranger.get(&changes).await.expect(404);

    let letter = answered(&scene, "Letter", "letter.pdf", &sample_documents::pdf("Dear lender")).await;
    let bytes = sample_documents::pdf("Another deed");
    let upload = scene.announce(&scene.lucia, "deed 2.pdf", bytes.len()).await.expect(201).json();
    let (url, id) = (upload["url"].as_str().unwrap(), upload["id"].as_str().unwrap());
    crate::support::send_bytes(&scene.lucia, url, &bytes).await.expect(204);
    let versions = format!("/v1/documents/{deed}/versions");
    scene.lucia.post(&versions, json!({ "uploadId": id })).await.expect(200);
    scene.lucia.delete(&format!("/v1/documents/{taxes}")).await.expect(204);
    let second = told(&scene.dana).await;
    assert_eq!(second["summary"], "1 new, 1 new version, 1 gone");
    assert_eq!(second["gone"], json!(["taxes.pdf"]));
    let novelty = |id: &str| {
        let all = second["content"].as_array().unwrap();
        all.iter().find(|one| one["documentId"] == id).map(|one| one["novelty"].clone())
    };
    assert_eq!((novelty(&letter), novelty(&deed)), (Some(json!("NEW")), Some(json!("NEW_VERSION"))));

    ask(&scene, &scene.dana, &[&letter]).await;
    let made = settled(&scene, &scene.dana).await;
    let cover = content(&scene, &scene.dana, &made).await.extract_text(&[1]).unwrap();
    let words: Vec<&str> = cover.split_whitespace().collect();
    assert!(words.join(" ").contains("1 new, 1 new version, 1 gone"), "{cover}");
    let third = told(&scene.dana).await;
    assert_eq!((&third["summary"], &third["last"]["kind"]), (&json!("1 new version"), &json!("PDF")));
}
