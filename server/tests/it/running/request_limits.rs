//! Limits that keep one user from blocking others: budgets, fair queues for heavy work, and time limits.

use std::time::Duration;

use chrono::Duration as Span;
use futures_util::{StreamExt as _, stream};
use reqwest::{Body, Method};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    time::{Instant, timeout},
};

use crate::support::{Browser, PDF, Scene, Socket, TestApp, complete, dial, secret, send_bytes};

fn retry_after(reply: &crate::support::Reply) -> u64 {
    reply.header("retry-after").expect("says when to come back").parse().unwrap()
}

#[tokio::test]
async fn limits_requests_per_person() {
    let scene = Scene::with(&[("LOANROOM_REQUESTS_PER_MINUTE", "60")]).await;
    let mut refused = None;
    for _ in 0..600 {
        let reply = scene.dana.get("/v1/users/me").await;
        if reply.status == 429 {
            refused = Some(reply);
            break;
        }
    }
    let refused = refused.expect("a budget of 60 a minute ends before 600");
    assert_eq!(refused.code(), "too-many-requests");
    assert!(retry_after(&refused) <= 2);
    scene.lucia.get("/v1/users/me").await.expect(200);
    tokio::time::sleep(Duration::from_millis(2_100)).await;
    scene.dana.get("/v1/users/me").await.expect(200);
}

#[tokio::test]
async fn limits_requests_per_ip_and_ignores_forged_headers() {
    let settings = [("LOANROOM_REQUESTS_PER_MINUTE_PER_IP", "30"), ("LOANROOM_PROXIES", "127.0.0.1")];
    let app = TestApp::start_with(&settings).await;
    let anyone = app.anyone();
    let from = async |forwarded: String| {
        anyone
            .send(anyone.request(Method::GET, "/sign-in/help").header("x-forwarded-for", forwarded))
            .await
            .status
    };
    assert_eq!(from("203.0.113.9".into()).await, 200);
    let mut refused = false;
    for nth in 0..300 {
        refused |= from(format!("192.0.2.{}, 203.0.113.9", nth % 250)).await == 429;
    }
    assert!(refused, "a budget of 30 a minute ends before 300");
    assert_eq!(from("198.51.100.7".into()).await, 200);
    anyone.get("/healthz").await.expect(200);
}

