//! Signing in and out.

use chrono::Duration;
use reqwest::Method;
use serde_json::json;
use shared_rules::team::role::Role;

use crate::support::{Browser, PASSWORD, Person, TestApp};

async fn app_with_dana() -> (TestApp, Person) {
    let app = TestApp::start().await;
    let harbor = app.company("Harbor & Pine").await;
    let dana = app.lender(&harbor, "Dana Whitfield", Role::LeadLender).await;
    (app, dana)
}

#[tokio::test]
async fn sign_in_returns_the_user() {
    let (app, dana) = app_with_dana().await;
    let mut browser = app.anyone();
    let reply = browser.sign_in("  Dana.Whitfield@people.example ", PASSWORD).await.expect(200);
    let cookie = reply.header("set-cookie").unwrap();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"),
        "{cookie}"
    );
    let me = browser.get("/v1/users/me").await.expect(200).json();
    assert_eq!(me, reply.json());
    assert_eq!(me["id"], json!(dana.id));
    assert_eq!(me["loggedRoleGroup"], "LENDER");
    assert_eq!(me["loggedCompanyRole"], "LEAD_LENDER");
    assert_eq!(me["company"]["name"], "Harbor & Pine");
    assert!(me["permissions"].as_array().unwrap().contains(&json!("SeeBorrowersCreditScore")));
}

/// New addresses must be ones that can be mailed; accounts keep older ones.
#[tokio::test]
async fn account_with_an_older_kind_of_address_signs_in() {
    let app = TestApp::start().await;
    let ann = app.borrower("Ann. Lee").await;
    assert_eq!(ann.email, "ann..lee@people.example");
    app.anyone().sign_in(&ann.email, PASSWORD).await.expect(200);
    app.anyone().sign_in("ann lee@people.example", PASSWORD).await.expect(422);
}

#[tokio::test]
async fn https_cookie_is_secure_and_bound_to_the_host() {
    let app = TestApp::start_with(&[("LOANROOM_PUBLIC_URL", "https://loans.example.com")]).await;
    let lucia = app.borrower("Lucia Alvarez").await;
    let reply = app.anyone().sign_in(&lucia.email, PASSWORD).await.expect(200);
    let cookie = reply.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-loanroom=") && cookie.contains("; Secure;"), "{cookie}");
    assert!(reply.header("strict-transport-security").is_some());
}

#[tokio::test]
async fn wrong_password_and_unknown_address_look_the_same() {
    let (app, dana) = app_with_dana().await;
    let wrong = app.anyone().sign_in(&dana.email, "not it").await.expect(401);
    let unknown = app.anyone().sign_in("nobody@people.example", "not it").await.expect(401);
    assert_eq!(wrong.code(), "sign-in-failed");
    assert_eq!(wrong.message(), "Email or password is incorrect");
    assert_eq!(wrong.json(), unknown.json());
    assert_eq!(wrong.header("content-type"), Some("application/problem+json"));
}

#[tokio::test]
async fn refuses_invalid_addresses_with_the_rules_text() {
    let app = TestApp::start().await;
    let reply = app.anyone().sign_in("dana", "x").await.expect(422);
    let violation = &reply.json()["violations"][0];
    assert_eq!(
        (&violation["field"], &violation["message"]),
        (&json!("emailAddress"), &json!("Invalid email address"))
    );
}

/// A browser with this cookie only.
fn with_cookie(app: &TestApp, cookie: &str) -> Browser {
    let mut browser = app.anyone();
    browser.cookie = Some(cookie.to_owned());
    browser
}

/// An attacker guesses a dozen times, each time as early as possible: after the first few, each guess waits for a
/// minute.
async fn guess_patiently(app: &TestApp, email: &str, cookie: Option<&str>) {
    for _ in 0..12 {
        app.time_passes(Duration::seconds(61));
        let mut guesser = app.anyone();
        guesser.cookie = cookie.map(str::to_owned);
        guesser.sign_in(email, "a guess").await.expect(401);
    }
}

