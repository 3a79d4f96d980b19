//! Ownership of people's data, and who may change it: attacks that once succeeded, as they were carried out.

use std::collections::BTreeSet;

use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, EntityTrait as _};
use serde_json::{Value, json};
use server::entity::app_user;
use shared_rules::team::role::Role;
use uuid::Uuid;

use super::colleague;
use crate::support::{Browser, Loan, Person, Scene, TestApp, secret};

/// Sets personal data of a person.
pub async fn describe(app: &TestApp, person: &Person, words: &str) {
    let row = app_user::ActiveModel {
        id: Set(person.id),
        position_or_title: Set(Some(format!("{words} title"))),
        company_name: Set(Some(format!("{words} company"))),
        mobile_phone: Set(Some("5550101234".to_owned())),
        ..Default::default()
    };
    let tx = app.state.db.write().await.unwrap();
    row.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

pub async fn user(app: &TestApp, id: Uuid) -> app_user::Model {
    app_user::Entity::find_by_id(id).one(app.state.db.read()).await.unwrap().unwrap()
}

/// The secrets in the links emailed to an address so far, oldest first, once there are `wanted`.
pub async fn links_to(app: &TestApp, address: &str, wanted: usize) -> Vec<String> {
    let to = format!("To: {address}");
    let mut all = 0;
    loop {
        let mails = app.mails(all).await;
        let invitations = mails.iter().filter(|mail| mail.contains(&to) && mail.contains("/invitation/"));
        let found: Vec<String> = invitations.map(|mail| secret(mail, "/invitation/")).collect();
        if found.len() >= wanted {
            return found;
        }
        all = mails.len() + 1;
    }
}

/// Opens a link and sets a first password; returns the browser that is then signed in.
pub async fn accept(app: &TestApp, link: &str) -> Browser {
    let mut browser = app.anyone();
    let joined = browser
        .post(&format!("/v1/invitations/{link}"), json!({ "password": "a quiet harbor" }))
        .await
        .expect(204);
    browser.cookie = joined.header("set-cookie").unwrap().split(';').next().map(str::to_owned);
    browser
}

pub fn on(loan: &Loan, rest: &str) -> String {
    format!("/v1/loans/{}/{rest}", loan.id)
}

async fn own_role(loan: &Loan, browser: &Browser) -> String {
    let loan = browser.get(&format!("/v1/loans/{}", loan.id)).await.expect(200).json();
    loan["me"]["loanRoleId"].as_str().unwrap().to_owned()
}

pub async fn add_contact(scene: &Scene, browser: &Browser, body: Value) -> Value {
    let own = own_role(&scene.loan, browser).await;
    browser.post(&on(&scene.loan, &format!("contactRelation/{own}")), body).await.expect(201).json()
}

pub async fn role_of(loan: &Loan, browser: &Browser, user: Uuid) -> Option<Value> {
    let loan = browser.get(&format!("/v1/loans/{}", loan.id)).await.expect(200).json();
    let roles = loan["loanRoles"].as_array().unwrap().clone();
    roles.into_iter().find(|role| role["user"]["id"] == json!(user))
}

#[tokio::test]
async fn contact_cannot_take_over_an_invited_employee() {
    for attacker in ["tom", "lucia"] {
        let scene = Scene::new().await;
        let (_, tom) = colleague(&scene, "Tom Oakes", Role::Lender).await;
        let hired = json!({ "emailAddress": "new.lead@cedar.example", "givenName": "Nora", "companyRole": "LEAD_LENDER" });
        let hired = scene.stranger.post("/v1/company/employees", hired).await.expect(201).json();
        let browser = if attacker == "tom" { &tom } else { &scene.lucia };
        let body = json!({ "userContactEmailAddress": "new.lead@cedar.example", "visibleToLender": true });
        let contact = add_contact(&scene, browser, body).await;
        assert_ne!(contact["userContactId"], hired["id"], "the entry is nobody else's row");
        let path =
            on(&scene.loan, &format!("contactRelation/{}", contact["contactLoanRoleId"].as_str().unwrap()));
        let own =
            json!({ "userContactEmailAddress": "attacker@evil.example", "version": contact["version"] });
        browser.put(&path, own).await.expect(200);
        let invite = format!("users/{}/invitation", contact["userContactId"].as_str().unwrap());
        tom.post(&on(&scene.loan, &invite), json!({})).await.expect(201);
        let link = links_to(&scene.app, "attacker@evil.example", 1).await.remove(0);
        let taken = accept(&scene.app, &link).await;
        let me = taken.get("/v1/users/me").await.expect(200).json();
        assert_eq!(me["emailAddress"], "attacker@evil.example");
        assert_eq!((&me["loggedRoleGroup"], &me["company"]), (&json!("CONTACT"), &json!(null)));
        taken.get("/v1/company").await.expect(403);
        let id: Uuid = hired["id"].as_str().unwrap().parse().unwrap();
        let kept = user(&scene.app, id).await;
        assert_eq!(
            (kept.email_address.as_str(), kept.given_name.as_str()),
            ("new.lead@cedar.example", "Nora")
        );
        assert!(kept.password_hash.is_none() && kept.stub);
    }
}

#[tokio::test]
async fn every_correction_invalidates_earlier_links() {
    let scene = Scene::new().await;
    let body = json!({ "userContactEmailAddress": "wrong@x.example", "givenName": "Ann" });
    let contact = add_contact(&scene, &scene.dana, body).await;
    let (user, role) =
        (contact["userContactId"].as_str().unwrap(), contact["contactLoanRoleId"].as_str().unwrap());
    let invite = on(&scene.loan, &format!("users/{user}/invitation"));
    scene.dana.post(&invite, json!({})).await.expect(201);
    let first = links_to(&scene.app, "wrong@x.example", 1).await.remove(0);
    let path = on(&scene.loan, &format!("contactRelation/{role}"));
    let right = json!({ "userContactEmailAddress": "right@x.example", "version": 1 });
    let changed = scene.dana.put(&path, right).await.expect(200).json();
    let gone = async |link: &str| {
        let reply = scene.app.anyone().get(&format!("/v1/invitations/{link}")).await.expect(410);
        assert_eq!(reply.code(), "invitation-revoked");
    };
    gone(&first).await;

    scene.dana.post(&invite, json!({})).await.expect(201);
    let second = links_to(&scene.app, "right@x.example", 1).await.remove(0);
    scene.dana.post(&invite, json!({})).await.expect(201);
    gone(&second).await;
    let third = links_to(&scene.app, "right@x.example", 2).await.into_iter().find(|link| *link != second);
    let borrower = json!({ "role": "BORROWER", "version": changed["version"] });
    scene.dana.put(&on(&scene.loan, &format!("users/{user}")), borrower).await.expect(200);
    gone(&third.unwrap()).await;

    scene.dana.post(&invite, json!({})).await.expect(201);
    let links: BTreeSet<String> = links_to(&scene.app, "right@x.example", 3).await.into_iter().collect();
    scene.dana.delete(&on(&scene.loan, &format!("roles/{role}"))).await.expect(204);
    for link in &links {
        gone(link).await;
    }
}

#[tokio::test]
async fn lenders_data_about_an_account_stays_with_the_lending_team() {
    let scene = Scene::new().await;
    let lucia = scene.lucia_is.id;
    let (_, marcus) = colleague(&scene, "Marcus Bell", Role::Manager).await;
    let path = on(&scene.loan, &format!("users/{lucia}"));
    let empty = json!({ "givenName": " ", "familyName": "", "version": 1 });
    assert_eq!(scene.dana.put(&path, empty).await.expect(422).message(), "Enter a name");
    let other = json!({ "givenName": "Lu", "familyName": "Changed", "mobilePhone": { "value": "5550000000" }, "version": 1 });
    let answer = scene.dana.put(&path, other).await.expect(200).json();
    assert_eq!(
        (&answer["user"]["givenName"], &answer["user"]["familyName"]),
        (&json!("Lu"), &json!("Changed"))
    );
    for (browser, given) in
        [(&marcus, "Lu"), (&scene.mateo, "Lucia"), (&scene.lucia, "Lucia"), (&scene.sofia, "Lucia")]
    {
        let seen = role_of(&scene.loan, browser, lucia).await.unwrap();
        assert_eq!(seen["user"]["givenName"], given);
    }
    let me = scene.lucia.get("/v1/users/me").await.expect(200).json();
    assert_eq!((&me["givenName"], &me["familyName"]), (&json!("Lucia"), &json!("Alvarez")));
    assert!(user(&scene.app, lucia).await.mobile_phone.is_none());

    // A contact with an account, in a lender's list: the same.
    let sofia = role_of(&scene.loan, &scene.dana, sofia_id(&scene).await).await.unwrap();
    let path = on(&scene.loan, &format!("contactRelation/{}", sofia["id"].as_str().unwrap()));
    scene.dana.put(&path, json!({ "givenName": "Zoe", "version": sofia["version"] })).await.expect(200);
    assert_eq!(scene.sofia.get("/v1/users/me").await.expect(200).json()["givenName"], "Sofia");
    let seen = role_of(&scene.loan, &scene.sofia, sofia_id(&scene).await).await.unwrap();
    assert_eq!(seen["user"]["givenName"], "Sofia");
    let address = json!({ "userContactEmailAddress": "mine@evil.example", "version": 2 });
    assert_eq!(
        scene.dana.put(&path, address).await.expect(422).message(),
        "Only the person can change this email address"
    );
}

async fn sofia_id(scene: &Scene) -> Uuid {
    let me = scene.sofia.get("/v1/users/me").await.expect(200).json();
    me["id"].as_str().unwrap().parse().unwrap()
}

/// A response without ids, addresses and dates, which differ between any two people.
fn shape(answer: &Value, address: &str) -> String {
    let text = answer.to_string().replace(address, "ADDRESS");
    let mut plain = String::new();
    let mut rest = text.as_str();
    while let Some(at) = rest.find('"') {
        let (before, from) = rest.split_at(at + 1);
        plain.push_str(before);
        let end = from.find('"').unwrap();
        plain.push_str(if from[..end].parse::<Uuid>().is_ok() { "ID" } else { &from[..end] });
        plain.push('"');
        rest = &from[end + 1..];
    }
    plain + rest
}

#[tokio::test]
async fn naming_an_address_reveals_nothing_about_its_owner() {
    let scene = Scene::new().await;
    let app = &scene.app;
    let alan = app.borrower("Alan Pryce").await;
    let other = app
        .loan(
            &scene.company().await,
            "Brightwater",
            shared_rules::loans::review_status::ReviewStatus::InProgress,
        )
        .await;
    describe(app, &alan, "Secret").await;
    let kept = app.lender(&scene.company().await, "Kai Hidden", Role::Lender).await;
    app.add_unseen(&scene.loan, &kept, Role::Lender).await;
    describe(app, &kept, "Secret").await;
    let contact = |address: &str| json!({ "userContactEmailAddress": address, "visibleToLender": true });
    for browser in [&scene.dana, &scene.lucia] {
        let known = add_contact(&scene, browser, contact(&alan.email)).await;
        let unknown = add_contact(&scene, browser, contact("nobody.known@people.example")).await;
        assert_eq!(shape(&known, &alan.email), shape(&unknown, "nobody.known@people.example"));
        assert_ne!(known["userContactId"], json!(alan.id));
        for added in [&known, &unknown] {
            let path = format!("contactRelation/{}", added["contactLoanRoleId"].as_str().unwrap());
            browser.delete(&on(&scene.loan, &path)).await.expect(204);
        }
    }
    let hidden = add_contact(&scene, &scene.lucia, contact(&kept.email)).await;
    let free = add_contact(&scene, &scene.lucia, contact("free@people.example")).await;
    assert_eq!(shape(&hidden, &kept.email), shape(&free, "free@people.example"), "no word of hidden members");
    let borrower = |address: &str| json!({ "appUser": { "emailAddress": address }, "role": "BORROWER", "visibleToBorrower": true });
    let known =
        scene.dana.post(&on(&scene.loan, "lender-users"), borrower(&alan.email)).await.expect(201).json();
    let unknown = scene
        .dana
        .post(&on(&scene.loan, "lender-users"), borrower("no.one@people.example"))
        .await
        .expect(201)
        .json();
    assert_eq!(shape(&known, &alan.email), shape(&unknown, "no.one@people.example"));
    // He isn't on the loan until he accepts, and then as himself.
    let browser = app.browser_of(&alan).await;
    browser.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(404);
    let invite = on(&scene.loan, &format!("users/{}/invitation", known["user"]["id"].as_str().unwrap()));
    scene.dana.post(&invite, json!({})).await.expect(201);
    let link = links_to(app, &alan.email, 1).await.remove(0);
    let call = format!("/v1/invitations/{link}");
    assert_eq!(app.anyone().get(&call).await.expect(200).json()["needsPassword"], false);
    app.anyone().post(&call, json!({ "password": "not his password" })).await.expect(422);
    app.anyone().post(&call, json!({ "password": crate::support::PASSWORD })).await.expect(204);
    browser.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200);
    let seen = role_of(&scene.loan, &scene.dana, alan.id).await.unwrap();
    assert_eq!((&seen["user"]["familyName"], &seen["stub"]), (&json!("Pryce"), &json!(false)));
    // Now that the company knows him, he joins its next loan immediately.
    let dana = Person { id: scene.dana_id().await, email: String::new() };
    app.add(&other, &dana, Role::LeadLender).await;
    scene.dana.post(&on(&other, "lender-users"), borrower(&alan.email)).await.expect(201);
    browser.get(&format!("/v1/loans/{}", other.id)).await.expect(200);
}

