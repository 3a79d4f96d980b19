//! Request and response bodies.

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
    /// The permissions of the share.
    pub permissions: SharePermission,
    /// The user who shares; if given, it must be the signed-in user.
    #[serde(default)]
    pub shared_by_user_id: Option<Uuid>,
    /// The user it is shared with.
    pub shared_with_user_id: Uuid,
}

/// A share to end.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct EndedShare {
    /// The element.
    pub info_id: Uuid,
    /// The user it is shared with.
    pub shared_with_user_id: Uuid,
}

/// Shares to end.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct EndShares {
    /// The shares.
    pub shares: Vec<EndedShare>,
}

/// A person in the sharing dialog: a user by id, or another person by email address.
#[derive(Clone, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct SharingEntry {
    /// The user.
    pub user_id: Option<Uuid>,
    /// The address of a person without an account.
    pub email: Option<String>,
    /// Whether the elements are shared with the person.
    pub assign: bool,
    /// Whether the dialog showed the person on the loan. If so and they have left since, sharing is refused.
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
pub(super) struct SharingRequest {
    /// The people.
    pub entries: Vec<SharingEntry>,
    /// The selected elements.
    pub element_ids: Vec<Uuid>,
    /// The button.
    pub send: Send,
    /// Whether a message with the elements follows; addresses then get that message.
    #[serde(default)]
    pub with_message: bool,
}

/// A filled sharing dialog, confirmed.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ConfirmSharing {
    /// The dialog.
    #[serde(flatten)]
    pub sharing: SharingRequest,
    /// The same for every attempt of one confirmation, so that it is carried out only once.
    pub idempotency_key: String,
}

/// A person in the preview.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct SharingPerson {
    /// The user's id, or the address.
    pub value: String,
    /// The name to show.
    pub name: String,
    /// Whether the elements are shared with the person.
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

/// The kind of a step.
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
    /// Elements are emailed to addresses.
    MailItems,
}

/// One step of the plan.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SharingStep {
    /// Its kind.
    pub call: SharingCall,
    /// The step as text.
    pub words: String,
    /// The user's id or the address; none if it concerns several.
    pub value: Option<String>,
    /// How many shares it creates.
    pub shares: usize,
}

/// The effects of confirming the dialog.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct SharingPreview {
    /// The people on the loan and the people who aren't.
    pub groups: Vec<SharingGroup>,
    /// The steps, in order: all of them are carried out, or none.
    pub steps: Vec<SharingStep>,
    /// The notices shown afterwards.
    pub toasts: Vec<String>,
}

/// The result of a confirmed dialog.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SharingDone {
    /// The notices to show.
    pub toasts: Vec<String>,
    /// The id to undo it with; none if something was emailed, which can't be undone.
    pub undo_id: Option<Uuid>,
}
