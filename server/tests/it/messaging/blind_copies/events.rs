//! Blind copies stay hidden in every event, and lenders receive everything in open threads.

use sea_orm::{
    ActiveValue::Set,
    ColumnTrait as _, EntityTrait as _, QueryFilter as _,
    sea_query::{Expr, OnConflict},
};
use serde_json::{Value, json};
use server::entity::{message_thread, thread_user};
use shared_rules::team::role::Role;

use crate::messaging::conversation::{id_of, me, said, send, thread_of, threads};
use crate::support::{Scene, Socket};

/// Returns the kinds of events that arrived before the event of a marker message, which is sent here.
async fn heard(scene: &Scene, socket: &mut Socket) -> Vec<String> {
    let mark = id_of(
        &send(
            scene,
            &scene.sofia,
            "that is all",
            json!({ "subject": "Marks", "toUserIds": [scene.dana_id().await] }),
        )
        .await,
    );
    let mut kinds = Vec::new();
    loop {
        let event = socket.hear().await;
        if event["data"]["messageId"] == json!(mark) {
            return kinds;
        }
        if event["data"]["messageId"].is_null() {
            kinds.push(event["event"].as_str().unwrap_or_default().to_owned());
        }
    }
}

#[tokio::test]
async fn read_receipt_of_a_blind_copy_reaches_only_sender_and_reader() {
    let scene = Scene::new().await;
    let (lucia, mateo) = (me(&scene.lucia).await, me(&scene.mateo).await);
    threads(&scene, &scene.dana, "").await;
    send(&scene, &scene.sofia, "marks", json!({ "toUserIds": [lucia], "subject": "Marks" })).await;
    let topic = format!("chats/{}", scene.loan.id);
    let open = json!({ "bccUserIds": [mateo] });
    let named = json!({ "toUserIds": [lucia], "bccUserIds": [mateo] });
    let subject = json!({ "toUserIds": [lucia], "bccUserIds": [mateo], "subject": "Income" });
    let private = json!({ "toUserIds": [lucia], "bccUserIds": [mateo], "subject": "Income", "locked": true });
    for letter in [open, named, subject, private] {
        for all in [false, true] {
            let sent = send(&scene, &scene.dana, "for you", letter.clone()).await;
            let mut hers = Socket::open(&scene, &scene.lucia).await;
            let mut his = Socket::open(&scene, &scene.mateo).await;
            let mut senders = Socket::open(&scene, &scene.dana).await;
            for socket in [&mut hers, &mut his, &mut senders] {
                assert_eq!(socket.subscribe(&topic, None).await["event"], json!("subscribed"));
            }
            let path = if all {
                format!("/v1/messages/threads/{}/read", thread_of(&sent))
            } else {
                format!("/v1/messages/{}/read", id_of(&sent))
            };
            scene.mateo.post(&path, json!({})).await.expect(204);
            assert_eq!(heard(&scene, &mut senders).await, ["read"], "{letter} {all}");
            assert_eq!(heard(&scene, &mut his).await, ["read"], "{letter} {all}");
            assert_eq!(heard(&scene, &mut hers).await, Vec::<String>::new(), "{letter} {all}");
            let unread = format!("/v1/messages/{}/unread", id_of(&sent));
            scene.mateo.post(&unread, json!({})).await.expect(204);
            scene
                .mateo
                .post(&format!("/v1/messages/{}/important", id_of(&sent)), json!({}))
                .await
                .expect(204);
            scene.mateo.post(&format!("/v1/messages/{}/read", id_of(&sent)), json!({})).await.expect(204);
            assert_eq!(heard(&scene, &mut hers).await, Vec::<String>::new(), "{letter} {all}");
            let page = format!("/v1/messages/threads/{}/messages", thread_of(&sent));
            let page = scene.lucia.get(&page).await.text();
            assert!(!page.contains(&mateo), "{page}");
        }
    }
}

