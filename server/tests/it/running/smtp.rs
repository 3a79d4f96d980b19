//! Emails through a real mail server, read from its mailbox. `TEST_SMTP_PYTHON` names a Python with `aiosmtpd`; `npm
//! test` sets it, and reports if there is none.

use std::{
    net::{Ipv4Addr, TcpListener},
    process::{Child, Command, Stdio},
    time::Duration,
};

use reqwest::Method;
use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use serde_json::json;
use server::entity::{mail, mail_words};
use tempfile::TempDir;

use crate::support::{PASSWORD, Scene, secret};

/// A mail server that delivers to a folder; it ends with the test.
pub struct MailServer {
    process: Option<Child>,
    port: u16,
    folder: TempDir,
}

impl MailServer {
    /// A stopped server; `None` if none is available.
    pub fn new() -> Option<Self> {
        if python().is_none() {
            eprintln!("SKIPPED: TEST_SMTP_PYTHON isn't set, so mail isn't sent to a real server");
            return None;
        }
        let port = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
        Some(Self { process: None, port, folder: tempfile::tempdir().unwrap() })
    }

    pub async fn start(&mut self) {
        let child = Command::new(python().unwrap())
            .args(["-m", "aiosmtpd", "-n", "-l"])
            .arg(format!("127.0.0.1:{}", self.port))
            .args(["-c", "aiosmtpd.handlers.Mailbox"])
            .arg(self.folder.path().join("box"))
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        self.process = Some(child);
        self.wait_until_started().await;
    }

    async fn wait_until_started(&self) {
        for _ in 0..600 {
            if tokio::net::TcpStream::connect((Ipv4Addr::LOCALHOST, self.port)).await.is_ok() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("the mail server doesn't start");
    }

    pub fn port(&self) -> u16 {
        self.port
    }

    /// Starts a server that rejects addresses beginning with "unknown" and emails to those beginning with "spam", or
    /// starts it again with other options: "fail-every=3", "requires-sign-in", "refuses-sender", "knows-everyone".
    pub async fn start_faulty(&mut self, options: &[&str]) {
        self.stop();
        let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/running/faulty_smtp.py");
        let child = Command::new(python().unwrap())
            .arg(script)
            .arg(self.port.to_string())
            .arg(self.folder.path().join("box"))
            .args(options)
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        self.process = Some(child);
        self.wait_until_started().await;
    }

    fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }

    /// The number of emails that a faulty server was offered.
    pub fn attempts(&self) -> usize {
        std::fs::read(self.folder.path().join("box/attempts")).map_or(0, |attempts| attempts.len())
    }

    /// The number of delivered emails.
    pub fn delivered(&self) -> usize {
        std::fs::read_dir(self.folder.path().join("box/new")).map_or(0, Iterator::count)
    }

    pub fn url(&self) -> String {
        format!("smtp://127.0.0.1:{}", self.port)
    }

    /// The delivered emails with unfolded lines, once there are `wanted`.
    pub async fn inbox(&self, wanted: usize) -> Vec<String> {
        let new = self.folder.path().join("box/new");
        for _ in 0..600 {
            let files = std::fs::read_dir(&new).into_iter().flatten();
            let read = |path| std::fs::read_to_string(path).unwrap().replace("\r\n", "\n").replace("=\n", "");
            let mails: Vec<_> = files.map(|file| read(file.unwrap().path())).collect();
            if mails.len() >= wanted {
                return mails;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("no mail came");
    }
}

impl Drop for MailServer {
    fn drop(&mut self) {
        self.stop();
    }
}

fn python() -> Option<String> {
    std::env::var("TEST_SMTP_PYTHON").ok().filter(|path| !path.is_empty())
}

/// The header lines that contain an address.
fn named<'a>(mail: &'a str, address: &str) -> Vec<&'a str> {
    let (head, _) = mail.split_once("\n\n").unwrap();
    head.lines().filter(|line| line.contains(address)).collect()
}

#[tokio::test]
async fn opens_invitation_and_reset_from_the_mailbox() {
    let Some(mut post) = MailServer::new() else { return };
    post.start().await;
    let scene = Scene::with(&[("SMTP_URL", &post.url())]).await;
    let body = json!({ "appUser": { "emailAddress": "ann@x.example", "givenName": "Ann" }, "role": "BORROWER", "visibleToBorrower": true });
    let path = format!("/v1/loans/{}/lender-users", scene.loan.id);
    let role = scene.dana.post(&path, body).await.expect(201).json();
    let id = role["user"]["id"].as_str().unwrap();
    scene
        .dana
        .post(&format!("/v1/loans/{}/users/{id}/invitation", scene.loan.id), json!({}))
        .await
        .expect(201);
    let invited = post.inbox(1).await.remove(0);
    assert_eq!(
        named(&invited, "ann@x.example"),
        ["To: ann@x.example", "X-RcptTo: ann@x.example"],
        "{invited}"
    );
    assert!(invited.contains("text/plain") && invited.contains("text/html"), "{invited}");
    let ann = scene.app.anyone();
    let call = format!("/v1/invitations/{}", secret(&invited, "/invitation/"));
    ann.post(&call, json!({ "password": PASSWORD })).await.expect(204);

    let form = |form: &str| ann.request(Method::POST, &format!("/forms/{form}"));
    ann.send(form("forgot-password").form(&[("email_address", "ann@x.example")])).await.expect(303);
    let mails = post.inbox(2).await;
    let reset = mails.iter().find(|mail| mail.contains("/reset-password/")).unwrap();
    let token = secret(reset, "/reset-password/");
    let chosen = [("token", token.as_str()), ("password", "another quiet harbor")];
    ann.send(form("reset-password").form(&chosen)).await.expect(303);
    scene.app.anyone().sign_in("ann@x.example", "another quiet harbor").await.expect(200);
}

