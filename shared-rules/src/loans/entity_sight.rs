//! Lenders see every entity of a loan. Borrowers see them too, but of other people only name and labels;
//! contacts see none but themselves. A licence is for its holder and for those with SeeDriversLicense.

use serde::{Deserialize, Serialize};

use super::entity::EntityType;
use crate::team::permission::Permission;
use crate::team::role::{Role, RoleGroup};

/// An entity and who looks at it.
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
    /// Whether the person behind it is kept from the viewer.
    #[serde(default)]
    pub person_hidden: bool,
}

/// What the viewer sees of the entity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EntitySightAnswer {
    /// That it is on the loan: its kind, name and labels.
    pub seen: bool,
    /// How to reach it, where it is, its EIN.
    pub details: bool,
    /// A person's licence.
    pub licence: bool,
}

/// Lenders see every entity of a loan, borrowers of other people only name and labels, contacts only
/// themselves.
///
/// What of the entity is seen.
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
