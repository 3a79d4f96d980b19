//! Contact lists: who owns and sees them, and search for people.

use sea_orm::{ActiveModelTrait as _, ActiveValue::Set};
use serde_json::{Value, json};
use server::entity::{EnumColumn, template, template_element};
use shared_rules::{
    loans::entity::EntityType,
    needs_list::{element::StorageType, priority::PriorityType},
    team::role::Role,
};
use uuid::Uuid;

use crate::support::{Browser, Scene};

async fn own_role(scene: &Scene, browser: &Browser) -> String {
    let loan = browser.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    loan["me"]["loanRoleId"].as_str().unwrap().to_owned()
}

fn relation(scene: &Scene, id: &str) -> String {
    format!("/v1/loans/{}/contactRelation/{id}", scene.loan.id)
}

/// Adds a contact to the list of the browser's user.
async fn add(scene: &Scene, browser: &Browser, body: Value) -> Value {
    let own = own_role(scene, browser).await;
    browser.post(&relation(scene, &own), body).await.expect(201).json()
}

async fn list(scene: &Scene, browser: &Browser, owner: &str) -> Vec<Value> {
    browser.get(&relation(scene, owner)).await.expect(200).json().as_array().unwrap().clone()
}

fn ann() -> Value {
    json!({
        "userContactEmailAddress": "ann@x.com", "givenName": "Ann", "familyName": "Lee", "positionOrTitle": "CPA",
        "companyName": "Lee CPAs", "companyWebsite": "https://lee.example",
        "companyAddress": { "citySuburb": "Tacoma", "moveInDate": "2020-01-31" },
        "phoneNumber": { "locale": "US", "value": "5551234567" },
        "keyContact": false, "visibleToBorrower": true, "visibleToLender": false, "contactSubRoleId": null,
    })
}

/// A template that requests one file.
async fn a_template(scene: &Scene, company: Uuid) -> Uuid {
    let (id, now) = (Uuid::now_v7(), scene.app.state.clock.now());
    let row = template::ActiveModel {
        id: Set(id),
        company_id: Set(company),
        name: Set("Purchase".to_owned()),
        entity_type: Set(EnumColumn(EntityType::Individual)),
        created_at: Set(now),
        updated_at: Set(now),
        ..Default::default()
    };
    let request = template_element::ActiveModel {
        id: Set(Uuid::now_v7()),
        template_id: Set(id),
        name: Set("W-2".to_owned()),
        storage_type: Set(EnumColumn(StorageType::File)),
        priority_type: Set(EnumColumn(PriorityType::Medium)),
        position: Set(0),
        created_at: Set(now),
        updated_at: Set(now),
        ..Default::default()
    };
    let tx = scene.app.state.db.write().await.unwrap();
    row.insert(&tx).await.unwrap();
    request.insert(&tx).await.unwrap();
    tx.commit().await.unwrap();
    id
}

