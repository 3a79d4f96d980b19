//! Lead lenders of a company see unreadable documents of all its loans and can retry them.

use std::collections::HashSet;

use sea_orm::{
    ActiveValue::Set, ColumnTrait as _, EntityTrait as _, IntoActiveModel as _, QueryFilter as _,
    sea_query::Expr,
};
use serde_json::{Value, json};
use server::{
    entity::{EnumColumn, document, document_text},
    projection::queue_document_file,
};
use shared_rules::{
    documents::stored_files::extracted_text::{NoTextReason, TextState},
    team::role::Role,
};
use uuid::Uuid;

use super::{LOCKED, READING, find, names, read};
use crate::support::{Browser, PDF, Reply, Scene, nothing};

const PATH: &str = "/v1/company/unreadable-documents";

async fn list(browser: &Browser) -> Value {
    browser.get(PATH).await.expect(200).json()
}

async fn again(browser: &Browser, document: &str) -> Reply {
    browser.post(&format!("{PATH}/{document}/read"), json!({})).await
}

fn told(list: &Value) -> Vec<(&str, &str)> {
    let rows = list["content"].as_array().unwrap().iter();
    rows.map(|row| (row["name"].as_str().unwrap(), row["reason"].as_str().unwrap())).collect()
}

fn counts(list: &Value) -> (u64, u64) {
    let count = |key: &str| list["counts"][key].as_u64().unwrap();
    (count("unreadable"), count("waiting"))
}

fn id(document: &str) -> Uuid {
    document.parse().unwrap()
}

/// Marks these documents as unreadable.
async fn fails(scene: &Scene, company: Uuid, documents: &[Uuid]) {
    let tx = scene.app.state.db.write().await.unwrap();
    for some in documents.chunks(100) {
        let of_some = document::Column::Id.is_in(some.iter().copied());
        let rows = document::Entity::find().filter(of_some).all(&tx).await.unwrap();
        document_text::Entity::update_many()
            .col_expr(document_text::Column::State, Expr::value(EnumColumn(TextState::Failed)))
            .col_expr(document_text::Column::Reason, Expr::value(EnumColumn(NoTextReason::TooHard)))
            .col_expr(document_text::Column::NotBefore, Expr::value(scene.app.state.clock.now()))
            .col_expr(document_text::Column::FailedFor, Expr::value(company))
            .filter(document_text::Column::StorageKey.is_in(rows.into_iter().map(|row| row.storage_key)))
            .exec(&tx)
            .await
            .unwrap();
    }
    tx.commit().await.unwrap();
}

#[tokio::test]
async fn only_leads_list_unreadable_documents_of_all_loans() {
    let scene = Scene::with(READING).await;
    let manager = scene.app.lender(&scene.company().await, "Mia Nager", Role::Manager).await;
    scene.app.add(&scene.loan, &manager, Role::Manager).await;
    let manager = scene.app.browser_of(&manager).await;
    assert_eq!((told(&list(&scene.dana).await), counts(&list(&scene.dana).await)), (vec![], (0, 0)));
    let broken = scene.upload(&scene.lucia, "broken.pdf", PDF).await;
    read(&scene).await;
    let locked = scene.upload(&scene.lucia, "locked.pdf", LOCKED).await;
    scene.upload(&scene.lucia, "fine.txt", b"an aubergine").await;
    read(&scene).await;

    let told_now = list(&scene.dana).await;
    assert_eq!(told(&told_now), [("locked.pdf", "LOCKED"), ("broken.pdf", "DAMAGED")]);
    assert_eq!((counts(&told_now), &told_now["next"]), ((2, 0), &Value::Null));
    let first = &told_now["content"][0];
    assert_eq!((&first["id"], &first["loanId"]), (&json!(locked), &json!(scene.loan.id)));
    let loan = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    assert_eq!(first["loanName"], loan["name"]);
    assert!(first["message"].as_str().unwrap().contains("password"));

    for browser in [&manager, &scene.lucia, &scene.mateo, &scene.sofia] {
        browser.get(PATH).await.expect(403);
        again(browser, &locked).await.expect(403);
    }
    scene.app.anyone().get(PATH).await.expect(401);
    assert_eq!(told(&list(&scene.stranger).await), []);
    for document in [&locked, &nothing().to_string()] {
        again(&scene.stranger, document).await.expect(404);
    }

    // Documents in the trash, and earlier versions below a readable one, aren't listed.
    scene.lucia.delete(&format!("/v1/documents/{broken}")).await.expect(204);
    assert_eq!(told(&list(&scene.dana).await), [("locked.pdf", "LOCKED")]);
    again(&scene.dana, &broken).await.expect(404);
    let back = format!("/v1/loans/{}/trash/{broken}/restore", scene.loan.id);
    scene.lucia.post(&back, json!({})).await.expect(200);
    scene
        .dana
        .post(&format!("/v1/documents/{locked}/remove-password"), json!({ "password": "secret" }))
        .await
        .expect(200);
    read(&scene).await;
    assert_eq!(told(&list(&scene.dana).await), [("broken.pdf", "DAMAGED")]);
}

