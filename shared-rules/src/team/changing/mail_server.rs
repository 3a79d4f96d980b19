//! By which mail server a company's mails go out.

use serde::{Deserialize, Serialize};

use crate::{
    text::refused,
    value::{email, limits, marks},
    violation::Violation,
};

/// How the way to a mail server is closed to others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum MailSecurity {
    /// Not at all: for a server in the same building.
    None,
    /// After a first word in the open, usually on port 587.
    #[default]
    Starttls,
    /// From the first byte on, usually on port 465.
    Tls,
}

/// A mail server, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MailServer {
    /// Its name or number.
    pub host: String,
    /// Its port.
    pub port: String,
    /// How the way there is closed.
    pub security: MailSecurity,
    /// Whom it lets send; empty where it asks nobody.
    pub user_name: String,
    /// Their password; left empty, the one that is kept stays.
    pub mail_password: String,
    /// The address that mails come from.
    pub from_address: String,
    /// The name that mails come from.
    pub from_name: String,
}

/// The server that is kept so far, as far as its password is bound to it.
#[derive(Clone, Copy, Debug)]
pub struct KeptMailServer<'a> {
    /// Its name.
    pub host: &'a str,
    /// Its port.
    pub port: u16,
    /// Whom it lets send.
    pub user_name: &'a str,
    /// How the way there is closed.
    pub security: MailSecurity,
}

impl MailServer {
    /// Its port, if it is one.
    #[must_use]
    pub fn port(&self) -> Option<u16> {
        self.port.trim().parse().ok().filter(|port| *port > 0)
    }

    /// Whether nothing was typed that names a server.
    #[must_use]
    pub fn is_left_out(&self) -> bool {
        [&self.host, &self.user_name, &self.mail_password, &self.from_address, &self.from_name]
            .into_iter()
            .all(|text| text.trim().is_empty())
    }

    /// Whether the password that is kept goes to the server it was typed for, over a way as closed as then. Anything
    /// else would hand it to whoever names a server of theirs.
    #[must_use]
    pub fn may_keep_password(&self, kept: KeptMailServer<'_>) -> bool {
        self.host.trim().eq_ignore_ascii_case(kept.host)
            && self.port() == Some(kept.port)
            && self.user_name.trim() == kept.user_name
            && self.security == kept.security
    }
}

/// What is wrong with a mail server: it needs a name, a port and the address that mails come from. A password is for
/// somebody, and somebody needs one: typed, or kept for the same server.
#[must_use]
pub fn check_mail_server(input: &MailServer, kept: Option<KeptMailServer<'_>>) -> Vec<Violation> {
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
    violations.extend(limits::text_problem("fromName", name).or_else(|| marks::problem("fromName", name)));
    violations
}

fn host_problem(host: &str) -> Option<Violation> {
    let host = host.trim();
    let known = |sign: u8| sign.is_ascii_alphanumeric() || b"-._:".contains(&sign);
    let good = !host.is_empty() && host.bytes().all(known) && limits::text_problem("host", host).is_none();
    (!good).then(|| refused::MAIL_HOST.violation("host"))
}

fn password_problem(input: &MailServer, kept: Option<KeptMailServer<'_>>) -> Option<Violation> {
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

    fn wrong(input: &MailServer, kept: Option<KeptMailServer<'_>>) -> Vec<String> {
        check_mail_server(input, kept).into_iter().map(|one| format!("{} {}", one.field, one.code)).collect()
    }

    #[test]
    fn a_server_has_a_name_a_port_and_an_address_mails_come_from() {
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
        assert!(MailServer { port: "587".to_owned(), ..MailServer::default() }.is_left_out());
    }

    #[test]
    fn a_kept_password_goes_to_the_server_it_was_typed_for_only() {
        let kept = KeptMailServer {
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
