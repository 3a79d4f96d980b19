//! Document storage settings.

use std::time::Duration;

use super::{address::StorageAddress, reader::SettingsReader};

/// Where and how documents are stored.
#[derive(Clone, Default)]
pub struct StoreSettings {
    /// The location (`DOCUMENTS_URL`, like `s3://bucket/prefix`); default: the folder `documents` of the data folder.
    pub place: Option<StorageAddress>,
    /// A second location to read from: the one documents are moved from (`DOCUMENTS_ALSO`).
    pub also: Option<StorageAddress>,
    /// The encryption key (`DOCUMENTS_KEY`, 64 hexadecimal digits); without one, documents aren't encrypted.
    pub key: Option<[u8; 32]>,
    /// Earlier encryption keys (`DOCUMENTS_OLD_KEY`).
    pub old_keys: Vec<[u8; 32]>,
    /// Bytes of the local disk that uploads leave free, at most a tenth of it (`LOANROOM_DISK_RESERVE`, default 1 GiB).
    pub disk_reserve: u64,
    /// Bucket settings outside of the URLs.
    pub buckets: BucketSettings,
}

/// Settings of a bucket outside of its URL.
#[derive(Clone, Default)]
pub struct BucketSettings {
    /// Variables like `AWS_ACCESS_KEY_ID` with their values.
    pub amazon: Vec<(String, String)>,
    /// The timeout without progress (`DOCUMENTS_WAIT_SECONDS`, default 30).
    pub patience: Duration,
}

/// The variables that Amazon's own tools read.
const AMAZON: &[&str] = &[
    "AWS_ACCESS_KEY_ID",
    "AWS_SECRET_ACCESS_KEY",
    "AWS_SESSION_TOKEN",
    "AWS_DEFAULT_REGION",
    "AWS_REGION",
    "AWS_ENDPOINT_URL",
    "AWS_ENDPOINT_URL_S3",
    "AWS_VIRTUAL_HOSTED_STYLE_REQUEST",
    "AWS_WEB_IDENTITY_TOKEN_FILE",
    "AWS_ROLE_ARN",
    "AWS_ROLE_SESSION_NAME",
    "AWS_CONTAINER_CREDENTIALS_RELATIVE_URI",
    "AWS_CONTAINER_CREDENTIALS_FULL_URI",
    "AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE",
    "AWS_SERVER_SIDE_ENCRYPTION",
    "AWS_SSE_KMS_KEY_ID",
];

pub(super) fn read(read: &mut SettingsReader<'_>) -> StoreSettings {
    let amazon = AMAZON.iter().filter_map(|name| Some(((*name).to_owned(), read.text(name)?)));
    let amazon = amazon.collect();
    StoreSettings {
        place: read_address(read, "DOCUMENTS_URL"),
        also: read_address(read, "DOCUMENTS_ALSO"),
        key: read.key("DOCUMENTS_KEY"),
        disk_reserve: read.number("LOANROOM_DISK_RESERVE", 1 << 30, 0, 1 << 50),
        old_keys: read.key("DOCUMENTS_OLD_KEY").into_iter().collect(),
        buckets: BucketSettings { amazon, patience: read.seconds("DOCUMENTS_WAIT_SECONDS", 30, 1, 600) },
    }
}

/// The value may hold a secret, so the error doesn't repeat it.
fn read_address(read: &mut SettingsReader<'_>, name: &str) -> Option<StorageAddress> {
    let text = read.text(name)?;
    StorageAddress::read(&text)
        .map_err(|wrong| {
            read.problems
                .push(format!("{name} {wrong}, for example s3://papers/loanroom or file:/srv/papers."));
        })
        .ok()
}
