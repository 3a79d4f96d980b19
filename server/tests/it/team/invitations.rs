//! Invitations: an email is sent, its link lets one person in once, and a withdrawn one lets no one in.

use std::time::Duration;

use chrono::Duration as Span;
use reqwest::Method;
use serde_json::json;

use crate::support::{Browser, PASSWORD, Reply, Scene, secret};

/// A borrower who was added to the loan and never signed in.
async fn newcomer(scene: &Scene) -> (String, String) {
    let body = json!({ "appUser": { "emailAddress": "ann@x.com", "givenName": "Ann" }, "role": "BORROWER", "visibleToBorrower": true });
    let path = format!("/v1/loans/{}/lender-users", scene.loan.id);
    let role = scene.dana.post(&path, body).await.expect(201).json();
    let id = role["user"]["id"].as_str().unwrap().to_owned();
    (format!("/v1/loans/{}/users/{id}/invitation", scene.loan.id), id)
}

/// The secrets in the links of all emails so far, oldest first, once there are `wanted`.
async fn links(scene: &Scene, wanted: usize) -> Vec<String> {
    scene.app.mails(wanted).await.iter().map(|mail| link(mail)).collect()
}

fn link(mail: &str) -> String {
    assert!(mail.contains("To: ann@x.com") && mail.contains("Harbor & Pine"), "{mail}");
    secret(mail, "/invitation/")
}

