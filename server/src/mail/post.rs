//! Sends emails through a mail server, or saves them to a folder.

use std::{
    collections::HashMap,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

use lettre::{
    Message,
    message::{
        Attachment, Mailbox, MessageBuilder, MultiPart, SinglePart,
        header::{ContentType, HeaderName, HeaderValue},
    },
};
use tokio::{io::AsyncWriteExt as _, sync::Notify};
use uuid::Uuid;

use super::way::{MailError, MailTransport, smtp_address};
use crate::{
    db::private_files,
    entity::{mail, mail_setting, mail_words, picture},
    environment::{Config, forbid_in_transaction},
    pages::LOGO,
    secrets::vault::Vault,
};

/// The maximum number of companies whose mail servers stay connected.
const MOST_TRANSPORTS: usize = 20;

/// Sends emails. Cheap to clone.
#[derive(Clone)]
pub struct Mailer {
    /// The mail server from the environment, if one is set.
    fixed: Option<MailTransport>,
    folder: PathBuf,
    from: Mailbox,
    vault: Arc<Vault>,
    /// The mail servers of companies with the versions of their settings, to reuse their connections.
    transports: Arc<Mutex<HashMap<Uuid, (i32, MailTransport)>>>,
    queued: Arc<Notify>,
}

/// The company in whose name an email is sent.
#[derive(Default)]
pub(super) struct EmailSender {
    /// The company's mail server.
    pub setting: Option<mail_setting::Model>,
    /// The company's logo.
    pub logo: Option<picture::Model>,
}

impl Mailer {
    /// Creates it from the configuration.
    ///
    /// # Errors
    /// When a setting is invalid. The mail server's URL isn't included in the message, because it may contain a
    /// password.
    pub fn new(config: &Config, vault: Arc<Vault>) -> Result<Self, MailError> {
        let from: Mailbox = config.mail_from.parse().map_err(|_| {
            MailError::Setting(format!(
                "LOANROOM_MAIL_FROM is \"{}\", but it must be an email address",
                config.mail_from
            ))
        })?;
        let address = smtp_address(from.email.as_ref()).unwrap_or(from.email);
        let from = Mailbox::new(from.name, address);
        let fixed =
            config.smtp_url.as_deref().map(|url| MailTransport::of_url(url, from.clone())).transpose()?;
        let folder = config.data.join("mail");
        Ok(Self { fixed, folder, from, vault, transports: Arc::default(), queued: Arc::default() })
    }

    /// Signals that emails are queued.
    pub fn wake(&self) {
        self.queued.notify_one();
    }

    /// Waits for that signal.
    pub async fn wait_for_queued(&self) {
        self.queued.notified().await;
    }

    /// Returns the address from which emails with these settings are sent.
    pub(super) fn sender_address<'a>(&'a self, setting: Option<&'a mail_setting::Model>) -> &'a str {
        match (&self.fixed, setting) {
            (None, Some(setting)) => &setting.from_address,
            _ => self.from.email.as_ref(),
        }
    }

    /// Returns the mail server from the environment, which overrides those of companies.
    #[must_use]
    pub fn environment_transport(&self) -> Option<&MailTransport> {
        self.fixed.as_ref()
    }

    /// Sends an email. Sending is idempotent, because the id names the file and the message.
    ///
    /// # Errors
    /// When it can't be composed, or isn't accepted.
    pub(super) async fn send(
        &self,
        mail: &mail::Model,
        words: &mail_words::Model,
        sender: EmailSender,
    ) -> Result<(), MailError> {
        forbid_in_transaction("sending mail");
        let EmailSender { setting, logo } = sender;
        let transport = match (&self.fixed, setting) {
            (Some(fixed), _) => Some(fixed.clone()),
            (None, Some(setting)) => Some(self.transport_of(&setting)?),
            (None, None) => None,
        };
        let from = transport.as_ref().map_or(&self.from, |transport| &transport.from);
        let message = message(mail, words, from, logo)?;
        match transport {
            Some(transport) => transport.send(message).await?,
            None => self.save_to_folder(mail.id, &message.formatted()).await?,
        }
        Ok(())
    }

    fn transport_of(&self, setting: &mail_setting::Model) -> Result<MailTransport, MailError> {
        let (company, version) = (setting.company_id, setting.version);
        let mut transports = self.transports.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((of_version, transport)) = transports.get(&company)
            && *of_version == version
        {
            return Ok(transport.clone());
        }
        let transport = MailTransport::of_setting(setting, &self.vault)?;
        if transports.len() >= MOST_TRANSPORTS {
            transports.clear();
        }
        transports.insert(company, (version, transport.clone()));
        Ok(transport)
    }

    async fn save_to_folder(&self, id: Uuid, formatted: &[u8]) -> Result<(), MailError> {
        private_files::folder(&self.folder)?;
        let part = self.folder.join(format!("{id}.part"));
        let file = private_files::open(&part)?;
        file.set_len(0)?;
        let mut file = tokio::fs::File::from_std(file);
        file.write_all(formatted).await?;
        file.sync_all().await?;
        tokio::fs::rename(part, self.folder.join(format!("{id}.eml"))).await?;
        Ok(())
    }
}

fn message(
    mail: &mail::Model,
    words: &mail_words::Model,
    from: &Mailbox,
    logo: Option<picture::Model>,
) -> Result<Message, MailError> {
    let unwritable = |error: &dyn std::fmt::Display| MailError::Unwritable(error.to_string());
    let to = Mailbox::new(None, smtp_address(mail.recipient.trim())?);
    let mut message = Message::builder()
        .message_id(Some(format!("<{}@{}>", mail.id, from.email.domain())))
        .from(from.clone())
        .to(to);
    // An invalid reply address doesn't prevent sending.
    if let Some(reply_to) = words.reply_to.as_deref().and_then(|address| smtp_address(address.trim()).ok()) {
        message = message.reply_to(Mailbox::new(None, reply_to));
    }
    if let Some(link) = &words.unsubscribe_link {
        message = unsubscribe_headers(link).into_iter().fold(message, MessageBuilder::raw_header);
    }
    message.subject(&words.subject).multipart(body(words, logo)).map_err(|error| unwritable(&error))
}

/// Returns the headers that let mail clients unsubscribe the recipient with one click (RFC 8058). The link is longer than
/// a line and must not be broken.
fn unsubscribe_headers(link: &str) -> [HeaderValue; 2] {
    let header =
        |name: HeaderName, value: String| HeaderValue::dangerous_new_pre_encoded(name, value.clone(), value);
    [
        header(HeaderName::new_from_ascii_str("List-Unsubscribe"), format!("<{link}>")),
        header(
            HeaderName::new_from_ascii_str("List-Unsubscribe-Post"),
            "List-Unsubscribe=One-Click".to_owned(),
        ),
    ]
}

/// Returns the body as plain text and as HTML, with the logo attached. A logo that was removed in the meantime is
/// shown as its alternative text.
fn body(words: &mail_words::Model, logo: Option<picture::Model>) -> MultiPart {
    let (plain, html) = (words.plain.clone(), words.html.clone());
    let logo = logo.and_then(|logo| Some((ContentType::parse(&logo.media_type).ok()?, logo.bytes)));
    let Some((kind, bytes)) = logo else { return MultiPart::alternative_plain_html(plain, html) };
    let shown = Attachment::new_inline(LOGO.to_owned()).body(bytes, kind);
    let html_with_logo = MultiPart::related().singlepart(SinglePart::html(html)).singlepart(shown);
    MultiPart::alternative().singlepart(SinglePart::plain(plain)).multipart(html_with_logo)
}