#[tokio::test]
async fn throttles_guesses_but_not_the_owners_browser() {
    let (app, dana) = app_with_dana().await;
    let home = app.anyone().sign_in(&dana.email, PASSWORD).await.expect(200).device();
    guess_patiently(&app, &dana.email, None).await;
    for _ in 0..5 {
        let slowed = app.anyone().sign_in(&dana.email, "a guess").await.expect(429);
        assert_eq!(slowed.code(), "too-many-attempts");
        assert!(slowed.header("retry-after").unwrap().parse::<u32>().unwrap() <= 60);
    }
    app.anyone().sign_in(&dana.email, PASSWORD).await.expect(429);
    with_cookie(&app, &home).sign_in(&dana.email, PASSWORD).await.expect(200);
    // However patient the attacker is, the owner never waits longer than a minute elsewhere.
    app.time_passes(Duration::seconds(61));
    app.anyone().sign_in(&dana.email, PASSWORD).await.expect(200);
}

#[tokio::test]
async fn known_browser_has_limited_attempts_for_its_own_users() {
    let (app, dana) = app_with_dana().await;
    let lucia = app.borrower("Lucia Alvarez").await;
    let home = app.anyone().sign_in(&dana.email, PASSWORD).await.expect(200).device();
    let others = app.anyone().sign_in(&lucia.email, PASSWORD).await.expect(200).device();
    guess_patiently(&app, &dana.email, None).await;
    with_cookie(&app, &others).sign_in(&dana.email, PASSWORD).await.expect(429);
    with_cookie(&app, "loanroom-device=sealed:1:00").sign_in(&dana.email, PASSWORD).await.expect(429);
    guess_patiently(&app, &dana.email, Some(&home)).await;
    with_cookie(&app, &home).sign_in(&dana.email, PASSWORD).await.expect(429);
    app.time_passes(Duration::seconds(61));
    // A browser that two people use is known for both.
    let both = with_cookie(&app, &home).sign_in(&lucia.email, PASSWORD).await.expect(200).device();
    guess_patiently(&app, &dana.email, None).await;
    with_cookie(&app, &both).sign_in(&dana.email, PASSWORD).await.expect(200);
}

#[tokio::test]
async fn throttles_an_ip_address_without_slowing_others() {
    let app = TestApp::start_with(&[("LOANROOM_PROXIES", "127.0.0.1")]).await;
    let harbor = app.company("Harbor & Pine").await;
    let dana = app.lender(&harbor, "Dana Whitfield", Role::LeadLender).await;
    let from = async |ip: &str, email: &str, password: &str| {
        let browser = app.anyone();
        let body = json!({ "emailAddress": email, "password": password });
        let request = browser.request(Method::POST, "/v1/session").header("x-forwarded-for", ip).json(&body);
        browser.send(request).await
    };
    for nth in 0..30 {
        from("203.0.113.9", &format!("nobody{nth}@people.example"), "Spring2026!").await.expect(401);
    }
    let mut let_through = 0;
    for nth in 30..60 {
        let tried = from("203.0.113.9", &format!("nobody{nth}@people.example"), "Spring2026!").await;
        let_through += usize::from(tried.status == 401);
    }
    assert!(let_through < 8, "{let_through} of 30 got through");
    from("203.0.113.9", &dana.email, PASSWORD).await.expect(429);
    from("198.51.100.7", &dana.email, PASSWORD).await.expect(200);
    // With one attempt after the other, the wait grows up to a quarter of an hour.
    let mut tries = 0;
    for _ in 0..60 {
        app.time_passes(Duration::seconds(10));
        tries += usize::from(from("203.0.113.9", "nobody@people.example", "Spring2026!").await.status == 401);
    }
    assert!(tries < 12, "{tries} tries within ten minutes");
}

#[tokio::test]
async fn signing_in_again_ends_the_previous_session() {
    let (app, dana) = app_with_dana().await;
    let first = app.browser_of(&dana).await;
    let second = first.clone().signed_in(&dana.email).await;
    assert_ne!(first.cookie, second.cookie);
    assert_eq!(first.get("/v1/users/me").await.expect(401).code(), "signed-out");
    second.get("/v1/users/me").await.expect(200);
}

