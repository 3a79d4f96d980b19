//! The lender's people on a borrower's loan: first the lead lender, who is their loan officer.

use serde::Serialize;

use crate::team::member_order::{SortMembers, sorted};
use crate::team::role::Role;
use crate::text::team as text;

/// A person at the lender, as a borrower sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MyLender {
    /// The id among the members.
    pub id: String,
    /// The description of the person's role for borrowers.
    pub words: &'static str,
    /// Whether they are the primary contact.
    pub first: bool,
}

/// A borrower's loan officer comes first among the lender's people, the others are sorted by role and name.
///
/// Returns the lenders among the members that the borrower sees, in order.
///
/// Rule from platform §6; TEAM-14, TEAM-17.
#[must_use]
pub fn my_lenders(input: &SortMembers) -> Vec<MyLender> {
    let lenders = sorted(input.members.iter().filter(|member| member.role.is_lender()));
    let first = lenders.first().map(|member| member.id.clone());
    lenders
        .into_iter()
        .map(|member| MyLender {
            id: member.id.clone(),
            words: match member.role {
                Role::LeadLender => text::MY_LOAN_OFFICER,
                Role::Underwriter => text::MY_UNDERWRITER,
                _ => text::MY_LENDERS_TEAM,
            }
            .template,
            first: first.as_ref() == Some(&member.id),
        })
        .collect()
}
