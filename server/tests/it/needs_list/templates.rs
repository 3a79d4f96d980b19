//! Templates: managed by the lending team, copied into loans' lists, and deleted without affecting those.

use reqwest::Method;
use serde_json::{Value, json};

use crate::support::{Browser, PDF, Scene, nothing};

pub(super) async fn template(scene: &Scene, name: &str) -> String {
    let body = json!({ "name": name, "entityType": "INDIVIDUAL" });
    let made = scene.dana.post("/v1/templates", body).await.expect(201).json();
    assert_eq!((&made["version"], &made["itemsCount"]), (&json!(1), &json!(0)));
    made["id"].as_str().unwrap().to_owned()
}

pub(super) async fn add(
    scene: &Scene,
    template: &str,
    name: &str,
    parent: Option<&Value>,
    kind: &str,
) -> Value {
    let body = json!({ "parentId": parent.map(|parent| &parent["id"]), "name": name, "storageType": kind });
    scene.dana.post(&format!("/v1/templates/{template}/elements"), body).await.expect(201).json()
}

async fn names(browser: &Browser, template: &str) -> Vec<String> {
    let list = browser.get(&format!("/v1/templates/{template}/elements")).await.expect(200).json();
    list["content"].as_array().unwrap().iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect()
}

/// Income with Pay stubs and W-2 inside, and Licence.
async fn income(scene: &Scene, name: &str) -> (String, Value) {
    let id = template(scene, name).await;
    let folder = add(scene, &id, "Income", None, "FOLDER").await;
    let stubs = add(scene, &id, "Pay stubs", Some(&folder), "FILE").await;
    add(scene, &id, "W-2", Some(&folder), "FILE").await;
    add(scene, &id, "Licence", None, "FILE").await;
    (id, stubs)
}

#[tokio::test]
async fn creates_changes_copies_and_deletes_templates() {
    let scene = Scene::new().await;
    let (id, stubs) = income(&scene, "Purchase").await;
    let one = format!("/v1/templates/{id}");
    let element = format!("{one}/elements/{}", stubs["id"].as_str().unwrap());
    let change =
        json!({ "version": 1, "name": "Pay slips", "priorityType": "URGENT", "visibleAtStatus": "CLOSING" });
    let changed = scene.dana.put(&element, change).await.expect(200).json();
    assert_eq!((&changed["priorityType"], &changed["version"]), (&json!("URGENT"), &json!(2)));
    let stale = scene.dana.put(&element, json!({ "version": 1, "hidden": true })).await.expect(409);
    assert_eq!((stale.code().as_str(), &stale.json()["current"]["name"]), ("stale", &json!("Pay slips")));

    let renamed = json!({ "name": "Home purchase", "entityType": "COMPANY", "version": 1 });
    scene.dana.put(&one, renamed.clone()).await.expect(200);
    assert_eq!(scene.dana.put(&one, renamed).await.expect(409).json()["current"]["name"], "Home purchase");
    let nameless = json!({ "name": " ", "entityType": "COMPANY", "version": 2 });
    assert_eq!(scene.dana.put(&one, nameless).await.expect(422).message(), "Name is required");

    let moved = json!({ "elementIds": [stubs["id"]], "parentId": null });
    scene.dana.post(&format!("{one}/elements/move"), moved).await.expect(200);
    let copy =
        scene.dana.post(&format!("{one}/duplicate"), json!({ "name": "Copy" })).await.expect(201).json();
    assert_eq!((&copy["itemsCount"], &copy["entityType"]), (&json!(3), &json!("COMPANY")));
    let copy = copy["id"].as_str().unwrap();
    assert_eq!(names(&scene.dana, copy).await, ["Income", "W-2", "Licence", "Pay slips"]);
    scene.dana.delete(&element).await.expect(204);
    assert_eq!(names(&scene.dana, &id).await, ["Income", "W-2", "Licence"]);
    assert_eq!(names(&scene.dana, copy).await.len(), 4);
    scene.dana.delete(&one).await.expect(204);
    scene.dana.get(&format!("{one}/elements")).await.expect(404);
    scene
        .stranger
        .put(&format!("/v1/templates/{copy}"), json!({ "name": "x", "entityType": "COMPANY", "version": 1 }))
        .await
        .expect(404);
    scene.lucia.post("/v1/templates", json!({ "name": "x", "entityType": "COMPANY" })).await.expect(403);
}

