//! Draft autosave: every five seconds a changed form is created, updated or deleted as a draft, one call at a time,
//! and a late response never restores a draft.

use serde::{Deserialize, Serialize};

use crate::messaging::body::text::{has_text, text_of};
use crate::text::messaging;

/// The maximum number of drafts of one person on one loan.
pub const MAX_DRAFTS: u64 = 200;

/// The state of the form when it is saved.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SaveDraft {
    /// Whether anything changed since the last save.
    pub dirty: bool,
    /// Whether a save is still in progress.
    #[serde(default)]
    pub saving: bool,
    /// HTML.
    #[serde(default)]
    pub body: String,
    /// The signature that the body started with, HTML; alone it doesn't count as content.
    #[serde(default)]
    pub signature: Option<String>,
    /// Ids of attached documents.
    #[serde(default)]
    pub attachments: Vec<String>,
    /// The existing draft, if any.
    #[serde(default)]
    pub drafted_message_id: Option<String>,
}

/// The API call to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the variants are self-explanatory
pub enum DraftCall {
    Create,
    Update,
    Delete,
    Nothing,
}

/// A changed form is created, updated or deleted as a draft, one call at a time.
///
/// Returns the call to make now.
///
/// Rule from messaging §4; DRAFT-02…04, DRAFT-06; resolutions 70, 71, 73.
#[must_use]
pub fn save_draft(input: &SaveDraft) -> DraftCall {
    let has_draft = input.drafted_message_id.as_deref().is_some_and(|id| !id.is_empty());
    match (input.dirty && !input.saving, has_content(input), has_draft) {
        (true, true, false) => DraftCall::Create,
        (true, true, true) => DraftCall::Update,
        (true, false, true) => DraftCall::Delete,
        _ => DraftCall::Nothing,
    }
}

/// Returns whether the form has content; recipients, a subject or only a signature don't count.
fn has_content(input: &SaveDraft) -> bool {
    let only_signature = || input.signature.as_deref().is_some_and(|it| text_of(it) == text_of(&input.body));
    !input.attachments.is_empty() || (has_text(&input.body) && !only_signature())
}

/// The response to a save, and the changes of the form in the meantime.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SettleDraft {
    /// The draft id from the server; none when the save failed.
    #[serde(default)]
    pub saved_id: Option<String>,
    /// Whether the message was sent or its draft deleted after the save began.
    #[serde(default)]
    pub abandoned: bool,
    /// The draft that the form knows.
    #[serde(default)]
    pub drafted_message_id: Option<String>,
}

/// The form after the response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SettledDraft {
    /// The draft that the form now knows.
    pub drafted_message_id: Option<String>,
    /// A draft to delete immediately, because the form was abandoned.
    pub delete_id: Option<String>,
    /// The note to show.
    pub note: Option<&'static str>,
}

/// The saved draft's id is kept, a failure is silent, and a late response never restores a draft.
///
/// Keeps the returned id; a failure changes nothing and shows no message; a draft saved for an abandoned form is
/// deleted.
///
/// Rule from messaging §4, §8; DRAFT-05, DRAFT-08, POPUP-06; resolution 70.
#[must_use]
pub fn settle_draft(input: &SettleDraft) -> SettledDraft {
    let unchanged =
        SettledDraft { drafted_message_id: input.drafted_message_id.clone(), delete_id: None, note: None };
    match &input.saved_id {
        None => unchanged,
        Some(late) if input.abandoned => SettledDraft { delete_id: Some(late.clone()), ..unchanged },
        Some(saved) => SettledDraft {
            drafted_message_id: Some(saved.clone()),
            delete_id: None,
            note: Some(messaging::DRAFT_SAVED.template),
        },
    }
}