#[tokio::test]
async fn stores_all_fields_of_a_contact() {
    let scene = Scene::new().await;
    let added = add(&scene, &scene.dana, ann()).await;
    let keys = [
        "id",
        "contactUser",
        "userRelatedTo",
        "contactSubRole",
        "contactSubRoleId",
        "keyContact",
        "visibleToBorrower",
        "visibleToLender",
        "givenName",
        "familyName",
        "positionOrTitle",
        "companyName",
        "companyWebsite",
        "companyAddress",
        "userContactId",
        "userContactEmailAddress",
        "contactCompanyRole",
        "loanId",
    ];
    assert!(keys.iter().all(|key| added.get(key).is_some()), "{added}");
    assert_eq!((&added["visibleToBorrower"], &added["visibleToLender"]), (&json!(false), &json!(true)));
    assert_eq!(added["companyAddress"]["citySuburb"], "Tacoma");
    assert_eq!(added["userRelatedTo"]["givenName"], "Dana");
    let owner = own_role(&scene, &scene.dana).await;
    assert_eq!(list(&scene, &scene.dana, &owner).await, std::slice::from_ref(&added));

    let id = added["contactLoanRoleId"].as_str().unwrap();
    let title = json!({ "positionOrTitle": "Tax advisor", "version": added["version"] });
    let changed = scene.dana.put(&relation(&scene, id), title.clone()).await.expect(200).json();
    assert_eq!((&changed["positionOrTitle"], &changed["givenName"]), (&json!("Tax advisor"), &json!("Ann")));
    let late = scene.dana.put(&relation(&scene, id), title).await.expect(409);
    assert_eq!(
        (late.code().as_str(), &late.json()["current"]["positionOrTitle"]),
        ("stale", &json!("Tax advisor"))
    );

    let twice = scene.dana.post(&relation(&scene, &owner), ann()).await.expect(409);
    assert_eq!(twice.message(), "A contact with the same email address already exists");
    let sofia = json!({ "userContactEmailAddress": " SOFIA.REYES@people.example" });
    scene.dana.post(&relation(&scene, &owner), sofia).await.expect(409);
    for (body, words) in [
        (json!({ "userContactEmailAddress": "  " }), "Email is required"),
        (json!({ "userContactEmailAddress": "ann@" }), "Invalid email address"),
    ] {
        assert_eq!(scene.dana.post(&relation(&scene, &owner), body).await.expect(422).message(), words);
    }
    scene.dana.delete(&relation(&scene, id)).await.expect(204);
    assert!(list(&scene, &scene.dana, &owner).await.is_empty());
}

#[tokio::test]
async fn only_the_owner_changes_a_contact_and_other_lenders_move_it() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let marcus = scene.app.lender(&company, "Marcus Bell", Role::Manager).await;
    scene.app.add(&scene.loan, &marcus, Role::Manager).await;
    let marcus = scene.app.browser_of(&marcus).await;
    let ann = add(&scene, &scene.dana, ann()).await;
    let path = relation(&scene, ann["contactLoanRoleId"].as_str().unwrap());
    let owner = own_role(&scene, &scene.dana).await;
    assert_eq!(list(&scene, &marcus, &owner).await.len(), 1);
    for (reply, case) in [
        (marcus.put(&path, json!({ "givenName": "Anna", "version": 1 })).await, "rename"),
        (marcus.delete(&path).await, "remove"),
        (
            marcus.post(&relation(&scene, &owner), json!({ "userContactEmailAddress": "bo@x.com" })).await,
            "add",
        ),
    ] {
        assert_eq!(reply.expect(403).message(), "Only the owner of a contact list can change it", "{case}");
    }
    let to_key =
        json!({ "keyContact": true, "visibleToBorrower": true, "contactSubRoleId": null, "version": 1 });
    let asks = marcus.put(&path, to_key).await.expect(422);
    assert_eq!(asks.message(), "Choose a key contact role");
    let roles =
        json!([{ "companyId": company.id, "title": " Attorney ", "subRoleType": "CONTACT", "id": null }]);
    let attorney = marcus.post("/v1/lenders/subroles", roles.clone()).await.expect(200).json()[0].clone();
    assert_eq!((&attorney["title"], &attorney["subRoleType"]), (&json!("Attorney"), &json!("CONTACT")));
    assert_eq!(marcus.post("/v1/lenders/subroles", roles).await.expect(200).json()[0]["id"], attorney["id"]);
    let to_key = json!({ "keyContact": true, "visibleToBorrower": true, "contactSubRoleId": attorney["id"], "version": 1 });
    let moved = marcus.put(&path, to_key).await.expect(200).json();
    assert_eq!((&moved["keyContact"], &moved["visibleToBorrower"]), (&json!(true), &json!(true)));
    assert_eq!(moved["contactSubRole"]["title"], "Attorney");
    assert_eq!(list(&scene, &scene.lucia, &owner).await.len(), 1);
    let back = json!({ "keyContact": false, "visibleToBorrower": true, "version": moved["version"] });
    let back = marcus.put(&path, back).await.expect(200).json();
    assert_eq!((&back["keyContact"], &back["visibleToBorrower"]), (&json!(false), &json!(false)));
    assert!(list(&scene, &scene.lucia, &owner).await.is_empty());
}

