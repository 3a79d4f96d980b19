//! The team panel lists lenders, borrowers and key contacts; leads and members share the group key 'LEAD/MEMBER', key
//! contacts have 'KEY_CONTACT'. Other contacts are listed on the overview, under a separate heading.

pub mod my_lenders;

use serde::Serialize;

use super::member::Section;
use super::member_order::sorted;
use super::select_list::heading;
use super::visibility::{VisibleMembers, member_is_visible};

/// The internal title of a group (TEAM-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub enum GroupKey {
    /// Leads and members of the lending or the borrowing team.
    #[serde(rename = "LEAD/MEMBER")]
    LeadMember,
    /// Key contacts.
    #[serde(rename = "KEY_CONTACT")]
    KeyContact,
}

/// One group of the panel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PanelGroup {
    /// The group's key.
    pub key: GroupKey,
    /// The people of the group.
    pub section: Section,
    /// The heading to show.
    pub heading: &'static str,
    /// The members' ids, in order; may be empty.
    pub members: Vec<String>,
}

/// The team panel lists lenders, borrowers and key contacts.
///
/// Returns the panel's three groups as the viewer sees them (TEAM-01, TEAM-14 … TEAM-17; resolution 33).
///
/// Rule from platform §2.6, §6; TEAM-01, TEAM-16.
#[must_use]
pub fn team_panel(input: &VisibleMembers) -> Vec<PanelGroup> {
    let group = |key, section| {
        let heading = heading(section, input.viewer_group);
        PanelGroup { key, section, heading, members: people_of(input, section) }
    };
    vec![
        group(GroupKey::LeadMember, Section::LendingTeam),
        group(GroupKey::LeadMember, Section::BorrowingTeam),
        group(GroupKey::KeyContact, Section::KeyContacts),
    ]
}

fn people_of(input: &VisibleMembers, section: Section) -> Vec<String> {
    let seen = |m: &&_| member_is_visible(input.viewer_group, input.viewer_user_id.as_deref(), m);
    let members = input.members.iter().filter(seen).filter(|m| m.on_loan && m.section() == section);
    sorted(members).into_iter().map(|member| member.id.clone()).collect()
}

/// The contacts of a loan who aren't key contacts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PlainContacts {
    /// The people of the group.
    pub section: Section,
    /// The heading to show.
    pub heading: &'static str,
    /// The members' ids, in order; may be empty.
    pub members: Vec<String>,
}

/// A loan's contacts who aren't key contacts are listed separately from the team, in order.
///
/// Returns the loan's other contacts as the viewer sees them.
///
/// Rule from platform §1, §2.6; PERM-03, TEAM-01.
#[must_use]
pub fn plain_contacts(input: &VisibleMembers) -> PlainContacts {
    let section = Section::Contacts;
    let heading = heading(section, input.viewer_group);
    PlainContacts { section, heading, members: people_of(input, section) }
}
