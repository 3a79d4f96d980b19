//! Files that are slow to process, or crash their worker, don't delay other people.

use std::{fs, os::unix::fs::PermissionsExt as _, path::Path, time::Duration};

use base64::prelude::{BASE64_STANDARD, Engine as _};
use sea_orm::EntityTrait as _;
use serde_json::json;
use server::entity::{document, document_text};
use shared_rules::{
    documents::stored_files::extracted_text::TextState, loans::review_status::ReviewStatus, team::role::Role,
};
use uuid::Uuid;

use super::secure_upload::hand_in;
use crate::support::{Reply, Scene, slow_pdf};

const READER: &str = env!("CARGO_BIN_EXE_loanroom");
const LOCKED: &[u8] = include_bytes!("../../../../shared-rules/fixtures/pdf/aes-256-r6.pdf");
/// As few workers as possible, and no time limit for files.
const NARROW: [(&str, &str); 3] =
    [("LOANROOM_FILE_WORKERS", "1"), ("LOANROOM_FILE_SECONDS", "600"), ("LOANROOM_HEAVY_JOBS", "1")];

/// Waits until the condition is true.
async fn until(mut is_so: impl AsyncFnMut() -> bool) {
    for _ in 0..2_400 {
        if is_so().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it never comes about");
}

/// Sends a lender's long body, which is parsed and refused for its content.
async fn long_body(scene: &Scene) -> u16 {
    let template = json!({ "name": "x".repeat(100_000), "entityType": "INDIVIDUAL" });
    scene.dana.post("/v1/templates", template).await.status
}

async fn unlock(scene: &Scene, document: &str) -> Reply {
    let password = json!({ "password": "secret" });
    scene.lucia.post(&format!("/v1/documents/{document}/remove-password"), password).await
}

#[tokio::test]
async fn slow_anonymous_file_delays_no_user() {
    let scene = Scene::with(&NARROW).await;
    let document = scene.upload(&scene.lucia, "statement.pdf", LOCKED).await;
    let workers = scene.app.state.workers.clone();
    let stranger = scene.app.anyone();
    let slow = tokio::spawn(async move { hand_in(&stranger, &[("slow.pdf", &slow_pdf(60))]).await });
    until(async || workers.busy_workers().1 == 1).await;
    for _ in 0..10 {
        assert_eq!(long_body(&scene).await, 422);
    }
    let rule = json!({ "emailAddress": "a@b.co" });
    scene.dana.post("/v1/rules/value.check_email", rule).await.expect(200);
    unlock(&scene, &document).await.expect(200);
    assert!(!slow.is_finished(), "the slow file isn't slow");
    slow.abort();
    until(async || workers.busy_workers() == (0, 0)).await;
}

#[tokio::test]
async fn slow_rule_input_delays_no_other_request() {
    let scene = Scene::with(&[NARROW[0], NARROW[1], NARROW[2], ("LOANROOM_RULE_BYTES", "1048576")]).await;
    let workers = scene.app.state.workers.clone();
    let mateo = scene.mateo.clone();
    let file = BASE64_STANDARD.encode(slow_pdf(20));
    let slow = tokio::spawn(async move {
        mateo.post("/v1/rules/documents.pdf_protection", json!({ "file": file })).await
    });
    until(async || workers.busy_workers().0 == 1).await;
    assert_eq!(long_body(&scene).await, 422);
    let rule = json!({ "emailAddress": "a@b.co" });
    scene.dana.post("/v1/rules/value.check_email", rule).await.expect(200);
    assert!(!slow.is_finished(), "the slow file isn't slow");
    slow.abort();
    until(async || workers.busy_workers() == (0, 0)).await;
}

#[tokio::test]
async fn rules_about_files_return_results() {
    let scene = Scene::new().await;
    let file = json!({ "file": BASE64_STANDARD.encode(LOCKED) });
    let answer = scene.dana.post("/v1/rules/documents.pdf_protection", file).await.expect(200).json();
    assert_eq!(answer["answer"], "PASSWORD");
    let wrong = scene.dana.post("/v1/rules/documents.pdf_protection", json!({ "file": "?" })).await;
    assert_eq!(wrong.expect(422).code(), "malformed");
}

#[tokio::test]
async fn slow_files_of_one_loan_delay_no_other_loan() {
    let settings = [
        ("LOANROOM_READ_TEXT", "on"),
        ("LOANROOM_READER", READER),
        ("LOANROOM_FILE_WORKERS", "2"),
        ("LOANROOM_READ_SECONDS", "600"),
    ];
    let scene = Scene::with(&settings).await;
    let slow = slow_pdf(60);
    for nth in 0..12 {
        scene.upload(&scene.lucia, &format!("slow {nth}.pdf"), &slow).await;
    }
    let company = scene.company().await;
    let loan = scene.app.loan(&company, "Okafor – refinance", ReviewStatus::InProgress).await;
    let other = scene.app.borrower("Ada Okafor").await;
    scene.app.add(&loan, &other, Role::LeadBorrower).await;
    let ada = scene.app.browser_of(&other).await;
    let file = b"an apple";
    let body = json!({ "name": "note.txt", "size": file.len(), "mimeType": "", "loanId": loan.id, "elementId": null });
    let upload = ada.post("/v1/documents/uploads", body).await.expect(201).json();
    crate::support::send_bytes(&ada, upload["url"].as_str().unwrap(), file).await.expect(204);
    crate::support::complete(&ada, upload["id"].as_str().unwrap()).await.expect(200);
    let db = scene.app.state.db.read();
    let of = async |loan_id: Uuid| {
        let documents = document::Entity::find().all(db).await.unwrap();
        let keys: Vec<String> =
            documents.into_iter().filter(|row| row.loan_id == loan_id).map(|row| row.storage_key).collect();
        let texts = document_text::Entity::find().all(db).await.unwrap();
        let waits = |row: &document_text::Model| row.state.0 == TextState::Waiting;
        texts.iter().filter(|row| keys.contains(&row.storage_key) && waits(row)).count()
    };
    until(async || of(loan.id).await == 0).await;
    assert!(of(scene.loan.id).await >= 10, "the slow files aren't slow");
}

/// A worker that executes these commands instead of its task.
fn worker(folder: &Path, does: &str) -> String {
    let path = folder.join("worker.sh");
    let script = format!("#!/bin/sh\n[ \"$1\" = file-task ] && {{ {does}\n}}\nexec \"{READER}\" \"$@\"\n");
    fs::write(&path, script).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path.display().to_string()
}

#[tokio::test]
async fn reports_a_worker_that_crashes_hangs_or_sends_garbage() {
    for does in [
        "kill -9 $$",
        "kill -ABRT $$",
        "kill -SEGV $$",
        "exec /bin/sleep 600",
        "exec /usr/bin/yes",
        "echo sure; exit 0",
        "ulimit -v 20000",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let program = worker(folder.path(), does);
        let scene = Scene::with(&[("LOANROOM_READER", &*program), ("LOANROOM_FILE_SECONDS", "2")]).await;
        let document = scene.upload(&scene.lucia, "statement.pdf", LOCKED).await;
        let refused = unlock(&scene, &document).await.expect(422);
        let violation = &refused.json()["violations"][0];
        assert_eq!(
            (&violation["field"], &violation["code"]),
            (&json!("documentId"), &json!("file-too-hard")),
            "{does}"
        );
        scene.app.anyone().get("/readyz").await.expect(200);
        let receipt = hand_in(&scene.app.anyone(), &[("locked.pdf", LOCKED)]).await;
        assert_eq!(receipt.status, 303, "{does}: what can't be opened is kept as it came");
    }
}

#[tokio::test]
async fn missing_worker_returns_a_time_to_retry() {
    let scene = Scene::with(&[("LOANROOM_READER", "/no/such/program")]).await;
    let document = scene.upload(&scene.lucia, "statement.pdf", LOCKED).await;
    assert_eq!(unlock(&scene, &document).await.expect(503).code(), "overloaded");
}