#[tokio::test]
async fn home_counts_unreadable_documents_for_leads() {
    let scene = Scene::with(READING).await;
    let manager = scene.app.lender(&scene.company().await, "Mia Nager", Role::Manager).await;
    scene.app.add(&scene.loan, &manager, Role::Manager).await;
    let manager = scene.app.browser_of(&manager).await;
    let told =
        async |browser: &Browser| browser.get("/v1/home").await.expect(200).json()["unreadable"].clone();
    assert_eq!(told(&scene.dana).await, Value::Null);
    let broken = scene.upload(&scene.lucia, "broken.pdf", PDF).await;
    let locked = scene.upload(&scene.lucia, "locked.pdf", LOCKED).await;
    read(&scene).await;
    assert_eq!(told(&scene.dana).await, json!({ "count": 2, "more": false }));
    for browser in [&manager, &scene.lucia, &scene.sofia, &scene.stranger] {
        assert_eq!(told(browser).await, Value::Null);
    }
    scene.lucia.delete(&format!("/v1/documents/{broken}")).await.expect(204);
    assert_eq!(told(&scene.dana).await["count"], 1);
    scene.lucia.delete(&format!("/v1/documents/{locked}")).await.expect(204);
    assert_eq!(told(&scene.dana).await, Value::Null);
}

#[tokio::test]
async fn retried_document_becomes_searchable_or_listed_again() {
    let scene = Scene::with(READING).await;
    let company = scene.company().await.id;
    let fine = scene.upload(&scene.lucia, "fine.txt", b"an aubergine").await;
    let broken = scene.upload(&scene.lucia, "broken.pdf", PDF).await;
    read(&scene).await;
    fails(&scene, company, &[id(&fine), id(&broken)]).await;
    let before = list(&scene.dana).await;
    assert_eq!(counts(&before), (2, 0));
    let both = [again(&scene.dana, &fine), again(&scene.dana, &fine), again(&scene.dana, &broken)];
    for reply in futures_util::future::join_all(both).await {
        let counts = reply.expect(200).json();
        assert!(counts["unreadable"].as_u64().unwrap() + counts["waiting"].as_u64().unwrap() <= 2);
    }
    read(&scene).await;
    let after = list(&scene.dana).await;
    assert_eq!((told(&after), counts(&after)), (vec![("broken.pdf", "DAMAGED")], (1, 0)));
    let at = |list: &Value| {
        let rows = list["content"].as_array().unwrap();
        rows.iter().find(|row| row["id"] == json!(broken)).unwrap()["at"].as_str().unwrap().to_owned()
    };
    assert!(at(&after) > at(&before));
    assert_eq!(names(&find(&scene, &scene.dana, "aubergine").await), ["fine.txt"]);
    // A readable document can't be retried.
    again(&scene.dana, &fine).await.expect(200);
    assert_eq!(names(&find(&scene, &scene.dana, "aubergine").await), ["fine.txt"]);
}

#[tokio::test]
async fn paginates_unreadable_documents_and_queues_retries() {
    let scene = Scene::with(&[("LOANROOM_READ_TEXT", "off")]).await;
    let company = scene.company().await.id;
    let first = scene.upload(&scene.lucia, "paper.pdf", PDF).await;
    let tx = scene.app.state.db.write().await.unwrap();
    let row = document::Entity::find_by_id(id(&first)).one(&tx).await.unwrap().unwrap();
    let mut all = vec![row.id];
    for number in 1..120 {
        let another = Uuid::now_v7();
        let copy = document::ActiveModel {
            id: Set(another),
            name: Set(format!("paper {number}.pdf")),
            storage_key: Set(format!("key-{number}")),
            ..row.clone().into_active_model()
        };
        document::Entity::insert(copy).exec_without_returning(&tx).await.unwrap();
        let now = scene.app.state.clock.now();
        queue_document_file(&tx, &format!("key-{number}"), None, now).await.unwrap();
        all.push(another);
    }
    tx.commit().await.unwrap();
    // Two timestamps, so that pages end among equal ones.
    fails(&scene, company, &all[..70]).await;
    tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    fails(&scene, company, &all[70..]).await;

    let (mut seen, mut before, mut pages, mut moments) =
        (HashSet::new(), String::new(), Vec::new(), Vec::new());
    loop {
        let page = scene.dana.get(&format!("{PATH}{before}")).await.expect(200).json();
        let rows = page["content"].as_array().unwrap();
        assert!(rows.iter().all(|row| seen.insert(row["id"].as_str().unwrap().to_owned())));
        moments.extend(rows.iter().map(|row| row["at"].as_str().unwrap().to_owned()));
        assert_eq!(counts(&page), (120, 0));
        pages.push(rows.len());
        let Some(next) = page["next"].as_str() else { break };
        before = format!("?before={}", next.replace('+', "%2B"));
    }
    assert_eq!(pages, [50, 50, 20]);
    assert!(moments.is_sorted_by(|one, next| one >= next));
    scene.dana.get(&format!("{PATH}?before=yesterday")).await.expect(400);

    assert_eq!(list(&scene.dana).await["reading"], false);
    let refused = again(&scene.dana, &first).await.expect(422).json();
    assert_eq!(refused["violations"][0]["code"], "reads-no-text");
    assert_eq!(counts(&list(&scene.dana).await), (120, 0));
    // Another company's leads don't find documents on our loans, whatever is recorded about the file.
    assert_eq!(counts(&list(&scene.stranger).await), (0, 0));
}
