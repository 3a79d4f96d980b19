//! Undeliverable emails: permanent failures end an email and are reported, temporary ones are retried, and every email is
//! delivered once.

use std::{collections::BTreeSet, time::Duration};

use chrono::Duration as Span;
use lettre::Address;
use sea_orm::{EntityTrait as _, QueryOrder as _};
use serde_json::{Value, json};
use server::{
    entity::{invitation, mail, undeliverable_address},
    mail::{MailBudget, MailCause, QueuedEmail, deliver, queue_spread},
};
use shared_rules::value::email::{is_valid, mailable};

use super::smtp::MailServer;
use crate::{
    messaging::conversation::{id_of, me, message, send, thread_of},
    support::{Browser, Scene},
};

/// Adds a borrower with this address and invites them; returns the path of the person on the loan.
async fn invite(scene: &Scene, address: &str) -> String {
    let body = json!({
        "appUser": { "emailAddress": address, "givenName": "Ann" }, "role": "BORROWER", "visibleToBorrower": true,
    });
    let path = format!("/v1/loans/{}/lender-users", scene.loan.id);
    let role = scene.dana.post(&path, body).await.expect(201).json();
    let path = format!("/v1/loans/{}/users/{}", scene.loan.id, role["user"]["id"].as_str().unwrap());
    scene.dana.post(&format!("{path}/invitation"), json!({})).await.expect(201);
    path
}

async fn loan(scene: &Scene, browser: &Browser) -> Value {
    browser.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json()
}

/// The text at Ann's address, as the browser's user sees it.
async fn text_at_ann(scene: &Scene, browser: &Browser) -> Value {
    let loan = loan(scene, browser).await;
    let roles = loan["loanRoles"].as_array().unwrap();
    let ann = roles.iter().find(|role| role["user"]["givenName"] == "Ann").unwrap();
    ann["undeliverable"]["words"].clone()
}

async fn notices(browser: &Browser) -> Vec<String> {
    let page = browser.get("/v1/users/me/notices").await.expect(200).json();
    let words =
        |line: &Value| format!("{} {}", line["actorName"].as_str().unwrap(), line["words"].as_str().unwrap());
    page["content"].as_array().unwrap().iter().map(words).collect()
}

async fn mails(scene: &Scene) -> Vec<mail::Model> {
    let db = scene.app.state.db.read();
    mail::Entity::find().order_by_asc(mail::Column::Id).all(db).await.unwrap()
}

