//! Sharing can be undone until a person reached by it has acted on it.

use serde::{Deserialize, Serialize};

use crate::text::{Text, sharing as text};
use crate::violation::{Verdict, Violation};

/// A person's activity since something was shared with them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SharedPerson {
    /// The name to show.
    pub name: String,
    /// Whether the person responded to or commented on a shared element.
    #[serde(default)]
    pub answered: bool,
    /// Whether an added person has taken part since: signed in by an invitation, or uploaded.
    #[serde(default)]
    pub took_part: bool,
    /// Whether the person's role was changed since it was added or made visible.
    #[serde(default)]
    pub changed: bool,
}

/// The people reached by a sharing.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ShareUndo {
    /// The people.
    pub people: Vec<SharedPerson>,
}

/// Sharing can be undone until a person reached by it has acted on it.
///
/// Returns whether the sharing can be undone, and the people who prevent it if not.
///
/// Rule from platform §4; SHARE-07…12.
#[must_use]
pub fn share_undo(input: &ShareUndo) -> Verdict {
    let of = |chosen: fn(&SharedPerson) -> bool, text: Text| -> Option<Violation> {
        let names: Vec<&str> =
            input.people.iter().filter(|person| chosen(person)).map(|person| person.name.as_str()).collect();
        (!names.is_empty()).then(|| text.violation_with("undoId", &[("names", &names.join(", "))]))
    };
    let violations: Vec<Violation> = [
        of(|person| person.answered, text::UNDO_ANSWERED),
        of(|person| person.took_part, text::UNDO_JOINED),
        of(|person| person.changed, text::UNDO_CHANGED),
    ]
    .into_iter()
    .flatten()
    .collect();
    Verdict { allowed: violations.is_empty(), violations }
}
