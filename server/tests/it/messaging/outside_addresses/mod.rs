//! Messages that leave the application: emails to addresses, and prints.

mod by_email;

use std::sync::atomic::Ordering;

use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use serde_json::json;
use server::entity::{mail, mail_words};
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};

use super::conversation::{id_of, message, send};
use crate::support::{Browser, Scene};

/// A scene whose mail server is unavailable, so that emails wait in the queue.
async fn scene() -> Scene {
    Scene::with(&[("SMTP_URL", "smtp://127.0.0.1:1")]).await
}

/// The queued email to an address, as HTML and as text.
async fn mail_to(scene: &Scene, address: &str) -> (String, String) {
    let db = scene.app.state.db.read();
    let mails = mail::Entity::find().all(db).await.unwrap();
    let mail = mails.into_iter().find(|mail| mail.recipient == address).unwrap();
    let words = mail_words::Entity::find_by_id(mail.words_id.unwrap()).one(db).await.unwrap().unwrap();
    (words.html, words.plain)
}

/// Sets how many new external addresses lenders and others may write to.
async fn set_budgets(scene: &Scene, of_lenders: u32, of_others: u32) {
    let version = scene.dana.get("/v1/company").await.expect(200).json()["version"].clone();
    let budgets = json!({
        "version": version,
        "outsideAddressesOfLenders": of_lenders,
        "outsideAddressesOfOthers": of_others,
    });
    scene.dana.put("/v1/company", budgets).await.expect(200);
}

fn block(id: &str) -> String {
    format!("<div data-type=\"needs-list-item\" data-id=\"{id}\"></div>")
}

#[tokio::test]
async fn email_shows_item_states_only_to_authorized_readers() {
    let scene = scene().await;
    let deed = scene.ask_for("Deed & title").await;
    let memo =
        json!({ "parentId": null, "name": "Secret memo", "storageType": "FILE", "priorityType": "PRIVATE" });
    let memo = id_of(&scene.add(memo).await);
    let company = scene.company().await;
    let hidden = scene.app.lender(&company, "Hidden Harper", Role::Underwriter).await;
    scene.app.add_unseen(&scene.loan, &hidden, Role::Underwriter).await;
    let body = format!("<p>Please see</p>{}{}", block(&deed), block(&memo));
    let to = json!({ "body": body, "toUserEmails": ["notary@deeds.example", hidden.email] });
    let sent = send(&scene, &scene.lucia, "", to).await;
    assert_eq!(sent["toEmails"].as_array().unwrap().len(), 2, "{sent}");

    let (html, plain) = mail_to(&scene, "notary@deeds.example").await;
    let link = |id: &str| scene.app.state.config.link(&format!("/api/v1/action?id={id}"));
    let named = format!("<p><strong><a href=\"{}\">Deed &amp; title</a></strong></p>", link(&deed));
    assert!(html.contains(&named), "{html}");
    assert!(plain.contains(&format!("\nDeed & title\n<{}>\n", link(&deed))), "{plain}");
    // The sender doesn't see it, so they can't send its name.
    assert!(!html.contains("Secret memo") && !plain.contains("Secret memo"), "{html}");
    assert!(html.contains(&format!("<a href=\"{}\">An item from the needs list</a>", link(&memo))), "{html}");

    let (html, plain) = mail_to(&scene, &hidden.email).await;
    assert!(html.contains("Deed &amp; title</a></strong> – Open</p>"), "{html}");
    assert!(plain.contains("\nDeed & title – Open\n") && !plain.contains("Secret memo"), "{plain}");
}

/// A megabyte to a thousand addresses stays about a megabyte and takes few statements; recipients don't learn of each
/// other.
#[tokio::test]
async fn message_to_a_thousand_addresses_is_stored_once() {
    let scene = scene().await;
    set_budgets(&scene, 1_000, 5).await;
    let count = || scene.app.state.metrics.database_statements.load(Ordering::Relaxed);
    let addresses: Vec<_> = (0..1_000).map(|at| format!("notary{at}@deeds.example")).collect();
    let body = format!("<p>{}</p>", "The deed is recorded. ".repeat(40_000));
    let before = count();
    send(&scene, &scene.dana, "", json!({ "body": body, "bccUserEmails": addresses })).await;
    // A few statements for each batch of addresses, not two for each; the sending job adds some.
    let cost = count() - before;
    assert!(cost < 1_000, "{cost} statements");
    let db = scene.app.state.db.read();
    assert_eq!(mail::Entity::find().count(db).await.unwrap(), 1_000);
    let words = mail_words::Entity::find().all(db).await.unwrap();
    assert_eq!(words.len(), 1);
    assert!(words.iter().all(|words| !words.html.contains("@deeds") && !words.plain.contains("@deeds")));
}

