//! Passkeys.

use chrono::Duration;
use reqwest::Method;
use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use serde_json::{Value, json};
use server::entity::{passkey, passkey_answer};
use shared_rules::team::role::Role;

use super::second_step::{enter, turn_on_with};
use crate::support::{Authenticator, Browser, PASSWORD, Person, Reply, Scene, TestApp};

const PATH: &str = "/v1/account/passkeys";

/// A device on a page of the office.
fn device(app: &TestApp) -> Authenticator {
    Authenticator::at(&app.state.config.link(""))
}

/// The challenge for a new passkey of a person without a second step.
async fn begin(browser: &Browser) -> Value {
    begin_with(browser, json!({ "currentPassword": PASSWORD })).await
}

async fn begin_with(browser: &Browser, proof: Value) -> Value {
    browser.post(&format!("{PATH}/challenge"), proof).await.expect(200).json()
}

/// The password, and the device's first passkey as the second step.
async fn proof(app: &TestApp, device: &mut Authenticator) -> Value {
    let asked = app.anyone().post("/v1/session/passkey/challenge", json!(null)).await.expect(200).json();
    let credential = device.get_with(0, &asked["options"]);
    let passkey = json!({ "ceremony": asked["ceremony"], "credential": credential });
    json!({ "currentPassword": PASSWORD, "passkey": passkey })
}

async fn finish(browser: &Browser, asked: &Value, credential: Value, name: &str) -> Reply {
    let body = json!({ "ceremony": asked["ceremony"], "credential": credential, "passkeyName": name });
    browser.post(PATH, body).await
}

/// Adds the device's first passkey; returns the recovery codes that were created with it.
async fn add(browser: &Browser, device: &mut Authenticator, name: &str) -> Vec<String> {
    add_with(browser, device, name, json!({ "currentPassword": PASSWORD })).await
}

async fn add_with(browser: &Browser, device: &mut Authenticator, name: &str, proof: Value) -> Vec<String> {
    let asked = begin_with(browser, proof).await;
    let made = device.create(&asked["options"]);
    let kept = finish(browser, &asked, made, name).await.expect(200).json();
    kept["codes"].as_array().unwrap().iter().map(|code| code.as_str().unwrap().to_owned()).collect()
}

/// A sign-in challenge, signed by the device.
async fn answer(app: &TestApp, device: &mut Authenticator) -> Value {
    let asked = app.anyone().post("/v1/session/passkey/challenge", json!(null)).await.expect(200).json();
    json!({ "ceremony": asked["ceremony"], "credential": device.get(&asked["options"]) })
}

async fn enter_alone(app: &TestApp, device: &mut Authenticator) -> Reply {
    let answer = answer(app, device).await;
    app.anyone().post("/v1/session/passkey", answer).await
}

async fn enter_after_password(app: &TestApp, person: &Person, device: &mut Authenticator) -> Reply {
    let answer = answer(app, device).await;
    let body = json!({ "emailAddress": person.email, "password": PASSWORD, "passkey": answer });
    app.anyone().post("/v1/session", body).await
}

/// The code of the first violation.
#[track_caller]
fn wrong(reply: Reply) -> String {
    let violation = reply.expect(422).json()["violations"][0].clone();
    violation["code"].as_str().unwrap().to_owned()
}

async fn own(browser: &Browser) -> Vec<Value> {
    let status = browser.get("/v1/account/second-step").await.expect(200).json();
    status["passkeys"].as_array().unwrap().clone()
}

async fn remove(browser: &Browser, id: &Value, proof: Value) -> Reply {
    browser.post(&format!("{PATH}/{}/end", id.as_str().unwrap()), proof).await
}

/// The password and a code.
fn with_code(code: &str) -> Value {
    json!({ "currentPassword": PASSWORD, "code": code })
}

async fn told(lead: &Browser) -> Vec<String> {
    let page = lead.get("/v1/company/record").await.expect(200).json();
    let line = |entry: &Value| {
        let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        format!("{} {} {}", word(&entry["actor"]["name"]), word(&entry["words"]), word(&entry["on"]))
    };
    page["content"].as_array().unwrap().iter().map(line).collect()
}

async fn app_with_lucia() -> (TestApp, Person, Browser, Authenticator) {
    let app = TestApp::start().await;
    let lucia = app.borrower("Lucia Alvarez").await;
    let (browser, device) = (app.browser_of(&lucia).await, device(&app));
    (app, lucia, browser, device)
}

