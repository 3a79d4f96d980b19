//! The lender for messaging: lenders use their own company, everyone else has a list.

use serde::{Deserialize, Serialize};

use crate::team::role::RoleGroup;

/// The viewer and the chosen lender.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MessageLenders {
    /// The viewer's group.
    pub viewer_group: RoleGroup,
    /// The id of the viewer's company.
    #[serde(default)]
    pub company_id: Option<String>,
    /// The ids of the lenders of the viewer's loans.
    #[serde(default)]
    pub lenders: Vec<String>,
    /// The lender in the address (`messageLenderId`).
    #[serde(default)]
    pub chosen: Option<String>,
}

/// The lenders for messaging.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MessageLendersAnswer {
    /// The lenders to choose from; none for lenders.
    pub offered: Vec<String>,
    /// The lender whose threads are shown.
    pub lender_id: Option<String>,
    /// The companies whose unread messages are counted, one call each.
    pub counted: Vec<String>,
}

/// Lenders message as their own company; everyone else has a list of their lenders.
///
/// Returns the lenders to offer and the one to show; a single lender needs no choice.
///
/// Rule from messaging §6; PERM-13, PERM-14, ROUTE-40, UNREAD-01.
#[must_use]
pub fn message_lenders(input: &MessageLenders) -> MessageLendersAnswer {
    if input.viewer_group == RoleGroup::Lender {
        let counted = input.company_id.iter().cloned().collect();
        return MessageLendersAnswer { offered: Vec::new(), lender_id: input.company_id.clone(), counted };
    }
    let mut known = std::collections::BTreeSet::new();
    let offered: Vec<String> = input.lenders.iter().filter(|id| known.insert(*id)).cloned().collect();
    let chosen = input.chosen.as_ref().filter(|id| known.contains(id)).cloned();
    let single = offered.first().filter(|_| offered.len() == 1).cloned();
    MessageLendersAnswer { lender_id: chosen.or(single), counted: offered.clone(), offered }
}
