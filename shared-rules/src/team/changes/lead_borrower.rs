//! A loan has at most one lead borrower: a new one replaces the previous one, who stays on the loan as a borrower.

use serde::{Deserialize, Serialize};

use crate::team::role::Role;
use crate::text;

/// A role on the loan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct HeldRole {
    /// Its id.
    pub id: String,
    /// The role.
    pub role: Role,
    /// The name of the person.
    #[serde(default)]
    pub name: String,
}

/// A person who is about to get a role.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LeadBorrower {
    /// The loan's current roles.
    pub roles: Vec<HeldRole>,
    /// The id of the role that changes; none for a person who joins.
    #[serde(default)]
    pub id: Option<String>,
    /// The new role.
    pub new_role: Role,
    /// The name of the person.
    #[serde(default)]
    pub name: String,
}

/// The effect on the other lead borrowers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LeadBorrowerAnswer {
    /// The ids of the roles that become BORROWER.
    pub become_borrower: Vec<String>,
    /// The warning to confirm first; none when no other role changes.
    pub warning: Option<String>,
}

/// A loan has one lead borrower: a new one replaces the previous one.
///
/// Returns the roles that stop being lead borrower when the role is assigned.
///
/// Rule from platform §6; ENTITY-05; resolution 94.
#[must_use]
pub fn lead_borrower(input: &LeadBorrower) -> LeadBorrowerAnswer {
    let others: Vec<&HeldRole> = match input.new_role {
        Role::LeadBorrower => input
            .roles
            .iter()
            .filter(|held| held.role == Role::LeadBorrower && Some(&held.id) != input.id.as_ref())
            .collect(),
        _ => Vec::new(),
    };
    let warning = others.first().map(|before| {
        text::team::LEAD_BORROWER_CHANGES.fill(&[("name", &input.name), ("before", &before.name)])
    });
    LeadBorrowerAnswer { become_borrower: others.into_iter().map(|held| held.id.clone()).collect(), warning }
}
