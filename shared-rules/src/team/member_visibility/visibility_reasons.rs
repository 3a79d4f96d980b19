//! The reasons why a viewer sees or doesn't see a loan's people, for the rule on visible members.

use crate::team::member::Member;
use crate::team::role::RoleGroup;
use crate::team::visibility::{VisibleMembers, member_is_visible};
use crate::text::{self, Text};
use crate::visibility_reason::VisibilityExplanation;

/// Each member's visibility to a viewer has a reason.
///
/// Returns each member in input order, with whether the viewer sees them and why.
///
/// Rule from platform §6; TEAM-17, CONTACT-29.
#[must_use]
pub fn explain_members(input: &VisibleMembers) -> Vec<VisibilityExplanation> {
    let viewer = input.viewer_user_id.as_deref();
    let explained = input.members.iter().map(|member| VisibilityExplanation {
        id: member.id.clone(),
        sees: member_is_visible(input.viewer_group, viewer, member),
        because: reason(input.viewer_group, viewer, member).into(),
    });
    explained.collect()
}

fn reason(group: RoleGroup, viewer: Option<&str>, member: &Member) -> Text {
    let is_viewer = |id: Option<&str>| viewer.is_some() && viewer == id;
    if is_viewer(member.user.id.as_deref()) {
        text::visibility::OWN_ROLE
    } else if is_viewer(member.listed_by.as_deref()) {
        text::visibility::OWN_CONTACT
    } else if group == RoleGroup::Lender {
        if member.visible_to_lender {
            text::visibility::LENDERS_SEE_PEOPLE
        } else {
            text::visibility::KEPT_FROM_LENDERS
        }
    } else if member.visible_to_borrower {
        text::visibility::SHOWN_TO_BORROWERS
    } else {
        text::visibility::KEPT_FROM_BORROWERS
    }
}
