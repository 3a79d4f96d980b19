//! No browser exports, downloads or records anything because of another person's content: every GET of the API refuses
//! to be embedded in a page and refuses requests from other sites.

use reqwest::Method;
use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use server::entity::activity;

use super::{
    Cast,
    call_target::{self, Target::Own},
    path, table,
};
use crate::support::Browser;

const PREFIXES: [&str; 4] = ["/v1", "/v2", "/api/v1", "/api/v2"];
/// Every destination of the Fetch standard for subresources of a page.
const DESTINATIONS: [&str; 20] = [
    "image",
    "style",
    "script",
    "font",
    "frame",
    "iframe",
    "fencedframe",
    "audio",
    "video",
    "track",
    "embed",
    "object",
    "manifest",
    "json",
    "report",
    "worker",
    "sharedworker",
    "serviceworker",
    "audioworklet",
    "xslt",
];
/// The calls that pages display directly, and their destinations. Only the content of documents, which the preview
/// plays, records a download.
const SHOWN: [(&str, &[&str]); 6] = [
    ("GET /v1/users/{userId}/photo", &["image"]),
    ("GET /v1/companies/{companyId}/logo", &["image"]),
    ("GET /v1/documents/{documentId}/content", &["audio", "video"]),
    ("GET /v1/documents/{documentId}/versions/{number}/content", &["audio", "video"]),
    ("GET /v1/secure-upload/files/{fileId}/content", &["audio", "video"]),
    ("GET /v1/messages/originatorimplementation/{messageId}/page", &["iframe"]),
];

/// Every GET of the API in the table of routes.
fn reading_calls() -> Vec<String> {
    let calls: Vec<String> = table::calls()
        .into_iter()
        .filter(|call| ["GET /v1/", "GET /v2/"].iter().any(|start| call.starts_with(start)))
        .collect();
    assert!(calls.iter().filter(|call| call.contains("export")).count() >= 6, "{calls:?}");
    calls
}

async fn records(cast: &Cast) -> u64 {
    activity::Entity::find().count(cast.app.state.db.read()).await.unwrap()
}

async fn code_of(browser: &Browser, path: &str, header: (&str, &str)) -> String {
    let request = browser.request(Method::GET, path).header(header.0, header.1);
    let reply = browser.send(request).await;
    if reply.status == 403 { reply.code() } else { reply.status.to_string() }
}

#[tokio::test]
async fn refuses_to_embed_any_get_in_a_page() {
    let cast = Cast::assemble().await;
    let dana = cast.browser("lead lender").await;
    let stage = call_target::set(&cast, "", Own, "lead lender").await;
    let before = records(&cast).await;
    let mut wrong = Vec::new();
    for call in reading_calls() {
        let shown = SHOWN.iter().find(|(of, _)| *of == call).map_or(&[][..], |(_, shown)| *shown);
        for prefix in PREFIXES {
            let path = path(&call, prefix, &stage);
            // All destinations under one prefix; under the others only those that a message could request.
            let tried = if prefix == "/v1" { &DESTINATIONS[..] } else { &DESTINATIONS[..6] };
            for destination in tried.iter().filter(|destination| !shown.contains(destination)) {
                let code = code_of(&dana, &path, ("sec-fetch-dest", destination)).await;
                if code != "not-a-page-part" {
                    wrong.push(format!("{call} under {prefix} as {destination}: {code}"));
                }
            }
            for purpose in ["prefetch", "prefetch;prerender"] {
                let code = code_of(&dana, &path, ("sec-purpose", purpose)).await;
                if code != "not-a-page-part" {
                    wrong.push(format!("{call} under {prefix} for {purpose}: {code}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(records(&cast).await, before);
}

#[tokio::test]
async fn refuses_every_get_from_another_site() {
    let cast = Cast::assemble().await;
    let dana = cast.browser("lead lender").await;
    let stage = call_target::set(&cast, "", Own, "lead lender").await;
    let before = records(&cast).await;
    let mut wrong = Vec::new();
    for call in reading_calls().into_iter().filter(|call| call != "GET /v1/action") {
        for site in ["cross-site", "same-site"] {
            let code = code_of(&dana, &path(&call, "/v1", &stage), ("sec-fetch-site", site)).await;
            if code != "cross-site" {
                wrong.push(format!("{call} from {site}: {code}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert_eq!(records(&cast).await, before);
}