#[tokio::test]
async fn second_template_adds_no_duplicates() {
    let scene = Scene::new().await;
    let (first, _) = income(&scene, "Purchase").await;
    let (second, _) = income(&scene, "Refinance").await;
    add(&scene, &second, "Mortgage statement", None, "FILE").await;
    let apply = async |template: &str, borrower: Option<String>| {
        let path = format!("/v1/loans/{}/templates/{template}/apply", scene.loan.id);
        scene.dana.post(&path, json!({ "borrowerUserId": borrower })).await
    };
    let made = apply(&first, None).await.expect(200).json();
    assert_eq!((&made["created"], &made["merged"]), (&json!(4), &json!(0)));
    let made = apply(&second, None).await.expect(200).json();
    assert_eq!((&made["created"], &made["merged"]), (&json!(1), &json!(4)));
    let all = ["Income", "Pay stubs", "W-2", "Licence", "Mortgage statement"];
    assert_eq!(scene.names_for(&scene.lucia).await, all);
    apply(&nothing().to_string(), None).await.expect(404);
    apply(&first, Some(nothing().to_string())).await.expect(422);

    let used = scene.dana.delete(&format!("/v1/templates/{first}")).await.expect(409);
    assert_eq!(used.code(), "template-in-use");
    assert!(used.message().contains("Alvarez – purchase"), "{}", used.message());
}

#[tokio::test]
async fn two_borrowers_get_separate_requests() {
    let scene = Scene::new().await;
    let (id, _) = income(&scene, "Purchase").await;
    let lucia = scene.lucia_is.id.to_string();
    let mateo = scene.mateo.get("/v1/users/me").await.json()["id"].as_str().unwrap().to_owned();
    for (borrower, created) in [(&lucia, 4), (&mateo, 3), (&lucia, 0)] {
        let path = format!("/v1/loans/{}/templates/{id}/apply", scene.loan.id);
        let made = scene.dana.post(&path, json!({ "borrowerUserId": borrower })).await.expect(200).json();
        assert_eq!(made["created"], created, "the folder is one for both");
    }
    for browser in [&scene.lucia, &scene.mateo] {
        assert_eq!(scene.names_for(browser).await, ["Income", "Pay stubs", "W-2", "Licence"]);
    }
    assert_eq!(scene.names_for(&scene.dana).await.len(), 7);
}

#[tokio::test]
async fn template_request_has_an_example_file() {
    let scene = Scene::new().await;
    let (id, stubs) = income(&scene, "Purchase").await;
    let document = scene.upload(&scene.dana, "example.pdf", PDF).await;
    let answer = format!("/v1/templates/{id}/elements/{}/answer", stubs["id"].as_str().unwrap());
    let seen = scene.dana.put(&answer, json!({ "documentId": document })).await.expect(200).json();
    assert_eq!(seen["answer"]["documentName"], "example.pdf");
    scene.dana.delete(&format!("/v1/documents/{document}")).await.expect(204);
    let bytes = scene.dana.get(&format!("{answer}/content")).await.expect(200);
    assert_eq!(bytes.bytes, PDF);
    scene.stranger.get(&format!("{answer}/content")).await.expect(404);
    let gone = scene.dana.put(&answer, json!({ "documentId": document })).await.expect(422);
    assert_eq!(gone.json()["violations"][0]["field"], "documentId");
    let none = scene.dana.delete(&answer).await.expect(200).json();
    assert_eq!(none["answer"], json!(null));
    scene.dana.get(&format!("{answer}/content")).await.expect(404);
}

#[tokio::test]
async fn uploads_an_example_without_a_loan_and_shows_it_on_loans() {
    let scene = Scene::new().await;
    let (id, stubs) = income(&scene, "Purchase").await;
    let content = format!("/v1/templates/{id}/elements/{}/answer/content", stubs["id"].as_str().unwrap());
    let send = async |browser: &Browser, path: &str, query: &str, bytes: &'static [u8]| {
        browser.send(browser.request(Method::PUT, &format!("{path}?{query}")).body(bytes)).await
    };
    let named = format!("name=example.pdf&size={}", PDF.len());
    let seen = send(&scene.dana, &content, &named, PDF).await.expect(200).json();
    let answer = &seen["answer"];
    assert_eq!(
        (&answer["documentName"], &answer["mimeType"]),
        (&json!("example.pdf"), &json!("application/pdf"))
    );
    assert_eq!(scene.dana.get(&content).await.expect(200).bytes, PDF);
    let again = send(&scene.dana, &content, &named.replace("example", "other"), PDF).await.expect(200).json();
    assert_eq!(again["answer"]["documentName"], "other.pdf");

    send(&scene.lucia, &content, &named, PDF).await.expect(403);
    send(&scene.stranger, &content, &named, PDF).await.expect(404);
    let junk = send(&scene.dana, &content, &named.replace("example.pdf", "Thumbs.db"), PDF).await.expect(422);
    assert_eq!(junk.code(), "invalid");
    send(&scene.dana, &content, "name=example.pdf&size=1", PDF).await.expect(422);
    send(&scene.dana, &content, "name=example.exe&size=4", b"MZ\x90\x00").await.expect(422);
    let folder = add(&scene, &id, "Assets", None, "FOLDER").await;
    let on_folder = format!("/v1/templates/{id}/elements/{}/answer/content", folder["id"].as_str().unwrap());
    send(&scene.dana, &on_folder, &named, PDF).await.expect(422);

    let apply = format!("/v1/loans/{}/templates/{id}/apply", scene.loan.id);
    scene.dana.post(&apply, json!({})).await.expect(200);
    let list = scene.lucia.get(&scene.elements("")).await.expect(200).json();
    let asked = list["content"].as_array().unwrap().iter().find(|row| row["name"] == "Pay stubs").unwrap();
    assert_eq!(asked["example"]["name"], "other.pdf");
    let example = scene.elements(&format!("/{}/example/content", asked["id"].as_str().unwrap()));
    assert_eq!(scene.lucia.get(&example).await.expect(200).bytes, PDF);
}

