//! Requests for one borrower stay hidden from the other by every route until they are shared.

use serde_json::{Value, json};
use uuid::Uuid;

use super::templates::{add, template};
use crate::support::{Browser, PDF, Scene};

async fn own_id(browser: &Browser) -> String {
    browser.get("/v1/users/me").await.expect(200).json()["id"].as_str().unwrap().to_owned()
}

/// A template with Income, which contains W-2 for each borrower, and Pay stubs.
async fn income(scene: &Scene) -> String {
    let id = template(scene, "Purchase").await;
    let folder = add(scene, &id, "Income", None, "FOLDER").await;
    let w2 = add(scene, &id, "W-2", Some(&folder), "FILE").await;
    add(scene, &id, "Pay stubs", Some(&folder), "FILE").await;
    assert_eq!(w2["eachBorrower"], false);
    let path = format!("/v1/templates/{id}/elements/{}", w2["id"].as_str().unwrap());
    let marked =
        scene.dana.put(&path, json!({ "version": 1, "eachBorrower": true })).await.expect(200).json();
    assert_eq!((&marked["eachBorrower"], &marked["version"]), (&json!(true), &json!(2)));
    let folder_path = format!("/v1/templates/{id}/elements/{}", folder["id"].as_str().unwrap());
    let folder =
        scene.dana.put(&folder_path, json!({ "version": 1, "eachBorrower": true })).await.expect(200);
    assert_eq!(folder.json()["eachBorrower"], false, "a folder isn't for each borrower");
    id
}

async fn apply(scene: &Scene, template: &str, borrower: Option<&str>) -> Value {
    let path = format!("/v1/loans/{}/templates/{template}/apply", scene.loan.id);
    scene.dana.post(&path, json!({ "borrowerUserId": borrower })).await.expect(200).json()
}

async fn requests(scene: &Scene, browser: &Browser, name: &str) -> Vec<Value> {
    let list = browser.get(&scene.elements("")).await.expect(200).json();
    list["content"].as_array().unwrap().iter().filter(|row| row["name"] == name).cloned().collect()
}

