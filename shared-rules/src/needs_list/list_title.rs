//! The heading of a needs list: its owner, and whether it is only a preview.

use crate::text::needs_list as text;
use serde::{Deserialize, Serialize};

/// Whose needs list it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NeedsListTitle {
    /// The name of the loan, person or template.
    #[serde(default)]
    pub name: String,
    /// Whether it is shown as a preview.
    #[serde(default)]
    pub preview: bool,
}

/// A needs list is titled with a name and Needs List, and marked in a preview.
///
/// The name followed by 'Needs List', and '(Preview)' in a preview.
///
/// Rule from platform §2.1; NEEDS-06, NEEDS-07.
#[must_use]
pub fn needs_list_title(input: &NeedsListTitle) -> String {
    let words = if input.preview { text::TITLE_PREVIEW } else { text::TITLE };
    words.fill(&[("name", input.name.trim())]).trim_start().to_owned()
}
