//! Emailed upload links: files for some requests, sent without signing in.

use chrono::Duration;
use reqwest::Method;
use sea_orm::{ColumnTrait as _, EntityTrait as _, PaginatorTrait as _, QueryFilter as _};
use serde_json::{Value, json};
use server::{
    access::{create_upload_link, delete_expired_upload_links, upload_link_url},
    entity::{document, loan_role, needs_list_element, share, upload_link, upload_link_request},
};
use shared_rules::loans::review_status::ReviewStatus;
use uuid::Uuid;

use super::{AWAY, MANY};
use crate::{
    documents::{
        files,
        scan::clamd::{Clamd, ScannerBehavior, eicar},
    },
    needs_list::{set_status, share_with_lucia},
    support::{PDF, Reply, Scene},
};

const OTHER: &[u8] = b"%PDF-1.4 another\n";

/// A file in the form: the request, the file's name and its content.
type Sent<'a> = (&'a str, &'a str, &'a [u8]);

async fn scene() -> Scene {
    Scene::with(&[MANY, AWAY]).await
}

/// Emails Lucia a link for these requests; returns its secret.
async fn link(scene: &Scene, requests: &[&str]) -> String {
    let ids: Vec<Uuid> = requests.iter().map(|id| id.parse().unwrap()).collect();
    scene.app.upload_link(&scene.lucia_is, &ids).await
}