#[tokio::test]
async fn sends_separate_emails_without_other_addresses() {
    let Some(mut post) = MailServer::new() else { return };
    post.start().await;
    let scene = Scene::with(&[("SMTP_URL", &post.url())]).await;
    let message = json!({
        "contextId": scene.loan.id, "body": "<p>The deed – “recorded” at 10:00.</p>",
        "toUserEmails": ["notary@deeds.example"], "ccUserEmails": ["clerk@deeds.example"],
        "bccUserEmails": ["counsel@law.example"],
    });
    scene.dana.post("/v1/messages", message).await.expect(201);
    let addresses = ["notary@deeds.example", "clerk@deeds.example", "counsel@law.example"];
    let mails = post.inbox(3).await;
    assert_eq!(mails.len(), 3);
    for address in addresses {
        let own: Vec<_> = mails.iter().filter(|mail| !named(mail, address).is_empty()).collect();
        let [mail] = own[..] else { panic!("{address}: {} mails", own.len()) };
        assert!(addresses.iter().all(|other| *other == address || !mail.contains(other)), "{mail}");
        assert!(
            mail.contains("=E2=80=93 =E2=80=9Crecorded=E2=80=9D") || mail.contains("– “recorded”"),
            "{mail}"
        );
    }
}

/// An address without an account follows its thread from the mailbox, and replies to the author.
#[tokio::test]
async fn address_follows_its_thread_and_replies_to_the_author() {
    let Some(mut post) = MailServer::new() else { return };
    post.start().await;
    let scene = Scene::with(&[("SMTP_URL", &post.url())]).await;
    let file = scene.upload(&scene.dana, "deed.pdf", crate::support::PDF).await;
    let message = json!({
        "contextId": scene.loan.id, "body": "<p>Please record the deed.</p>", "subject": "Deed",
        "toUserEmails": ["notary@deeds.example"], "bccUserEmails": ["counsel@law.example"], "attachments": [file],
    });
    let sent = scene.dana.post("/v1/messages", message).await.expect(201).json();
    let thread = sent["messageThread"]["id"].clone();
    let answer =
        json!({ "contextId": scene.loan.id, "messageThreadId": thread, "body": "<p>It is signed.</p>" });
    scene.lucia.post("/v1/messages", answer).await.expect(201);
    let mails = post.inbox(3).await;
    let to = |address: &str| mails.iter().filter(|mail| !named(mail, address).is_empty()).collect::<Vec<_>>();
    assert_eq!((to("notary@deeds.example").len(), to("counsel@law.example").len()), (2, 1));
    let of = |words: &str| to("notary@deeds.example").into_iter().find(|mail| mail.contains(words)).unwrap();
    let first = of("Please record the deed.");
    assert!(first.contains("\nReply-To: dana.whitfield@people.example\n"), "{first}");
    assert!(first.contains("deed.pdf") && first.contains("Harbor"), "{first}");
    assert!(!first.contains("counsel@law.example"), "{first}");
    let second = of("It is signed.");
    assert!(second.contains("\nReply-To: lucia.alvarez@people.example\n"), "{second}");
}

#[tokio::test]
async fn sends_queued_emails_once_the_mail_server_is_back() {
    let Some(mut post) = MailServer::new() else { return };
    let scene = Scene::with(&[("SMTP_URL", &post.url())]).await;
    let message = json!({ "contextId": scene.loan.id, "body": "<p>Hello</p>", "toUserEmails": ["notary@deeds.example"] });
    scene.dana.post("/v1/messages", message).await.expect(201);
    let db = scene.app.state.db.read();
    for _ in 0..600 {
        if mail::Entity::find().one(db).await.unwrap().unwrap().attempts > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    // The attempt that has started reaches no server.
    tokio::time::sleep(Duration::from_millis(300)).await;
    post.start().await;
    assert_eq!(mail_words::Entity::find().count(db).await.unwrap(), 1);
    scene.app.time_passes(chrono::Duration::hours(1));
    scene.app.state.mailer.wake();
    post.inbox(1).await;
    for _ in 0..600 {
        if mail_words::Entity::find().count(db).await.unwrap() == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(mail_words::Entity::find().count(db).await.unwrap(), 0);
    scene.app.state.mailer.wake();
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(post.inbox(1).await.len(), 1);
}