/// Waits until the condition holds for the queued emails.
async fn wait_for_mails(scene: &Scene, holds: impl Fn(&[mail::Model]) -> bool) -> Vec<mail::Model> {
    for _ in 0..600 {
        let mails = mails(scene).await;
        if holds(&mails) {
            return mails;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{:?}", mails(scene).await);
}

/// Waits until all failures are reported.
async fn wait_for_reports(scene: &Scene, failures: usize) -> Vec<mail::Model> {
    let is_done =
        |mails: &[mail::Model]| mails.iter().filter(|mail| mail.reported_at.is_some()).count() == failures;
    wait_for_mails(scene, is_done).await
}

#[tokio::test]
async fn rejected_address_ends_the_invitation_until_it_is_tried_again() {
    let Some(mut post) = MailServer::new() else { return };
    post.start_faulty(&[]).await;
    let scene = Scene::with(&[("SMTP_URL", &post.url())]).await;
    let path = invite(&scene, "Unknown@x.example").await;
    let failed = wait_for_reports(&scene, 1).await;
    assert_eq!((failed[0].attempts, failed[0].blames_address), (1, true));
    let reason = "The mail server replied: 550 5.1.1 No such user";
    let invitation = loan(&scene, &scene.dana).await["invitations"][0].clone();
    assert_eq!(invitation["state"], "PENDING");
    let expected = format!("Undeliverable. {reason}. Correct the address, then send the invitation again");
    assert_eq!(invitation["undeliverable"], json!(expected));
    let at_ann = format!("Emails to unknown@x.example can’t be delivered. {reason}");
    assert_eq!(text_at_ann(&scene, &scene.dana).await, json!(at_ann));
    assert_eq!(text_at_ann(&scene, &scene.lucia).await, json!(null), "only lenders learn of it");
    assert_eq!(notices(&scene.dana).await, ["Dana Whitfield couldn’t reach Unknown@x.example by email"]);

    // It isn't retried by itself.
    scene.app.time_passes(Span::minutes(50));
    scene.app.state.mailer.wake();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(mails(&scene).await[0].attempts, 1);

    post.start_faulty(&["knows-everyone"]).await;
    let retry = format!("{path}/email/retry");
    scene.lucia.post(&retry, json!({})).await.expect(403);
    scene.stranger.post(&retry, json!({})).await.expect(404);
    scene.dana.post(&retry, json!({})).await.expect(204);
    let mail = post.inbox(1).await.remove(0);
    assert!(mail.contains("X-RcptTo: Unknown@x.example") && mail.contains("/invitation/"), "{mail}");
    assert_eq!(loan(&scene, &scene.dana).await["invitations"][0]["undeliverable"], json!(null));
    assert_eq!(text_at_ann(&scene, &scene.dana).await, json!(null));
}

#[tokio::test]
async fn delivered_email_makes_the_address_deliverable_again() {
    let Some(mut post) = MailServer::new() else { return };
    post.start_faulty(&[]).await;
    let scene = Scene::with(&[("SMTP_URL", &post.url())]).await;
    let path = invite(&scene, "unknown@x.example").await;
    wait_for_reports(&scene, 1).await;
    post.start_faulty(&["knows-everyone"]).await;
    scene.dana.post(&format!("{path}/invitation"), json!({})).await.expect(201);
    post.inbox(1).await;
    wait_for_mails(&scene, |mails| mails.iter().any(|mail| mail.sent_at.is_some())).await;
    assert_eq!(text_at_ann(&scene, &scene.dana).await, json!(null));
    assert_eq!(loan(&scene, &scene.dana).await["invitations"][0]["undeliverable"], json!(null));
}

#[tokio::test]
async fn message_shows_its_sender_where_it_could_not_be_delivered() {
    let Some(mut post) = MailServer::new() else { return };
    post.start_faulty(&[]).await;
    let scene = Scene::with(&[("SMTP_URL", &post.url())]).await;
    let to = json!({
        "toUserIds": [me(&scene.lucia).await],
        "toUserEmails": ["unknown@deeds.example", "spam@deeds.example", "notary@deeds.example"],
    });
    let sent = send(&scene, &scene.dana, "hello", to).await;
    assert_eq!(sent["undelivered"], json!([]));
    wait_for_reports(&scene, 2).await;
    post.inbox(1).await;
    let page = format!("/v1/messages/threads/{}/messages", thread_of(&sent));
    let seen = async |browser: &Browser| {
        let page = browser.get(&page).await.expect(200).json();
        let all = page["content"][0]["undelivered"].as_array().unwrap().clone();
        all.iter().map(|one| one["words"].as_str().unwrap().to_owned()).collect::<Vec<String>>()
    };
    assert_eq!(
        seen(&scene.dana).await,
        [
            "Couldn’t be delivered to unknown@deeds.example. The mail server replied: 550 5.1.1 No such user",
            "Couldn’t be delivered to spam@deeds.example. The mail server replied: 554 5.7.1 Rejected as spam",
        ]
    );
    assert!(seen(&scene.lucia).await.is_empty());
    assert_eq!(notices(&scene.dana).await.len(), 2);
    assert!(notices(&scene.lucia).await.is_empty());
    // A rejected text isn't the address's fault.
    let flagged = undeliverable_address::Entity::find().all(scene.app.state.db.read()).await.unwrap();
    let flagged: Vec<&str> = flagged.iter().map(|row| row.address.as_str()).collect();
    assert_eq!(flagged, ["unknown@deeds.example"]);
}

#[tokio::test]
async fn unusable_mail_server_is_retried_for_a_week_and_never_blames_the_address() {
    for option in ["requires-sign-in", "refuses-sender"] {
        let Some(mut post) = MailServer::new() else { return };
        post.start_faulty(&[option]).await;
        let scene = Scene::with(&[("SMTP_URL", &post.url())]).await;
        invite(&scene, "ann@x.example").await;
        let tried = |mails: &[mail::Model]| mails.first().is_some_and(|mail| mail.attempts == 1);
        wait_for_mails(&scene, tried).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert!(mails(&scene).await[0].failed_at.is_none(), "{option}");
        assert_eq!(loan(&scene, &scene.dana).await["invitations"][0]["undeliverable"], json!(null));
        scene.app.time_passes(Span::days(8));
        scene.app.state.mailer.wake();
        let failed = wait_for_reports(&scene, 1).await;
        let failure = failed[0].failure.clone().unwrap();
        assert!(failure.starts_with("Sending was retried for a week. The mail server"), "{failure}");
        let db = scene.app.state.db.read();
        assert!(undeliverable_address::Entity::find().all(db).await.unwrap().is_empty());
        let row = invitation::Entity::find().one(db).await.unwrap().unwrap();
        assert_eq!(row.failure, Some(failure));
    }
}

#[tokio::test]
async fn deleted_message_is_mailed_only_if_it_is_restored() {
    let Some(mut post) = MailServer::new() else { return };
    // It isn't started yet, so the email waits.
    let scene = Scene::with(&[("SMTP_URL", &post.url())]).await;
    let sent = send(&scene, &scene.dana, "oops", json!({ "toUserEmails": ["notary@deeds.example"] })).await;
    wait_for_mails(&scene, |mails| mails[0].attempts > 0).await;
    scene.dana.delete(&format!("/v1/messages/{}", id_of(&sent))).await.expect(200);
    post.start_faulty(&[]).await;
    scene.app.time_passes(Span::minutes(50));
    send(&scene, &scene.dana, "hello", json!({ "toUserEmails": ["clerk@deeds.example"] })).await;
    let arrived = post.inbox(1).await;
    assert!(arrived[0].contains("X-RcptTo: clerk@deeds.example"), "{}", arrived[0]);
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(post.delivered(), 1);
    scene.dana.post(&format!("/v1/messages/{}/restore", id_of(&sent)), json!({})).await.expect(200);
    let arrived = post.inbox(2).await;
    assert!(arrived.iter().any(|mail| mail.contains("X-RcptTo: notary@deeds.example")), "{arrived:?}");
}

#[tokio::test]
async fn internationalized_domain_is_mailed_in_punycode() {
    let Some(mut post) = MailServer::new() else { return };
    post.start_faulty(&[]).await;
    let scene = Scene::with(&[("SMTP_URL", &post.url())]).await;
    send(&scene, &scene.dana, "hello", json!({ "toUserEmails": ["notary@bücher.example"] })).await;
    let mail = post.inbox(1).await.remove(0);
    assert!(mail.starts_with("X-RcptTo: notary@xn--bcher-kva.example"), "{mail}");
    for address in ["moi.@x.example", "a..b@x.example", ".lead@x.example", "\"a b\"@x.example"] {
        let body = message(&scene, "hello", &json!({ "toUserEmails": [address] }));
        let refused = scene.dana.post("/v1/messages", body).await.expect(422).json();
        assert_eq!(refused["violations"][0]["field"], "toUserEmails[0]", "{address}");
    }
}

/// A repeatable sequence of numbers below a limit.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap() % limit
    }
}

