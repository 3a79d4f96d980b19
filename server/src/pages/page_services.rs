//! The data that pages show and the services they call. The features implement the services, so pages don't depend on
//! the database.

use std::{future::Future, path::PathBuf, pin::Pin, sync::Arc, time::Duration};

use axum::{
    extract::Multipart,
    http::{HeaderMap, HeaderValue, request::Parts},
};
use shared_rules::{
    team::{company_setup::CompanySetup, invitation::AcceptancePrompt, mail_server::MailServer},
    violation::Violation,
};

use super::{EmailedUploads, initial_requests::VisitorKind};
use crate::http::Problem;

/// The future that a page's service returns.
pub type ServiceFuture<'a, T> = Pin<Box<dyn Future<Output = Result<T, Problem>> + Send + 'a>>;

/// The settings and services that pages use. Cheap to clone.
#[derive(Clone)]
pub struct PageServices {
    /// The folder of the built user interface.
    pub ui: PathBuf,
    /// The largest accepted file, in bytes.
    pub max_upload_bytes: u64,
    /// The time limit for receiving the body of a form.
    pub form_time: Duration,
    /// Returns the lender to show to visitors who aren't signed in.
    pub house: Arc<dyn DefaultLetterhead>,
    /// Invitations to a loan or company.
    pub invitations: Arc<dyn InvitationService>,
    /// Password resets.
    pub resets: Arc<dyn PasswordResets>,
    /// Sign-in by emailed link.
    pub sign_in_links: Arc<dyn SignInLinks>,
    /// Changes of a user's email address.
    pub addresses: Arc<dyn AddressChanges>,
    /// Unsubscribing from notification emails.
    pub unsubscriptions: Arc<dyn EmailUnsubscriptions>,
    /// First-time setup of an empty server.
    pub setup: Arc<dyn SetupService>,
    /// Uploads by people without an account.
    pub secure_uploads: Arc<dyn SecureUploads>,
    /// Uploads with an emailed link.
    pub emailed_uploads: Arc<dyn EmailedUploads>,
    /// Prefetches the application's first API responses.
    pub prefetcher: Arc<dyn ResponsePrefetcher>,
}

/// The prefetched API responses for a screen.
#[derive(Clone, Debug, Default)]
pub struct PrefetchedResponses {
    /// The kind of user opening the page.
    pub opener: VisitorKind,
    /// The requests, as path and query, each with its JSON response: `null` where no user is signed in.
    pub answers: Vec<(String, String)>,
}

/// Prefetches the application's first API responses.
pub trait ResponsePrefetcher: Send + Sync {
    /// Returns the responses to the application's first requests at that path, for the user in these headers. They
    /// contain no more than the API would return to the same user; without a session there are none.
    fn prefetch<'a>(
        &'a self,
        path: &'a str,
        headers: &'a HeaderMap,
    ) -> ServiceFuture<'a, PrefetchedResponses>;
}

impl PageServices {
    /// Returns the lender to show to visitors who aren't signed in. If the lookup fails, the page shows none.
    pub(super) async fn default_letterhead(&self) -> Option<Letterhead> {
        self.house.load_default_letterhead().await.unwrap_or_default()
    }
}

/// The lender in whose name a page or an email is written.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letterhead {
    /// The lender's name.
    pub name: String,
    /// Their brand color, dark enough for white text.
    pub colour: Option<String>,
    /// The URL of their logo.
    pub logo: Option<String>,
}

/// Looks up the lender to show to visitors who aren't signed in.
pub trait DefaultLetterhead: Send + Sync {
    /// Returns the server's only company; `None` if there is no company or more than one.
    fn load_default_letterhead(&self) -> ServiceFuture<'_, Option<Letterhead>>;
}

/// The invitation service behind the page. `token` is the secret in the link.
pub trait InvitationService: Send + Sync {
    /// Returns the invitation's details, or the reason why its link doesn't work.
    fn about<'a>(&'a self, token: &'a str, headers: &'a HeaderMap) -> ServiceFuture<'a, InvitationAbout>;

    /// Accepts the invitation for the browser with these headers. Ends another user's session there only if
    /// `replace_session` is set.
    fn accept<'a>(
        &'a self,
        token: &'a str,
        password: &'a str,
        replace_session: bool,
        headers: &'a HeaderMap,
    ) -> ServiceFuture<'a, AcceptedInvitation>;

    /// Resends the invitation to an address that requests a password reset without having joined. Returns nothing, so
    /// that a visitor can't find out whether the address is invited.
    fn send_again(&self, email_address: &str);
}

/// An accepted invitation.
#[derive(Clone, Debug)]
pub struct AcceptedInvitation {
    /// How the user signs in.
    pub entry: SignInStep,
    /// The page to open next.
    pub page: String,
}

