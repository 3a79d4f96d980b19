//! The access report on a person shows exactly what that person can see.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use shared_rules::team::role::Role;
use uuid::Uuid;

use crate::support::{Browser, PDF, Scene, nothing};

async fn report(scene: &Scene, user: &str) -> Value {
    let path = format!("/v1/loans/{}/access-report/{user}", scene.loan.id);
    scene.dana.get(&path).await.expect(200).json()
}

fn ids(list: &Value, keep: impl Fn(&Value) -> bool) -> BTreeSet<String> {
    let kept = list.as_array().unwrap().iter().filter(|row| keep(row));
    kept.map(|row| row["id"].as_str().or(row["user"]["id"].as_str()).unwrap().to_owned()).collect()
}

fn seen(list: &Value) -> BTreeSet<String> {
    ids(list, |row| row["sees"] == true)
}

async fn own_id(browser: &Browser) -> String {
    browser.get("/v1/users/me").await.expect(200).json()["id"].as_str().unwrap().to_owned()
}

/// A loan with requests for different people, documents, and a lender who is hidden from borrowers.
async fn realistic_scene() -> Scene {
    let scene = Scene::new().await;
    let company = scene.dana.get("/v1/company").await.json()["id"].as_str().unwrap().parse::<Uuid>().unwrap();
    let tom = scene.app.lender(&crate::support::Company { id: company }, "Tom Guthrie", Role::Lender).await;
    scene.app.add_unseen(&scene.loan, &tom, Role::Lender).await;
    let folder = scene.add(json!({ "parentId": null, "name": "Income", "storageType": "FOLDER" })).await;
    let request = |name: &str, more: Value| {
        let mut body = json!({ "parentId": folder["id"], "name": name, "storageType": "FILE" });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        body
    };
    scene.add(request("Hidden manually", json!({ "hidden": true }))).await;
    scene.add(request("Later", json!({ "visibleAtStatus": "CLOSING" }))).await;
    scene.add(request("Private", json!({ "priorityType": "PRIVATE" }))).await;
    let dark =
        scene.add(json!({ "parentId": null, "name": "Dark", "storageType": "FOLDER", "hidden": true })).await;
    scene.add(json!({ "parentId": dark["id"], "name": "Inside", "storageType": "FILE" })).await;
    fill(&scene).await;
    scene
}

/// Adds documents of several people, and a request for the contact.
async fn fill(scene: &Scene) {
    let stubs = scene.ask_for("Pay stubs").await;
    scene.answer(&scene.lucia, &stubs, "stubs.pdf", PDF).await;
    scene.upload(&scene.mateo, "loose.pdf", PDF).await;
    scene.upload(&scene.dana, "internal.pdf", PDF).await;
    let assigned = scene.ask_for("Title report").await;
    let sofia = own_id(&scene.sofia).await;
    let share = json!([{ "infoId": assigned, "loanId": scene.loan.id, "permissions": "VIEW",
        "sharedByUserId": own_id(&scene.dana).await, "sharedWithUserId": sofia }]);
    let shared = scene.dana.post(&format!("/v1/loans/{}/shared-info", scene.loan.id), share).await;
    assert!(shared.status < 300, "{}", shared.text());
}

#[tokio::test]
async fn report_matches_actual_access() {
    let scene = realistic_scene().await;
    for browser in [&scene.dana, &scene.lucia, &scene.mateo, &scene.sofia] {
        let user = own_id(browser).await;
        let report = report(&scene, &user).await;
        let loan = browser.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
        let people: BTreeSet<String> = ids(
            &json!(
                loan["loanRoles"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|role| role["user"].clone())
                    .collect::<Vec<_>>()
            ),
            |_| true,
        );
        assert_eq!(seen(&report["people"]), people, "people for {user}");
        let elements = browser.get(&scene.elements("")).await.expect(200).json();
        assert_eq!(seen(&report["requests"]), ids(&elements["content"], |_| true), "requests for {user}");
        let documents = report["documents"].as_array().unwrap();
        assert_eq!(documents.len(), 3);
        for document in documents {
            let path = format!("/v1/documents/{}", document["id"].as_str().unwrap());
            let got = browser.get(&path).await.status == 200;
            assert_eq!(document["sees"], got, "{document} for {user}");
        }
    }
}

