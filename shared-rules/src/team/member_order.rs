//! Lenders are sorted by role (lead lender, manager, associate lender, lender, underwriter), then by name; borrowers
//! with the lead borrower first, then by name.

use crate::value::ordering::order_by;
use serde::{Deserialize, Serialize};

use super::member::Member;

/// Members in any order.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SortMembers {
    /// The members, of any role.
    pub members: Vec<Member>,
}

/// Lenders are sorted by role, borrowers with the lead borrower first, then all by name.
///
/// Returns the members' ids: lenders, borrowers, contacts, each in order (TEAM-14, TEAM-15; resolution 32).
///
/// Rule from platform §6; TEAM-14, TEAM-15.
#[must_use]
pub fn sort_members(input: &SortMembers) -> Vec<String> {
    sorted(input.members.iter()).into_iter().map(|member| member.id.clone()).collect()
}

/// Returns the members in order; the sort is stable.
pub(crate) fn sorted<'a>(members: impl Iterator<Item = &'a Member>) -> Vec<&'a Member> {
    let mut members: Vec<_> = members.collect();
    order_by(&mut members, |member| member.sort_key());
    members
}
