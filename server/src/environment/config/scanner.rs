//! Virus scanner settings.

use std::{fmt, path::PathBuf, time::Duration};

use super::reader::SettingsReader;

/// The virus scanner and its timeout.
#[derive(Clone, Debug)]
pub struct ScannerSettings {
    /// The address it listens on (`CLAMD_URL`).
    pub address: ScannerAddress,
    /// The timeout without a response (`CLAMD_WAIT_SECONDS`, default 120).
    pub patience: Duration,
}

/// The address of `clamd`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ScannerAddress {
    /// `tcp://host:3310`
    Tcp(String),
    /// `unix:///run/clamav/clamd.ctl`
    Unix(PathBuf),
}

impl fmt::Display for ScannerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Tcp(host) => write!(f, "tcp://{host}"),
            Self::Unix(path) => write!(f, "unix://{}", path.display()),
        }
    }
}

impl ScannerAddress {
    fn read(text: &str) -> Option<Self> {
        if let Some(path) = text.strip_prefix("unix://") {
            return (path.starts_with('/') && path.len() > 1).then(|| Self::Unix(path.into()));
        }
        let host = text.strip_prefix("tcp://")?.trim_end_matches('/');
        let named = |host: &str| !host.is_empty() && !host.contains(['/', '@', ' ']);
        match host.rsplit_once(':') {
            Some((name, port)) if !port.ends_with(']') => (named(name)
                && port.parse::<u16>().is_ok_and(|port| port > 0))
            .then(|| Self::Tcp(host.to_owned())),
            _ => named(host).then(|| Self::Tcp(format!("{host}:3310"))),
        }
    }
}

pub(super) fn read(read: &mut SettingsReader<'_>) -> Option<ScannerSettings> {
    let patience = read.seconds("CLAMD_WAIT_SECONDS", 120, 1, 3_600);
    let text = read.text("CLAMD_URL")?;
    let Some(address) = ScannerAddress::read(&text) else {
        let wanted = "must be like tcp://localhost:3310 or unix:///run/clamav/clamd.ctl";
        read.problems.push(format!("CLAMD_URL is \"{text}\", but it {wanted}."));
        return None;
    };
    Some(ScannerSettings { address, patience })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parses_host_or_socket_address() {
        let read = |text: &str| ScannerAddress::read(text).map(|address| address.to_string());
        assert_eq!(read("tcp://scanner").as_deref(), Some("tcp://scanner:3310"));
        assert_eq!(read("tcp://[::1]:99/").as_deref(), Some("tcp://[::1]:99"));
        assert_eq!(read("tcp://[::1]").as_deref(), Some("tcp://[::1]:3310"));
        assert_eq!(read("unix:///run/clamd.ctl").as_deref(), Some("unix:///run/clamd.ctl"));
        for wrong in ["clamd", "tcp://", "tcp://a:0", "tcp://a:99999", "unix://run/x", "unix:///", "http://a"]
        {
            assert_eq!(read(wrong), None, "{wrong}");
        }
    }
}
