//! Needs-list items added to a message that already has items: both together, or a new message with only the new
//! ones; the writer decides.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::messaging::dialog::Dialog;
use crate::text::messaging;

/// The writer's decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum AddItemsChoice {
    /// Add them to this message.
    Add,
    /// Start a new message with them.
    NewMessage,
}

/// Items to add.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AddItems {
    /// Ids of the items in the message.
    #[serde(default)]
    pub present: Vec<String>,
    /// Ids of the items to add.
    pub added: Vec<String>,
    /// The decision, once made.
    #[serde(default)]
    pub choice: Option<AddItemsChoice>,
}

/// The outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AddedItems {
    /// The question to ask first; none when there is no choice.
    pub question: Option<Dialog>,
    /// The ids of the message's items without duplicates; unchanged while a question is open.
    pub items: Vec<String>,
    /// Whether a new message is started.
    pub new_message: bool,
}

/// Needs-list items are added to those of the message or start a new message; the writer is asked.
///
/// Asks only when the message has items and others are added.
///
/// Rule from messaging §4; COMPOSE-20.
#[must_use]
pub fn add_items(input: &AddItems) -> AddedItems {
    let present: HashSet<&String> = input.present.iter().collect();
    let fresh: Vec<&String> = input.added.iter().filter(|id| !present.contains(id)).collect();
    let undecided = !input.present.is_empty() && !fresh.is_empty() && input.choice.is_none();
    let new_message = !input.present.is_empty() && input.choice == Some(AddItemsChoice::NewMessage);
    let items: Vec<&String> = match (undecided, new_message) {
        (true, _) => input.present.iter().collect(),
        (_, true) => input.added.iter().collect(),
        _ => input.present.iter().chain(fresh).collect(),
    };
    AddedItems {
        question: undecided.then(|| {
            Dialog::confirming(messaging::ITEMS_QUESTION.template, messaging::ITEMS_ADD)
                .or(messaging::ITEMS_NEW)
        }),
        items: deduplicate(&items),
        new_message,
    }
}

fn deduplicate(ids: &[&String]) -> Vec<String> {
    let mut known = HashSet::with_capacity(ids.len());
    ids.iter().filter(|id| known.insert(id.as_str())).map(|id| (*id).clone()).collect()
}