/// How a user signs in after accepting an invitation.
#[derive(Clone, Debug)]
pub enum SignInStep {
    /// A new session: the session cookie and the device cookie.
    SessionOpened([HeaderValue; 2]),
    /// The user is already signed in.
    AlreadySignedIn,
    /// The user must sign in with their second step.
    SecondStep,
}

impl SignInStep {
    /// Returns the cookies of a new session.
    #[must_use]
    pub fn cookies(self) -> Option<[HeaderValue; 2]> {
        match self {
            Self::SessionOpened(cookies) => Some(cookies),
            Self::AlreadySignedIn | Self::SecondStep => None,
        }
    }
}

/// The details of an invitation.
#[derive(Clone, Debug)]
pub struct InvitationAbout {
    /// The loan; `None` for an invitation to join the company only.
    pub loan_name: Option<String>,
    /// Whether the person is invited as an employee of the lender.
    pub colleague: bool,
    /// The lender.
    pub lender: Letterhead,
    /// The name of the inviter.
    pub invited_by: String,
    /// The address that was invited.
    pub email_address: String,
    /// The last day on which the link works, formatted for display.
    pub until: String,
    /// The input required to accept.
    pub asks: AcceptancePrompt,
    /// The name of another user who is signed in in this browser and would be signed out.
    pub signed_in_as: Option<String>,
}

/// The password reset service.
pub trait PasswordResets: Send + Sync {
    /// Sends a reset link to the address if it has an account. The result is the same if it hasn't.
    fn request_link<'a>(&'a self, email_address: &'a str, parts: &'a Parts) -> ServiceFuture<'a, ()>;

    /// Returns the email address of the account that the link resets, or the reason why the link doesn't work.
    fn about<'a>(&'a self, token: &'a str) -> ServiceFuture<'a, String>;

    /// Sets the new password. Returns the cookies of a new session and of the device, or `None` if the user must sign
    /// in with their second step.
    fn reset<'a>(
        &'a self,
        token: &'a str,
        password: &'a str,
        headers: &'a HeaderMap,
    ) -> ServiceFuture<'a, Option<[HeaderValue; 2]>>;
}

/// The service for sign-in by emailed link.
pub trait SignInLinks: Send + Sync {
    /// Sends a link to the address if its account's sign-in is throttled. The result is the same otherwise.
    fn request_link<'a>(&'a self, email_address: &'a str, parts: &'a Parts) -> ServiceFuture<'a, ()>;

    /// Returns the account that the link signs in to, or the reason why it doesn't work.
    fn about<'a>(&'a self, token: &'a str) -> ServiceFuture<'a, SignInLinkAbout>;

    /// Opens a session. Returns the session cookie and the device cookie.
    fn sign_in<'a>(
        &'a self,
        token: &'a str,
        code: &'a str,
        headers: &'a HeaderMap,
    ) -> ServiceFuture<'a, [HeaderValue; 2]>;
}

/// The account that a sign-in link opens.
#[derive(Clone, Debug)]
pub struct SignInLinkAbout {
    /// The email address of the account.
    pub email_address: String,
    /// Whether a code of the second step is required.
    pub needs_code: bool,
}

/// The service for changing a user's email address.
pub trait AddressChanges: Send + Sync {
    /// Returns the new address, or the reason why the link doesn't work.
    fn about<'a>(&'a self, token: &'a str) -> ServiceFuture<'a, String>;

    /// Makes it the user's sign-in address.
    fn confirm<'a>(&'a self, token: &'a str) -> ServiceFuture<'a, ()>;
}

/// The service for unsubscribing from notification emails. `token` is the secret in the link.
pub trait EmailUnsubscriptions: Send + Sync {
    /// Returns what the link turns off, or the reason why it doesn't work. `opener` identifies the visitor, whose page
    /// views are counted; it is `None` when the page is shown again.
    fn about<'a>(
        &'a self,
        token: &'a str,
        opener: Option<&'a Parts>,
    ) -> ServiceFuture<'a, UnsubscriptionAbout>;

    /// Turns these emails off. Repeating it changes nothing.
    fn unsubscribe<'a>(&'a self, token: &'a str, parts: &'a Parts) -> ServiceFuture<'a, ()>;
}

/// The emails that an unsubscribe link turns off.
#[derive(Clone, Debug)]
pub struct UnsubscriptionAbout {
    /// The kinds of events, as text.
    pub kinds: Vec<String>,
}

/// The submitted input of the setup page.
#[derive(Clone, Debug, Default)]
pub struct FirstSetup {
    /// The company and its first lead lender.
    pub company: CompanySetup,
    /// The contents of its logo file.
    pub logo: Option<Vec<u8>>,
    /// Its mail server; empty to set it up later.
    pub mail: MailServer,
}

