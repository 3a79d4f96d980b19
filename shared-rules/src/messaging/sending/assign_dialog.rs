//! The assign-elements dialog opens when a recipient is neither on the loan nor invited to it, is invisible to
//! borrowers, is an address that isn't a contact yet, or lacks a share of an item in the message.

use std::collections::{HashMap, HashSet};

use serde::{Deserialize, Serialize};

use crate::messaging::recipient::Recipient;

/// A needs-list item in a message.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StagedElement {
    /// The item's id.
    pub id: String,
    /// The ids of the users who have a share of it.
    #[serde(default)]
    pub shared_with: Vec<String>,
}

/// The initial data of the assign-elements dialog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AssignElements {
    /// The items of the message.
    pub elements: Vec<String>,
    /// The recipients who are users.
    pub users: Vec<String>,
    /// The users who already have a share of every item.
    pub shared_with_users: Vec<String>,
    /// The recipients who are addresses.
    pub emails: Vec<String>,
    /// The recipients who cause the dialog to open.
    pub needing: Vec<String>,
    /// Whether it also asks if people new to the thread see its older messages.
    pub asks_about_history: bool,
}

/// Returns the dialog for these recipients and items, if it has to open (GATE-04…07, resolution 65).
pub(crate) fn assign_elements(
    recipients: &[Recipient],
    elements: &[StagedElement],
    asks_about_history: bool,
) -> Option<AssignElements> {
    let shares = shares_of(elements);
    let has_all =
        |person: &Recipient| shares.get(person.value.as_str()).copied().unwrap_or_default() == elements.len();
    let needs = |person: &Recipient| {
        let comes = person.on_loan || person.invited;
        match (person.is_email(), person.blind) {
            // Other people see a share, so no items are assigned to the reader of a blind copy.
            (true, true) => false,
            (false, true) => !comes,
            (true, false) => !person.is_contact || !elements.is_empty(),
            (false, false) => !comes || person.is_hidden_from_borrowers() || !has_all(person),
        }
    };
    let those = |chosen: &dyn Fn(&Recipient) -> bool| -> Vec<String> {
        recipients.iter().filter(|person| chosen(person)).map(|person| person.value.clone()).collect()
    };
    let needing = those(&needs);
    (!needing.is_empty()).then(|| AssignElements {
        elements: elements.iter().map(|element| element.id.clone()).collect(),
        users: those(&|person| !person.is_email()),
        shared_with_users: those(&|person| !person.is_email() && !elements.is_empty() && has_all(person)),
        emails: those(&Recipient::is_email),
        needing,
        asks_about_history,
    })
}

/// Returns the number of items that each user has a share of.
fn shares_of(elements: &[StagedElement]) -> HashMap<&str, usize> {
    let mut shares = HashMap::new();
    for element in elements {
        for user in element.shared_with.iter().collect::<HashSet<_>>() {
            *shares.entry(user.as_str()).or_default() += 1;
        }
    }
    shares
}
