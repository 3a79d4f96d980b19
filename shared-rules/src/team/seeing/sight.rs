//! The reasons why a viewer sees or doesn't see a loan's people, for the rule on visible members.

use crate::because::Explained;
use crate::team::member::Member;
use crate::team::role::RoleGroup;
use crate::team::visibility::{VisibleMembers, sees};
use crate::text::{self, Text};

/// Each member's visibility to a viewer has a reason.
///
/// Returns each member in input order, with whether the viewer sees them and why.
///
/// Rule from platform §6; TEAM-17, CONTACT-29.
#[must_use]
pub fn explain_members(input: &VisibleMembers) -> Vec<Explained> {
    let viewer = input.viewer_user_id.as_deref();
    let explained = input.members.iter().map(|member| Explained {
        id: member.id.clone(),
        sees: sees(input.viewer_group, viewer, member),
        because: reason(input.viewer_group, viewer, member).into(),
    });
    explained.collect()
}

fn reason(group: RoleGroup, viewer: Option<&str>, member: &Member) -> Text {
    let is_viewer = |id: Option<&str>| viewer.is_some() && viewer == id;
    if is_viewer(member.user.id.as_deref()) {
        text::sight::OWN_ROLE
    } else if is_viewer(member.listed_by.as_deref()) {
        text::sight::OWN_CONTACT
    } else if group == RoleGroup::Lender {
        if member.visible_to_lender {
            text::sight::LENDERS_SEE_PEOPLE
        } else {
            text::sight::KEPT_FROM_LENDERS
        }
    } else if member.visible_to_borrower {
        text::sight::SHOWN_TO_BORROWERS
    } else {
        text::sight::KEPT_FROM_BORROWERS
    }
}
