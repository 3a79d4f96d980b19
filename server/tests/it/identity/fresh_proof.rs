//! Changes of sign-in methods require a fresh proof of identity.

use chrono::Duration;
use serde_json::{Value, json};

use super::second_step::{enter, turn_on};
use crate::support::{Authenticator, Browser, PASSWORD, Person, Reply, TestApp};

const PASSKEYS: &str = "/v1/account/passkeys";
const RENEW: &str = "/v1/account/second-step/recovery-codes";
const END_APP: &str = "/v1/account/second-step/end";

async fn app_with_lucia() -> (TestApp, Person, Browser) {
    let app = TestApp::start().await;
    let lucia = app.borrower("Lucia Alvarez").await;
    let browser = app.browser_of(&lucia).await;
    (app, lucia, browser)
}

async fn status(browser: &Browser) -> Value {
    browser.get("/v1/account/second-step").await.expect(200).json()
}

fn with_code(code: &str) -> Value {
    json!({ "currentPassword": PASSWORD, "code": code })
}

/// Adds a passkey; returns the recovery codes that were created with it.
async fn add_passkey(browser: &Browser, device: &mut Authenticator, proof: Value) -> Vec<String> {
    let asked = browser.post(&format!("{PASSKEYS}/challenge"), proof).await.expect(200).json();
    let credential = device.create(&asked["options"]);
    let body = json!({ "ceremony": asked["ceremony"], "credential": credential, "passkeyName": "Key" });
    let codes = browser.post(PASSKEYS, body).await.expect(200).json()["codes"].clone();
    codes.as_array().unwrap().iter().map(|code| code.as_str().unwrap().to_owned()).collect()
}

/// Signs a sign-in challenge with the device's passkey.
async fn sign(app: &TestApp, device: &mut Authenticator) -> Value {
    let asked = app.anyone().post("/v1/session/passkey/challenge", json!(null)).await.expect(200).json();
    json!({ "ceremony": asked["ceremony"], "credential": device.get(&asked["options"]) })
}

/// The URL for removing the passkey at this index.
async fn removal(browser: &Browser, index: usize) -> String {
    let id = status(browser).await["passkeys"][index]["id"].as_str().unwrap().to_owned();
    format!("{PASSKEYS}/{id}/end")
}

#[track_caller]
fn assert_wrong(reply: Reply, field: &str, code: &str) {
    let violations = reply.expect(422).json()["violations"].clone();
    let found = violations.as_array().unwrap().iter().find(|one| one["field"] == field);
    assert_eq!(found.unwrap_or_else(|| panic!("{violations}"))["code"], code);
}

#[tokio::test]
async fn requires_the_second_step_for_account_changes() {
    let (app, person, lucia) = app_with_lucia().await;
    let mut device = Authenticator::at(&app.state.config.link(""));
    let codes = add_passkey(&lucia, &mut device, json!({ "currentPassword": PASSWORD })).await;
    let remove = removal(&lucia, 0).await;
    let challenge = format!("{PASSKEYS}/challenge");
    let with_passkey = [remove.as_str(), &challenge, "/v1/account/second-step", RENEW, "/v1/account/address"];
    for path in with_passkey {
        let mut body = json!({ "emailAddress": "lucia@elsewhere.example", "currentPassword": PASSWORD });
        for code in [Value::Null, json!(""), json!("  ")] {
            body["code"] = code;
            assert_wrong(lucia.post(path, body.clone()).await, "code", "passkey-asked");
        }
        body["code"] = json!("123456");
        assert_wrong(lucia.post(path, body.clone()).await, "code", "second-step-wrong");
        body["code"] = json!("12345");
        assert_wrong(lucia.post(path, body.clone()).await, "code", "second-step-shape");
        app.time_passes(Duration::minutes(16));
    }
    let both = lucia.post(&remove, json!({})).await;
    assert_wrong(both, "currentPassword", "present-password");
    assert_eq!(status(&lucia).await["passkeys"].as_array().unwrap().len(), 1);
    assert_eq!(status(&lucia).await["onSince"], Value::Null);
    assert_eq!(lucia.get("/v1/account").await.expect(200).json()["newEmailAddress"], Value::Null);
    assert_eq!(app.anyone().sign_in(&person.email, PASSWORD).await.expect(401).code(), "passkey-asked");

    // Adds an app, proven by the passkey; from then on any of the three methods works.
    let begun = json!({ "currentPassword": PASSWORD, "passkey": sign(&app, &mut device).await });
    lucia.post("/v1/account/second-step", begun).await.expect(200);
    let address = json!({
        "emailAddress": "lucia@elsewhere.example", "currentPassword": PASSWORD, "code": codes[0],
    });
    lucia.post("/v1/account/address", address.clone()).await.expect(204);
    assert_wrong(lucia.post("/v1/account/address", address).await, "code", "second-step-wrong");
    let signed = sign(&app, &mut device).await;
    let last = json!({ "currentPassword": PASSWORD, "passkey": signed });
    lucia.post(&remove, last).await.expect(204);
    app.anyone().sign_in(&person.email, PASSWORD).await.expect(200);
    // After it is turned off, the password is enough.
    lucia.post(&challenge, json!({ "currentPassword": PASSWORD })).await.expect(200);
}

