//! Secure upload: files that anyone sends on a lender's page, accepted and refused.

mod emailed_links;
mod erasing;
mod links;
mod tray;

use std::io::Write as _;

use chrono::Duration;
use reqwest::Method;
use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use serde_json::{Value, json};
use server::{entity::secure_upload, features::secure_upload::clean_up};
use shared_rules::documents::pdf::{PdfProtection, PdfQuestion, pdf_protection};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};
use zip::{AesMode, ZipWriter, write::SimpleFileOptions};

use super::files;
use crate::support::{Browser, PDF, Reply, Scene};

pub const PAGE: &str = "/secure-upload/harbor---pine";
const LOCKED: &[u8] = include_bytes!("../../../../../shared-rules/fixtures/pdf/aes-256-r6.pdf");
pub const MANY: (&str, &str) = ("LOANROOM_SECURE_UPLOADS_PER_MINUTE", "100000");
pub const AWAY: (&str, &str) = ("SMTP_URL", "smtp://127.0.0.1:1");
pub const ANN: [(&str, &str); 3] =
    [("senderName", "Ann Lee"), ("emailAddress", "ann@mail.example"), ("note", "For the Alvarez loan")];

/// The form as a browser without JavaScript posts it.
pub fn form(fields: &[(&str, &str)], files: &[(&str, &[u8])]) -> Vec<u8> {
    let mut body = Vec::new();
    let mut part = |head: String, bytes: &[u8]| {
        body.extend(format!("--edge\r\nContent-Disposition: form-data; {head}\r\n\r\n").bytes());
        body.extend_from_slice(bytes);
        body.extend(b"\r\n");
    };
    for (name, value) in fields {
        part(format!("name=\"{name}\""), value.as_bytes());
    }
    for (name, bytes) in files {
        part(format!("name=\"files\"; filename=\"{name}\""), bytes);
    }
    body.extend(b"--edge--\r\n");
    body
}

async fn send(scene: &Scene, fields: &[(&str, &str)], files: &[(&str, &[u8])]) -> Reply {
    send_from(scene, "203.0.113.9", form(fields, files)).await
}

async fn send_from(scene: &Scene, address: &str, body: Vec<u8>) -> Reply {
    let anyone = scene.app.anyone();
    let request = anyone.request(Method::POST, &format!("{PAGE}/files"));
    let request = request.header("x-forwarded-for", address);
    anyone.send(request.header("content-type", "multipart/form-data; boundary=edge").body(body)).await
}

/// Sends files on the lender's page, from one address.
pub(super) async fn hand_in(anyone: &Browser, files: &[(&str, &[u8])]) -> Reply {
    let request = anyone.request(Method::POST, &format!("{PAGE}/files"));
    let body = form(&ANN, files);
    anyone.send(request.header("content-type", "multipart/form-data; boundary=edge").body(body)).await
}

/// Sends files; returns the receipt.
async fn handed_in(scene: &Scene, fields: &[(&str, &str)], files: &[(&str, &[u8])]) -> String {
    let done = send(scene, fields, files).await.expect(303);
    let receipt = done.header("location").unwrap().to_owned();
    scene.app.anyone().get(&receipt).await.expect(200).text()
}

async fn tray(browser: &Browser) -> Vec<Value> {
    let page = browser.get("/v1/secure-upload/files?s=100").await.expect(200).json();
    page["content"].as_array().unwrap().clone()
}

fn names(files: &[Value]) -> Vec<&str> {
    files.iter().map(|file| file["name"].as_str().unwrap()).collect()
}

fn path(file: &Value, rest: &str) -> String {
    format!("/v1/secure-upload/files/{}{rest}", file["id"].as_str().unwrap())
}

/// The form's secret in a page.
fn form_of(page: &str) -> String {
    let (_, rest) = page.split_once("name=\"form\" value=\"").expect("the form has a secret");
    rest.split('"').next().unwrap().to_owned()
}

