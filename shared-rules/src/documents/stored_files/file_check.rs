//! Whether a file can be opened: the outcome of its virus check, and whether its stored bytes are those that were uploaded.

use serde::{Deserialize, Serialize};

use super::virus_scan::ScanState;

/// Days after which the stored bytes of a file are compared with its checksum again.
pub const VERIFIED_DAYS: i64 = 7;
/// The most notices of damaged files within a day; metrics count all of them.
pub const MOST_DAMAGE_NOTICES: u64 = 20;

/// The state of a stored file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum FileCheckState {
    /// It waits for its virus check.
    Pending,
    /// No malware was found.
    Clean,
    /// Malware was found.
    Infected,
    /// It wasn't checked for viruses: it exceeds the scanner's size limit, or the scanner was removed.
    Unchecked,
    /// Its stored bytes are missing, or differ from those that were uploaded.
    Damaged,
}

impl FileCheckState {
    /// Returns the state of a file with that virus check; none when nothing is known of it.
    #[must_use]
    pub const fn of(scan: Option<ScanState>, is_damaged: bool) -> Option<Self> {
        match scan {
            Some(ScanState::Infected) => Some(Self::Infected),
            _ if is_damaged => Some(Self::Damaged),
            Some(ScanState::Pending) => Some(Self::Pending),
            Some(ScanState::Clean) => Some(Self::Clean),
            Some(ScanState::Unchecked) => Some(Self::Unchecked),
            None => None,
        }
    }

    /// Whether the file can be opened.
    #[must_use]
    pub const fn opens(self) -> bool {
        !matches!(self, Self::Pending | Self::Infected | Self::Damaged)
    }

    /// Returns the message for a lender or another person; none when there is nothing to say.
    #[must_use]
    pub const fn message(self, is_lender: bool) -> Option<&'static str> {
        match self {
            Self::Pending => Some("Being checked for viruses… You can open it once that is done."),
            Self::Infected if is_lender => {
                Some("Malware found. The file is quarantined and will be deleted after 30 days.")
            }
            Self::Infected => Some(
                "This file couldn’t be accepted because it contains malware. Check the device it came from for viruses, create the file again and upload it.",
            ),
            Self::Unchecked if is_lender => {
                Some("Not checked for viruses: the file is too large for the scanner. Open it with care.")
            }
            Self::Damaged if is_lender => Some(
                "Damaged: the stored file isn’t the one that was uploaded. Upload it again, or request it again. It can be opened again once the server administrator has restored it from a backup.",
            ),
            Self::Damaged => Some("This file was damaged on our side. Please upload it again."),
            Self::Unchecked | Self::Clean => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unopenable_file_has_a_message() {
        let scans = [
            None,
            Some(ScanState::Pending),
            Some(ScanState::Clean),
            Some(ScanState::Infected),
            Some(ScanState::Unchecked),
        ];
        for (scan, is_damaged) in scans.into_iter().flat_map(|scan| [(scan, false), (scan, true)]) {
            let Some(state) = FileCheckState::of(scan, is_damaged) else {
                assert!(scan.is_none() && !is_damaged);
                continue;
            };
            let waits = matches!(scan, Some(ScanState::Pending | ScanState::Infected));
            assert_eq!(state.opens(), !waits && !is_damaged, "{scan:?} {is_damaged}");
            let says = |is_lender| state.message(is_lender).is_some();
            assert!(state.opens() || (says(true) && says(false)), "{scan:?} {is_damaged}");
        }
        assert_eq!(FileCheckState::Unchecked.message(false), None);
    }

    #[test]
    fn malware_takes_precedence_over_damage() {
        assert_eq!(FileCheckState::of(Some(ScanState::Infected), true), Some(FileCheckState::Infected));
        assert_eq!(FileCheckState::of(Some(ScanState::Pending), true), Some(FileCheckState::Damaged));
    }
}
