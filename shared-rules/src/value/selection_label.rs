//! One selected item is shown by its own label, several as a count of items, users or emails.

use serde::{Deserialize, Serialize};

use super::count_label::{CountLabel, CountNoun, count_label};

/// The selection of a multi-select.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SelectionLabel {
    /// The labels of the selected things.
    pub labels: Vec<String>,
    /// The kind of items.
    pub noun: CountNoun,
}

/// One selected thing is shown by its own label, several as a count.
///
/// The text of the closed multi-select; none when nothing is selected.
///
/// Rule from platform §9; SELECT-10.
#[must_use]
pub fn selection_label(input: &SelectionLabel) -> Option<String> {
    match input.labels.as_slice() {
        [] => None,
        [only] => Some(only.clone()),
        several => {
            let count = u64::try_from(several.len()).unwrap_or(u64::MAX);
            Some(count_label(&CountLabel { count, noun: input.noun }))
        }
    }
}
