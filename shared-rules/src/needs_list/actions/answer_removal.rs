//! Removing files from a request asks for confirmation if a lender already accepted one of them, or if they can't be
//! restored; otherwise they are removed immediately, with a toast to undo it.

use crate::needs_list::request_state::AnswerState;
use crate::text::needs_list as text;
use crate::value::count_label::{CountLabel, CountNoun, count_label};
use serde::{Deserialize, Serialize};

/// A file to remove.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LeavingFile {
    /// The file's name.
    pub name: String,
    /// A lender's verdict on it.
    pub review_state: AnswerState,
}

/// Files to be removed from a request.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AnswerRemoval {
    /// The request's name.
    pub name: String,
    /// Those that go.
    #[serde(default)]
    pub files: Vec<LeavingFile>,
    /// Whether they can't be restored: the example files of templates.
    #[serde(default)]
    pub ends: bool,
}

/// A question to confirm an action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RemovalQuestion {
    /// The question.
    pub title: String,
    /// The consequences.
    pub description: String,
    /// The label of the confirm button.
    pub confirm: &'static str,
}

/// How removing files proceeds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AnswerRemovalAnswer {
    /// The question to ask first; none if no accepted file is removed and all can be restored.
    pub question: Option<RemovalQuestion>,
    /// The toast shown afterwards.
    pub done: String,
}

/// Maximum number of names that are listed; the rest are counted.
const NAMED: usize = 5;

/// Files that a lender accepted are removed from a request only after a question that names them.
///
/// Whether to ask before files are removed from a request, the question's text, and the toast shown afterwards.
///
/// Rule from platform §2.1; NEEDS-12.
#[must_use]
pub fn answer_removal(input: &AnswerRemoval) -> AnswerRemovalAnswer {
    let name = input.name.as_str();
    let files = match input.files.as_slice() {
        [one] => format!("“{}”", one.name),
        all => count_label(&CountLabel { count: all.len() as u64, noun: CountNoun::File }),
    };
    let done = match input.files.as_slice() {
        [one] => text::DONE_REMOVED.fill(&[("file", &one.name), ("name", name)]),
        _ => text::DONE_REMOVED_ALL.fill(&[("files", &files), ("name", name)]),
    };
    let accepted: Vec<&str> = input
        .files
        .iter()
        .filter(|file| file.review_state == AnswerState::Accepted)
        .map(|file| file.name.as_str())
        .collect();
    let description = if input.ends {
        let all: Vec<&str> = input.files.iter().map(|file| file.name.as_str()).collect();
        (!all.is_empty()).then(|| text::REMOVAL_FINAL.fill(&[("files", &listed(&all))]))
    } else {
        (!accepted.is_empty()).then(|| text::REMOVAL_ACCEPTED.fill(&[("files", &listed(&accepted))]))
    };
    let question = description.map(|description| RemovalQuestion {
        title: text::REMOVAL_TITLE.fill(&[("files", &files), ("name", name)]),
        description,
        confirm: text::REMOVAL_CONFIRM.template,
    });
    AnswerRemovalAnswer { question, done }
}

fn listed(names: &[&str]) -> String {
    let quoted: Vec<String> = names.iter().take(NAMED).map(|name| format!("“{name}”")).collect();
    match names.len().saturating_sub(NAMED) {
        0 => quoted.join(", "),
        more => format!("{} and {more} more", quoted.join(", ")),
    }
}
