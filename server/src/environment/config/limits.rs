//! How much one person, address or IP may ask of the server, and how long the server waits for anyone.

use std::time::Duration;

use super::reader::Reader;

/// Limits that keep any one from stopping the server for the others.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests a minute of one person (`LOANROOM_REQUESTS_PER_MINUTE`, default 6,000).
    pub requests: u32,
    /// Requests a minute from one IP (`LOANROOM_REQUESTS_PER_MINUTE_PER_IP`, default 12,000). Requests from
    /// this machine itself aren't counted.
    pub requests_per_ip: u32,
    /// Open connections in all (`LOANROOM_CONNECTIONS`, default 10,000).
    pub connections: u32,
    /// Open connections from one IP other than this machine's own and the proxies' (`LOANROOM_CONNECTIONS_PER_IP`,
    /// default 500).
    pub connections_per_ip: u32,
    /// Open realtime sockets of one person (`LOANROOM_SOCKETS`, default 20).
    pub sockets: u32,
    /// Uploads that one person announced and hasn't finished (`LOANROOM_OPEN_UPLOADS`, default 1,000).
    pub open_uploads: u32,
    /// Bytes that one person may have stored (`LOANROOM_STORED_BYTES`, default 100 GiB).
    pub stored_bytes: u64,
    /// Preferences of one person (`LOANROOM_PREFERENCES`, default 200).
    pub preferences: u32,
    /// Contact roles of one company (`LOANROOM_SUB_ROLES`, default 200).
    pub sub_roles: u32,
    /// Invitations that one person may send within an hour (`LOANROOM_INVITATIONS_PER_HOUR`, default 100).
    pub invitations: u32,
    /// Forms with files a minute that one IP hands in without signing in (`LOANROOM_SECURE_UPLOADS_PER_MINUTE`, default
    /// 10); it may open six times as many of their pages.
    pub secure_uploads: u32,
    /// Mails to one address within an hour (`LOANROOM_MAILS_PER_HOUR`, default 10).
    pub mails: u32,
    /// Wrong sign-ins with one address before the next has to wait (`LOANROOM_SIGN_IN_TRIES`, default 5).
    pub sign_in_tries: u32,
    /// Wrong sign-ins from one IP before the next has to wait (`LOANROOM_SIGN_IN_TRIES_PER_IP`, default 30).
    pub sign_in_tries_per_ip: u32,
    /// The longest that wrong sign-ins make the next one with that address wait
    /// (`LOANROOM_SIGN_IN_WAIT_SECONDS`, default 60); from one IP, fifteen times as long.
    pub sign_in_wait: Duration,
    /// The longest input of a rule over HTTP, in bytes (`LOANROOM_RULE_BYTES`, default 256 KiB).
    pub rule_bytes: u64,
    /// Heavy jobs at once (`LOANROOM_HEAVY_JOBS`, default one processor fewer than there are, at least one).
    pub heavy_jobs: u32,
    /// Heavy jobs that may wait for their turn (`LOANROOM_HEAVY_QUEUE`, default 16).
    pub heavy_queue: u32,
    /// How long they wait at most (`LOANROOM_HEAVY_WAIT_MS`, default 2,000).
    pub heavy_wait: Duration,
    /// Separate processes for files of signed-in people (`LOANROOM_FILE_WORKERS`, default one for each processor, at least
    /// two); half as many, at least one, are for anonymous senders, as many read text, and up to four make packages.
    pub file_workers: u32,
    /// How long one of them may work on one file (`LOANROOM_FILE_SECONDS`, default 15).
    pub file_time: Duration,
    /// The time for sending a request's headers, and for which an idle connection is kept
    /// (`LOANROOM_HEADER_SECONDS`, default 15).
    pub header_time: Duration,
    /// The time for sending a request's JSON or form (`LOANROOM_BODY_SECONDS`, default 15).
    pub body_time: Duration,
    /// Bytes a second below which an upload is cut off (`LOANROOM_SLOWEST_UPLOAD`, default 1,024).
    pub slowest_upload: u64,
}

impl Limits {
    pub(super) fn read(read: &mut Reader<'_>) -> Self {
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
