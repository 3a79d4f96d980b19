//! Two-step sign-in.

use chrono::Duration;
use reqwest::Method;
use sea_orm::EntityTrait as _;
use serde_json::{Value, json};
use server::entity::second_step;
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};
use totp_rs::{Builder, Secret};

use crate::support::{Browser, PASSWORD, Person, Reply, TestApp};

/// Half a minute, the lifetime of a code.
const STEP: Duration = Duration::seconds(30);

/// A person's authenticator app and recovery codes.
pub struct Phone {
    secret: String,
    pub recovery: Vec<String>,
}

impl Phone {
    /// The current code of the app.
    pub fn code(&self, app: &TestApp) -> String {
        self.code_in(app, Duration::zero())
    }

    fn code_in(&self, app: &TestApp, by: Duration) -> String {
        let at = u64::try_from((app.state.clock.now() + by).timestamp()).unwrap();
        let secret = Secret::try_from_base32(&self.secret).unwrap();
        Builder::new().with_secret(secret).build().unwrap().generate(at).to_string()
    }
}

/// Adds the account to an app, turns it on, and waits for the next code.
pub async fn turn_on(app: &TestApp, browser: &Browser) -> Phone {
    turn_on_with(app, browser, json!({ "currentPassword": PASSWORD })).await
}

/// The same for a person with a stronger proof than the password.
pub async fn turn_on_with(app: &TestApp, browser: &Browser, proof: Value) -> Phone {
    let mut phone = begin_with(browser, proof).await;
    let kept = confirm(browser, &phone.code(app)).await.expect(200).json();
    phone.recovery =
        kept["codes"].as_array().unwrap().iter().map(|code| code.as_str().unwrap().to_owned()).collect();
    app.time_passes(STEP);
    phone
}

async fn begin(browser: &Browser) -> Phone {
    begin_with(browser, json!({ "currentPassword": PASSWORD })).await
}

async fn begin_with(browser: &Browser, proof: Value) -> Phone {
    let begun = browser.post("/v1/account/second-step", proof).await.expect(200).json();
    let secret = begun["secret"].as_str().unwrap().to_owned();
    assert!(begun["address"].as_str().unwrap().contains(&secret), "{begun}");
    assert!(begun["picture"].as_str().unwrap().contains("<svg"), "{begun}");
    Phone { secret, recovery: Vec::new() }
}

async fn confirm(browser: &Browser, code: &str) -> Reply {
    browser.put("/v1/account/second-step", json!({ "code": code })).await
}

async fn status(browser: &Browser) -> Value {
    browser.get("/v1/account/second-step").await.expect(200).json()
}

/// Signs in from an unknown browser.
pub async fn enter(app: &TestApp, person: &Person, code: &str) -> Reply {
    let body = json!({ "emailAddress": person.email, "password": PASSWORD, "code": code });
    app.anyone().post("/v1/session", body).await
}

/// The code of the violation of the field `code`.
fn wrong_code(reply: Reply) -> String {
    let violation = reply.expect(422).json()["violations"][0].clone();
    assert_eq!(violation["field"], "code");
    violation["code"].as_str().unwrap().to_owned()
}

async fn app_with_lucia() -> (TestApp, Person, Browser) {
    let app = TestApp::start().await;
    let lucia = app.borrower("Lucia Alvarez").await;
    let browser = app.browser_of(&lucia).await;
    (app, lucia, browser)
}

#[tokio::test]
async fn asks_for_a_code_only_after_the_correct_password() {
    let (app, person, lucia) = app_with_lucia().await;
    let elsewhere = app.browser_of(&person).await;
    assert_eq!(
        status(&lucia).await,
        json!({
            "onSince": null, "passkeys": [], "recoveryCodesLeft": 0, "required": false,
            "freshProof": { "appCode": false, "recoveryCode": false, "passkey": false },
        })
    );
    let phone = turn_on(&app, &lucia).await;
    assert_eq!((phone.recovery.len(), &status(&lucia).await["recoveryCodesLeft"]), (10, &json!(10)));
    lucia.get("/v1/users/me").await.expect(200);
    elsewhere.get("/v1/users/me").await.expect(401);
    let wrong = app.anyone().sign_in(&person.email, "not it").await.expect(401);
    let unknown = app.anyone().sign_in("nobody@people.example", "not it").await.expect(401);
    assert_eq!(wrong.json(), unknown.json());
    let with_code = json!({ "emailAddress": person.email, "password": "not it", "code": phone.code(&app) });
    assert_eq!(app.anyone().post("/v1/session", with_code).await.expect(401).json(), unknown.json());
    let asked = app.anyone().sign_in(&person.email, PASSWORD).await.expect(401);
    assert_eq!(asked.code(), "second-step-asked");
    assert!(asked.header("set-cookie").is_none());
    assert_eq!(wrong_code(enter(&app, &person, "12345").await), "second-step-shape");
    assert_eq!(wrong_code(enter(&app, &person, "000000").await), "second-step-wrong");
    let spaced = phone.code(&app);
    let spaced = format!("{} {}", &spaced[..3], &spaced[3..]);
    let entered = enter(&app, &person, &spaced).await.expect(200);
    assert_eq!(entered.json()["secondStepMissing"], false);
    let mail = app.mails(1).await.remove(0);
    assert!(mail.contains("Two-step sign-in to Loanroom is on") && !mail.contains(&phone.secret), "{mail}");
    assert!(phone.recovery.iter().all(|code| !mail.contains(code)), "{mail}");
}

