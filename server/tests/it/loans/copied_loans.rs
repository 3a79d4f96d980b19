//! A loan that is created as a copy of another: requests, assignees and due dates.

use chrono::{Days, Utc};
use sea_orm::{ActiveModelTrait as _, EntityTrait as _, IntoActiveModel as _};
use serde_json::{Value, json};
use server::entity::needs_list_element;
use uuid::Uuid;

use crate::support::{Browser, PDF, Scene, nothing};

fn again(scene: &Scene, borrowers: &[&str]) -> Value {
    let named =
        |address: &&str| json!({ "givenName": "Lucia", "familyName": "Alvarez", "emailAddress": address });
    json!({
        "name": "Alvarez – second home",
        "borrowers": borrowers.iter().map(named).collect::<Vec<_>>(),
        "needsListOf": scene.loan.id,
        "idempotencyKey": "copy",
    })
}

/// Adds `count` requests to a folder, copies of an existing one.
async fn many(scene: &Scene, count: usize, like: &str) {
    let db = &scene.app.state.db;
    let id: Uuid = like.parse().unwrap();
    let like = needs_list_element::Entity::find_by_id(id).one(db.read()).await.unwrap().unwrap();
    let tx = db.write().await.unwrap();
    for _ in 0..count {
        let row = needs_list_element::Model { id: Uuid::now_v7(), ..like.clone() };
        let row = row.into_active_model().reset_all();
        needs_list_element::Entity::insert(row).exec_without_returning(&tx).await.unwrap();
    }
    tx.commit().await.unwrap();
}

async fn list(of: &Browser, loan: &Value) -> Vec<Value> {
    let path = format!("/v1/loans/{}/elements?view=CONVENTIONAL&status=ACTIVE", loan.as_str().unwrap());
    of.get(&path).await.expect(200).json()["content"].as_array().unwrap().clone()
}

/// Assigns a request to a person.
async fn asked(scene: &Scene, person: &Value, request: &str) {
    let share = json!([
        { "infoId": request, "loanId": scene.loan.id, "sharedWithUserId": person, "permissions": "VIEW" },
    ]);
    scene.dana.post(&format!("/v1/loans/{}/shared-info", scene.loan.id), share).await.expect(200);
}

#[tokio::test]
async fn copy_has_the_same_requests_without_answers() {
    let scene = Scene::new().await;
    let due = Utc::now().date_naive().checked_add_days(Days::new(10)).unwrap().to_string();
    let folder = scene.add(json!({ "name": "Income", "storageType": "FOLDER" })).await;
    let request = json!({ "name": "W-2", "storageType": "FILE", "parentId": folder["id"], "dueDate": due,
        "instructions": "Box 1 must be readable", "internalNote": "Both years", "optional": true });
    let request = scene.add(request).await["id"].as_str().unwrap().to_owned();
    let gone = scene.ask_for("Not any more").await;
    scene.dana.delete(&scene.elements(&format!("/{gone}"))).await.expect(204);
    let (lucia, mateo) = (
        scene.lucia.get("/v1/users/me").await.expect(200).json(),
        scene.mateo.get("/v1/users/me").await.expect(200).json(),
    );
    asked(&scene, &lucia["id"], &request).await;
    asked(&scene, &mateo["id"], &request).await;
    scene.answer(&scene.lucia, &request, "w2.pdf", PDF).await;

    let body = again(&scene, &[lucia["emailAddress"].as_str().unwrap()]);
    let opened = scene.dana.post("/v1/loans", body).await.expect(201).json();
    assert_eq!(opened["requests"], 1, "{opened}");
    let copied = list(&scene.dana, &opened["id"]).await;
    let names: Vec<_> = copied.iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Income", "W-2"]);
    let copy = &copied[1];
    assert_eq!(copy["parentId"], copied[0]["id"]);
    assert_eq!(
        (&copy["dueDate"], &copy["optional"], &copy["instructions"], &copy["internalNote"]),
        (&json!(due), &json!(true), &json!("Box 1 must be readable"), &json!("Both years"))
    );
    assert_eq!(copy["reviewState"], "OPEN", "{copy}");
    let for_whom: Vec<_> =
        copy["sharedInfo"].as_array().unwrap().iter().map(|share| &share["sharedWithUser"]["id"]).collect();
    assert_eq!(for_whom, [&lucia["id"]], "Mateo isn't on the copy");
    assert_eq!(list(&scene.lucia, &opened["id"]).await.len(), 2, "she sees what she is asked for");
    let first = scene.names_for(&scene.dana).await;
    assert_eq!(first, ["Income", "W-2"], "the first loan stays as it is");
}

#[tokio::test]
async fn copies_a_large_list_with_its_folders() {
    let scene = Scene::new().await;
    let mut parent = Value::Null;
    for depth in 0..3 {
        let folder = json!({ "name": format!("{depth}"), "storageType": "FOLDER", "parentId": parent });
        parent = scene.add(folder).await["id"].clone();
    }
    let request = json!({ "name": "W-2", "storageType": "FILE", "parentId": parent });
    many(&scene, 599, scene.add(request).await["id"].as_str().unwrap()).await;
    let opened = scene.dana.post("/v1/loans", again(&scene, &[])).await.expect(201).json();
    assert_eq!(opened["requests"], 600);
    let copied = list(&scene.dana, &opened["id"]).await;
    assert_eq!(copied.len(), 603);
    let inside = copied.iter().filter(|one| one["parentId"] == copied[2]["id"]).count();
    assert_eq!(inside, 600, "they lie in the innermost folder");
}

#[tokio::test]
async fn copies_only_loans_of_the_lender() {
    let scene = Scene::new().await;
    scene.ask_for("W-2").await;
    let refused = scene.stranger.post("/v1/loans", again(&scene, &[])).await.expect(422).json();
    assert_eq!(refused["violations"][0]["field"], "needsListOf", "{refused}");
    let mut unknown = again(&scene, &[]);
    unknown["needsListOf"] = json!(nothing());
    let other = scene.dana.post("/v1/loans", unknown).await.expect(422).json();
    assert_eq!(other["violations"], refused["violations"], "a foreign loan and none are the same");
}

#[tokio::test]
async fn new_loan_gets_the_entered_number() {
    let scene = Scene::new().await;
    let numbered =
        |name: &str, number: &str| json!({ "name": name, "loanNumber": number, "idempotencyKey": name });
    let first = scene.dana.post("/v1/loans", numbered("First", " HP-007 ")).await.expect(201).json();
    let path = format!("/v1/loans/{}", first["id"].as_str().unwrap());
    assert_eq!(scene.dana.get(&path).await.expect(200).json()["loanNumber"], "HP-007");
    let refused = scene.dana.post("/v1/loans", numbered("Second", "HP-007")).await.expect(422).json();
    assert_eq!(refused["violations"][0]["field"], "loanNumber", "{refused}");
    let long = scene.dana.post("/v1/loans", numbered("Third", &"7".repeat(41))).await.expect(422).json();
    assert_eq!(long["violations"][0]["field"], "loanNumber", "{long}");
    scene.stranger.post("/v1/loans", numbered("Elsewhere", "HP-007")).await.expect(201);
}
