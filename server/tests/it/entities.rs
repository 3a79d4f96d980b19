//! The entities of a loan: visibility and changes, labels for each loan, and masked licenses.

use serde_json::{Value, json};
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};

use crate::support::{Browser, Scene, nothing, tells};

fn path(scene: &Scene, rest: &str) -> String {
    format!("/v1/loans/{}/entities{rest}", scene.loan.id)
}

async fn add(scene: &Scene, body: Value) -> Value {
    scene.dana.post(&path(scene, ""), body).await.expect(201).json()
}

/// Lucia as an entity, with a license and two addresses.
async fn lucia(scene: &Scene) -> Value {
    let address = |street: &str, current: bool| {
        json!({ "address": { "streetAddressLine1": street, "citySuburb": "Fort Collins", "stateProvinceRegion": "CO",
            "postalCode": "80521", "country": "US", "currentAddress": current } })
    };
    let body = json!({
        "entityType": "INDIVIDUAL",
        "name": "Lucia Alvarez",
        "personUserId": scene.lucia_is.id,
        "labels": ["APPLICANT", "GUARANTOR", "APPLICANT"],
        "mostRecentDriversLicenseInformation":
            { "number": "D1234567", "expiration": "2031-04-01", "dob": "1988-06-14", "state": "CO" },
        "mostRecentUserInformation":
            { "residentialAddresses": [address("1 Old Rd", false), address("2 New Rd", true)] },
    });
    add(scene, body).await
}

fn edited(entity: &Value, change: &Value) -> Value {
    let mut body = entity.clone();
    for (key, value) in change.as_object().unwrap() {
        body[key] = value.clone();
    }
    body
}

async fn entities(scene: &Scene, browser: &Browser) -> Vec<Value> {
    browser.get(&path(scene, "")).await.expect(200).json().as_array().unwrap().clone()
}

#[tokio::test]
async fn creates_and_reads_each_kind_of_entity() {
    let scene = Scene::new().await;
    for kind in ["ASSET", "RE_ASSET", "COMPANY", "TRUST", "INDIVIDUAL"] {
        let made = add(&scene, json!({ "entityType": kind, "name": format!(" One {kind} ") })).await;
        assert_eq!((&made["entityType"], &made["name"]), (&json!(kind), &json!(format!("One {kind}"))));
        let read = scene.dana.get(&path(&scene, &format!("/{}", made["id"].as_str().unwrap()))).await;
        assert_eq!(read.expect(200).json(), made);
        assert_eq!(made["userIndividualId"].is_string(), kind == "INDIVIDUAL");
    }
    assert_eq!(entities(&scene, &scene.dana).await.len(), 5);
    assert_eq!(entities(&scene, &scene.lucia).await.len(), 5);
    assert_eq!(entities(&scene, &scene.sofia).await, Vec::<Value>::new());
}

#[tokio::test]
async fn normalizes_a_companys_addresses_and_number() {
    let scene = Scene::new().await;
    let street = |line: &str| json!({ "streetAddressLine1": line });
    let body = json!({
        "entityType": "COMPANY", "name": "Brightwater Holdings", "ein": "472210984",
        "companyAddress": street("2200 Harbor Blvd"), "mailingAddress": street("PO Box 7"),
        "mailingSameAsCompanyAddress": false, "phoneNumber": { "value": "9705550142" },
    });
    let made = add(&scene, body).await;
    assert_eq!(made["ein"], "47-2210984");
    assert_eq!(made["companyAddress"]["streetAddressLine1"], "2200 Harbor Blvd");
    assert_eq!(made["mailingAddress"]["streetAddressLine1"], "PO Box 7");
    let id = made["id"].as_str().unwrap();
    let same = edited(&made, &json!({ "mailingSameAsCompanyAddress": true }));
    let after = scene.dana.put(&path(&scene, &format!("/{id}")), same).await.expect(200).json();
    assert_eq!((&after["mailingSameAsCompanyAddress"], &after["version"]), (&json!(true), &json!(2)));
    let wrong = edited(&after, &json!({ "ein": "12", "name": "" }));
    let refused = scene.dana.put(&path(&scene, &format!("/{id}")), wrong).await.expect(422).json();
    let fields: Vec<&str> =
        refused["violations"].as_array().unwrap().iter().map(|v| v["field"].as_str().unwrap()).collect();
    assert_eq!(fields, ["name", "ein"]);
}

