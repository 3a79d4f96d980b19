//! A template can be deleted if no loan has requests created from it.

use crate::text::needs_list as text;
use crate::violation::Verdict;
use serde::{Deserialize, Serialize};

/// How many loans are named.
const NAMED: usize = 3;

/// Where a template is used.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TemplateRemoval {
    /// The names of the loans with requests made from it.
    pub loan_names: Vec<String>,
}

/// A template that loans have requests from can't be deleted.
///
/// Whether the template can go; if not, on which loans it is used.
///
/// Rule from platform §3; ENTITY-31.
#[must_use]
pub fn template_removal(input: &TemplateRemoval) -> Verdict {
    if input.loan_names.is_empty() {
        return Verdict::from(None);
    }
    let named = input.loan_names.iter().take(NAMED).map(String::as_str).collect::<Vec<_>>().join(", ");
    let more = input.loan_names.len().saturating_sub(NAMED);
    let text = if more == 0 { text::TEMPLATE_IN_USE } else { text::TEMPLATE_IN_USE_MORE };
    Verdict::from(Some(text.violation_with("", &[("loans", &named), ("count", &more.to_string())])))
}
