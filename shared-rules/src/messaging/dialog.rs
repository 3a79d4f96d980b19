//! Texts of confirmation dialogs.

use serde::Serialize;

use crate::text::{Text, action};

/// The texts of one confirmation dialog.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Dialog {
    /// The question.
    pub question: String,
    /// A fact to know before deciding, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub detail: Option<String>,
    /// The label of the confirm button.
    pub confirm: &'static str,
    /// The label of the alternative button, if any.
    pub alternative: Option<&'static str>,
    /// The label of the cancel button.
    pub cancel: &'static str,
    /// The label of the 'don't ask again' checkbox, if any.
    pub remember: Option<&'static str>,
}

impl Dialog {
    /// Returns a dialog with a question and a confirm button.
    pub(crate) fn confirming(question: impl Into<String>, confirm: Text) -> Self {
        Self {
            question: question.into(),
            detail: None,
            confirm: confirm.template,
            alternative: None,
            cancel: action::CANCEL.template,
            remember: None,
        }
    }

    /// Adds an alternative button.
    pub(crate) fn or(mut self, alternative: Text) -> Self {
        self.alternative = Some(alternative.template);
        self
    }

    /// Adds a fact to know before deciding.
    pub(crate) fn with_detail(mut self, detail: Option<String>) -> Self {
        self.detail = detail;
        self
    }

    /// Adds a 'don't ask again' checkbox.
    pub(crate) fn with_remember(mut self, label: Text) -> Self {
        self.remember = Some(label.template);
        self
    }
}