#[tokio::test]
async fn reports_conflicts_to_the_second_editor() {
    let scene = Scene::new().await;
    let made = add(&scene, json!({ "entityType": "TRUST", "name": "Pryce Family Trust" })).await;
    let at = path(&scene, &format!("/{}", made["id"].as_str().unwrap()));
    let first =
        scene.dana.put(&at, edited(&made, &json!({ "name": "Pryce Trust" }))).await.expect(200).json();
    let second = scene.dana.put(&at, edited(&made, &json!({ "name": "Trust of Pryce" }))).await.expect(409);
    assert_eq!((second.code().as_str(), &second.json()["current"]), ("stale", &first));
}

#[tokio::test]
async fn stores_labels_per_loan() {
    let scene = Scene::new().await;
    let made = lucia(&scene).await;
    assert_eq!(made["labels"], json!(["APPLICANT", "GUARANTOR"]));
    let (id, company) = (made["id"].as_str().unwrap(), scene.dana.get("/v1/company").await.json());
    let harbor = crate::support::Company { id: company["id"].as_str().unwrap().parse().unwrap() };
    let second = scene.app.loan(&harbor, "Alvarez – lot", ReviewStatus::Lead).await;
    let dana = scene.dana.get("/v1/users/me").await.json();
    let dana =
        crate::support::Person { id: dana["id"].as_str().unwrap().parse().unwrap(), email: String::new() };
    scene.app.add(&second, &dana, Role::LeadLender).await;
    let there = format!("/v1/loans/{}/entities", second.id);
    let body = json!({ "existingEntityId": id, "labels": ["SPOUSE"] });
    let same = scene.dana.post(&there, body.clone()).await.expect(201).json();
    assert_eq!((&same["id"], &same["labels"]), (&made["id"], &json!(["SPOUSE"])));
    scene.dana.post(&there, body).await.expect(409);
    let labels = path(&scene, &format!("/{id}/labels"));
    let put = scene.dana.put(&labels, json!({ "labels": ["NOT_A_GUARANTOR"] })).await.expect(200).json();
    assert_eq!(put["labels"], json!(["NOT_A_GUARANTOR"]));
    assert_eq!(scene.dana.get(&there).await.json()[0]["labels"], json!(["SPOUSE"]));
    scene.dana.put(&labels, json!({ "labels": ["FRIEND"] })).await.expect(400);
    scene.dana.delete(&path(&scene, &format!("/{id}"))).await.expect(204);
    assert_eq!(
        scene.dana.get(&there).await.json().as_array().unwrap().len(),
        1,
        "it stays on the other loan"
    );
    let foreign = json!({ "existingEntityId": nothing() });
    scene.dana.post(&path(&scene, ""), foreign).await.expect(404);
}

#[tokio::test]
async fn saving_a_masked_license_keeps_the_stored_one() {
    let scene = Scene::new().await;
    let made = lucia(&scene).await;
    let masked = json!({ "number": "••••4567", "expiration": "2031-04-01", "dob": "••-••-1988", "state": "CO",
        "visible": true });
    assert_eq!(made["mostRecentDriversLicenseInformation"], masked);
    let at = path(&scene, &format!("/{}", made["id"].as_str().unwrap()));
    let change = json!({ "name": "Lucia M. Alvarez" });
    let after = scene.dana.put(&at, edited(&made, &change)).await.expect(200).json();
    let full = scene.dana.post(&format!("{at}/licence/reveal"), json!({})).await.expect(200).json();
    assert_eq!((&full["number"], &full["dob"]), (&json!("D1234567"), &json!("1988-06-14")));
    let half = edited(&after, &json!({ "mostRecentDriversLicenseInformation": { "number": "••••4568" } }));
    let refused = scene.dana.put(&at, half).await.expect(422);
    assert_eq!(refused.json()["violations"][0]["field"], "licence.number");
    let tomorrow = edited(&after, &json!({ "mostRecentDriversLicenseInformation": { "dob": "2999-01-01" } }));
    scene.dana.put(&at, tomorrow).await.expect(422);
}

