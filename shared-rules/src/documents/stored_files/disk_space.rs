//! When lead lenders are warned that the disk for files is filling up.

use serde::{Deserialize, Serialize};

/// How full the disk is, as far as anybody has to do something about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum DiskLevel {
    /// 80 % of the room for files is used.
    Low,
    /// 90 % is used.
    Critical,
    /// Files are refused.
    Full,
}

impl DiskLevel {
    /// The warning for lead lenders, with the next step.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Low => {
                "More than 80% of the server’s file storage is used. Delete files you no longer need, or contact your server administrator."
            }
            Self::Critical => {
                "More than 90% of the server’s file storage is used. Soon no one will be able to send files. Delete files you no longer need, and contact your server administrator."
            }
            Self::Full => {
                "The server has no space for files, so it doesn’t accept any. Delete files you no longer need, and contact your server administrator. Everything else works."
            }
        }
    }
}

/// Hundredths of the room for files that are used.
#[must_use]
pub const fn percent_used(used: u64, usable: u64) -> u64 {
    if usable == 0 || used >= usable {
        return 100;
    }
    ((used as u128 * 100) / usable as u128) as u64
}

/// How full a disk is, where something has to be done.
#[must_use]
pub const fn disk_level(percent_used: u64) -> Option<DiskLevel> {
    match percent_used {
        0..80 => None,
        80..90 => Some(DiskLevel::Low),
        90..100 => Some(DiskLevel::Critical),
        _ => Some(DiskLevel::Full),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn warns_at_80_and_90_percent_and_when_full() {
        let level = |used| disk_level(percent_used(used, 1_000));
        assert_eq!([0, 799].map(level), [None, None]);
        assert_eq!([800, 899].map(level), [Some(DiskLevel::Low); 2]);
        assert_eq!([900, 999].map(level), [Some(DiskLevel::Critical); 2]);
        assert_eq!([1_000, 5_000, u64::MAX].map(level), [Some(DiskLevel::Full); 3]);
        assert_eq!(percent_used(0, 0), 100);
        assert_eq!(percent_used(u64::MAX - 1, u64::MAX), 99);
    }
}
