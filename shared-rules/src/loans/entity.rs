//! An entity of a loan is edited on the page of its kind; a kind without a page has no link.

use serde::{Deserialize, Serialize};

use crate::value::fixed_word::known_or_none;

/// The kinds of loan entities (ENTITY-11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum EntityType {
    Asset,
    ReAsset,
    Company,
    Individual,
    Trust,
}

impl EntityType {
    /// Display name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Individual => "Person",
            Self::Company => "Company",
            Self::Trust => "Trust",
            Self::ReAsset => "Real estate",
            Self::Asset => "Asset",
        }
    }

    /// Label of its main address.
    #[must_use]
    pub const fn address_label(self) -> &'static str {
        match self {
            Self::Individual => "Residential addresses",
            Self::Company => "Company address",
            Self::Trust => "Trust address",
            Self::ReAsset => "Property address",
            Self::Asset => "Location",
        }
    }
}

impl EntityType {
    /// Every kind, in display order.
    pub const ALL: [Self; 5] = [Self::Individual, Self::Company, Self::Trust, Self::ReAsset, Self::Asset];

    /// Returns whether it has an EIN and a mailing address.
    #[must_use]
    pub const fn is_organisation(self) -> bool {
        matches!(self, Self::Company | Self::Trust)
    }

    /// Returns whether it is a person, with residences and a driver's license.
    #[must_use]
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Individual)
    }

    /// Returns whether it has an email address and a phone number.
    #[must_use]
    pub const fn is_reachable(self) -> bool {
        self.is_organisation() || self.is_person()
    }
}

/// An entity of a loan, of any kind.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EntityEditTarget {
    /// The loan.
    pub loan_id: String,
    /// The entity.
    pub entity_id: String,
    /// Its kind; an unknown kind counts as none.
    #[serde(default, deserialize_with = "known_or_none")]
    pub entity_type: Option<EntityType>,
}

/// The page to edit an entity on, with its parameters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(tag = "route", rename_all = "SCREAMING_SNAKE_CASE", rename_all_fields = "camelCase")]
#[allow(missing_docs)] // the names come from the specification
pub enum EditTarget {
    EditLoanAsset { loan_id: String, asset_id: String },
    EditLoanCompany { loan_id: String, company_id: String },
    EditLoanPrincipal { loan_id: String, person_id: String },
    EditLoanTrust { loan_id: String, trust_id: String },
}

/// An entity of a loan is edited on the page of its kind; a kind without a page has no link.
///
/// Returns the page on which the entity is edited, if any.
///
/// Rule from platform §2; ROUTE-18…22.
#[must_use]
pub fn entity_edit_target(input: &EntityEditTarget) -> Option<EditTarget> {
    let (loan_id, id) = (input.loan_id.clone(), input.entity_id.clone());
    Some(match input.entity_type? {
        EntityType::Asset | EntityType::ReAsset => EditTarget::EditLoanAsset { loan_id, asset_id: id },
        EntityType::Company => EditTarget::EditLoanCompany { loan_id, company_id: id },
        EntityType::Individual => EditTarget::EditLoanPrincipal { loan_id, person_id: id },
        EntityType::Trust => EditTarget::EditLoanTrust { loan_id, trust_id: id },
    })
}
