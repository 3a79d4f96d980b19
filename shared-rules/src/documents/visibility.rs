//! A document is visible to the loan's lenders, its uploader, everyone who sees a request it belongs to, and everyone
//! who sees a message it is attached to.

use serde::{Deserialize, Serialize};

use crate::team::role::RoleGroup;
use crate::text;
use crate::visibility_reason::VisibilityReason;

/// Whether a person may file, rename and delete a document: the loan's lenders and its uploader.
#[must_use]
pub fn is_own_document(viewer: RoleGroup, uploaded: bool) -> bool {
    viewer == RoleGroup::Lender || uploaded
}

/// Whether a person may upload a new version of a document: those who may change it, and borrowers who see a request it
/// belongs to and isn't accepted yet, as they could answer that request too.
#[must_use]
pub fn can_add_version(viewer: RoleGroup, uploaded: bool, answers_seen: bool, accepted: bool) -> bool {
    is_own_document(viewer, uploaded) || (viewer == RoleGroup::Borrower && answers_seen && !accepted)
}

/// A document and who looks at it.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DocumentVisibility {
    /// The viewer's group.
    pub viewer: RoleGroup,
    /// Whether the viewer uploaded it.
    #[serde(default)]
    pub uploaded: bool,
    /// Whether it answers a request that the viewer sees.
    #[serde(default)]
    pub answers_seen: bool,
    /// Whether it is attached to a message that the viewer sees.
    #[serde(default)]
    pub came_with_seen: bool,
}

/// Whether the document is seen, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct DocumentVisibilityAnswer {
    /// Whether the viewer sees it.
    pub sees: bool,
    /// Why, or why not.
    pub because: VisibilityReason,
}

/// A document is seen by lenders, by its uploader, and by those who see a request it belongs to or a message it is
/// attached to.
///
/// Whether the viewer sees the document.
///
/// Rule from platform §6; NEEDS-20…22, MSG-05.
#[must_use]
pub fn document_sight(input: &DocumentVisibility) -> DocumentVisibilityAnswer {
    let (sees, text) = if input.viewer == RoleGroup::Lender {
        (true, text::visibility::LENDERS_SEE_DOCUMENTS)
    } else if input.uploaded {
        (true, text::visibility::OWN_UPLOAD)
    } else if input.answers_seen {
        (true, text::visibility::ANSWERS_SEEN)
    } else if input.came_with_seen {
        (true, text::visibility::CAME_WITH_SEEN)
    } else {
        (false, text::visibility::ANSWERS_UNSEEN)
    };
    DocumentVisibilityAnswer { sees, because: text.into() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn allows_new_version_to_owners_and_borrowers_who_could_answer() {
        for seen in [false, true] {
            for accepted in [false, true] {
                for group in [RoleGroup::Lender, RoleGroup::Borrower, RoleGroup::Contact] {
                    assert!(can_add_version(group, true, seen, accepted));
                }
                assert!(can_add_version(RoleGroup::Lender, false, seen, accepted));
                assert_eq!(can_add_version(RoleGroup::Borrower, false, seen, accepted), seen && !accepted);
                assert!(!can_add_version(RoleGroup::Contact, false, seen, accepted));
            }
        }
    }
}
