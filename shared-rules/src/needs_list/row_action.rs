//! The actions of a row: which a folder or a file request has, which can be taken, and why others
//! can't. An action whose handler isn't supplied stays in its place, disabled.

use super::element::StorageType;
use super::review::{ReviewAttempt, ReviewState, ReviewStep, review_step};
use crate::team::role::RoleGroup;
use crate::text::{Text, needs_list as text};
use serde::{Deserialize, Serialize};

/// What can be done with a row (platform §2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RowAction {
    /// Preview the uploaded document.
    Preview,
    /// Change the priority.
    ChangePriority,
    /// Remove the answer; the request stays.
    RemoveAnswer,
    /// Delete the element.
    Delete,
    /// Edit the element.
    Edit,
    /// Add a folder or a file request to a folder.
    Add,
    /// Upload a file as the answer.
    UploadFile,
    /// Assign the element to a user.
    Assign,
}

impl RowAction {
    /// Every action, in the order of the specification.
    pub const ALL: [Self; 8] = [
        Self::Preview,
        Self::ChangePriority,
        Self::RemoveAnswer,
        Self::Delete,
        Self::Edit,
        Self::Add,
        Self::UploadFile,
        Self::Assign,
    ];

    const fn label(self) -> Text {
        match self {
            Self::Preview => text::ROW_PREVIEW,
            Self::ChangePriority => text::ROW_PRIORITY,
            Self::RemoveAnswer => text::ROW_REMOVE_ANSWER,
            Self::Delete => text::ROW_DELETE,
            Self::Edit => text::ROW_EDIT,
            Self::Add => text::ROW_ADD,
            Self::UploadFile => text::ROW_UPLOAD,
            Self::Assign => text::ROW_ASSIGN,
        }
    }

    /// Folders take additions; only file requests have answers (NEEDS-15, NEEDS-17).
    const fn is_for(self, storage_type: StorageType) -> bool {
        match self {
            Self::Add => matches!(storage_type, StorageType::Folder),
            Self::Preview | Self::RemoveAnswer | Self::UploadFile => {
                matches!(storage_type, StorageType::File)
            }
            Self::ChangePriority | Self::Delete | Self::Edit | Self::Assign => true,
        }
    }
}

/// A row, who looks at it, and what the page supplies.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RowActions {
    /// The role group of the person looking.
    pub viewer: RoleGroup,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
    /// How far the answer is.
    #[serde(default)]
    pub review_state: ReviewState,
    /// Whether there is an answer.
    #[serde(default)]
    pub has_answer: bool,
    /// The actions for which the page has a handler.
    #[serde(default)]
    pub handlers: Vec<RowAction>,
}

/// One action of the row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RowActionState {
    /// Which.
    pub action: RowAction,
    /// Its words.
    pub label: &'static str,
    /// Whether it can be taken.
    pub enabled: bool,
    /// Why it can't; none when it can.
    pub reason: Option<String>,
}

/// The actions of the row, in order (NEEDS-10 … NEEDS-19; resolution 49).
#[must_use]
pub fn row_actions(input: &RowActions) -> Vec<RowActionState> {
    RowAction::ALL
        .into_iter()
        .filter(|action| action.is_for(input.storage_type))
        .map(|action| {
            let reason = reason(action, input);
            RowActionState { action, label: action.label().template, enabled: reason.is_none(), reason }
        })
        .collect()
}

fn reason(action: RowAction, input: &RowActions) -> Option<String> {
    if !input.handlers.contains(&action) {
        return Some(text::NOT_ON_THIS_PAGE.to_string());
    }
    match action {
        RowAction::Preview => (!input.has_answer).then(|| text::NO_ANSWER.to_string()),
        RowAction::ChangePriority => {
            (input.viewer != RoleGroup::Lender).then(|| text::PRIORITY_LENDERS_ONLY.to_string())
        }
        RowAction::RemoveAnswer => refusal(input, ReviewStep::RemoveAnswer),
        RowAction::UploadFile => refusal(input, ReviewStep::Submit),
        RowAction::Delete | RowAction::Edit | RowAction::Add | RowAction::Assign => None,
    }
}

/// What stands against changing the answer.
fn refusal(input: &RowActions, step: ReviewStep) -> Option<String> {
    let outcome = review_step(&ReviewAttempt {
        viewer: input.viewer,
        storage_type: input.storage_type,
        review_state: input.review_state,
        has_answer: input.has_answer,
        step,
        reason: None,
        note: None,
    });
    outcome.violations.into_iter().next().map(|violation| violation.message)
}

/// What is added to.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AddMenu {
    /// The storage type of the row; none for the top of the list.
    #[serde(default)]
    pub storage_type: Option<StorageType>,
}

/// A choice of the add menu.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AddChoice {
    /// The storage type of what is added.
    pub storage_type: StorageType,
    /// The words.
    pub label: &'static str,
}

/// A folder, and the top of the list, take folders and file requests; a file request takes nothing
/// (NEEDS-15, NEEDS-16).
#[must_use]
pub fn add_choices(input: &AddMenu) -> Vec<AddChoice> {
    if input.storage_type == Some(StorageType::File) {
        return Vec::new();
    }
    let choice = |storage_type, label: Text| AddChoice { storage_type, label: label.template };
    vec![choice(StorageType::Folder, text::ADD_FOLDER), choice(StorageType::File, text::ADD_FILE_REQUEST)]
}
