//! Visibility of entities: lenders see every entity of a loan; borrowers do too, but only name and labels of other
//! people; contacts see only themselves. Only its holder and viewers with SeeDriversLicense see a license.

use serde::{Deserialize, Serialize};

use super::entity::EntityType;
use crate::team::permission::Permission;
use crate::team::role::{Role, RoleGroup};

/// An entity and its viewer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EntitySight {
    /// The viewer's role on the loan.
    pub viewer_role: Role,
    /// The permissions the viewer holds.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// The kind of the entity.
    pub entity_type: EntityType,
    /// Whether the viewer is the person.
    #[serde(default)]
    pub own: bool,
    /// Whether the person behind the entity is hidden from the viewer.
    #[serde(default)]
    pub person_hidden: bool,
}

/// The parts of the entity that the viewer sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EntitySightAnswer {
    /// Its kind, name and labels.
    pub seen: bool,
    /// Its contact details, address and EIN.
    pub details: bool,
    /// A person's license.
    pub licence: bool,
}

/// Lenders see every entity of a loan, borrowers only name and labels of other people, and contacts only themselves.
///
/// Returns the visible parts of the entity.
///
/// Rule from platform §2, §6; PERM-09, LICENCE-05.
#[must_use]
pub fn entity_sight(input: &EntitySight) -> EntitySightAnswer {
    let group = input.viewer_role.group();
    let seen = input.own || (group != RoleGroup::Contact && !input.person_hidden);
    let lender = group == RoleGroup::Lender;
    let person = input.entity_type == EntityType::Individual;
    let permitted = lender && input.permissions.contains(&Permission::SeeDriversLicense);
    EntitySightAnswer {
        seen,
        details: seen && (input.own || lender || !person),
        licence: seen && person && (input.own || permitted),
    }
}
