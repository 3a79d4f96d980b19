//! Rate limits, quotas and timeouts per person, email address or IP.

use std::time::Duration;

use super::reader::SettingsReader;

/// Limits that keep one client from blocking the server for others.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests per minute and person (`LOANROOM_REQUESTS_PER_MINUTE`, default 6,000).
    pub requests: u32,
    /// Requests per minute and IP (`LOANROOM_REQUESTS_PER_MINUTE_PER_IP`, default 12,000). Requests from this machine
    /// aren't counted.
    pub requests_per_ip: u32,
    /// Open connections in total (`LOANROOM_CONNECTIONS`, default 10,000).
    pub connections: u32,
    /// Open connections per IP other than this machine's own and the proxies' (`LOANROOM_CONNECTIONS_PER_IP`, default
    /// 500).
    pub connections_per_ip: u32,
    /// Open WebSockets per person (`LOANROOM_SOCKETS`, default 20).
    pub sockets: u32,
    /// Unfinished uploads per person (`LOANROOM_OPEN_UPLOADS`, default 1,000).
    pub open_uploads: u32,
    /// Stored bytes per person (`LOANROOM_STORED_BYTES`, default 100 GiB).
    pub stored_bytes: u64,
    /// Preferences per person (`LOANROOM_PREFERENCES`, default 200).
    pub preferences: u32,
    /// Contact roles per company (`LOANROOM_SUB_ROLES`, default 200).
    pub sub_roles: u32,
    /// Invitations per sender and hour (`LOANROOM_INVITATIONS_PER_HOUR`, default 100).
    pub invitations: u32,
    /// Secure upload forms with files per minute and IP (`LOANROOM_SECURE_UPLOADS_PER_MINUTE`, default 10); their pages
    /// may be opened six times as often.
    pub secure_uploads: u32,
    /// Emails per address and hour (`LOANROOM_MAILS_PER_HOUR`, default 10).
    pub mails: u32,
    /// Wrong sign-ins per email address before the next is delayed (`LOANROOM_SIGN_IN_TRIES`, default 5).
    pub sign_in_tries: u32,
    /// Wrong sign-ins per IP before the next is delayed (`LOANROOM_SIGN_IN_TRIES_PER_IP`, default 30).
    pub sign_in_tries_per_ip: u32,
    /// The longest delay after wrong sign-ins with an email address (`LOANROOM_SIGN_IN_WAIT_SECONDS`, default 60); per
    /// IP, fifteen times as long.
    pub sign_in_wait: Duration,
    /// Maximum input of a rule over HTTP, in bytes (`LOANROOM_RULE_BYTES`, default 256 KiB).
    pub rule_bytes: u64,
    /// Concurrent heavy jobs (`LOANROOM_HEAVY_JOBS`, default: the number of processors minus one, at least one).
    pub heavy_jobs: u32,
    /// Queued heavy jobs (`LOANROOM_HEAVY_QUEUE`, default 16).
    pub heavy_queue: u32,
    /// Maximum time in that queue (`LOANROOM_HEAVY_WAIT_MS`, default 2,000).
    pub heavy_wait: Duration,
    /// Worker processes for files of signed-in people (`LOANROOM_FILE_WORKERS`, default: one per processor, at least
    /// two); half as many, at least one, serve anonymous senders, as many extract text, and up to four make packages.
    pub file_workers: u32,
    /// Maximum time a worker may spend on one file (`LOANROOM_FILE_SECONDS`, default 15).
    pub file_time: Duration,
    /// Timeout for a request's headers, and keep-alive timeout of idle connections (`LOANROOM_HEADER_SECONDS`, default
    /// 15).
    pub header_time: Duration,
    /// Timeout for a request's JSON or form body (`LOANROOM_BODY_SECONDS`, default 15).
    pub body_time: Duration,
    /// Bytes per second below which an upload is aborted (`LOANROOM_SLOWEST_UPLOAD`, default 1,024).
    pub slowest_upload: u64,
}

impl Limits {
    pub(super) fn read(read: &mut SettingsReader<'_>) -> Self {
        const MANY: u32 = 1_000_000;
        let processors = std::thread::available_parallelism().map_or(1, usize::from);
        let heavy_jobs = u32::try_from(processors.saturating_sub(1).max(1)).unwrap_or(1);
        let file_workers = u32::try_from(processors.max(2)).unwrap_or(2);
        Self {
            requests: read.count("LOANROOM_REQUESTS_PER_MINUTE", 6_000, MANY),
            requests_per_ip: read.count("LOANROOM_REQUESTS_PER_MINUTE_PER_IP", 12_000, MANY),
            connections: read.count("LOANROOM_CONNECTIONS", 10_000, MANY),
            connections_per_ip: read.count("LOANROOM_CONNECTIONS_PER_IP", 500, MANY),
            sockets: read.count("LOANROOM_SOCKETS", 20, MANY),
            open_uploads: read.count("LOANROOM_OPEN_UPLOADS", 1_000, MANY),
            stored_bytes: read.number("LOANROOM_STORED_BYTES", 100 << 30, 1, 1 << 50),
            preferences: read.count("LOANROOM_PREFERENCES", 200, MANY),
            sub_roles: read.count("LOANROOM_SUB_ROLES", 200, MANY),
            invitations: read.count("LOANROOM_INVITATIONS_PER_HOUR", 100, MANY),
            secure_uploads: read.count("LOANROOM_SECURE_UPLOADS_PER_MINUTE", 10, MANY),
            mails: read.count("LOANROOM_MAILS_PER_HOUR", 10, MANY),
            sign_in_tries: read.count("LOANROOM_SIGN_IN_TRIES", 5, MANY),
            sign_in_tries_per_ip: read.count("LOANROOM_SIGN_IN_TRIES_PER_IP", 30, MANY),
            sign_in_wait: read.seconds("LOANROOM_SIGN_IN_WAIT_SECONDS", 60, 1, 3_600),
            rule_bytes: read.number("LOANROOM_RULE_BYTES", 256 * 1024, 1, 1024 * 1024),
            heavy_jobs: read.count("LOANROOM_HEAVY_JOBS", heavy_jobs, 1_024),
            heavy_queue: read.count("LOANROOM_HEAVY_QUEUE", 16, 10_000),
            heavy_wait: Duration::from_millis(read.number("LOANROOM_HEAVY_WAIT_MS", 2_000, 1, 60_000)),
            file_workers: read.count("LOANROOM_FILE_WORKERS", file_workers, 256),
            file_time: read.seconds("LOANROOM_FILE_SECONDS", 15, 1, 600),
            header_time: read.seconds("LOANROOM_HEADER_SECONDS", 15, 1, 600),
            body_time: read.seconds("LOANROOM_BODY_SECONDS", 15, 1, 600),
            slowest_upload: read.number("LOANROOM_SLOWEST_UPLOAD", 1_024, 1, 1 << 30),
        }
    }
}
