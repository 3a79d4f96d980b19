//! A person's actions in a needs-list tree, and the resulting screen.

use crate::needs_list::element::StorageType;
use crate::needs_list::progress::{Progress, ReviewCounts};
use crate::needs_list::tree::filter::RequestFilter;
use serde::{Deserialize, Serialize};

/// One thing a person does with the tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "SCREAMING_SNAKE_CASE", rename_all_fields = "camelCase")]
#[serde(try_from = "SentAction")]
pub enum TreeAction {
    /// Opens a folder, or closes it.
    Toggle {
        /// The folder's id.
        id: String,
    },
    /// Opens every folder.
    ExpandAll,
    /// Closes every folder.
    CollapseAll,
    /// Sets the show-hidden toggle; it does nothing for borrowers and contacts.
    ShowHidden {
        /// On or off.
        on: bool,
    },
    /// Shows only elements with this text in their name, and the folders on the way; blank shows all.
    Search {
        /// The text, capitals or not.
        query: String,
    },
    /// Shows only the requests that match these filters, and their ancestors; none shows all.
    Filter {
        /// Together: any of the states, and of those what is for the person.
        filters: Vec<RequestFilter>,
    },
    /// Opens an element's ancestors and focuses it.
    Reveal {
        /// The element's id.
        id: String,
    },
    /// A key pressed on a row, by the tree pattern of WAI-ARIA.
    Key {
        /// The element of the row.
        id: String,
        /// The key, as the browser names it.
        key: String,
    },
}

/// An action as it is sent. Read as one plain struct: serde's code for tagged enums would be a twentieth of all that
/// the browser loads at start.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct SentAction {
    kind: ActionKind,
    #[serde(default)]
    id: Option<String>,
    #[serde(default)]
    on: Option<bool>,
    #[serde(default)]
    query: Option<String>,
    #[serde(default)]
    key: Option<String>,
    #[serde(default)]
    filters: Vec<RequestFilter>,
}

#[derive(Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
enum ActionKind {
    Toggle,
    ExpandAll,
    CollapseAll,
    ShowHidden,
    Search,
    Filter,
    Reveal,
    Key,
}

impl TryFrom<SentAction> for TreeAction {
    type Error = &'static str;

    fn try_from(sent: SentAction) -> Result<Self, Self::Error> {
        let id = sent.id.ok_or("missing field `id`");
        Ok(match sent.kind {
            ActionKind::Toggle => Self::Toggle { id: id? },
            ActionKind::ExpandAll => Self::ExpandAll,
            ActionKind::CollapseAll => Self::CollapseAll,
            ActionKind::ShowHidden => Self::ShowHidden { on: sent.on.ok_or("missing field `on`")? },
            ActionKind::Search => Self::Search { query: sent.query.ok_or("missing field `query`")? },
            ActionKind::Filter => Self::Filter { filters: sent.filters },
            ActionKind::Reveal => Self::Reveal { id: id? },
            ActionKind::Key => Self::Key { id: id?, key: sent.key.ok_or("missing field `key`")? },
        })
    }
}

/// Something to do, if anything, and the rows to show afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TreeStep {
    /// The step to take first.
    #[serde(default)]
    pub action: Option<TreeAction>,
    /// The first row of the window.
    pub start: u32,
    /// How many rows; at most [`WINDOW_LIMIT`].
    pub count: u32,
}

/// The most rows one window holds.
pub const WINDOW_LIMIT: u32 = 500;

/// One row of the tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TreeRow {
    /// The element's id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
    /// Its depth; 0 at the top.
    pub depth: u32,
    /// Its place among its visible siblings, from 1.
    pub pos_in_set: u32,
    /// How many visible siblings there are, itself included.
    pub set_size: u32,
    /// For a folder whether it is open, for a file request nothing.
    pub expanded: Option<bool>,
    /// Whether it shows only because hidden elements are shown.
    pub hidden: bool,
    /// The file requests in it, itself included, which the show-hidden toggle allows.
    pub counts: ReviewCounts,
    /// The same in whole percents.
    pub progress: Progress,
}

/// The rows and state to show.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TreeFrame {
    /// How many rows there are.
    pub row_count: u32,
    /// How many file requests are shown, in closed folders too.
    pub items_count: u32,
    /// How many elements the show-hidden toggle reveals, or has revealed.
    pub hidden_count: u32,
    /// Whether the toggle is on.
    pub show_hidden: bool,
    /// The first row of the window.
    pub start: u32,
    /// The rows of the window.
    pub rows: Vec<TreeRow>,
    /// The row that the action leads to, if it leads anywhere.
    pub focus: Option<u32>,
}
