//! Only sender and reader know a blind copy: in every response, event and email.

use sea_orm::EntityTrait as _;
use serde_json::{Value, json};
use server::entity::mail_words;
use shared_rules::team::role::Role;

use crate::messaging::conversation::{id_of, me, send, thread_of};
use crate::support::{Browser, Scene, Socket};

const BLIND: &str = "counsel@law.example";

/// Everything that a member of the loan can request about messages, people and activity.
async fn everything(scene: &Scene, browser: &Browser, messages: &[Value], threads: &[String]) -> Vec<String> {
    let loan = scene.loan.id;
    let mut calls: Vec<String> = [
        format!("/v1/messages?loanId={loan}&s=100"),
        format!("/v1/messages/search?loanId={loan}&query=copies"),
        format!("/v1/messages/search?loanId={loan}&query=counsel"),
        format!("/v1/messages/threads?loanId={loan}&s=100"),
        format!("/v1/messages/threads?loanId={loan}&s=100&query=law.example"),
        format!("/v1/messages/draft/{loan}"),
        format!("/v1/loans/{loan}"),
        format!("/v1/loans/{loan}/recipients?type=ALL"),
        format!("/v1/loans/{loan}/outside-addresses"),
        format!("/v1/loans/{loan}/activity?s=100"),
        format!("/v1/loans/{loan}/access-report"),
        "/v1/notices".to_owned(),
        "/v1/contacts".to_owned(),
        "/v1/messages/unread".to_owned(),
    ]
    .into();
    calls.extend(threads.iter().flat_map(|id| {
        ["", "/messages", "/countUnread"].map(|rest| format!("/v1/messages/threads/{id}{rest}"))
    }));
    calls.extend(messages.iter().map(|message| format!("/v1/messages/{}/print", id_of(message))));
    let mut answers = Vec::new();
    for call in calls {
        answers.push(format!("{call} {}", browser.get(&call).await.text()));
    }
    answers
}

/// Messages in every kind of thread, with one blind address and one blind reader on the loan.
async fn letters(scene: &Scene, blind_id: &str) -> Vec<Value> {
    let (lucia, sofia) = (me(&scene.lucia).await, me(&scene.sofia).await);
    let blind = |more: Value| {
        let mut letter = json!({ "bccUserEmails": [BLIND], "bccUserIds": [blind_id] });
        for (field, value) in more.as_object().unwrap() {
            letter[field] = value.clone();
        }
        letter
    };
    let mut sent = Vec::new();
    for more in [
        json!({}),
        json!({ "toUserIds": [lucia] }),
        json!({ "toUserIds": [lucia], "ccUserIds": [sofia], "subject": "Income" }),
        json!({ "toUserIds": [lucia], "subject": "Income", "locked": true }),
        json!({ "toUserIds": [lucia], "toUserEmails": ["notary@deeds.example"], "subject": "Deed" }),
    ] {
        sent.push(send(scene, &scene.dana, "copies", blind(more)).await);
    }
    sent
}

#[tokio::test]
async fn no_response_reveals_a_blind_copy() {
    let scene = Scene::with(&[("SMTP_URL", "smtp://127.0.0.1:1")]).await;
    let company = scene.company().await;
    let tom = scene.app.lender(&company, "Tom Oakes", Role::Lender).await;
    scene.app.add(&scene.loan, &tom, Role::Lender).await;
    let toms = scene.app.browser_of(&tom).await;
    // Mateo is a blind recipient. He is known as a member of the loan, so the test searches only for signs that he is a
    // reader.
    let mateo = me(&scene.mateo).await;
    let mut socket = Socket::open(&scene, &toms).await;
    socket.subscribe(&format!("chats/{}", scene.loan.id), None).await;
    let messages = letters(&scene, &mateo).await;
    let threads: Vec<String> = messages.iter().map(thread_of).collect();
    for browser in [&toms, &scene.lucia, &scene.sofia] {
        for answer in everything(&scene, browser, &messages, &threads).await {
            assert!(!answer.contains(BLIND), "{answer}");
            assert!(!answer.contains("\"bccRecipients\":[{"), "{answer}");
        }
    }
    // The reader on the loan learns of their own copy, but not of the address.
    for answer in everything(&scene, &scene.mateo, &messages, &threads).await {
        assert!(!answer.contains(BLIND), "{answer}");
    }
    let seen =
        scene.mateo.get(&format!("/v1/messages?loanId={}&s=100", scene.loan.id)).await.expect(200).json();
    assert!(
        seen["content"].as_array().unwrap().iter().all(|row| row["bccRecipients"][0]["id"] == json!(mateo))
    );
    // The sender sees both.
    let own =
        scene.dana.get(&format!("/v1/messages?loanId={}&s=100", scene.loan.id)).await.expect(200).json();
    for row in own["content"].as_array().unwrap() {
        assert_eq!((&row["bccEmails"], &row["bccRecipients"][0]["id"]), (&json!([BLIND]), &json!(mateo)));
    }
    // No thread lists the address, because it isn't a participant.
    for thread in &threads {
        let thread = scene.dana.get(&format!("/v1/messages/threads/{thread}")).await.expect(200).json();
        assert!(!thread.to_string().contains(BLIND), "{thread}");
    }
    let words = mail_words::Entity::find().all(scene.app.state.db.read()).await.unwrap();
    assert!(!words.is_empty());
    for words in words {
        assert!(!words.plain.contains(BLIND) && !words.html.contains(BLIND), "{}", words.plain);
        assert!(!words.plain.contains("Mateo") && !words.html.contains("Mateo"), "{}", words.plain);
    }
    for _ in 0..4 {
        let event = socket.hear().await.to_string();
        assert!(!event.contains(BLIND) && !event.contains(&mateo), "{event}");
    }
}