#[tokio::test]
async fn passkey_signs_in_alone_or_after_the_password() {
    let (app, person, lucia, mut device) = app_with_lucia().await;
    let elsewhere = app.browser_of(&person).await;
    let codes = add(&lucia, &mut device, " My phone ").await;
    assert_eq!(codes.len(), 10);
    lucia.get("/v1/users/me").await.expect(200);
    elsewhere.get("/v1/users/me").await.expect(401);
    let mut keys = own(&lucia).await;
    assert_eq!((&keys[0]["name"], &keys[0]["lastUsedAt"]), (&json!("My phone"), &Value::Null));
    let asked = app.anyone().sign_in(&person.email, PASSWORD).await.expect(401);
    assert_eq!(asked.code(), "passkey-asked");
    assert!(asked.header("set-cookie").is_none());

    let entered = enter_alone(&app, &mut device).await.expect(200);
    assert_eq!(entered.json()["emailAddress"], json!(person.email));
    assert!(entered.header("set-cookie").is_some() && entered.device().contains("sealed"));
    enter_after_password(&app, &person, &mut device).await.expect(200);
    enter(&app, &person, &codes[0]).await.expect(200);
    assert_eq!(wrong(enter(&app, &person, "123456").await), "second-step-wrong");
    keys = own(&lucia).await;
    assert_ne!(keys[0]["lastUsedAt"], Value::Null);

    // In addition to an app; existing recovery codes stay valid.
    let phone = turn_on_with(&app, &lucia, proof(&app, &mut device).await).await;
    assert_eq!(phone.recovery.len(), 0);
    let asked = app.anyone().sign_in(&person.email, PASSWORD).await.expect(401);
    assert_eq!(asked.code(), "second-step-or-passkey");
    enter(&app, &person, &phone.code(&app)).await.expect(200);
    enter_after_password(&app, &person, &mut device).await.expect(200);
    let mail = app.mails(3).await.remove(0);
    assert!(mail.contains("A passkey was added") && mail.contains("My phone"), "{mail}");
}

#[tokio::test]
async fn challenges_are_single_use_personal_and_expire() {
    let (app, person, lucia, mut device) = app_with_lucia().await;
    let mateo_is = app.borrower("Mateo Alvarez").await;
    let mateo = app.browser_of(&mateo_is).await;
    add(&lucia, &mut device, "").await;
    // A new passkey: repeated, by another person, in another browser, and too late.
    let asked = begin_with(&lucia, proof(&app, &mut device).await).await;
    let made = device.create(&asked["options"]);
    let again = device.create(&asked["options"]);
    assert_eq!(wrong(finish(&mateo, &asked, made.clone(), "").await), "passkey-expired");
    finish(&lucia, &asked, made.clone(), "").await.expect(200);
    assert_eq!(wrong(finish(&lucia, &asked, again, "").await), "passkey-expired");
    let asked = begin_with(&lucia, proof(&app, &mut device).await).await;
    let made = device.create(&asked["options"]);
    let other = lucia.clone();
    let (one, two) = tokio::join!(
        finish(&lucia, &asked, made.clone(), "one"),
        finish(&other, &asked, made.clone(), "two")
    );
    let mut both = [one.status, two.status];
    both.sort_unstable();
    assert_eq!(both, [200, 422]);
    // The same passkey for another account, with a separate challenge.
    let asked = begin(&mateo).await;
    assert_eq!(wrong(finish(&mateo, &asked, made, "").await), "passkey-unusable");
    let asked = begin_with(&lucia, proof(&app, &mut device).await).await;
    app.time_passes(Duration::minutes(5));
    let late = device.create(&asked["options"]);
    assert_eq!(wrong(finish(&lucia, &asked, late, "").await), "passkey-expired");

    let alone = async |body: &Value| app.anyone().post("/v1/session/passkey", body.clone()).await;
    let mut mine = device_of(&app, &lucia, proof(&app, &mut device).await).await;
    let first = answer(&app, &mut mine).await;
    alone(&first).await.expect(200);
    assert_eq!(wrong(alone(&first).await), "passkey-expired");
    let mut spelled = first.clone();
    let sealed = first["ceremony"].as_str().unwrap().strip_prefix("sealed:1:").unwrap().to_uppercase();
    spelled["ceremony"] = json!(format!("sealed:1:{sealed}"));
    assert_eq!(wrong(alone(&spelled).await), "passkey-expired", "in other letters");
    let second = answer(&app, &mut mine).await;
    let crossed = json!({ "ceremony": second["ceremony"], "credential": first["credential"] });
    assert_eq!(wrong(alone(&crossed).await), "passkey-refused", "of another challenge");
    assert_eq!(wrong(alone(&second).await), "passkey-expired", "it had its answer");
    enter_alone(&app, &mut mine).await.expect(200);
    let late = answer(&app, &mut mine).await;
    app.time_passes(Duration::minutes(5));
    assert_eq!(wrong(alone(&late).await), "passkey-expired");
    // A challenge for registration doesn't work for signing in.
    let asked = begin_with(&lucia, proof(&app, &mut device).await).await;
    let swapped = json!({ "ceremony": asked["ceremony"], "credential": late["credential"] });
    assert_eq!(wrong(alone(&swapped).await), "passkey-expired");
    // After another person's password.
    add(&mateo, &mut Authenticator::at(&mine.origin), "").await;
    assert_eq!(wrong(enter_after_password(&app, &mateo_is, &mut mine).await), "passkey-refused");
    enter_after_password(&app, &person, &mut mine).await.expect(200);
    let kept = passkey_answer::Entity::find().count(app.state.db.read()).await.unwrap();
    assert!(kept < 5, "{kept} answers are kept, also those that are too old");
}