fn zipped(files: &[(&str, &[u8])], password: Option<&str>) -> Vec<u8> {
    let mut zip = ZipWriter::new(std::io::Cursor::new(Vec::new()));
    for (name, bytes) in files {
        let plain = SimpleFileOptions::default();
        match password {
            Some(password) => {
                zip.start_file(*name, plain.with_aes_encryption(AesMode::Aes256, password)).unwrap();
            }
            None => zip.start_file(*name, plain).unwrap(),
        }
        zip.write_all(bytes).unwrap();
    }
    zip.finish().unwrap().into_inner()
}

async fn switch(scene: &Scene, change: Value) -> Reply {
    let version = scene.dana.get("/v1/company").await.expect(200).json()["version"].clone();
    let mut change = change;
    change["version"] = version;
    scene.dana.put("/v1/company", change).await
}

#[tokio::test]
async fn receipt_shows_the_lenders_time_zone() {
    let scene = Scene::with(&[MANY]).await;
    scene.lender_in("America/New_York").await;
    scene.lender_in("America/Denver").await;
    scene.lender_in("America/Denver").await;
    let receipt = handed_in(&scene, &ANN, &[("deed.pdf", PDF)]).await;
    assert!(receipt.contains("(Denver time)") && !receipt.contains("UTC"), "{receipt}");
}

#[tokio::test]
async fn lender_files_anonymous_uploads() {
    let scene = Scene::with(&[MANY]).await;
    let page = scene.app.anyone().get(PAGE).await.expect(200).text();
    for says in [
        "Send files to Harbor &amp; Pine",
        "up to 4 GB each",
        "10,000 files at a time",
        "multipart/form-data",
    ] {
        assert!(page.contains(says), "{says}: {page}");
    }
    assert!(!page.contains("<script"), "{page}");

    let receipt = handed_in(&scene, &ANN, &[("deed.pdf", PDF), ("C:\\scans/house.txt", b"A house")]).await;
    let sha = "SHA-256 </strong>";
    assert!(!receipt.contains(sha) && receipt.contains("SHA-256") && receipt.contains("UTC"), "{receipt}");
    for says in ["deed.pdf", "house.txt", "ann@mail.example"] {
        assert!(receipt.contains(says), "{says}: {receipt}");
    }
    let mail = scene.app.mails(1).await.pop().unwrap();
    assert!(mail.contains("To: ann@mail.example") && mail.contains("SHA-256"), "{mail}");
    assert!(
        !mail.contains("Ann Lee") && !mail.contains("Alvarez"),
        "no word of the sender’s goes out: {mail}"
    );

    let files = tray(&scene.dana).await;
    assert_eq!(names(&files), ["deed.pdf", "house.txt"]);
    assert_eq!(files[0]["handIn"]["senderName"], "Ann Lee");
    assert_eq!(files[0]["handIn"]["note"], "For the Alvarez loan");
    let got = scene.dana.get(&path(&files[0], "/content")).await.expect(200);
    assert_eq!(
        (got.bytes.as_slice(), got.header("content-disposition").unwrap().starts_with("attachment")),
        (PDF, true)
    );

    let request = scene.ask_for("Deed").await;
    let to = json!({ "loanId": scene.loan.id, "elementId": request });
    let filed = scene.dana.put(&path(&files[0], ""), to.clone()).await.expect(200).json();
    let document = format!("/v1/documents/{}/content", filed["documentId"].as_str().unwrap());
    assert_eq!(scene.lucia.get(&document).await.expect(200).bytes, PDF);
    scene.dana.put(&path(&files[0], ""), to).await.expect(409);
    scene.dana.get(&path(&files[0], "/content")).await.expect(404);
    scene.dana.put(&path(&files[1], ""), json!({ "loanId": scene.loan.id })).await.expect(200);
    let shoebox =
        scene.dana.get(&format!("/v1/users/{}/shoebox", scene.dana_id().await)).await.expect(200).json();
    assert_eq!(shoebox[0]["name"], "house.txt");
    assert!(tray(&scene.dana).await.is_empty());
    let activity = scene.dana.get(&format!("/v1/loans/{}/activity", scene.loan.id)).await.expect(200).text();
    assert!(activity.contains("filed Ann Lee’s upload"), "{activity}");
}

