//! The team of a loan: adding, changing and removing people, and conflicting changes.

mod account_takeover;
mod colleagues;
mod identity;
mod invitations;
mod loan_leads;
mod logo;
mod people_import;
mod role_events;
mod sequences;

use serde_json::{Value, json};
use shared_rules::team::role::Role;

use crate::support::{Browser, PDF, Person, Scene, Socket, nothing};

const DUPLICATE: &str = "A contact with the same email address already exists";

async fn loan(scene: &Scene, browser: &Browser) -> Value {
    browser.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json()
}

/// A person's role as the browser's user sees it.
async fn role_of(scene: &Scene, browser: &Browser, email: &str) -> Option<Value> {
    let loan = loan(scene, browser).await;
    let roles = loan["loanRoles"].as_array().unwrap().clone();
    roles.into_iter().find(|role| role["user"]["emailAddress"] == email)
}

fn people(scene: &Scene, rest: &str) -> String {
    format!("/v1/loans/{}/{rest}", scene.loan.id)
}

/// Another lender of the same company, on the loan.
async fn colleague(scene: &Scene, name: &str, role: Role) -> (Person, Browser) {
    let company = scene.company().await;
    let person = scene.app.lender(&company, name, role).await;
    scene.app.add(&scene.loan, &person, role).await;
    let browser = scene.app.browser_of(&person).await;
    (person, browser)
}

#[tokio::test]
async fn adds_a_borrower_by_address_once() {
    let scene = Scene::new().await;
    let body = json!({
        "appUser": { "emailAddress": " Ann.Lee@X.com ", "givenName": "Ann", "familyName": "Lee" },
        "canAcceptFiles": false, "borrowerType": "MEMBER", "leadBorrower": false, "leadLender": false,
        "newToLoan": true, "role": "BORROWER", "visibleToBorrower": true, "contactVisibleToBorrowers": false,
        "contactVisibleToLenders": false, "contactRelation": null,
    });
    let added = scene.dana.post(&people(&scene, "lender-users"), body.clone()).await.expect(201).json();
    assert_eq!(
        (&added["role"], &added["borrowerType"], &added["stub"]),
        (&json!("BORROWER"), &json!("MEMBER"), &json!(true))
    );
    assert_eq!(added["user"]["emailAddress"], "Ann.Lee@X.com");
    assert_eq!(added["user"]["loggedRoleGroup"], "BORROWER");
    assert_eq!(role_of(&scene, &scene.lucia, "Ann.Lee@X.com").await.unwrap()["id"], added["id"]);
    let twice = scene.dana.post(&people(&scene, "lender-users"), body).await.expect(409);
    assert_eq!((twice.code().as_str(), twice.message().as_str()), ("duplicate-contact", DUPLICATE));
    let nobody = json!({ "appUser": { "emailAddress": "ann@" }, "role": "BORROWER" });
    let invalid = scene.dana.post(&people(&scene, "lender-users"), nobody).await.expect(422);
    assert_eq!(invalid.message(), "Invalid email address");
    let unknown = json!({ "appUser": { "id": nothing() }, "role": "BORROWER" });
    scene.dana.post(&people(&scene, "lender-users"), unknown).await.expect(404);
}

#[tokio::test]
async fn concurrent_additions_of_an_address_count_once() {
    let scene = Scene::new().await;
    let body = json!({ "appUser": { "emailAddress": "ann@x.com" }, "role": "BORROWER" });
    let path = people(&scene, "lender-users");
    let replies = futures_util::future::join_all((0..6).map(|_| scene.dana.post(&path, body.clone()))).await;
    let mut answers: Vec<u16> = replies.iter().map(|reply| reply.status).collect();
    answers.sort_unstable();
    assert_eq!(answers, [201, 409, 409, 409, 409, 409]);
    assert!(replies.iter().filter(|reply| reply.status == 409).all(|reply| reply.message() == DUPLICATE));
}

