//! The API types of notifications.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::notices::lines::NoticePlace;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::http::Position;

/// A page of the user's notifications.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct NoticePage {
    /// The notifications, newest first.
    pub content: Vec<NoticeEntry>,
    /// The value of `before` for the next page; null on the last.
    pub next: Option<String>,
}

/// A line in the notification list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct NoticeEntry {
    /// The notifications that it combines, newest first.
    pub ids: Vec<Uuid>,
    /// The name of the person who did it.
    pub actor_name: String,
    /// The action, as text that follows their name.
    pub words: String,
    /// The reason, if one was given.
    pub why: Option<String>,
    /// The time of the latest.
    pub at: DateTime<Utc>,
    /// Whether it has been read.
    pub read: bool,
    /// The loan.
    pub loan_id: Uuid,
    /// The loan's name.
    pub loan_name: String,
    /// The lending company.
    pub lender_id: Uuid,
    /// The related request.
    pub element_id: Option<Uuid>,
    /// The target of the line.
    pub leads_to: NoticePlace,
}

/// The number of unread lines.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct UnreadNotices {
    /// The number. With very many, only the latest are counted.
    pub count: u32,
}

/// The requested page.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct NoticeQuery {
    /// The `next` value of the previous page.
    #[param(value_type = Option<String>)]
    pub before: Option<Position>,
}

/// The notifications to mark as read.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReadNotices {
    /// These notifications, at most 500.
    #[serde(default)]
    pub notice_ids: Vec<Uuid>,
    /// Additionally, all notifications up to this time.
    #[serde(default)]
    pub up_to: Option<DateTime<Utc>>,
}

/// The notifications to mark as unread.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UnreadAgain {
    /// These notifications, at most 500.
    pub notice_ids: Vec<Uuid>,
}

/// The notifications that changed. Marking them as unread undoes the change.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct MarkedNotices {
    /// Their ids, the newest 500 at most.
    pub notice_ids: Vec<Uuid>,
}
