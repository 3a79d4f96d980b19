//! The team-member select list groups people under 'My Team' (for lenders) or 'Lending Team',
//! 'Borrowing Team', 'Key Contacts' and 'Contacts'. A group without members isn't shown; people who
//! aren't on the loan are offered in company mode only.

use serde::{Deserialize, Serialize};

use crate::team::member::{Member, Section};
use crate::team::member_order::sorted;
use crate::team::role::RoleGroup;
use crate::text;

/// The people to choose from, and the viewer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SelectGroups {
    /// The viewer's group.
    pub viewer_group: RoleGroup,
    /// Whether employees and borrowers who aren't on the loan are offered too.
    #[serde(default)]
    pub company_mode: bool,
    /// The people, after filtering by a search.
    pub members: Vec<Member>,
}

/// A group of the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SelectGroup {
    /// The people of the group.
    pub section: Section,
    /// The heading to show.
    pub heading: &'static str,
    /// The members' ids, in order; never empty.
    pub members: Vec<String>,
}

/// The select list groups people by team; a group without members isn't shown.
///
/// Returns the groups that have members.
///
/// Rule from platform §2.7; SELECT-04, SELECT-05, TEAM-12.
#[must_use]
pub fn select_groups(input: &SelectGroups) -> Vec<SelectGroup> {
    [Section::LendingTeam, Section::BorrowingTeam, Section::KeyContacts, Section::Contacts]
        .into_iter()
        .map(|section| {
            let offered = input.members.iter().filter(|member| member.on_loan || input.company_mode);
            let members = sorted(offered.filter(|member| member.section() == section));
            SelectGroup {
                section,
                heading: heading(section, input.viewer_group),
                members: members.into_iter().map(|member| member.id.clone()).collect(),
            }
        })
        .filter(|group| !group.members.is_empty())
        .collect()
}

/// Returns the heading of a section: a lender's lending team is 'My Team' (resolution 34).
pub(crate) const fn heading(section: Section, viewer_group: RoleGroup) -> &'static str {
    match (section, viewer_group) {
        (Section::LendingTeam, RoleGroup::Lender) => text::team::MY_TEAM.template,
        (Section::LendingTeam, _) => text::team::LENDING_TEAM.template,
        (Section::BorrowingTeam, _) => text::team::BORROWING_TEAM.template,
        (Section::KeyContacts, _) => text::contacts::KEY_CONTACTS.template,
        (Section::Contacts, _) => text::contacts::CONTACTS.template,
    }
}