async fn device_of(app: &TestApp, browser: &Browser, proof: Value) -> Authenticator {
    let mut mine = device(app);
    add_with(browser, &mut mine, "", proof).await;
    mine
}

#[tokio::test]
async fn rejects_foreign_unverified_and_cloned_assertions() {
    let (app, _, lucia, mut device) = app_with_lucia().await;
    add(&lucia, &mut device, "").await;
    let here = device.origin.clone();
    for origin in ["https://loanroom.example", "http://localhost.example", "https://localhost"] {
        device.origin = origin.to_owned();
        assert_eq!(wrong(enter_alone(&app, &mut device).await), "passkey-refused", "{origin}");
        device.origin = here.clone();
        let asked = begin_with(&lucia, proof(&app, &mut device).await).await;
        let made = Authenticator::at(origin).create(&asked["options"]);
        assert_eq!(wrong(finish(&lucia, &asked, made, "").await), "passkey-unusable", "{origin}");
    }
    device.verifies = false;
    assert_eq!(wrong(enter_alone(&app, &mut device).await), "passkey-refused");
    device.verifies = true;
    let asked = begin_with(&lucia, proof(&app, &mut device).await).await;
    let mut careless = Authenticator::at(&here);
    careless.verifies = false;
    let made = careless.create(&asked["options"]);
    assert_eq!(wrong(finish(&lucia, &asked, made, "").await), "passkey-unusable");
    enter_alone(&app, &mut device).await.expect(200);
    // A copy with a lower signature counter.
    device.count -= 1;
    assert_eq!(wrong(enter_alone(&app, &mut device).await), "passkey-refused");
    enter_alone(&app, &mut device).await.expect(200);
    // A modified signature, and one of an unknown passkey.
    let mut bent = answer(&app, &mut device).await;
    let other = answer(&app, &mut device).await;
    bent["credential"]["response"]["signature"] = other["credential"]["response"]["signature"].clone();
    assert_eq!(wrong(app.anyone().post("/v1/session/passkey", bent).await), "passkey-refused");
    let mut foreign = Authenticator::at(&here);
    foreign.create(&begin_with(&lucia, proof(&app, &mut device).await).await["options"]);
    assert_eq!(wrong(enter_alone(&app, &mut foreign).await), "passkey-refused");
    for body in [json!({}), json!({ "ceremony": "", "credential": {} }), json!({ "ceremony": 1 })] {
        assert_eq!(app.anyone().post("/v1/session/passkey", body).await.status, 400);
    }
}

