//! Links that a browser opens directly carry the user of their page as a query parameter: for another session the
//! request is refused before anything is read, recorded or served from a cache.

use reqwest::Method;

use super::{
    Cast,
    call_target::{self, Target::Own},
    path, table, target_rows,
};
use crate::support::{Browser, Reply};

/// The calls whose responses pages download, display or play by URL, and their status for a lead lender.
const PLAIN_LINKS: [(&str, u16); 9] = [
    ("GET /v1/users/{userId}/photo", 404),
    ("GET /v1/documents/{documentId}/content", 200),
    ("GET /v1/documents/{documentId}/versions/{number}/content", 200),
    ("GET /v1/loans/{loanId}/elements/{elementId}/example/content", 200),
    ("GET /v1/templates/{templateId}/elements/{elementId}/answer/content", 200),
    ("GET /v1/loans/{loanId}/package/download", 200),
    ("GET /v1/loans/{loanId}/package/pdfs/{pdfId}/content", 200),
    ("GET /v1/secure-upload/files/{fileId}/content", 200),
    ("GET /v1/messages/originatorimplementation/{messageId}/page", 200),
];

async fn id_of(browser: &Browser) -> String {
    browser.get("/v1/users/me").await.expect(200).json()["id"].as_str().unwrap().to_owned()
}

fn naming(path: &str, user: &str) -> String {
    let separator = if path.contains('?') { '&' } else { '?' };
    format!("{path}{separator}actingUser={user}")
}

fn is_refused(reply: &Reply) -> bool {
    reply.status == 409
        && reply.code() == "acting-user-mismatch"
        && reply.header("cache-control") == Some("no-store")
        && reply.header("content-disposition").is_none()
}

#[tokio::test]
async fn serves_plain_links_only_to_the_user_of_their_page() {
    let cast = Cast::assemble().await;
    let dana = cast.browser("lead lender").await;
    let (own, other) = (id_of(&dana).await, id_of(&cast.browser("lead borrower").await).await);
    for (call, status) in PLAIN_LINKS {
        call_target::clear(&cast).await;
        target_rows::fill_store(&cast).await;
        let stage = call_target::set(&cast, call, Own, "lead lender").await;
        for prefix in ["/v1", "/api/v2"] {
            let path = path(call, prefix, &stage);
            for user in [other.as_str(), "nobody", &format!("{own}&actingUser={other}")] {
                let reply = dana.get(&naming(&path, user)).await;
                assert!(is_refused(&reply), "{path} as {user}: {} {}", reply.status, reply.text());
            }
            dana.get(&naming(&path, &own)).await.expect(status);
            dana.get(&path).await.expect(status);
        }
    }
}

#[tokio::test]
async fn checks_the_acting_user_of_every_get() {
    let cast = Cast::assemble().await;
    let dana = cast.browser("lead lender").await;
    let other = id_of(&cast.browser("lead borrower").await).await;
    let stage = call_target::set(&cast, "", Own, "lead lender").await;
    let calls = table::calls().into_iter().filter(|call| call.starts_with("GET /v1/"));
    let mut wrong = Vec::new();
    // The socket closes with a separate code.
    for call in calls.filter(|call| call != "GET /v1/realtime") {
        let reply = dana.get(&naming(&path(&call, "/v1", &stage), &other)).await;
        if !is_refused(&reply) {
            wrong.push(format!("{call}: {} {}", reply.status, reply.text()));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[tokio::test]
async fn revalidates_cached_responses_only_for_the_user_of_the_page() {
    let cast = Cast::assemble().await;
    let dana = cast.browser("lead lender").await;
    let (own, other) = (id_of(&dana).await, id_of(&cast.browser("lead borrower").await).await);
    target_rows::fill_store(&cast).await;
    let stage = call_target::set(&cast, "", Own, "lead lender").await;
    let content = path("GET /v1/documents/{documentId}/content", "/v1", &stage);
    let whole = dana.get(&naming(&content, &own)).await.expect(200);
    assert_eq!(whole.header("cache-control"), Some("private, no-cache"));
    let tag = whole.header("etag").unwrap().to_owned();
    assert_eq!(dana.get(&content).await.expect(200).header("etag"), Some(tag.as_str()));
    for (header, value, status) in [("if-none-match", tag.as_str(), 304), ("range", "bytes=0-1", 206)] {
        let request = |user: &str| dana.request(Method::GET, &naming(&content, user)).header(header, value);
        dana.send(request(&own)).await.expect(status);
        assert!(is_refused(&dana.send(request(&other)).await), "{header}");
    }
}

/// Links in emails and secure upload pages work without a session, so their handlers decide.
#[tokio::test]
async fn ignores_acting_user_without_a_session() {
    let cast = Cast::assemble().await;
    let own = id_of(&cast.browser("lead lender").await).await;
    let stage = call_target::set(&cast, "", Own, "lead lender").await;
    let signed_out = cast.browser("nobody").await;
    for call in
        ["GET /v1/documents/{documentId}/content", "GET /v1/action", "GET /v1/companies/{companyId}/logo"]
    {
        let path = path(call, "/v1", &stage);
        let (plain, naming) = (signed_out.get(&path).await, signed_out.get(&naming(&path, &own)).await);
        assert_eq!((naming.status, naming.text()), (plain.status, plain.text()), "{call}");
    }
}