#[tokio::test]
async fn limits_open_sockets_per_person() {
    let scene = Scene::new().await;
    let mut sockets = Vec::new();
    for _ in 0..20 {
        sockets.push(Socket::open(&scene, &scene.dana).await);
    }
    let refused = dial(&scene, &scene.dana, None).await.err().expect("a twenty-first is refused");
    assert!(refused.to_string().contains("429"), "{refused}");
    Socket::open(&scene, &scene.lucia).await;
    sockets.pop().unwrap().0.close(None).await.unwrap();
    let begun = Instant::now();
    while dial(&scene, &scene.dana, None).await.is_err() {
        assert!(begun.elapsed() < Duration::from_secs(5), "the place isn't given back");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn limits_uploads_by_number_and_bytes() {
    let settings = [("LOANROOM_OPEN_UPLOADS", "3"), ("LOANROOM_STORED_BYTES", "1000")];
    let scene = Scene::with(&settings).await;
    let mut announced = Vec::new();
    for nth in 0..3 {
        announced
            .push(scene.announce(&scene.lucia, &format!("{nth}.pdf"), PDF.len()).await.expect(201).json());
    }
    let refused = scene.announce(&scene.lucia, "4.pdf", PDF.len()).await.expect(429);
    assert_eq!(refused.code(), "used-up");
    scene.announce(&scene.mateo, "5.pdf", PDF.len()).await.expect(201);
    send_bytes(&scene.lucia, announced[0]["url"].as_str().unwrap(), PDF).await.expect(204);
    let stored = complete(&scene.lucia, announced[0]["id"].as_str().unwrap()).await.expect(200).json();
    let all_but = 1_000 - 3 * PDF.len();
    scene.announce(&scene.lucia, "large.pdf", all_but + 1).await.expect(429);
    scene.announce(&scene.lucia, "fits.pdf", all_but).await.expect(201);
    // Deleted and unfinished uploads free their quota.
    scene.app.time_passes(Span::hours(25));
    let lucia = scene.app.browser_of(&scene.lucia_is).await;
    lucia.delete(&format!("/v1/documents/{}", stored["documentId"].as_str().unwrap())).await.expect(204);
    scene.announce(&lucia, "all.pdf", 1_000).await.expect(201);
}

#[tokio::test]
async fn limits_preferences_and_contact_roles() {
    let scene = Scene::with(&[("LOANROOM_PREFERENCES", "3"), ("LOANROOM_SUB_ROLES", "12")]).await;
    for nth in 0..3 {
        scene.dana.put(&format!("/v1/preferences/p{nth}"), json!(nth)).await.expect(204);
    }
    assert_eq!(scene.dana.put("/v1/preferences/p3", json!(3)).await.expect(429).code(), "used-up");
    scene.dana.put("/v1/preferences/p0", json!("another")).await.expect(204);
    assert_eq!(scene.dana.get("/v1/preferences/p0").await.expect(200).json(), json!("another"));
    scene.lucia.put("/v1/preferences/p3", json!(3)).await.expect(204);

    let company = scene.company().await.id;
    let add = async |titles: std::ops::Range<usize>| {
        let roles: Vec<Value> =
            titles.map(|nth| json!({ "companyId": company, "title": format!("Role {nth}") })).collect();
        scene.dana.post("/v1/lenders/subroles", json!(roles)).await
    };
    let before = scene.dana.get(&format!("/v1/lenders/{company}/subroles")).await.json();
    let had = before.as_array().map_or(0, Vec::len);
    add(0..12 - had).await.expect(200);
    assert_eq!(add(12 - had..13 - had).await.expect(429).code(), "used-up");
    add(0..1).await.expect(200);
}

/// Invites a person; returns the path of the invitation.
async fn newcomer(scene: &Scene, email: &str) -> String {
    let body = json!({ "appUser": { "emailAddress": email, "givenName": "Ann" }, "role": "BORROWER", "visibleToBorrower": true });
    let path = format!("/v1/loans/{}/lender-users", scene.loan.id);
    let role = scene.dana.post(&path, body).await.expect(201).json();
    format!("/v1/loans/{}/users/{}/invitation", scene.loan.id, role["user"]["id"].as_str().unwrap())
}

#[tokio::test]
async fn limits_invitation_emails_per_address() {
    let scene = Scene::new().await;
    let ann = newcomer(&scene, "ann@x.com").await;
    let mut sent = 0;
    for _ in 0..40 {
        let reply = scene.dana.post(&ann, json!({})).await;
        sent += usize::from(reply.status == 201);
        assert!(reply.status == 201 || (reply.status == 429 && retry_after(&reply) > 0), "{}", reply.text());
    }
    assert_eq!(sent, 10);
    let bob = newcomer(&scene, "bob@x.com").await;
    scene.dana.post(&bob, json!({})).await.expect(201);
    scene.app.time_passes(Span::minutes(61));
    scene.dana.post(&ann, json!({})).await.expect(201);
}

#[tokio::test]
async fn limits_invitations_per_person() {
    let scene = Scene::with(&[("LOANROOM_INVITATIONS_PER_HOUR", "3")]).await;
    for nth in 0..3 {
        let path = newcomer(&scene, &format!("ann{nth}@x.com")).await;
        scene.dana.post(&path, json!({})).await.expect(201);
    }
    let path = newcomer(&scene, "late@x.com").await;
    assert_eq!(scene.dana.post(&path, json!({})).await.expect(429).code(), "used-up");
    scene.app.time_passes(Span::minutes(61));
    scene.dana.post(&path, json!({})).await.expect(201);
}

#[tokio::test]
async fn overloaded_rules_and_bodies_return_a_time_to_retry() {
    let settings =
        [("LOANROOM_HEAVY_JOBS", "1"), ("LOANROOM_HEAVY_QUEUE", "2"), ("LOANROOM_HEAVY_WAIT_MS", "100")];
    let scene = Scene::with(&settings).await;
    let (release, released) = std::sync::mpsc::channel::<()>();
    let rules = scene.app.state.rule_calls.clone();
    let running = tokio::spawn(async move { rules.run(move || released.recv()).await.is_ok() });
    while scene.app.state.rule_calls.free_turns() > 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(overloaded(&scene.dana).await);
    // Everything else keeps working, including signing in with its slow hash.
    let begun = Instant::now();
    scene.dana.get(&scene.elements("")).await.expect(200);
    scene.app.browser_of(&scene.lucia_is).await;
    assert!(begun.elapsed() < Duration::from_secs(5));
    // Bodies have a separate queue, so neither rules nor exports delay them.
    let named = async |length: usize| {
        let template = json!({ "name": "x".repeat(length), "entityType": "INDIVIDUAL" });
        scene.dana.post("/v1/templates", template).await.status
    };
    assert_eq!((named(100_000).await, named(10_000).await), (422, 422));
    let flood = (0..20).map(|_| overloaded(&scene.dana));
    let turned_away = futures_util::future::join_all(flood).await;
    assert!(turned_away.into_iter().all(|away| away));
    release.send(()).unwrap();
    assert!(running.await.unwrap());
    let begun = Instant::now();
    while overloaded(&scene.dana).await {
        assert!(begun.elapsed() < Duration::from_secs(30), "the turn isn't given back");
    }
    // Parsing a long body is heavy work, a short one isn't.
    let (release, released) = std::sync::mpsc::channel::<()>();
    let bodies = scene.app.state.bodies.clone();
    let running = tokio::spawn(async move { bodies.run(move || released.recv()).await.is_ok() });
    while scene.app.state.bodies.free_turns() > 0 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert_eq!((named(100_000).await, named(10_000).await), (503, 422));
    release.send(()).unwrap();
    assert!(running.await.unwrap());
    let begun = Instant::now();
    while named(100_000).await == 503 {
        assert!(begun.elapsed() < Duration::from_secs(30), "the turn isn't given back");
    }
}

/// Whether a rule is refused with an explanation and a time to retry.
async fn overloaded(browser: &Browser) -> bool {
    let reply = browser.post("/v1/rules/value.check_email", json!({ "emailAddress": "a@b.co" })).await;
    if reply.status == 503 {
        assert_eq!((reply.code().as_str(), retry_after(&reply) > 0), ("overloaded", true));
    }
    reply.status == 503
}

#[tokio::test]
async fn limits_rule_input_over_http() {
    let scene = Scene::with(&[("LOANROOM_RULE_BYTES", "2000")]).await;
    let ask = async |length: usize| {
        scene
            .dana
            .post("/v1/rules/value.check_email", json!({ "emailAddress": "x".repeat(length) }))
            .await
            .status
    };
    assert_eq!((ask(100).await, ask(3_000).await), (200, 413));
}

/// Sends these bytes and then nothing; returns the response and the time after which the server closed the connection.
async fn silent(app: &TestApp, bytes: &str) -> (String, Duration) {
    let address = app.address();
    let mut stream = TcpStream::connect(address.trim_start_matches("http://")).await.unwrap();
    let begun = Instant::now();
    stream.write_all(bytes.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let ended = timeout(Duration::from_secs(20), stream.read_to_end(&mut answer)).await;
    assert!(ended.is_ok(), "the connection is still open");
    (String::from_utf8_lossy(&answer).into_owned(), begun.elapsed())
}

#[tokio::test]
async fn disconnects_slow_headers_and_bodies() {
    let settings = [("LOANROOM_HEADER_SECONDS", "1"), ("LOANROOM_BODY_SECONDS", "1")];
    let app = TestApp::start_with(&settings).await;
    let (nothing, half, body) = tokio::join!(
        silent(&app, ""),
        silent(&app, "GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: "),
        silent(
            &app,
            "POST /v1/session HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\n\
             Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{\"emailAddress\": \"",
        ),
    );
    for (answer, took) in [&nothing, &half, &body] {
        assert!(*took < Duration::from_secs(5), "{took:?}: {answer}");
    }
    assert!(body.0.starts_with("HTTP/1.1 408") && body.0.contains("too-slow"), "{}", body.0);
}

#[tokio::test]
async fn aborts_trickling_uploads_but_not_slow_ones() {
    let settings = [("LOANROOM_BODY_SECONDS", "1"), ("LOANROOM_SLOWEST_UPLOAD", "100")];
    let scene = Scene::with(&settings).await;
    let send = async |size: usize, every: Duration, at_once: usize| {
        let announced = scene.announce(&scene.lucia, "stubs.txt", size).await.expect(201).json();
        let pieces =
            stream::iter((0..size / at_once).map(move |_| Ok::<_, std::io::Error>(vec![b'x'; at_once])));
        let slowly = pieces.then(move |piece| async move {
            tokio::time::sleep(every).await;
            piece
        });
        let request = scene.lucia.request(Method::PUT, announced["url"].as_str().unwrap());
        let begun = Instant::now();
        let sent = request.body(Body::wrap_stream(slowly)).send().await;
        (sent.map(|reply| reply.status().as_u16()), begun.elapsed())
    };
    let (trickle, patient) = tokio::join!(
        send(1_000, Duration::from_millis(500), 1),
        send(3_000, Duration::from_millis(1_000), 500),
    );
    // The response may be lost with the closed connection.
    assert!(trickle.0.is_err() || trickle.0.is_ok_and(|status| status == 422));
    assert!(trickle.1 < Duration::from_secs(15), "{:?}", trickle.1);
    assert_eq!(patient.0.unwrap(), 204);
}

#[tokio::test]
async fn refuses_common_passwords() {
    let scene = Scene::new().await;
    let ann =
        json!({ "appUser": { "emailAddress": "ann@x.example", "givenName": "Ann" }, "role": "BORROWER" });
    let team = format!("/v1/loans/{}/lender-users", scene.loan.id);
    let ann = scene.dana.post(&team, ann).await.expect(201).json();
    let invite =
        format!("/v1/loans/{}/users/{}/invitation", scene.loan.id, ann["user"]["id"].as_str().unwrap());
    scene.dana.post(&invite, json!({})).await.expect(201);
    let secret = secret(&scene.app.mails(1).await[0], "/invitation/");
    let anyone = scene.app.anyone();
    let choose = async |password: &str| {
        let body = json!({ "password": password });
        anyone.post(&format!("/v1/invitations/{secret}"), body).await
    };
    for common in ["password123", "Password123!", "1q2w3e4r5t", "liverpool1"] {
        let refused = choose(common).await.expect(422);
        assert_eq!(refused.json()["violations"][0]["code"], "password-too-common", "{common}");
    }
    choose("green tea at noon").await.expect(204);
}