#[tokio::test]
async fn refused_form_keeps_entries_and_received_files() {
    let scene = Scene::with(&[MANY, AWAY]).await;
    let typed = [
        ("senderName", "Ann <Lee>"),
        ("emailAddress", "ann"),
        ("note", "one\r\ntwo"),
        ("password", "hunter2"),
    ];
    let many: &[(&str, &[u8])] =
        &[("deed.pdf", PDF), ("run.exe", b"MZ\x90\0"), ("empty.txt", b""), ("fake.pdf", b"\x7fELF")];
    let page = send(&scene, &typed, many).await.expect(422).text();
    for says in [
        "Ann &lt;Lee&gt;",
        "one\ntwo",
        "Invalid email address",
        "run.exe",
        "File type must be",
        "This file is a program",
        "Already uploaded",
        "deed.pdf",
        "empty.txt",
    ] {
        assert!(page.contains(says), "{says}: {page}");
    }
    assert!(!page.contains("hunter2"));
    assert!(tray(&scene.dana).await.is_empty(), "nothing is handed in yet");

    let form = form_of(&page);
    let again: Vec<_> = ANN.into_iter().chain([("form", form.as_str())]).collect();
    let receipt = handed_in(&scene, &again, &[("", b""), ("deed.pdf", PDF), ("more.txt", b"more")]).await;
    assert_eq!(receipt.matches("deed.pdf").count(), 1, "what arrived before isn’t there twice: {receipt}");
    assert_eq!(names(&tray(&scene.dana).await), ["deed.pdf", "empty.txt", "more.txt"]);

    // The same form again, and with other files: it was already submitted.
    let (one, other) =
        tokio::join!(send(&scene, &again, &[("deed.pdf", PDF)]), send(&scene, &again, &[("x.txt", b"x")]));
    assert_eq!((one.status, other.status), (303, 303));
    assert_eq!(tray(&scene.dana).await.len(), 3);
    assert_eq!(files(&scene, "incoming"), 0);
}

#[tokio::test]
async fn concurrent_submissions_of_a_form_count_once() {
    let scene = Scene::with(&[MANY, AWAY]).await;
    let page = send(&scene, &[], &[]).await.expect(422).text();
    assert!(page.contains("Enter your name") && page.contains("Choose at least one file"), "{page}");
    let form = form_of(&page);
    let again: Vec<_> = ANN.into_iter().chain([("form", form.as_str())]).collect();
    let both =
        tokio::join!(send(&scene, &again, &[("deed.pdf", PDF)]), send(&scene, &again, &[("deed.pdf", PDF)]));
    assert_eq!((both.0.status, both.1.status), (303, 303));
    assert_eq!(both.0.header("location"), both.1.header("location"));
    assert_eq!(names(&tray(&scene.dana).await), ["deed.pdf"]);
    assert_eq!((files(&scene, "kept"), files(&scene, "incoming")), (1, 0));
}

#[tokio::test]
async fn unlocks_files_or_keeps_them_locked() {
    let scene = Scene::with(&[MANY, AWAY]).await;
    let zip =
        zipped(&[("2025/w2.pdf", PDF), ("2025/note.txt", b"note"), (".DS_Store", b"x")], Some("secret"));
    let both: &[(&str, &[u8])] = &[("locked.pdf", LOCKED), ("taxes.zip", &zip)];
    let with = |password: &'static str| ANN.into_iter().chain([("password", password)]).collect::<Vec<_>>();

    let receipt = handed_in(&scene, &with("secret"), both).await;
    assert!(
        receipt.contains("unlocked with the password") && receipt.contains("unzipped: 2 files"),
        "{receipt}"
    );
    let opened = tray(&scene.dana).await;
    assert_eq!(names(&opened), ["locked.pdf", "w2.pdf", "note.txt"]);
    assert_eq!(opened[1]["cameIn"], "taxes.zip");
    let pdf = scene.dana.get(&path(&opened[0], "/content")).await.expect(200).bytes;
    assert_eq!(pdf_protection(&pdf, &PdfQuestion {}), PdfProtection::Plain);
    assert_eq!(files(&scene, "kept"), 3, "what was opened isn’t kept twice");
    for file in &opened {
        scene.dana.delete(&path(file, "")).await.expect(204);
    }

    for fields in [with("guess"), ANN.to_vec()] {
        let receipt = handed_in(&scene, &fields, both).await;
        assert_eq!(receipt.matches("password protected: saved as is").count(), 2, "{receipt}");
        let kept = tray(&scene.dana).await;
        assert_eq!(names(&kept), ["locked.pdf", "taxes.zip"]);
        assert!(kept.iter().all(|file| file["locked"] == true), "{kept:?}");
        for file in &kept {
            scene.dana.delete(&path(file, "")).await.expect(204);
        }
    }
}

