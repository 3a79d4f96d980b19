//! A request that is answered again: which of its documents stay, and which become earlier versions.

use crate::needs_list::request_state::AnswerState;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// A document that answers a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AnsweringDocument {
    /// The document's id.
    pub document_id: String,
    /// The lender's verdict on it.
    pub review_state: AnswerState,
}

/// A request's documents, and those that it is answered with now.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NewAnswer {
    /// The documents that answer the request.
    #[serde(default)]
    pub answers: Vec<AnsweringDocument>,
    /// The ids of the documents that are submitted, each once.
    #[serde(default)]
    pub submitted: Vec<String>,
}

/// The documents by their role after the new answer.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NewAnswerOutcome {
    /// Rejected documents that stay with the request as earlier versions, with their verdicts.
    pub earlier: Vec<String>,
    /// Rejected documents that are submitted again without their verdicts.
    pub again: Vec<String>,
    /// Documents that are new to the answer.
    pub added: Vec<String>,
}

/// When a request is answered again, its rejected documents stay with it as earlier versions with their verdicts, unless
/// one of them is submitted again. All other documents remain part of the answer.
///
/// The ids of the earlier, resubmitted and new documents.
///
/// Rule from platform §1, §4; NEEDS-01, NEEDS-12.
#[must_use]
pub fn new_answer(input: &NewAnswer) -> NewAnswerOutcome {
    let submitted: HashSet<&str> = input.submitted.iter().map(String::as_str).collect();
    let answered: HashSet<&str> = input.answers.iter().map(|answer| answer.document_id.as_str()).collect();
    let rejected = input.answers.iter().filter(|answer| answer.review_state == AnswerState::Rejected);
    let (again, earlier) =
        rejected.map(|answer| answer.document_id.clone()).partition(|id| submitted.contains(id.as_str()));
    let is_new = |id: &&String| !answered.contains(id.as_str());
    NewAnswerOutcome { earlier, again, added: input.submitted.iter().filter(is_new).cloned().collect() }
}
