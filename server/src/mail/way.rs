//! A mail server connection and its sender address.

use std::{io, time::Duration};

use lettre::{
    Address, AsyncSmtpTransport, AsyncTransport as _, Message, Tokio1Executor,
    message::Mailbox,
    transport::smtp::{
        self,
        authentication::Credentials,
        client::{Tls, TlsParameters},
    },
};
use shared_rules::{
    team::mail_server::{MailSecurity, MailServer, StoredMailServer},
    text::{Text, refused},
    value::email::mailable,
};
use tokio::{
    net::{TcpStream, lookup_host},
    time::timeout,
};

use crate::{entity::mail_setting, environment::forbid_in_transaction, secrets::vault::Vault};

/// The purpose for which passwords of mail servers are encrypted.
pub const PURPOSE: &str = "mail server";

/// The time limit of sending an email, which is shorter than a claim.
const SEND_TIME: Duration = Duration::from_secs(90);
/// The time limits of a connection test: for the whole test, and for connecting.
const TEST_TIME: Duration = Duration::from_secs(15);
const CONNECT_TIME: Duration = Duration::from_secs(6);

/// The reason why an email can't be sent.
#[derive(Debug, thiserror::Error)]
pub enum MailError {
    /// The recipient's address isn't valid.
    #[error("\"{0}\" isn't an email address")]
    Address(String),
    /// The content can't be written as an email.
    #[error("the email can't be composed: {0}")]
    Unwritable(String),
    /// The folder isn't writable.
    #[error("the email can't be saved to the mail folder: {0}")]
    Folder(#[from] io::Error),
    /// The mail server rejected the email or is unreachable.
    #[error("the mail server didn't accept the email: {0}")]
    Server(#[from] smtp::Error),
    /// The mail server didn't accept the email in time.
    #[error("the mail server didn't accept the email in time")]
    TimedOut,
    /// `SMTP_URL`, `LOANROOM_MAIL_FROM` or a company's settings are invalid.
    #[error("{0}")]
    Setting(String),
}

/// A mail server and the sender address. Cheap to clone.
#[derive(Clone)]
pub struct MailTransport {
    server: AsyncSmtpTransport<Tokio1Executor>,
    /// The sender address.
    pub(super) from: Mailbox,
    /// The host, port and security, if they were set separately.
    place: Option<(String, u16, MailSecurity)>,
}

/// The outcome of a connection test. It is deliberately coarse, so that the test can't be used to probe other hosts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailTestOutcome {
    /// The server accepted the message.
    Sent,
    /// The host name doesn't resolve.
    NoSuchHost,
    /// The server refused the connection.
    Refused,
    /// The server didn't respond in time.
    Silent,
    /// No secure connection could be established.
    NoTls,
    /// The server rejected the credentials.
    LoginRefused,
    /// The server rejected an address.
    AddressRefused,
    /// Another failure.
    Failed,
}

impl MailTestOutcome {
    /// Returns the message: what happened and what to do.
    #[must_use]
    pub const fn words(self) -> Text {
        match self {
            Self::Sent => refused::MAIL_SENT,
            Self::NoSuchHost => refused::MAIL_NO_SUCH_HOST,
            Self::Refused => refused::MAIL_REFUSED,
            Self::Silent => refused::MAIL_SILENT,
            Self::NoTls => refused::MAIL_NO_TLS,
            Self::LoginRefused => refused::MAIL_LOGIN_REFUSED,
            Self::AddressRefused => refused::MAIL_ADDRESS_REFUSED,
            Self::Failed => refused::MAIL_FAILED,
        }
    }
}

/// Returns the settings that the stored password is bound to; `None` without a stored password.
#[must_use]
pub fn stored_server(setting: &mail_setting::Model) -> Option<StoredMailServer<'_>> {
    setting.password.as_ref()?;
    Some(StoredMailServer {
        host: &setting.host,
        port: u16::try_from(setting.port).unwrap_or_default(),
        user_name: &setting.user_name,
        security: setting.security.0,
    })
}

/// Returns the stored password.
///
/// # Errors
/// When it was encrypted with another key.
pub fn password_of(setting: &mail_setting::Model, vault: &Vault) -> Result<Option<String>, MailError> {
    let Some(sealed) = &setting.password else { return Ok(None) };
    let password = vault.unseal(PURPOSE, sealed).ok_or_else(|| {
        MailError::Setting("the mail server's password was encrypted with another key; enter it again".into())
    })?;
    Ok(Some(password))
}

/// Returns the address as mail servers expect it, with an internationalized domain in Punycode.
///
/// # Errors
/// When it isn't valid.
pub(super) fn smtp_address(address: &str) -> Result<Address, MailError> {
    let invalid = || MailError::Address(address.to_owned());
    mailable(address).ok_or_else(invalid)?.parse().map_err(|_| invalid())
}

