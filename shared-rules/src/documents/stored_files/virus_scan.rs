//! A file's virus-check state, who may open the file meanwhile, and the messages about it.

use serde::{Deserialize, Serialize};

/// Days for which malware stays quarantined before its bytes are deleted.
pub const LOCKED_DAYS: i64 = 30;
/// Maximum length of a stored malware signature.
pub const MOST_FOUND: usize = 200;

/// How far the check of a file is. Files of before there was a scanner, and of servers without one, have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ScanState {
    /// It waits for the check.
    Pending,
    /// Nothing was found.
    Clean,
    /// Malware was found.
    Infected,
    /// It couldn't be checked: it is larger than the scanner accepts, or there is no scanner anymore.
    Unchecked,
}

/// Whether a file may be opened at all: not while its check is pending, nor if it contains malware. A file too large
/// for the scanner may be opened; lenders see a warning.
#[must_use]
pub const fn scan_opens(state: Option<ScanState>) -> bool {
    !matches!(state, Some(ScanState::Pending | ScanState::Infected))
}

/// The message for lenders about detected malware, depending on whether the file is still stored.
#[must_use]
pub fn found_words(found: &str, there: bool) -> String {
    let then = if there {
        "The file is quarantined and will be deleted after 30 days."
    } else {
        "The file was deleted. Request another one."
    };
    if found.is_empty() {
        format!("Malware found. {then}")
    } else {
        format!("Malware found: {found}. {then}")
    }
}

/// The name of what was found, as it may be shown: one line, not too long.
#[must_use]
pub fn shown_signature(found: &str) -> String {
    let plain = |c: &char| {
        !c.is_control()
            && !matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    found.trim().chars().filter(plain).take(MOST_FOUND).collect()
}

/// Returns the delay before a failed check is retried: exponential backoff, two minutes at most.
#[must_use]
pub fn seconds_until_next(tries: u32) -> u32 {
    5_u32.saturating_mul(1 << tries.min(5)).min(120)
}

/// The message for lenders when the scanner doesn't respond, with the time the file has waited.
#[must_use]
pub fn scanner_away(minutes: u32) -> String {
    let long = match minutes {
        0 => "less than a minute".to_owned(),
        1 => "1 minute".to_owned(),
        2..120 => format!("{minutes} minutes"),
        _ => format!("{} hours", minutes / 60),
    };
    format!(
        "This file has waited {long} for its virus check because the scanner isn’t responding. The check is retried automatically; contact your server administrator if it takes long."
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pending_and_malware_files_cannot_be_opened() {
        let all = [
            (None, true),
            (Some(ScanState::Pending), false),
            (Some(ScanState::Clean), true),
            (Some(ScanState::Infected), false),
            (Some(ScanState::Unchecked), true),
        ];
        for (state, opens) in all {
            assert_eq!(scan_opens(state), opens, "{state:?}");
        }
    }

    #[test]
    fn malware_signature_is_shown_in_one_line() {
        assert_eq!(shown_signature(" Eicar\n\u{202e}-Test\0 "), "Eicar-Test");
        assert_eq!(shown_signature(&"x".repeat(900)).len(), MOST_FOUND);
    }

    #[test]
    fn retries_with_exponential_backoff() {
        assert_eq!([0, 1, 2, 4, 5, 4_000_000_000].map(seconds_until_next), [5, 10, 20, 80, 120, 120]);
        assert!(scanner_away(0).contains("less than a minute"));
        assert!(scanner_away(90).contains("90 minutes"));
        assert!(scanner_away(180).contains("3 hours"));
    }
}
