//! A template can be applied for one person: a borrower or contact visible to the loan's lenders.

use crate::team::role::Role;
use crate::text::needs_list as text;
use crate::violation::Verdict;
use serde::{Deserialize, Serialize};

/// The person a template is to be made part of the list for.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TemplateBorrower {
    /// Their role on the loan; none when they aren't on it.
    #[serde(default)]
    pub role: Option<Role>,
    /// Whether lenders see them there.
    #[serde(default)]
    pub visible_to_lender: bool,
}

/// A template is applied for a person who is asked for documents on the loan and visible to its lenders.
///
/// Whether it can be applied for them, and if not, why.
///
/// Rule from platform §3; ENTITY-31, CONTACT-24.
#[must_use]
pub fn template_borrower(input: &TemplateBorrower) -> Verdict {
    let asked = input.visible_to_lender && input.role.is_some_and(|role| role.group().is_asked());
    (!asked).then(|| text::NOT_A_BORROWER.violation("borrowerUserId")).into()
}