#[tokio::test]
async fn keeps_archives_over_a_limit_packed() {
    let scene = Scene::with(&[MANY, AWAY]).await;
    let bomb = zipped(&[("zeros.txt", &vec![0; 20 << 20])], None);
    let slip = zipped(&[("../../slip.txt", b"out")], None);
    let cut = zipped(&[("w2.pdf", PDF)], None)[..40].to_vec();
    let all: &[(&str, &[u8])] = &[("bomb.zip", &bomb), ("slip.zip", &slip), ("cut.zip", &cut)];
    handed_in(&scene, &ANN, all).await;
    assert_eq!(names(&tray(&scene.dana).await), ["bomb.zip", "slip.zip", "cut.zip"]);
    assert_eq!((files(&scene, "kept"), files(&scene, "incoming")), (3, 0));
}

#[tokio::test]
async fn refuses_invalid_names_and_sizes() {
    let scene = Scene::with(&[MANY, AWAY, ("LOANROOM_MAX_UPLOAD_BYTES", "2000")]).await;
    let long = format!("{}.pdf", "x".repeat(300));
    let large = vec![b'x'; 2001];
    let odd: &[(&str, &[u8])] = &[
        ("turned\u{202e}fdp.txt", b"x"),
        ("line%0Abreak.txt", b"x"),
        (&long, b"x"),
        ("large.txt", &large),
        ("Thumbs.db", b"x"),
        ("fits.txt", b"fits"),
    ];
    let page = send(&scene, &ANN, odd).await.expect(422).text();
    for says in
        ["turnedfdp.txt", "invisible", "xxx…", "large.txt", "larger than 2000 bytes", "Thumbs.db", "fits.txt"]
    {
        assert!(page.contains(says), "{says}: {page}");
    }
    let half = vec![b'y'; 1200];
    let page = send(&scene, &ANN, &[("one.txt", &half), ("two.txt", &half)]).await.expect(422).text();
    assert!(page.contains("two.txt") && page.contains("together"), "{page}");
    assert!(page.contains("one.txt"), "what fitted is here: {page}");
    assert_eq!(files(&scene, "incoming"), 0);
}

#[tokio::test]
async fn handles_oversized_and_interrupted_forms() {
    let scene = Scene::with(&[MANY, AWAY]).await;
    let head = |length: u64| {
        format!(
            "POST {PAGE}/files HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Length: {length}\r\n\
             Content-Type: multipart/form-data; boundary=edge\r\nConnection: close\r\n\r\n"
        )
    };
    let body = form(&ANN, &[("deed.pdf", PDF), ("more.pdf", PDF)]);
    let address = scene.app.address().replace("http://", "");
    let mut endless = TcpStream::connect(&address).await.unwrap();
    endless.write_all(head(5 << 30).as_bytes()).await.unwrap();
    endless.write_all(&body[..body.len() - 20]).await.unwrap();
    let mut answer = Vec::new();
    let _ = endless.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.starts_with("HTTP/1.1 422") && answer.contains("larger than 4 GB in total"), "{answer}");
    assert!(answer.contains("Ann Lee"), "{answer}");

    for at in [120, body.len() / 2, body.len() - 60] {
        let mut cut = TcpStream::connect(&address).await.unwrap();
        cut.write_all(head(body.len() as u64).as_bytes()).await.unwrap();
        cut.write_all(&body[..at]).await.unwrap();
        drop(cut);
    }
    // The last interrupted upload may still be in progress.
    let mut left = 1;
    for _ in 0..200 {
        scene.app.time_passes(Duration::hours(25));
        clean_up(&scene.app.state).await.unwrap();
        left = secure_upload::Entity::find().count(scene.app.state.db.read()).await.unwrap();
        if left == 0 && files(&scene, "kept") + files(&scene, "incoming") == 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    assert_eq!((left, files(&scene, "kept"), files(&scene, "incoming")), (0, 0, 0));
    assert!(tray(&scene.app.anyone().signed_in("dana.whitfield@people.example").await).await.is_empty());
}

