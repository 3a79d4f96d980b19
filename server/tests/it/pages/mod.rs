//! The documents and files that a browser loads.

mod fragments;
mod initial_requests;

use std::fs;

use tempfile::TempDir;

use crate::support::TestApp;

/// A small build of a user interface and a workbench.
fn built() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let write = |path: &str, text: &str| {
        let file = folder.path().join(path);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, text).unwrap();
    };
    let manifest =
        r#"{ "src/main.tsx": { "file": "assets/main-1a2b.js", "css": ["assets/main-3c4d.css"] } }"#;
    write("ui/.vite/manifest.json", manifest);
    write("ui/assets/main-1a2b.js", &"export const answer = 42;".repeat(100));
    write("ui/favicon.svg", "<svg/>");
    write("workbench/index.html", "<h1>Workbench</h1>");
    folder
}

async fn serving(folder: &TempDir) -> TestApp {
    let path = |name: &str| folder.path().join(name).display().to_string();
    let app =
        TestApp::start_with(&[("LOANROOM_UI", &path("ui")), ("LOANROOM_WORKBENCH", &path("workbench"))])
            .await;
    app.company("Harbor & Pine").await;
    app
}

#[tokio::test]
async fn every_screen_serves_the_shell_without_inline_scripts() {
    let folder = built();
    let app = serving(&folder).await;
    for path in ["/", "/loans", "/loans/1/needs-list?documentPreviewId=2", "/portal", "/sign-in"] {
        let page = app.anyone().get(path).await.expect(200);
        assert!(page.header("content-type").unwrap().starts_with("text/html"));
        assert_eq!(page.header("cache-control"), Some("no-store"), "it says that nobody is signed in");
        let html = page.text();
        assert!(html.starts_with("<!DOCTYPE html><html lang=\"en\">"), "{html}");
        assert!(html.contains(r#"<script type="module" src="/assets/main-1a2b.js"></script>"#), "{html}");
        assert!(html.contains(r#"href="/assets/main-3c4d.css""#), "{html}");
        assert_eq!(html.matches("<script").count(), 2, "{html}");
        assert!(html.contains(r#"<script type="application/json""#), "{html}");
        assert!(page.header("content-security-policy").unwrap().contains("script-src 'self'"));
    }
}

#[tokio::test]
async fn hashed_files_are_immutable_and_compressed() {
    let folder = built();
    let app = serving(&folder).await;
    let anyone = app.anyone();
    let file = anyone.get("/assets/main-1a2b.js").await.expect(200);
    assert_eq!(file.header("cache-control"), Some("public, max-age=31536000, immutable"));
    let request =
        anyone.request(reqwest::Method::GET, "/assets/main-1a2b.js").header("accept-encoding", "br");
    let small = anyone.send(request).await.expect(200);
    assert_eq!(small.header("content-encoding"), Some("br"));
    assert!(small.bytes.len() < file.bytes.len() / 4);
    let icon = anyone.get("/favicon.svg").await.expect(200);
    assert_eq!(icon.header("cache-control"), Some("no-cache"));
}

#[tokio::test]
async fn refuses_missing_files_and_path_traversal() {
    let folder = built();
    let app = serving(&folder).await;
    for path in
        ["/assets/main-9z9z.js", "/assets/../.vite/manifest.json", "/assets/%2e%2e/.vite/manifest.json"]
    {
        let reply = app.anyone().get(path).await;
        assert!(!reply.text().contains("src/main.tsx"), "{path}: {}", reply.text());
    }
    assert_eq!(app.anyone().get("/assets/main-9z9z.js").await.expect(404).code(), "not-found");
}

#[tokio::test]
async fn serves_the_workbench_when_built() {
    let folder = built();
    let app = serving(&folder).await;
    assert_eq!(app.anyone().get("/workbench/").await.expect(200).text(), "<h1>Workbench</h1>");
}

#[tokio::test]
async fn missing_build_explains_how_to_build_it() {
    let folder = tempfile::tempdir().unwrap();
    let app = serving(&folder).await;
    let page = app.anyone().get("/loans").await.expect(503).text();
    assert!(page.contains("npm start"), "{page}");
    let workbench = app.anyone().get("/workbench/").await.expect(404).text();
    assert!(workbench.contains("npm run workbench"), "{workbench}");
}

#[tokio::test]
async fn sign_in_help_works_without_scripts() {
    let folder = built();
    let app = serving(&folder).await;
    let page = app.anyone().get("/sign-in/help").await.expect(200).text();
    assert!(
        page.contains("<h1") && page.contains("Help with signing in") && !page.contains("<script"),
        "{page}"
    );
}

#[tokio::test]
async fn page_urls_refuse_changes() {
    let folder = built();
    let app = serving(&folder).await;
    assert_eq!(
        app.anyone().post("/loans", serde_json::json!({})).await.expect(405).code(),
        "method-not-allowed"
    );
}

#[tokio::test]
async fn form_url_explains_a_get_request() {
    let folder = built();
    let app = serving(&folder).await;
    let page = app.anyone().get("/forms/accept-invitation").await.expect(404);
    assert!(page.text().contains("This page only works when you submit a form"), "{}", page.text());
    assert!(page.text().contains(r#"href="/assets/main-3c4d.css""#), "{}", page.text());
    assert_eq!(
        app.anyone().post("/sign-in/help", serde_json::json!({})).await.expect(405).code(),
        "method-not-allowed"
    );
}
