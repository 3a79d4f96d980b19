//! Who at the lender works on a borrower's loan: the lead lender first, who is their loan officer.

use serde::Serialize;

use crate::team::order::{SortMembers, sorted};
use crate::team::role::Role;
use crate::text::team as text;

/// Somebody of the lender, as a borrower knows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MyLender {
    /// What the members call them by.
    pub id: String,
    /// What they are to the borrower.
    pub words: &'static str,
    /// Whether they are the one to turn to first.
    pub first: bool,
}

/// A borrower's loan officer stands first among the people of the lender, the others by role and name.
///
/// The lenders among the members that the borrower sees, in their order.
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
