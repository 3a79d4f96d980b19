//! A role can be removed when it isn't disabled, has an id, and isn't the loan's only lead lender.

use serde::{Deserialize, Serialize};

use crate::team::role::Role;
use crate::text;
use crate::violation::Verdict;

/// A role to remove.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RoleRemoval {
    /// The loan role's id; a pending invitation has none.
    #[serde(default)]
    pub id: Option<String>,
    /// The role.
    pub role: Role,
    /// Whether its row is disabled: no permission, or a call is running.
    #[serde(default)]
    pub disabled: bool,
    /// How many lead lenders the loan has, this one included.
    pub lead_lenders: u32,
}

/// A role can be removed when it isn't disabled, has an id, and isn't the only lead lender.
///
/// Returns whether the role can be removed, and the reason if not (TEAM-08; resolution 30).
///
/// Rule from platform §5; TEAM-08.
#[must_use]
pub fn role_removal(input: &RoleRemoval) -> Verdict {
    let text = if input.id.as_deref().unwrap_or_default().is_empty() {
        Some(text::team::ROLE_PENDING)
    } else if input.role == Role::LeadLender && input.lead_lenders <= 1 {
        Some(text::team::ONLY_LEAD_LENDER)
    } else if input.disabled {
        Some(text::team::ROLE_DISABLED)
    } else {
        None
    };
    text.map(|text| text.violation("role")).into()
}