#[tokio::test]
async fn code_works_once_with_clock_tolerance() {
    let (app, person, lucia) = app_with_lucia().await;
    let phone = begin(&lucia).await;
    let first = phone.code(&app);
    confirm(&lucia, &first).await.expect(200);
    assert_eq!(wrong_code(enter(&app, &person, &first).await), "second-step-wrong");
    // An app whose clock is ahead.
    let early = phone.code_in(&app, STEP);
    enter(&app, &person, &early).await.expect(200);
    assert_eq!(wrong_code(enter(&app, &person, &early).await), "second-step-wrong");
    // A used code invalidates earlier ones.
    assert_eq!(wrong_code(enter(&app, &person, &phone.code(&app)).await), "second-step-wrong");
    app.time_passes(STEP * 4);
    let late = phone.code_in(&app, -STEP);
    enter(&app, &person, &late).await.expect(200);
    app.time_passes(STEP * 4);
    assert_eq!(wrong_code(enter(&app, &person, &phone.code_in(&app, STEP * -2)).await), "second-step-wrong");
    assert_eq!(wrong_code(enter(&app, &person, &phone.code_in(&app, STEP * 2)).await), "second-step-wrong");
    let code = phone.code(&app);
    let (one, two) = tokio::join!(enter(&app, &person, &code), enter(&app, &person, &code));
    let mut both = [one.status, two.status];
    both.sort_unstable();
    assert_eq!(both, [200, 422]);
}

#[tokio::test]
async fn throttles_code_guesses_across_password_entries() {
    let (app, person, lucia) = app_with_lucia().await;
    let phone = turn_on(&app, &lucia).await;
    let mut let_through = 0;
    for _ in 0..20 {
        app.anyone().sign_in(&person.email, PASSWORD).await;
        let_through += usize::from(enter(&app, &person, "000000").await.status == 422);
    }
    assert!(let_through < 6, "{let_through} of 20 guesses got through");
    enter(&app, &person, &phone.code(&app)).await.expect(429);
    app.time_passes(Duration::seconds(61));
    enter(&app, &person, &phone.code(&app)).await.expect(200);
    // The same in an open account.
    let mut guesses = 0;
    let end = json!({ "currentPassword": PASSWORD, "code": "000000" });
    while lucia.post("/v1/account/second-step/end", end.clone()).await.status == 422 {
        guesses += 1;
        assert!(guesses < 10);
    }
}

#[tokio::test]
async fn recovery_code_works_once_and_sends_an_email() {
    let (app, person, lucia) = app_with_lucia().await;
    let phone = turn_on(&app, &lucia).await;
    let typed = phone.recovery[0].to_lowercase().replace('-', " ");
    enter(&app, &person, &typed).await.expect(200);
    assert_eq!(wrong_code(enter(&app, &person, &phone.recovery[0]).await), "second-step-wrong");
    let code = &phone.recovery[1];
    let (one, two) = tokio::join!(enter(&app, &person, code), enter(&app, &person, code));
    let mut both = [one.status, two.status];
    both.sort_unstable();
    assert_eq!(both, [200, 422]);
    assert_eq!(status(&lucia).await["recoveryCodesLeft"], 8);
    let told = app.mails(3).await;
    assert!(told.iter().any(|mail| mail.contains("9 codes left")), "{told:?}");
    // Nobody else's.
    let mateo = app.borrower("Mateo Alvarez").await;
    turn_on(&app, &app.browser_of(&mateo).await).await;
    assert_eq!(wrong_code(enter(&app, &mateo, &phone.recovery[2]).await), "second-step-wrong");
    // New codes replace the remaining ones.
    let renew = async |password: &str| {
        let proof = json!({ "currentPassword": password, "code": phone.code(&app) });
        lucia.post("/v1/account/second-step/recovery-codes", proof).await
    };
    renew("a loan in April").await.expect(422);
    let new = renew(PASSWORD).await.expect(200).json();
    assert_eq!(wrong_code(enter(&app, &person, &phone.recovery[2]).await), "second-step-wrong");
    enter(&app, &person, new["codes"][0].as_str().unwrap()).await.expect(200);
}