#[tokio::test]
async fn address_over_its_limit_gets_later_emails_in_any_spelling() {
    let scene = Scene::with(&[("SMTP_URL", "smtp://127.0.0.1:1"), ("LOANROOM_MAILS_PER_HOUR", "1")]).await;
    let db = scene.app.state.db.read();
    let now = scene.app.state.clock.now();
    send(&scene, &scene.dana, "first", json!({ "toUserEmails": ["notary@deeds.example"] })).await;
    let both = json!({ "toUserEmails": ["clerk@deeds.example", "Notary@Deeds.example"] });
    send(&scene, &scene.dana, "second", both).await;
    let mails = mail::Entity::find().all(db).await.unwrap();
    let later = mails.iter().filter(|mail| mail.next_try_at > now + chrono::Duration::minutes(50));
    let later: Vec<&str> = later.map(|mail| mail.recipient.as_str()).collect();
    assert_eq!((mails.len(), later), (3, vec!["Notary@Deeds.example"]));
    // Another company's emails to the address aren't delayed by it.
    let company = scene.app.company("Cedar & Co").await;
    let loan = scene.app.loan(&company, "Reyes – purchase", ReviewStatus::InProgress).await;
    let lender = scene.app.lender(&company, "Nell Reyes", Role::LeadLender).await;
    scene.app.add(&loan, &lender, Role::LeadLender).await;
    let mut other = message(&scene, "hello", &json!({ "toUserEmails": ["notary@deeds.example"] }));
    other["contextId"] = json!(loan.id);
    scene.app.browser_of(&lender).await.post("/v1/messages", other).await.expect(201);
    let mails = mail::Entity::find().all(db).await.unwrap();
    let later = mails.iter().filter(|mail| mail.next_try_at > now + chrono::Duration::minutes(50));
    assert_eq!((mails.len(), later.count()), (4, 1));
}

#[tokio::test]
async fn email_replaces_pictures_by_links() {
    let scene = scene().await;
    let picture = "<p>Look <img src=\"/v1/documents/0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b/content\" alt=\"The &lt;roof&gt;\"></p>";
    let to = json!({ "body": picture, "toUserEmails": ["notary@deeds.example"] });
    send(&scene, &scene.dana, "", to).await;
    let (html, plain) = mail_to(&scene, "notary@deeds.example").await;
    assert!(!html.contains("<img") && html.contains("\">The &lt;roof&gt;</a>"), "{html}");
    assert!(plain.contains("Look The <roof>"), "{plain}");
}

async fn print(browser: &Browser, id: &str) -> String {
    let reply = browser.get(&format!("/v1/messages/{id}/print")).await.expect(200);
    reply.json()["html"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn print_shows_item_states_for_its_user() {
    let scene = Scene::new().await;
    let deed = scene.ask_for("Deed").await;
    let sent = send(&scene, &scene.dana, "", json!({ "body": format!("<p>See</p>{}", block(&deed)) })).await;
    let id = id_of(&sent);
    assert!(print(&scene.lucia, &id).await.contains(">Deed</a></strong> – Open</p></div>"));
    scene.answer(&scene.lucia, &deed, "deed.pdf", crate::support::PDF).await;
    assert!(print(&scene.dana, &id).await.contains(">Deed</a></strong> – Submitted</p></div>"));
    // Sofia only reads the message; nothing is requested of her.
    let hers = print(&scene.sofia, &id).await;
    assert!(hers.contains("An item from the needs list") && !hers.contains("Deed"), "{hers}");
    scene.dana.delete(&format!("/v1/messages/{id}")).await.expect(200);
    scene.dana.get(&format!("/v1/messages/{id}/print")).await.expect(404);
    let plain = send(&scene, &scene.dana, "nothing live", json!({})).await;
    assert_eq!(print(&scene.dana, &id_of(&plain)).await, "<p>nothing live</p>");
}
