//! Settings, all from environment variables. All errors in them are reported together.

mod address;
mod documents;
mod limits;
mod reader;
mod scanner;

use std::{env, fmt, net::IpAddr, path::PathBuf, time::Duration};

pub use address::{BucketAddress, StorageAddress};
pub use documents::{BucketSettings, StoreSettings};
pub use limits::Limits;
use reader::SettingsReader;
pub use reader::decode_key;
pub use scanner::{ScannerAddress, ScannerSettings};

/// The server's settings.
#[derive(Clone)]
pub struct Config {
    /// Address to listen on (`LOANROOM_HOST`, default `127.0.0.1`).
    pub host: IpAddr,
    /// Port to listen on (`LOANROOM_PORT`, default 3000); 0 picks a free one.
    pub port: u16,
    /// Folder for the database file and the documents (`LOANROOM_DATA`, default `data`).
    pub data: PathBuf,
    /// Database URL (`DATABASE_URL`, default: a SQLite file in the data folder).
    pub database_url: String,
    /// Document storage (`DOCUMENTS_URL`, `DOCUMENTS_ALSO`, and more).
    pub documents: StoreSettings,
    /// How long a request waits for a locked or busy database (`LOANROOM_DATABASE_WAIT_MS`, default 5000).
    pub database_wait: Duration,
    /// Folder of the built web app (`LOANROOM_UI`, default `ui/dist`).
    pub ui: PathBuf,
    /// Folder of the built rules workbench (`LOANROOM_WORKBENCH`, default `rules-wasm/dist`).
    pub workbench: PathBuf,
    /// Whether to fill an empty database with the demo office (`LOANROOM_DEMO`: `on` or `off`; default `on`, unless
    /// `DATABASE_URL` is set).
    pub demo: bool,
    /// The URL people use in their browser (`LOANROOM_PUBLIC_URL`), if it isn't `http://localhost:PORT`. With
    /// `https://`, the session cookie is `Secure` and has the `__Host-` prefix.
    pub public_url: Option<String>,
    /// The mail server (`SMTP_URL`, like `smtps://user:password@mail.example.com`); without one, emails are saved in
    /// the folder `mail` of the data folder.
    pub smtp_url: Option<String>,
    /// The sender of emails (`LOANROOM_MAIL_FROM`).
    pub mail_from: String,
    /// Whether to email notifications (`LOANROOM_NOTIFICATION_EMAILS`: `on` or `off`, default `on`).
    pub notification_emails: bool,
    /// How long an email about notifications waits for further events, in seconds
    /// (`LOANROOM_NOTIFICATION_BUNDLE_SECONDS`, default 600).
    pub notification_bundle_seconds: u32,
    /// Lifetime of invitation links (`LOANROOM_INVITATION_DAYS`, default 14).
    pub invitation_life: Duration,
    /// Idle timeout of sessions (`LOANROOM_SESSION_IDLE_MINUTES`, default 720).
    pub session_idle: Duration,
    /// Maximum lifetime of sessions (`LOANROOM_SESSION_DAYS`, default 14).
    pub session_life: Duration,
    /// Request timeout (`LOANROOM_REQUEST_SECONDS`, default 30); doesn't apply to uploads and downloads.
    pub request_time: Duration,
    /// Maximum size of an uploaded file, in bytes (`LOANROOM_MAX_UPLOAD_BYTES`, default 4 GiB).
    pub max_upload_bytes: u64,
    /// Lifetime of unfinished uploads (`LOANROOM_UPLOAD_HOURS`, default 24).
    pub upload_life: Duration,
    /// Whether to extract the text of documents for search (`LOANROOM_READ_TEXT`: `on` or `off`, default `on`).
    pub read_text: bool,
    /// The worker program (`LOANROOM_READER`, default: this one). Started as `PROGRAM read-text KIND` to extract text,
    /// as `PROGRAM file-task SECONDS` to process other files, and as `PROGRAM make-package` to make one PDF of
    /// documents.
    pub reader: Option<PathBuf>,
    /// Timeout for extracting the text of one document (`LOANROOM_READ_SECONDS`, default 20).
    pub read_time: Duration,
    /// The virus scanner (`CLAMD_URL`, like `tcp://localhost:3310`); without one, documents aren't scanned.
    pub scanner: Option<ScannerSettings>,
    /// Timeout for making one PDF of a loan's documents (`LOANROOM_PACKAGE_SECONDS`, default 120).
    pub package_time: Duration,
    /// Limits per person, email address or IP.
    pub limits: Limits,
    /// Reverse proxies whose `X-Forwarded-For` is trusted (`LOANROOM_PROXIES`, default none).
    pub proxies: Vec<IpAddr>,
    /// The token for reading `/metrics` (`LOANROOM_METRICS_TOKEN`); without one, only this machine may.
    pub metrics_token: Option<String>,
    /// The encryption key of stored secrets (`LOANROOM_KEY`, 64 hexadecimal digits); without one, it is generated on
    /// the first start and kept in the data folder.
    pub key: Option<[u8; 32]>,
    /// Log filter (`LOANROOM_LOG`, default `info`), in the syntax of `tracing`.
    pub log: String,
    /// Whether to log one JSON object per line (`LOANROOM_LOG_FORMAT`: `text` or `json`, default `text`).
    pub log_json: bool,
}

