//! A document has versions: a new file replaces the previous one, which is stored as an earlier version. A lender's
//! verdict applied to the earlier file, so the new one is reviewed again.

use crate::documents::rename::{FileNameInput, name_parts};
use crate::documents::stored_files::answer_state::AnswerState;

/// As many versions a document has at most.
pub const MOST_VERSIONS: u32 = 50;

/// Whether a document with this many versions accepts another one.
#[must_use]
pub const fn takes_another(versions: u32) -> bool {
    versions < MOST_VERSIONS
}

/// The review state of an answer whose document got new content: not reviewed.
#[must_use]
pub const fn after_new_version(_before: AnswerState) -> AnswerState {
    AnswerState::Submitted
}

/// A document's name after a file with that name replaces it: unchanged, unless the file is of another type.
#[must_use]
pub fn name_with_new_version(name: &str, file: &str) -> String {
    let extension = |name: &str| name_parts(&FileNameInput { name: name.to_owned() }).extension;
    let same = extension(name).eq_ignore_ascii_case(&extension(file));
    if same { name.to_owned() } else { file.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_version_is_reviewed_again() {
        for before in [AnswerState::Submitted, AnswerState::Accepted, AnswerState::Rejected] {
            assert_eq!(after_new_version(before), AnswerState::Submitted);
        }
    }

    #[test]
    fn allows_at_most_fifty_versions() {
        assert!(takes_another(1) && takes_another(49));
        assert!(!takes_another(50) && !takes_another(u32::MAX));
    }

    #[test]
    fn keeps_name_if_type_is_the_same() {
        assert_eq!(name_with_new_version("W-2 2025.pdf", "scan.PDF"), "W-2 2025.pdf");
        assert_eq!(name_with_new_version("W-2 2025.jpg", "scan.pdf"), "scan.pdf");
    }
}
