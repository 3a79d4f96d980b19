//! Entities of a loan carry labels; guarantee labels are shown as lower-case words, the others as words
//! with capitals.

use serde::{Deserialize, Serialize};

/// The ten labels of loan entities (ENTITY-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names are the specification's own
pub enum EntityLabel {
    PrimaryIndividual,
    PrimaryCompany,
    PrimaryCollateral,
    NotAGuarantor,
    OperatingCompany,
    PrimaryOperationCompany,
    Applicant,
    Spouse,
    Guarantor,
    Member,
}

/// A label to show.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EntityLabelText {
    /// The label.
    pub label: EntityLabel,
}

/// The label in words (ENTITY-17; resolution 38).
#[must_use]
pub fn entity_label_text(input: &EntityLabelText) -> &'static str {
    match input.label {
        EntityLabel::Guarantor => "guarantor",
        EntityLabel::NotAGuarantor => "not a guarantor",
        EntityLabel::PrimaryIndividual => "Primary Individual",
        EntityLabel::PrimaryCompany => "Primary Company",
        EntityLabel::PrimaryCollateral => "Primary Collateral",
        EntityLabel::OperatingCompany => "Operating Company",
        EntityLabel::PrimaryOperationCompany => "Primary Operation Company",
        EntityLabel::Applicant => "Applicant",
        EntityLabel::Spouse => "Spouse",
        EntityLabel::Member => "Member",
    }
}
