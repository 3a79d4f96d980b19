//! Lenders add, change and remove the entities of a loan, except underwriters; a person also needs UpdateBorrower.

use serde::{Deserialize, Serialize};

use super::entity::EntityType;
use crate::team::permission::Permission;
use crate::team::role::Role;
use crate::text;
use crate::value::fixed_word::known_or_none;
use crate::violation::Verdict;

/// A viewer who wants to change an entity, and its kind.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EntityEditing {
    /// The signed-in person's role on the loan.
    pub viewer_role: Role,
    /// The permissions the signed-in person holds.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// The kind of the entity; none, or an unknown one, stands for entities in general.
    #[serde(default, deserialize_with = "known_or_none")]
    pub entity_type: Option<EntityType>,
}

/// Lenders change the entities of a loan, except underwriters; a person also needs UpdateBorrower.
///
/// Returns whether the entity may be changed, and the reason if not.
///
/// Rule from platform §6; PERM-07; resolution 39.
#[must_use]
pub fn entity_editing(input: &EntityEditing) -> Verdict {
    let person = input.entity_type == Some(EntityType::Individual);
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
