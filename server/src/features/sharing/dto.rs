//! What goes over the wire.

use serde::{Deserialize, Serialize};
use shared_rules::sharing::SharePermission;
use utoipa::ToSchema;
use uuid::Uuid;

/// A share to create (ENTITY-30).
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct NewShare {
    /// The element.
    pub info_id: Uuid,
    /// Its loan, the one in the path.
    pub loan_id: Uuid,
    /// As what.
    pub permissions: SharePermission,
    /// Who shares: the person signed in, when it is given.
    #[serde(default)]
    pub shared_by_user_id: Option<Uuid>,
    /// With whom.
    pub shared_with_user_id: Uuid,
}

/// An element that somebody shall not have any more.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct EndedShare {
    /// The element.
    pub info_id: Uuid,
    /// Who has it.
    pub shared_with_user_id: Uuid,
}

/// Shares to end.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct EndShares {
    /// Which.
    pub shares: Vec<EndedShare>,
}

/// A person in the sharing dialog: a user by id, or somebody by e-mail address.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct SharingEntry {
    /// The user.
    pub user_id: Option<Uuid>,
    /// The address, of somebody who is no user.
    pub email: Option<String>,
    /// Whether the elements are given to the person.
    pub assign: bool,
    /// Whether the dialog showed the person on the loan. Said so, and left since: sharing is refused.
    pub on_loan: Option<bool>,
}

/// The button that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum Send {
    /// Adds people, makes them visible, shares, and sends.
    Assign,
    /// Saves the addresses as contacts, and sends.
    Only,
}

/// A filled sharing dialog.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Sharing {
    /// The people.
    pub entries: Vec<SharingEntry>,
    /// The selected elements.
    pub element_ids: Vec<Uuid>,
    /// The button.
    pub send: Send,
    /// Whether a message with the elements follows: it is what addresses get then.
    #[serde(default)]
    pub with_message: bool,
}

/// A filled sharing dialog, confirmed.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ConfirmSharing {
    /// The dialog.
    #[serde(flatten)]
    pub sharing: Sharing,
    /// The same for every try of one confirmation: however often it is sent, it is done once.
    pub idempotency_key: String,
}

/// A person in the preview.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct SharingPerson {
    /// The user's id, or the address.
    pub value: String,
    /// The name to show.
    pub name: String,
    /// Whether the elements are given to the person.
    pub assign: bool,
}

/// People under a heading.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct SharingGroup {
    /// The heading.
    pub heading: String,
    /// The people.
    pub people: Vec<SharingPerson>,
}

/// What a step does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum SharingCall {
    /// An address is saved among the sharer's contacts.
    AddContact,
    /// A user joins the loan.
    AddLenderUser,
    /// A user on the loan becomes visible to borrowers.
    EditLenderUser,
    /// Elements are shared.
    CreateShares,
    /// Elements are mailed to addresses.
    MailItems,
}

/// One step of what will happen.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SharingStep {
    /// What it does.
    pub call: SharingCall,
    /// The same in words.
    pub words: String,
    /// The user's id or the address; none where it concerns several.
    pub value: Option<String>,
    /// How many shares it makes.
    pub shares: usize,
}

/// What will happen, before it does.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct SharingPreview {
    /// Who is on the loan and who isn't.
    pub groups: Vec<SharingGroup>,
    /// The steps, in order: all of them happen, or none.
    pub steps: Vec<SharingStep>,
    /// What will be said afterwards.
    pub toasts: Vec<String>,
}

/// What happened.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SharingDone {
    /// What to say.
    pub toasts: Vec<String>,
    /// Takes it back; none where something was mailed, which nothing takes back.
    pub undo_id: Option<Uuid>,
}
