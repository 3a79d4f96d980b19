//! The actions of a row, of its menu, of the panel, of a file in it and of the bar under a previewed file:
//! which a folder or a file request has, in which order and under which words, which can be taken, and why
//! others can't. An action whose handler isn't supplied stays in its place, disabled.

use crate::needs_list::due_date::waits_for_borrower;
use crate::needs_list::element::StorageType;
use crate::needs_list::review::{LockedFile, ReviewAttempt, ReviewState, ReviewStep, review_step};
use crate::team::role::RoleGroup;
use crate::text::{Text, needs_list as text};
use serde::{Deserialize, Serialize};

/// An action of a row (platform §2.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RowAction {
    /// Open all about the request.
    Open,
    /// Take the answer.
    Accept,
    /// Send the answer back.
    Reject,
    /// Withdraw the verdict: the answer waits for review again.
    BackToSubmitted,
    /// Preview the uploaded document.
    Preview,
    /// Upload a file as the answer.
    UploadFile,
    /// Remove the answer; the request stays.
    RemoveAnswer,
    /// Edit the element.
    Edit,
    /// Change the priority.
    ChangePriority,
    /// Add a folder or a file request to a folder.
    Add,
    /// Assign the element to a user.
    Assign,
    /// Remind people of the request by email.
    Remind,
    /// Move the element to another folder.
    Move,
    /// Hide the element from borrowers.
    Hide,
    /// Show a hidden element to borrowers again.
    Show,
    /// Delete the element.
    Delete,
}

/// A group of actions; groups are divided by a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RowActionGroup {
    /// Looking at the request and judging its answer.
    Review,
    /// The answer.
    Answer,
    /// The element itself: its words, its people and its place.
    Element,
    /// Its end.
    Removal,
}

impl RowAction {
    /// Every action, in the order of the menu.
    pub const ALL: [Self; 16] = [
        Self::Open,
        Self::Accept,
        Self::Reject,
        Self::BackToSubmitted,
        Self::Preview,
        Self::UploadFile,
        Self::RemoveAnswer,
        Self::Edit,
        Self::ChangePriority,
        Self::Add,
        Self::Assign,
        Self::Remind,
        Self::Move,
        Self::Hide,
        Self::Show,
        Self::Delete,
    ];

    const fn label(self) -> Text {
        match self {
            Self::Open => text::ROW_OPEN,
            Self::Accept => text::ROW_ACCEPT,
            Self::Reject => text::ROW_REJECT,
            Self::BackToSubmitted => text::ROW_BACK_TO_SUBMITTED,
            Self::Preview => text::ROW_PREVIEW,
            Self::UploadFile => text::ROW_UPLOAD,
            Self::RemoveAnswer => text::ROW_REMOVE_ANSWER,
            Self::Edit => text::ROW_EDIT,
            Self::ChangePriority => text::ROW_PRIORITY,
            Self::Add => text::ROW_ADD,
            Self::Assign => text::ROW_ASSIGN,
            Self::Remind => text::ROW_REMIND,
            Self::Move => text::ROW_MOVE,
            Self::Hide => text::ROW_HIDE,
            Self::Show => text::ROW_SHOW,
            Self::Delete => text::ROW_DELETE,
        }
    }

    const fn group(self) -> RowActionGroup {
        match self {
            Self::Open | Self::Accept | Self::Reject | Self::BackToSubmitted => RowActionGroup::Review,
            Self::Preview | Self::UploadFile | Self::RemoveAnswer => RowActionGroup::Answer,
            Self::Delete => RowActionGroup::Removal,
            _ => RowActionGroup::Element,
        }
    }

