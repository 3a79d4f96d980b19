//! Password resets.

use std::{collections::BTreeSet, time::Duration as Wait};

use chrono::Duration;
use reqwest::Method;
use sea_orm::{ColumnTrait as _, EntityTrait as _, PaginatorTrait as _, QueryFilter as _, sea_query::Expr};
use server::entity::{app_user, password_reset};
use shared_rules::team::role::Role;

use crate::support::{Browser, PASSWORD, Person, Reply, TestApp, secret};

const NEW: &str = "a quiet harbor";

async fn app_with_dana() -> (TestApp, Person) {
    let app = TestApp::start().await;
    let harbor = app.company("Harbor & Pine").await;
    let dana = app.lender(&harbor, "Dana Whitfield", Role::LeadLender).await;
    (app, dana)
}

/// Posts a form as a browser without JavaScript does.
async fn submit(browser: &Browser, form: &str, fields: &[(&str, &str)]) -> Reply {
    let request = browser.request(Method::POST, &format!("/forms/{form}")).header("accept", "text/html");
    browser.send(request.form(fields)).await
}

async fn ask(app: &TestApp, address: &str) -> Reply {
    submit(&app.anyone(), "forgot-password", &[("email_address", address)]).await
}

async fn choose(browser: &Browser, token: &str, password: &str) -> Reply {
    submit(browser, "reset-password", &[("token", token), ("password", password)]).await
}

/// The secrets of the links that were sent, once `wanted` emails arrived.
async fn links(app: &TestApp, wanted: usize) -> BTreeSet<String> {
    app.mails(wanted).await.iter().map(|mail| link(mail)).collect()
}

fn link(mail: &str) -> String {
    assert!(mail.contains("To: dana.whitfield@people.example"), "{mail}");
    secret(mail, "/reset-password/")
}

async fn the_link(app: &TestApp, person: &Person) -> String {
    ask(app, &person.email).await.expect(303);
    links(app, 1).await.pop_first().unwrap()
}