#[tokio::test]
async fn signing_out_ends_one_or_all_sessions() {
    let (app, dana) = app_with_dana().await;
    let (office, home, phone) =
        (app.browser_of(&dana).await, app.browser_of(&dana).await, app.browser_of(&dana).await);
    let reply = office.delete("/v1/session").await.expect(204);
    assert_eq!(reply.header("clear-site-data"), Some(r#""cache", "storage""#));
    assert!(reply.header("set-cookie").unwrap().contains("Max-Age=0"));
    office.get("/v1/users/me").await.expect(401);
    phone.delete("/v1/sessions").await.expect(204);
    home.get("/v1/users/me").await.expect(401);
    phone.get("/v1/users/me").await.expect(401);
    app.browser_of(&dana).await.get("/v1/users/me").await.expect(200);
}

#[tokio::test]
async fn idle_session_expires_with_an_explanation() {
    let (app, dana) = app_with_dana().await;
    let browser = app.browser_of(&dana).await;
    app.time_passes(Duration::hours(11));
    browser.get("/v1/users/me").await.expect(200);
    app.time_passes(Duration::hours(11));
    browser.get("/v1/users/me").await.expect(200);
    app.time_passes(Duration::hours(13));
    let expired = browser.get("/v1/users/me").await.expect(401);
    assert_eq!(
        (expired.code(), expired.message()),
        ("session-expired".into(), "Your session has expired. Please sign in again.".into())
    );
}

#[tokio::test]
async fn session_expires_after_two_weeks() {
    let (app, dana) = app_with_dana().await;
    let browser = app.browser_of(&dana).await;
    for _ in 0..33 {
        app.time_passes(Duration::hours(10));
        browser.get("/v1/users/me").await.expect(200);
    }
    app.time_passes(Duration::hours(10));
    assert_eq!(browser.get("/v1/users/me").await.expect(401).code(), "session-expired");
}

#[tokio::test]
async fn session_survives_a_server_restart() {
    let (mut app, dana) = app_with_dana().await;
    let before = app.browser_of(&dana).await;
    app.restart().await;
    let mut after = app.anyone();
    after.cookie = before.cookie;
    after.get("/v1/users/me").await.expect(200);
}

#[tokio::test]
async fn refuses_changes_without_proof_of_origin() {
    let (app, dana) = app_with_dana().await;
    let browser = app.browser_of(&dana).await;
    let cookie = browser.cookie.clone().unwrap();
    let bare = browser.bare_request(Method::DELETE, "/v1/sessions").header("cookie", &cookie);
    assert_eq!(browser.send(bare).await.expect(403).code(), "cross-site");
    let foreign = browser
        .bare_request(Method::DELETE, "/v1/sessions")
        .header("cookie", &cookie)
        .header("origin", "https://evil.example");
    browser.send(foreign).await.expect(403);
    let own = browser
        .bare_request(Method::DELETE, "/v1/session")
        .header("cookie", &cookie)
        .header("origin", app.address());
    browser.send(own).await.expect(204);
}

#[tokio::test]
async fn malformed_body_names_field_and_reason() {
    let app = TestApp::start().await;
    let missing =
        app.anyone().post("/v1/session", json!({ "emailAddress": "a@b.example" })).await.expect(400);
    assert_eq!(missing.code(), "malformed");
    assert!(missing.message().contains("missing field `password`"), "{}", missing.text());
    let wrong =
        app.anyone().post("/v1/session", json!({ "emailAddress": 7, "password": "x" })).await.expect(400);
    assert_eq!(wrong.json()["violations"][0]["field"], "emailAddress");
    let anyone = app.anyone();
    let not_json = anyone.request(Method::POST, "/v1/session").body("emailAddress=a");
    assert_eq!(anyone.send(not_json).await.expect(415).code(), "not-json");
    let long = json!({ "emailAddress": "x".repeat(2_000_000), "password": "x" });
    assert_eq!(anyone.post("/v1/session", long).await.expect(413).code(), "too-large");
}
