//! Comments on a request: not empty and limited in length. Only lenders can write internal ones.

use crate::team::role::RoleGroup;
use crate::text::needs_list as text;
use crate::value::limits;
use crate::violation::Violation;
use serde::{Deserialize, Serialize};

/// Whether a person reads the lenders' internal comments too.
#[must_use]
pub fn can_read_internal(viewer: RoleGroup) -> bool {
    viewer == RoleGroup::Lender
}

/// A person who begins to write a comment.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CommentAuthor {
    /// The role group of the person.
    pub viewer: RoleGroup,
}

/// The visibility of a comment unless its author chooses otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CommentVisibility {
    /// Whether the author may choose.
    pub is_choice: bool,
    /// Whether borrowers and contacts who see the request may read it, unless the author chooses otherwise.
    pub visible_to_borrower: bool,
    /// The label of the choice.
    pub label: &'static str,
    /// The mark of a comment that only lenders read.
    pub internal_label: &'static str,
}

/// A lender's comment is internal unless the lender makes it visible to borrowers; everyone who sees the request reads the
/// comments of borrowers and contacts.
///
/// Whether the author may choose who reads the comment, and the choice before anything is chosen.
///
/// Rule from platform §1; NEEDS-01.
#[must_use]
pub fn comment_visibility(input: &CommentAuthor) -> CommentVisibility {
    let lender = input.viewer == RoleGroup::Lender;
    CommentVisibility {
        is_choice: lender,
        visible_to_borrower: !lender,
        label: text::COMMENT_VISIBLE.template,
        internal_label: text::COMMENT_INTERNAL.template,
    }
}

/// A comment as typed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CommentForm {
    /// The role group of the person.
    pub viewer: RoleGroup,
    /// The comment's text.
    pub body: String,
    /// Whether borrowers and contacts who see the request may read it.
    pub visible_to_borrower: bool,
}

/// A comment says something, in at most 2,000 characters; only lenders keep one among themselves.
///
/// Why the comment is refused; empty when it can be saved.
///
/// Rule from platform §1; NEEDS-01.
#[must_use]
pub fn check_comment(input: &CommentForm) -> Vec<Violation> {
    let body = input.body.trim();
    let mut problems = Vec::new();
    if body.is_empty() {
        problems.push(text::COMMENT_REQUIRED.violation("body"));
    }
    problems.extend(limits::text_problem("body", &input.body));
    if input.viewer != RoleGroup::Lender && !input.visible_to_borrower {
        problems.push(text::COMMENT_FOR_LENDERS.violation("visibleToBorrower"));
    }
    problems
}
