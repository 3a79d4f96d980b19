//! Message templates: each has a name, and overwriting or deleting one needs a confirmation.

use serde::{Deserialize, Serialize};

use crate::messaging::dialog::Dialog;
use crate::text::messaging;
use crate::value::limits::text_problem_of;
use crate::violation::Violation;

/// The maximum number of message templates of one person.
pub const MAX_TEMPLATES: u64 = 100;

/// A message template as entered.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MessageTemplateForm {
    /// The name.
    pub name: String,
    /// HTML.
    #[serde(default)]
    pub body: String,
}

/// A message template has a name of at most 100 characters; its text may be as long as a message.
///
/// Returns the violations; empty when the template can be saved.
///
/// Rule from messaging §1, §3; TMPL-02.
#[must_use]
pub fn check_message_template(input: &MessageTemplateForm) -> Vec<Violation> {
    const KIND: &str = "messageTemplate";
    let missing = input.name.trim().is_empty().then(|| messaging::TEMPLATE_NAME_REQUIRED.violation("name"));
    let name = missing.or_else(|| text_problem_of(KIND, "name", &input.name));
    name.into_iter().chain(text_problem_of(KIND, "body", &input.body)).collect()
}

/// An action on a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the variants are self-explanatory
pub enum TemplateAction {
    Create,
    Override,
    Delete,
}

/// An action and its template.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TemplateQuestion {
    /// The action.
    pub action: TemplateAction,
    /// The template's name.
    pub name: String,
}

/// Overwriting or deleting a message template needs a confirmation.
///
/// Returns the confirmation to ask for; none for a new template.
///
/// Rule from messaging §4; TMPL-03.
#[must_use]
pub fn template_question(input: &TemplateQuestion) -> Option<Dialog> {
    let (question, confirm) = match input.action {
        TemplateAction::Create => return None,
        TemplateAction::Override => (messaging::TEMPLATE_OVERRIDE, messaging::TEMPLATE_OVERRIDE_CONFIRM),
        TemplateAction::Delete => (messaging::TEMPLATE_DELETE, messaging::TEMPLATE_DELETE_CONFIRM),
    };
    Some(Dialog::confirming(question.fill(&[("name", &input.name)]), confirm))
}