/// All errors found in the settings.
#[derive(Debug, PartialEq, Eq)]
pub struct ConfigProblems(pub Vec<String>);

impl fmt::Display for ConfigProblems {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "Invalid settings:")?;
        for problem in &self.0 {
            writeln!(f, "  - {problem}")?;
        }
        write!(f, "Change or unset these environment variables and start again.")
    }
}

impl std::error::Error for ConfigProblems {}

/// Shows only the listening address: the rest holds passwords and keys.
impl fmt::Debug for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Config").field("host", &self.host).field("port", &self.port).finish_non_exhaustive()
    }
}

impl Config {
    /// Reads the settings from the process's environment.
    ///
    /// # Errors
    /// If any setting is invalid; lists all of them.
    pub fn from_env() -> Result<Self, ConfigProblems> {
        Self::from_lookup(&|name| env::var(name).ok())
    }

    /// Reads the settings from `lookup`; an empty value counts as unset.
    ///
    /// # Errors
    /// If any setting is invalid; lists all of them.
    pub fn from_lookup(lookup: &dyn Fn(&str) -> Option<String>) -> Result<Self, ConfigProblems> {
        let mut read = SettingsReader { lookup, problems: Vec::new() };
        let data: PathBuf = read.text("LOANROOM_DATA").unwrap_or_else(|| "data".into()).into();
        let named_database = read.database_url();
        let config = Self {
            host: read.parsed("LOANROOM_HOST", "127.0.0.1", "an IP address such as 127.0.0.1 or 0.0.0.0"),
            port: read.parsed("LOANROOM_PORT", "3000", "a port number from 0 to 65535"),
            database_wait: Duration::from_millis(read.number("LOANROOM_DATABASE_WAIT_MS", 5_000, 1, 60_000)),
            documents: documents::read(&mut read),
            ui: read.text("LOANROOM_UI").unwrap_or_else(|| "ui/dist".into()).into(),
            workbench: read.text("LOANROOM_WORKBENCH").unwrap_or_else(|| "rules-wasm/dist".into()).into(),
            demo: read.choice("LOANROOM_DEMO", "on", "off", named_database.is_none()),
            public_url: read.public_url(),
            smtp_url: read.text("SMTP_URL"),
            mail_from: read
                .text("LOANROOM_MAIL_FROM")
                .unwrap_or_else(|| "Loanroom <no-reply@loanroom.example>".to_owned()),
            notification_emails: read.choice("LOANROOM_NOTIFICATION_EMAILS", "on", "off", true),
            notification_bundle_seconds: read.number_of_seconds(
                "LOANROOM_NOTIFICATION_BUNDLE_SECONDS",
                600,
                86_400,
            ),
            invitation_life: Duration::from_secs(86_400 * read.number("LOANROOM_INVITATION_DAYS", 14, 1, 90)),
            session_idle: Duration::from_secs(
                60 * read.number("LOANROOM_SESSION_IDLE_MINUTES", 720, 1, 525_600),
            ),
            session_life: Duration::from_secs(86_400 * read.number("LOANROOM_SESSION_DAYS", 14, 1, 365)),
            request_time: Duration::from_secs(read.number("LOANROOM_REQUEST_SECONDS", 30, 1, 3_600)),
            max_upload_bytes: read.number("LOANROOM_MAX_UPLOAD_BYTES", 4 << 30, 1, 1 << 40),
            upload_life: Duration::from_secs(3_600 * read.number("LOANROOM_UPLOAD_HOURS", 24, 1, 720)),
            read_text: read.choice("LOANROOM_READ_TEXT", "on", "off", true),
            reader: read.text("LOANROOM_READER").map(PathBuf::from),
            read_time: read.seconds("LOANROOM_READ_SECONDS", 20, 1, 600),
            scanner: scanner::read(&mut read),
            package_time: read.seconds("LOANROOM_PACKAGE_SECONDS", 120, 1, 3_600),
            limits: Limits::read(&mut read),
            proxies: read.addresses("LOANROOM_PROXIES"),
            metrics_token: read.secret("LOANROOM_METRICS_TOKEN", 16),
            key: read.key("LOANROOM_KEY"),
            log: read.log_filter(),
            log_json: read.choice("LOANROOM_LOG_FORMAT", "json", "text", false),
            database_url: named_database
                .unwrap_or_else(|| format!("sqlite://{}?mode=rwc", data.join("loanroom.sqlite").display())),
            data,
        };
        if read.problems.is_empty() { Ok(config) } else { Err(ConfigProblems(read.problems)) }
    }