/// The service for setting up an empty server.
pub trait SetupService: Send + Sync {
    /// Returns whether the server still needs to be set up.
    fn is_open(&self) -> ServiceFuture<'_, bool>;

    /// Whether the server's configuration sets the mail server.
    fn mail_is_set(&self) -> bool;

    /// Sends a test email through the mail server as entered. Requires the setup code. Returns the outcome as text.
    fn try_mail<'a>(&'a self, code: &'a str, mail: &'a MailServer, to: &'a str) -> ServiceFuture<'a, String>;

    /// Creates the company and its lead lender. Requires the setup code. Returns the cookies of the new session and
    /// of the device.
    fn begin<'a>(
        &'a self,
        code: &'a str,
        setup: FirstSetup,
        headers: &'a HeaderMap,
    ) -> ServiceFuture<'a, [HeaderValue; 2]>;
}

/// The service for uploads by people without an account.
pub trait SecureUploads: Send + Sync {
    /// Returns the company's upload page. `opener` identifies the visitor, whose page views are counted; it is `None`
    /// when the page is shown again after an error.
    fn about<'a>(&'a self, slug: &'a str, opener: Option<&'a Parts>) -> ServiceFuture<'a, SecureUploadPage>;

    /// Receives the submitted form, one file after another.
    fn receive_form<'a>(
        &'a self,
        slug: &'a str,
        parts: &'a Parts,
        form: Multipart,
    ) -> ServiceFuture<'a, UploadOutcome>;

    /// Returns the receipt with that secret.
    fn receipt<'a>(&'a self, slug: &'a str, secret: &'a str) -> ServiceFuture<'a, SecureUploadReceipt>;
}

/// The content of an upload page.
#[derive(Clone, Debug)]
pub struct SecureUploadPage {
    /// The receiving lender.
    pub lender: Letterhead,
    /// The company's current slug in the link.
    pub slug: String,
    /// The lender's introduction; may be empty.
    pub introduction: String,
    /// The accepted kinds of files, as text.
    pub kinds: String,
    /// The limits on size and number of files, as text.
    pub limits: String,
    /// The accepted file extensions, for the `accept` attribute.
    pub accept: String,
}

/// The outcome of a submitted form.
#[derive(Clone, Debug)]
pub enum UploadOutcome {
    /// All files were received; holds the secret of the receipt.
    Done(String),
    /// Some input is missing or rejected: the page is shown again.
    Rejected(Box<RejectedUploadForm>),
}

/// The state of a rejected form.
#[derive(Clone, Debug, Default)]
pub struct RejectedUploadForm {
    /// The violations by field; `files` for those that concern all files.
    pub violations: Vec<Violation>,
    /// The submitted values by field name, without the password.
    pub typed: Vec<(String, String)>,
    /// The secret of the form, which identifies the files that were already received.
    pub secret: String,
    /// The rejected files, up to a limit.
    pub refused: Vec<RefusedFile>,
    /// The number of further rejected files.
    pub more_refused: u32,
    /// The files that were received.
    pub arrived: Vec<ArrivedFile>,
}

impl RejectedUploadForm {
    /// Returns the error message of that field.
    pub(super) fn message_for(&self, field: &str) -> Option<String> {
        self.violations.iter().find(|one| one.field == field).map(|one| one.message.clone())
    }

    /// Returns the submitted value of that field, or an empty string.
    pub(super) fn value_of(&self, field: &str) -> String {
        let typed = self.typed.iter().find(|(name, _)| name == field);
        typed.map(|(_, value)| value.clone()).unwrap_or_default()
    }
}

/// A rejected file.
#[derive(Clone, Debug)]
pub struct RefusedFile {
    /// Its name.
    pub name: String,
    /// The reason.
    pub words: String,
}

/// A received file.
#[derive(Clone, Debug)]
pub struct ArrivedFile {
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
    /// Its SHA-256, in hexadecimal.
    pub checksum: String,
    /// A note on how the file was processed, if there is one.
    pub words: Option<String>,
}

/// The receipt for uploaded files.
#[derive(Clone, Debug)]
pub struct SecureUploadReceipt {
    /// The receiving lender.
    pub lender: Letterhead,
    /// The receipt number.
    pub number: String,
    /// The time of receipt, formatted for display.
    pub at: String,
    /// The address that the receipt was emailed to, if it was.
    pub mailed_to: Option<String>,
    /// The files as received, or the first of them.
    pub files: Vec<ArrivedFile>,
    /// The number of files.
    pub count: u64,
    /// Whether the page still accepts files.
    pub open: bool,
}
