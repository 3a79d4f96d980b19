//! The routes of reminders.

use axum::{Json, extract::State};
use serde::Deserialize;
use uuid::Uuid;

use super::{
    dto::{
        LoanReminders, PauseReminders, RemindPeople, RemindResult, ReminderHistory, ReminderSettings,
        UpdateReminderSettings,
    },
    history, pause, planned, policy, remind,
};
use crate::{
    access::{CompanyLead, LoanLender},
    http::{CheckedOf, CheckedPath, LimitedBody, Problem, ValidJson, problem::ProblemBody},
    state::AppState,
};

impl LimitedBody for RemindPeople {
    const KIND: &'static str = "reminder";
}

/// Get the company's reminder policy
#[utoipa::path(get, path = "/company/reminders", operation_id = "reminderSettings", tag = "reminders",
    responses((status = 200, body = ReminderSettings), (status = 403, body = ProblemBody)))]
pub(super) async fn settings(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
) -> Result<Json<ReminderSettings>, Problem> {
    policy::load_settings(&state, lead.company.id).await.map(Json)
}

/// Set the company's reminder policy
#[utoipa::path(put, path = "/company/reminders", operation_id = "putReminderSettings", tag = "reminders",
    request_body = UpdateReminderSettings,
    responses((status = 200, body = ReminderSettings), (status = 403, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn put_settings(
    CompanyLead(lead): CompanyLead,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<UpdateReminderSettings>,
) -> Result<Json<ReminderSettings>, Problem> {
    policy::save_settings(&state, &lead, input).await.map(Json)
}

/// Get the planned reminders of a loan
///
/// For each person, the dates of the next reminders of their requests, or the reasons why none are planned.
#[utoipa::path(get, path = "/loans/{loanId}/reminders", operation_id = "loanReminders", tag = "reminders",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = LoanReminders), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(super) async fn planned(
    LoanLender(lender): LoanLender,
    State(state): State<AppState>,
) -> Result<Json<LoanReminders>, Problem> {
    planned::load_plan(&state, &lender).await.map(Json)
}

/// Remind people of requests
///
/// Each person gets one email with the chosen requests that wait for them. A person who already got a reminder from the
/// company today is skipped, unless `again` is set. With `dryRun`, nothing is sent.
#[utoipa::path(post, path = "/loans/{loanId}/reminders", operation_id = "remindPeople", tag = "reminders",
    params(("loanId" = Uuid, Path)), request_body = RemindPeople,
    responses((status = 200, body = RemindResult), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn remind(
    LoanLender(lender): LoanLender,
    State(state): State<AppState>,
    CheckedOf(input): CheckedOf<RemindPeople>,
) -> Result<Json<RemindResult>, Problem> {
    remind::remind_people(&state, &lender, input).await.map(Json)
}

/// Pause or resume the reminders of a loan
///
/// Idempotent. Lenders can still send reminders themselves.
#[utoipa::path(put, path = "/loans/{loanId}/reminders/pause", operation_id = "pauseReminders", tag = "reminders",
    params(("loanId" = Uuid, Path)), request_body = PauseReminders,
    responses((status = 200, body = LoanReminders), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(super) async fn pause(
    LoanLender(lender): LoanLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<PauseReminders>,
) -> Result<Json<LoanReminders>, Problem> {
    pause::set_paused(&state, &lender, input.paused).await?;
    planned::load_plan(&state, &lender).await.map(Json)
}

/// The request in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct RequestPath {
    element_id: Uuid,
}

/// Get the reminders of a request
#[utoipa::path(get, path = "/loans/{loanId}/elements/{elementId}/reminders", operation_id = "reminderHistory",
    tag = "reminders", params(("loanId" = Uuid, Path), ("elementId" = Uuid, Path)),
    responses((status = 200, body = ReminderHistory), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(super) async fn history(
    LoanLender(lender): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<RequestPath>,
) -> Result<Json<ReminderHistory>, Problem> {
    history::load_history(&state, &lender, on.element_id).await.map(Json)
}