#[tokio::test]
async fn turning_off_requires_password_and_code() {
    let (app, person, lucia) = app_with_lucia().await;
    let path = "/v1/account/second-step";
    for password in ["", "a loan in April"] {
        let refused = lucia.post(path, json!({ "currentPassword": password })).await.expect(422);
        assert_eq!(refused.json()["violations"][0]["field"], "currentPassword");
    }
    assert_eq!(wrong_code(confirm(&lucia, "123456").await), "second-step-begin");
    let first = begin(&lucia).await;
    let phone = begin(&lucia).await;
    assert_eq!(wrong_code(confirm(&lucia, &first.code(&app)).await), "second-step-wrong");
    assert_eq!(wrong_code(confirm(&lucia, "ABCD-EFGH-2345").await), "second-step-digits");
    // An unconfirmed app isn't required.
    app.anyone().sign_in(&person.email, PASSWORD).await.expect(200);
    let code = phone.code(&app);
    let (one, two) = tokio::join!(confirm(&lucia, &code), confirm(&lucia, &code));
    let mut both = [one.status, two.status];
    both.sort_unstable();
    assert_eq!(both, [200, 422]);
    lucia.post(path, json!({ "currentPassword": PASSWORD })).await.expect(422);
    app.time_passes(STEP);
    let end = async |password: &str, code: &str| {
        lucia.post(&format!("{path}/end"), json!({ "currentPassword": password, "code": code })).await
    };
    end(PASSWORD, "000000").await.expect(422);
    end("a loan in April", &phone.code(&app)).await.expect(422);
    end("", &phone.code(&app)).await.expect(422);
    end(PASSWORD, &phone.code(&app)).await.expect(204);
    assert_eq!(end(PASSWORD, &phone.code(&app)).await.expect(422).message(), "Two-step sign-in is off");
    app.anyone().sign_in(&person.email, PASSWORD).await.expect(200);
    assert_eq!(status(&lucia).await["onSince"], Value::Null);
}

#[tokio::test]
async fn reset_and_invitation_do_not_bypass_the_second_step() {
    let (app, person, lucia) = app_with_lucia().await;
    let harbor = app.company("Harbor & Pine").await;
    let dana = app.lender(&harbor, "Dana Whitfield", Role::LeadLender).await;
    let loan = app.loan(&harbor, "Alvarez – purchase", ReviewStatus::InProgress).await;
    let phone = turn_on(&app, &lucia).await;
    let submit = async |form: &str, fields: &[(&str, &str)]| {
        let anyone = app.anyone();
        let request = anyone.request(Method::POST, &format!("/forms/{form}")).header("accept", "text/html");
        anyone.send(request.form(fields)).await
    };
    let invitation = app.invitation(&loan, &person, dana.id).await;
    let joined =
        submit("accept-invitation", &[("token", &invitation), ("password", PASSWORD)]).await.expect(303);
    let page = format!("/sign-in?returnTo=/loans/{}#joined", loan.id);
    assert_eq!((joined.header("location"), joined.header("set-cookie")), (Some(page.as_str()), None));
    let again = app.invitation(&loan, &person, dana.id).await;
    let joined =
        app.anyone().post(&format!("/v1/invitations/{again}"), json!({ "password": PASSWORD })).await;
    assert_eq!(joined.expect(204).header("set-cookie"), None);
    lucia.get(&format!("/v1/loans/{}", loan.id)).await.expect(200);
    let link = app.password_reset(&person).await;
    let new = "a quiet harbor";
    let chosen = submit("reset-password", &[("token", &link), ("password", new)]).await.expect(303);
    assert_eq!((chosen.header("location"), chosen.header("set-cookie")), (Some("/sign-in#password"), None));
    lucia.get("/v1/users/me").await.expect(401);
    assert_eq!(app.anyone().sign_in(&person.email, new).await.expect(401).code(), "second-step-asked");
    let body = json!({ "emailAddress": person.email, "password": new, "code": phone.code(&app) });
    app.anyone().post("/v1/session", body).await.expect(200);
}

#[tokio::test]
async fn secret_is_encrypted_and_shown_once() {
    let (app, _, lucia) = app_with_lucia().await;
    let phone = turn_on(&app, &lucia).await;
    let row = second_step::Entity::find().one(app.state.db.read()).await.unwrap().unwrap();
    assert!(row.secret.starts_with("sealed:1:") && !row.secret.contains(&phone.secret));
    let told = status(&lucia).await.to_string();
    assert!(
        !told.contains(&phone.secret) && phone.recovery.iter().all(|code| !told.contains(code)),
        "{told}"
    );
}
