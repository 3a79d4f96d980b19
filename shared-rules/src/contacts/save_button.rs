//! Saving a contact: enabled when something changed and nothing is loading. The way of saving decides the next page
//! and whether the form is reset, and a toast reports the outcome.

use serde::{Deserialize, Serialize};

use super::form::SaveType;
use crate::text;

/// The state of the form.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SaveGate {
    /// Whether the form was changed.
    pub dirty: bool,
    /// Whether something is loading or being saved.
    pub loading: bool,
}

/// Saving is enabled when something changed and nothing is loading.
///
/// Returns whether the save buttons are enabled.
///
/// Rule from platform §4; CONTACT-24.
#[must_use]
pub fn save_gate(input: &SaveGate) -> bool {
    input.dirty && !input.loading
}

/// A contact that was saved.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AfterSave {
    /// How it was saved.
    pub save_type: SaveType,
    /// Whether it is new.
    pub is_new: bool,
    /// The loan.
    pub loan_id: String,
    /// The contact's loan role.
    pub loan_role_id: String,
}

/// The page to go to, with its parameters.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(tag = "route", rename_all = "SCREAMING_SNAKE_CASE", rename_all_fields = "camelCase")]
#[allow(missing_docs)] // the names come from the specification
pub enum SaveTarget {
    KeyContactEdit { loan_id: String, loan_role_id: String },
    KeyContactCreate { loan_id: String },
    SingleLoan { loan_id: String },
}

/// The navigation after saving.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AfterSaveAnswer {
    /// The page to go to; none stays.
    pub target: Option<SaveTarget>,
    /// Whether the form is reset; otherwise it keeps its values and counts as unchanged.
    pub reset_form: bool,
}

/// The way of saving decides the next page and whether the form is reset.
///
/// Returns the navigation after a contact was saved (CONTACT-17 … CONTACT-19; resolution 24).
///
/// Rule from platform §4; CONTACT-17…19.
#[must_use]
pub fn after_save(input: &AfterSave) -> AfterSaveAnswer {
    let (loan_id, loan_role_id) = (input.loan_id.clone(), input.loan_role_id.clone());
    let (target, reset_form) = match (input.save_type, input.is_new) {
        (SaveType::Save, true) => (Some(SaveTarget::KeyContactEdit { loan_id, loan_role_id }), false),
        (SaveType::Save, false) => (None, false),
        (SaveType::SaveAndClose, _) => (Some(SaveTarget::SingleLoan { loan_id }), true),
        (SaveType::SaveAndNew, _) => (Some(SaveTarget::KeyContactCreate { loan_id }), true),
    };
    AfterSaveAnswer { target, reset_form }
}

/// The outcome of saving.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum SaveOutcome {
    /// It was saved.
    Saved,
    /// Someone on the loan already has the address.
    Duplicate,
    /// Any other failure.
    Failed,
}

/// A contact and the outcome of saving it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SaveToast {
    /// The outcome.
    pub outcome: SaveOutcome,
    /// The contact's name.
    pub name: String,
    /// Whether the contact is new.
    pub is_new: bool,
    /// Whether the person is now on the borrowing team.
    #[serde(default)]
    pub borrower: bool,
    /// Whether it is now a key contact.
    #[serde(default)]
    pub key_contact: bool,
    /// Whether it was a key contact before.
    #[serde(default)]
    pub was_key_contact: bool,
}

/// A toast reports the outcome of saving a contact.
///
/// Returns the toast after saving a contact.
///
/// Rule from platform §8; TOAST-01, TOAST-02, TOAST-10…13.
#[must_use]
pub fn save_toast(input: &SaveToast) -> String {
    let text = match (input.outcome, input.is_new) {
        (SaveOutcome::Duplicate, _) => text::contacts::DUPLICATE_EMAIL,
        (SaveOutcome::Failed, _) => text::contacts::ADD_FAILED,
        (SaveOutcome::Saved, true) if input.borrower => text::contacts::ADDED_BORROWER,
        (SaveOutcome::Saved, true) if input.key_contact => text::contacts::ADDED_AS_KEY,
        (SaveOutcome::Saved, true) => text::contacts::ADDED,
        (SaveOutcome::Saved, false) if input.key_contact && !input.was_key_contact => {
            text::contacts::UPDATED_AND_MOVED_TO_KEY
        }
        (SaveOutcome::Saved, false) => text::contacts::UPDATED,
    };
    text.fill(&[("name", &input.name)])
}