#[tokio::test]
async fn hides_a_borrowers_contact_until_she_shares_it() {
    let scene = Scene::new().await;
    let body = json!({ "userContactEmailAddress": "ann@x.com", "givenName": "Ann", "keyContact": true, "visibleToBorrower": true });
    let ann = add(&scene, &scene.lucia, body).await;
    assert_eq!((&ann["keyContact"], &ann["visibleToLender"]), (&json!(false), &json!(false)));
    let owner = own_role(&scene, &scene.lucia).await;
    assert_eq!(list(&scene, &scene.lucia, &owner).await.len(), 1);
    for other in [&scene.dana, &scene.mateo, &scene.sofia] {
        assert!(list(&scene, other, &owner).await.is_empty());
    }
    let path = relation(&scene, ann["contactLoanRoleId"].as_str().unwrap());
    scene.dana.put(&path, json!({ "keyContact": false, "version": 1 })).await.expect(404);
    let shown =
        json!({ "givenName": "Ann", "visibleToLender": true, "keyContact": true, "version": ann["version"] });
    let shown = scene.lucia.put(&path, shown).await.expect(200).json();
    assert_eq!((&shown["visibleToLender"], &shown["keyContact"]), (&json!(true), &json!(false)));
    assert_eq!(list(&scene, &scene.dana, &owner).await.len(), 1);
    scene.stranger.get(&relation(&scene, &owner)).await.expect(404);
}

#[tokio::test]
async fn changes_the_address_of_a_contact_only_without_an_account() {
    let scene = Scene::new().await;
    let stub = add(&scene, &scene.dana, ann()).await;
    let path = relation(&scene, stub["contactLoanRoleId"].as_str().unwrap());
    let other = json!({ "userContactEmailAddress": "ann.lee@x.com", "version": stub["version"] });
    let moved = scene.dana.put(&path, other).await.expect(200).json();
    assert_eq!(moved["userContactEmailAddress"], "ann.lee@x.com");
    let taken =
        json!({ "userContactEmailAddress": "sofia.reyes@people.example", "version": moved["version"] });
    scene.dana.put(&path, taken).await.expect(409);
    let known = scene.app.contact("Kay Novak").await;
    let company = scene.company().await;
    let other =
        scene.app.loan(&company, "Second", shared_rules::loans::review_status::ReviewStatus::Lead).await;
    scene.app.add(&other, &known, Role::Contact).await;
    let kay =
        add(&scene, &scene.dana, json!({ "userContactEmailAddress": known.email, "givenName": "Katherine" }))
            .await;
    assert_eq!((&kay["givenName"], &kay["contactUser"]["stub"]), (&json!("Katherine"), &json!(false)));
    let path = relation(&scene, kay["contactLoanRoleId"].as_str().unwrap());
    let locked = json!({ "userContactEmailAddress": "kay@x.com", "version": kay["version"] });
    assert_eq!(
        scene.dana.put(&path, locked).await.expect(422).message(),
        "Only the person can change this email address"
    );
    let me = scene.app.browser_of(&known).await.get("/v1/users/me").await.expect(200).json();
    assert_eq!(me["givenName"], "Kay");
}

#[tokio::test]
async fn borrower_role_requires_a_template_and_adds_the_contact_to_the_team() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let borrower = scene.app.borrower_sub_role(&company, "Borrower").await;
    let template = a_template(&scene, company.id).await;
    let owner = own_role(&scene, &scene.dana).await;
    let mut body = ann();
    body["contactSubRoleId"] = json!(borrower);
    let refused = scene.dana.post(&relation(&scene, &owner), body.clone()).await.expect(422);
    assert_eq!(refused.message(), "Template is required");
    body["templateId"] = json!(template);
    scene.dana.post(&relation(&scene, &owner), body).await.expect(201);
    assert!(list(&scene, &scene.dana, &owner).await.is_empty());
    let loan = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let ann = loan["loanRoles"]
        .as_array()
        .unwrap()
        .iter()
        .find(|r| r["user"]["emailAddress"] == "ann@x.com")
        .unwrap();
    assert_eq!((&ann["role"], &ann["borrowerType"]), (&json!("BORROWER"), &json!("INDIVIDUAL")));
    assert_eq!(scene.names_for(&scene.dana).await, ["W-2"]);
    let folder = json!({ "name": "Income", "storageType": "FOLDER" });
    scene.dana.post(&format!("/v1/templates/{template}/elements"), folder).await.expect(201);
    for address in ["bob@x.com", "cid@x.com"] {
        let another = json!({ "userContactEmailAddress": address, "contactSubRoleId": borrower, "templateId": template });
        scene.dana.post(&relation(&scene, &owner), another).await.expect(201);
    }
    let names = scene.names_for(&scene.dana).await;
    assert_eq!(names.iter().filter(|name| *name == "Income").count(), 1, "folders are shared: {names:?}");
    let own = own_role(&scene, &scene.lucia).await;
    let by_borrower = json!({ "userContactEmailAddress": "bo@x.com", "contactSubRoleId": borrower, "templateId": template });
    scene.lucia.post(&relation(&scene, &own), by_borrower).await.expect(403);
}

