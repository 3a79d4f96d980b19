//! Visibility of threads and messages, and of information about them.

use serde_json::json;

use super::conversation::{id_of, me, said, send, thread_of, threads, titles, unread};
use crate::support::{Browser, Scene, Socket};

fn lending_team(list: &[serde_json::Value]) -> String {
    id_of(list.iter().find(|thread| thread["lendingTeam"] == json!(true)).unwrap())
}

#[tokio::test]
async fn shows_each_kind_of_thread_to_its_people() {
    let scene = Scene::new().await;
    let lucia = me(&scene.lucia).await;
    send(&scene, &scene.dana, "to everybody", json!({})).await;
    let team = lending_team(&threads(&scene, &scene.dana, "").await);
    send(&scene, &scene.dana, "among us", json!({ "messageThreadId": team })).await;
    let private = json!({ "toUserIds": [lucia], "locked": true, "subject": "Income" });
    let private = thread_of(&send(&scene, &scene.dana, "privately", private).await);
    let direct = thread_of(&send(&scene, &scene.dana, "directly", json!({ "toUserIds": [lucia] })).await);
    assert_eq!(titles(&scene, &scene.dana).await, ["-", "General", "Income", "Lending team"]);
    assert_eq!(titles(&scene, &scene.lucia).await, ["-", "General", "Income"]);
    assert_eq!(titles(&scene, &scene.mateo).await, ["General"]);
    assert_eq!(titles(&scene, &scene.sofia).await, ["General"]);
    let counts = [unread(&scene, &scene.lucia).await, unread(&scene, &scene.mateo).await];
    assert_eq!((counts, unread(&scene, &scene.dana).await), ([3, 1], 0));
    for (browser, thread) in [
        (&scene.mateo, &private),
        (&scene.mateo, &direct),
        (&scene.sofia, &team),
        (&scene.lucia, &team),
        (&scene.stranger, &private),
    ] {
        for rest in ["", "/messages", "/countUnread"] {
            browser.get(&format!("/v1/messages/threads/{thread}{rest}")).await.expect(404);
        }
        for call in ["mute", "unmute", "userTyping"] {
            browser.post(&format!("/v1/messages/threads/{call}/{thread}"), json!({})).await.expect(404);
        }
    }
    for (browser, found) in [(&scene.lucia, 1), (&scene.mateo, 0), (&scene.dana, 1)] {
        let path = format!("/v1/messages/search?loanId={}&query=privately", scene.loan.id);
        assert_eq!(browser.get(&path).await.expect(200).json()["totalElements"], json!(found));
        let path = format!("/v1/messages?loanId={}&threadId={private}", scene.loan.id);
        assert_eq!(browser.get(&path).await.expect(200).json()["totalElements"], json!(found));
        assert_eq!(threads(&scene, browser, "&query=privately").await.len(), found);
    }
}