#[tokio::test]
async fn lending_team_has_only_employees_and_keeps_a_lead() {
    let scene = Scene::new().await;
    let outsider = json!({ "appUser": { "emailAddress": "ann@x.com" }, "role": "LENDER" });
    let refused = scene.dana.post(&people(&scene, "lender-users"), outsider).await.expect(422);
    assert_eq!(refused.json()["violations"][0]["code"], "not-an-employee");

    let company = scene.company().await;
    let marcus = scene.app.lender(&company, "Marcus Bell", Role::Manager).await;
    let body = json!({ "appUser": { "id": marcus.id }, "role": "MANAGER", "visibleToBorrower": false });
    let added = scene.dana.post(&people(&scene, "lender-users"), body).await.expect(201).json();
    assert!(role_of(&scene, &scene.lucia, &marcus.email).await.is_none());
    let seen = json!({ "appUser": { "id": marcus.id }, "role": "MANAGER", "visibleToBorrower": true, "version": added["version"] });
    let path = people(&scene, &format!("lender-users/{}", marcus.id));
    scene.dana.put(&path, seen).await.expect(200);
    assert!(role_of(&scene, &scene.lucia, &marcus.email).await.is_some());

    let dana = role_of(&scene, &scene.dana, "dana.whitfield@people.example").await.unwrap();
    let own = people(&scene, &format!("roles/{}", dana["id"].as_str().unwrap()));
    let stays = scene.dana.delete(&own).await.expect(422);
    assert!(stays.message().starts_with("A loan needs a lead lender."));
    let demoted =
        json!({ "appUser": { "id": dana["user"]["id"] }, "role": "LENDER", "version": dana["version"] });
    let path = people(&scene, &format!("lender-users/{}", dana["user"]["id"].as_str().unwrap()));
    assert_eq!(scene.dana.put(&path, demoted).await.expect(422).code(), "invalid");
}

#[tokio::test]
async fn reports_conflicting_edits_of_a_person() {
    let scene = Scene::new().await;
    let (_, marcus) = colleague(&scene, "Marcus Bell", Role::Manager).await;
    let lucia = role_of(&scene, &scene.dana, &scene.lucia_is.email).await.unwrap();
    let path = people(&scene, &format!("users/{}", scene.lucia_is.id));
    let change = |title: &str| json!({ "positionOrTitle": title, "companyName": "St. Brendan", "mobilePhone": { "value": "5551234567" }, "version": lucia["version"] });
    let mine = scene.dana.put(&path, change("Nurse")).await.expect(200).json();
    assert_eq!(mine["user"]["positionOrTitle"], "Nurse");
    assert_eq!(mine["user"]["mobilePhone"], json!({ "locale": "US", "value": "5551234567" }));
    assert_eq!(mine["user"]["givenName"], "Lucia");
    let late = marcus.put(&path, change("Doctor")).await.expect(409);
    assert_eq!(late.code(), "stale");
    assert_eq!(late.json()["current"]["user"]["positionOrTitle"], "Nurse");
    assert_eq!(
        role_of(&scene, &scene.dana, &scene.lucia_is.email).await.unwrap()["user"]["positionOrTitle"],
        "Nurse"
    );
}

#[tokio::test]
async fn underwriters_change_no_one_but_may_leave() {
    let scene = Scene::new().await;
    let (una, browser) = colleague(&scene, "Una Writer", Role::Underwriter).await;
    let path = people(&scene, &format!("users/{}", scene.lucia_is.id));
    let refused = browser.put(&path, json!({ "givenName": "Lu", "version": 1 })).await.expect(403);
    assert_eq!(refused.code(), "underwriter-cannot-edit-roles");
    let own = role_of(&scene, &browser, &una.email).await.unwrap();
    browser.delete(&people(&scene, &format!("roles/{}", own["id"].as_str().unwrap()))).await.expect(204);
    browser.get(&people(&scene, "labels")).await.expect(404);
}

/// Dana changes the loan's status.
async fn becomes(scene: &Scene, status: &str) {
    let change = json!({ "to": status, "version": loan(scene, &scene.dana).await["version"] });
    scene.dana.put(&people(scene, "review-status"), change).await.expect(200);
}

/// An underwriter of the company who isn't on the loan.
async fn underwriter(scene: &Scene) -> Browser {
    let una = scene.app.lender(&scene.company().await, "Una Writer", Role::Underwriter).await;
    scene.app.browser_of(&una).await
}

