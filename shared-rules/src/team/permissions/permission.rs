//! Each role starts with a fixed set of permissions; single ones can be granted or revoked.

use serde::{Deserialize, Serialize};

use crate::team::role::Role;

/// A permission on a loan beyond being a member (platform §6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Permission {
    /// Load and manage the lender's employees.
    CrudAssociate,
    /// Add and remove lead lenders (resolution 94).
    MakeLeads,
    /// Edit borrowers.
    UpdateBorrower,
    /// See borrowers' credit scores and order reports.
    SeeBorrowersCreditScore,
    /// See borrowers' tasks and task counts.
    SeeBorrowersTasks,
    /// See other people's driver's licenses; a person's own is always visible to them.
    SeeDriversLicense,
    /// Message people whose role includes LENDER.
    LendingTeamCommunication,
    /// Message everyone else.
    BorrowerTeamCommunication,
}

impl Permission {
    /// Display name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::CrudAssociate => "Manage employees",
            Self::MakeLeads => "Assign lead lenders",
            Self::UpdateBorrower => "Edit borrowers",
            Self::SeeBorrowersCreditScore => "See credit scores",
            Self::SeeBorrowersTasks => "See borrowers’ tasks",
            Self::SeeDriversLicense => "See driver’s licenses",
            Self::LendingTeamCommunication => "Message lenders",
            Self::BorrowerTeamCommunication => "Message everyone else",
        }
    }

    /// Description of what the permission allows.
    #[must_use]
    pub const fn about(self) -> &'static str {
        match self {
            Self::CrudAssociate => "View and add employees, and change their roles",
            Self::MakeLeads => "Add and remove lead lenders in the company and on its loans",
            Self::UpdateBorrower => "Edit borrowers and the people on a loan",
            Self::SeeBorrowersCreditScore => "See borrowers’ credit scores and order reports",
            Self::SeeBorrowersTasks => "See what borrowers still have to do",
            Self::SeeDriversLicense => "See other people’s licenses. Everyone can see their own",
            Self::LendingTeamCommunication => "Send messages to the lending team",
            Self::BorrowerTeamCommunication => {
                "Send messages to borrowers, contacts, managers and underwriters"
            }
        }
    }
}

use Permission::{
    BorrowerTeamCommunication, CrudAssociate, LendingTeamCommunication, MakeLeads, SeeBorrowersCreditScore,
    SeeBorrowersTasks, SeeDriversLicense, UpdateBorrower,
};

impl Permission {
    /// Every permission.
    pub const ALL: [Self; 8] = [
        CrudAssociate,
        MakeLeads,
        UpdateBorrower,
        SeeBorrowersCreditScore,
        SeeBorrowersTasks,
        SeeDriversLicense,
        LendingTeamCommunication,
        BorrowerTeamCommunication,
    ];

    /// Returns whether people in `role` hold it by default. Leads hold all permissions; managers all but assigning
    /// leads; associates all but that and managing employees; lenders work with borrowers without seeing their scores
    /// and licenses; underwriters see everything and change nothing; the others may only send messages.
    #[must_use]
    pub const fn by_default(self, role: Role) -> bool {
        match self {
            LendingTeamCommunication | BorrowerTeamCommunication => true,
            MakeLeads => matches!(role, Role::LeadLender),
            CrudAssociate => matches!(role, Role::LeadLender | Role::Manager),
            UpdateBorrower => role.is_lender() && !matches!(role, Role::Underwriter),
            SeeBorrowersTasks => role.is_lender(),
            SeeBorrowersCreditScore | SeeDriversLicense => role.is_lender() && !matches!(role, Role::Lender),
        }
    }
}

/// One permission granted to or revoked from a role.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct PermissionOverride {
    /// The permission.
    pub permission: Permission,
    /// Whether it is granted or revoked.
    pub granted: bool,
}

/// A role and the changes from its default permissions.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RolePermissions {
    /// The person's role on the loan.
    pub role: Role,
    /// The changes from the default; the last one for a permission wins.
    #[serde(default)]
    pub overrides: Vec<PermissionOverride>,
}

/// Each role starts with a fixed set of permissions; single ones can be granted or revoked.
///
/// Returns the permissions a person holds, in the order of the specification.
///
/// Rule from platform §6; PERM-06…09.
#[must_use]
pub fn role_permissions(input: &RolePermissions) -> Vec<Permission> {
    let decided =
        |permission| input.overrides.iter().rev().find(|o| o.permission == permission).map(|o| o.granted);
    Permission::ALL
        .into_iter()
        .filter(|&permission| decided(permission).unwrap_or_else(|| permission.by_default(input.role)))
        .collect()
}