#[tokio::test]
async fn lenders_find_only_people_of_their_company_and_its_loans() {
    let scene = Scene::new().await;
    let find = |browser: &Browser, text: &str| {
        let (browser, path) = (browser.clone(), format!("/v1/users/search?query={text}&size=2"));
        async move { browser.get(&path).await.expect(200).json() }
    };
    let found = find(&scene.dana, "alvarez").await;
    assert_eq!((found["content"].as_array().unwrap().len(), &found["last"]), (2, &json!(true)));
    let all = find(&scene.dana, "").await;
    assert_eq!(
        (all["content"].as_array().unwrap().len(), &all["last"], all.get("totalElements")),
        (2, &json!(false), None)
    );
    assert_eq!(find(&scene.dana, "IA%20alv").await["content"][0]["givenName"], "Lucia");
    assert_eq!(find(&scene.dana, "alvarez%20lucia").await["content"], json!([]));
    assert_eq!(find(&scene.stranger, "lucia").await["content"], json!([]));
    scene.lucia.get("/v1/users/search?query=dana").await.expect(403);
}

#[tokio::test]
async fn lists_everyone_a_lender_works_with() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let other =
        scene.app.loan(&company, "Second", shared_rules::loans::review_status::ReviewStatus::Lead).await;
    scene.app.add(&other, &scene.lucia_is, Role::LeadBorrower).await;
    let dana = scene.dana.get("/v1/contacts?size=2").await.expect(200).json();
    assert_eq!((&dana["totalElements"], &dana["last"]), (&json!(3), &json!(false)));
    let lucia = scene.dana.get("/v1/contacts?query=lucia&group=BORROWER").await.expect(200).json();
    assert_eq!(lucia["content"].as_array().unwrap().len(), 1);
    assert_eq!(lucia["content"][0]["roles"].as_array().unwrap().len(), 1, "only on Dana's loans");
    assert_eq!(lucia["content"][0]["roles"][0]["loanName"], "Alvarez – purchase");
    assert!(lucia["content"][0]["lastActiveAt"].is_string());
    add(&scene, &scene.lucia, json!({ "userContactEmailAddress": "ann@x.com" })).await;
    assert_eq!(scene.dana.get("/v1/contacts").await.expect(200).json()["totalElements"], 3);
    assert_eq!(scene.stranger.get("/v1/contacts").await.expect(200).json()["totalElements"], 0);
    scene.sofia.get("/v1/contacts").await.expect(403);
}

async fn the_loan(scene: &Scene) -> Value {
    scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json()
}

async fn role_with(scene: &Scene, email: &str) -> Value {
    let loan = the_loan(scene).await;
    let roles = loan["loanRoles"].as_array().unwrap().clone();
    roles.into_iter().find(|role| role["user"]["emailAddress"] == email).unwrap()
}

async fn leads(scene: &Scene) -> Vec<String> {
    let loan = the_loan(scene).await;
    let roles = loan["loanRoles"].as_array().unwrap().clone();
    let leads = roles.into_iter().filter(|role| role["role"] == "LEAD_BORROWER");
    leads.map(|role| role["user"]["emailAddress"].as_str().unwrap().to_owned()).collect()
}

