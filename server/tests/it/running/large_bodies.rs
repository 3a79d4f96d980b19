//! A body over the limit is refused with a response that the client can read, whatever its framing.

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

use crate::support::{Scene, TestApp};

/// More than any of these calls accepts, and more than the system buffers.
const LARGE: usize = 24 * 1024 * 1024;

/// How a body indicates its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Framing {
    Length,
    Chunks,
}

/// Sends all of a large body before it reads anything, as browsers do; returns the response. Fails if the connection is
/// closed.
async fn send_all(app: &TestApp, head: &str, start: &str, framing: Framing) -> String {
    let stream = TcpStream::connect(app.address().trim_start_matches("http://")).await.unwrap();
    let (mut reading, mut writing) = stream.into_split();
    let framed = match framing {
        Framing::Length => format!("Content-Length: {}", start.len() + LARGE),
        Framing::Chunks => "Transfer-Encoding: chunked".to_owned(),
    };
    let head = format!("{head}\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\n{framed}\r\n\r\n");
    writing.write_all(head.as_bytes()).await.unwrap();
    let piece = "x".repeat(64 * 1024);
    let pieces = std::iter::once(start).chain(std::iter::repeat_n(piece.as_str(), LARGE / piece.len()));
    for piece in pieces {
        let piece = match framing {
            Framing::Length => piece.to_owned(),
            Framing::Chunks => format!("{:x}\r\n{piece}\r\n", piece.len()),
        };
        writing.write_all(piece.as_bytes()).await.unwrap_or_else(|error| panic!("{head}: {error}"));
    }
    writing.shutdown().await.unwrap_or_else(|error| panic!("{head}: {error}"));
    let mut answer = Vec::new();
    reading.read_to_end(&mut answer).await.unwrap_or_else(|error| panic!("{head}: {error}"));
    String::from_utf8_lossy(&answer).into_owned()
}

#[track_caller]
fn assert_problem(answer: &str, status: u16, code: &str) {
    assert!(answer.starts_with(&format!("HTTP/1.1 {status} ")), "{answer}");
    assert!(answer.contains("content-type: application/problem+json"), "{answer}");
    let (start, end) = (answer.find('{').unwrap(), answer.rfind('}').unwrap());
    let body: Value = serde_json::from_str(&answer[start..=end]).unwrap();
    assert_eq!((body["code"].as_str(), body["status"].as_u64()), (Some(code), Some(status.into())));
    assert!(body["message"].as_str().is_some_and(|words| words.ends_with('.') || words.len() > 20));
}

#[tokio::test]
async fn large_json_body_returns_413_with_an_explanation() {
    let scene = Scene::new().await;
    let cookie = scene.dana.cookie.clone().unwrap();
    for framing in [Framing::Length, Framing::Chunks] {
        let sign_in = "POST /v1/session HTTP/1.1\r\nContent-Type: application/json";
        assert_problem(
            &send_all(&scene.app, sign_in, "{\"emailAddress\":\"", framing).await,
            413,
            "too-large",
        );
        let elements = format!(
            "POST {} HTTP/1.1\r\nCookie: {cookie}\r\nContent-Type: application/json",
            scene.elements("")
        );
        assert_problem(&send_all(&scene.app, &elements, "{\"name\":\"", framing).await, 413, "too-large");
    }
}

#[tokio::test]
async fn unread_body_does_not_lose_the_response() {
    let app = TestApp::start().await;
    let json = "Content-Type: application/json";
    for framing in [Framing::Length, Framing::Chunks] {
        let signed_out = send_all(&app, &format!("POST /v1/loans HTTP/1.1\r\n{json}"), "{", framing).await;
        assert!(signed_out.starts_with("HTTP/1.1 401 "), "{signed_out}");
        let nowhere = send_all(&app, &format!("POST /v1/nowhere HTTP/1.1\r\n{json}"), "{", framing).await;
        assert!(nowhere.starts_with("HTTP/1.1 404 "), "{nowhere}");
        let text =
            send_all(&app, "POST /v1/session HTTP/1.1\r\nContent-Type: text/plain", "{", framing).await;
        assert_problem(&text, 415, "not-json");
    }
}

#[tokio::test]
async fn large_form_returns_413_with_its_page() {
    let app = TestApp::start().await;
    let forms = [
        ("application/x-www-form-urlencoded", "email_address=".to_owned()),
        (
            "multipart/form-data; boundary=b",
            "--b\r\nContent-Disposition: form-data; name=\"email_address\"\r\n\r\n".to_owned(),
        ),
    ];
    for (kind, start) in forms {
        for framing in [Framing::Length, Framing::Chunks] {
            let head =
                format!("POST /forms/forgot-password HTTP/1.1\r\nAccept: text/html\r\nContent-Type: {kind}");
            let page = send_all(&app, &head, &start, framing).await;
            assert!(page.starts_with("HTTP/1.1 413 "), "{page}");
            assert!(page.contains("larger than the server accepts"), "{page}");
        }
    }
}

#[tokio::test]
async fn refuses_more_bytes_than_announced() {
    let scene = Scene::new().await;
    let cookie = scene.lucia.cookie.clone().unwrap();
    for framing in [Framing::Length, Framing::Chunks] {
        let announced = scene.announce(&scene.lucia, "w2.pdf", 1_000).await.expect(201).json();
        let url = announced["url"].as_str().unwrap();
        let path = url.strip_prefix(&scene.app.address()).unwrap_or(url);
        let head =
            format!("PUT {path} HTTP/1.1\r\nCookie: {cookie}\r\nContent-Type: application/octet-stream");
        let answer = send_all(&scene.app, &head, "%PDF-1.7", framing).await;
        assert!(answer.starts_with("HTTP/1.1 422 "), "{answer}");
        assert!(answer.contains("application/problem+json") && answer.contains("\"message\""), "{answer}");
    }
}
