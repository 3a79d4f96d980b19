//! A borrower's contact form offers the needs-list templates made for individuals.

use serde::{Deserialize, Serialize};

use crate::loans::entity::EntityType;
use crate::value::fixed_word::known_or_none;

/// A needs-list template (ENTITY-31).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TemplateChoice {
    /// Its id.
    pub id: String,
    /// The kind of entity it is for; an unknown kind counts as none.
    #[serde(default, deserialize_with = "known_or_none")]
    pub entity_type: Option<EntityType>,
}

/// All templates of the lender.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct BorrowerTemplates {
    /// The templates in list order.
    pub templates: Vec<TemplateChoice>,
}

/// A borrower's contact form offers the needs-list templates made for individuals.
///
/// Returns the ids of the templates that the selector offers.
///
/// Rule from platform §3; ENTITY-31.
#[must_use]
pub fn borrower_templates(input: &BorrowerTemplates) -> Vec<String> {
    let offered =
        input.templates.iter().filter(|template| template.entity_type == Some(EntityType::Individual));
    offered.map(|template| template.id.clone()).collect()
}
