//! Overriding or deleting a message template is asked about first.

use serde::{Deserialize, Serialize};

use crate::messaging::dialog::Dialog;
use crate::text::messaging;

/// What is done to a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the actions say themselves what they do
pub enum TemplateAction {
    Create,
    Override,
    Delete,
}

/// An action on a template.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TemplateQuestion {
    /// What is done.
    pub action: TemplateAction,
    /// The template's name.
    pub name: String,
}

/// Overriding or deleting a message template is asked about first.
///
/// The question to ask first; none for a new template.
///
/// Rule in messaging, from messaging §4; TMPL-03.
#[must_use]
pub fn template_question(input: &TemplateQuestion) -> Option<Dialog> {
    let (question, confirm) = match input.action {
        TemplateAction::Create => return None,
        TemplateAction::Override => (messaging::TEMPLATE_OVERRIDE, messaging::TEMPLATE_OVERRIDE_CONFIRM),
        TemplateAction::Delete => (messaging::TEMPLATE_DELETE, messaging::TEMPLATE_DELETE_CONFIRM),
    };
    Some(Dialog::asking(question.fill(&[("name", &input.name)]), confirm))
}
