//! Only lenders are informed about a statement that was older than requested when it arrived.

use chrono::{Duration, Utc};
use sea_orm::{ColumnTrait as _, EntityTrait as _, QueryFilter as _, sea_query::Expr};
use serde_json::{Value, json};
use server::entity::document_text;

use super::{READING, read};
use crate::support::{Browser, Scene, send_bytes};

/// A statement that ended `days` days ago, worded like a bank's.
fn statement(days: i64) -> String {
    let day = (Utc::now() - Duration::days(days)).date_naive();
    format!("Statement period {} - {}", (day - Duration::days(30)).format("%m/%d/%Y"), day.format("%m/%d/%Y"))
}

/// The notes about the files of a request.
async fn said(browser: &Browser, scene: &Scene, request: &str, path: &str) -> Vec<Value> {
    let list = browser.get(&scene.elements(path)).await.expect(200).json();
    let list = list["content"].as_array().unwrap().clone();
    let element = list.into_iter().find(|element| element["id"] == request).unwrap();
    element["answers"].as_array().unwrap().iter().map(|answer| answer["stale"].clone()).collect()
}

fn is_old(said: &[Value]) -> bool {
    let asked = "days before it was uploaded. The request asks for the last 60 days.";
    matches!(said, [one] if one.as_str().is_some_and(|words| words.ends_with(asked)))
}

#[tokio::test]
async fn only_lenders_see_outdated_statements() {
    let scene = Scene::with(READING).await;
    let request = scene.ask_for("Bank statements, most recent 60 days").await;
    scene.answer(&scene.lucia, &request, "old.txt", statement(200).as_bytes()).await;
    read(&scene).await;
    assert!(is_old(&said(&scene.dana, &scene, &request, "").await));

    assert_eq!(said(&scene.lucia, &scene, &request, "").await, [Value::Null]);
    assert_eq!(said(&scene.mateo, &scene, &request, "").await, [Value::Null]);
    let as_borrower = format!("?asUserId={}", scene.lucia_is.id);
    assert_eq!(said(&scene.dana, &scene, &request, &as_borrower).await, [Value::Null]);
    scene.stranger.get(&scene.elements("")).await.expect(404);

    // A lender who accepted it has decided.
    let accepted = json!({ "decision": "ACCEPTED" });
    scene.review(&scene.elements(&format!("/{request}/review")), accepted).await.expect(200);
    assert_eq!(said(&scene.dana, &scene, &request, "").await, [Value::Null]);
}

#[tokio::test]
async fn statement_age_uses_the_current_version_and_its_upload_day() {
    let scene = Scene::with(READING).await;
    let request = scene.ask_for("Bank statements, most recent 60 days").await;
    let document = scene.answer(&scene.lucia, &request, "old.txt", statement(200).as_bytes()).await;
    read(&scene).await;
    let newer = statement(20);
    let upload = scene.announce(&scene.lucia, "new.txt", newer.len()).await.expect(201).json();
    send_bytes(&scene.lucia, upload["url"].as_str().unwrap(), newer.as_bytes()).await.expect(204);
    let versions = format!("/v1/documents/{document}/versions");
    scene.lucia.post(&versions, json!({ "uploadId": upload["id"] })).await.expect(200);
    read(&scene).await;
    assert_eq!(said(&scene.dana, &scene, &request, "").await, [Value::Null]);
    scene.lucia.post(&format!("{versions}/1/restore"), json!({})).await.expect(200);
    assert!(is_old(&said(&scene.dana, &scene, &request, "").await));
}

#[tokio::test]
async fn reports_no_age_in_doubt() {
    let scene = Scene::with(READING).await;
    let asked = scene.ask_for("Bank statements, most recent 60 days").await;
    let any = scene.ask_for("Bank statements").await;
    let old = statement(200);
    let odd = format!("Date of birth 01/02/1980. Due date 03/04/2020. {}", statement(10));
    scene.answer(&scene.lucia, &asked, "odd.txt", odd.as_bytes()).await;
    scene.answer(&scene.lucia, &any, "old.txt", old.as_bytes()).await;
    read(&scene).await;
    assert_eq!(said(&scene.dana, &scene, &asked, "").await, [Value::Null]);
    assert_eq!(said(&scene.dana, &scene, &any, "").await, [Value::Null]);
}

#[tokio::test]
async fn reprocesses_texts_extracted_before() {
    let scene = Scene::with(READING).await;
    let request = scene.ask_for("Bank statements, most recent 60 days").await;
    scene.answer(&scene.lucia, &request, "old.txt", statement(200).as_bytes()).await;
    read(&scene).await;
    let tx = scene.app.state.db.write().await.unwrap();
    let reset = document_text::Entity::update_many()
        .col_expr(document_text::Column::LookedBy, Expr::value(0))
        .col_expr(document_text::Column::StatedOn, Expr::value(None::<chrono::NaiveDate>))
        .col_expr(document_text::Column::StatedAs, Expr::value(None::<String>))
        .filter(document_text::Column::StorageKey.ne(""))
        .exec(&tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    // Not checked through the API: the background reader may already have read the text again.
    assert!(reset.rows_affected > 0);
    scene.app.state.text_extraction_ready.notify_one();
    for _ in 0..1_200 {
        if is_old(&said(&scene.dana, &scene, &request, "").await) {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("it wasn't looked through");
}
