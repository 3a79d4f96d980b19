//! Labels of a loan's entities; guarantee labels are shown in lower case, the others capitalized.

use serde::{Deserialize, Serialize};

use crate::text;
use crate::violation::Violation;

/// The ten labels of loan entities (ENTITY-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
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

impl EntityLabel {
    /// Display name: guarantee labels in lower case, the others capitalized.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Guarantor => "guarantor",
            Self::NotAGuarantor => "not a guarantor",
            Self::PrimaryIndividual => "Primary Individual",
            Self::PrimaryCompany => "Primary Company",
            Self::PrimaryCollateral => "Primary Collateral",
            Self::OperatingCompany => "Operating Company",
            Self::PrimaryOperationCompany => "Primary Operation Company",
            Self::Applicant => "Applicant",
            Self::Spouse => "Spouse",
            Self::Member => "Member",
        }
    }
}

impl EntityLabel {
    /// Every label, in the order of the specification.
    pub const ALL: [Self; 10] = [
        Self::PrimaryIndividual,
        Self::PrimaryCompany,
        Self::PrimaryCollateral,
        Self::NotAGuarantor,
        Self::OperatingCompany,
        Self::PrimaryOperationCompany,
        Self::Applicant,
        Self::Spouse,
        Self::Guarantor,
        Self::Member,
    ];
}

/// A label to show.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EntityLabelText {
    /// The label.
    pub label: EntityLabel,
}

/// Guarantee labels are shown in lower case, the others capitalized.
///
/// Returns the display name of the label (ENTITY-17; resolution 38).
///
/// Rule from platform §3; ENTITY-16, ENTITY-17.
#[must_use]
pub fn entity_label_text(input: &EntityLabelText) -> &'static str {
    input.label.label()
}

/// The labels chosen for an entity.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EntityLabels {
    /// All of them.
    pub labels: Vec<EntityLabel>,
}

/// An entity can't be both a guarantor and not a guarantor.
///
/// Returns the violations; an entity can't have both labels.
///
/// Rule from platform §3; ENTITY-16, ENTITY-17.
#[must_use]
pub fn check_entity_labels(input: &EntityLabels) -> Vec<Violation> {
    let both =
        [EntityLabel::Guarantor, EntityLabel::NotAGuarantor].iter().all(|label| input.labels.contains(label));
    both.then(|| text::loans::GUARANTOR_OR_NOT.violation("labels")).into_iter().collect()
}

/// A label that is checked or unchecked.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ToggleEntityLabel {
    /// The labels before the change.
    pub labels: Vec<EntityLabel>,
    /// The label that changes.
    pub label: EntityLabel,
}

/// Guarantor and not a guarantor exclude each other; the label checked last replaces the other.
///
/// Returns the labels after the change.
///
/// Rule from platform §3; ENTITY-16, ENTITY-17.
#[must_use]
pub fn toggle_entity_label(input: &ToggleEntityLabel) -> Vec<EntityLabel> {
    let opposite = match input.label {
        EntityLabel::Guarantor => Some(EntityLabel::NotAGuarantor),
        EntityLabel::NotAGuarantor => Some(EntityLabel::Guarantor),
        _ => None,
    };
    let was_there = input.labels.contains(&input.label);
    let stays = |label: &&EntityLabel| **label != input.label && (was_there || Some(**label) != opposite);
    let rest = input.labels.iter().filter(stays).copied();
    rest.chain((!was_there).then_some(input.label)).collect()
}