#[tokio::test]
async fn former_underwriter_views_a_loan_in_underwriting() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Pay stubs").await;
    let document = scene.answer(&scene.lucia, &request, "stubs.pdf", PDF).await;
    becomes(&scene, "READY_FOR_UNDERWRITING").await;
    let (una, browser) = colleague(&scene, "Una Writer", Role::Underwriter).await;
    let mut socket = Socket::open(&scene, &browser).await;
    let topic = format!("loans/{}", scene.loan.id);
    assert_eq!(socket.subscribe(&topic, None).await["event"], "subscribed");
    let own = role_of(&scene, &browser, &una.email).await.unwrap();
    browser.delete(&people(&scene, &format!("roles/{}", own["id"].as_str().unwrap()))).await.expect(204);

    assert_eq!(socket.hear().await["event"], "team", "the page follows the loan as before");
    let seen = loan(&scene, &browser).await;
    assert_eq!((&seen["me"]["role"], &seen["me"]["roleGroup"]), (&json!("UNDERWRITER"), &json!("LENDER")));
    assert_eq!(seen["me"]["loanRoleId"], json!("00000000-0000-0000-0000-000000000000"));
    assert!(role_of(&scene, &browser, &una.email).await.is_none());
    assert_eq!(scene.names_for(&browser).await, ["Pay stubs"]);
    browser.get(&format!("/v1/documents/{document}/content")).await.expect(200);

    becomes(&scene, "CLOSING").await;
    assert_eq!(socket.hear().await["event"], "refused");
    assert_eq!(socket.subscribe(&topic, None).await["event"], "refused");
    browser.get(&people(&scene, "elements")).await.expect(404);
    browser.get(&format!("/v1/documents/{document}")).await.expect(404);
}

#[tokio::test]
async fn viewer_without_a_role_changes_nothing() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Pay stubs").await;
    let document = scene.answer(&scene.lucia, &request, "stubs.pdf", PDF).await;
    becomes(&scene, "READY_FOR_UNDERWRITING").await;
    let browser = underwriter(&scene).await;
    let version = loan(&scene, &browser).await["version"].clone();
    let closing = json!({ "to": "CLOSING", "version": version });
    browser.put(&people(&scene, "review-status"), closing).await.expect(403);
    browser
        .post(&scene.elements(""), json!({ "name": "Tax return", "storageType": "FILE" }))
        .await
        .expect(403);
    browser
        .put(&scene.elements(&format!("/{request}/answer")), json!({ "documentId": document }))
        .await
        .expect(403);
    browser.delete(&format!("/v1/documents/{document}")).await.expect(403);
    scene.announce(&browser, "own.pdf", PDF.len()).await.expect(403);
    assert_eq!(scene.names_for(&scene.dana).await, ["Pay stubs"]);
}

#[tokio::test]
async fn only_underwriters_view_loans_without_a_role() {
    let scene = Scene::new().await;
    let una = underwriter(&scene).await;
    let max = scene.app.lender(&scene.company().await, "Max Manager", Role::Manager).await;
    let max = scene.app.browser_of(&max).await;
    let other = scene.app.company("Birch Bank").await;
    let uwe = scene.app.lender(&other, "Uwe Elsewhere", Role::Underwriter).await;
    let uwe = scene.app.browser_of(&uwe).await;
    let path = format!("/v1/loans/{}", scene.loan.id);
    una.get(&path).await.expect(404);
    becomes(&scene, "READY_FOR_UNDERWRITING").await;
    una.get(&path).await.expect(200);
    for browser in [&max, &uwe, &scene.stranger] {
        browser.get(&path).await.expect(404);
        browser
            .put(&people(&scene, "review-status"), json!({ "to": "CLOSING", "version": 2 }))
            .await
            .expect(404);
    }
    becomes(&scene, "READY_FOR_REVIEW_PENDING").await;
    una.get(&path).await.expect(404);
}

#[tokio::test]
async fn moves_people_between_borrowing_team_and_contacts() {
    let scene = Scene::new().await;
    let mateo = role_of(&scene, &scene.dana, "mateo.alvarez@people.example").await.unwrap();
    let path = people(&scene, &format!("users/{}", mateo["user"]["id"].as_str().unwrap()));
    let to_contact = json!({
        "role": "CONTACT", "version": mateo["version"],
        "contactRelationDto": { "keyContact": true, "visibleToBorrower": true, "contactSubRoleId": null },
    });
    let contact = scene.dana.put(&path, to_contact).await.expect(200).json();
    assert_eq!((&contact["role"], &contact["keyContact"]), (&json!("CONTACT"), &json!(true)));
    assert_eq!((&contact["visibleToBorrower"], &contact["borrowerType"]), (&json!(true), &json!(null)));
    assert_eq!(
        contact["contactRelations"][0]["ownerUserId"],
        loan(&scene, &scene.dana).await["loanRoles"][0]["user"]["id"]
    );
    let back = json!({ "role": "BORROWER", "version": contact["version"] });
    let borrower = scene.dana.put(&path, back).await.expect(200).json();
    assert_eq!((&borrower["role"], &borrower["keyContact"]), (&json!("BORROWER"), &json!(false)));
    assert_eq!(
        (&borrower["borrowerType"], &borrower["contactRelations"]),
        (&json!("INDIVIDUAL"), &json!([]))
    );
    let lender = json!({ "role": "LENDER", "version": borrower["version"] });
    scene.dana.put(&path, lender).await.expect(422);
}

