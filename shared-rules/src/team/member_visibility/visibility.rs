//! A role may be hidden from borrowers, and a contact from lenders: lenders see the roles not hidden from them,
//! everyone else those visible to borrowers. People always see their own role and their own contacts.

use serde::{Deserialize, Serialize};

use crate::team::member::Member;
use crate::team::role::RoleGroup;

/// The members of a loan and the viewer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct VisibleMembers {
    /// The viewer's group.
    pub viewer_group: RoleGroup,
    /// The viewer's user id; their own role is always visible.
    #[serde(default)]
    pub viewer_user_id: Option<String>,
    /// The roles of the loan.
    pub members: Vec<Member>,
}

/// Lenders see the roles not hidden from them, everyone else those visible to borrowers, and all people see their own
/// role and their contacts.
///
/// Returns the ids of the members that the viewer may see, in input order.
///
/// Rule from platform §5, §6; TEAM-17, CONTACT-29.
#[must_use]
pub fn visible_members(input: &VisibleMembers) -> Vec<String> {
    let seen = input
        .members
        .iter()
        .filter(|m| member_is_visible(input.viewer_group, input.viewer_user_id.as_deref(), m));
    seen.map(|member| member.id.clone()).collect()
}

/// Returns whether a viewer of `group` may see `member`.
pub(crate) fn member_is_visible(group: RoleGroup, viewer_user_id: Option<&str>, member: &Member) -> bool {
    let is_viewer = |id: Option<&str>| viewer_user_id.is_some() && viewer_user_id == id;
    let own = is_viewer(member.user.id.as_deref()) || is_viewer(member.listed_by.as_deref());
    own || is_visible_to_group(group, member.visible_to_lender, member.visible_to_borrower)
}

/// Returns whether a role is visible to people of that group: lenders have a separate setting, everyone else shares the
/// borrowers'.
#[must_use]
pub fn is_visible_to_group(group: RoleGroup, visible_to_lender: bool, visible_to_borrower: bool) -> bool {
    if group == RoleGroup::Lender { visible_to_lender } else { visible_to_borrower }
}