#[tokio::test]
async fn shows_blind_copies_only_to_sender_and_reader() {
    let scene = Scene::new().await;
    let (lucia, mateo, sofia) = (me(&scene.lucia).await, me(&scene.mateo).await, me(&scene.sofia).await);
    let letter = json!({
        "toUserIds": [lucia], "bccUserIds": [mateo, sofia], "bccUserEmails": ["notary@deeds.example"],
        "locked": true, "subject": "Income",
    });
    let sent = send(&scene, &scene.dana, "for you", letter).await;
    let (thread, message) = (thread_of(&sent), id_of(&sent));
    assert_eq!(sent["bccRecipients"].as_array().unwrap().len(), 2);
    assert_eq!(sent["bccEmails"], json!(["notary@deeds.example"]));
    send(&scene, &scene.lucia, "an answer", json!({ "messageThreadId": thread })).await;

    let page = |browser: &Browser| {
        let (browser, path) = (browser.clone(), format!("/v1/messages/threads/{thread}/messages"));
        async move { browser.get(&path).await.expect(200) }
    };
    let lucias = page(&scene.lucia).await;
    for known in [mateo.as_str(), sofia.as_str(), "Mateo", "Sofia", "notary", "BCC"] {
        assert!(!lucias.text().contains(known), "{known}: {}", lucias.text());
    }
    let mateos = page(&scene.mateo).await;
    assert!(!mateos.text().contains(&sofia) && !mateos.text().contains("notary"));
    assert_eq!(said(&scene.mateo, &thread).await, ["for you"]);
    assert_eq!(mateos.json()["content"][0]["bccRecipients"][0]["id"], json!(mateo));
    let list = threads(&scene, &scene.mateo, "").await;
    let copied = list.iter().find(|it| it["id"] == json!(thread)).unwrap();
    assert_eq!((&copied["users"], &copied["canWrite"]), (&json!([]), &json!(false)));
    assert_eq!(copied["lastMessage"]["textPreview"], json!("for you"));
    assert_eq!(unread(&scene, &scene.mateo).await, 1);
    let answer = json!({ "contextId": scene.loan.id, "body": "<p>Hm</p>", "messageThreadId": thread });
    scene.mateo.post("/v1/messages", answer).await.expect(404);
    scene.mateo.post(&format!("/v1/messages/{message}/read"), json!({})).await.expect(204);
    let lucias = page(&scene.lucia).await.text();
    assert!(!lucias.contains(&mateo), "{lucias}");
    let danas = page(&scene.dana).await.json();
    assert_eq!(danas["content"][1]["readBy"][0]["user"]["id"], json!(mateo));
}

#[tokio::test]
async fn new_member_sees_earlier_messages_only_if_shared() {
    let scene = Scene::new().await;
    let (lucia, mateo, sofia) = (me(&scene.lucia).await, me(&scene.mateo).await, me(&scene.sofia).await);
    let thread = thread_of(&send(&scene, &scene.dana, "first", json!({ "toUserIds": [lucia] })).await);
    let add = |who: &str, share: bool| json!({ "messageThreadId": thread, "toUserIds": [lucia, who], "shareOldHistory": share });
    send(&scene, &scene.dana, "second", add(&mateo, false)).await;
    send(&scene, &scene.dana, "third", add(&sofia, true)).await;
    assert_eq!(said(&scene.lucia, &thread).await, ["first", "second", "third"]);
    assert_eq!(said(&scene.mateo, &thread).await, ["second", "third"]);
    assert_eq!(said(&scene.sofia, &thread).await, ["first", "second", "third"]);
    let path = format!("/v1/messages/search?loanId={}&query=first", scene.loan.id);
    assert_eq!(scene.mateo.get(&path).await.expect(200).json()["totalElements"], json!(0));
    let deep = format!("/v1/messages/threads/{thread}/messages?page=1&size=2");
    let page = scene.mateo.get(&deep).await.expect(200).json();
    assert_eq!((&page["content"], &page["total"]), (&json!([]), &json!(2)));
    // A borrower can't add others.
    let thread = thread_of(&send(&scene, &scene.lucia, "us two", json!({ "toUserIds": [mateo] })).await);
    let add = json!({
        "contextId": scene.loan.id, "body": "<p>and you</p>", "messageThreadId": thread, "toUserIds": [sofia]
    });
    let refused = scene.lucia.post("/v1/messages", add).await.expect(422);
    assert_eq!(refused.json()["violations"][0]["code"], json!("people-added-by-lenders"));
}

