//! What the pages are told, and whom they ask. The features build it: a page knows no database.

use std::{future::Future, path::PathBuf, pin::Pin, sync::Arc, time::Duration};

use axum::{
    extract::Multipart,
    http::{HeaderMap, HeaderValue, request::Parts},
};
use shared_rules::{
    team::{company_setup::CompanySetup, invitation::AcceptanceAsk, mail_server::MailServer},
    violation::Violation,
};

use super::first::Opener;
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
    /// Who knows in whose name the server speaks to somebody it doesn't know.
    pub house: Arc<dyn HouseLetterhead>,
    /// Who knows about invitations.
    pub invitations: Arc<dyn Invitations>,
    /// Who lets people choose a new password.
    pub resets: Arc<dyn Resets>,
    /// The links with which people sign in.
    pub sign_in_links: Arc<dyn SignInLinks>,
    /// Who lets people sign in with another address.
    pub addresses: Arc<dyn Addresses>,
    /// Who sets up an empty server.
    pub setup: Arc<dyn Setup>,
    /// Who lets anyone hand in files.
    pub secure_uploads: Arc<dyn SecureUploads>,
    /// Who answers ahead what the application asks first.
    pub first: Arc<dyn FirstAnswers>,
}

/// What the application asks first, answered ahead.
#[derive(Clone, Debug, Default)]
pub struct Ahead {
    /// Who opens the address.
    pub opener: Opener,
    /// What is asked, as path and query, each with the JSON that answers it: `null` where nobody is signed in.
    pub answers: Vec<(String, String)>,
}

/// Who answers ahead what the application asks first.
pub trait FirstAnswers: Send + Sync {
    /// What the browser of these headers asks first at that path: no more than it would be answered if it asked
    /// itself, and nothing for nobody.
    fn at<'a>(&'a self, path: &'a str, headers: &'a HeaderMap) -> Answer<'a, Ahead>;
}

impl Contexts {
    /// In whose name a page speaks to anybody; a page goes without when that can't be asked.
    pub(super) async fn house(&self) -> Option<Letterhead> {
        self.house.of_the_house().await.unwrap_or_default()
    }
}

/// What a page or a mail begins with: who speaks.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letterhead {
    /// The lender's name.
    pub name: String,
    /// Their colour, on which white letters can be read.
    pub colour: Option<String>,
    /// The address of their logo.
    pub logo: Option<String>,
}

/// Who knows in whose name the server speaks to somebody it doesn't know.
pub trait HouseLetterhead: Send + Sync {
    /// That of the server's only company; none while there is none, or several.
    fn of_the_house(&self) -> Answer<'_, Option<Letterhead>>;
}

/// What the page behind the link of an invitation asks for. `token` is the secret in the link.
pub trait Invitations: Send + Sync {
    /// What the invitation is about, or why its link doesn't work.
    fn about<'a>(&'a self, token: &'a str, headers: &'a HeaderMap) -> Answer<'a, InvitationAbout>;

    /// Accepts it for the browser of these headers. Another user's session there ends only if `replace_session`
    /// agrees.
    fn accept<'a>(
        &'a self,
        token: &'a str,
        password: &'a str,
        replace_session: bool,
        headers: &'a HeaderMap,
    ) -> Answer<'a, Accepted>;

    /// Sends its invitation again to an address that asks for a new password without having joined. Nothing is answered:
    /// no user learns whether the address is invited.
    fn send_again(&self, email_address: &str);
}

/// An invitation that was accepted.
#[derive(Clone, Debug)]
pub struct Accepted {
    /// How the person gets in.
    pub entry: Entry,
    /// The page on which they begin.
    pub page: String,
}

/// How a person gets in after accepting an invitation.
#[derive(Clone, Debug)]
pub enum Entry {
    /// A session was opened: its cookie and that of the browser.
    Opened([HeaderValue; 2]),
    /// They are signed in already.
    Present,
    /// They sign in with their second step next.
    SecondStep,
}

impl Entry {
    /// The cookies of a session that was opened.
    #[must_use]
    pub fn cookies(self) -> Option<[HeaderValue; 2]> {
        match self {
            Self::Opened(cookies) => Some(cookies),
            Self::Present | Self::SecondStep => None,
        }
    }
}

/// What the page knows of an invitation.
#[derive(Clone, Debug)]
pub struct InvitationAbout {
    /// The loan; none for an invitation to work at the lender.
    pub loan_name: Option<String>,
    /// Whether the person is invited as a lender's employee.
    pub colleague: bool,
    /// The lender.
    pub lender: Letterhead,
    /// Who asks.
    pub invited_by: String,
    /// Who is asked.
    pub email_address: String,
    /// The last day on which the link works, as it is shown.
    pub until: String,
    /// The input that accepting needs.
    pub asks: AcceptanceAsk,
    /// Another user who is signed in in this browser and would be signed out.
    pub signed_in_as: Option<String>,
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

/// The actions behind the pages for links to sign in.
pub trait SignInLinks: Send + Sync {
    /// Sends a link to the address, if a person signs in with it whose sign-in is slowed down. The answer is the same
    /// otherwise.
    fn ask<'a>(&'a self, email_address: &'a str, parts: &'a Parts) -> Answer<'a, ()>;

    /// Returns the account that the link opens, or the reason why it doesn't work.
    fn about<'a>(&'a self, token: &'a str) -> Answer<'a, SignInLinkAbout>;

