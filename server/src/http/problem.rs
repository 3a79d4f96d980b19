//! All failures of requests, as `application/problem+json` (RFC 9457). Only this module chooses status codes for
//! failures; each has a message that people can act on.

use axum::{
    Json,
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use serde::Serialize;
use serde_json::Value;
use shared_rules::{
    text::{
        Text,
        identity::{
            HAS_LEFT, PASSKEY_ASKED, SECOND_STEP_ASKED, SECOND_STEP_EITHER, SECOND_STEP_MISSING,
            SIGN_IN_FAILED,
        },
        problem as text, problem_title as title,
    },
    violation::Violation,
};
use utoipa::ToSchema;

/// A failed request, as a response.
#[derive(Debug)]
pub struct Problem {
    status: StatusCode,
    /// Boxed, because a problem is part of many results.
    body: Box<ProblemBody>,
    retry_after_seconds: Option<u64>,
}

/// The body of an error response.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProblemBody {
    /// A URN for the kind of problem.
    #[serde(rename = "type")]
    kind: String,
    /// A short title for the kind of problem.
    title: String,
    /// The HTTP status.
    status: u16,
    /// The machine-readable kind of problem.
    code: String,
    /// The message for people: what happened and what to do.
    message: String,
    /// The fields with invalid values.
    violations: Vec<Violation>,
    /// With the codes `stale` and `upload-offset`: the currently stored value.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    current: Option<Value>,
}

/// Defines the problems shared by all features, each with its status, title and message.
macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident: $status:ident, $title:expr, $text:expr;)*) => {
        impl Problem {
            $($(#[$doc])* #[must_use] pub fn $name() -> Self {
                Self::new(StatusCode::$status, $text.code, $title, $text.template)
            })*
        }
    };
}

kinds! {
    /// There is no such thing, or the user may not know of it. The two are indistinguishable.
    not_found: NOT_FOUND, title::NOT_FOUND, text::NOT_FOUND;
    /// The request isn't authenticated.
    signed_out: UNAUTHORIZED, title::NOT_SIGNED_IN, text::SIGNED_OUT;
    /// The session has expired.
    session_expired: UNAUTHORIZED, title::SESSION_EXPIRED, text::SESSION_EXPIRED;
    /// The user was removed from their company.
    has_left: UNAUTHORIZED, title::ACCESS_ENDED, HAS_LEFT;
    /// Wrong email or password, without revealing which.
    sign_in_failed: UNAUTHORIZED, title::SIGN_IN_FAILED, SIGN_IN_FAILED;
    /// The password was right, and a code of the second step is required.
    second_step_asked: UNAUTHORIZED, title::SECOND_STEP, SECOND_STEP_ASKED;
    /// The same, for users who also have a passkey.
    second_step_or_passkey_asked: UNAUTHORIZED, title::SECOND_STEP, SECOND_STEP_EITHER;
    /// The same, for users with only a passkey.
    passkey_asked: UNAUTHORIZED, title::SECOND_STEP, PASSKEY_ASKED;
    /// The user's company requires two-step sign-in, which they haven't set up.
    second_step_missing: FORBIDDEN, title::SECOND_STEP, SECOND_STEP_MISSING;
    /// The page was rendered for a different user than the signed-in one.
    acting_user_mismatch: CONFLICT, title::CONFLICT, text::ACTING_USER_MISMATCH;
    /// The user can see the thing but isn't allowed to do this.
    forbidden: FORBIDDEN, title::NOT_ALLOWED, text::FORBIDDEN;
    /// A write request without proof that it comes from our own pages.
    cross_site: FORBIDDEN, title::REFUSED, text::CROSS_SITE;
    /// A page requests an API response as a script, style sheet or frame.
    not_a_page_part: FORBIDDEN, title::REFUSED, text::NOT_A_PAGE_PART;
    /// The body is longer than the route accepts.
    too_large: PAYLOAD_TOO_LARGE, title::TOO_LARGE, text::TOO_LARGE;
    /// The content type of the body isn't JSON.
    not_json: UNSUPPORTED_MEDIA_TYPE, title::JSON_EXPECTED, text::NOT_JSON;
    /// The route only accepts WebSockets.
    not_a_socket: BAD_REQUEST, title::WEBSOCKET_EXPECTED, text::SOCKET_EXPECTED;
    /// The route doesn't support the method.
    wrong_method: METHOD_NOT_ALLOWED, title::METHOD_NOT_ALLOWED, text::METHOD_NOT_ALLOWED;
    /// An internal error, with details in the log.
    internal: INTERNAL_SERVER_ERROR, title::SOMETHING_WENT_WRONG, text::INTERNAL;
    /// The database is locked or temporarily unavailable.
    busy: SERVICE_UNAVAILABLE, title::BUSY, text::BUSY;
    /// There is no storage left for another file.
    storage_full: INSUFFICIENT_STORAGE, title::NO_ROOM, text::STORAGE_FULL;
    /// The document store doesn't respond.
    documents_away: SERVICE_UNAVAILABLE, title::BUSY, text::DOCUMENTS_AWAY;
    /// The document was encrypted with a key that the server doesn't have.
    document_sealed: INTERNAL_SERVER_ERROR, title::SOMETHING_WENT_WRONG, text::DOCUMENT_SEALED;
    /// The document's stored content is damaged.
    document_damaged: CONFLICT, title::CONFLICT, text::DOCUMENT_DAMAGED;
    /// The disk is full or failing, so the database can't write.
    cannot_store: INSUFFICIENT_STORAGE, title::CANT_BE_STORED, text::CANNOT_STORE;
    /// Too much heavy work is queued.
    overloaded: SERVICE_UNAVAILABLE, title::BUSY, text::OVERLOADED;
    /// A user or address sends too many requests.
    too_many_requests: TOO_MANY_REQUESTS, title::TOO_MANY_REQUESTS, text::TOO_MANY_REQUESTS;
    /// Other reads of the same caller take too long.
    too_many_reads: TOO_MANY_REQUESTS, title::TOO_MANY_REQUESTS, text::TOO_MANY_READS;
    /// The user has too many open sockets.
    too_many_sockets: TOO_MANY_REQUESTS, title::TOO_MANY_OPEN_PAGES, text::TOO_MANY_SOCKETS;
    /// The body arrives too slowly.
    too_slow: REQUEST_TIMEOUT, title::TOO_SLOW, text::TOO_SLOW;
    /// The request took longer than allowed.
    timed_out: SERVICE_UNAVAILABLE, title::TOOK_TOO_LONG, text::TIMED_OUT;
}

