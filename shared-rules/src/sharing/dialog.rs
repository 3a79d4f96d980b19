//! The sharing confirmation dialog: people on the loan, other people, and its three buttons.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::entry::{ShareEntry, distinct_entries};
use crate::text;

/// The entries of the dialog and their marks.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShareDialog {
    /// Users and addresses.
    pub entries: Vec<ShareEntry>,
    /// The values marked ASSIGN.
    #[serde(default)]
    pub assigned: Vec<String>,
    /// Whether a message follows.
    #[serde(default)]
    pub with_message: bool,
}

/// One row with its checkbox.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShareRow {
    /// The user's id or the address.
    pub value: String,
    /// The name to show.
    pub name: String,
    /// Whether it is marked ASSIGN.
    pub assign: bool,
}

/// Rows under a heading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShareGroup {
    /// The heading.
    pub heading: &'static str,
    /// The rows, in the order of the entries; never empty.
    pub rows: Vec<ShareRow>,
}

/// The effect of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ShareAction {
    /// Closes the dialog; no call is made and no message sent.
    Cancel,
    /// Adds the addresses as contacts and sends.
    SendOnly,
    /// Adds people and shares, then sends.
    SendAndAssign,
    /// With no one marked: the same as `SEND_ONLY`.
    SendMessage,
}

/// A button with its label.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShareButton {
    /// The effect.
    pub action: ShareAction,
    /// The label.
    pub label: &'static str,
}

/// The content of the dialog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShareDialogAnswer {
    /// The people on the loan, then the others; a group without people isn't shown.
    pub groups: Vec<ShareGroup>,
    /// The label of the checkbox for all.
    pub select_all: &'static str,
    /// Whether every entry is marked.
    pub all_assigned: bool,
    /// Whether some entries are marked and some aren't.
    pub some_assigned: bool,
    /// Cancel, Send Only and exactly one of Send and Assign and Send Message.
    pub buttons: Vec<ShareButton>,
    /// The explanation of Send Only.
    pub send_only_explained: &'static str,
}

/// The sharing dialog groups people by whether they are on the loan, and assigns while anyone is marked.
///
/// Returns the groups, marks and buttons of the dialog.
///
/// Rule from platform §2.3, §4; SHARE-01…06; resolution 45.
#[must_use]
pub fn share_dialog(input: &ShareDialog) -> ShareDialogAnswer {
    let assigned: HashSet<&str> = input.assigned.iter().map(String::as_str).collect();
    let entries = distinct_entries(&input.entries);
    let marked = entries.iter().filter(|entry| assigned.contains(entry.value.as_str())).count();
    let group = |heading: text::Text, on_loan: bool| ShareGroup {
        heading: heading.template,
        rows: entries
            .iter()
            .filter(|entry| entry.on_loan() == on_loan)
            .map(|entry| ShareRow {
                value: entry.value.clone(),
                name: entry.name().to_owned(),
                assign: assigned.contains(entry.value.as_str()),
            })
            .collect(),
    };
    let groups = [group(text::sharing::ON_THE_LOAN, true), group(text::sharing::NOT_ON_THE_LOAN, false)];
    ShareDialogAnswer {
        groups: groups.into_iter().filter(|group| !group.rows.is_empty()).collect(),
        select_all: text::sharing::SELECT_ALL_PEOPLE.template,
        all_assigned: marked > 0 && marked == entries.len(),
        some_assigned: marked > 0 && marked < entries.len(),
        buttons: build_buttons(marked > 0),
        send_only_explained: match input.with_message {
            true => text::sharing::SEND_ONLY_WITH_MESSAGE.template,
            false => text::sharing::SEND_ONLY_WITHOUT_MESSAGE.template,
        },
    }
}

fn build_buttons(assigns: bool) -> Vec<ShareButton> {
    let third = if assigns {
        (ShareAction::SendAndAssign, text::sharing::SEND_AND_ASSIGN)
    } else {
        (ShareAction::SendMessage, text::team::SEND_MESSAGE)
    };
    [(ShareAction::Cancel, text::action::CANCEL), (ShareAction::SendOnly, text::sharing::SEND_ONLY), third]
        .into_iter()
        .map(|(action, label)| ShareButton { action, label: label.template })
        .collect()
}