impl MailTransport {
    /// Creates it from a URL like `smtps://user:password@mail.example.com`.
    pub(super) fn of_url(url: &str, from: Mailbox) -> Result<Self, MailError> {
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|_| {
            MailError::Setting("SMTP_URL must be like smtps://user:password@mail.example.com".into())
        })?;
        Ok(Self { server: server.build(), from, place: None })
    }

    /// Creates it from a company's settings.
    pub(super) fn of_setting(setting: &mail_setting::Model, vault: &Vault) -> Result<Self, MailError> {
        let server = MailServer {
            host: setting.host.clone(),
            port: setting.port.to_string(),
            security: setting.security.0,
            user_name: setting.user_name.clone(),
            mail_password: password_of(setting, vault)?.unwrap_or_default(),
            from_address: setting.from_address.clone(),
            from_name: setting.from_name.clone(),
        };
        Self::of_server(&server)
    }

    /// Creates it from validated input.
    ///
    /// # Errors
    /// When the input is unusable nevertheless.
    pub fn of_server(server: &MailServer) -> Result<Self, MailError> {
        let unusable =
            |error: &dyn std::fmt::Display| MailError::Setting(format!("the mail server: {error}"));
        let (host, port) = (server.host.trim(), server.port().unwrap_or_default());
        let from = smtp_address(server.from_address.trim()).map_err(|error| unusable(&error))?;
        let name = Some(server.from_name.trim().to_owned()).filter(|name| !name.is_empty());
        let parameters = || TlsParameters::new(host.to_owned()).map_err(|error| unusable(&error));
        let tls = match server.security {
            MailSecurity::None => Tls::None,
            MailSecurity::Starttls => Tls::Required(parameters()?),
            MailSecurity::Tls => Tls::Wrapper(parameters()?),
        };
        let mut built = AsyncSmtpTransport::<Tokio1Executor>::builder_dangerous(host).port(port).tls(tls);
        let user = server.user_name.trim();
        if !user.is_empty() {
            built = built.credentials(Credentials::new(user.to_owned(), server.mail_password.clone()));
        }
        let place = Some((host.to_owned(), port, server.security));
        Ok(Self { server: built.build(), from: Mailbox::new(name, from), place })
    }

    pub(super) async fn send(&self, message: Message) -> Result<(), MailError> {
        forbid_in_transaction("sending mail");
        let sent = timeout(SEND_TIME, self.server.send(message)).await;
        sent.map_err(|_| MailError::TimedOut)?.map(|_| ()).map_err(MailError::Server)
    }

    /// Sends a test email to that address, within a time limit.
    pub async fn test(&self, to: &str) -> MailTestOutcome {
        forbid_in_transaction("sending mail");
        timeout(TEST_TIME, self.tried(to)).await.unwrap_or(MailTestOutcome::Silent)
    }

    async fn tried(&self, to: &str) -> MailTestOutcome {
        if let Some((host, port, _)) = &self.place
            && let Err(tried) = reach(host, *port).await
        {
            return tried;
        }
        let Ok(to) = smtp_address(to.trim()).map(|to| Mailbox::new(None, to)) else {
            return MailTestOutcome::AddressRefused;
        };
        let message =
            Message::builder().from(self.from.clone()).to(to).subject("Test email from Loanroom").body(
                "Your mail server works: Loanroom can send email through it. No action is needed.\n"
                    .to_owned(),
            );
        let Ok(message) = message else { return MailTestOutcome::AddressRefused };
        match self.server.send(message).await {
            Ok(_) => MailTestOutcome::Sent,
            Err(error) => {
                tracing::info!(%error, "couldn't send a test email");
                let security = self.place.as_ref().map(|(.., security)| *security);
                outcome(&error, security)
            }
        }
    }
}

/// Checks whether the host accepts connections on that port.
async fn reach(host: &str, port: u16) -> Result<(), MailTestOutcome> {
    let found =
        timeout(CONNECT_TIME, lookup_host((host, port))).await.map_err(|_| MailTestOutcome::NoSuchHost)?;
    let addresses: Vec<_> = found.map_err(|_| MailTestOutcome::NoSuchHost)?.collect();
    if addresses.is_empty() {
        return Err(MailTestOutcome::NoSuchHost);
    }
    let connected = timeout(CONNECT_TIME, TcpStream::connect(&addresses[..])).await;
    match connected.map_err(|_| MailTestOutcome::Silent)? {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::ConnectionRefused => Err(MailTestOutcome::Refused),
        Err(_) => Err(MailTestOutcome::Silent),
    }
}

fn outcome(error: &smtp::Error, security: Option<MailSecurity>) -> MailTestOutcome {
    let wants_login = error.to_string().to_lowercase().contains("auth");
    match error.status().map(u16::from) {
        Some(432 | 454 | 530 | 534 | 535 | 538) => return MailTestOutcome::LoginRefused,
        Some(501 | 550..=554) => return MailTestOutcome::AddressRefused,
        Some(_) => return MailTestOutcome::Failed,
        None => {}
    }
    let secured = security.is_some_and(|security| security != MailSecurity::None);
    if error.is_timeout() {
        MailTestOutcome::Silent
    } else if error.is_client() && wants_login {
        MailTestOutcome::LoginRefused
    } else if error.is_tls() || (secured && !error.is_response()) {
        // The host responded, but without the requested security.
        MailTestOutcome::NoTls
    } else {
        MailTestOutcome::Failed
    }
}