#[tokio::test]
async fn allows_ten_passkeys_and_requires_fresh_proof() {
    let (app, person, lucia, mut device) = app_with_lucia().await;
    let sofia = app.browser_of(&app.borrower("Sofia Marin").await).await;
    for password in ["", "a loan in April"] {
        let refused = lucia.post(&format!("{PATH}/challenge"), json!({ "currentPassword": password })).await;
        assert_eq!(refused.expect(422).json()["violations"][0]["field"], "currentPassword");
    }
    let codes = add(&lucia, &mut device, "0").await;
    for name in 1..9 {
        let proof = proof(&app, &mut device).await;
        add_with(&lucia, &mut device, &name.to_string(), proof).await;
    }
    let one = begin_with(&lucia, proof(&app, &mut device).await).await;
    let two = begin_with(&lucia, proof(&app, &mut device).await).await;
    let (first, second) = (device.create(&one["options"]), device.create(&two["options"]));
    let again = lucia.clone();
    let (one, two) = tokio::join!(finish(&lucia, &one, first, "x"), finish(&again, &two, second, "y"));
    let mut both = [one.status, two.status];
    both.sort_unstable();
    assert_eq!(both, [200, 422], "the eleventh");
    let eleventh = lucia.post(&format!("{PATH}/challenge"), json!({ "currentPassword": PASSWORD })).await;
    assert_eq!(wrong(eleventh), "passkey-many");

    let keys = own(&lucia).await;
    let path = format!("{PATH}/{}", keys[0]["id"].as_str().unwrap());
    sofia.put(&path, json!({ "passkeyName": "Mine" })).await.expect(404);
    remove(&sofia, &keys[0]["id"], with_code(&codes[0])).await.expect(404);
    assert_eq!(wrong(lucia.put(&path, json!({ "passkeyName": " " })).await), "passkey-name");
    lucia.put(&path, json!({ "passkeyName": "x".repeat(61) })).await.expect(422);
    lucia.put(&path, json!({ "passkeyName": " Old laptop " })).await.expect(204);
    assert_eq!(own(&lucia).await[0]["name"], "Old laptop");
    let guess = json!({ "currentPassword": "a loan in April", "code": codes[0] });
    remove(&lucia, &keys[0]["id"], guess).await.expect(422);
    remove(&lucia, &keys[0]["id"], proof(&app, &mut device).await).await.expect(204);
    remove(&lucia, &keys[0]["id"], with_code(&codes[0])).await.expect(404);
    let asked = app.anyone().post("/v1/session/passkey/challenge", json!(null)).await.expect(200).json();
    let removed =
        json!({ "ceremony": asked["ceremony"], "credential": device.get_with(0, &asked["options"]) });
    assert_eq!(wrong(app.anyone().post("/v1/session/passkey", removed).await), "passkey-refused");
    for (key, code) in keys[1..].iter().zip(&codes) {
        app.anyone().sign_in(&person.email, PASSWORD).await.expect(401);
        remove(&lucia, &key["id"], with_code(code)).await.expect(204);
    }
    // The recovery codes were removed with the last passkey, and the password is enough again.
    app.anyone().sign_in(&person.email, PASSWORD).await.expect(200);
    let status = lucia.get("/v1/account/second-step").await.expect(200).json();
    assert_eq!(status["recoveryCodesLeft"], 0);
}

