//! A company's mail server is configured, tested and used while the server runs.

use std::net::{Ipv4Addr, TcpListener};

use sea_orm::EntityTrait as _;
use serde_json::{Value, json};
use server::entity::mail_setting;

use super::smtp::MailServer;
use crate::support::{PASSWORD, Scene};

const PATH: &str = "/v1/company/mail-server";

fn at(port: u16) -> Value {
    json!({
        "host": "127.0.0.1", "port": port.to_string(), "security": "NONE", "userName": "", "mailPassword": "",
        "fromAddress": "loans@harborpine.example", "fromName": "Harbor & Pine",
    })
}

fn changed(server: &Value, field: &str, value: &str) -> Value {
    let mut server = server.clone();
    server[field] = json!(value);
    server
}

async fn tried(scene: &Scene, server: &Value) -> (bool, String) {
    let reply =
        scene.dana.post(&format!("{PATH}/test"), json!({ "server": server })).await.expect(200).json();
    (reply["sent"].as_bool().unwrap(), reply["said"].as_str().unwrap().to_owned())
}

#[tokio::test]
async fn uses_a_new_mail_server_immediately() {
    let Some(mut post) = MailServer::new() else { return };
    post.start().await;
    let scene = Scene::new().await;
    assert_eq!(scene.dana.get(PATH).await.expect(200).json()["source"], "FOLDER");
    let server = at(post.port());
    assert!(tried(&scene, &server).await.0);
    let test = post.inbox(1).await.remove(0);
    assert!(test.contains("Test email from Loanroom") && test.contains("loans@harborpine.example"), "{test}");

    let kept = scene.dana.put(PATH, json!({ "version": 0, "server": server })).await.expect(200).json();
    assert_eq!((&kept["source"], &kept["version"]), (&json!("COMPANY"), &json!(1)));
    let message = json!({ "contextId": scene.loan.id, "body": "<p>Hello</p>", "toUserEmails": ["notary@deeds.example"] });
    scene.dana.post("/v1/messages", message).await.expect(201);
    let mails = post.inbox(2).await;
    assert!(mails.iter().any(|mail| mail.contains("To: notary@deeds.example")), "{mails:?}");
    // Another company's emails don't use it.
    assert_eq!(scene.stranger.get(PATH).await.expect(200).json()["source"], "FOLDER");
    scene.dana.put(PATH, json!({ "version": 0, "server": server })).await.expect(409);
    let none = scene.dana.delete(PATH).await.expect(200).json();
    assert_eq!((&none["source"], &none["server"]), (&json!("FOLDER"), &Value::Null));
}

#[tokio::test]
async fn address_proof_links_avoid_company_mail_servers() {
    let Some(mut post) = MailServer::new() else { return };
    post.start().await;
    let scene = Scene::new().await;
    let server = at(post.port());
    scene.dana.put(PATH, json!({ "version": 0, "server": server })).await.expect(200);
    let addresses =
        [scene.lucia_is.email.as_str(), "dana.whitfield@people.example", "ruth.abbott@people.example"];
    for address in addresses {
        let anyone = scene.app.anyone();
        let form =
            anyone.request(reqwest::Method::POST, "/forms/forgot-password").header("accept", "text/html");
        anyone.send(form.form(&[("email_address", address)])).await.expect(303);
    }
    let moving = json!({ "emailAddress": "lucia@new.example", "currentPassword": PASSWORD });
    scene.lucia.post("/v1/account/address", moving).await.expect(204);
    // The operator has set no mail server, so their emails stay in the folder.
    let kept = scene.app.mails(4).await;
    assert_eq!(kept.iter().filter(|mail| mail.contains("/reset-password/")).count(), 3);
    assert!(kept.iter().any(|mail| mail.contains("/confirm-address/")));
    let message = json!({ "contextId": scene.loan.id, "body": "<p>Hello</p>", "toUserEmails": ["notary@deeds.example"] });
    scene.dana.post("/v1/messages", message).await.expect(201);
    for mail in post.inbox(1).await {
        assert!(!mail.contains("/reset-password/") && !mail.contains("/confirm-address/"), "{mail}");
    }
    let sent = scene.app.anyone().get("/forgot-password?sent=true").await.expect(200).text();
    assert!(sent.contains("Ask the server’s operator"), "{sent}");
}

