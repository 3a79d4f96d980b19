//! Taking files from a request is asked about first when a lender accepted one of them already, by name, or
//! when they can't be brought back; otherwise it is done at once, said, and can be taken back.

use crate::needs_list::request_state::AnswerState;
use crate::text::needs_list as text;
use crate::value::count_label::{CountLabel, CountNoun, count_label};
use serde::{Deserialize, Serialize};

/// A file that goes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LeavingFile {
    /// What the file is called.
    pub name: String,
    /// What a lender said of it.
    pub review_state: AnswerState,
}

/// Files that are to be taken from a request.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AnswerRemoval {
    /// What the request is called.
    pub name: String,
    /// Those that go.
    #[serde(default)]
    pub files: Vec<LeavingFile>,
    /// Whether they can't be brought back: the example files of templates.
    #[serde(default)]
    pub ends: bool,
}

/// What is asked before something is done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RemovalQuestion {
    /// The question.
    pub title: String,
    /// What will happen.
    pub description: String,
    /// What the confirming button says.
    pub confirm: &'static str,
}

/// How taking files away goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AnswerRemovalAnswer {
    /// What is asked first; none where nothing accepted goes, and all can be brought back.
    pub question: Option<RemovalQuestion>,
    /// What is said afterwards.
    pub done: String,
}

/// At most so many names are listed, then their number.
const NAMED: usize = 5;

/// Files that a lender accepted are taken from a request only after a question that names them.
///
/// Whether to ask before files are taken from a request, in which words, and what is said afterwards.
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