#[tokio::test]
async fn blind_address_receives_one_message_only() {
    let scene = Scene::with(&[("SMTP_URL", "smtp://127.0.0.1:1")]).await;
    let to = json!({ "subject": "Income", "toUserIds": [me(&scene.lucia).await], "bccUserEmails": [BLIND] });
    let sent = send(&scene, &scene.dana, "first", to).await;
    send(&scene, &scene.dana, "second", json!({ "messageThreadId": thread_of(&sent) })).await;
    let mails = server::entity::mail::Entity::find().all(scene.app.state.db.read()).await.unwrap();
    assert_eq!(mails.len(), 1);
    let words = mail_words::Entity::find().all(scene.app.state.db.read()).await.unwrap();
    assert!(words[0].plain.replace('\n', " ").contains("a copy of this one message"), "{}", words[0].plain);
}

#[tokio::test]
async fn forwards_and_replies_omit_blind_copies() {
    let scene = Scene::with(&[("SMTP_URL", "smtp://127.0.0.1:1")]).await;
    let mateo = me(&scene.mateo).await;
    let messages = letters(&scene, &mateo).await;
    let income = &messages[2];
    let reply = json!({ "messageThreadId": thread_of(income), "inReplyToMessage": id_of(income) });
    let answer = send(&scene, &scene.lucia, "answer", reply).await;
    assert!(!answer.to_string().contains(BLIND) && !answer.to_string().contains(&mateo), "{answer}");
    let path = format!("/v1/messages/threads/forwardMessage/{}", id_of(income));
    let sofia = me(&scene.sofia).await;
    for browser in [&scene.dana, &scene.lucia] {
        let forwarded = browser.post(&path, json!({ "toUserIds": [sofia] })).await.expect(201).json();
        assert!(
            !forwarded.to_string().contains(BLIND) && !forwarded.to_string().contains(&mateo),
            "{forwarded}"
        );
    }
}

/// Another sender's message to the address still waits, so that waiting doesn't reveal a blind copy.
#[tokio::test]
async fn blind_copy_does_not_share_the_address() {
    let scene = Scene::with(&[("SMTP_URL", "smtp://127.0.0.1:1")]).await;
    let version = scene.dana.get("/v1/company").await.expect(200).json()["version"].clone();
    let none = json!({ "version": version, "outsideAddressesOfOthers": 0 });
    scene.dana.put("/v1/company", none).await.expect(200);
    send(&scene, &scene.dana, "first", json!({ "bccUserEmails": [BLIND] })).await;
    let own = send(&scene, &scene.lucia, "hers", json!({ "toUserEmails": [BLIND] })).await;
    assert_eq!(own["outsideAddressesWaiting"]["addresses"], json!([BLIND]));
    send(&scene, &scene.dana, "openly", json!({ "toUserEmails": ["notary@deeds.example"] })).await;
    let own = send(&scene, &scene.lucia, "hers", json!({ "toUserEmails": ["notary@deeds.example"] })).await;
    assert_eq!(own["outsideAddressesWaiting"], json!(null));
}
