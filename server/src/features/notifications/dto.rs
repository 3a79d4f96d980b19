//! What goes over the wire.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::notices::lines::NoticePlace;
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::http::Position;

/// Some of one's notices.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct NoticePage {
    /// Them, the newest first.
    pub content: Vec<NoticeEntry>,
    /// What to ask for as `before` to get older ones; null where there are none.
    pub next: Option<String>,
}

/// A line under the bell.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct NoticeEntry {
    /// The notices that it stands for, the newest first.
    pub ids: Vec<Uuid>,
    /// Who did it.
    pub actor_name: String,
    /// What they did, read after their name.
    pub words: String,
    /// Why, where somebody said so.
    pub why: Option<String>,
    /// When, the last time.
    pub at: DateTime<Utc>,
    /// Whether it was read.
    pub read: bool,
    /// The loan.
    pub loan_id: Uuid,
    /// What that is called.
    pub loan_name: String,
    /// The company that lends.
    pub lender_id: Uuid,
    /// The request it is about.
    pub element_id: Option<Uuid>,
    /// Where it leads.
    pub leads_to: NoticePlace,
}

/// How many lines weren't read.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct UnreadNotices {
    /// Their number; of very many the latest alone count.
    pub count: u32,
}

/// Which page.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(super) struct NoticeQuery {
    /// Where an earlier page ended: its `next`.
    #[param(value_type = Option<String>)]
    pub before: Option<Position>,
}

/// Which notices to mark as read.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReadNotices {
    /// These, 500 at most.
    #[serde(default)]
    pub notice_ids: Vec<Uuid>,
    /// Beside them, all up to this moment.
    #[serde(default)]
    pub up_to: Option<DateTime<Utc>>,
}

/// Which notices to mark as unread.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct UnreadAgain {
    /// These, 500 at most.
    pub notice_ids: Vec<Uuid>,
}

/// The notices that were marked; marking them as unread undoes it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct MarkedNotices {
    /// Their ids, the newest 500 at most.
    pub notice_ids: Vec<Uuid>,
}
