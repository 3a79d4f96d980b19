//! The API types of reminders.

use chrono::{DateTime, NaiveDate, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::reminders::{person::NoReminder, policy::ReminderPolicy};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::membership::UserRef;

/// A company's reminder policy.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct ReminderSettings {
    /// The policy.
    pub policy: ReminderPolicy,
    /// The policy as sentences.
    pub words: String,
    /// The version, to be sent with changes; 0 if it was never saved.
    pub version: i32,
}

/// A changed policy.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(super) struct UpdateReminderSettings {
    /// The version that the change is based on.
    pub version: i32,
    /// The policy.
    pub policy: ReminderPolicy,
}

/// A loan whose reminders are paused.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ReminderPause {
    /// The time when they were paused.
    pub paused_at: DateTime<Utc>,
}

/// The planned reminders of a loan.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LoanReminders {
    /// Whether the company sends reminders.
    pub on: bool,
    /// The company's policy as sentences.
    pub policy_words: String,
    /// Set while the loan's reminders are paused.
    pub pause: Option<ReminderPause>,
    /// The borrowers and contacts on the loan.
    pub people: Vec<PlannedPerson>,
}

/// The planned reminders of a person.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PlannedPerson {
    /// The person.
    pub user: UserRef,
    /// The day of the next email in their time zone; null if none is planned.
    pub on: Option<NaiveDate>,
    /// The reason why no email is planned.
    pub why_not: Option<NoReminder>,
    /// The day or the reason as text.
    pub words: String,
    /// The requests that wait for them, in list order; at most 200.
    pub requests: Vec<PlannedRequest>,
    /// The number of further requests.
    pub more: usize,
}

/// The next reminder of a request.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct PlannedRequest {
    /// The request.
    pub element_id: Uuid,
    /// Its name.
    pub name: String,
    /// Its due date.
    pub due_date: Option<NaiveDate>,
    /// The day on which it is sent, unless the request is answered before; null if no reminder is planned.
    pub on: Option<NaiveDate>,
    /// The reason why no reminder is planned, or why it isn't sent earlier.
    pub why_not: Option<NoReminder>,
    /// The date or the reason as text.
    pub words: String,
}

/// Whether a loan's reminders are paused.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
pub(super) struct PauseReminders {
    /// Whether they are paused.
    pub paused: bool,
}

/// The reminders to send.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct RemindPeople {
    /// The requests and folders, at most 500; all requests if empty.
    pub element_ids: Vec<Uuid>,
    /// The people, at most 500; all people if empty.
    pub user_ids: Vec<Uuid>,
    /// A note from the lender, at most 500 characters.
    pub note: String,
    /// Whether people who were already reminded today get another email.
    pub again: bool,
    /// Whether to only return who would get an email.
    pub dry_run: bool,
}

/// A person who gets an email.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct RemindedPerson {
    /// The person.
    pub user: UserRef,
    /// The number of requests in the email.
    pub requests: usize,
}

/// A person who gets no email.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct NotReminded {
    /// The person.
    pub user: UserRef,
    /// The reason.
    pub why_not: NoReminder,
    /// The reason as text.
    pub words: String,
}

/// A chosen request that no email contains.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RequestLeftOut {
    /// The request.
    pub element_id: Uuid,
    /// Its name.
    pub name: String,
    /// The reason.
    pub why_not: NoReminder,
    /// The reason as text.
    pub words: String,
}

/// The sent reminders, and what was skipped.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RemindResult {
    /// The people who get an email.
    pub reminded: Vec<RemindedPerson>,
    /// The people who get none.
    pub skipped: Vec<NotReminded>,
    /// The chosen requests that no email contains.
    pub left_out: Vec<RequestLeftOut>,
    /// Whether more people get an email with `again`.
    pub can_repeat: bool,
    /// A summary.
    pub words: String,
}

/// The reminders of a request.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct ReminderHistory {
    /// The number of days on which people were reminded of it.
    pub count: u32,
    /// The last of them.
    pub last: Option<NaiveDate>,
    /// The same as text; null without reminders.
    pub words: Option<String>,
}
