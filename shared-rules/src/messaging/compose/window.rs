//! The floating message window is closed, open, minimized or maximized; closing it saves the draft and then clears
//! it.

use serde::{Deserialize, Serialize};

use crate::text::messaging;

/// A state of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum WindowState {
    #[default]
    Closed,
    Open,
    Minimized,
    Maximized,
}

/// A control of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the variants are self-explanatory
pub enum WindowAction {
    Open,
    Minimize,
    Maximize,
    Expand,
    Close,
}

/// A control used in a state of the window.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WindowStep {
    /// The state of the window; initially closed.
    #[serde(default)]
    pub state: WindowState,
    /// The control.
    pub action: WindowAction,
}

/// The effect of the control.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WindowChange {
    /// The new state.
    pub state: WindowState,
    /// Whether to save the draft, before anything is cleared.
    pub save_draft: bool,
    /// The parts of the messages state to clear.
    pub clear: Vec<&'static str>,
}

/// The message window is closed, open, minimized or maximized; closing saves, then clears.
///
/// Returns the effect of the control; a control without meaning in a state has no effect.
///
/// Rule from messaging §4; POPUP-01, POPUP-02, POPUP-07…09; resolutions 4, 73.
#[must_use]
pub fn window_step(input: &WindowStep) -> WindowChange {
    use WindowState::{Closed, Maximized, Minimized, Open};
    let state = match (input.state, input.action) {
        (_, WindowAction::Close) => Closed,
        (Closed, WindowAction::Open) | (Minimized | Maximized, WindowAction::Expand) => Open,
        (Minimized, WindowAction::Open) => Open,
        (Open | Maximized, WindowAction::Minimize) => Minimized,
        (Open | Minimized, WindowAction::Maximize) => Maximized,
        (unchanged, _) => unchanged,
    };
    let closes = state == Closed && input.state != Closed;
    let cleared: &[_] = &["attachments", "replyToMessage", "draftMessage", "needsListStagedElements"];
    WindowChange { state, save_draft: closes, clear: if closes { cleared.to_vec() } else { Vec::new() } }
}

/// A draft in the window.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WindowTitle {
    /// Its subject, if any.
    #[serde(default)]
    pub subject: Option<String>,
}

/// The window's title is the draft's subject, or 'New Message'.
///
/// Returns the title of the window.
///
/// Rule from messaging §2; POPUP-05.
#[must_use]
pub fn window_title(input: &WindowTitle) -> String {
    let subject = input.subject.as_deref().map(str::trim).filter(|subject| !subject.is_empty());
    subject.unwrap_or(messaging::NEW_MESSAGE.template).to_owned()
}
