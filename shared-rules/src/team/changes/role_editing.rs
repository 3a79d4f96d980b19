//! Lenders edit the roles of a loan, except underwriters; a borrower's role also needs UpdateBorrower.

use serde::{Deserialize, Serialize};

use crate::team::permission::Permission;
use crate::team::role::Role;
use crate::text;
use crate::violation::Verdict;

/// A viewer who wants to edit a role, and that role.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RoleEditing {
    /// The signed-in person's role on the loan.
    pub viewer_role: Role,
    /// The permissions the signed-in person holds.
    pub permissions: Vec<Permission>,
    /// The role to be edited.
    pub edited_role: Role,
}

/// Lenders edit the roles of a loan, except underwriters; a borrower's role also needs UpdateBorrower.
///
/// Returns whether the role may be edited, and the reason if not (TEAM-09, PERM-07; resolutions 29, 39).
///
/// Rule from platform §5; TEAM-09, PERM-07.
#[must_use]
pub fn role_editing(input: &RoleEditing) -> Verdict {
    let may_update = input.permissions.contains(&Permission::UpdateBorrower);
    let text = if input.viewer_role == Role::Underwriter {
        Some(text::team::UNDERWRITER_EDITS)
    } else if !input.viewer_role.is_lender() {
        Some(text::team::ONLY_LENDERS_EDIT)
    } else if input.edited_role.is_borrower() && !may_update {
        Some(text::team::NO_BORROWER_EDITING)
    } else {
        None
    };
    text.map(|text| text.violation("role")).into()
}
