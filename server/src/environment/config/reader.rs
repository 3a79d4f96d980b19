//! Reads and validates one setting at a time.

use std::{net::IpAddr, str::FromStr, time::Duration};

/// Reads settings and collects their errors.
pub(super) struct SettingsReader<'a> {
    pub lookup: &'a dyn Fn(&str) -> Option<String>,
    pub problems: Vec<String>,
}

impl SettingsReader<'_> {
    pub fn text(&self, name: &str) -> Option<String> {
        (self.lookup)(name).map(|value| value.trim().to_owned()).filter(|value| !value.is_empty())
    }

    fn report_invalid(&mut self, name: &str, value: &str, wanted: &str) {
        self.problems.push(format!("{name} is \"{value}\", but it must be {wanted}."));
    }

    pub fn parsed<T: FromStr>(&mut self, name: &str, default: &str, wanted: &str) -> T {
        let value = self.text(name).unwrap_or_else(|| default.to_owned());
        match value.parse().or_else(|_| {
            self.report_invalid(name, &value, wanted);
            default.parse()
        }) {
            Ok(parsed) => parsed,
            Err(_) => unreachable!("the default of {name} is well formed"),
        }
    }

    pub fn number(&mut self, name: &str, default: u64, least: u64, most: u64) -> u64 {
        let Some(value) = self.text(name) else { return default };
        match value.parse() {
            Ok(number) if (least..=most).contains(&number) => number,
            _ => {
                self.report_invalid(name, &value, &format!("a whole number from {least} to {most}"));
                default
            }
        }
    }

    pub fn choice(&mut self, name: &str, yes: &str, no: &str, default: bool) -> bool {
        match self.text(name) {
            None => default,
            Some(value) if value == yes => true,
            Some(value) if value == no => false,
            Some(value) => {
                self.report_invalid(name, &value, &format!("\"{yes}\" or \"{no}\""));
                default
            }
        }
    }

    pub fn database_url(&mut self) -> Option<String> {
        let url = self.text("DATABASE_URL")?;
        if !["sqlite:", "postgres://", "postgresql://"].iter().any(|scheme| url.starts_with(scheme)) {
            // The value may hold a password, so the error doesn't repeat it.
            self.problems.push(
                "DATABASE_URL must begin with sqlite:, postgres:// or postgresql://, \
                 for example postgres://loanroom@localhost/loanroom."
                    .to_owned(),
            );
        }
        Some(url)
    }

    pub fn public_url(&mut self) -> Option<String> {
        let url = self.text("LOANROOM_PUBLIC_URL")?;
        let host = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
        if host.is_none_or(|host| host.is_empty() || host.contains('/')) {
            self.report_invalid(
                "LOANROOM_PUBLIC_URL",
                &url,
                "an address without a path, such as https://loans.example.com",
            );
        }
        Some(url)
    }

    pub fn log_filter(&mut self) -> String {
        let filter = self.text("LOANROOM_LOG").unwrap_or_else(|| "info".to_owned());
        if tracing_subscriber::EnvFilter::try_new(&filter).is_err() {
            self.report_invalid("LOANROOM_LOG", &filter, "a log filter such as info or server=debug");
        }
        filter
    }

    /// Reads a number of seconds.
    pub fn seconds(&mut self, name: &str, default: u64, least: u64, most: u64) -> Duration {
        Duration::from_secs(self.number(name, default, least, most))
    }

    /// Reads a number of seconds that may be zero.
    pub fn number_of_seconds(&mut self, name: &str, default: u32, most: u32) -> u32 {
        u32::try_from(self.number(name, default.into(), 0, most.into())).unwrap_or(default)
    }

    /// Reads a count.
    pub fn count(&mut self, name: &str, default: u32, most: u32) -> u32 {
        u32::try_from(self.number(name, default.into(), 1, most.into())).unwrap_or(default)
    }

    /// Reads a comma-separated list of IP addresses.
    pub fn addresses(&mut self, name: &str) -> Vec<IpAddr> {
        let text = self.text(name).unwrap_or_default();
        let mut addresses = Vec::new();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            match part.parse() {
                Ok(address) => addresses.push(address),
                Err(_) => self.report_invalid(name, part, "comma-separated IP addresses, such as 10.0.0.2"),
            }
        }
        addresses
    }

    /// Reads a secret with a minimum length. The error doesn't repeat the value.
    pub fn secret(&mut self, name: &str, shortest: usize) -> Option<String> {
        let secret = self.text(name)?;
        if secret.len() < shortest {
            self.problems.push(format!("{name} is too short: it must have at least {shortest} characters."));
        }
        Some(secret)
    }

    /// Reads a key of 32 bytes in hexadecimal. The error doesn't repeat the value.
    pub fn key(&mut self, name: &str) -> Option<[u8; 32]> {
        let text = self.text(name)?;
        let key = decode_key(&text);
        if key.is_none() {
            self.problems.push(format!(
                "{name} must be 64 hexadecimal digits, for example, the output of \"openssl rand -hex 32\"."
            ));
        }
        key
    }
}

/// Decodes 64 hexadecimal digits into 32 bytes.
pub fn decode_key(text: &str) -> Option<[u8; 32]> {
    let text = text.trim();
    let mut key = [0; 32];
    if text.len() != 64 || !text.is_ascii() {
        return None;
    }
    for (at, byte) in key.iter_mut().enumerate() {
        *byte = u8::from_str_radix(text.get(2 * at..2 * at + 2)?, 16).ok()?;
    }
    Some(key)
}