#[test]
fn accepted_addresses_can_be_mailed() {
    let parts = [
        "a",
        "Z",
        "9",
        "example",
        "ü",
        "é",
        "例え",
        ".",
        "..",
        "-",
        "--",
        "+",
        "@",
        "\"",
        " ",
        "xn--",
        "ß",
        "пример",
        "אב",
        "ا",
        "ก",
        "\u{301}",
        "\u{200d}",
        "\u{2024}",
        "。",
        "[",
        "]",
        "127.0.0.1",
        ".com",
        "'",
        "/",
        "İ",
        "Σ",
    ];
    let mut numbers = Numbers(1);
    let mut accepted = 0;
    for _ in 0..200_000 {
        let mut part = |most: usize| -> String {
            // Mostly letters, so that enough of the addresses are accepted.
            let mut next =
                || if numbers.below(4) > 0 { numbers.below(7) } else { numbers.below(parts.len()) };
            let count = next() % most;
            (0..=count).map(|_| parts[next()]).collect()
        };
        let address = match part(3) {
            odd if odd.contains('@') => format!("{odd}{}", part(4)),
            local => format!("{local}@{}.{}", part(4), part(2)),
        };
        let Some(converted) = mailable(&address) else { continue };
        assert!(is_valid(&address) && converted.is_ascii(), "{address} {converted}");
        let parsed: Address = converted.parse().unwrap_or_else(|error| panic!("{address}: {error}"));
        assert_eq!(parsed.to_string(), converted);
        accepted += 1;
    }
    assert!(accepted > 5_000, "{accepted}");
}

