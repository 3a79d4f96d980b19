//! A mail server, and whom its mail comes from.

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
};
use tokio::{
    net::{TcpStream, lookup_host},
    time::timeout,
};

use crate::{entity::mail_setting, environment::forbid_in_transaction, secrets::vault::Vault};

/// What passwords of mail servers are sealed for.
pub const PURPOSE: &str = "mail server";

/// How long a try may take: as a whole, and until somebody answers at all.
const TEST_TIME: Duration = Duration::from_secs(15);
const CONNECT_TIME: Duration = Duration::from_secs(6);

/// Why a mail couldn't be sent, or none can be.
#[derive(Debug, thiserror::Error)]
pub enum PostError {
    /// The address or the words of a mail can't be written as one.
    #[error("the mail can't be written: {0}")]
    Unwritable(String),
    /// The folder can't be written to.
    #[error("the mail can't be put in its folder: {0}")]
    Folder(#[from] io::Error),
    /// The mail server refused or is away.
    #[error("the mail server didn't take it: {0}")]
    Server(#[from] smtp::Error),
    /// `SMTP_URL` or `LOANROOM_MAIL_FROM` can't be used, or what a company set.
    #[error("{0}")]
    Setting(String),
}

/// A mail server, and whom its mail comes from; cheap to clone.
#[derive(Clone)]
pub struct Way {
    server: AsyncSmtpTransport<Tokio1Executor>,
    /// Whom mail comes from.
    pub(super) from: Mailbox,
    /// Where it is and whether the way there is closed, as far as it was told in parts.
    place: Option<(String, u16, MailSecurity)>,
}

/// What became of a try. It says no more than that, so that nobody learns by it what else answers at an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tried {
    /// The server took the message.
    Sent,
    /// There is no server of that name.
    NoSuchHost,
    /// It refused the connection.
    Refused,
    /// It didn't answer in time.
    Silent,
    /// No secure connection came about.
    NoTls,
    /// It refused the login.
    LoginRefused,
    /// It refused an address.
    AddressRefused,
    /// Something else.
    Failed,
}

impl Tried {
    /// What happened and what to do.
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

/// The server that is kept, as far as its password is bound to it; none while no password is kept.
#[must_use]
pub fn kept(setting: &mail_setting::Model) -> Option<StoredMailServer<'_>> {
    setting.password.as_ref()?;
    Some(StoredMailServer {
        host: &setting.host,
        port: u16::try_from(setting.port).unwrap_or_default(),
        user_name: &setting.user_name,
        security: setting.security.0,
    })
}

/// The password that is kept.
///
/// # Errors
/// When it was sealed with another key.
pub fn password_of(setting: &mail_setting::Model, vault: &Vault) -> Result<Option<String>, PostError> {
    let Some(sealed) = &setting.password else { return Ok(None) };
    let password = vault.unseal(PURPOSE, sealed).ok_or_else(|| {
        PostError::Setting("the mail server's password was encrypted with another key; enter it again".into())
    })?;
    Ok(Some(password))
}

impl Way {
    /// As an address says it, like `smtps://user:password@mail.example.com`.
    pub(super) fn of_url(url: &str, from: Mailbox) -> Result<Self, PostError> {
        let server = AsyncSmtpTransport::<Tokio1Executor>::from_url(url).map_err(|_| {
            PostError::Setting("SMTP_URL must be like smtps://user:password@mail.example.com".into())
        })?;
        Ok(Self { server: server.build(), from, place: None })
    }

    /// As a company set it.
    pub(super) fn of_setting(setting: &mail_setting::Model, vault: &Vault) -> Result<Self, PostError> {
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

    /// As it was typed, and found right by the rule.
    ///
    /// # Errors
    /// When it can't be used after all.
    pub fn of_server(server: &MailServer) -> Result<Self, PostError> {
        let unusable =
            |error: &dyn std::fmt::Display| PostError::Setting(format!("the mail server: {error}"));
        let (host, port) = (server.host.trim(), server.port().unwrap_or_default());
        let from: Address = server.from_address.trim().parse().map_err(|error| unusable(&error))?;
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

    pub(super) async fn send(&self, message: Message) -> Result<(), smtp::Error> {
        forbid_in_transaction("sending mail");
        self.server.send(message).await.map(|_| ())
    }

    /// Sends a few words to that address, in bounded time.
    pub async fn test(&self, to: &str) -> Tried {
        forbid_in_transaction("sending mail");
        timeout(TEST_TIME, self.tried(to)).await.unwrap_or(Tried::Silent)
    }

    async fn tried(&self, to: &str) -> Tried {
        if let Some((host, port, _)) = &self.place
            && let Err(tried) = reach(host, *port).await
        {
            return tried;
        }
        let Ok(to) = to.parse::<Mailbox>() else { return Tried::AddressRefused };
        let message = Message::builder()
            .from(self.from.clone())
            .to(to)
            .subject("A test message from Loanroom")
            .body("Loanroom sends mail by this server. Nothing else is to be done.\n".to_owned());
        let Ok(message) = message else { return Tried::AddressRefused };
        match self.server.send(message).await {
            Ok(_) => Tried::Sent,
            Err(error) => {
                tracing::info!(%error, "a test message wasn't sent");
                let security = self.place.as_ref().map(|(.., security)| *security);
                outcome(&error, security)
            }
        }
    }
}

/// Whether somebody answers there.
async fn reach(host: &str, port: u16) -> Result<(), Tried> {
    let found = timeout(CONNECT_TIME, lookup_host((host, port))).await.map_err(|_| Tried::NoSuchHost)?;
    let addresses: Vec<_> = found.map_err(|_| Tried::NoSuchHost)?.collect();
    if addresses.is_empty() {
        return Err(Tried::NoSuchHost);
    }
    let connected = timeout(CONNECT_TIME, TcpStream::connect(&addresses[..])).await;
    match connected.map_err(|_| Tried::Silent)? {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == io::ErrorKind::ConnectionRefused => Err(Tried::Refused),
        Err(_) => Err(Tried::Silent),
    }
}

fn outcome(error: &smtp::Error, security: Option<MailSecurity>) -> Tried {
    let wants_login = error.to_string().to_lowercase().contains("auth");
    match error.status().map(u16::from) {
        Some(432 | 454 | 530 | 534 | 535 | 538) => return Tried::LoginRefused,
        Some(501 | 550..=554) => return Tried::AddressRefused,
        Some(_) => return Tried::Failed,
        None => {}
    }
    let secured = security.is_some_and(|security| security != MailSecurity::None);
    if error.is_timeout() {
        Tried::Silent
    } else if error.is_client() && wants_login {
        Tried::LoginRefused
    } else if error.is_tls() || (secured && !error.is_response()) {
        // Somebody answered, but not in the way that was asked for.
        Tried::NoTls
    } else {
        Tried::Failed
    }
}
