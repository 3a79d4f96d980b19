//! What goes over the wire.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Deserializer, Serialize};
use shared_rules::{
    loans::review_status::ReviewStatus,
    needs_list::{
        element::StorageType,
        priority::PriorityType,
        review::{ReviewDecision, ReviewState},
    },
    sharing::SharePermission,
};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::features::identity::UserRef;

/// A label on an element.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Modifier {
    /// What it says.
    pub title: String,
}

/// Why the last answer was sent back.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Rejection {
    /// The name of the reason, as the rule `needs_list.reject_reasons` lists it.
    pub reason: String,
    /// In the lender's own words.
    pub note: Option<String>,
    /// The lender's name.
    pub by_name: String,
    /// When.
    pub at: DateTime<Utc>,
}

/// The document that answers a request.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Answer {
    /// Its id.
    pub document_id: Uuid,
    /// Its name.
    pub document_name: String,
    /// Its size in bytes.
    pub size: i64,
    /// Its MIME type.
    pub mime_type: String,
    /// Who uploaded it.
    pub uploaded_by_name: String,
    /// When.
    pub uploaded_at: DateTime<Utc>,
}

/// Somebody an element was given to.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct SharedInfo {
    /// As what.
    pub permissions: SharePermission,
    /// Whom it was given to.
    pub shared_with_user: UserRef,
    /// Who gave it.
    pub shared_by_user: UserRef,
}

/// A folder or file request on a loan.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct NeedsListElement {
    /// Its id.
    pub id: Uuid,
    /// The folder it is in; null at the top.
    pub parent_id: Option<Uuid>,
    /// What it is called.
    pub name: String,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
    /// Hidden by hand.
    pub hidden: bool,
    /// The review status from which it shows.
    pub visible_at_status: Option<String>,
    /// Its labels.
    pub modifiers: Vec<Modifier>,
    /// Its priority.
    pub priority_type: PriorityType,
    /// Its place among its brothers and sisters.
    pub position: i32,
    /// Counts its changes; a change names the version it was made to.
    pub version: i32,
    /// What is asked for, in the lender's words.
    pub description: Option<String>,
    /// The greatest age of a fitting document, in days.
    pub freshness_days: Option<i32>,
    /// The element of a template it was made from.
    pub template_element_id: Option<Uuid>,
    /// How far its answer is.
    pub review_state: ReviewState,
    /// Why the last answer was sent back.
    pub rejection: Option<Rejection>,
    /// Its answer.
    pub answer: Option<Answer>,
    /// Whom it was given to.
    pub shared_info: Vec<SharedInfo>,
    /// When it last changed.
    pub updated_at: DateTime<Utc>,
}

/// A needs list, flat: each folder before what it contains.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct NeedsList {
    /// The elements the person may see.
    pub content: Vec<NeedsListElement>,
}

/// Which elements are asked for.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct ListQuery {
    /// The order of the list: only the conventional one, by folder, is known.
    #[serde(default)]
    #[param(inline)]
    pub view: ListView,
    /// Only those in force are known.
    #[serde(default)]
    #[param(inline)]
    pub status: ListStatus,
}

/// The order of a list.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum ListView {
    /// By folder.
    #[default]
    Conventional,
}

/// Which elements a list holds.
#[derive(Clone, Copy, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum ListStatus {
    /// Those not deleted.
    #[default]
    Active,
}

/// A new element.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CreateElement {
    /// The folder to put it in; null for the top.
    #[serde(default)]
    pub parent_id: Option<Uuid>,
    /// What it is called.
    pub name: String,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
    /// Its priority; UNSET without.
    #[serde(default)]
    pub priority_type: PriorityType,
    /// The review status from which it shows; from the start without.
    #[serde(default)]
    pub visible_at_status: Option<ReviewStatus>,
    /// Hidden by hand.
    #[serde(default)]
    pub hidden: bool,
    /// What is asked for.
    #[serde(default)]
    pub description: Option<String>,
}

/// A change to an element: what is left out stays, null clears.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UpdateElement {
    /// The version the change was made to.
    pub version: i32,
    /// What it is called.
    #[serde(default)]
    pub name: Option<String>,
    /// Its priority.
    #[serde(default)]
    pub priority_type: Option<PriorityType>,
    /// Hidden by hand.
    #[serde(default)]
    pub hidden: Option<bool>,
    /// The review status from which it shows.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<ReviewStatus>)]
    pub visible_at_status: Option<Option<ReviewStatus>>,
    /// What is asked for.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    pub description: Option<Option<String>>,
}

/// Tells a null that was given from a field left out.
#[allow(clippy::option_option)]
fn given<'de, T: Deserialize<'de>, D: Deserializer<'de>>(decoder: D) -> Result<Option<Option<T>>, D::Error> {
    Option::deserialize(decoder).map(Some)
}

/// The document that answers a request.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AnswerElement {
    /// A document of the same loan.
    pub document_id: Uuid,
}

/// A lender's verdict on an answer.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReviewElement {
    /// Accepted or rejected.
    pub decision: ReviewDecision,
    /// Why it is rejected, by name.
    #[serde(default)]
    pub reason: Option<String>,
    /// In the lender's own words.
    #[serde(default)]
    pub note: Option<String>,
}