    /// Opens a session; returns its cookie and that of the browser.
    fn enter<'a>(
        &'a self,
        token: &'a str,
        code: &'a str,
        headers: &'a HeaderMap,
    ) -> Answer<'a, [HeaderValue; 2]>;
}

/// The account that a link to sign in opens.
#[derive(Clone, Debug)]
pub struct SignInLinkAbout {
    /// The address of the person it lets in.
    pub email_address: String,
    /// Whether a code of their second step is asked for.
    pub needs_code: bool,
}

/// What the page behind the link to another address asks for.
pub trait Addresses: Send + Sync {
    /// The address, or why the link doesn't work.
    fn about<'a>(&'a self, token: &'a str) -> Answer<'a, String>;

    /// Makes it the one that the person signs in with.
    fn confirm<'a>(&'a self, token: &'a str) -> Answer<'a, ()>;
}

/// What an empty server is set up with, as typed and chosen.
#[derive(Clone, Debug, Default)]
pub struct FirstSetup {
    /// The company and its first lead lender.
    pub company: CompanySetup,
    /// The file of its logo.
    pub logo: Option<Vec<u8>>,
    /// Its mail server; empty to do without for now.
    pub mail: MailServer,
}

/// What the page that sets up an empty server asks for.
pub trait Setup: Send + Sync {
    /// Whether there is anything to set up.
    fn is_open(&self) -> Answer<'_, bool>;

    /// Whether the mail server is set by whoever runs this one.
    fn mail_is_set(&self) -> bool;

    /// Sends a few words by the mail server as typed, for whoever knows the code; answers what became of it.
    fn try_mail<'a>(&'a self, code: &'a str, mail: &'a MailServer, to: &'a str) -> Answer<'a, String>;

    /// Makes the company and its lead lender, for whoever knows the code; answers the cookies of the
    /// session that is opened and of the browser.
    fn begin<'a>(
        &'a self,
        code: &'a str,
        setup: FirstSetup,
        headers: &'a HeaderMap,
    ) -> Answer<'a, [HeaderValue; 2]>;
}

/// Who lets anyone hand in files.
pub trait SecureUploads: Send + Sync {
    /// The page of that name, for the opener of these headers, whose looks are counted; shown again, nobody opens it.
    fn about<'a>(&'a self, slug: &'a str, opener: Option<&'a Parts>) -> Answer<'a, SecureUploadPage>;

    /// Takes in the form that comes from there, file after file.
    fn take<'a>(&'a self, slug: &'a str, parts: &'a Parts, form: Multipart) -> Answer<'a, HandedIn>;

    /// The receipt of that secret.
    fn receipt<'a>(&'a self, slug: &'a str, secret: &'a str) -> Answer<'a, SecureUploadReceipt>;
}

/// What a page says before anything is chosen.
#[derive(Clone, Debug)]
pub struct SecureUploadPage {
    /// Who takes the files.
    pub lender: Letterhead,
    /// The company's present name in the link.
    pub slug: String,
    /// What they say of it themselves; may be empty.
    pub introduction: String,
    /// Which kinds of files are taken.
    pub kinds: String,
    /// How large they may be, and how many.
    pub limits: String,
    /// The endings that are taken, as a field for files names them.
    pub accept: String,
}

/// What became of a form.
#[derive(Clone, Debug)]
pub enum HandedIn {
    /// Everything is there; the secret leads to the receipt.
    Done(String),
    /// Something is missing or refused: the page comes back.
    Again(Box<SecureUploadAgain>),
}

/// A form that didn't go through.
#[derive(Clone, Debug, Default)]
pub struct SecureUploadAgain {
    /// What is wrong with which field; `files` for what is wrong with all of them.
    pub violations: Vec<Violation>,
    /// What was typed, the password aside: names of fields with their values.
    pub typed: Vec<(String, String)>,
    /// The secret of the form, by which what arrived is found again.
    pub secret: String,
    /// Files that aren't taken.
    pub refused: Vec<RefusedFile>,
    /// How many more of them there are.
    pub more_refused: u32,
    /// Files that are here.
    pub arrived: Vec<ArrivedFile>,
}

impl SecureUploadAgain {
    /// What is wrong with that field.
    pub(super) fn words_for(&self, field: &str) -> Option<String> {
        self.violations.iter().find(|one| one.field == field).map(|one| one.message.clone())
    }

    /// What was typed into that field.
    pub(super) fn value_of(&self, field: &str) -> String {
        let typed = self.typed.iter().find(|(name, _)| name == field);
        typed.map(|(_, value)| value.clone()).unwrap_or_default()
    }
}

/// A file that isn't taken.
#[derive(Clone, Debug)]
pub struct RefusedFile {
    /// Its name.
    pub name: String,
    /// Why.
    pub words: String,
}

/// A file that is here.
#[derive(Clone, Debug)]
pub struct ArrivedFile {
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
    /// Its SHA-256, in hexadecimal.
    pub checksum: String,
    /// What became of it, where there is something to say.
    pub words: Option<String>,
}

/// What somebody has in hand who handed in files.
#[derive(Clone, Debug)]
pub struct SecureUploadReceipt {
    /// Who has the files.
    pub lender: Letterhead,
    /// Its number.
    pub number: String,
    /// When that was.
    pub at: String,
    /// Where the receipt went by mail, if it did.
    pub mailed_to: Option<String>,
    /// The files as they came, or the first ones of them.
    pub files: Vec<ArrivedFile>,
    /// How many there are.
    pub count: u64,
    /// Whether more can be handed in.
    pub open: bool,
}