#[tokio::test]
async fn adding_an_employee_reveals_and_changes_no_stranger() {
    let scene = Scene::new().await;
    let hire =
        |address: &str| json!({ "emailAddress": address, "givenName": "Ann", "companyRole": "LENDER" });
    let known =
        scene.stranger.post("/v1/company/employees", hire(&scene.lucia_is.email)).await.expect(201).json();
    let unknown =
        scene.stranger.post("/v1/company/employees", hire("free@x.example")).await.expect(201).json();
    assert_eq!(shape(&known, &scene.lucia_is.email), shape(&unknown, "free@x.example"));
    let lucia = user(&scene.app, scene.lucia_is.id).await;
    assert!(lucia.company_id.is_none() && lucia.company_role.is_none());
    let own = scene.dana.post("/v1/company/employees", hire(&scene.lucia_is.email)).await.expect(409);
    assert_eq!(own.code(), "employee-email-taken", "whom the company knows it is told of");
}

#[tokio::test]
async fn private_contact_has_no_access_until_shared_and_accepted() {
    let scene = Scene::new().await;
    let carmen = scene.app.contact("Carmen Ibarra").await;
    let browser = scene.app.browser_of(&carmen).await;
    let loan = format!("/v1/loans/{}", scene.loan.id);
    let body =
        json!({ "userContactEmailAddress": carmen.email, "givenName": "Carmen", "visibleToLender": false });
    let kept = add_contact(&scene, &scene.lucia, body).await;
    let (user, role) = (kept["userContactId"].as_str().unwrap(), kept["contactLoanRoleId"].as_str().unwrap());
    browser.get(&loan).await.expect(404);
    assert_eq!(browser.get("/v1/loans").await.expect(200).json()["total"], 0);
    let invite = on(&scene.loan, &format!("users/{user}/invitation"));
    scene.dana.post(&invite, json!({})).await.expect(404);
    scene.dana.get(&on(&scene.loan, &format!("users/{user}/card"))).await.expect(404);
    let share = json!([{ "infoId": scene.ask_for("W-2").await, "loanId": scene.loan.id, "permissions": "VIEW", "sharedWithUserId": user }]);
    scene.dana.post(&on(&scene.loan, "shared-info"), share).await.expect(422);
    assert_eq!(
        scene.dana.get("/v1/users/search?query=carmen").await.expect(200).json()["content"],
        json!([])
    );
    let shown = json!({ "visibleToLender": true, "givenName": "Carmen", "version": kept["version"] });
    let path = on(&scene.loan, &format!("contactRelation/{role}"));
    let shown = scene.lucia.put(&path, shown).await.expect(200).json();
    browser.get(&loan).await.expect(404);
    scene.dana.post(&invite, json!({})).await.expect(201);
    let link = links_to(&scene.app, &carmen.email, 1).await.remove(0);
    scene
        .app
        .anyone()
        .post(&format!("/v1/invitations/{link}"), json!({ "password": crate::support::PASSWORD }))
        .await
        .expect(204);
    browser.get(&loan).await.expect(200);
    assert!(
        role_of(&scene.loan, &scene.dana, carmen.id).await.is_some(),
        "whoever opens the loan is seen by its lead"
    );
    let version = role_of(&scene.loan, &scene.lucia, carmen.id).await.unwrap()["version"].clone();
    let hide = json!({ "visibleToLender": false, "givenName": "Carmen", "version": version });
    assert_eq!(
        scene.lucia.put(&path, hide).await.expect(422).json()["violations"][0]["code"],
        "contact-can-open-loan"
    );
    // The lead removes her; she stays in Lucia's address book, and nowhere else.
    scene.dana.delete(&on(&scene.loan, &format!("roles/{role}"))).await.expect(204);
    browser.get(&loan).await.expect(404);
    let own = own_role(&scene.loan, &scene.lucia).await;
    let list = scene.lucia.get(&on(&scene.loan, &format!("contactRelation/{own}"))).await.expect(200).json();
    assert_eq!((&list[0]["givenName"], &list[0]["visibleToLender"]), (&json!("Carmen"), &json!(false)));
    assert_ne!(list[0]["userContactId"], json!(carmen.id));
    assert_eq!(shown["userContactEmailAddress"], json!(carmen.email));
}