#[tokio::test]
async fn changes_several_template_elements_and_undoes_them_with_examples() {
    let scene = Scene::new().await;
    let (id, stubs) = income(&scene, "Purchase").await;
    let document = scene.upload(&scene.dana, "example.pdf", PDF).await;
    let elements = format!("/v1/templates/{id}/elements");
    let answer = format!("{elements}/{}/answer", stubs["id"].as_str().unwrap());
    scene.dana.put(&answer, json!({ "documentId": document })).await.expect(200);
    scene
        .dana
        .post(&format!("/v1/loans/{}/templates/{id}/apply", scene.loan.id), json!({}))
        .await
        .expect(200);
    let bulk = format!("{elements}/bulk");
    let before = scene.dana.get(&elements).await.json()["content"].clone();

    let removed = json!({ "elementIds": [before[0]["id"]], "delete": true });
    let removed = scene.dana.post(&bulk, removed).await.expect(200).json();
    assert_eq!(names(&scene.dana, &id).await, ["Licence"]);
    scene.dana.get(&format!("{answer}/content")).await.expect(404);
    let examples = async || {
        let list = scene.lucia.get(&scene.elements("")).await.expect(200).json();
        list["content"].as_array().unwrap().iter().filter(|row| !row["example"].is_null()).count()
    };
    assert_eq!(examples().await, 1, "a loan keeps the examples it got");
    scene.dana.post(&format!("{bulk}/restore"), removed["undo"].clone()).await.expect(200);
    assert_eq!(scene.dana.get(&elements).await.json()["content"], before);
    assert_eq!(scene.dana.get(&format!("{answer}/content")).await.expect(200).bytes, PDF);
    assert_eq!(examples().await, 1);

    let ids: Vec<&Value> = before.as_array().unwrap().iter().map(|row| &row["id"]).collect();
    let hidden =
        scene.dana.post(&bulk, json!({ "elementIds": ids, "hidden": true })).await.expect(200).json();
    assert_eq!(hidden["changed"].as_array().unwrap().len(), 4);
    scene.dana.post(&format!("{bulk}/restore"), hidden["undo"].clone()).await.expect(200);
    let again = scene.dana.post(&format!("{bulk}/restore"), hidden["undo"].clone()).await.expect(409);
    assert_eq!(again.code(), "stale");
    scene.dana.post(&bulk, json!({ "elementIds": [nothing()], "hidden": true })).await.expect(404);
    scene.dana.post(&bulk, json!({ "elementIds": ids })).await.expect(422);
}

#[tokio::test]
async fn borrower_downloads_the_example_of_a_request() {
    let scene = Scene::new().await;
    let (id, stubs) = income(&scene, "Purchase").await;
    let document = scene.upload(&scene.dana, "example.pdf", PDF).await;
    let answer = format!("/v1/templates/{id}/elements/{}/answer", stubs["id"].as_str().unwrap());
    scene.dana.put(&answer, json!({ "documentId": document })).await.expect(200);
    let apply = format!("/v1/loans/{}/templates/{id}/apply", scene.loan.id);
    scene.dana.post(&apply, json!({})).await.expect(200);

    let list = scene.lucia.get(&scene.elements("")).await.expect(200).json();
    let named =
        |name: &str| list["content"].as_array().unwrap().iter().find(|row| row["name"] == name).unwrap();
    let (stubs, licence) = (named("Pay stubs"), named("Licence"));
    let example = json!({ "name": "example.pdf", "size": PDF.len(), "mimeType": "application/pdf" });
    assert_eq!((&stubs["example"], &licence["example"]), (&example, &json!(null)));
    let of = |row: &Value| scene.elements(&format!("/{}/example/content", row["id"].as_str().unwrap()));
    let file = scene.lucia.get(&of(stubs)).await.expect(200);
    assert_eq!(file.bytes, PDF);
    assert!(file.header("content-disposition").unwrap().starts_with("attachment"));
    scene.lucia.get(&of(licence)).await.expect(404);
    scene.sofia.get(&of(stubs)).await.expect(404);
    scene.stranger.get(&of(stubs)).await.expect(404);
}
