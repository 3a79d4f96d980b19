//! Lenders add, change and remove the entities of a loan, but underwriters don't; a person among them
//! needs UpdateBorrower.

use serde::{Deserialize, Serialize};

use crate::team::permission::Permission;
use crate::team::role::Role;
use crate::text;
use crate::violation::Verdict;

/// The kind of entity that is a person.
const INDIVIDUAL: &str = "INDIVIDUAL";

/// Who wants to change which kind of entity.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EntityEditing {
    /// The signed-in person's role on the loan.
    pub viewer_role: Role,
    /// The permissions the signed-in person holds.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// The kind of the entity; none asks about entities in general.
    #[serde(default)]
    pub entity_type: Option<String>,
}

/// Lenders change the entities of a loan, but underwriters don't; a person among them needs
/// UpdateBorrower.
///
/// Whether the entity may be changed, and if not, why.
///
/// Rule in people, from platform §6; PERM-07; resolution 39.
#[must_use]
pub fn entity_editing(input: &EntityEditing) -> Verdict {
    let person = input.entity_type.as_deref() == Some(INDIVIDUAL);
    let text = if input.viewer_role == Role::Underwriter {
        Some(text::loans::UNDERWRITER_EDITS_ENTITIES)
    } else if !input.viewer_role.is_lender() {
        Some(text::loans::ONLY_LENDERS_EDIT_ENTITIES)
    } else if person && !input.permissions.contains(&Permission::UpdateBorrower) {
        Some(text::team::NO_BORROWER_EDITING)
    } else {
        None
    };
    text.map(|text| text.violation("entityType")).into()
}
