//! How much a company accepts through its public link per day.

use crate::{text::refused, violation::Violation};

/// The minimum and maximum of a company's daily byte limit.
const BYTES: std::ops::RangeInclusive<i64> = 1 << 20..=1 << 40;
/// The minimum and maximum of a company's daily file limit.
const FILES: std::ops::RangeInclusive<i32> = 1..=100_000;

/// The use of a link within a day, and its limits.
#[derive(Clone, Copy, Debug)]
pub struct LinkUse {
    /// Bytes received.
    pub bytes: i64,
    /// Files received.
    pub files: i64,
    /// Bytes accepted per day.
    pub daily_bytes: i64,
    /// Files accepted per day.
    pub daily_files: i64,
}

/// Bytes still accepted today; none when the limit is reached.
#[must_use]
pub fn remaining_of_day(used: &LinkUse) -> Option<u64> {
    if used.files >= used.daily_files {
        return None;
    }
    u64::try_from(used.daily_bytes.saturating_sub(used.bytes)).ok().filter(|bytes| *bytes > 0)
}

/// Returns the problems of new daily limits; a limit that is left out doesn't change.
#[must_use]
pub fn quota_problems(bytes: Option<i64>, files: Option<i32>) -> Vec<Violation> {
    let bytes = bytes.filter(|bytes| !BYTES.contains(bytes));
    let files = files.filter(|files| !FILES.contains(files));
    let mut problems = Vec::new();
    problems.extend(bytes.map(|_| refused::DAILY_BYTES_INVALID.violation("secureUploadDailyBytes")));
    problems.extend(files.map(|_| refused::DAILY_FILES_INVALID.violation("secureUploadDailyFiles")));
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refuses_uploads_beyond_daily_bytes_or_files() {
        let used = |bytes, files| LinkUse { bytes, files, daily_bytes: 1_000, daily_files: 3 };
        assert_eq!(remaining_of_day(&used(0, 0)), Some(1_000));
        assert_eq!(remaining_of_day(&used(999, 2)), Some(1));
        for over in [used(1_000, 0), used(1_001, 0), used(0, 3), used(0, 4)] {
            assert_eq!(remaining_of_day(&over), None, "{over:?}");
        }
    }

    #[test]
    fn accepts_limits_within_range() {
        assert!(quota_problems(None, None).is_empty());
        assert!(quota_problems(Some(10 << 30), Some(10_000)).is_empty());
        let wrong = quota_problems(Some(0), Some(0));
        let fields: Vec<_> = wrong.iter().map(|each| each.field.as_str()).collect();
        assert_eq!(fields, ["secureUploadDailyBytes", "secureUploadDailyFiles"]);
        assert_eq!(quota_problems(Some(i64::MAX), Some(i32::MAX)).len(), 2);
    }
}
