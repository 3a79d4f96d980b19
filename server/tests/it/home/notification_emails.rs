//! Emails about notifications: what a person doesn't read in the app is emailed once, bundled and at the right time.

use chrono::{Duration, Timelike as _, Utc};
use reqwest::Method;
use sea_orm::{ColumnTrait as _, EntityTrait as _, PaginatorTrait as _, QueryFilter as _};
use serde_json::{Value, json};
use server::{
    entity::{mail, mail_words, notice},
    features::notifications::{discard_pending_emails, send_due_emails},
};
use shared_rules::team::role::Role;

use crate::support::{Browser, PDF, Scene, secret};

const READ: &str = "/v1/users/me/notices/read";
const SETTINGS: &str = "/v1/users/me/notices/settings";

/// The name of a time zone in which it is about this hour now. Sessions don't last until another hour comes.
fn zone_at(hour: i64) -> String {
    let ahead = (hour - i64::from(Utc::now().hour()) + 36) % 24 - 12;
    // The signs of these names are reversed.
    match ahead {
        0 => "Etc/GMT".to_owned(),
        1.. => format!("Etc/GMT-{ahead}"),
        _ => format!("Etc/GMT+{}", -ahead),
    }
}

async fn live_at(browser: &Browser, name: &str, hour: i64) {
    let (given, family) = name.split_once(' ').unwrap();
    let profile = json!({ "givenName": given, "familyName": family, "timeZone": zone_at(hour) });
    browser.put("/v1/account", profile).await.expect(200);
}

/// A scene at noon, whose mail server is away, so that emails stay in the outbox.
async fn noon() -> Scene {
    noon_with(&[("SMTP_URL", "smtp://127.0.0.1:9")]).await
}

async fn noon_with(settings: &[(&str, &str)]) -> Scene {
    let scene = Scene::with(settings).await;
    for (browser, name) in [
        (&scene.dana, "Dana Whitfield"),
        (&scene.lucia, "Lucia Alvarez"),
        (&scene.mateo, "Mateo Alvarez"),
        (&scene.sofia, "Sofia Reyes"),
    ] {
        live_at(browser, name, 12).await;
    }
    scene
}

/// The queued emails: the recipient, the subject and the plain text, oldest first.
async fn queued(scene: &Scene) -> Vec<(String, String, String)> {
    let db = scene.app.state.db.read();
    let mut mails =
        mail::Entity::find().filter(mail::Column::Budget.eq("notification")).all(db).await.unwrap();
    mails.sort_by_key(|mail| mail.id);
    let mut emails = Vec::new();
    for mail in mails {
        let words = mail_words::Entity::find_by_id(mail.words_id.unwrap_or_default()).one(db).await.unwrap();
        let (subject, plain) = words.map(|words| (words.subject, words.plain)).unwrap_or_default();
        emails.push((mail.recipient, subject, plain));
    }
    emails
}

/// The same for one person, after that time has passed.
async fn emails_after(scene: &Scene, minutes: i64, name: &str) -> Vec<String> {
    scene.app.time_passes(Duration::minutes(minutes));
    send_due_emails(&scene.app.state).await.unwrap();
    let all = queued(scene).await;
    all.into_iter().filter(|(to, ..)| to.starts_with(name)).map(|(_, subject, _)| subject).collect()
}

async fn answered(scene: &Scene, name: &str) -> String {
    let request = scene.ask_for(name).await;
    scene.answer(&scene.lucia, &request, "file.pdf", PDF).await;
    request
}

async fn review(scene: &Scene, request: &str, verdict: Value) -> Value {
    scene.review(&scene.elements(&format!("/{request}/review")), verdict).await.expect(200).json()
}

async fn return_request(scene: &Scene, request: &str) -> Value {
    review(scene, request, json!({ "decision": "REJECTED", "reason": "NOT_SIGNED", "note": "Page 2." })).await
}

async fn accept(scene: &Scene, request: &str) {
    review(scene, request, json!({ "decision": "ACCEPTED" })).await;
}

