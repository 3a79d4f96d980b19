//! Settings of a company's outgoing mail server.

use serde::{Deserialize, Serialize};

use crate::{
    text::refused,
    value::{email, invisible_characters, limits},
    violation::Violation,
};

/// The encryption of the connection to a mail server.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum MailSecurity {
    /// Unencrypted: for a server on the same network.
    None,
    /// Encrypted after STARTTLS, usually on port 587.
    #[default]
    Starttls,
    /// Encrypted from the start, usually on port 465.
    Tls,
}

/// A mail server as entered in the form.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MailServer {
    /// The host name or IP address.
    pub host: String,
    /// The port.
    pub port: String,
    /// The encryption.
    pub security: MailSecurity,
    /// The user name; blank if the server requires no sign-in.
    pub user_name: String,
    /// The password; if left blank, the stored one is kept.
    pub mail_password: String,
    /// The From address of emails.
    pub from_address: String,
    /// The From name of emails.
    pub from_name: String,
}

/// The stored server, as far as its password is bound to it.
#[derive(Clone, Copy, Debug)]
pub struct StoredMailServer<'a> {
    /// The host name.
    pub host: &'a str,
    /// The port.
    pub port: u16,
    /// The user name.
    pub user_name: &'a str,
    /// The encryption.
    pub security: MailSecurity,
}

impl MailServer {
    /// Returns the port, if it is valid.
    #[must_use]
    pub fn port(&self) -> Option<u16> {
        self.port.trim().parse().ok().filter(|port| *port > 0)
    }

    /// Returns whether the form is blank.
    #[must_use]
    pub fn is_blank(&self) -> bool {
        [&self.host, &self.user_name, &self.mail_password, &self.from_address, &self.from_name]
            .into_iter()
            .all(|text| text.trim().is_empty())
    }

    /// Returns whether the stored password may be kept: only for the same server, user and encryption. Otherwise, a
    /// changed host could be used to steal it.
    #[must_use]
    pub fn may_keep_password(&self, kept: StoredMailServer<'_>) -> bool {
        self.host.trim().eq_ignore_ascii_case(kept.host)
            && self.port() == Some(kept.port)
            && self.user_name.trim() == kept.user_name
            && self.security == kept.security
    }
}

/// Returns the violations of a mail server: it needs a host, a port and a From address. A password needs a user name,
/// and a user name needs a password, entered or stored for the same server.
#[must_use]
pub fn check_mail_server(input: &MailServer, kept: Option<StoredMailServer<'_>>) -> Vec<Violation> {
    let mut violations = Vec::from_iter(host_problem(&input.host));
    if input.port().is_none() {
        violations.push(refused::MAIL_PORT.violation("port"));
    }
    violations.extend(limits::text_problem("userName", &input.user_name));
    violations.extend(password_problem(input, kept));
    let from = input.from_address.trim();
    if !email::is_valid(from) {
        violations.push(refused::MAIL_FROM.violation("fromAddress"));
    }
    let name = &input.from_name;
    violations.extend(
        limits::text_problem("fromName", name).or_else(|| invisible_characters::problem("fromName", name)),
    );
    violations
}

fn host_problem(host: &str) -> Option<Violation> {
    let host = host.trim();
    let known = |sign: u8| sign.is_ascii_alphanumeric() || b"-._:".contains(&sign);
    let good = !host.is_empty() && host.bytes().all(known) && limits::text_problem("host", host).is_none();
    (!good).then(|| refused::MAIL_HOST.violation("host"))
}

fn password_problem(input: &MailServer, kept: Option<StoredMailServer<'_>>) -> Option<Violation> {
    let (user, password) = (input.user_name.trim(), &input.mail_password);
    if let Some(problem) = limits::text_problem("mailPassword", password) {
        return Some(problem);
    }
    match (user.is_empty(), password.is_empty()) {
        (true, false) => Some(refused::MAIL_USER.violation("userName")),
        (false, true) if kept.is_some_and(|kept| !input.may_keep_password(kept)) => {
            Some(refused::MAIL_PASSWORD_AGAIN.violation("mailPassword"))
        }
        (false, true) if kept.is_none() => Some(refused::MAIL_PASSWORD.violation("mailPassword")),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good() -> MailServer {
        MailServer {
            host: " mail.harborpine.example ".to_owned(),
            port: "587".to_owned(),
            user_name: "loanroom".to_owned(),
            mail_password: "secret".to_owned(),
            from_address: "loans@harborpine.example".to_owned(),
            from_name: "Harbor & Pine".to_owned(),
            ..MailServer::default()
        }
    }

    fn wrong(input: &MailServer, kept: Option<StoredMailServer<'_>>) -> Vec<String> {
        check_mail_server(input, kept).into_iter().map(|one| format!("{} {}", one.field, one.code)).collect()
    }

    #[test]
    fn requires_host_port_and_from_address() {
        assert_eq!(wrong(&good(), None), [""; 0]);
        let bad = MailServer {
            host: "http://mail/ x".to_owned(),
            port: "70000".to_owned(),
            from_address: "loans".to_owned(),
            ..good()
        };
        assert_eq!(wrong(&bad, None), ["host mail-host", "port mail-port", "fromAddress mail-from"]);
        let open = MailServer { user_name: String::new(), mail_password: String::new(), ..good() };
        assert_eq!(wrong(&open, None), [""; 0]);
        let nobody = MailServer { user_name: String::new(), ..good() };
        assert_eq!(wrong(&nobody, None), ["userName mail-user"]);
        assert!(MailServer { port: "587".to_owned(), ..MailServer::default() }.is_blank());
    }

    #[test]
    fn keeps_password_only_for_the_same_server() {
        let kept = StoredMailServer {
            host: "mail.harborpine.example",
            port: 587,
            user_name: "loanroom",
            security: MailSecurity::Starttls,
        };
        let again = MailServer { mail_password: String::new(), ..good() };
        assert_eq!(wrong(&again, Some(kept)), [""; 0]);
        assert_eq!(wrong(&again, None), ["mailPassword mail-password"]);
        for moved in [
            MailServer { host: "mail.evil.example".to_owned(), ..again.clone() },
            MailServer { port: "25".to_owned(), ..again.clone() },
            MailServer { user_name: "root".to_owned(), ..again.clone() },
            MailServer { security: MailSecurity::None, ..again.clone() },
        ] {
            assert_eq!(wrong(&moved, Some(kept)), ["mailPassword mail-password-again"], "{moved:?}");
        }
    }
}