/// The form as a browser without JavaScript posts it.
fn form(files: &[Sent<'_>]) -> Vec<u8> {
    let mut body = Vec::new();
    for (request, name, bytes) in files {
        let head = format!("name=\"files-{request}\"; filename=\"{name}\"");
        body.extend(format!("--edge\r\nContent-Disposition: form-data; {head}\r\n\r\n").bytes());
        body.extend_from_slice(bytes);
        body.extend(b"\r\n");
    }
    body.extend(b"--edge--\r\n");
    body
}

/// Sends files with a link, in a browser without cookies.
async fn send(scene: &Scene, secret: &str, files: &[Sent<'_>]) -> Reply {
    let anyone = scene.app.anyone();
    let request = anyone.request(Method::POST, &format!("/upload/{secret}/files"));
    let request = request.header("content-type", "multipart/form-data; boundary=edge");
    anyone.send(request.body(form(files))).await
}

async fn page(scene: &Scene, secret: &str) -> Reply {
    scene.app.anyone().get(&format!("/upload/{secret}")).await
}

/// The answers of a request as Dana sees them.
async fn answers(scene: &Scene, request: &str) -> Vec<Value> {
    let list = scene.dana.get(&scene.elements("")).await.expect(200).json();
    let rows = list["content"].as_array().unwrap();
    let row = rows.iter().find(|row| row["id"] == request).unwrap();
    row["answers"].as_array().unwrap().clone()
}

async fn names(scene: &Scene, request: &str) -> Vec<String> {
    let answers = answers(scene, request).await;
    answers.iter().map(|answer| answer["documentName"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn person_sends_files_without_signing_in() {
    let scene = scene().await;
    let w2 = scene
        .add(
            json!({ "parentId": null, "name": "W-2 <2025>", "storageType": "FILE", "dueDate": "2027-01-15" }),
        )
        .await;
    let w2 = w2["id"].as_str().unwrap();
    let stubs = scene.ask_for("Pay stubs").await;
    let secret = link(&scene, &[w2, &stubs]).await;
    assert!(upload_link_url(&scene.app.state.config, &secret).ends_with(&format!("/upload/{secret}")));

    let opened = page(&scene, &secret).await.expect(200);
    let text = opened.text();
    for says in [
        "Hi Lucia",
        "W-2 &lt;2025&gt;",
        "Pay stubs",
        "Alvarez – purchase",
        "Due 01-15-2027",
        "up to 4 GB each",
    ] {
        assert!(text.contains(says), "{says}: {text}");
    }
    assert!(text.contains(&format!("name=\"files-{w2}\"")) && !text.contains("<script"), "{text}");
    assert_eq!(opened.header("cache-control"), Some("no-store"));
    assert_eq!(opened.header("referrer-policy"), Some("strict-origin"));
    assert_eq!(opened.header("x-robots-tag"), Some("noindex, nofollow"));

    let files: &[Sent<'_>] = &[
        (w2, "w2.pdf", PDF),
        (w2, "w2 page 2.pdf", OTHER),
        (&stubs, "", b""),
        (&stubs, "C:\\stubs.pdf", PDF),
    ];
    let done = send(&scene, &secret, files).await.expect(200);
    for says in
        ["Sent. Your lender has been notified.", "w2.pdf, w2 page 2.pdf", "stubs.pdf", "Send more files"]
    {
        assert!(done.text().contains(says), "{says}: {}", done.text());
    }
    assert_eq!((done.header("set-cookie"), done.header("referrer-policy")), (None, Some("strict-origin")));
    assert_eq!(names(&scene, w2).await, ["w2.pdf", "w2 page 2.pdf"]);
    let answer = answers(&scene, &stubs).await.pop().unwrap();
    assert_eq!(
        (&answer["uploadedByName"], &answer["sentByLink"], &answer["reviewState"]),
        (&json!("Lucia Alvarez"), &json!(true), &json!("SUBMITTED"))
    );
    let history = scene.dana.get(&scene.elements(&format!("/{w2}/history"))).await.expect(200).text();
    assert!(history.contains("uploaded “w2.pdf”, “w2 page 2.pdf” (handed in by link)"), "{history}");
    let activity = scene.dana.get(&format!("/v1/loans/{}/activity", scene.loan.id)).await.expect(200).text();
    assert!(activity.contains("uploaded “stubs.pdf” (handed in by link)"), "{activity}");

    // A file that is uploaded after signing in has no mark.
    let lease = scene.ask_for("Lease").await;
    scene.answer(&scene.lucia, &lease, "lease.pdf", PDF).await;
    assert_eq!(answers(&scene, &lease).await[0]["sentByLink"], false);
}

#[tokio::test]
async fn link_shows_and_accepts_nothing_else() {
    let scene = scene().await;
    let (asked, other) = (scene.ask_for("W-2").await, scene.ask_for("Divorce decree").await);
    scene.answer(&scene.lucia, &asked, "secret-name.pdf", PDF).await;
    let secret = link(&scene, &[&asked]).await;
    let text = page(&scene, &secret).await.expect(200).text();
    for hidden in ["Divorce", &other, "secret-name", "Dana", "Mateo", "people.example"] {
        assert!(!text.contains(hidden), "{hidden}: {text}");
    }
    let elsewhere = Uuid::now_v7().to_string();
    let some: &[Sent<'_>] = &[(&other, "a.pdf", OTHER), (&elsewhere, "b.pdf", OTHER), ("x", "c.pdf", OTHER)];
    let refused = send(&scene, &secret, some).await.expect(422).text();
    assert_eq!(refused.matches("This link doesn’t accept files for that request.").count(), 3, "{refused}");
    assert!(names(&scene, &other).await.is_empty());
    assert_eq!(names(&scene, &asked).await, ["secret-name.pdf"]);
    assert_eq!((files(&scene, "kept"), files(&scene, "incoming")), (1, 0));

    // The secret opens nothing else.
    let anyone = scene.app.anyone();
    anyone.get(&scene.elements("")).await.expect(401);
    for path in [format!("/invitation/{secret}"), format!("/reset-password/{secret}")] {
        anyone.get(&path).await.expect(404);
    }
    let form = anyone.get(&format!("/upload/{secret}/files")).await;
    assert!(form.status == 303 || form.text().contains("Hi Lucia"), "{}", form.status);
    let empty = send(&scene, &secret, &[]).await.expect(422).text();
    assert!(empty.contains("Choose at least one file"), "{empty}");
}

/// Asserts that the link has ended for this reason, and that it accepts nothing.
async fn ended(scene: &Scene, secret: &str, request: &str, reason: &str) {
    let before = files(scene, "kept");
    let opened = page(scene, secret).await.expect(410);
    let posted = send(scene, secret, &[(request, "late.pdf", OTHER)]).await.expect(410);
    for reply in [opened, posted] {
        let text = reply.text();
        assert!(text.contains(reason) && text.contains("Sign in"), "{reason}: {text}");
        assert!(!text.contains("Hi Lucia") && !text.contains("Alvarez – purchase"), "{text}");
    }
    assert_eq!((files(scene, "kept"), files(scene, "incoming")), (before, 0));
}

#[tokio::test]
async fn link_ends_after_14_days_and_is_deleted_later() {
    let scene = scene().await;
    let request = scene.ask_for("W-2").await;
    let secret = link(&scene, &[&request]).await;
    scene.app.time_passes(Duration::days(14) - Duration::minutes(1));
    page(&scene, &secret).await.expect(200);
    scene.app.time_passes(Duration::minutes(1));
    ended(&scene, &secret, &request, "This link has expired.").await;

    let (db, clock) = (&scene.app.state.db, &scene.app.state.clock);
    let count = async || {
        let links = upload_link::Entity::find().count(db.read()).await.unwrap();
        (links, upload_link_request::Entity::find().count(db.read()).await.unwrap())
    };
    delete_expired_upload_links(db, clock.now()).await.unwrap();
    assert_eq!(count().await, (1, 1), "the page still says that it expired");
    scene.app.time_passes(Duration::days(31));
    delete_expired_upload_links(db, clock.now()).await.unwrap();
    assert_eq!(count().await, (0, 0));
    let gone = page(&scene, &secret).await.expect(404).text();
    assert!(gone.contains("This link doesn’t work"), "{gone}");
}

#[tokio::test]
async fn unknown_links_look_the_same() {
    let scene = scene().await;
    let unknown = page(&scene, &"0".repeat(64)).await.expect(404);
    assert!(unknown.text().contains("Make sure you opened the whole link"), "{}", unknown.text());
    let posted = send(&scene, "nonsense", &[("x", "a.pdf", PDF)]).await.expect(404);
    assert_eq!(posted.text(), unknown.text());
    let anyone = scene.app.anyone();
    for odd in ["/upload/%00", "/upload/..%2f..%2fetc", "/upload/%F0%9F%98%80", "/upload/a'b"] {
        anyone.get(odd).await.expect(404);
    }
}

#[tokio::test]
async fn link_ends_when_the_person_leaves_the_loan() {
    let scene = scene().await;
    let request = scene.ask_for("W-2").await;
    let secret = link(&scene, &[&request]).await;
    let tx = scene.app.state.db.write().await.unwrap();
    let own = loan_role::Column::UserId.eq(scene.lucia_is.id);
    loan_role::Entity::delete_many().filter(own).exec(&tx).await.unwrap();
    tx.commit().await.unwrap();
    ended(&scene, &secret, &request, "You’re no longer on this loan.").await;
}

#[tokio::test]
async fn link_ends_with_the_assignment() {
    let scene = scene().await;
    let folder = scene.add(json!({ "parentId": null, "name": "Income", "storageType": "FOLDER" })).await;
    let folder = folder["id"].as_str().unwrap();
    let inside =
        scene.add(json!({ "parentId": folder, "name": "W-2", "storageType": "FILE" })).await["id"].clone();
    let inside = inside.as_str().unwrap();
    share_with_lucia(&scene, folder).await;
    let secret = link(&scene, &[inside]).await;
    page(&scene, &secret).await.expect(200);
    let tx = scene.app.state.db.write().await.unwrap();
    share::Entity::delete_many().exec(&tx).await.unwrap();
    tx.commit().await.unwrap();
    // Every borrower sees it now, and she can still answer it when she is signed in.
    assert_eq!(scene.names_for(&scene.lucia).await, ["Income", "W-2"]);
    ended(&scene, &secret, inside, "This document is no longer requested from you.").await;
}

#[tokio::test]
async fn link_ends_with_hidden_deleted_and_accepted_requests() {
    let scene = scene().await;
    let (hidden, accepted) = (scene.ask_for("W-2").await, scene.ask_for("Deed").await);
    let secret = link(&scene, &[&hidden]).await;
    let path = scene.elements(&format!("/{hidden}"));
    scene.dana.put(&path, json!({ "version": 1, "hidden": true })).await.expect(200);
    ended(&scene, &secret, &hidden, "This document is no longer requested from you.").await;

    let secret = link(&scene, &[&accepted]).await;
    send(&scene, &secret, &[(&accepted, "deed.pdf", PDF)]).await.expect(200);
    let review = scene.elements(&format!("/{accepted}/review"));
    scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(200);
    ended(&scene, &secret, &accepted, "This document was accepted.").await;

    let deleted = scene.ask_for("Lease").await;
    let secret = link(&scene, &[&deleted]).await;
    let tx = scene.app.state.db.write().await.unwrap();
    needs_list_element::Entity::delete_by_id(deleted.parse::<Uuid>().unwrap()).exec(&tx).await.unwrap();
    tx.commit().await.unwrap();
    ended(&scene, &secret, &deleted, "This document is no longer requested from you.").await;

    // The others of a link go on.
    let open = scene.ask_for("Pay stubs").await;
    let secret = link(&scene, &[&accepted, &open, &hidden]).await;
    let text = page(&scene, &secret).await.expect(200).text();
    assert!(text.contains("Pay stubs") && text.contains("This document was accepted."), "{text}");
    assert!(!text.contains("W-2"), "{text}");
    let both: &[Sent<'_>] = &[(&accepted, "again.pdf", OTHER), (&open, "stubs.pdf", PDF)];
    let some = send(&scene, &secret, both).await.expect(422).text();
    assert!(some.contains("again.pdf") && some.contains("stubs.pdf"), "{some}");
    assert_eq!(names(&scene, &open).await, ["stubs.pdf"]);
    assert_eq!(names(&scene, &accepted).await, ["deed.pdf"]);
}

#[tokio::test]
async fn link_ends_while_the_loan_is_archived() {
    let scene = scene().await;
    let request = scene.ask_for("W-2").await;
    let secret = link(&scene, &[&request]).await;
    set_status(&scene, ReviewStatus::Archive).await;
    ended(&scene, &secret, &request, "This loan is archived.").await;
    set_status(&scene, ReviewStatus::InProgress).await;
    send(&scene, &secret, &[(&request, "w2.pdf", PDF)]).await.expect(200);
}

#[tokio::test]
async fn lenders_get_no_upload_page() {
    let scene = scene().await;
    let request = scene.ask_for("W-2").await;
    let tx = scene.app.state.db.write().await.unwrap();
    let (now, dana) = (scene.app.state.clock.now(), scene.dana_id().await);
    let secret = create_upload_link(&tx, now, dana, &[request.parse().unwrap()]).await.unwrap();
    tx.commit().await.unwrap();
    ended(&scene, &secret, &request, "Lenders sign in to add documents").await;
}

#[tokio::test]
async fn refused_files_are_named_and_the_others_arrive() {
    let scene = Scene::with(&[MANY, AWAY, ("LOANROOM_MAX_UPLOAD_BYTES", "2000")]).await;
    let request = scene.ask_for("W-2").await;
    let secret = link(&scene, &[&request]).await;
    let large = vec![b'x'; 2_001];
    let some: &[Sent<'_>] = &[
        (&request, "run.exe", b"MZ\x90\0"),
        (&request, "fake.pdf", b"\x7fELF"),
        (&request, "turned\u{202e}fdp.txt", b"x"),
        (&request, "large.txt", &large),
        (&request, "w2.pdf", PDF),
    ];
    let page = send(&scene, &secret, some).await.expect(422).text();
    for says in [
        "run.exe",
        "File type must be",
        "fake.pdf",
        "This file is a program",
        "turnedfdp.txt",
        "larger than 2000 bytes",
        "w2.pdf",
    ] {
        assert!(page.contains(says), "{says}: {page}");
    }
    assert_eq!(names(&scene, &request).await, ["w2.pdf"]);
    assert_eq!((files(&scene, "kept"), files(&scene, "incoming")), (1, 0));
}

#[tokio::test]
async fn files_count_toward_the_persons_quota() {
    let scene = Scene::with(&[MANY, AWAY, ("LOANROOM_STORED_BYTES", "1000")]).await;
    let request = scene.ask_for("W-2").await;
    let secret = link(&scene, &[&request]).await;
    let (one, two) = (vec![b'a'; 600], vec![b'b'; 600]);
    let page = send(&scene, &secret, &[(&request, "one.txt", &one), (&request, "two.txt", &two)]).await;
    let page = page.expect(422).text();
    assert!(page.contains("You’ve reached your upload limit."), "{page}");
    assert_eq!(names(&scene, &request).await, ["one.txt"]);
    assert_eq!((files(&scene, "kept"), files(&scene, "incoming")), (1, 0));
}

#[tokio::test]
async fn form_that_is_sent_twice_counts_once() {
    let scene = scene().await;
    let request = scene.ask_for("W-2").await;
    let secret = link(&scene, &[&request]).await;
    let both: &[Sent<'_>] =
        &[(&request, "w2.pdf", PDF), (&request, "copy.pdf", PDF), (&request, "2.pdf", OTHER)];
    let (one, other) = tokio::join!(send(&scene, &secret, both), send(&scene, &secret, both));
    assert_eq!((one.status, other.status), (200, 200), "{}", other.text());
    let again = send(&scene, &secret, both).await.expect(200).text();
    assert!(again.contains("w2.pdf") && again.contains("2.pdf"), "{again}");
    assert_eq!(names(&scene, &request).await, ["w2.pdf", "2.pdf"]);
    assert_eq!((files(&scene, "kept"), files(&scene, "incoming")), (2, 0));
    assert_eq!(document::Entity::find().count(scene.app.state.db.read()).await.unwrap(), 2);

    let review = scene.elements(&format!("/{request}/review"));
    scene.review(&review, json!({ "decision": "REJECTED", "reason": "NOT_SIGNED" })).await.expect(200);
    let returned = send(&scene, &secret, &[(&request, "w2.pdf", PDF)]).await.expect(422).text();
    assert!(returned.contains("This is the same file that was returned."), "{returned}");
    send(&scene, &secret, &[(&request, "signed.pdf", b"%PDF-1.4 signed\n")]).await.expect(200);
    assert_eq!(names(&scene, &request).await, ["signed.pdf"]);
}

#[tokio::test]
async fn malware_stays_locked() {
    let clamd = Clamd::start(ScannerBehavior::Good).await;
    let scene = Scene::with(&[MANY, AWAY, ("CLAMD_URL", &clamd.url()), ("CLAMD_WAIT_SECONDS", "1")]).await;
    let request = scene.ask_for("W-2").await;
    let secret = link(&scene, &[&request]).await;
    send(&scene, &secret, &[(&request, "bad.txt", &eicar())]).await.expect(200);
    let mut answer = Value::Null;
    for _ in 0..600 {
        answer = answers(&scene, &request).await.pop().unwrap();
        if answer["virusCheck"]["state"] == "INFECTED" {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!(answer["virusCheck"]["state"], "INFECTED", "{answer}");
    let content = format!("/v1/documents/{}/content", answer["documentId"].as_str().unwrap());
    scene.dana.get(&content).await.expect(409);
}

#[tokio::test]
async fn forms_of_40_000_parts_are_read_to_the_end() {
    let scene = scene().await;
    let request = scene.ask_for("W-2").await;
    let secret = link(&scene, &[&request]).await;
    let texts: Vec<(String, String)> =
        (0..210).map(|number| (format!("{number}.txt"), format!("file {number}"))).collect();
    let empty: Sent<'_> = (&request, "", b"");
    let named = texts.iter().map(|(name, text)| (request.as_str(), name.as_str(), text.as_bytes()));
    let all: Vec<Sent<'_>> = std::iter::repeat_n(empty, 39_790).chain(named).collect();
    let page = send(&scene, &secret, &all).await.expect(422).text();
    assert!(page.contains("Up to 200 files can be sent at a time."), "{page}");
    assert_eq!(names(&scene, &request).await.len(), 200, "{page}");
    assert_eq!((files(&scene, "kept"), files(&scene, "incoming")), (200, 0));
}

#[tokio::test]
async fn interrupted_form_keeps_nothing() {
    let scene = scene().await;
    let request = scene.ask_for("W-2").await;
    let secret = link(&scene, &[&request]).await;
    let body = form(&[(&request, "w2.pdf", PDF), (&request, "2.pdf", OTHER)]);
    let anyone = scene.app.anyone();
    let posted = anyone.request(Method::POST, &format!("/upload/{secret}/files"));
    let posted = posted.header("content-type", "multipart/form-data; boundary=edge");
    let cut = anyone.send(posted.body(body[..body.len() - 30].to_vec())).await.expect(400);
    assert!(cut.text().contains("That didn’t go through"), "{}", cut.text());
    assert!(names(&scene, &request).await.is_empty());
    assert_eq!((files(&scene, "kept"), files(&scene, "incoming")), (0, 0));
}

#[tokio::test]
async fn limits_forms_per_link() {
    let scene = scene().await;
    let request = scene.ask_for("W-2").await;
    let (secret, another) = (link(&scene, &[&request]).await, link(&scene, &[&request]).await);
    let mut statuses = Vec::new();
    for _ in 0..15 {
        statuses.push(send(&scene, &secret, &[(&request, "w2.pdf", PDF)]).await.status);
    }
    assert!(statuses[0] == 200 && statuses.contains(&429), "{statuses:?}");
    send(&scene, &another, &[(&request, "w2.pdf", PDF)]).await.expect(200);
}