const MATEO: &str = "mateo.alvarez@people.example";
const LUCIA: &str = "lucia.alvarez@people.example";
const SOFIA: &str = "sofia.reyes@people.example";

/// Dana changes a borrower or contact by the call for non-lenders.
async fn edit(scene: &Scene, email: &str, mut change: Value) -> Value {
    let role = role_with(scene, email).await;
    change["version"] = role["version"].clone();
    let user = role["user"]["id"].as_str().unwrap();
    scene.dana.put(&format!("/v1/loans/{}/users/{user}", scene.loan.id), change).await.expect(200).json()
}

#[tokio::test]
async fn every_call_replaces_the_previous_lead_borrower() {
    let scene = Scene::new().await;
    let made = edit(&scene, MATEO, json!({ "role": "LEAD_BORROWER", "borrowerType": "MEMBER" })).await;
    assert_eq!((&made["role"], &made["borrowerType"]), (&json!("LEAD_BORROWER"), &json!("MEMBER")));
    assert_eq!(leads(&scene).await, [MATEO]);
    let lucia = role_with(&scene, LUCIA).await;
    assert_eq!((&lucia["role"], &lucia["version"]), (&json!("BORROWER"), &json!(2)));

    let place = json!({ "appUser": { "id": lucia["user"]["id"] }, "role": "BORROWER", "leadBorrower": true,
        "visibleToBorrower": true, "version": 2 });
    let path = format!("/v1/loans/{}/lender-users/{}", scene.loan.id, lucia["user"]["id"].as_str().unwrap());
    scene.dana.put(&path, place).await.expect(200);
    assert_eq!(leads(&scene).await, [LUCIA]);

    let ann = json!({ "appUser": { "emailAddress": "ann@x.com", "givenName": "Ann", "familyName": "Lee" },
        "role": "BORROWER", "leadBorrower": true, "visibleToBorrower": true });
    scene.dana.post(&format!("/v1/loans/{}/lender-users", scene.loan.id), ann).await.expect(201);
    assert_eq!(leads(&scene).await, ["ann@x.com"]);
}

#[tokio::test]
async fn adds_a_borrower_as_lead_with_a_type() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let role = scene.app.borrower_sub_role(&company, "Co-borrower").await;
    let template = individuals_template(&scene).await;
    let own = the_loan(&scene).await["me"]["loanRoleId"].as_str().unwrap().to_owned();
    let body = json!({ "userContactEmailAddress": "ann@x.com", "givenName": "Ann", "familyName": "Lee",
        "contactSubRoleId": role, "templateId": template, "borrowerType": "MEMBER", "leadBorrower": true });
    scene.dana.post(&format!("/v1/loans/{}/contactRelation/{own}", scene.loan.id), body).await.expect(201);
    let ann = role_with(&scene, "ann@x.com").await;
    assert_eq!((&ann["role"], &ann["borrowerType"]), (&json!("LEAD_BORROWER"), &json!("MEMBER")));
    assert_eq!(leads(&scene).await, ["ann@x.com"]);
    assert_eq!(role_with(&scene, LUCIA).await["role"], "BORROWER");
}

async fn individuals_template(scene: &Scene) -> Value {
    let body = json!({ "name": "Purchase", "entityType": "INDIVIDUAL" });
    scene.dana.post("/v1/templates", body).await.expect(201).json()["id"].clone()
}

#[tokio::test]
async fn contact_keeps_its_role_after_being_on_the_borrowing_team() {
    let scene = Scene::new().await;
    let company = scene.company().await.id;
    let post = json!([{ "companyId": company, "title": "Realtor", "subRoleType": "CONTACT" }]);
    let roles = scene.dana.post("/v1/lenders/subroles", post).await.expect(200).json();
    let realtor = roles[0]["id"].clone();
    let relation = json!({ "contactSubRoleId": realtor, "keyContact": true });
    edit(&scene, SOFIA, json!({ "role": "CONTACT", "contactRelationDto": relation })).await;
    assert_eq!(role_with(&scene, SOFIA).await["contactSubRole"]["title"], "Realtor");
    // As the dialog sends it: nothing about contacts when moving to the team, the role when moving back.
    edit(&scene, SOFIA, json!({ "role": "BORROWER" })).await;
    let there = role_with(&scene, SOFIA).await;
    assert_eq!((&there["role"], &there["contactSubRole"]["title"]), (&json!("BORROWER"), &json!("Realtor")));
    let back = json!({ "keyContact": false, "contactSubRoleId": there["contactSubRole"]["id"] });
    edit(&scene, SOFIA, json!({ "role": "CONTACT", "contactRelationDto": back })).await;
    assert_eq!(role_with(&scene, SOFIA).await["contactSubRole"]["title"], "Realtor");
}

