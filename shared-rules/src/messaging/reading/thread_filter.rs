//! The thread list is filtered by unread or by draft, never by both.

use serde::{Deserialize, Serialize};

/// One of the two filters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum ThreadFilter {
    Unread,
    Draft,
}

/// A filter whose control was used.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ToggleFilter {
    /// The active filter.
    #[serde(default)]
    pub current: Option<ThreadFilter>,
    /// The filter to toggle.
    pub filter: ThreadFilter,
}

/// The state of both filters after the change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ThreadFilters {
    /// Only threads with unread messages.
    pub filter_unread: bool,
    /// Only threads with drafts.
    pub filter_draft: bool,
}

/// The unread and the draft filter are mutually exclusive.
///
/// Returns the filters after the change; turning one on turns the other off.
///
/// Rule from messaging §4; THREAD-03; resolution 74.
#[must_use]
pub fn toggle_filter(input: &ToggleFilter) -> ThreadFilters {
    let on = Some(input.filter).filter(|filter| input.current != Some(*filter));
    ThreadFilters {
        filter_unread: on == Some(ThreadFilter::Unread),
        filter_draft: on == Some(ThreadFilter::Draft),
    }
}