#[tokio::test]
async fn only_authorized_people_see_a_license_and_views_are_recorded() {
    let scene = Scene::new().await;
    let made = lucia(&scene).await;
    let reveal = path(&scene, &format!("/{}/licence/reveal", made["id"].as_str().unwrap()));
    assert_eq!(
        entities(&scene, &scene.mateo).await[0]["mostRecentDriversLicenseInformation"]["visible"],
        false
    );
    assert_eq!(entities(&scene, &scene.mateo).await[0]["mostRecentUserInformation"], Value::Null);
    let own = entities(&scene, &scene.lucia).await[0].clone();
    assert_eq!(own["mostRecentDriversLicenseInformation"]["number"], "••••4567");
    assert_eq!(
        own["mostRecentUserInformation"]["residentialAddresses"][1]["address"]["currentAddress"],
        true
    );
    scene.lucia.post(&reveal, json!({})).await.expect(200);
    scene.dana.post(&reveal, json!({})).await.expect(200);
    scene.mateo.post(&reveal, json!({})).await.expect(403);
    scene.sofia.post(&reveal, json!({})).await.expect(404);
    let looks = format!("/v1/loans/{}/sensitive-looks", scene.loan.id);
    let looks = scene.dana.get(&looks).await.expect(200).json();
    let of: Vec<(&str, &str)> = looks["content"]
        .as_array()
        .unwrap()
        .iter()
        .map(|look| (look["viewer"]["givenName"].as_str().unwrap(), look["subjectName"].as_str().unwrap()))
        .collect();
    assert_eq!(of, [("Dana", "Lucia Alvarez"), ("Lucia", "Lucia Alvarez")]);
    assert!(!tells(&looks, "4567"));
}

#[tokio::test]
async fn links_each_member_to_one_entity_of_the_loan() {
    let scene = Scene::new().await;
    lucia(&scene).await;
    let again = json!({ "entityType": "INDIVIDUAL", "name": "Lucia", "personUserId": scene.lucia_is.id });
    scene.dana.post(&path(&scene, ""), again).await.expect(409);
    let nobody = json!({ "entityType": "INDIVIDUAL", "name": "Nobody", "personUserId": nothing() });
    let refused = scene.dana.post(&path(&scene, ""), nobody).await.expect(422);
    assert_eq!(refused.json()["violations"][0]["field"], "personUserId");
    scene.dana.post(&path(&scene, ""), json!({ "name": "Kindless" })).await.expect(422);
}

#[tokio::test]
async fn linking_a_person_to_a_user_keeps_the_entered_data() {
    let scene = Scene::new().await;
    let body = json!({ "entityType": "INDIVIDUAL", "name": "Lucia",
        "mostRecentDriversLicenseInformation": { "number": "X9876543", "state": "CO" } });
    let made = add(&scene, body).await;
    let at = path(&scene, &format!("/{}", made["id"].as_str().unwrap()));
    let mut change = edited(&made, &json!({ "personUserId": scene.lucia_is.id }));
    change.as_object_mut().unwrap().remove("mostRecentDriversLicenseInformation");
    let after = scene.dana.put(&at, change).await.expect(200).json();
    assert_eq!(after["personUserId"], scene.lucia_is.id.to_string());
    assert_eq!(after["mostRecentDriversLicenseInformation"]["number"], "••••6543");
    assert_eq!(
        entities(&scene, &scene.lucia).await[0]["mostRecentDriversLicenseInformation"]["visible"],
        true
    );
}
