//! What is said about a request: something, and not too much. Only lenders keep a comment among themselves.

use crate::team::role::RoleGroup;
use crate::text::needs_list as text;
use crate::value::limits;
use crate::violation::Violation;
use serde::{Deserialize, Serialize};

/// Whether somebody also reads what lenders keep among themselves.
#[must_use]
pub fn reads_kept(viewer: RoleGroup) -> bool {
    viewer == RoleGroup::Lender
}

/// A comment as typed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CommentForm {
    /// The role group of the person.
    pub viewer: RoleGroup,
    /// What they say.
    pub body: String,
    /// Whether borrowers and contacts who see the request may read it.
    pub visible_to_borrower: bool,
}

/// A comment says something, in at most 2,000 characters; only lenders keep one among themselves.
///
/// What stands against the comment; nothing when it can be kept.
///
/// Rule in people, from platform §1; NEEDS-01.
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