    /// Returns the public URL of a page; `path` begins with a slash.
    #[must_use]
    pub fn link(&self, path: &str) -> String {
        match &self.public_url {
            Some(url) => format!("{}{path}", url.trim_end_matches('/')),
            None => format!("http://localhost:{}{path}", self.port),
        }
    }

    /// Whether people reach the server over HTTPS.
    #[must_use]
    pub fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(settings: &[(&str, &str)]) -> Result<Config, ConfigProblems> {
        let settings: Vec<(String, String)> =
            settings.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        Config::from_lookup(&move |name| settings.iter().find(|(n, _)| n == name).map(|(_, v)| v.clone()))
    }

    #[test]
    fn defaults_to_sqlite_in_data_folder_with_demo() {
        let config = read(&[]).unwrap();
        assert_eq!((config.port, config.demo, config.is_https()), (3000, true, false));
        assert_eq!(config.database_url, "sqlite://data/loanroom.sqlite?mode=rwc");
    }

    #[test]
    fn reads_limits_proxies_and_keys_without_repeating_secrets() {
        let key = "0123456789abcdef".repeat(4);
        let config = read(&[
            ("LOANROOM_PROXIES", "10.0.0.2, ::1"),
            ("LOANROOM_SOCKETS", "7"),
            ("LOANROOM_METRICS_TOKEN", "a token of the office"),
            ("LOANROOM_KEY", &key),
        ]);
        let config = config.unwrap();
        assert_eq!((config.proxies.len(), config.limits.sockets, config.limits.preferences), (2, 7, 200));
        assert_eq!(config.key.unwrap()[..3], [0x01, 0x23, 0x45]);
        let problems = read(&[
            ("LOANROOM_PROXIES", "10.0.0.2, my-proxy"),
            ("LOANROOM_SOCKETS", "0"),
            ("LOANROOM_METRICS_TOKEN", "secret"),
            ("LOANROOM_KEY", "another-secret"),
        ]);
        let problems = problems.unwrap_err();
        assert_eq!(problems.0.len(), 4, "{problems}");
        assert!(!problems.to_string().contains("secret"), "{problems}");
    }

    #[test]
    fn named_database_gets_demo_only_on_request() {
        let url = ("DATABASE_URL", "postgres://localhost/loans");
        assert!(!read(&[url]).unwrap().demo);
        assert!(read(&[url, ("LOANROOM_DEMO", "on")]).unwrap().demo);
    }

    #[test]
    fn lists_all_problems_without_repeating_database_url() {
        let problems = read(&[
            ("LOANROOM_PORT", "70000"),
            ("LOANROOM_DEMO", "maybe"),
            ("DATABASE_URL", "mysql://root:secret@localhost/loans"),
            ("LOANROOM_PUBLIC_URL", "loans.example.com"),
        ])
        .unwrap_err();
        assert_eq!(problems.0.len(), 4, "{problems}");
        assert!(
            problems
                .to_string()
                .contains("LOANROOM_PORT is \"70000\", but it must be a port number from 0 to 65535.")
        );
        assert!(!problems.to_string().contains("secret"));
    }
}
