//! A question before something is done: the words of a confirmation dialog.

use serde::Serialize;

use crate::text::{Text, action};

/// The words of one confirmation dialog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Dialog {
    /// What is asked.
    pub question: String,
    /// A fact to know before deciding, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The button that goes on.
    pub confirm: &'static str,
    /// A second way to go on, where there is one.
    pub alternative: Option<&'static str>,
    /// The button that changes nothing.
    pub cancel: &'static str,
    /// The label of a checkbox that stops the question from coming again, where there is one.
    pub remember: Option<&'static str>,
}

impl Dialog {
    /// A question with one way to go on.
    pub(crate) fn asking(question: impl Into<String>, confirm: Text) -> Self {
        Self {
            question: question.into(),
            detail: None,
            confirm: confirm.template,
            alternative: None,
            cancel: action::CANCEL.template,
            remember: None,
        }
    }

    /// The same with a second way to go on.
    pub(crate) fn or(mut self, alternative: Text) -> Self {
        self.alternative = Some(alternative.template);
        self
    }

    /// The same with a fact to know before deciding.
    pub(crate) fn with_detail(mut self, detail: Option<String>) -> Self {
        self.detail = detail;
        self
    }

    /// The same with a checkbox that stops the question from coming again.
    pub(crate) fn remembering(mut self, label: Text) -> Self {
        self.remember = Some(label.template);
        self
    }
}