#[tokio::test]
async fn removed_member_reads_nothing() {
    let scene = Scene::new().await;
    let mateo = me(&scene.mateo).await;
    let direct = send(&scene, &scene.dana, "directly", json!({ "toUserIds": [mateo] })).await;
    let (thread, message) = (thread_of(&direct), id_of(&direct));
    let topic = format!("chats/{}", scene.loan.id);
    let mut socket = Socket::open(&scene, &scene.mateo).await;
    socket.subscribe(&topic, None).await;
    let loan = scene.mateo.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let role = loan["me"]["loanRoleId"].as_str().unwrap().to_owned();
    scene.dana.delete(&format!("/v1/loans/{}/roles/{role}", scene.loan.id)).await.expect(204);
    assert_eq!(socket.hear().await["event"], json!("refused"));
    send(&scene, &scene.dana, "to everybody", json!({})).await;
    socket.hears_nothing().await;
    for path in [
        format!("/v1/messages/threads/{thread}"),
        format!("/v1/messages/threads/{thread}/messages"),
        format!("/v1/messages/threads?loanId={}", scene.loan.id),
        format!("/v1/messages?loanId={}", scene.loan.id),
    ] {
        scene.mateo.get(&path).await.expect(404);
    }
    scene.mateo.post(&format!("/v1/messages/{message}/read"), json!({})).await.expect(404);
    let count = scene.mateo.get("/v1/messages/unread").await.expect(200).json();
    assert_eq!(count["count"], json!(0));
    let write = json!({ "contextId": scene.loan.id, "body": "<p>Still here</p>", "toUserIds": [mateo] });
    let gone = scene.dana.post("/v1/messages", write).await.expect(422).json();
    assert_eq!(gone["violations"][0]["field"], json!("toUserIds[0]"));
    // Others still see its recipients.
    assert_eq!(said(&scene.dana, &thread).await, ["directly"]);
}

#[tokio::test]
async fn only_readers_of_a_thread_receive_its_events() {
    let scene = Scene::new().await;
    let lucia = me(&scene.lucia).await;
    threads(&scene, &scene.dana, "").await;
    let topic = format!("chats/{}", scene.loan.id);
    let (mut hers, mut his) =
        (Socket::open(&scene, &scene.lucia).await, Socket::open(&scene, &scene.mateo).await);
    assert_eq!(hers.subscribe(&topic, None).await["event"], json!("subscribed"));
    assert_eq!(his.subscribe(&topic, None).await["event"], json!("subscribed"));
    let sent = send(&scene, &scene.dana, "privately", json!({ "toUserIds": [lucia] })).await;
    assert_eq!(hers.hear().await["event"], json!("thread"));
    let heard = hers.hear().await;
    assert_eq!((&heard["event"], &heard["seq"]), (&json!("message"), &json!(null)));
    assert_eq!(heard["data"], json!({ "threadId": thread_of(&sent), "messageId": id_of(&sent) }));
    let typing = format!("/v1/messages/threads/userTyping/{}", thread_of(&sent));
    scene.dana.post(&typing, json!({})).await.expect(204);
    assert_eq!(hers.hear().await["data"]["user"]["givenName"], json!("Dana"));
    // One event per second is enough: further ones are dropped silently.
    for _ in 0..5 {
        scene.dana.post(&typing, json!({})).await.expect(204);
    }
    let read = format!("/v1/messages/{}/read", id_of(&sent));
    scene.lucia.post(&read, json!({})).await.expect(204);
    assert_eq!(hers.hear().await["event"], json!("read"));
    his.hears_nothing().await;
    let open = send(&scene, &scene.dana, "to everybody", json!({})).await;
    assert_eq!(his.hear().await["data"]["messageId"], json!(id_of(&open)));
    // After a reconnect: reload everything.
    let mut back = Socket::open(&scene, &scene.mateo).await;
    assert_eq!(back.subscribe(&topic, Some(0)).await["event"], json!("subscribed"));
    assert_eq!(back.hear().await["event"], json!("gap"));
}