/// Queues an email to each of that many addresses.
async fn queue_many(scene: &Scene, count: usize) {
    let state = &scene.app.state;
    let recipients = (0..count).map(|at| format!("person{at}@x.example")).collect();
    let email = QueuedEmail {
        recipients,
        subject: "Hello".to_owned(),
        plain: "Hello".to_owned(),
        html: "<p>Hello</p>".to_owned(),
        company: Some(scene.company().await.id),
        budget: MailBudget::Message,
        reply_to: None,
        cause: MailCause::Other,
        unsubscribe_link: None,
    };
    let tx = state.db.write().await.unwrap();
    queue_spread(&tx, state.clock.now(), &state.config.limits, email).await.unwrap();
    tx.commit().await.unwrap();
    state.mailer.wake();
}

/// Waits until no email is being sent. Returns the number of those that are still to be sent.
async fn wait_for_quiet(scene: &Scene, post: &MailServer, count: usize) -> usize {
    let now = scene.app.state.clock.now();
    for _ in 0..600 + count {
        let mails = mails(scene).await;
        let attempts: i32 = mails.iter().map(|mail| mail.attempts).sum();
        let unsent: Vec<_> = mails.iter().filter(|mail| mail.sent_at.is_none()).collect();
        let is_due = unsent.iter().any(|mail| mail.next_try_at <= now);
        let is_counted = usize::try_from(attempts) == Ok(post.attempts());
        if !is_due && is_counted && mails.len() - unsent.len() == post.delivered() {
            return unsent.len();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("emails are still being sent");
}

/// `LOANROOM_TEST_MAILS` sets the number of emails.
#[tokio::test]
async fn delivers_every_email_once_by_two_servers_while_every_third_attempt_fails() {
    let count = std::env::var("LOANROOM_TEST_MAILS").ok().map_or(300, |count| count.parse().unwrap());
    let Some(mut post) = MailServer::new() else { return };
    post.start_faulty(&["fail-every=3"]).await;
    let scene = Scene::with(&[("SMTP_URL", &post.url())]).await;
    queue_many(&scene, count).await;
    // SQLite's file belongs to one server, so there another job of the same server takes part.
    let second = scene.app.beside().await;
    let (state, third) = (scene.app.state.clone(), count / 3);
    let job = tokio::spawn(async move {
        loop {
            deliver(&state.db, &state.clock, &state.mailer).await.unwrap();
            let sent = mail::Entity::find().all(state.db.read()).await.unwrap();
            if sent.iter().filter(|mail| mail.sent_at.is_some()).count() >= third {
                return;
            }
        }
    });
    job.await.unwrap();
    if let Some(second) = second {
        second.stop().await;
    }
    while wait_for_quiet(&scene, &post, count).await > 0 {
        scene.app.time_passes(Span::hours(3));
        scene.app.state.mailer.wake();
    }
    let arrived = post.inbox(count).await;
    let recipients: BTreeSet<&str> = arrived.iter().filter_map(|mail| mail.lines().next()).collect();
    assert_eq!((arrived.len(), recipients.len()), (count, count));
    assert!(post.attempts() > count * 4 / 3, "{}", post.attempts());
}
