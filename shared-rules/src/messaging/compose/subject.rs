//! The subject field offers the loan's subject threads; any other text starts a new one.

use serde::{Deserialize, Serialize};

use crate::messaging::recipient::Recipient;

/// The id for a thread that the server should create.
pub const NEW_THREAD: &str = "NEW";
/// The category of conversations between people, without a subject.
pub const DIRECT_NO_SUBJECT: &str = "DIRECT_NO_SUBJECT";

/// A thread as the subject field sees it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SubjectThread {
    /// Its id.
    pub id: String,
    /// Its subject.
    #[serde(default)]
    pub title: Option<String>,
    /// Whether it is for lenders only.
    #[serde(default)]
    pub lending_team: bool,
    /// Whether it is closed to new messages.
    #[serde(default)]
    pub inactive: bool,
    /// Its category; unknown ones are allowed.
    #[serde(default)]
    pub message_thread_category: Option<String>,
}

impl SubjectThread {
    fn is_offered(&self) -> bool {
        !self.inactive && self.message_thread_category.as_deref() != Some(DIRECT_NO_SUBJECT)
    }
}

/// The threads of a loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OfferedThreads {
    /// All threads.
    pub threads: Vec<SubjectThread>,
}

/// The subject field offers threads that have a subject and are not inactive.
///
/// Returns the ids of the offered threads, in their order.
///
/// Rule from messaging §5; COMPOSE-14.
#[must_use]
pub fn offered_threads(input: &OfferedThreads) -> Vec<String> {
    input.threads.iter().filter(|thread| thread.is_offered()).map(|thread| thread.id.clone()).collect()
}

/// A picked thread or a typed subject.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ChooseSubject {
    /// All threads of the loan.
    pub threads: Vec<SubjectThread>,
    /// The picked thread, if any.
    #[serde(default)]
    pub thread_id: Option<String>,
    /// The typed text, if no thread was picked.
    #[serde(default)]
    pub typed: String,
    /// The chosen recipients.
    #[serde(default)]
    pub recipients: Vec<Recipient>,
}

/// The form after the choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ChosenSubject {
    /// The subject; empty when there is none.
    pub subject: String,
    /// The existing thread's id, `NEW`, or none without a subject.
    pub message_thread_id: Option<String>,
    /// The recipients to keep, by value.
    pub recipients: Vec<String>,
}

/// Picking a thread sets its id, typing a subject starts a new one, and a lending-team thread keeps only lenders.
///
/// Returns the form after the choice. A typed subject that equals a thread's title selects that thread.
///
/// Rule from messaging §4; COMPOSE-11…13; resolution 75.
#[must_use]
pub fn choose_subject(input: &ChooseSubject) -> ChosenSubject {
    let typed = input.typed.trim();
    let thread = match &input.thread_id {
        Some(id) => input.threads.iter().find(|thread| thread.id == *id),
        None => input.threads.iter().find(|thread| thread.is_offered() && has_title(thread, typed)),
    };
    let lenders_only = thread.is_some_and(|thread| thread.lending_team);
    let new_thread = || (!typed.is_empty()).then(|| NEW_THREAD.to_owned());
    ChosenSubject {
        subject: thread.map_or_else(|| typed.to_owned(), |thread| thread.title.clone().unwrap_or_default()),
        message_thread_id: thread.map(|thread| thread.id.clone()).or_else(new_thread),
        recipients: (input.recipients.iter())
            .filter(|recipient| !lenders_only || recipient.is_lender())
            .map(|recipient| recipient.value.clone())
            .collect(),
    }
}

fn has_title(thread: &SubjectThread, typed: &str) -> bool {
    let title = thread.title.as_deref().unwrap_or_default().trim();
    !title.is_empty() && title.to_lowercase() == typed.to_lowercase()
}

/// Returns the id of an existing thread: neither missing, nor blank, nor `NEW`.
#[must_use]
pub fn existing_thread(id: Option<&str>) -> Option<&str> {
    id.map(str::trim).filter(|id| !id.is_empty() && *id != NEW_THREAD)
}