#[tokio::test]
async fn report_gives_reasons() {
    let scene = realistic_scene().await;
    let report = report(&scene, &own_id(&scene.mateo).await).await;
    let why = |list: &str, name: &str| {
        let rows = report[list].as_array().unwrap();
        let row = rows.iter().find(|row| row["name"] == name || row["user"]["givenName"] == name).unwrap();
        row["because"]["text"].as_str().unwrap().to_owned()
    };
    assert_eq!(why("people", "Tom"), "Hidden from borrowers");
    assert_eq!(why("people", "Mateo"), "This is their own role");
    assert_eq!(why("requests", "Hidden manually"), "Hidden manually");
    assert_eq!(why("requests", "Later"), "Visible once the loan reaches closing");
    assert_eq!(why("requests", "Private"), "Its priority hides it from borrowers and contacts");
    assert_eq!(why("requests", "Inside"), "It is in a folder they can’t see");
    assert_eq!(why("requests", "Title report"), "Assigned to other people");
    assert_eq!(why("requests", "Pay stubs"), "Not assigned, so every borrower sees it");
    assert_eq!(why("documents", "loose.pdf"), "They uploaded it");
    assert_eq!(why("documents", "stubs.pdf"), "Uploaded for a request they can see");
    assert_eq!(report["threads"], json!([]));
}

#[tokio::test]
async fn report_lists_only_threads_visible_to_the_viewer() {
    let scene = Scene::new().await;
    let (lucia, mateo) = (own_id(&scene.lucia).await, own_id(&scene.mateo).await);
    let say = async |by: &Browser, more: Value| {
        let mut letter = json!({ "contextId": scene.loan.id, "body": "<p>x</p>" });
        letter.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        by.post("/v1/messages", letter).await.expect(201).json()
    };
    say(&scene.dana, json!({})).await;
    say(&scene.dana, json!({ "toUserIds": [lucia], "locked": true, "subject": "Income" })).await;
    say(&scene.dana, json!({ "toUserIds": [lucia] })).await;
    say(&scene.lucia, json!({ "toUserIds": [mateo] })).await;
    let path = format!("/v1/messages/threads?loanId={}&s=100", scene.loan.id);
    scene.dana.get(&path).await.expect(200);
    for browser in [&scene.dana, &scene.lucia, &scene.mateo, &scene.sofia] {
        let threads = report(&scene, &own_id(browser).await).await["threads"].clone();
        let text = threads.to_string();
        assert!(!text.contains("Mateo"), "what others write to one another isn't told: {text}");
        let listed = browser.get(&path).await.expect(200).json();
        let of_danas = ids(&scene.dana.get(&path).await.expect(200).json()["content"], |_| true);
        let listed: BTreeSet<String> =
            ids(&listed["content"], |_| true).intersection(&of_danas).cloned().collect();
        assert_eq!(seen(&threads), listed);
        assert_eq!(ids(&threads, |_| true), of_danas);
    }
    let threads = report(&scene, &mateo).await["threads"].clone();
    let why = |name: &str| {
        let row = threads.as_array().unwrap().iter().find(|row| row["name"] == name);
        row.unwrap_or_else(|| panic!("{name}: {threads}"))["because"]["text"].as_str().unwrap().to_owned()
    };
    assert_eq!(why("General"), "Everyone on the loan can read it");
    assert_eq!(why("Income"), "Only people in the thread can see it");
}

#[tokio::test]
async fn only_lenders_get_reports_about_members() {
    let scene = Scene::new().await;
    let path = |user: Uuid| format!("/v1/loans/{}/access-report/{user}", scene.loan.id);
    scene.lucia.get(&path(scene.lucia_is.id)).await.expect(403);
    scene.stranger.get(&path(scene.lucia_is.id)).await.expect(404);
    scene.dana.get(&path(nothing())).await.expect(404);
}

#[tokio::test]
async fn report_uses_a_constant_number_of_statements() {
    let scene = Scene::new().await;
    let lucia = scene.lucia_is.id.to_string();
    let count = || scene.app.statements();
    let mut costs = Vec::new();
    for round in 0..2 {
        for n in 0..5 {
            let request = scene.ask_for(&format!("Request {round}.{n}")).await;
            scene.answer(&scene.lucia, &request, "stubs.pdf", PDF).await;
        }
        let before = count();
        report(&scene, &lucia).await;
        costs.push(count() - before);
    }
    assert_eq!(costs[0], costs[1]);
    assert!(costs[0] <= 9, "{costs:?}");
}
