//! What the pages are told, and whom they ask. The features build it: a page knows no database.

use std::{future::Future, path::PathBuf, pin::Pin, sync::Arc, time::Duration};

use axum::http::{HeaderMap, HeaderValue, request::Parts};
use shared_rules::team::company_setup::CompanySetup;

use crate::http::Problem;

/// What somebody who is asked answers, in time.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, Problem>> + Send + 'a>>;

/// Everything that pages need from elsewhere; cheap to clone.
#[derive(Clone)]
pub struct Contexts {
    /// The folder of the built user interface.
    pub ui: PathBuf,
    /// The largest file taken.
    pub max_upload_bytes: u64,
    /// How long the body of a form may take to arrive.
    pub form_time: Duration,
    /// Who knows about invitations.
    pub invitations: Arc<dyn Invitations>,
    /// Who lets people choose a new password.
    pub resets: Arc<dyn Resets>,
    /// Who lets people sign in with another address.
    pub addresses: Arc<dyn Addresses>,
    /// Who sets up an empty server.
    pub setup: Arc<dyn Setup>,
}

/// What the page behind the link of an invitation asks for. `token` is the secret in the link.
pub trait Invitations: Send + Sync {
    /// What the invitation is about, or why its link doesn't work.
    fn about<'a>(&'a self, token: &'a str) -> Answer<'a, InvitationAbout>;

    /// Accepts it for the browser of these headers; answers the cookies of the session that is opened and of
    /// the browser, or none for who signs in with their second step next.
    fn accept<'a>(
        &'a self,
        token: &'a str,
        password: &'a str,
        forgotten: bool,
        headers: &'a HeaderMap,
    ) -> Answer<'a, Option<[HeaderValue; 2]>>;
}

/// What the page knows of an invitation.
#[derive(Clone, Debug)]
pub struct InvitationAbout {
    /// The loan.
    pub loan_name: String,
    /// The lender.
    pub lender_name: String,
    /// Who asks.
    pub invited_by: String,
    /// Who is asked.
    pub email_address: String,
    /// The last day on which the link works, as it is shown.
    pub until: String,
    /// Whether the person chooses a password, rather than typing theirs.
    pub needs_password: bool,
}

/// What the pages for a lost password ask for.
pub trait Resets: Send + Sync {
    /// Sends a link to the address, if somebody signs in with it. The answer is the same if nobody does.
    fn ask<'a>(&'a self, email_address: &'a str, parts: &'a Parts) -> Answer<'a, ()>;

    /// Whose password the link lets one choose, as their address, or why it doesn't work.
    fn about<'a>(&'a self, token: &'a str) -> Answer<'a, String>;

    /// Makes that their password; answers the cookies of the session that is opened and of the browser, or none for
    /// who signs in with their second step next.
    fn reset<'a>(
        &'a self,
        token: &'a str,
        password: &'a str,
        headers: &'a HeaderMap,
    ) -> Answer<'a, Option<[HeaderValue; 2]>>;
}

/// What the page behind the link to another address asks for.
pub trait Addresses: Send + Sync {
    /// The address, or why the link doesn't work.
    fn about<'a>(&'a self, token: &'a str) -> Answer<'a, String>;

    /// Makes it the one that the person signs in with.
    fn confirm<'a>(&'a self, token: &'a str) -> Answer<'a, ()>;
}

/// What the page that sets up an empty server asks for.
pub trait Setup: Send + Sync {
    /// Whether there is anything to set up.
    fn is_open(&self) -> Answer<'_, bool>;

    /// Makes the company and its lead lender, for whoever knows the code; answers the cookies of the
    /// session that is opened and of the browser.
    fn begin<'a>(
        &'a self,
        code: &'a str,
        setup: &'a CompanySetup,
        headers: &'a HeaderMap,
    ) -> Answer<'a, [HeaderValue; 2]>;
}
