//! Where mail goes: a folder, or a mail server.

use std::{path::PathBuf, sync::Arc};

use lettre::{
    AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor,
    message::{Mailbox, MultiPart},
};
use tokio::{io::AsyncWriteExt as _, sync::Notify};

use crate::{
    db::private_files,
    entity::{mail, mail_words},
    environment::Config,
};

/// Sends mail; cheap to clone.
#[derive(Clone)]
pub struct Post {
    way: Way,
    from: Mailbox,
    queued: Arc<Notify>,
}

#[derive(Clone)]
enum Way {
    Folder(PathBuf),
    Server(AsyncSmtpTransport<Tokio1Executor>),
}

/// Why a mail couldn't be sent, or none can be.
#[derive(Debug, thiserror::Error)]
pub enum PostError {
    /// The address or the words of a mail can't be written as one.
    #[error("the mail can't be written: {0}")]
    Unwritable(String),
    /// The folder can't be written to.
    #[error("the mail can't be put in its folder: {0}")]
    Folder(#[from] std::io::Error),
    /// The mail server refused or is away.
    #[error("the mail server didn't take it: {0}")]
    Server(#[from] lettre::transport::smtp::Error),
    /// `SMTP_URL` or `LOANROOM_MAIL_FROM` can't be used.
    #[error("{0}")]
    Setting(String),
}

impl Post {
    /// As the settings say.
    ///
    /// # Errors
    /// When a setting can't be used. The address of the mail server isn't repeated: it may hold a password.
    pub fn new(config: &Config) -> Result<Self, PostError> {
        let from = config.mail_from.parse().map_err(|_| {
            PostError::Setting(format!(
                "LOANROOM_MAIL_FROM is \"{}\", but it must be an address",
                config.mail_from
            ))
        })?;
        let way = match &config.smtp_url {
            None => Way::Folder(config.data.join("mail")),
            Some(url) => Way::Server(
                AsyncSmtpTransport::<Tokio1Executor>::from_url(url)
                    .map_err(|_| {
                        PostError::Setting(
                            "SMTP_URL must be like smtps://user:password@mail.example.com".into(),
                        )
                    })?
                    .build(),
            ),
        };
        Ok(Self { way, from, queued: Arc::default() })
    }

    /// Says that mail waits.
    pub fn wake(&self) {
        self.queued.notify_one();
    }

    /// Waits until mail is said to wait.
    pub async fn woken(&self) {
        self.queued.notified().await;
    }

    /// Sends one mail. Sent twice it is the same mail: its id names the file and the message.
    ///
    /// # Errors
    /// When it can't be written, or wasn't taken.
    pub(super) async fn send(&self, mail: &mail::Model, words: &mail_words::Model) -> Result<(), PostError> {
        let message = self.message(mail, words)?;
        match &self.way {
            Way::Server(server) => {
                server.send(message).await?;
            }
            Way::Folder(folder) => {
                private_files::folder(folder)?;
                let part = folder.join(format!("{}.part", mail.id));
                let file = private_files::open(&part)?;
                file.set_len(0)?;
                let mut file = tokio::fs::File::from_std(file);
                file.write_all(&message.formatted()).await?;
                file.sync_all().await?;
                tokio::fs::rename(part, folder.join(format!("{}.eml", mail.id))).await?;
            }
        }
        Ok(())
    }

    fn message(&self, mail: &mail::Model, words: &mail_words::Model) -> Result<Message, PostError> {
        let unwritable = |error: &dyn std::fmt::Display| PostError::Unwritable(error.to_string());
        let to: Mailbox = mail.recipient.parse().map_err(|error| unwritable(&error))?;
        Message::builder()
            .message_id(Some(format!("<{}@{}>", mail.id, self.from.email.domain())))
            .from(self.from.clone())
            .to(to)
            .subject(&words.subject)
            .multipart(MultiPart::alternative_plain_html(words.plain.clone(), words.html.clone()))
            .map_err(|error| unwritable(&error))
    }
}