#[tokio::test]
async fn role_has_exactly_its_labels() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    for (title, on_borrower, on_lender) in
        [("Guarantor", true, false), ("Primary", true, true), ("Closer", false, true)]
    {
        scene.app.label(&company, title, on_borrower, on_lender).await;
    }
    let labels = scene.lucia.get(&people(&scene, "labels")).await.expect(200).json();
    assert_eq!(labels.as_array().unwrap().len(), 3);
    assert_eq!(labels[0], json!({ "title": "Guarantor", "canBeOnBorrower": true, "canBeOnLender": false }));
    let lucia = role_of(&scene, &scene.dana, &scene.lucia_is.email).await.unwrap();
    let path = people(&scene, &format!("roles/{}/labels", lucia["id"].as_str().unwrap()));
    let put = |labels: Value, version: &Value| {
        scene.dana.put(&path, json!({ "labels": labels, "version": version }))
    };
    let two = put(json!(["Primary", "Guarantor"]), &lucia["version"]).await.expect(200).json();
    let titles: Vec<&str> =
        two["labels"].as_array().unwrap().iter().map(|l| l["title"].as_str().unwrap()).collect();
    assert_eq!(titles, ["Guarantor", "Primary"]);
    let one = put(json!(["Primary"]), &two["version"]).await.expect(200).json();
    assert_eq!(one["labels"].as_array().unwrap().len(), 1);
    let refused = put(json!(["Closer"]), &one["version"]).await.expect(422);
    assert_eq!(refused.message(), "“Closer” can’t be added to this role");
    assert_eq!(put(json!([]), &two["version"]).await.expect(409).code(), "stale");
}

#[tokio::test]
async fn removed_member_loses_access_immediately() {
    let scene = Scene::new().await;
    let request = scene.ask_for("Pay stubs").await;
    let topic = format!("loans/{}", scene.loan.id);
    let (mut lucia, mut dana) =
        (Socket::open(&scene, &scene.lucia).await, Socket::open(&scene, &scene.dana).await);
    assert_eq!(lucia.subscribe(&topic, None).await["event"], "subscribed");
    assert_eq!(dana.subscribe(&topic, None).await["event"], "subscribed");
    let role = role_of(&scene, &scene.dana, &scene.lucia_is.email).await.unwrap();
    let id = role["id"].as_str().unwrap();
    scene.dana.delete(&people(&scene, &format!("roles/{id}"))).await.expect(204);

    assert_eq!(lucia.hear().await["event"], "refused");
    let told = dana.hear().await;
    assert_eq!((&told["event"], &told["data"]), (&json!("team"), &json!({ "loanRoleIds": [id] })));
    scene.lucia.get(&people(&scene, "elements")).await.expect(404);
    scene.dana.delete(&scene.elements(&format!("/{request}"))).await.expect(204);
    assert_eq!(dana.hear().await["event"], "element-deleted");
    lucia.hears_nothing().await;
    assert_eq!(lucia.subscribe(&topic, None).await["event"], "refused");
    assert_eq!(scene.lucia.get("/v1/loans").await.expect(200).json()["total"], 0);
}

#[tokio::test]
async fn offers_all_visible_people_as_recipients() {
    let scene = Scene::new().await;
    let names = |list: Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|p| p["user"]["givenName"].as_str().unwrap().to_owned()).collect()
    };
    let all = scene.lucia.get(&people(&scene, "recipients")).await.expect(200).json();
    let mine = all.as_array().unwrap().iter().filter(|p| p["isMe"] == true).count();
    assert_eq!((names(all), mine), (["Dana", "Lucia", "Mateo", "Sofia"].map(String::from).to_vec(), 1));
    let lenders = scene.lucia.get(&people(&scene, "recipients?type=LENDERS")).await.expect(200).json();
    assert_eq!(lenders[0]["role"], "LEAD_LENDER");
    assert_eq!(names(lenders), ["Dana"]);
}