/// People whose unread count changes receive an event about it on every page; no one else does.
#[tokio::test]
async fn sends_unread_events_only_to_affected_people() {
    let scene = Scene::new().await;
    let (lucia, mateo) = (me(&scene.lucia).await, me(&scene.mateo).await);
    let (mut hers, mut his) =
        (Socket::open(&scene, &scene.lucia).await, Socket::open(&scene, &scene.mateo).await);
    let topic = |who: &str| format!("notices/{who}");
    let unread = json!({ "topic": topic(&lucia), "event": "unread", "data": {}, "seq": null });
    assert_eq!(hers.subscribe(&topic(&lucia), None).await["event"], json!("subscribed"));
    assert_eq!(his.subscribe(&topic(&mateo), None).await["event"], json!("subscribed"));
    // Only she can subscribe to her topic.
    assert_eq!(his.subscribe(&topic(&lucia), None).await["event"], json!("refused"));

    let sent = send(&scene, &scene.dana, "privately", json!({ "toUserIds": [lucia] })).await;
    assert_eq!(hers.hear().await, unread);
    let message = format!("/v1/messages/{}", id_of(&sent));
    for (browser, path) in [(&scene.lucia, "/read"), (&scene.lucia, "/unread")] {
        browser.post(&format!("{message}{path}"), json!({})).await.expect(204);
        assert_eq!(hers.hear().await, unread, "{path}");
        // Changes without effect send no event.
        browser.post(&format!("{message}{path}"), json!({})).await.expect(204);
        hers.hears_nothing().await;
    }
    scene.dana.delete(&message).await.expect(200);
    assert_eq!(hers.hear().await, unread, "it is gone");
    scene.dana.post(&format!("{message}/restore"), json!({})).await.expect(200);
    assert_eq!(hers.hear().await, unread, "it is back");
    let all = format!("/v1/messages/threads/{}/read", thread_of(&sent));
    scene.lucia.post(&all, json!({})).await.expect(204);
    assert_eq!(hers.hear().await, unread, "all of it is read");
    // After it was read, deleting it changes no count.
    scene.dana.delete(&message).await.expect(200);
    hers.hears_nothing().await;
    his.hears_nothing().await;

    send(&scene, &scene.lucia, "to everybody", json!({})).await;
    assert_eq!(his.hear().await["event"], json!("unread"));
    hers.hears_nothing().await;
    // A person who is removed has nothing to read.
    let loan = scene.mateo.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    let role = format!("/v1/loans/{}/roles/{}", scene.loan.id, loan["me"]["loanRoleId"].as_str().unwrap());
    scene.dana.delete(&role).await.expect(204);
    assert_eq!(his.hear().await["event"], json!("unread"));
    send(&scene, &scene.dana, "without him", json!({})).await;
    his.hears_nothing().await;
    assert_eq!(hers.hear().await, unread);
}

#[tokio::test]
async fn hides_the_name_of_a_hidden_lender() {
    use shared_rules::team::role::Role;
    let scene = Scene::new().await;
    let company = scene.company().await;
    let tom = scene.app.lender(&company, "Tom Oakes", Role::Lender).await;
    scene.app.add_unseen(&scene.loan, &tom, Role::Lender).await;
    let toms = scene.app.browser_of(&tom).await;
    let sent = send(&scene, &toms, "from the office", json!({})).await;
    let (thread, lucias) = (thread_of(&sent), &scene.lucia);
    toms.post(&format!("/v1/messages/threads/{thread}/read"), json!({})).await.expect(204);
    let list = lucias.get(&format!("/v1/messages/threads?loanId={}", scene.loan.id)).await.expect(200).text();
    let page = lucias.get(&format!("/v1/messages/threads/{thread}/messages")).await.expect(200);
    for text in [list, page.text()] {
        assert!(!text.contains("Tom") && !text.contains(&tom.id.to_string()), "{text}");
    }
    assert_eq!(page.json()["content"][0]["from"]["givenName"], json!("Harbor & Pine"));
    let write = json!({ "contextId": scene.loan.id, "body": "<p>Hi</p>", "toUserIds": [tom.id] });
    lucias.post("/v1/messages", write).await.expect(422);
}