#[tokio::test]
async fn explains_mail_server_errors() {
    let closed = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
    let scene = Scene::new().await;
    let server = at(closed);
    assert!(tried(&scene, &server).await.1.contains("refused the connection"));
    let nowhere = changed(&server, "host", "no-such-host.invalid");
    assert!(tried(&scene, &nowhere).await.1.contains("no server with this name"));
    let Some(mut post) = MailServer::new() else { return };
    post.start().await;
    let server = at(post.port());
    for security in ["TLS", "STARTTLS"] {
        let (sent, said) = tried(&scene, &changed(&server, "security", security)).await;
        assert!(!sent && said.contains("Couldn’t make a secure connection"), "{security}: {said}");
    }
    let login = changed(&changed(&server, "userName", "dana"), "mailPassword", "secret");
    assert!(tried(&scene, &login).await.1.contains("rejected the sign-in"));
    tried(&scene, &server).await;
    let often = scene.dana.post(&format!("{PATH}/test"), json!({ "server": server })).await.expect(429);
    assert!(often.header("retry-after").is_some() && often.message().contains("wait a minute"));
}

#[tokio::test]
async fn mail_password_is_hidden_and_bound_to_its_server() {
    let scene = Scene::new().await;
    let server = changed(&changed(&at(2525), "userName", "dana"), "mailPassword", "a very secret word");
    let kept = scene.dana.put(PATH, json!({ "version": 0, "server": server })).await.expect(200);
    assert!(!kept.text().contains("secret word") && kept.text().contains(r#""passwordSet":true"#));
    let row =
        || async { mail_setting::Entity::find().one(scene.app.state.db.read()).await.unwrap().unwrap() };
    let sealed = row().await.password.unwrap();
    assert!(sealed.starts_with("sealed:"), "{sealed}");

    let again = changed(&server, "mailPassword", "");
    let renamed = changed(&again, "fromName", "Harbor");
    scene.dana.put(PATH, json!({ "version": 1, "server": renamed })).await.expect(200);
    assert_eq!(row().await.password.as_deref(), Some(sealed.as_str()));
    for (field, value) in [("host", "localhost"), ("port", "25"), ("userName", "root"), ("security", "TLS")] {
        let moved = json!({ "version": 2, "server": changed(&again, field, value) });
        for refused in
            [scene.dana.put(PATH, moved.clone()).await, scene.dana.post(&format!("{PATH}/test"), moved).await]
        {
            let refused = refused.expect(422).json();
            assert_eq!(refused["violations"][0]["code"], "mail-password-again", "{field}: {refused}");
        }
    }
    let wrong = json!({ "version": 2, "server": { "host": "mail server", "port": "0", "fromAddress": "x" } });
    let refused = scene.dana.put(PATH, wrong).await.expect(422).json();
    let fields: Vec<_> = refused["violations"].as_array().unwrap().iter().map(|one| &one["field"]).collect();
    assert_eq!(fields, ["host", "port", "fromAddress"]);
}

#[tokio::test]
async fn environment_mail_server_is_read_only() {
    let scene = Scene::with(&[("SMTP_URL", "smtp://127.0.0.1:1")]).await;
    let settings = scene.dana.get(PATH).await.expect(200).json();
    assert_eq!((&settings["source"], &settings["server"]), (&json!("ENVIRONMENT"), &Value::Null));
    let change = json!({ "version": 0, "server": at(25) });
    assert_eq!(scene.dana.put(PATH, change).await.expect(409).code(), "mail-by-environment");
    assert_eq!(scene.dana.delete(PATH).await.expect(409).code(), "mail-by-environment");
    let tried = scene.dana.post(&format!("{PATH}/test"), json!({})).await.expect(200).json();
    assert_eq!(tried["sent"], false);
}