#[tokio::test]
async fn passkey_meets_the_company_requirement_and_is_recorded() {
    let scene = Scene::new().await;
    let (app, company) = (&scene.app, scene.company().await);
    let marcus_is = app.lender(&company, "Marcus Bell", Role::Manager).await;
    let marcus = app.browser_of(&marcus_is).await;
    let (mut hers, mut his) = (device(app), device(app));
    add(&scene.dana, &mut hers, "Dana’s laptop").await;
    let version = scene.dana.get("/v1/company").await.expect(200).json()["version"].clone();
    let asks = json!({ "version": version, "secondStepRequired": true });
    scene.dana.put("/v1/company", asks).await.expect(200);
    assert_eq!(marcus.get("/v1/account").await.expect(403).code(), "second-step-missing");
    add(&marcus, &mut his, "Marcus’ key").await;
    marcus.get("/v1/account").await.expect(200);
    let entered = enter_alone(app, &mut his).await.expect(200).json();
    assert_eq!(entered["secondStepMissing"], false);
    let employees = scene.dana.get(&format!("/v1/lenders/{}/employees", company.id)).await.expect(200).json();
    let row =
        employees.as_array().unwrap().iter().find(|one| one["id"] == json!(marcus_is.id)).unwrap().clone();
    assert_eq!(row["secondStep"], true);

    // A person who removes the last one is led to setup.
    let key = own(&marcus).await.remove(0);
    remove(&marcus, &key["id"], proof(app, &mut his).await).await.expect(204);
    assert_eq!(marcus.get("/v1/account").await.expect(403).code(), "second-step-missing");
    assert_eq!(wrong(enter_alone(app, &mut his).await), "passkey-refused");
    add(&marcus, &mut his, "Marcus’ key").await;

    // A lost device.
    let path = format!("/v1/company/employees/{}/second-step", marcus_is.id);
    scene.dana.delete(&path).await.expect(204);
    assert_eq!(wrong(enter_alone(app, &mut his).await), "passkey-refused");
    let again = app.browser_of(&marcus_is).await;
    assert_eq!(again.get("/v1/users/me").await.expect(200).json()["secondStepMissing"], true);
    let told = told(&scene.dana).await;
    for line in [
        "Dana Whitfield turned off two-step sign-in for a colleague Marcus Bell",
        "Marcus Bell removed a passkey Marcus’ key",
        "Marcus Bell added a passkey Marcus’ key",
        "Dana Whitfield added a passkey Dana’s laptop",
    ] {
        assert!(told.iter().any(|one| one == line), "{line}: {told:?}");
    }
    assert!(told.iter().any(|one| one.starts_with("Marcus Bell signed in with a passkey")), "{told:?}");

    // An app that was turned on before can be removed, because the passkey remains.
    let phone = turn_on_with(app, &scene.dana, proof(app, &mut hers).await).await;
    let end = json!({ "currentPassword": PASSWORD, "code": phone.code(app) });
    scene.dana.post("/v1/account/second-step/end", end).await.expect(204);
    enter_alone(app, &mut hers).await.expect(200);
}

#[tokio::test]
async fn removes_passkeys_with_the_account() {
    let scene = Scene::new().await;
    let (app, company) = (&scene.app, scene.company().await);
    let marcus_is = app.lender(&company, "Marcus Bell", Role::Manager).await;
    let mut his = device(app);
    add(&app.browser_of(&marcus_is).await, &mut his, "").await;
    scene.dana.delete(&format!("/v1/company/employees/{}", marcus_is.id)).await.expect(204);
    assert_eq!(wrong(enter_alone(app, &mut his).await), "passkey-refused");
    assert_eq!(passkey::Entity::find().count(app.state.db.read()).await.unwrap(), 0);
}

#[tokio::test]
async fn password_reset_keeps_passkeys_required() {
    let (app, person, lucia, mut device) = app_with_lucia().await;
    add(&lucia, &mut device, "").await;
    let link = app.password_reset(&person).await;
    let anyone = app.anyone();
    let request = anyone.request(Method::POST, "/forms/reset-password").header("accept", "text/html");
    let new = "a quiet harbor";
    let chosen = anyone.send(request.form(&[("token", link.as_str()), ("password", new)])).await.expect(303);
    assert_eq!((chosen.header("location"), chosen.header("set-cookie")), (Some("/sign-in#password"), None));
    assert_eq!(app.anyone().sign_in(&person.email, new).await.expect(401).code(), "passkey-asked");
    enter_alone(&app, &mut device).await.expect(200);
}

#[tokio::test]
async fn throttles_guesses_without_locking_out_the_owner() {
    let (app, _, lucia, mut device) = app_with_lucia().await;
    add(&lucia, &mut device, "").await;
    let mut asked = answer(&app, &mut device).await;
    asked["ceremony"] = json!("sealed:1:00");
    let mut let_through = 0;
    for _ in 0..20 {
        let_through +=
            usize::from(app.anyone().post("/v1/session/passkey", asked.clone()).await.status == 422);
    }
    assert!(let_through < 8, "{let_through} of 20 guesses got through");
    app.anyone().sign_in("lucia.alvarez@people.example", PASSWORD).await.expect(401);
    app.time_passes(Duration::minutes(16));
    enter_alone(&app, &mut device).await.expect(200);
}

#[tokio::test]
async fn reports_missing_passkey_support_on_ip_addresses() {
    let app = TestApp::start_with(&[("LOANROOM_PUBLIC_URL", "http://192.0.2.7:3000")]).await;
    let refused = app.anyone().post("/v1/session/passkey/challenge", json!(null)).await.expect(422);
    assert_eq!(refused.code(), "passkey-nowhere");
}