async fn states(scene: &Scene) -> Vec<String> {
    let loan = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let invitations = loan["invitations"].as_array().unwrap();
    invitations.iter().map(|invitation| invitation["state"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn invited_person_sets_a_password_and_joins_the_loan() {
    let scene = Scene::new().await;
    let (path, id) = newcomer(&scene).await;
    let sent = scene.dana.post(&path, json!({})).await.expect(201).json();
    assert_eq!((&sent["state"], &sent["userId"]), (&json!("PENDING"), &json!(id)));
    let loan = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    assert_eq!(loan["pendingInviteUsers"][0]["id"], json!(id));
    assert_eq!(
        scene.lucia.get(&format!("/v1/loans/{}", scene.loan.id)).await.json()["invitations"],
        json!([])
    );

    let token = links(&scene, 1).await.remove(0);
    let call = format!("/v1/invitations/{token}");
    let mut ann = scene.app.anyone();
    let about = ann.get(&call).await.expect(200).json();
    assert_eq!(
        (&about["loanName"], &about["invitedBy"]),
        (&json!("Alvarez – purchase"), &json!("Dana Whitfield"))
    );
    assert_eq!((&about["needsPassword"], &about["emailAddress"]), (&json!(true), &json!("ann@x.com")));
    let short = ann.post(&call, json!({ "password": "short" })).await.expect(422);
    assert_eq!(short.message(), "Choose a password of at least 10 characters");
    let joined = ann.post(&call, json!({ "password": "a quiet harbor" })).await.expect(204);
    ann.cookie = joined.header("set-cookie").unwrap().split(';').next().map(str::to_owned);
    let own = ann.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let me =
        own["loanRoles"].as_array().unwrap().iter().find(|role| role["user"]["id"] == json!(id)).unwrap();
    assert_eq!((&me["stub"], &me["pending"]), (&json!(false), &json!(false)));
    // An attacker guesses her password: the browser she joined with can always sign in.
    while scene.app.anyone().sign_in("ann@x.com", "a guess").await.status != 429 {}
    scene.app.anyone().sign_in("ann@x.com", "a quiet harbor").await.expect(429);
    let mut home = scene.app.anyone();
    home.cookie = Some(joined.device());
    home.sign_in("ann@x.com", "a quiet harbor").await.expect(200);
    let again = scene.app.anyone().post(&call, json!({ "password": "another one now" })).await.expect(410);
    assert_eq!(again.code(), "invitation-used");
    assert_eq!(states(&scene).await, ["ACCEPTED"]);
}

#[tokio::test]
async fn newer_invitation_replaces_the_older_one() {
    let scene = Scene::new().await;
    let (path, _) = newcomer(&scene).await;
    scene.dana.post(&path, json!({})).await.expect(201);
    let first = links(&scene, 1).await.remove(0);
    scene.dana.post(&path, json!({})).await.expect(201);
    let second = links(&scene, 2).await.into_iter().find(|token| *token != first).unwrap();
    let ann = scene.app.anyone();
    assert_eq!(ann.get(&format!("/v1/invitations/{first}")).await.expect(410).code(), "invitation-revoked");
    ann.get(&format!("/v1/invitations/{second}")).await.expect(200);
    scene.lucia.delete(&path).await.expect(403);
    scene.dana.delete(&path).await.expect(204);
    assert_eq!(ann.get(&format!("/v1/invitations/{second}")).await.expect(410).code(), "invitation-revoked");
    scene.dana.delete(&path).await.expect(404);
    assert_eq!(states(&scene).await, ["REVOKED"]);
    ann.get("/v1/invitations/0123456789abcdef").await.expect(404);
}

#[tokio::test]
async fn invitation_link_works_for_two_weeks() {
    let scene = Scene::new().await;
    let (path, _) = newcomer(&scene).await;
    scene.dana.post(&path, json!({})).await.expect(201);
    let token = links(&scene, 1).await.remove(0);
    scene.app.time_passes(Span::days(14));
    let ann = scene.app.anyone();
    let late = ann.get(&format!("/v1/invitations/{token}")).await.expect(410);
    assert!(late.message().starts_with("This invitation has expired."), "{}", late.message());
    let page = ann.get(&format!("/invitation/{token}")).await.expect(410);
    assert!(page.text().contains("This invitation has expired.") && !page.text().contains("<form"));
}

/// An invitation to accept, as its secret and the path of its page.
async fn invited(scene: &Scene) -> (String, String) {
    let (path, _) = newcomer(scene).await;
    scene.dana.post(&path, json!({})).await.expect(201);
    let token = links(scene, 1).await.remove(0);
    let page = format!("/invitation/{token}");
    (token, page)
}

/// Posts the form as a browser without JavaScript does.
async fn submit(browser: &Browser, page: &str, fields: &[(&str, &str)]) -> Reply {
    let request = browser
        .request(Method::POST, "/forms/accept-invitation")
        .header("accept", "text/html,application/xhtml+xml,*/*;q=0.8")
        .header("referer", format!("http://localhost{page}"));
    browser.send(request.form(fields)).await
}

#[tokio::test]
async fn invitation_page_works_without_javascript() {
    let scene = Scene::new().await;
    let (token, page) = invited(&scene).await;
    let ann = scene.app.anyone();
    let form = ann.get(&page).await.expect(200);
    assert_eq!(form.header("cache-control"), Some("no-store"));
    assert_eq!(form.header("referrer-policy"), Some("same-origin"));
    let html = form.text();
    assert!(html.starts_with("<!DOCTYPE html><html lang=\"en\">"), "{html}");
    assert!(
        html.contains(r#"action="/forms/accept-invitation""#) && html.contains(r#"method="post""#),
        "{html}"
    );
    assert!(html.contains(&format!(r#"name="token" value="{token}""#)), "{html}");
    for part in
        [r#"src="/favicon.svg""#, "Loanroom</span>", ">Harbor &amp; Pine invited you</h1>", "Good to know"]
    {
        assert!(html.contains(part), "{part}: {html}");
    }
    assert!(!html.contains("<script") && !html.contains("<!--") && !html.contains("<!>"), "{html}");
    let joined = submit(&ann, &page, &[("token", &token), ("password", "a quiet harbor")]).await.expect(303);
    assert_eq!(joined.header("location"), Some(format!("/loans/{}", scene.loan.id).as_str()));
    assert!(joined.header("set-cookie").is_some() && !joined.device().is_empty());
    assert_eq!(joined.header("cache-control"), Some("no-store"));
}

#[tokio::test]
async fn refused_password_returns_the_page_without_it() {
    let scene = Scene::new().await;
    let (token, page) = invited(&scene).await;
    let ann = scene.app.anyone();
    let fields = [("token", token.as_str()), ("password", "short")];
    let again = submit(&ann, &page, &fields).await.expect(422);
    let html = again.text();
    assert_eq!((again.header("location"), again.header("cache-control")), (None, Some("no-store")));
    assert!(html.contains("Choose a password of at least 10 characters"), "{html}");
    assert!(
        html.contains("Alvarez – purchase") && html.contains(&token) && !html.contains("short"),
        "{html}"
    );
    submit(&ann, &page, &[("token", &token), ("password", "a quiet harbor")]).await.expect(303);
    // An account that has joined is asked for its password, whatever an outdated page submits.
    let token = scene.app.invitation(&scene.loan, &scene.lucia_is, scene.dana_id().await).await;
    let page = format!("/invitation/{token}");
    let fields = [("token", token.as_str()), ("password", "a loan in April"), ("forgotten", "true")];
    let wrong = submit(&ann, &page, &fields).await.expect(422).text();
    assert!(wrong.contains("role=\"alert\"") && wrong.contains("/forgot-password"), "{wrong}");
    submit(&ann, &page, &[("token", &token), ("password", PASSWORD)]).await.expect(303);
}

#[tokio::test]
async fn form_submitted_twice_joins_once() {
    let scene = Scene::new().await;
    let (token, page) = invited(&scene).await;
    let ann = scene.app.anyone();
    let fields = [("token", token.as_str()), ("password", "a quiet harbor")];
    let (first, second) = tokio::join!(submit(&ann, &page, &fields), submit(&ann, &page, &fields));
    let mut both = [first.status, second.status];
    both.sort_unstable();
    assert_eq!(both, [303, 410]);
    let late = submit(&ann, &page, &fields).await.expect(410);
    assert!(late.text().contains("already accepted") && !late.text().contains("<form"), "{}", late.text());
    assert_eq!(states(&scene).await, ["ACCEPTED"]);
}

#[tokio::test]
async fn refuses_foreign_oversized_and_malformed_forms() {
    let scene = Scene::new().await;
    let (token, page) = invited(&scene).await;
    let ann = scene.app.anyone();
    let good = [("token", token.as_str()), ("password", "a quiet harbor")];
    for origin in ["https://evil.example", "null"] {
        let request = ann.bare_request(Method::POST, "/forms/accept-invitation").header("origin", origin);
        assert_eq!(ann.send(request.form(&good)).await.expect(403).code(), "cross-site");
    }
    let large = "x".repeat(70_000);
    let refused = submit(&ann, &page, &[("token", &token), ("password", &large)]).await.expect(413);
    assert!(
        refused.text().starts_with("<!DOCTYPE html>") && !refused.text().contains("xxxx"),
        "{}",
        refused.text()
    );
    submit(&ann, &page, &[("token", &token), ("replace_session", "perhaps")]).await.expect(400);
    let request = ann.request(Method::POST, "/forms/accept-invitation");
    ann.send(request.body(vec![0xff, 0xfe])).await.expect(400);
    for strange in ["../sign-in/help", "%00", "a\u{0}b", ""] {
        submit(&ann, &page, &[("token", strange), ("password", "a quiet harbor")]).await.expect(404);
    }
    ann.get("/invitation/%00%ff").await.expect(404);
    assert_eq!(states(&scene).await, ["PENDING"]);
    submit(&ann, &page, &good).await.expect(303);
}

#[tokio::test]
async fn invitation_changes_no_password_or_session() {
    let scene = Scene::new().await;
    let token = scene.app.invitation(&scene.loan, &scene.lucia_is, scene.dana_id().await).await;
    let (call, anyone) = (format!("/v1/invitations/{token}"), scene.app.anyone());
    let about = anyone.get(&call).await.expect(200).json();
    assert_eq!((&about["needsPassword"], &about["asks"]), (&json!(false), &json!("OWN_PASSWORD")));
    let page = anyone.get(&format!("/invitation/{token}")).await.expect(200).text();
    assert!(page.contains("current-password") && !page.contains("new-password"), "{page}");
    for body in [
        json!({ "password": "a loan in April" }),
        json!({ "password": "a quiet harbor", "forgotten": true }),
        json!({ "password": "a quiet harbor", "forgotten": true, "replaceSession": true }),
        json!({}),
    ] {
        assert_eq!(anyone.post(&call, body).await.expect(422).code(), "invalid");
    }
    scene.app.anyone().sign_in(&scene.lucia_is.email, "a quiet harbor").await.expect(401);
    anyone.post(&call, json!({ "password": PASSWORD })).await.expect(204);
    scene.lucia.get("/v1/users/me").await.expect(200);
    scene.app.anyone().sign_in(&scene.lucia_is.email, PASSWORD).await.expect(200);
}

#[tokio::test]
async fn signed_in_person_accepts_with_one_button() {
    let scene = Scene::new().await;
    let token = scene.app.invitation(&scene.loan, &scene.lucia_is, scene.dana_id().await).await;
    let page = format!("/invitation/{token}");
    let html = scene.lucia.get(&page).await.expect(200).text();
    assert!(!html.contains(r#"type="password""#) && html.contains("Accept the invitation"), "{html}");
    let about = scene.lucia.get(&format!("/v1/invitations/{token}")).await.expect(200).json();
    assert_eq!((&about["asks"], &about["signedInAs"]), (&json!("NOTHING"), &json!(null)));
    let done = submit(&scene.lucia, &page, &[("token", &token)]).await.expect(303);
    let loan = format!("/loans/{}", scene.loan.id);
    assert_eq!((done.header("location"), done.header("set-cookie")), (Some(loan.as_str()), None));
    scene.lucia.get("/v1/users/me").await.expect(200);
}

#[tokio::test]
async fn replaces_another_users_session_only_with_consent() {
    let scene = Scene::new().await;
    let (token, page) = invited(&scene).await;
    let call = format!("/v1/invitations/{token}");
    assert_eq!(scene.lucia.get(&call).await.expect(200).json()["signedInAs"], "Lucia Alvarez");
    let html = scene.lucia.get(&page).await.expect(200).text();
    assert!(html.contains("Lucia Alvarez") && html.contains("Sign out and accept"), "{html}");
    let refused = scene.lucia.post(&call, json!({ "password": "a quiet harbor" })).await.expect(409);
    assert_eq!(refused.code(), "signed-in-as-other");
    // The form of a page that was opened before Lucia signed in is returned with the question.
    let fields = [("token", token.as_str()), ("password", "a quiet harbor")];
    let asked = submit(&scene.lucia, &page, &fields).await.expect(409).text();
    assert!(asked.contains(r#"name="replace_session""#) && asked.contains("Lucia Alvarez"), "{asked}");
    let fields = [("token", token.as_str()), ("password", "a quiet harbor"), ("replace_session", "true")];
    let done = submit(&scene.lucia, &page, &fields).await.expect(303);
    assert!(done.header("set-cookie").is_some());
    scene.lucia.get("/v1/users/me").await.expect(401);
    scene.app.browser_of(&scene.lucia_is).await.get("/v1/users/me").await.expect(200);
}

#[tokio::test]
async fn queued_email_is_never_lost() {
    use sea_orm::EntityTrait as _;
    let mut scene = Scene::new().await;
    let folder = scene.app.folder.path().join("data/mail");
    // A file blocks the folder, so emails can't be sent yet.
    std::fs::write(&folder, b"in the way").unwrap();
    let (path, _) = newcomer(&scene).await;
    scene.dana.post(&path, json!({})).await.expect(201);
    tokio::time::sleep(Duration::from_millis(300)).await;
    let waiting = server::entity::mail::Entity::find().one(scene.app.state.db.read()).await.unwrap().unwrap();
    assert!(waiting.sent_at.is_none());
    std::fs::remove_file(&folder).unwrap();
    scene.app.restart().await;
    scene.app.time_passes(Span::hours(1));
    scene.app.state.mailer.wake();
    links(&scene, 1).await;
    for _ in 0..40 {
        let row = server::entity::mail::Entity::find().one(scene.app.state.db.read()).await.unwrap().unwrap();
        if row.sent_at.is_some() {
            let words =
                server::entity::mail_words::Entity::find().all(scene.app.state.db.read()).await.unwrap();
            assert!(words.is_empty(), "{words:?}");
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the mail isn't noted as sent");
}
