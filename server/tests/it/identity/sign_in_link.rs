//! Sign-in links, for when other people's failed attempts slow down the password.

use chrono::Duration;
use reqwest::Method;
use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use serde_json::json;
use server::entity::sign_in_link;

use super::second_step::turn_on;
use crate::support::{Browser, PASSWORD, Person, Reply, TestApp, secret};

async fn app_with_lucia() -> (TestApp, Person) {
    let app = TestApp::start().await;
    let lucia = app.borrower("Lucia Alvarez").await;
    (app, lucia)
}

/// A stranger guesses until the next attempt has to wait.
async fn guess(app: &TestApp, address: &str) {
    for _ in 0..20 {
        if app.anyone().sign_in(address, "not it").await.status == 429 {
            return;
        }
    }
    panic!("guessing is never slowed down");
}

async fn ask(app: &TestApp, address: &str) {
    app.anyone().post("/v1/session/link", json!({ "emailAddress": address })).await.expect(204);
}

async fn submit(browser: &Browser, form: &str, fields: &[(&str, &str)]) -> Reply {
    let request = browser.request(Method::POST, &format!("/forms/{form}")).header("accept", "text/html");
    browser.send(request.form(fields)).await
}

async fn enter(app: &TestApp, token: &str, code: &str) -> Reply {
    submit(&app.anyone(), "sign-in-with-link", &[("token", token), ("code", code)]).await
}

/// Waits until `mails` emails arrived and returns the secret of the latest link.
async fn link(app: &TestApp, mails: usize) -> String {
    let mails = app.mails(mails).await;
    let mail = mails.iter().rfind(|mail| mail.contains("/sign-in-link/")).unwrap();
    secret(mail, "/sign-in-link/")
}

async fn sent(app: &TestApp) -> u64 {
    // The email is queued after the response.
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    sign_in_link::Entity::find().count(app.state.db.read()).await.unwrap()
}

#[tokio::test]
async fn endless_guesses_do_not_lock_out_the_owner() {
    let (app, lucia) = app_with_lucia().await;
    guess(&app, &lucia.email).await;
    app.anyone().sign_in(&lucia.email, PASSWORD).await.expect(429);
    ask(&app, " Lucia.Alvarez@People.example ").await;
    let token = link(&app, 1).await;
    let page_path = format!("/sign-in-link/{token}");
    for _ in 0..3 {
        // Opening the page doesn't use up the link.
        let page = app.anyone().get(&page_path).await.expect(200);
        assert_eq!(page.header("cache-control"), Some("no-store"));
        assert!(page.header("set-cookie").is_none());
        let html = page.text();
        assert!(html.contains(&lucia.email) && !html.contains("<script") && !html.contains("name=\"code\""));
    }
    let entered = enter(&app, &token, "").await.expect(303);
    assert_eq!(entered.header("location"), Some("/"));
    let mut browser = app.anyone();
    browser.cookie = entered.header("set-cookie").unwrap().split(';').next().map(str::to_owned);
    browser.get("/v1/users/me").await.expect(200);
    // The browser is known from now on, so guesses elsewhere don't count there.
    browser.cookie = Some(entered.device());
    guess(&app, &lucia.email).await;
    browser.sign_in(&lucia.email, PASSWORD).await.expect(200);
    // The link works only once.
    let again = enter(&app, &token, "").await.expect(410).text();
    assert!(again.contains("was already used") && again.contains("/ask-for-sign-in-link"), "{again}");
    app.anyone().get(&page_path).await.expect(410);
    let stored = sign_in_link::Entity::find().one(app.state.db.read()).await.unwrap().unwrap();
    assert!(!stored.token_hash.contains(&token));
}

