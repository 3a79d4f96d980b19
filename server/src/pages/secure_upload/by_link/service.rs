//! The data of the page behind an emailed upload link, and the service that provides it.

use axum::{extract::Multipart, http::request::Parts};

use crate::pages::{Letterhead, RefusedFile, ServiceFuture};

/// The service for uploads with an emailed link. `secret` is the secret in the link.
pub trait EmailedUploads: Send + Sync {
    /// Returns the content of the page, or the reason why the link doesn't work. `opener` identifies the visitor, whose
    /// page views are counted; it is `None` when the page is shown again after the form was sent.
    fn about<'a>(&'a self, secret: &'a str, opener: Option<&'a Parts>) -> ServiceFuture<'a, LinkUpload>;

    /// Receives the submitted form, one file after another.
    fn take<'a>(
        &'a self,
        secret: &'a str,
        parts: &'a Parts,
        form: Multipart,
    ) -> ServiceFuture<'a, LinkUploadOutcome>;
}

/// The content of the page.
#[derive(Clone, Debug)]
pub struct LinkUpload {
    /// The lender; `None` if the requests are from several.
    pub lender: Option<Letterhead>,
    /// The given name of the link's person.
    pub given_name: String,
    /// The last day on which the link works, formatted for display.
    pub until: String,
    /// The requests that the link accepts files for, those of one loan in sequence.
    pub requests: Vec<LinkRequest>,
    /// The requests that it no longer accepts files for.
    pub closed: Vec<ClosedLinkRequest>,
    /// The accepted kinds of files, as text.
    pub kinds: String,
    /// The limits on size and number of files, as text.
    pub limits: String,
    /// The accepted file extensions, for the `accept` attribute.
    pub accept: String,
}

/// A request that a link accepts files for.
#[derive(Clone, Debug)]
pub struct LinkRequest {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// The name of its loan.
    pub loan_name: String,
    /// The name of the lender.
    pub lender_name: String,
    /// The due date, formatted for display.
    pub due: Option<String>,
}

/// A request that a link no longer accepts files for.
#[derive(Clone, Debug)]
pub struct ClosedLinkRequest {
    /// Its name.
    pub name: String,
    /// The reason.
    pub reason: String,
}

/// The outcome of a submitted form.
#[derive(Clone, Debug, Default)]
pub struct LinkUploadOutcome {
    /// The files that were sent, by request.
    pub sent: Vec<SentToRequest>,
    /// The rejected files, up to a limit.
    pub refused: Vec<RefusedFile>,
    /// The number of further rejected files.
    pub more_refused: u32,
}

/// Files that were sent for a request.
#[derive(Clone, Debug)]
pub struct SentToRequest {
    /// The name of the request.
    pub request: String,
    /// The names of the files.
    pub files: Vec<String>,
}