#[tokio::test]
async fn only_contacts_have_contact_roles() {
    let scene = Scene::new().await;
    let company = scene.company().await.id;
    let post = json!([
        { "companyId": company, "title": "Realtor" },
        { "companyId": company, "title": "Surveyor", "subRoleType": "BORROWER" },
    ]);
    let roles = scene.dana.post("/v1/lenders/subroles", post).await.expect(200).json();
    for role in roles.as_array().unwrap() {
        assert_eq!(role["subRoleType"], "CONTACT", "ROLE-06");
    }
    let lee = add(&scene, &scene.dana, ann()).await;
    assert_eq!(lee["contactSubRole"], Value::Null);
    let kindless = json!({ "id": roles[0]["id"], "title": "Realtor" });
    for contact in [json!({ "contactSubRole": lee["contactSubRole"] }), json!({ "contactSubRole": kindless })]
    {
        let form = json!({ "contact": contact });
        let form = scene.dana.post("/v1/rules/contacts.start_contact_form", form).await.expect(200).json();
        assert_eq!(form["contactSubRoleType"], "NONE", "ROLE-07");
    }
}

#[tokio::test]
async fn moves_to_and_from_the_borrowing_team_can_be_undone() {
    let scene = Scene::new().await;
    let company = scene.company().await.id;
    let post = json!([{ "companyId": company, "title": "Realtor", "subRoleType": "CONTACT" }]);
    let roles = scene.dana.post("/v1/lenders/subroles", post).await.expect(200).json();
    let mut lee = ann();
    lee["visibleToLender"] = json!(true);
    lee["contactSubRoleId"] = roles[0]["id"].clone();
    add(&scene, &scene.lucia, lee).await;
    let before = role_with(&scene, "ann@x.com").await;
    edit(&scene, "ann@x.com", json!({ "role": "BORROWER" })).await;
    let back = json!({
        "keyContact": before["keyContact"], "visibleToBorrower": before["visibleToBorrower"],
        "contactSubRoleId": before["contactSubRole"]["id"],
    });
    edit(&scene, "ann@x.com", json!({ "role": "CONTACT", "contactRelationDto": back })).await;
    assert_eq!(place_of(&role_with(&scene, "ann@x.com").await), place_of(&before));
    let own = own_role(&scene, &scene.lucia).await;
    let listed = list(&scene, &scene.lucia, &own).await;
    let again = listed.iter().find(|each| each["userContactEmailAddress"] == "ann@x.com").unwrap();
    assert_eq!(again["companyName"], "Lee CPAs", "in the list of before, as it was written");

    let unseen = json!({ "visibleToBorrower": false });
    edit(
        &scene,
        SOFIA,
        json!({ "role": "BORROWER", "borrowerType": "MEMBER", "contactRelationDto": unseen }),
    )
    .await;
    let before = role_with(&scene, SOFIA).await;
    edit(&scene, SOFIA, json!({ "role": "CONTACT", "contactRelationDto": { "keyContact": true } })).await;
    let back = json!({ "keyContact": false, "visibleToBorrower": false, "contactSubRoleId": null });
    edit(&scene, SOFIA, json!({ "role": "BORROWER", "borrowerType": "MEMBER", "contactRelationDto": back }))
        .await;
    assert_eq!(place_of(&role_with(&scene, SOFIA).await), place_of(&before));
}

fn place_of(role: &Value) -> Vec<Value> {
    ["role", "borrowerType", "keyContact", "visibleToBorrower", "contactSubRole"]
        .map(|field| role[field].clone())
        .to_vec()
}