#[tokio::test]
async fn unknown_and_disabled_pages_look_the_same() {
    let scene = Scene::with(&[MANY, AWAY]).await;
    let anyone = scene.app.anyone();
    let receipt =
        send(&scene, &ANN, &[("deed.pdf", PDF)]).await.expect(303).header("location").unwrap().to_owned();
    switch(&scene, json!({ "secureUploadEnabled": false })).await.expect(200);
    let off = anyone.get(PAGE).await.expect(404);
    let unknown = anyone.get("/secure-upload/nobody").await.expect(404);
    assert_eq!(off.text(), unknown.text());
    let posted = send(&scene, &ANN, &[("deed.pdf", PDF)]).await.expect(404);
    assert_eq!(posted.text(), unknown.text());
    assert_eq!(tray(&scene.dana).await.len(), 1);
    assert!(!anyone.get(&receipt).await.expect(200).text().contains("Send more files"));
    anyone.get(&receipt.replace("harbor---pine", "nobody")).await.expect(404);
    for odd in [
        "/secure-upload/%00",
        "/secure-upload/..%2f..%2fetc",
        "/secure-upload/%F0%9F%98%80",
        "/secure-upload/a'b",
    ] {
        anyone.get(odd).await.expect(404);
    }
}

#[tokio::test]
async fn lead_sets_link_and_introduction() {
    let scene = Scene::with(&[MANY, AWAY]).await;
    for (slug, code) in [
        ("cedar-ridge", "slug-taken"),
        ("Harbor", "slug-invalid"),
        ("a/b", "slug-invalid"),
        ("", "slug-invalid"),
    ] {
        let refused = switch(&scene, json!({ "slug": slug })).await.expect(422).json();
        assert_eq!(
            (&refused["violations"][0]["field"], &refused["violations"][0]["code"]),
            (&json!("slug"), &json!(code))
        );
    }
    let long = "x".repeat(1_001);
    switch(&scene, json!({ "secureUploadText": long })).await.expect(422);
    switch(&scene, json!({ "slug": "harbor", "secureUploadText": "<b>Tax returns</b>, please" }))
        .await
        .expect(200);
    let page = scene.app.anyone().get("/secure-upload/harbor").await.expect(200).text();
    assert!(page.contains("&lt;b&gt;Tax returns&lt;/b&gt;, please"), "{page}");
}

#[tokio::test]
async fn limits_uploads_and_receipts_per_address() {
    let scene =
        Scene::with(&[("LOANROOM_PROXIES", "127.0.0.1"), ("LOANROOM_SECURE_UPLOADS_PER_MINUTE", "5"), AWAY])
            .await;
    let mut mailed = 0;
    for nth in 0..5 {
        let done =
            send_from(&scene, "203.0.113.9", form(&ANN, &[(&format!("{nth}.txt"), b"x")])).await.expect(303);
        let receipt = scene.app.anyone().get(done.header("location").unwrap()).await.expect(200).text();
        mailed += usize::from(receipt.contains("receipt to ann@mail.example"));
    }
    assert_eq!(mailed, 3, "one address gets three an hour");
    let refused = send_from(&scene, "203.0.113.9", form(&ANN, &[("x.txt", b"x")])).await.expect(429);
    assert!(refused.text().contains("Too many attempts"), "{}", refused.text());
    send_from(&scene, "198.51.100.7", form(&ANN, &[("y.txt", b"y")])).await.expect(303);
    let anyone = scene.app.anyone();
    let mut statuses = Vec::new();
    for _ in 0..40 {
        let request = anyone.request(Method::GET, PAGE).header("x-forwarded-for", "192.0.2.44");
        statuses.push(anyone.send(request).await.status);
    }
    assert!(statuses[0] == 200 && statuses.contains(&429), "{statuses:?}");
}