    /// Folders take additions; only file requests have answers (NEEDS-15, NEEDS-17). Lenders judge what
    /// waits for it or was judged otherwise before, and arrange the list.
    fn is_for(self, row: &RowActions) -> bool {
        use ReviewState::{Accepted, NotApplicable, PartlyAccepted, Rejected, Submitted};
        let file = row.storage_type == StorageType::File;
        let lender = row.viewer == RoleGroup::Lender;
        let state = row.review_state;
        match self {
            Self::Add => !file,
            Self::Open | Self::Preview | Self::RemoveAnswer | Self::UploadFile => file,
            Self::Accept => {
                file && lender && matches!(state, Submitted | Rejected | PartlyAccepted | NotApplicable)
            }
            Self::Reject => {
                file && lender && matches!(state, Submitted | Accepted | PartlyAccepted | NotApplicable)
            }
            Self::BackToSubmitted => {
                let judged = matches!(state, Accepted | Rejected | PartlyAccepted);
                file && lender && row.has_answer && judged
            }
            // Only a loan's list has people to remind.
            Self::Remind => file && lender && waits_for_borrower(state) && row.handlers.contains(&self),
            Self::Move => lender,
            Self::Hide => lender && !row.hidden,
            Self::Show => lender && row.hidden,
            Self::ChangePriority | Self::Delete | Self::Edit | Self::Assign => true,
        }
    }

    /// Whether it is used often enough to be shown in the row itself.
    const fn is_quick(self, state: ReviewState) -> bool {
        match self {
            Self::Accept | Self::Reject => state.is_unreviewed(),
            Self::Preview | Self::UploadFile | Self::Add | Self::ChangePriority | Self::Assign => true,
            _ => false,
        }
    }
}

/// A row, who looks at it, and what the page supplies. A single file of a request is asked about as a
/// request that has this file alone.
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
    /// Whether it is hidden by hand.
    #[serde(default)]
    pub hidden: bool,
    /// The actions for which the page has a handler.
    #[serde(default)]
    pub handlers: Vec<RowAction>,
    /// The first of its files that can't be opened; none when all can.
    #[serde(default)]
    pub locked: Option<LockedFile>,
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
    /// Its group.
    pub group: RowActionGroup,
    /// Whether it is shown in the row itself, in addition to the menu.
    pub quick: bool,
    /// Whether it is enabled.
    pub enabled: bool,
    /// Why it can't; none when it can.
    pub reason: Option<String>,
}

/// Folders and file requests have their own actions; one without a handler stays, disabled, and says
/// why.
///
/// The actions of the row, in order.
///
/// Rule from platform §2.1, §6; NEEDS-10…19; resolution 49.
#[must_use]
pub fn row_actions(input: &RowActions) -> Vec<RowActionState> {
    let state = |action: RowAction| {
        let reason = reason(action, input);
        RowActionState {
            action,
            label: action.label().template,
            group: action.group(),
            quick: action.is_quick(input.review_state),
            enabled: reason.is_none(),
            reason,
        }
    };
    RowAction::ALL.into_iter().filter(|action| action.is_for(input)).map(state).collect()
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
        RowAction::Accept => refusal(input, ReviewStep::Accept),
        // The reason for rejecting is asked afterwards.
        RowAction::Reject => refusal(input, ReviewStep::Reject),
        RowAction::BackToSubmitted => refusal(input, ReviewStep::BackToSubmitted),
        RowAction::RemoveAnswer => refusal(input, ReviewStep::RemoveAnswer),
        RowAction::UploadFile => refusal(input, ReviewStep::Submit),
        _ => None,
    }
}

/// Why the answer can't be changed; a reason that is still missing doesn't count.
fn refusal(input: &RowActions, step: ReviewStep) -> Option<String> {
    let outcome = review_step(&ReviewAttempt {
        viewer: input.viewer,
        storage_type: input.storage_type,
        review_state: input.review_state,
        has_answer: input.has_answer,
        step,
        reason: None,
        note: None,
        locked: input.locked.clone(),
    });
    let objection = outcome.violations.into_iter().find(|violation| violation.field == "step");
    objection.map(|violation| violation.message)
}

/// The element to add to.
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

/// A folder can contain folders and file requests; a file request contains nothing.
///
/// A folder, and the top of the list, can contain folders and file requests; a file request contains nothing.
///
/// Rule from platform §2.1; NEEDS-15, NEEDS-16.
#[must_use]
pub fn add_choices(input: &AddMenu) -> Vec<AddChoice> {
    if input.storage_type == Some(StorageType::File) {
        return Vec::new();
    }
    let choice = |storage_type, label: Text| AddChoice { storage_type, label: label.template };
    vec![choice(StorageType::Folder, text::ADD_FOLDER), choice(StorageType::File, text::ADD_FILE_REQUEST)]
}