/// Each notification of the loan: the recipient, the state of its email, and the reason.
async fn explained(scene: &Scene) -> Vec<String> {
    let path = format!("/v1/loans/{}/notification-emails", scene.loan.id);
    let page = scene.dana.get(&path).await.expect(200).json();
    let text = |entry: &Value, name: &str| entry[name].as_str().unwrap().to_owned();
    let line = |entry: &Value| {
        let [who, event, words] = ["recipientName", "event", "words"].map(|name| text(entry, name));
        format!("{who}: {event}: {words}")
    };
    page["content"].as_array().unwrap().iter().map(line).collect()
}

#[tokio::test]
async fn emails_returned_document_with_reason_and_link() {
    let scene = noon_with(&[]).await;
    let w2 = answered(&scene, "W-2").await;
    assert_eq!(emails_after(&scene, 11, "dana").await.len(), 1);
    return_request(&scene, &w2).await;
    assert_eq!(emails_after(&scene, 0, "lucia").await, [""; 0], "it waits for further events");
    assert_eq!(
        explained(&scene).await[0],
        "Lucia Alvarez: returned “W-2”: Waiting for further events, to send them in one email"
    );
    assert_eq!(emails_after(&scene, 3, "lucia").await.len(), 1);
    assert_eq!(emails_after(&scene, 60, "lucia").await.len(), 1, "it is sent once");

    let mails = scene.app.mails(2).await;
    let mail = mails.iter().find(|mail| mail.contains("To: lucia.alvarez")).unwrap();
    assert!(mail.contains("It isn") && mail.contains("signed. Page 2."), "{mail}");
    let link = format!("/api/v1/action?id=3D{w2}");
    assert!(mail.contains(&link), "{mail}");
    assert!(mail.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{mail}");
    assert!(mail.contains("\nList-Unsubscribe: <http://localhost:"), "{mail}");
    assert!(mail.starts_with("Message-ID: <") && mail.contains("Harbor &amp; Pine"), "{mail}");
    // The outbox notes it a moment after the email has left.
    let is_sent = |first: &str| first == "Lucia Alvarez: returned “W-2”: Emailed";
    for _ in 0..100 {
        if is_sent(&explained(&scene).await[0]) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert!(is_sent(&explained(&scene).await[0]));

    // The link leads through the sign-in page to the request.
    let anyone = scene.app.anyone();
    let opens = anyone.request(Method::GET, &format!("/api/v1/action?id={w2}")).header("accept", "text/html");
    let sign_in = anyone.send(opens).await.expect(303);
    let target = format!("returnTo=%2Fapi%2Fv1%2Faction%3Fid%3D{w2}");
    assert!(sign_in.header("location").unwrap().contains(&target));
    let opens = scene.lucia.request(Method::GET, &format!("/api/v1/action?id={w2}"));
    let request = scene.lucia.send(opens.header("accept", "text/html")).await.expect(303);
    assert!(request.header("location").unwrap().contains(&w2));
}

/// The path of the upload page in an email, if there is one.
fn upload_path(plain: &str) -> Option<&str> {
    let path = &plain[plain.find("/upload/")?..];
    path.split('>').next()
}

#[tokio::test]
async fn email_about_requests_takes_files_without_signing_in() {
    let scene = noon().await;
    let w2 = answered(&scene, "W-2").await;
    return_request(&scene, &w2).await;
    emails_after(&scene, 11, "lucia").await;
    let emails = queued(&scene).await;
    let of =
        |name: &str| emails.iter().find(|(to, ..)| to.starts_with(name)).map(|(.., plain)| plain.as_str());
    let path = upload_path(of("lucia").unwrap()).unwrap();
    let page = scene.app.anyone().get(path).await.expect(200).text();
    assert!(page.contains("W-2"), "{page}");
    assert_eq!(upload_path(of("dana").unwrap()), None, "lenders answer no requests");
}

#[tokio::test]
async fn bundles_events_into_one_email() {
    let scene = noon().await;
    let (w2, lease) = (answered(&scene, "W-2").await, answered(&scene, "Lease").await);
    accept(&scene, &w2).await;
    assert_eq!(emails_after(&scene, 9, "lucia").await.len(), 0);
    accept(&scene, &lease).await;
    assert_eq!(emails_after(&scene, 9, "lucia").await.len(), 0, "a further event extends the wait");
    assert_eq!(
        emails_after(&scene, 2, "lucia").await,
        ["Alvarez – purchase: Dana Whitfield accepted what you sent for 2 requests"]
    );
    assert_eq!(emails_after(&scene, 0, "dana").await.len(), 1, "and hers about both documents");
}

#[tokio::test]
async fn does_not_email_what_was_read_undone_or_hidden() {
    let scene = noon().await;
    let (read, undone) = (answered(&scene, "W-2").await, answered(&scene, "Lease").await);
    let hidden = answered(&scene, "Deed").await;
    accept(&scene, &read).await;
    let now = scene.app.state.clock.now();
    scene.lucia.post(READ, json!({ "upTo": now })).await.expect(200);
    let done = return_request(&scene, &undone).await;
    let back = json!({ "version": done["version"] });
    scene.dana.post(&scene.elements(&format!("/{undone}/undo")), back).await.expect(200);
    accept(&scene, &hidden).await;
    let hide = json!({ "elementIds": [hidden], "hidden": true });
    scene.dana.post(&scene.elements("/bulk"), hide).await.expect(200);
    assert_eq!(emails_after(&scene, 11, "lucia").await, [""; 0]);
    let reasons = explained(&scene).await;
    assert_eq!(
        reasons[..2],
        [
            "Lucia Alvarez: accepted “Deed”: Not emailed: they could no longer see it",
            "Lucia Alvarez: accepted “W-2”: Not emailed: they read it in the app 11 minutes before",
        ]
    );
    assert!(reasons[2..].iter().all(|reason| reason.starts_with("Dana Whitfield: ")), "{reasons:?}");
}

#[tokio::test]
async fn does_not_email_removed_members() {
    let scene = noon().await;
    let w2 = answered(&scene, "W-2").await;
    accept(&scene, &w2).await;
    let loan = scene.dana.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let roles = loan["loanRoles"].as_array().unwrap();
    let role = roles.iter().find(|role| role["user"]["id"] == scene.lucia_is.id.to_string()).unwrap();
    let role = format!("/v1/loans/{}/roles/{}", scene.loan.id, role["id"].as_str().unwrap());
    scene.dana.delete(&role).await.expect(204);
    assert_eq!(emails_after(&scene, 11, "lucia").await, [""; 0]);
    assert_eq!(
        explained(&scene).await[0],
        "Lucia Alvarez: accepted “W-2”: Not emailed: they could no longer see it"
    );
}

#[tokio::test]
async fn respects_chosen_deliveries() {
    let scene = noon().await;
    let chosen = json!({ "off": ["accepted"], "deliveries": [{ "kind": "sent-back", "delivery": "app" }] });
    scene.lucia.put("/v1/preferences/notices", chosen).await.expect(204);
    let settings = scene.lucia.get(SETTINGS).await.expect(200).json();
    let delivery = |kind: &str| {
        let of = settings.as_array().unwrap().iter().find(|setting| setting["kind"] == kind).unwrap();
        of["delivery"].as_str().unwrap().to_owned()
    };
    assert_eq!(["accepted", "sent-back", "commented"].map(delivery), ["off", "app", "bundled"]);
    let (w2, lease) = (answered(&scene, "W-2").await, answered(&scene, "Lease").await);
    accept(&scene, &w2).await;
    return_request(&scene, &lease).await;
    assert_eq!(emails_after(&scene, 120, "lucia").await, [""; 0]);
    let unread = scene.lucia.get("/v1/users/me/notices/unread").await.expect(200).json();
    assert_eq!(unread["count"], 1, "what is off isn't in the app either");
    assert_eq!(
        explained(&scene).await[..2],
        [
            "Lucia Alvarez: returned “Lease”: Not emailed: their settings keep it in the app",
            "Lucia Alvarez: accepted “W-2”: Not emailed: turned off in their settings",
        ]
    );
    // A later choice applies to what isn't emailed yet.
    scene.lucia.put("/v1/preferences/notices", json!({ "off": [] })).await.expect(204);
    return_request(&scene, &answered(&scene, "Deed").await).await;
    scene.lucia.put("/v1/preferences/notices", json!({ "off": ["sent-back"] })).await.expect(204);
    assert_eq!(emails_after(&scene, 120, "lucia").await, [""; 0]);
}

#[tokio::test]
async fn postpones_emails_during_quiet_hours() {
    let scene = noon().await;
    live_at(&scene.lucia, "Lucia Alvarez", 23).await;
    let w2 = answered(&scene, "W-2").await;
    return_request(&scene, &w2).await;
    assert_eq!(emails_after(&scene, 60, "lucia").await, [""; 0]);
    assert_eq!(
        explained(&scene).await[0],
        "Lucia Alvarez: returned “W-2”: Waiting for the end of their quiet hours at 7:00 AM"
    );
    let subjects = emails_after(&scene, 8 * 60, "lucia").await;
    assert_eq!(subjects, ["Alvarez – purchase: Dana Whitfield returned “W-2”"]);
}

#[tokio::test]
async fn sends_daily_email_at_eight() {
    let scene = noon().await;
    let chosen = json!({ "deliveries": [{ "kind": "accepted", "delivery": "daily" }] });
    scene.lucia.put("/v1/preferences/notices", chosen).await.expect(204);
    accept(&scene, &answered(&scene, "W-2").await).await;
    assert_eq!(emails_after(&scene, 18 * 60, "lucia").await, [""; 0], "it is 6 in the morning");
    assert_eq!(emails_after(&scene, 3 * 60, "lucia").await.len(), 1);
}

#[tokio::test]
async fn sends_each_email_once_from_parallel_jobs() {
    let scene = noon().await;
    accept(&scene, &answered(&scene, "W-2").await).await;
    scene.app.time_passes(Duration::minutes(11));
    let job = || send_due_emails(&scene.app.state);
    let (one, two, three) = tokio::join!(job(), job(), job());
    one.and(two).and(three).unwrap();
    let all = queued(&scene).await;
    assert_eq!(all.len(), 2, "one to Lucia, one to Dana: {all:?}");
}

#[tokio::test]
async fn people_without_an_account_get_no_email() {
    let scene = noon().await;
    accept(&scene, &answered(&scene, "W-2").await).await;
    let tx = scene.app.state.db.write().await.unwrap();
    let row = server::entity::app_user::ActiveModel {
        id: sea_orm::ActiveValue::Set(scene.lucia_is.id),
        stub: sea_orm::ActiveValue::Set(true),
        ..Default::default()
    };
    sea_orm::ActiveModelTrait::update(row, &tx).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(emails_after(&scene, 11, "lucia").await, [""; 0]);
    assert!(explained(&scene).await[0].ends_with("Not emailed: they don’t have an account yet"));
}

#[tokio::test]
async fn servers_without_notification_emails_discard_them() {
    let scene = noon().await;
    accept(&scene, &answered(&scene, "W-2").await).await;
    let now = scene.app.state.clock.now();
    discard_pending_emails(&scene.app.state.db, now).await.unwrap();
    assert_eq!(emails_after(&scene, 11, "lucia").await, [""; 0]);
    let pending = notice::Entity::find().filter(notice::Column::EmailDueAt.is_not_null());
    assert_eq!(pending.count(scene.app.state.db.read()).await.unwrap(), 0);
}

#[tokio::test]
async fn unsubscribes_by_post_only() {
    let scene = noon_with(&[]).await;
    accept(&scene, &answered(&scene, "W-2").await).await;
    emails_after(&scene, 11, "lucia").await;
    let mails = scene.app.mails(2).await;
    let mail = mails.iter().find(|mail| mail.contains("To: lucia.alvarez")).unwrap();
    let token = secret(mail, "/unsubscribe/");
    let page = format!("/unsubscribe/{token}");
    let anyone = scene.app.anyone();
    let shown = anyone.get(&page).await.expect(200).text();
    assert!(
        shown.contains("<form method=\"post\"") && shown.contains("Something I sent is accepted"),
        "{shown}"
    );
    assert!(!shown.contains("Someone comments"), "{shown}");
    let delivery = async || {
        let settings = scene.lucia.get(SETTINGS).await.expect(200).json();
        let settings = settings.as_array().unwrap().clone();
        settings
            .into_iter()
            .map(|setting| setting["delivery"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(delivery().await, ["bundled"; 5], "opening the page changes nothing");

    // Mail providers send neither an origin nor a cookie.
    let client = reqwest::Client::new();
    for _ in 0..2 {
        let post = client.post(format!("{}{page}", scene.app.address()));
        let reply = post.form(&[("List-Unsubscribe", "One-Click")]).send().await.unwrap();
        assert_eq!(reply.status(), 200);
        assert!(reply.text().await.unwrap().contains("You’re unsubscribed"));
    }
    assert_eq!(delivery().await, ["bundled", "bundled", "app", "bundled", "bundled"]);
    accept(&scene, &answered(&scene, "Lease").await).await;
    assert_eq!(emails_after(&scene, 11, "lucia").await.len(), 1);

    for broken in ["/unsubscribe/abc".to_owned(), format!("{page}00")] {
        let reply = anyone.get(&broken).await.expect(410).text();
        assert!(reply.contains("notification settings"), "{reply}");
        let post = client.post(format!("{}{broken}", scene.app.address())).send().await.unwrap();
        assert_eq!(post.status(), 410);
    }
}

#[tokio::test]
async fn job_uses_a_constant_number_of_statements() {
    let scene = noon_with(&[]).await;
    // Only Lucia gets emails.
    let off = json!({ "off": ["answered"] });
    scene.dana.put("/v1/preferences/notices", off).await.expect(204);
    let run = async |count: usize, round: usize| {
        for n in 0..count {
            accept(&scene, &answered(&scene, &format!("Request {round}.{n}")).await).await;
        }
        scene.app.time_passes(Duration::minutes(61));
        let before = scene.app.statements();
        send_due_emails(&scene.app.state).await.unwrap();
        scene.app.statements() - before
    };
    run(1, 0).await;
    let (few, many) = (run(2, 1).await, run(25, 2).await);
    // The job that sends queued email runs at the same time.
    assert!(many < few + 20, "{few} statements for 2, {many} for 25");
    assert_eq!(queued(&scene).await.len(), 3);
}

#[tokio::test]
async fn explains_emails_to_lenders_page_by_page() {
    let scene = noon().await;
    let company = scene.company().await;
    let ines = scene.app.lender(&company, "Ines Okafor", Role::Lender).await;
    scene.app.add(&scene.loan, &ines, Role::Lender).await;
    for name in ["W-2", "Lease"] {
        answered(&scene, name).await;
    }
    let path = format!("/v1/loans/{}/notification-emails", scene.loan.id);
    let first = scene.dana.get(&format!("{path}?s=3")).await.expect(200).json();
    assert_eq!(first["content"].as_array().unwrap().len(), 3);
    let next = format!("{path}?s=3&before={}", first["next"].as_str().unwrap());
    let last = scene.dana.get(&next).await.expect(200).json();
    assert_eq!((last["content"].as_array().unwrap().len(), &last["next"]), (1, &json!(null)));
    scene.lucia.get(&path).await.expect(403);
    scene.stranger.get(&path).await.expect(404);
}
