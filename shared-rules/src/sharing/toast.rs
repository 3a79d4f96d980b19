//! Toasts after sharing: the people added, the people made visible, and that it was sent.

use serde::{Deserialize, Serialize};

use crate::text::{Text, sharing as text};

/// A user and the name to show.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NamedUser {
    /// The user's id.
    pub id: String,
    /// The name.
    pub name: String,
}

/// The outcome of sharing.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShareToasts {
    /// The viewer's user id: toasts about the viewer use 'You'.
    pub viewer_id: String,
    /// Addresses added as contacts.
    #[serde(default)]
    pub added_contacts: Vec<String>,
    /// Users added to the loan.
    #[serde(default)]
    pub added_users: Vec<NamedUser>,
    /// Users made visible to borrowers.
    #[serde(default)]
    pub made_visible: Vec<NamedUser>,
    /// The number of elements that were shared.
    #[serde(default)]
    pub items_assigned: u32,
    /// The addresses to which the elements were emailed.
    #[serde(default)]
    pub mailed_to: Vec<String>,
}

/// After sharing, toasts name the people who were added or made visible, and what was sent.
///
/// Returns the toasts, in the order of the steps.
///
/// Rule from platform §8; TOAST-23…29; resolution 48.
#[must_use]
pub fn share_toasts(input: &ShareToasts) -> Vec<String> {
    let mut toasts: Vec<String> =
        input.added_contacts.iter().map(|email| text::ADDED_AS_CONTACT.fill(&[("email", email)])).collect();
    toasts.extend(added_toasts(&input.added_users, &input.viewer_id, text::YOU_ADDED, text::ADDED_TO_LOAN));
    toasts.extend(added_toasts(
        &input.made_visible,
        &input.viewer_id,
        text::YOU_MADE_VISIBLE,
        text::MADE_VISIBLE,
    ));
    if !input.mailed_to.is_empty() {
        toasts.push(text::ITEMS_MAILED.fill(&[("emails", &input.mailed_to.join(", "))]));
    }
    match input.items_assigned {
        // Elements can't be assigned to addresses.
        0 if !input.mailed_to.is_empty() => {}
        0 => toasts.push(text::SENT.to_string()),
        1 => toasts.push(text::ITEM_SENT_AND_ASSIGNED.to_string()),
        count => toasts.push(text::ITEMS_SENT_AND_ASSIGNED.fill(&[("count", &count.to_string())])),
    }
    toasts
}

fn added_toasts(users: &[NamedUser], viewer_id: &str, you: Text, others: Text) -> Vec<String> {
    let is_viewer = |user: &&NamedUser| user.id == viewer_id;
    let own = users.iter().any(|user| is_viewer(&user)).then(|| you.to_string());
    let names: Vec<&str> =
        users.iter().filter(|user| !is_viewer(user)).map(|user| user.name.as_str()).collect();
    let named = (!names.is_empty()).then(|| others.fill(&[("names", &names.join(", "))]));
    own.into_iter().chain(named).collect()
}
