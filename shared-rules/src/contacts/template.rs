//! A borrower's contact form offers the needs-list templates made for individuals.

use serde::{Deserialize, Serialize};

use crate::loans::entity::EntityType;

/// A needs-list template (ENTITY-31).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TemplateChoice {
    /// Its id.
    pub id: String,
    /// The kind of entity it is for; unknown kinds and none are allowed.
    #[serde(default)]
    pub entity_type: Option<String>,
}

/// All templates of the lender.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BorrowerTemplates {
    /// In the order they are listed.
    pub templates: Vec<TemplateChoice>,
}

/// A borrower's contact form offers the needs-list templates made for individuals.
///
/// The ids of the templates that the selector offers.
///
/// Rule in people, from platform §3; ENTITY-31.
#[must_use]
pub fn borrower_templates(input: &BorrowerTemplates) -> Vec<String> {
    let kind = |template: &TemplateChoice| template.entity_type.as_deref().and_then(EntityType::parse);
    let offered = input.templates.iter().filter(|template| kind(template) == Some(EntityType::Individual));
    offered.map(|template| template.id.clone()).collect()
}
