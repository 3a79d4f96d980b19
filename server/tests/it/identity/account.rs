//! The user's own account.

use chrono::Duration;
use reqwest::Method;
use serde_json::{Value, json};
use shared_rules::team::role::Role;

use crate::support::{Browser, PASSWORD, Person, Reply, TestApp, secret};

const NEW: &str = "a quiet harbor";

async fn app_with_dana() -> (TestApp, Person, Browser) {
    let app = TestApp::start().await;
    let harbor = app.company("Harbor & Pine").await;
    let dana = app.lender(&harbor, "Dana Whitfield", Role::LeadLender).await;
    let browser = app.browser_of(&dana).await;
    (app, dana, browser)
}

fn link(mail: &str) -> String {
    secret(mail, "/confirm-address/")
}

async fn confirm(browser: &Browser, token: &str) -> Reply {
    let request = browser.request(Method::POST, "/forms/confirm-address").header("accept", "text/html");
    browser.send(request.form(&[("token", token)])).await
}

async fn ask(browser: &Browser, address: &str) -> Reply {
    browser.post("/v1/account/address", json!({ "emailAddress": address, "currentPassword": PASSWORD })).await
}

async fn sessions(browser: &Browser) -> Vec<Value> {
    browser.get("/v1/sessions").await.expect(200).json().as_array().unwrap().clone()
}

#[tokio::test]
async fn stores_and_shows_profile_changes() {
    let (_app, _, dana) = app_with_dana().await;
    let profile = json!({ "givenName": " Dana ", "familyName": "Whitfield-Ray", "positionOrTitle": "Loan officer",
        "phoneNumber": { "locale": "US", "value": "(970) 555-0100" } });
    let kept = dana.put("/v1/account", profile).await.expect(200).json();
    assert_eq!((&kept["givenName"], &kept["familyName"]), (&json!("Dana"), &json!("Whitfield-Ray")));
    assert_eq!(dana.get("/v1/account").await.expect(200).json(), kept);
    let me = dana.get("/v1/users/me").await.expect(200).json();
    assert_eq!(
        (&me["familyName"], &me["positionOrTitle"]),
        (&json!("Whitfield-Ray"), &json!("Loan officer"))
    );
    let nameless =
        dana.put("/v1/account", json!({ "givenName": " ", "familyName": "" })).await.expect(422).json();
    assert_eq!(nameless["violations"][0]["field"], "givenName");
    dana.put("/v1/account", json!({ "givenName": "x".repeat(101) })).await.expect(422);
}

#[tokio::test]
async fn changing_the_password_requires_the_current_one_and_ends_other_sessions() {
    let (app, person, dana) = app_with_dana().await;
    let elsewhere = app.browser_of(&person).await;
    let change = async |present: &str, new: &str| {
        dana.put("/v1/password", json!({ "currentPassword": present, "password": new })).await
    };
    let wrong = change("a loan in April", NEW).await.expect(422).json();
    assert_eq!(wrong["violations"][0]["field"], "currentPassword");
    for (present, new) in [("", NEW), (PASSWORD, PASSWORD), (PASSWORD, "short"), (PASSWORD, "password123")] {
        change(present, new).await.expect(422);
    }
    elsewhere.get("/v1/users/me").await.expect(200);
    change(PASSWORD, NEW).await.expect(204);
    dana.get("/v1/users/me").await.expect(200);
    assert_eq!(elsewhere.get("/v1/users/me").await.expect(401).code(), "signed-out");
    app.anyone().sign_in(&person.email, PASSWORD).await.expect(401);
    app.anyone().sign_in(&person.email, NEW).await.expect(200);
}

#[tokio::test]
async fn throttles_guesses_of_the_current_password() {
    let (_app, _, dana) = app_with_dana().await;
    let guess = json!({ "currentPassword": "a guess that fails", "password": NEW });
    let mut tries = 0;
    while dana.put("/v1/password", guess.clone()).await.status == 422 {
        tries += 1;
        assert!(tries < 30);
    }
    dana.put("/v1/password", guess).await.expect(429);
    assert!(tries >= 5, "{tries}");
}

