//! Prefetches the application's first API responses, through the same routes and with the same cookies, so that
//! access control is the same.

use std::time::Duration;

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::Request,
    http::{HeaderMap, StatusCode, header},
};
use futures_util::future::join_all;
use serde_json::Value;
use tokio::time::timeout;
use tower::ServiceExt as _;

use crate::{
    environment::separate_transactions,
    http::AtMost,
    pages::{
        PrefetchedResponses, ResponsePrefetcher, ServiceFuture,
        initial_requests::{CURRENT_USER, PORTAL_LOANS, VisitorKind, api_requests_for, calls_of_loan},
    },
};

/// The time limit, after which the document is sent without them.
const TIME_LIMIT: Duration = Duration::from_secs(1);
/// The maximum size of a response. A longer one would delay the scripts.
const LONGEST: usize = 256 * 1024;

/// The value that represents "not signed in".
const SIGNED_OUT: &str = "null";

/// The API's routes, under their prefix.
pub(super) struct ApiPrefetcher(pub Router);

impl ResponsePrefetcher for ApiPrefetcher {
    fn prefetch<'a>(
        &'a self,
        path: &'a str,
        headers: &'a HeaderMap,
    ) -> ServiceFuture<'a, PrefetchedResponses> {
        Box::pin(async move {
            if !headers.contains_key(header::COOKIE) {
                return Ok(signed_out());
            }
            Ok(timeout(TIME_LIMIT, self.prefetch_at(path, headers)).await.unwrap_or_default())
        })
    }
}

impl ApiPrefetcher {
    async fn prefetch_at(&self, path: &str, headers: &HeaderMap) -> PrefetchedResponses {
        let Some(me) = self.fetch(CURRENT_USER.to_owned(), headers).await else {
            return PrefetchedResponses::default();
        };
        if me.1 == SIGNED_OUT {
            return signed_out();
        }
        let who: Value = serde_json::from_str(&me.1).unwrap_or_default();
        let opener =
            if who["loggedRoleGroup"] == "LENDER" { VisitorKind::Lender } else { VisitorKind::Client };
        let mut answers = vec![me];
        // A user who must set up their second step gets that screen first.
        if who["secondStepMissing"] != true {
            answers.extend(self.fetch_all(api_requests_for(opener, path), headers).await);
            if let Some(only) = only_loan(&answers) {
                answers.extend(self.fetch_all(calls_of_loan(&only), headers).await);
            }
        }
        PrefetchedResponses { opener, answers }
    }

    async fn fetch_all(&self, calls: Vec<String>, headers: &HeaderMap) -> Vec<(String, String)> {
        let asked = calls.into_iter().map(|call| separate_transactions(self.fetch(call, headers)));
        join_all(asked).await.into_iter().flatten().collect()
    }

    /// Returns the response; `None` if it can't be included.
    async fn fetch(&self, call: String, headers: &HeaderMap) -> Option<(String, String)> {
        let mut request = Request::get(&call).extension(AtMost(LONGEST)).body(Body::empty()).ok()?;
        for cookie in headers.get_all(header::COOKIE) {
            request.headers_mut().append(header::COOKIE, cookie.clone());
        }
        let Ok(response) = self.0.clone().oneshot(request).await;
        match response.status() {
            StatusCode::OK => {}
            StatusCode::UNAUTHORIZED if call == CURRENT_USER => return Some((call, SIGNED_OUT.to_owned())),
            _ => return None,
        }
        let body = to_bytes(response.into_body(), LONGEST).await.ok()?;
        let answer = String::from_utf8(body.into()).ok()?;
        serde_json::from_str::<serde::de::IgnoredAny>(&answer).ok()?;
        Some((call, answer))
    }
}

/// Returns the responses for a visitor who isn't signed in, which save a request.
fn signed_out() -> PrefetchedResponses {
    PrefetchedResponses {
        opener: VisitorKind::Nobody,
        answers: vec![(CURRENT_USER.to_owned(), SIGNED_OUT.to_owned())],
    }
}

/// Returns the loan of a portal with a single loan, which is opened immediately.
fn only_loan(answers: &[(String, String)]) -> Option<String> {
    let (_, loans) = answers.iter().find(|(call, _)| call == PORTAL_LOANS)?;
    let loans: Value = serde_json::from_str(loans).ok()?;
    match loans["content"].as_array()?.as_slice() {
        [only] => Some(only["id"].as_str()?.to_owned()),
        _ => None,
    }
}
