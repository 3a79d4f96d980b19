//! The location of stored documents, as a setting: `s3://bucket/prefix` or `file:/folder`.

use std::{
    fmt,
    path::{Path, PathBuf},
};

/// A location of documents.
#[derive(Clone, PartialEq, Eq)]
pub enum StorageAddress {
    /// A folder.
    Folder(PathBuf),
    /// A bucket of an S3-compatible store.
    Bucket(BucketAddress),
}

/// A bucket and the options of its URL.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct BucketAddress {
    /// The bucket's name.
    pub bucket: String,
    /// The prefix of all object names, without leading or trailing slash.
    pub prefix: String,
    /// Access key and secret, if they are in the URL.
    pub login: Option<(String, String)>,
    /// The server, if it isn't Amazon's.
    pub endpoint: Option<String>,
    /// The region.
    pub region: Option<String>,
}

impl StorageAddress {
    /// Parses `s3://bucket/prefix?endpoint=…&region=…` or `file:/folder`.
    ///
    /// # Errors
    /// An explanation that doesn't repeat the value, since it may hold a secret.
    pub fn read(text: &str) -> Result<Self, &'static str> {
        if let Some(rest) = text.strip_prefix("s3://") {
            return parse_bucket(rest).map(Self::Bucket);
        }
        let rest = text.strip_prefix("file:").ok_or("must begin with s3:// or file:")?;
        let folder = rest.strip_prefix("//").unwrap_or(rest);
        if folder.is_empty() { Err("doesn't name a folder") } else { Ok(Self::Folder(folder.into())) }
    }

    /// Returns the default location of documents.
    #[must_use]
    pub fn in_data(data: &Path) -> Self {
        Self::Folder(data.join("documents"))
    }
}

fn parse_bucket(rest: &str) -> Result<BucketAddress, &'static str> {
    let (place, options) = rest.split_once('?').unwrap_or((rest, ""));
    let (login, place) = match place.rsplit_once('@') {
        Some((login, place)) => {
            let (key, secret) = login
                .split_once(':')
                .ok_or("must contain both key and secret, like s3://key:secret@bucket")?;
            (Some((key.to_owned(), secret.to_owned())), place)
        }
        None => (None, place),
    };
    let (bucket, prefix) = place.split_once('/').unwrap_or((place, ""));
    if bucket.is_empty() {
        return Err("doesn't name a bucket");
    }
    let mut read = BucketAddress {
        bucket: bucket.to_owned(),
        prefix: prefix.trim_matches('/').to_owned(),
        login,
        ..BucketAddress::default()
    };
    for option in options.split('&').filter(|option| !option.is_empty()) {
        match option.split_once('=') {
            Some(("endpoint", endpoint)) if endpoint.starts_with("http") => {
                read.endpoint = Some(endpoint.to_owned());
            }
            Some(("region", region)) if !region.is_empty() => read.region = Some(region.to_owned()),
            _ => return Err("may only have the options endpoint (http://… or https://…) and region"),
        }
    }
    Ok(read)
}

/// Without its secrets.
impl fmt::Display for StorageAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => write!(f, "file:{}", folder.display()),
            Self::Bucket(bucket) if bucket.prefix.is_empty() => write!(f, "s3://{}", bucket.bucket),
            Self::Bucket(bucket) => write!(f, "s3://{}/{}", bucket.bucket, bucket.prefix),
        }
    }
}

impl fmt::Debug for StorageAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn distinguishes_buckets_from_folders_and_hides_secrets() {
        let read = StorageAddress::read(
            "s3://KEY:se/c+ret@papers/office/1/?endpoint=http://127.0.0.1:9&region=eu-1",
        );
        let Ok(StorageAddress::Bucket(bucket)) = &read else { panic!("{read:?}") };
        assert_eq!((bucket.bucket.as_str(), bucket.prefix.as_str()), ("papers", "office/1"));
        assert_eq!(bucket.login, Some(("KEY".to_owned(), "se/c+ret".to_owned())));
        assert_eq!(
            (bucket.endpoint.as_deref(), bucket.region.as_deref()),
            (Some("http://127.0.0.1:9"), Some("eu-1"))
        );
        assert_eq!(format!("{:?}", read.unwrap()), "s3://papers/office/1");
        assert_eq!(StorageAddress::read("s3://papers").unwrap().to_string(), "s3://papers");
        for folder in ["file:/srv/papers", "file:///srv/papers"] {
            assert_eq!(StorageAddress::read(folder).unwrap(), StorageAddress::Folder("/srv/papers".into()));
        }
    }

    #[test]
    fn errors_do_not_repeat_the_value() {
        for wrong in
            ["", "papers", "s3://", "s3://key@papers", "file:", "s3://papers?zone=1", "https://papers"]
        {
            assert!(StorageAddress::read(wrong).is_err(), "{wrong}");
        }
    }
}