impl Problem {
    fn new(status: StatusCode, code: &str, title: Text, message: impl Into<String>) -> Self {
        let body = ProblemBody {
            kind: format!("urn:loanroom:problem:{code}"),
            title: title.to_string(),
            status: status.as_u16(),
            code: code.to_owned(),
            message: message.into(),
            violations: Vec::new(),
            current: None,
        };
        Self { status, body: Box::new(body), retry_after_seconds: None }
    }

    /// The input can't be read; `field` is a path, or empty for the whole input.
    #[must_use]
    pub fn malformed(field: &str, reason: &str) -> Self {
        let place = if field.is_empty() { text::THE_REQUEST.template } else { field };
        let message = text::CANT_BE_READ.fill(&[("place", place), ("reason", reason)]);
        let mut problem = Self::new(StatusCode::BAD_REQUEST, "malformed", title::MALFORMED_REQUEST, message);
        problem.body.violations.push(Violation::new(field, "malformed", reason));
        problem
    }

    /// The input doesn't have the shape that the rule takes.
    #[must_use]
    pub fn malformed_rule_input(reason: &str) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "malformed", title::MALFORMED_INPUT, reason)
    }

    /// The input violates rules; `violations` come from the rules.
    #[must_use]
    pub fn invalid(violations: Vec<Violation>) -> Self {
        let message = violations.first().map_or_else(String::new, |first| first.message.to_string());
        let mut problem = Self::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid", title::NOT_VALID, message);
        problem.body.violations = violations;
        problem
    }

    /// Returns an error if there are violations.
    ///
    /// # Errors
    /// *Invalid*, with the violations.
    pub fn refuse_if(violations: Vec<Violation>) -> Result<(), Self> {
        if violations.is_empty() { Ok(()) } else { Err(Self::invalid(violations)) }
    }

    /// The user may see the thing, but rules forbid the action and explain why (403).
    #[must_use]
    pub fn refused(violations: Vec<Violation>) -> Self {
        let Some(first) = violations.first() else { return Self::forbidden() };
        let (code, message) = (first.code.clone(), first.message.clone());
        let mut problem = Self::new(StatusCode::FORBIDDEN, &code, title::NOT_ALLOWED, message);
        problem.body.violations = violations;
        problem
    }

    /// The thing no longer works; the text says what to do (410).
    #[must_use]
    pub fn gone(text: Text) -> Self {
        Self::new(StatusCode::GONE, text.code, title::NO_LONGER_THERE, text.template)
    }

    /// The thing no longer works, for a rule's reason (410).
    #[must_use]
    pub fn gone_because(violation: &Violation) -> Self {
        Self::new(StatusCode::GONE, &violation.code, title::NO_LONGER_THERE, violation.message.clone())
    }

    /// The request can't be carried out in the current state; `code` and `message` say why (422).
    #[must_use]
    pub fn unprocessable(code: &str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, title::CANT_BE_DONE, message)
    }

    /// The request conflicts with what is stored now; `code` and `message` say how (409).
    #[must_use]
    pub fn conflict(code: &str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, title::CONFLICT, message)
    }

    /// Another user changed the thing first. `current` is the stored value, so that nothing is lost.
    #[must_use]
    pub fn stale(current: impl Serialize) -> Self {
        Self::conflict(text::STALE.code, text::STALE.template).with_current(current)
    }

    /// Adds the currently stored value.
    #[must_use]
    pub fn with_current(mut self, current: impl Serialize) -> Self {
        self.body.current = serde_json::to_value(current).ok();
        self
    }

    /// Too many attempts; the next one is allowed after `seconds`.
    #[must_use]
    pub fn too_many_tries(seconds: u64) -> Self {
        let minutes = seconds.div_ceil(60).max(1);
        let words = if minutes == 1 { text::TOO_MANY_ATTEMPTS } else { text::TOO_MANY_ATTEMPTS_LONG };
        let message = words.fill(&[("minutes", &minutes.to_string())]);
        let code = text::TOO_MANY_ATTEMPTS.code;
        Self::new(StatusCode::TOO_MANY_REQUESTS, code, title::TOO_MANY_ATTEMPTS, message).retry_after(seconds)
    }

    /// The same was done a moment ago; the next time is allowed after `seconds`.
    #[must_use]
    pub fn too_soon(message: &str, seconds: u64) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "too-soon", title::TOO_SOON, message).retry_after(seconds)
    }

    /// A quota is used up; the message says what to do.
    #[must_use]
    pub fn used_up(message: impl Into<String>) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "used-up", title::LIMIT_REACHED, message)
    }

    /// Adds the `Retry-After` header.
    #[must_use]
    pub fn retry_after(mut self, seconds: u64) -> Self {
        self.retry_after_seconds = Some(seconds);
        self
    }

    /// Returns the response's status.
    #[must_use]
    pub fn status(&self) -> StatusCode {
        self.status
    }

    /// Returns whether the thing doesn't exist, as far as the user may know.
    #[must_use]
    pub fn is_not_found(&self) -> bool {
        self.status == StatusCode::NOT_FOUND
    }

    /// Returns whether the user has to sign in first.
    #[must_use]
    pub fn is_signed_out(&self) -> bool {
        self.status == StatusCode::UNAUTHORIZED
    }

    /// Returns whether the user has to set up two-step sign-in first.
    #[must_use]
    pub fn is_second_step_missing(&self) -> bool {
        self.body.code == SECOND_STEP_MISSING.code
    }

    /// Returns the fields with invalid values.
    #[must_use]
    pub fn violations(&self) -> &[Violation] {
        &self.body.violations
    }

    /// Returns the machine-readable kind of problem.
    #[must_use]
    pub fn code(&self) -> &str {
        &self.body.code
    }

    /// Returns the message for people.
    #[must_use]
    pub fn message(&self) -> &str {
        &self.body.message
    }
}

impl Problem {
    /// Returns the body, for a response that has already started.
    #[must_use]
    pub fn into_body(self) -> ProblemBody {
        *self.body
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let retry_after = self.retry_after_seconds;
        let mut response = (self.status, Json(self.body)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Some(seconds) = retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
