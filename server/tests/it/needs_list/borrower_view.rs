//! A lender views a loan as a borrower; and everyone's progress.

use reqwest::Method;
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set};
use serde_json::{Value, json};
use server::entity::app_user;
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};

use super::{set_status, share_with_lucia};
use crate::support::{Browser, PDF, Scene, nothing};

fn names(list: &Value) -> Vec<&str> {
    list["content"].as_array().unwrap().iter().map(|element| element["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn lender_previews_the_list_as_a_borrower() {
    let scene = Scene::new().await;
    let mut add = Vec::new();
    for (name, more) in [
        ("Pay stubs", json!({})),
        ("Wire", json!({ "visibleAtStatus": "CLOSING" })),
        ("Memo", json!({ "priorityType": "PRIVATE" })),
        ("Hers", json!({})),
    ] {
        let mut body = json!({ "parentId": null, "name": name, "storageType": "FILE" });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        add.push(scene.add(body).await["id"].as_str().unwrap().to_owned());
    }
    share_with_lucia(&scene, &add[3]).await;
    let lucia = scene.lucia_is.id;
    let look = async |query: &str| scene.dana.get(&scene.elements(query)).await;
    let now = look(&format!("?asUserId={lucia}")).await.expect(200).json();
    assert_eq!(names(&now), ["Pay stubs", "Hers"]);
    let closing = look(&format!("?asUserId={lucia}&atStatus=CLOSING")).await.expect(200).json();
    assert_eq!(names(&closing), ["Pay stubs", "Wire", "Hers"]);
    let anyone = look("?atStatus=CLOSING").await.expect(200).json();
    assert_eq!(names(&anyone), ["Pay stubs", "Wire"]);

    set_status(&scene, ReviewStatus::Closing).await;
    let hers = scene.lucia.get(&scene.elements("")).await.expect(200).json();
    assert_eq!(hers["content"], closing["content"], "the preview is what she then gets");
    look(&format!("?asUserId={}", nothing())).await.expect(404);
    look("?atStatus=SOMEDAY").await.expect(400);
    scene.lucia.get(&scene.elements(&format!("?asUserId={lucia}"))).await.expect(403);
    let me = scene.dana.get("/v1/users/me").await.json()["id"].as_str().unwrap().to_owned();
    look(&format!("?asUserId={me}")).await.expect(422);
}

#[tokio::test]
async fn unchanged_list_is_not_sent_again() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Pay stubs").await;
    let path = scene.elements("");
    let tag = async |browser: &Browser| {
        let list = browser.get(&path).await.expect(200);
        list.header("etag").unwrap().to_owned()
    };
    let again = async |browser: &Browser, tag: &str| {
        let request = browser.request(Method::GET, &path).header("if-none-match", tag);
        let reply = browser.send(request).await;
        (reply.status, reply.bytes.is_empty())
    };
    let (danas, lucias) = (tag(&scene.dana).await, tag(&scene.lucia).await);
    assert_eq!(again(&scene.dana, &danas).await, (304, true));
    assert_eq!(again(&scene.lucia, &lucias).await, (304, true));
    assert_eq!(again(&scene.lucia, "W/\"nonsense\"").await, (200, false));

    let hide = json!({ "version": 1, "hidden": true });
    scene.dana.put(&scene.elements(&format!("/{id}")), hide).await.expect(200);
    assert_eq!(again(&scene.dana, &danas).await, (200, false));
    assert_eq!(again(&scene.lucia, &lucias).await, (200, false));
    // The names of people are part of the list.
    share_with_lucia(&scene, &id).await;
    let danas = tag(&scene.dana).await;
    let tx = scene.app.state.db.write().await.unwrap();
    let renamed = app_user::ActiveModel {
        id: Set(scene.lucia_is.id),
        given_name: Set("Luz".to_owned()),
        ..Default::default()
    };
    renamed.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(again(&scene.dana, &danas).await, (200, false));
}

#[tokio::test]
async fn progress_counts_only_visible_requests() {
    let scene = Scene::new().await;
    let folder = scene.add(json!({ "name": "Income", "storageType": "FOLDER" })).await;
    let inside = |name: &str| json!({ "parentId": folder["id"], "name": name, "storageType": "FILE" });
    let stubs = scene.add(inside("Pay stubs")).await["id"].as_str().unwrap().to_owned();
    scene.add(inside("W-2")).await;
    let memo =
        json!({ "parentId": folder["id"], "name": "Memo", "storageType": "FILE", "priorityType": "PRIVATE" });
    scene.add(memo.clone()).await;
    scene.add(memo).await;
    scene.answer(&scene.lucia, &stubs, "stubs.pdf", PDF).await;
    let path = format!("/v1/loans/{}/progress", scene.loan.id);
    let folder = folder["id"].as_str().unwrap();
    let lucia = scene.lucia_is.id.to_string();
    let ours = scene.dana.get(&path).await.expect(200).json();
    assert_eq!(ours["loan"], json!({ "acceptedPct": 0, "openPct": 75, "submittedPct": 25 }));
    assert_eq!(ours["perFolder"][folder]["openPct"], 75);
    assert_eq!(ours["perUser"][&lucia]["submittedPct"], 50);
    let hers = scene.lucia.get(&path).await.expect(200).json();
    let half = json!({ "acceptedPct": 0, "openPct": 50, "submittedPct": 50 });
    assert_eq!((&hers["loan"], &hers["perFolder"][folder], &hers["perUser"][&lucia]), (&half, &half, &half));
    let loan = scene.lucia.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    assert_eq!((&loan["progress"], &loan["userProgress"][&lucia]), (&half, &half));
    assert_eq!(loan["userProgress"].as_object().unwrap().len(), 1, "of others it is for those who see tasks");
    assert_eq!(scene.sofia.get(&path).await.expect(200).json()["perFolder"], json!({}));
}

#[tokio::test]
async fn finds_requests_by_name_on_the_lenders_loans() {
    let scene = Scene::new().await;
    let stubs = scene.ask_for("Pay stubs").await;
    let gone = scene.ask_for("Pay stubs of 2019").await;
    scene.ask_for("100% of it_all").await;
    scene.dana.delete(&scene.elements(&format!("/{gone}"))).await.expect(204);
    let found = async |browser: &Browser, text: &str| {
        let path = format!("/v1/requests?q={}", text.replace('%', "%25").replace(' ', "%20"));
        let found = browser.get(&path).await.expect(200).json();
        let rows = found["content"].as_array().unwrap().clone();
        rows.iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(found(&scene.dana, "PAY st").await, ["Pay stubs"]);
    assert_eq!(found(&scene.dana, "0% of it_").await, ["100% of it_all"]);
    assert!(found(&scene.dana, "%").await.len() == 1 && found(&scene.dana, " ").await.is_empty());
    for nobody in [&scene.lucia, &scene.sofia, &scene.stranger] {
        assert_eq!(found(nobody, "Pay").await, Vec::<String>::new());
    }
    let row = scene.dana.get("/v1/requests?q=pay&s=1").await.expect(200).json()["content"][0].clone();
    let loan = json!([stubs, scene.loan.id, "Alvarez – purchase"]);
    assert_eq!(json!([row["id"], row["loanId"], row["loanName"]]), loan);
    scene.dana.get(&format!("/v1/requests?q={}", "x".repeat(201))).await.expect(422);

    // A lead lender of the company can access its loans without a role; its other lenders can't.
    let company = scene.company().await;
    for (name, role, sees) in [("Vera Lang", Role::LeadLender, 1), ("Paul Ito", Role::Lender, 0)] {
        let person = scene.app.lender(&company, name, role).await;
        let browser = scene.app.browser_of(&person).await;
        assert_eq!(found(&browser, "Pay").await.len(), sees, "{name}");
    }
}