fn id(row: &Value) -> String {
    row["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn creates_a_private_request_for_each_borrower() {
    let scene = Scene::new().await;
    let template = income(&scene).await;
    let (lucia, mateo) = (own_id(&scene.lucia).await, own_id(&scene.mateo).await);
    let made = apply(&scene, &template, None).await;
    assert_eq!((&made["created"], &made["merged"], &made["waiting"]), (&json!(4), &json!(0), &json!(0)));
    let all = requests(&scene, &scene.dana, "W-2").await;
    let given: Vec<&str> =
        all.iter().map(|row| row["sharedInfo"][0]["sharedWithUser"]["id"].as_str().unwrap()).collect();
    assert_eq!(given, [lucia.as_str(), mateo.as_str()]);
    let record = scene.elements(&format!("/{}/history", id(&all[1])));
    let record = scene.dana.get(&record).await.expect(200).json();
    let given_to = record.as_array().unwrap().iter().find(|entry| entry["kind"] == "shared").unwrap();
    assert_eq!(given_to["detail"], json!({ "userIds": [mateo], "name": "Mateo Alvarez" }));
    for (browser, own) in [(&scene.lucia, &all[0]), (&scene.mateo, &all[1])] {
        let seen = requests(&scene, browser, "W-2").await;
        assert_eq!(seen.iter().map(id).collect::<Vec<_>>(), [id(own)]);
        assert_eq!(scene.names_for(browser).await, ["Income", "W-2", "Pay stubs"]);
    }
    assert!(requests(&scene, &scene.sofia, "W-2").await.is_empty());
    let again = apply(&scene, &template, None).await;
    assert_eq!((&again["created"], &again["merged"]), (&json!(0), &json!(4)));
    let for_mateo = apply(&scene, &template, Some(&mateo)).await;
    assert_eq!((&for_mateo["created"], &for_mateo["merged"]), (&json!(0), &json!(3)));
}

#[tokio::test]
async fn hides_the_request_from_the_co_borrower_until_shared() {
    let scene = Scene::new().await;
    let template = income(&scene).await;
    apply(&scene, &template, None).await;
    let (lucia, mateo, dana) =
        (own_id(&scene.lucia).await, own_id(&scene.mateo).await, own_id(&scene.dana).await);
    let w2 = requests(&scene, &scene.lucia, "W-2").await.remove(0);
    let (w2, folder) = (id(&w2), w2["parentId"].as_str().unwrap().to_owned());
    // The folder is Mateo's, too; Lucia's own requests in it aren't.
    share(&scene, &folder, &dana, &mateo).await;
    let document = scene.answer(&scene.lucia, &w2, "W-2 Lucia.pdf", PDF).await;
    let say = json!({ "body": "From St. Brendan", "visibleToBorrower": true });
    scene.lucia.post(&scene.elements(&format!("/{w2}/comments")), say.clone()).await.expect(201);

    assert_eq!(not_found(&scene, &w2, &document, &say).await, Vec::<String>::new());
    let words = everything_of(&scene, &scene.mateo, &lucia, &w2).await;
    for trace in [&w2, &document, "W-2 Lucia"] {
        assert!(!words.contains(trace), "Mateo is sent {trace}: {words}");
    }
    let report = scene.dana.get(&report_of(&scene, &mateo)).await.expect(200).json();
    let why = report["requests"].as_array().unwrap().iter().find(|row| row["id"] == w2.as_str()).unwrap();
    assert_eq!((&why["sees"], &why["because"]["code"]), (&json!(false), &json!("sight-assigned-to-others")));

    share(&scene, &w2, &dana, &mateo).await;
    scene.mateo.get(&format!("/v1/documents/{document}")).await.expect(200);
    assert_eq!(requests(&scene, &scene.mateo, "W-2").await.len(), 2);
}

/// Asserts that all calls about a request and its document return *not found* to Mateo.
async fn not_found(scene: &Scene, request: &str, document: &str, say: &Value) -> Vec<String> {
    let at = |rest: &str| scene.elements(&format!("/{request}{rest}"));
    let mateo = &scene.mateo;
    let upload =
        json!({ "name": "a.pdf", "size": 3, "mimeType": "", "loanId": scene.loan.id, "elementId": request });
    let answered = [
        ("document", mateo.get(&format!("/v1/documents/{document}")).await),
        ("content", mateo.get(&format!("/v1/documents/{document}/content")).await),
        ("rename", mateo.patch(&format!("/v1/documents/{document}"), json!({ "name": "b.pdf" })).await),
        ("delete", mateo.delete(&format!("/v1/documents/{document}")).await),
        ("answer", mateo.put(&at("/answer"), json!({ "documentId": document })).await),
        ("remove answer", mateo.delete(&at("/answer")).await),
        ("remove document", mateo.delete(&at(&format!("/answers/{document}"))).await),
        ("comments", mateo.get(&at("/comments")).await),
        ("comment", mateo.post(&at("/comments"), say.clone()).await),
        ("history", mateo.get(&at("/history")).await),
        ("not applicable", mateo.post(&at("/not-applicable"), json!({ "reason": "None" })).await),
        ("applicable", mateo.delete(&at("/not-applicable")).await),
        ("upload", mateo.post("/v1/documents/uploads", upload).await),
    ];
    let others = answered.into_iter().filter(|(_, reply)| reply.status != 404);
    others.map(|(call, reply)| format!("{call}: {}", reply.status)).collect()
}

/// Everything that a person is sent about the loan, as one text.
async fn everything_of(scene: &Scene, browser: &Browser, other: &str, request: &str) -> String {
    let loan = scene.loan.id;
    let me = browser.get("/v1/users/me").await.expect(200).json();
    let me = me["id"].as_str().unwrap();
    let mut words = String::new();
    for path in [
        format!("/v1/loans/{loan}"),
        format!("/v1/loans/{loan}/elements"),
        format!("/v1/loans/{loan}/progress"),
        format!("/v1/loans/{loan}/tasks/consolidated"),
        format!("/v1/loans/{loan}/package"),
        format!("/v1/users/{me}/shoebox"),
        format!("/v1/loans/{loan}/needs-list/html?infoIds={request}"),
        format!("/v1/loans/{loan}/needs-list/html?infoIds={request}&userIds={other}"),
    ] {
        let reply = browser.get(&path).await.expect(200);
        words.push_str(&String::from_utf8_lossy(&reply.bytes));
    }
    words
}

fn report_of(scene: &Scene, user: &str) -> String {
    format!("/v1/loans/{}/access-report/{user}", scene.loan.id)
}

async fn share(scene: &Scene, element: &str, by: &str, with: &str) {
    let body = json!([{ "infoId": element, "loanId": scene.loan.id, "permissions": "VIEW",
        "sharedByUserId": by, "sharedWithUserId": with }]);
    let path = format!("/v1/loans/{}/shared-info", scene.loan.id);
    let reply = scene.dana.post(&path, body).await;
    assert!((200..300).contains(&reply.status), "{}", reply.status);
}

#[tokio::test]
async fn new_borrowers_get_their_requests() {
    let scene = Scene::new().await;
    let template = income(&scene).await;
    let company = scene.company().await;
    let loan = scene
        .app
        .loan(&company, "Pell – purchase", shared_rules::loans::review_status::ReviewStatus::InProgress)
        .await;
    let dana = crate::support::Person { id: scene.dana_id().await, email: String::new() };
    scene.app.add(&loan, &dana, shared_rules::team::role::Role::LeadLender).await;
    let path = format!("/v1/loans/{}/templates/{template}/apply", loan.id);
    let apply = async |borrower: Option<Uuid>| {
        scene.dana.post(&path, json!({ "borrowerUserId": borrower })).await.expect(200).json()
    };
    let made = apply(None).await;
    assert_eq!((&made["created"], &made["waiting"]), (&json!(2), &json!(1)));
    scene.app.add(&loan, &scene.lucia_is, shared_rules::team::role::Role::LeadBorrower).await;
    let made = apply(Some(scene.lucia_is.id)).await;
    assert_eq!((&made["created"], &made["merged"]), (&json!(1), &json!(2)));
}
