//! An overview item shows up to three labels, fewer when they don't fit; a key contact's row at most one. A label is
//! offered only for roles that can have it.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::role::{Role, RoleGroup};
use crate::text;
use crate::violation::Violation;

/// The labels an overview item shows at first.
pub const INITIAL_LABELS: u32 = 3;

/// The labels of one overview item.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct VisibleLabels {
    /// The number of labels it has.
    pub labels: u32,
    /// Whether it is a key contact's row.
    #[serde(default)]
    pub key_contact: bool,
    /// The number of labels that fit in the row, once measured.
    #[serde(default)]
    pub fitting: Option<u32>,
}

/// The number of labels shown and the number in the overflow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LabelCount {
    /// Shown in the row.
    pub shown: u32,
    /// In the overflow.
    pub more: u32,
}

/// An overview item shows up to three labels, a key contact's row at most one.
///
/// Returns the number of labels to show; at least one if there are any.
///
/// Rule from platform §9; TEAM-04…06.
#[must_use]
pub fn visible_labels(input: &VisibleLabels) -> LabelCount {
    let most = if input.key_contact { 1 } else { INITIAL_LABELS };
    let fitting = input.fitting.unwrap_or(most).max(1);
    let shown = input.labels.min(most).min(fitting);
    LabelCount { shown, more: input.labels.saturating_sub(shown) }
}

/// A label of the loan.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RoleLabel {
    /// The title.
    pub title: String,
    /// Whether borrowers can have it.
    #[serde(default)]
    pub can_be_on_borrower: bool,
    /// Whether lenders can have it.
    #[serde(default)]
    pub can_be_on_lender: bool,
}

/// The loan's labels and the role to label.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OfferedLabels {
    /// The role.
    pub role: Role,
    /// All labels available.
    pub labels: Vec<RoleLabel>,
}

/// A label is offered only for roles that can have it.
///
/// Returns the titles of the labels that the role can have; contacts can have any.
///
/// Rule from platform §3; ENTITY-08.
#[must_use]
pub fn offered_labels(input: &OfferedLabels) -> Vec<String> {
    let fits = |label: &&RoleLabel| match input.role.group() {
        RoleGroup::Borrower => label.can_be_on_borrower,
        RoleGroup::Lender => label.can_be_on_lender,
        RoleGroup::Contact => true,
    };
    input.labels.iter().filter(fits).map(|label| label.title.clone()).collect()
}

/// The labels chosen for a role.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CheckLabels {
    /// The role.
    pub role: Role,
    /// All labels available.
    pub labels: Vec<RoleLabel>,
    /// The titles chosen.
    pub chosen: Vec<String>,
}

/// Only labels offered for a role can be added to it.
///
/// Returns the violations: each chosen label must be offered for the role.
///
/// Rule from platform §3; ENTITY-08, API-21.
#[must_use]
pub fn check_labels(input: &CheckLabels) -> Vec<Violation> {
    let offered = offered_labels(&OfferedLabels { role: input.role, labels: input.labels.clone() });
    let offered: HashSet<&String> = offered.iter().collect();
    let refused = input.chosen.iter().filter(|title| !offered.contains(title));
    refused.map(|title| text::team::LABEL_NOT_OFFERED.violation_with("labels", &[("title", title)])).collect()
}