#[tokio::test]
async fn rejects_foreign_passkeys_and_reused_assertions() {
    let (app, _, lucia) = app_with_lucia().await;
    let mateo = app.browser_of(&app.borrower("Mateo Alvarez").await).await;
    let origin = app.state.config.link("");
    let (mut hers, mut his) = (Authenticator::at(&origin), Authenticator::at(&origin));
    add_passkey(&lucia, &mut hers, json!({ "currentPassword": PASSWORD })).await;
    add_passkey(&mateo, &mut his, json!({ "currentPassword": PASSWORD })).await;
    let remove = removal(&lucia, 0).await;
    let foreign = json!({ "currentPassword": PASSWORD, "passkey": sign(&app, &mut his).await });
    assert_wrong(lucia.post(&remove, foreign).await, "passkey", "passkey-refused");
    let used = sign(&app, &mut hers).await;
    app.anyone().post("/v1/session/passkey", used.clone()).await.expect(200);
    let again = json!({ "currentPassword": PASSWORD, "passkey": used });
    assert_wrong(lucia.post(&remove, again).await, "passkey", "passkey-expired");
    // Another person's passkey can't be removed, with any proof.
    let own = json!({ "currentPassword": PASSWORD, "passkey": sign(&app, &mut his).await });
    mateo.post(&remove, own).await.expect(404);
    assert_eq!(status(&lucia).await["passkeys"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn code_proves_one_change_only() {
    let (app, person, lucia) = app_with_lucia().await;
    let phone = turn_on(&app, &lucia).await;
    let origin = app.state.config.link("");
    let (mut first, mut second) = (Authenticator::at(&origin), Authenticator::at(&origin));
    add_passkey(&lucia, &mut first, with_code(&phone.recovery[0])).await;
    add_passkey(&lucia, &mut second, with_code(&phone.recovery[1])).await;
    let (one, two) = (removal(&lucia, 0).await, removal(&lucia, 1).await);
    let again = lucia.clone();
    let proof = with_code(&phone.recovery[2]);
    let (a, b) = tokio::join!(lucia.post(&one, proof.clone()), again.post(&two, proof.clone()));
    let mut both = [a.status, b.status];
    both.sort_unstable();
    assert_eq!(both, [204, 422]);
    assert_eq!(status(&lucia).await["passkeys"].as_array().unwrap().len(), 1);
    // A code that was used for signing in removes nothing.
    let code = phone.code(&app);
    enter(&app, &person, &code).await.expect(200);
    assert_wrong(lucia.post(END_APP, with_code(&code)).await, "code", "second-step-wrong");
    // The last two methods are removed concurrently, each with a separate proof.
    let key = removal(&lucia, 0).await;
    let (app_proof, key_proof) = (with_code(&phone.recovery[3]), with_code(&phone.recovery[4]));
    let (a, b) = tokio::join!(lucia.post(END_APP, app_proof), again.post(&key, key_proof));
    assert_eq!((a.status, b.status), (204, 204));
    let left = status(&lucia).await;
    assert_eq!(
        (&left["onSince"], &left["passkeys"], &left["recoveryCodesLeft"]),
        (&Value::Null, &json!([]), &json!(0))
    );
    app.anyone().sign_in(&person.email, PASSWORD).await.expect(200);
}

#[tokio::test]
async fn throttles_wrong_codes_without_reset_by_the_password() {
    let (app, _, lucia) = app_with_lucia().await;
    let phone = turn_on(&app, &lucia).await;
    let mut let_through = 0;
    for turn in 0..20 {
        let guess = lucia.post(RENEW, with_code("000000")).await.status;
        let_through += usize::from(guess == 422);
        // The password is correct, and the new one is refused.
        let weak = json!({ "currentPassword": PASSWORD, "password": format!("password{turn:02}") });
        lucia.put("/v1/password", weak).await;
    }
    assert!(let_through < 6, "{let_through} of 20 guesses got through");
    lucia.post(RENEW, with_code(&phone.code(&app))).await.expect(429);
    app.time_passes(Duration::minutes(16));
    lucia.post(RENEW, with_code(&phone.code(&app))).await.expect(200);
}
