//! Eight roles on a loan, in three groups; every lender role belongs to the lending team, both borrower
//! roles to the borrowing team, and contacts to neither.

use serde::{Deserialize, Serialize};

/// A person's role on a loan. The order of the variants is the sort order of the lending team, then
/// the borrowers', then contacts (TEAM-14, TEAM-15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum Role {
    LeadLender,
    Manager,
    AssociateLender,
    Lender,
    Underwriter,
    LeadBorrower,
    Borrower,
    Contact,
}

impl Role {
    /// Display name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::LeadLender => "Lead lender",
            Self::Manager => "Manager",
            Self::AssociateLender => "Associate lender",
            Self::Lender => "Lender",
            Self::Underwriter => "Underwriter",
            Self::LeadBorrower => "Lead borrower",
            Self::Borrower => "Borrower",
            Self::Contact => "Contact",
        }
    }
}

/// The three groups that users fall into (platform §1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum RoleGroup {
    Borrower,
    Lender,
    Contact,
}

impl RoleGroup {
    /// Display name of its members.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Borrower => "Borrowers",
            Self::Lender => "Lenders",
            Self::Contact => "Contacts",
        }
    }
}

/// The borrower type (ENTITY-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum BorrowerType {
    Individual,
    Member,
}

impl BorrowerType {
    /// Display name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Individual => "Individual",
            Self::Member => "Member",
        }
    }

    /// Returns the suffix of the role's name for this borrower type; none for an individual.
    #[must_use]
    pub const fn beside_role(self) -> Option<&'static str> {
        match self {
            Self::Individual => None,
            Self::Member => Some("member"),
        }
    }
}

impl RoleGroup {
    /// Every group.
    pub const ALL: [Self; 3] = [Self::Borrower, Self::Lender, Self::Contact];

    /// Returns whether its members are asked for documents.
    #[must_use]
    pub const fn is_asked(self) -> bool {
        matches!(self, Self::Borrower | Self::Contact)
    }
}

impl BorrowerType {
    /// Every type.
    pub const ALL: [Self; 2] = [Self::Individual, Self::Member];
}

impl Role {
    /// Every role, in sort order.
    pub const ALL: [Self; 8] = [
        Self::LeadLender,
        Self::Manager,
        Self::AssociateLender,
        Self::Lender,
        Self::Underwriter,
        Self::LeadBorrower,
        Self::Borrower,
        Self::Contact,
    ];

    /// Returns the group of people who hold this role (PERM-01, PERM-02, PERM-03).
    #[must_use]
    pub const fn group(self) -> RoleGroup {
        match self {
            Self::LeadLender | Self::Manager | Self::AssociateLender | Self::Lender | Self::Underwriter => {
                RoleGroup::Lender
            }
            Self::LeadBorrower | Self::Borrower => RoleGroup::Borrower,
            Self::Contact => RoleGroup::Contact,
        }
    }

    /// Returns whether it is one of the five lender roles.
    #[must_use]
    pub const fn is_lender(self) -> bool {
        matches!(self.group(), RoleGroup::Lender)
    }

    /// Returns whether it is one of the two borrower roles.
    #[must_use]
    pub const fn is_borrower(self) -> bool {
        matches!(self.group(), RoleGroup::Borrower)
    }

    /// Returns whether it is a contact's role.
    #[must_use]
    pub const fn is_contact(self) -> bool {
        matches!(self, Self::Contact)
    }

    /// Returns whether the role's name includes LENDER: LEAD_LENDER, ASSOCIATE_LENDER and LENDER (CARD-02).
    #[must_use]
    pub const fn includes_lender(self) -> bool {
        matches!(self, Self::LeadLender | Self::AssociateLender | Self::Lender)
    }
}

/// A role.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RoleInput {
    /// The role.
    pub role: Role,
}