#[tokio::test]
async fn resets_the_password_without_javascript_and_ends_sessions() {
    let (app, dana) = app_with_dana().await;
    let elsewhere = app.browser_of(&dana).await;
    let form = app.anyone().get("/forgot-password").await.expect(200).text();
    assert!(form.contains(r#"action="/forms/forgot-password""#) && !form.contains("<script"), "{form}");
    let asked = ask(&app, " Dana.Whitfield@People.example ").await.expect(303);
    assert_eq!(asked.header("location"), Some("/forgot-password?sent=true"));
    let sent = app.anyone().get("/forgot-password?sent=true").await.expect(200).text();
    assert!(sent.contains("sent an email"), "{sent}");
    let token = links(&app, 1).await.pop_first().unwrap();
    let page = app.anyone().get(&format!("/reset-password/{token}")).await.expect(200);
    assert_eq!(page.header("cache-control"), Some("no-store"));
    let html = page.text();
    assert!(html.contains(&dana.email) && html.contains(&token) && !html.contains("<script"), "{html}");
    let mut browser = app.anyone();
    let done = choose(&browser, &token, NEW).await.expect(303);
    assert_eq!(done.header("location"), Some("/"));
    assert!(!done.device().is_empty());
    browser.cookie = done.header("set-cookie").unwrap().split(';').next().map(str::to_owned);
    browser.get("/v1/users/me").await.expect(200);
    elsewhere.get("/v1/users/me").await.expect(401);
    app.anyone().sign_in(&dana.email, PASSWORD).await.expect(401);
    app.anyone().sign_in(&dana.email, NEW).await.expect(200);
}

#[tokio::test]
async fn hides_whether_an_address_has_an_account() {
    let (app, dana) = app_with_dana().await;
    let known = ask(&app, &dana.email).await.expect(303);
    let unknown = ask(&app, "nobody@people.example").await.expect(303);
    assert_eq!(known.header("location"), unknown.header("location"));
    assert_eq!(known.text(), unknown.text());
    links(&app, 1).await;
    assert_eq!(password_reset::Entity::find().count(app.state.db.read()).await.unwrap(), 1);
    let wrong = ask(&app, "dana").await.expect(422).text();
    assert!(wrong.contains("Invalid email address") && wrong.contains(r#"value="dana""#), "{wrong}");
}

#[tokio::test]
async fn sends_no_reset_link_without_a_password() {
    let (app, dana) = app_with_dana().await;
    let tx = app.state.db.write().await.unwrap();
    app_user::Entity::update_many()
        .col_expr(app_user::Column::PasswordHash, Expr::value(Option::<String>::None))
        .filter(app_user::Column::Id.eq(dana.id))
        .exec(&tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    ask(&app, &dana.email).await.expect(303);
    tokio::time::sleep(Wait::from_millis(300)).await;
    assert_eq!(password_reset::Entity::find().count(app.state.db.read()).await.unwrap(), 0);
}

#[tokio::test]
async fn reset_link_works_once_even_concurrently() {
    let (app, dana) = app_with_dana().await;
    let token = the_link(&app, &dana).await;
    let anyone = app.anyone();
    let (first, second) = tokio::join!(choose(&anyone, &token, NEW), choose(&anyone, &token, NEW));
    let mut both = [first.status, second.status];
    both.sort_unstable();
    assert_eq!(both, [303, 410]);
    let late = choose(&anyone, &token, "another harbor").await.expect(410).text();
    assert!(late.contains("already used") && late.contains(r#"href="/forgot-password""#), "{late}");
    app.anyone().sign_in(&dana.email, NEW).await.expect(200);
}

#[tokio::test]
async fn rejects_expired_reset_link_and_offers_a_new_one() {
    let (app, dana) = app_with_dana().await;
    let token = the_link(&app, &dana).await;
    app.time_passes(Duration::minutes(59));
    app.anyone().get(&format!("/reset-password/{token}")).await.expect(200);
    app.time_passes(Duration::minutes(1));
    let late = app.anyone().get(&format!("/reset-password/{token}")).await.expect(410).text();
    assert!(late.contains("Ask for a new") && !late.contains("<form"), "{late}");
    choose(&app.anyone(), &token, NEW).await.expect(410);
    app.anyone().get("/reset-password/0123456789abcdef").await.expect(404);
    app.anyone().sign_in(&dana.email, PASSWORD).await.expect(200);
}

#[tokio::test]
async fn new_password_ends_other_links_and_weak_one_is_refused() {
    let (app, dana) = app_with_dana().await;
    ask(&app, &dana.email).await.expect(303);
    ask(&app, &dana.email).await.expect(303);
    let mut both = links(&app, 2).await;
    let (first, second) = (both.pop_first().unwrap(), both.pop_first().unwrap());
    for weak in ["short", "password123", "dana.whitfield@people.example", "danawhitfield"] {
        let again = choose(&app.anyone(), &first, weak).await.expect(422).text();
        assert!(again.contains(r#"role="alert""#) && again.contains(&first), "{weak}: {again}");
    }
    choose(&app.anyone(), &first, NEW).await.expect(303);
    choose(&app.anyone(), &second, "another harbor").await.expect(410);
}

#[tokio::test]
async fn limits_reset_links_per_hour() {
    let (app, dana) = app_with_dana().await;
    for _ in 0..5 {
        ask(&app, &dana.email).await.expect(303);
    }
    let waits = ask(&app, &dana.email).await.expect(429).text();
    assert!(waits.contains("Too many attempts"), "{waits}");
    for _ in 0..5 {
        ask(&app, "nobody@people.example").await.expect(303);
    }
    let unknown = ask(&app, "nobody@people.example").await.expect(429).text();
    assert_eq!(unknown.replace("nobody@people.example", &dana.email), waits);
    assert_eq!(links(&app, 3).await.len(), 3);
    tokio::time::sleep(Wait::from_millis(300)).await;
    assert_eq!(password_reset::Entity::find().count(app.state.db.read()).await.unwrap(), 3);
    // Requesting a reset doesn't lock out a person who knows their password.
    app.anyone().sign_in(&dana.email, PASSWORD).await.expect(200);
    app.time_passes(Duration::hours(1));
    ask(&app, &dana.email).await.expect(303);
    assert_eq!(links(&app, 4).await.len(), 4);
}
