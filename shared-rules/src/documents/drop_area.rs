//! The five states of a file drop area. The browser's file dialog doesn't reliably report that it was closed, so it
//! counts as canceled 300 ms after the window regains focus without a choice.

use serde::{Deserialize, Serialize};

/// How long after the window regained the focus the file dialog counts as cancelled (FILE-27).
pub const CANCEL_DELAY_MS: u32 = 300;

/// A state of the area (FILE-12).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum DropState {
    /// Nothing happens.
    #[default]
    Idle,
    /// Files are dragged over the area; whether they are accepted isn't known yet.
    DragActive,
    /// The dragged files would be accepted.
    DragAccepted,
    /// The dragged files would be refused.
    DragRejected,
    /// The browser's file dialog is open.
    FileDialogOpen,
}

/// Something that happens to the area.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum DropEvent {
    /// Something is dragged over it.
    DragOver,
    /// The drag leaves it, or ends elsewhere.
    DragLeave,
    /// Files are dropped on it.
    Drop,
    /// The file dialog is opened.
    OpenDialog,
    /// Files are chosen in the dialog.
    FilesChosen,
    /// The browser says that the dialog was cancelled.
    DialogCancelled,
    /// The window has the focus again, since `sinceFocusMs`.
    WindowFocused,
}

/// The area's state and what happens.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DropArea {
    /// The state before.
    #[serde(default)]
    pub state: DropState,
    /// The event.
    pub event: DropEvent,
    /// For a drag: whether the dragged files would be accepted; none while the browser doesn't tell.
    #[serde(default)]
    pub acceptable: Option<bool>,
    /// For the focus: how many milliseconds the window has had it.
    #[serde(default)]
    pub since_focus_ms: u32,
}

/// The area afterwards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DropAreaAnswer {
    /// The state.
    pub state: DropState,
    /// Whether the files of the event are accepted.
    pub takes_files: bool,
    /// Whether the person chose nothing in the dialog.
    pub cancelled: bool,
    /// Delay in milliseconds before checking the focus again; none if there is nothing to wait for.
    pub ask_again_ms: Option<u32>,
}

/// A drop area has five states; the file dialog counts as cancelled 300 ms after the window has the
/// focus again.
///
/// The state after the event.
///
/// Rule from platform §2.11, §4, §9; FILE-12, FILE-27; resolution 56.
#[must_use]
pub fn drop_area(input: &DropArea) -> DropAreaAnswer {
    let dialog = input.state == DropState::FileDialogOpen;
    let to = |state| DropAreaAnswer { state, takes_files: false, cancelled: false, ask_again_ms: None };
    match input.event {
        DropEvent::DragOver => to(match input.acceptable {
            None => DropState::DragActive,
            Some(true) => DropState::DragAccepted,
            Some(false) => DropState::DragRejected,
        }),
        DropEvent::Drop | DropEvent::FilesChosen => {
            DropAreaAnswer { takes_files: true, ..to(DropState::Idle) }
        }
        DropEvent::OpenDialog => to(DropState::FileDialogOpen),
        DropEvent::DragLeave if dialog => to(DropState::FileDialogOpen),
        DropEvent::DragLeave => to(DropState::Idle),
        DropEvent::DialogCancelled | DropEvent::WindowFocused if !dialog => to(input.state),
        DropEvent::WindowFocused if input.since_focus_ms < CANCEL_DELAY_MS => {
            let rest = CANCEL_DELAY_MS.saturating_sub(input.since_focus_ms);
            DropAreaAnswer { ask_again_ms: Some(rest), ..to(DropState::FileDialogOpen) }
        }
        DropEvent::DialogCancelled | DropEvent::WindowFocused => {
            DropAreaAnswer { cancelled: true, ..to(DropState::Idle) }
        }
    }
}
