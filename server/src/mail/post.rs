//! Where mail goes: a folder, or a mail server.

use std::{
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

use lettre::{
    Message,
    message::{Attachment, Mailbox, MultiPart, SinglePart, header::ContentType},
};
use tokio::{io::AsyncWriteExt as _, sync::Notify};
use uuid::Uuid;

use super::way::{PostError, Way};
use crate::{
    db::private_files,
    entity::{mail, mail_setting, mail_words, picture},
    environment::{Config, forbid_in_transaction},
    pages::LOGO,
    secrets::vault::Vault,
};

/// Sends mail; cheap to clone.
#[derive(Clone)]
pub struct Post {
    /// The way that the environment says, if it says any.
    fixed: Option<Way>,
    folder: PathBuf,
    from: Mailbox,
    vault: Arc<Vault>,
    /// The way of the settings that were used last: its connections are kept open.
    last: Arc<Mutex<Option<(Uuid, i32, Way)>>>,
    queued: Arc<Notify>,
}

/// In whose name a mail goes out.
#[derive(Default)]
pub(super) struct Sender {
    /// The company's mail server.
    pub setting: Option<mail_setting::Model>,
    /// The company's logo.
    pub logo: Option<picture::Model>,
}

impl Post {
    /// As the settings say.
    ///
    /// # Errors
    /// When a setting can't be used. The address of the mail server isn't repeated: it may hold a password.
    pub fn new(config: &Config, vault: Arc<Vault>) -> Result<Self, PostError> {
        let from: Mailbox = config.mail_from.parse().map_err(|_| {
            PostError::Setting(format!(
                "LOANROOM_MAIL_FROM is \"{}\", but it must be an address",
                config.mail_from
            ))
        })?;
        let fixed = config.smtp_url.as_deref().map(|url| Way::of_url(url, from.clone())).transpose()?;
        let folder = config.data.join("mail");
        Ok(Self { fixed, folder, from, vault, last: Arc::default(), queued: Arc::default() })
    }

    /// Says that mail waits.
    pub fn wake(&self) {
        self.queued.notify_one();
    }

    /// Waits until mail is said to wait.
    pub async fn woken(&self) {
        self.queued.notified().await;
    }

    /// The way that the environment says: no company has another one then.
    #[must_use]
    pub fn fixed(&self) -> Option<&Way> {
        self.fixed.as_ref()
    }

    /// Sends one mail. Sent twice it is the same mail: its id names the file and the message.
    ///
    /// # Errors
    /// When it can't be written, or wasn't taken.
    pub(super) async fn send(
        &self,
        mail: &mail::Model,
        words: &mail_words::Model,
        sender: Sender,
    ) -> Result<(), PostError> {
        forbid_in_transaction("sending mail");
        let Sender { setting, logo } = sender;
        let way = match (&self.fixed, setting) {
            (Some(fixed), _) => Some(fixed.clone()),
            (None, Some(setting)) => Some(self.way_of(&setting)?),
            (None, None) => None,
        };
        let from = way.as_ref().map_or(&self.from, |way| &way.from);
        let message = message(mail, words, from, logo)?;
        match way {
            Some(way) => way.send(message).await?,
            None => self.keep_in_folder(mail.id, &message.formatted()).await?,
        }
        Ok(())
    }

    fn way_of(&self, setting: &mail_setting::Model) -> Result<Way, PostError> {
        let (company, version) = (setting.company_id, setting.version);
        let mut last = self.last.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((whose, at, way)) = &*last
            && (*whose, *at) == (company, version)
        {
            return Ok(way.clone());
        }
        let way = Way::of_setting(setting, &self.vault)?;
        *last = Some((company, version, way.clone()));
        Ok(way)
    }

    async fn keep_in_folder(&self, id: Uuid, formatted: &[u8]) -> Result<(), PostError> {
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
) -> Result<Message, PostError> {
    let unwritable = |error: &dyn std::fmt::Display| PostError::Unwritable(error.to_string());
    let to: Mailbox = mail.recipient.parse().map_err(|error| unwritable(&error))?;
    let mut message = Message::builder()
        .message_id(Some(format!("<{}@{}>", mail.id, from.email.domain())))
        .from(from.clone())
        .to(to);
    // An address that can't be written keeps no mail from going out.
    if let Some(reply_to) = words.reply_to.as_deref().and_then(|address| address.parse::<Mailbox>().ok()) {
        message = message.reply_to(reply_to);
    }
    message.subject(&words.subject).multipart(body(words, logo)).map_err(|error| unwritable(&error))
}

/// The words twice, and with the HTML the logo it shows. A logo that was taken away since is shown as its name.
fn body(words: &mail_words::Model, logo: Option<picture::Model>) -> MultiPart {
    let (plain, html) = (words.plain.clone(), words.html.clone());
    let logo = logo.and_then(|logo| Some((ContentType::parse(&logo.media_type).ok()?, logo.bytes)));
    let Some((kind, bytes)) = logo else { return MultiPart::alternative_plain_html(plain, html) };
    let shown = Attachment::new_inline(LOGO.to_owned()).body(bytes, kind);
    let dressed = MultiPart::related().singlepart(SinglePart::html(html)).singlepart(shown);
    MultiPart::alternative().singlepart(SinglePart::plain(plain)).multipart(dressed)
}