#[tokio::test]
async fn sign_in_link_can_be_requested_without_javascript() {
    let (app, lucia) = app_with_lucia().await;
    guess(&app, &lucia.email).await;
    let form = app.anyone().get("/ask-for-sign-in-link").await.expect(200).text();
    assert!(form.contains(r#"action="/forms/ask-for-sign-in-link""#) && !form.contains("<script"), "{form}");
    let asked = submit(&app.anyone(), "ask-for-sign-in-link", &[("email_address", &lucia.email)]).await;
    assert_eq!(asked.expect(303).header("location"), Some("/ask-for-sign-in-link?sent=true"));
    let shown = app.anyone().get("/ask-for-sign-in-link?sent=true").await.expect(200).text();
    assert!(shown.contains("sent an email"), "{shown}");
    let wrong = submit(&app.anyone(), "ask-for-sign-in-link", &[("email_address", "lucia")]).await;
    assert!(wrong.expect(422).text().contains(r#"value="lucia""#));
    enter(&app, &link(&app, 1).await, "").await.expect(303);
}

#[tokio::test]
async fn sends_no_link_without_an_account_or_throttling() {
    let (app, lucia) = app_with_lucia().await;
    let body = |address: &str| json!({ "emailAddress": address });
    let known = app.anyone().post("/v1/session/link", body(&lucia.email)).await.expect(204);
    let unknown = app.anyone().post("/v1/session/link", body("nobody@people.example")).await.expect(204);
    assert_eq!(known.text(), unknown.text());
    assert_eq!(sent(&app).await, 0, "nobody has guessed");
    guess(&app, "nobody@people.example").await;
    ask(&app, "nobody@people.example").await;
    assert_eq!(sent(&app).await, 0);
    app.anyone().post("/v1/session/link", body("lucia")).await.expect(422);
}

#[tokio::test]
async fn repeated_requests_send_few_links() {
    let (app, lucia) = app_with_lucia().await;
    guess(&app, &lucia.email).await;
    let asks = (0..10).map(|_| ask(&app, &lucia.email));
    futures_util::future::join_all(asks).await;
    assert_eq!(sent(&app).await, 1);
    // A sent link works until the next one can be requested.
    app.time_passes(Duration::minutes(19));
    guess(&app, &lucia.email).await;
    ask(&app, &lucia.email).await;
    assert_eq!(sent(&app).await, 1);
    app.anyone().get(&format!("/sign-in-link/{}", link(&app, 1).await)).await.expect(200);
    for _ in 0..14 {
        app.time_passes(Duration::minutes(21));
        guess(&app, &lucia.email).await;
        ask(&app, &lucia.email).await;
        sent(&app).await;
    }
    assert_eq!(sent(&app).await, 10);
}

#[tokio::test]
async fn link_ends_after_half_an_hour_or_account_changes() {
    let (app, lucia) = app_with_lucia().await;
    let late = app.sign_in_link(&lucia).await;
    app.time_passes(Duration::minutes(30));
    let refused = enter(&app, &late, "").await.expect(410).text();
    assert!(refused.contains("expired after 30 minutes"), "{refused}");
    let browser = app.browser_of(&lucia).await;
    let before = app.sign_in_link(&lucia).await;
    let change = json!({ "currentPassword": PASSWORD, "password": "a quiet harbor" });
    browser.put("/v1/password", change).await.expect(204);
    enter(&app, &before, "").await.expect(410);
    let before = app.sign_in_link(&lucia).await;
    let moved = app.address_change(&lucia).await;
    submit(&app.anyone(), "confirm-address", &[("token", &moved)]).await.expect(303);
    enter(&app, &before, "").await.expect(410);
    enter(&app, "00", "").await.expect(404);
}

#[tokio::test]
async fn concurrent_uses_of_a_link_sign_in_once() {
    let (app, lucia) = app_with_lucia().await;
    let (token, other) = (app.sign_in_link(&lucia).await, app.sign_in_link(&lucia).await);
    let (one, two) = tokio::join!(enter(&app, &token, ""), enter(&app, &token, ""));
    let mut both = [one.status, two.status];
    both.sort_unstable();
    assert_eq!(both, [303, 410]);
    enter(&app, &other, "").await.expect(410);
}

#[tokio::test]
async fn link_still_requires_the_second_step() {
    let (app, lucia) = app_with_lucia().await;
    let phone = turn_on(&app, &app.browser_of(&lucia).await).await;
    let token = app.sign_in_link(&lucia).await;
    let page = app.anyone().get(&format!("/sign-in-link/{token}")).await.expect(200).text();
    assert!(page.contains("name=\"code\"") && page.contains("one-time-code"), "{page}");
    let without = enter(&app, &token, "").await;
    assert!(without.status >= 400 && without.header("set-cookie").is_none(), "{}", without.status);
    enter(&app, &token, "12345").await.expect(422);
    let mut let_through = 0;
    for _ in 0..20 {
        let_through += usize::from(enter(&app, &token, "000000").await.status == 422);
    }
    assert!(let_through < 8, "{let_through} of 20 guesses got through");
    // Wrong passwords elsewhere don't slow this down.
    app.time_passes(Duration::minutes(2));
    guess(&app, &lucia.email).await;
    enter(&app, &token, &phone.code(&app)).await.expect(303);
}
