//! Uploads never use the disk space that the database needs: anonymous ones are refused first, and everything else
//! keeps working.

use std::io::Write as _;

use serde_json::{Value, json};

use super::full::{LimitedServer, dana, small_disk};
use crate::support::Browser;

const PAGE: &str = "/secure-upload/harbor-pine";

async fn hand_in(anyone: &Browser, nth: usize) -> (u16, String) {
    let mut body = Vec::new();
    let file = format!("name=\"files\"; filename=\"{nth}.txt\"");
    let bytes = vec![b'x'; 1_500_000 + nth];
    for (head, bytes) in [
        ("name=\"senderName\"", b"Ann Lee".as_slice()),
        ("name=\"emailAddress\"", b"ann@mail.example"),
        (file.as_str(), bytes.as_slice()),
    ] {
        body.extend(format!("--edge\r\nContent-Disposition: form-data; {head}\r\n\r\n").bytes());
        body.extend_from_slice(bytes);
        body.extend(b"\r\n");
    }
    body.extend(b"--edge--\r\n");
    let request = anyone.request(reqwest::Method::POST, &format!("{PAGE}/files"));
    let reply =
        anyone.send(request.header("content-type", "multipart/form-data; boundary=edge").body(body)).await;
    (reply.status, reply.text())
}

async fn hand_in_until_refused(address: &str) -> String {
    for nth in 0..60 {
        let (status, text) = hand_in(&Browser::new(address), nth).await;
        match status {
            303 => {}
            507 => return text,
            _ => panic!("{status}: {text}"),
        }
    }
    panic!("there was room all along");
}

async fn upload(browser: &Browser, size: usize) -> u16 {
    let loans = browser.get("/v1/loans?s=1").await.expect(200).json();
    let loan = loans["content"][0]["id"].clone();
    let body = json!({ "name": "a.txt", "size": size, "mimeType": "", "loanId": loan, "elementId": null });
    let announced = browser.post("/v1/documents/uploads", body).await;
    if announced.status != 201 {
        return announced.status;
    }
    let url = announced.json()["url"].as_str().unwrap().to_owned();
    browser.send(browser.request(reqwest::Method::PUT, &url).body(vec![b'y'; size])).await.status
}

/// Asserts that everything except uploads works.
async fn works(address: &str) -> Browser {
    let dana = dana(address).await;
    for nth in 0..20 {
        dana.put(&format!("/v1/preferences/p{nth}"), super::value(10_000)).await.expect(204);
    }
    assert_eq!(Browser::new(address).get("/readyz").await.status, 200);
    dana
}

async fn level(dana: &Browser) -> Value {
    dana.get("/v1/company/storage").await.expect(200).json()["level"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn refuses_anonymous_files_before_the_disk_is_full() {
    let folder = tempfile::tempdir().unwrap();
    let Some(room) = small_disk(folder.path()) else {
        writeln!(std::io::stderr(), "SKIPPED: no disk can be mounted here").unwrap();
        return;
    };
    let program = LimitedServer::start(room, None);
    let words = hand_in_until_refused(&program.address).await;
    assert!(words.contains("no space for this file"), "{words}");
    let dana = works(&program.address).await;
    // Signed-in users can still upload until the reserve is reached.
    assert_eq!(upload(&dana, 100_000).await, 204);
    let mut statuses = Vec::new();
    while statuses.last() != Some(&507) && statuses.len() < 60 {
        statuses.push(upload(&dana, 1_000_000).await);
    }
    assert_eq!(statuses.last(), Some(&507), "{statuses:?}");
    assert!(statuses.len() > 1, "{statuses:?}");
    assert!(["CRITICAL", "FULL"].contains(&level(&dana).await.as_str().unwrap()));
    let metrics = Browser::new(&program.address).get("/metrics").await.expect(200).text();
    assert!(metrics.contains("loanroom_disk_above_90_percent 1"), "{metrics}");

    // After a restart as well.
    let room = program.kill();
    let program = LimitedServer::start(room, None);
    let dana = works(&program.address).await;
    let waiting = dana.get("/v1/secure-upload/files?s=100").await.expect(200).json();
    let files = waiting["content"].as_array().unwrap().clone();
    assert!(files.len() > 3, "{}", files.len());
    for file in &files {
        dana.delete(&format!("/v1/secure-upload/files/{}", file["id"].as_str().unwrap())).await.expect(204);
    }
    assert_eq!(hand_in(&Browser::new(&program.address), 98).await.0, 507);
    dana.delete("/v1/secure-upload/discarded").await.expect(204);
    assert_eq!(upload(&dana, 1_000_000).await, 204);
    assert_eq!(hand_in(&Browser::new(&program.address), 99).await.0, 303);
    drop(program.kill());
}