#[tokio::test]
async fn read_receipt_of_an_open_message_reaches_its_readers() {
    let scene = Scene::new().await;
    let (lucia, mateo) = (me(&scene.lucia).await, me(&scene.mateo).await);
    send(&scene, &scene.sofia, "marks", json!({ "toUserIds": [lucia], "subject": "Marks" })).await;
    let subject = json!({ "toUserIds": [lucia, mateo], "subject": "Income" });
    let sent = send(&scene, &scene.dana, "for both", subject).await;
    send(
        &scene,
        &scene.dana,
        "blindly",
        json!({ "messageThreadId": thread_of(&sent), "bccUserIds": [mateo] }),
    )
    .await;
    let mut hers = Socket::open(&scene, &scene.lucia).await;
    hers.subscribe(&format!("chats/{}", scene.loan.id), None).await;
    scene.mateo.post(&format!("/v1/messages/threads/{}/read", thread_of(&sent)), json!({})).await.expect(204);
    assert_eq!(heard(&scene, &mut hers).await, ["read"]);
}

#[tokio::test]
async fn new_lender_sees_all_of_an_open_thread() {
    let scene = Scene::new().await;
    let (mateo, company) = (me(&scene.mateo).await, scene.company().await);
    let income = json!({ "toUserIds": [me(&scene.dana).await], "subject": "Income" });
    let thread = thread_of(&send(&scene, &scene.lucia, "first", income).await);
    let tom = scene.app.lender(&company, "Tom Oakes", Role::Lender).await;
    scene.app.add(&scene.loan, &tom, Role::Lender).await;
    let toms = scene.app.browser_of(&tom).await;
    let add =
        |people: Value| json!({ "messageThreadId": thread, "toUserIds": people, "shareOldHistory": false });
    let second = send(&scene, &scene.lucia, "second", add(json!([tom.id]))).await;
    assert_eq!(said(&toms, &thread).await, ["first", "second"]);
    let reply = json!({ "messageThreadId": thread, "inReplyToMessage": id_of(&second) });
    send(&scene, &scene.lucia, "third", reply).await;
    let path = format!("/v1/messages/search?loanId={}&query=first", scene.loan.id);
    assert_eq!(toms.get(&path).await.expect(200).json()["totalElements"], json!(1));

    // A delivery from before the person was a lender withholds nothing from a lender either.
    let id: uuid::Uuid = thread.parse().unwrap();
    let tx = scene.app.state.db.write().await.unwrap();
    let row = thread_user::ActiveModel {
        thread_id: Set(id),
        user_id: Set(tom.id),
        from_seq: Set(3),
        muted: Set(false),
    };
    let keys = [thread_user::Column::ThreadId, thread_user::Column::UserId];
    let instead = OnConflict::columns(keys).update_column(thread_user::Column::FromSeq).to_owned();
    thread_user::Entity::insert(row).on_conflict(instead).exec_without_returning(&tx).await.unwrap();
    tx.commit().await.unwrap();
    assert_eq!(said(&toms, &thread).await, ["first", "second", "third"]);
    assert_eq!(toms.get(&path).await.expect(200).json()["totalElements"], json!(1));
    let list = format!("/v1/messages?loanId={}&threadId={thread}", scene.loan.id);
    assert_eq!(toms.get(&list).await.expect(200).json()["totalElements"], json!(3));
    toms.get(&format!("/v1/messages/{}/print", id_of(&second))).await.expect(200);

    // A private thread stays hidden; so does an open one from a borrower.
    let tx = scene.app.state.db.write().await.unwrap();
    message_thread::Entity::update_many()
        .col_expr(message_thread::Column::Locked, Expr::value(true))
        .filter(message_thread::Column::Id.eq(id))
        .exec(&tx)
        .await
        .unwrap();
    tx.commit().await.unwrap();
    assert_eq!(said(&toms, &thread).await, ["third"]);
    let income = json!({ "toUserIds": [me(&scene.dana).await], "subject": "Assets" });
    let thread = thread_of(&send(&scene, &scene.lucia, "first", income).await);
    let add = json!({ "messageThreadId": thread, "toUserIds": [mateo], "shareOldHistory": false });
    send(&scene, &scene.dana, "second", add).await;
    // He has read the thread from the beginning, as a member of the loan.
    assert_eq!(said(&scene.mateo, &thread).await.last().map(String::as_str), Some("second"));
}