#[tokio::test]
async fn changes_the_address_after_confirmation_and_notifies_the_old_one() {
    let (app, person, dana) = app_with_dana().await;
    ask(&dana, "Dana.New@people.example").await.expect(204);
    let account = dana.get("/v1/account").await.expect(200).json();
    assert_eq!(account["emailAddress"], json!(person.email));
    assert_eq!(account["newEmailAddress"], "Dana.New@people.example");
    let first = app.mails(1).await.remove(0);
    assert!(first.contains("To: Dana.New@people.example"), "{first}");
    let token = link(&first);
    let page = app.anyone().get(&format!("/confirm-address/{token}")).await.expect(200).text();
    assert!(page.contains("Dana.New@people.example") && !page.contains("<script"), "{page}");
    app.anyone().sign_in(&person.email, PASSWORD).await.expect(200);
    let anyone = app.anyone();
    let (one, two) = tokio::join!(confirm(&anyone, &token), confirm(&anyone, &token));
    let mut both = [one.status, two.status];
    both.sort_unstable();
    assert_eq!(both, [303, 410]);
    app.anyone().sign_in(&person.email, PASSWORD).await.expect(401);
    app.anyone().sign_in("dana.new@people.example", PASSWORD).await.expect(200);
    dana.get("/v1/users/me").await.expect(200);
    let sent = app.mails(2).await;
    let told = sent.iter().find(|mail| mail.contains(&format!("To: {}", person.email))).unwrap();
    assert!(told.contains("has changed"), "{told}");
    let late = confirm(&app.anyone(), &token).await.expect(410).text();
    assert!(late.contains("already used") && late.contains(r#"href="/account""#), "{late}");
}

#[tokio::test]
async fn reveals_a_taken_address_only_to_its_owner() {
    let (app, person, dana) = app_with_dana().await;
    let lucia = app.borrower("Lucia Alvarez").await;
    ask(&dana, &lucia.email).await.expect(204);
    let token = link(&app.mails(1).await.remove(0));
    let taken = confirm(&app.anyone(), &token).await.expect(410).text();
    assert!(taken.contains("Another account already has this address"), "{taken}");
    app.anyone().sign_in(&person.email, PASSWORD).await.expect(200);
    app.anyone().sign_in(&lucia.email, PASSWORD).await.expect(200);
    let wrong = json!({ "emailAddress": "x@people.example", "currentPassword": "a loan in April" });
    assert_eq!(dana.post("/v1/account/address", wrong).await.expect(422).code(), "invalid");
    ask(&dana, &person.email).await.expect(422);
    ask(&dana, "dana").await.expect(422);
}

#[tokio::test]
async fn address_links_expire_and_are_limited_per_hour() {
    let (app, _, dana) = app_with_dana().await;
    ask(&dana, "first@people.example").await.expect(204);
    let token = link(&app.mails(1).await.remove(0));
    dana.delete("/v1/account/address").await.expect(204);
    assert_eq!(dana.get("/v1/account").await.expect(200).json()["newEmailAddress"], Value::Null);
    confirm(&app.anyone(), &token).await.expect(410);
    ask(&dana, "second@people.example").await.expect(204);
    let second = app.mails(2).await.into_iter().find(|mail| mail.contains("second@")).unwrap();
    app.time_passes(Duration::minutes(61));
    let old = app.anyone().get(&format!("/confirm-address/{}", link(&second))).await.expect(410).text();
    assert!(old.contains("expired after one hour"), "{old}");
    app.anyone().get("/confirm-address/0123456789abcdef").await.expect(404);
    for _ in 0..3 {
        ask(&dana, "third@people.example").await.expect(204);
    }
    ask(&dana, "third@people.example").await.expect(429);
}

#[tokio::test]
async fn lists_sessions_by_browser_and_ends_each() {
    let (app, person, dana) = app_with_dana().await;
    let (phone, other) = (app.browser_of(&person).await, app.browser_of(&person).await);
    let request = app
        .anyone()
        .request(Method::POST, "/v1/session")
        .header("user-agent", "Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0")
        .json(&json!({ "emailAddress": person.email, "password": PASSWORD }));
    app.anyone().send(request).await.expect(200);
    let open = sessions(&dana).await;
    assert_eq!(open.len(), 4);
    assert_eq!(
        open.iter().map(|one| one["current"].as_bool().unwrap()).filter(|current| *current).count(),
        1
    );
    assert_eq!(open[0]["current"], json!(true));
    assert!(open.iter().any(|one| one["device"] == "Firefox on Linux"), "{open:?}");
    let phones = sessions(&phone).await[0]["id"].as_str().unwrap().to_owned();
    let lucia = app.borrower("Lucia Alvarez").await;
    let lucias = app.browser_of(&lucia).await;
    lucias.delete(&format!("/v1/sessions/{phones}")).await.expect(404);
    phone.get("/v1/users/me").await.expect(200);
    dana.delete(&format!("/v1/sessions/{phones}")).await.expect(204);
    dana.delete(&format!("/v1/sessions/{phones}")).await.expect(404);
    phone.get("/v1/users/me").await.expect(401);
    other.get("/v1/users/me").await.expect(200);
    dana.delete("/v1/sessions?others=true").await.expect(204);
    other.get("/v1/users/me").await.expect(401);
    assert_eq!(sessions(&dana).await.len(), 1);
    lucias.get("/v1/users/me").await.expect(200);
}
