//! The routes of the rules.

use std::io::Cursor;

use axum::{
    Json,
    body::Bytes,
    extract::State,
    http::header,
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use shared_rules::registry;
use utoipa::ToSchema;

use crate::{
    access::SignedIn,
    http::{CheckedPath, Problem, UnreadJson, extractors::decode, problem::ProblemBody},
    state::AppState,
    storage::workers::{self, FileTask, RuleAnswer, WorkOwner, WorkPerson, WorkSource, WorkerSession},
};

/// A rule.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RuleRow {
    /// `domain.rule`.
    name: &'static str,
    /// The domain part of the name.
    domain: &'static str,
    /// The name of its export in the browser's WebAssembly module.
    js_name: &'static str,
    /// The specification's section that requires it.
    source: &'static str,
    /// The rule as a sentence in business language.
    sentence: &'static str,
}

/// List all rules
#[utoipa::path(get, path = "/rules", operation_id = "rules", tag = "rules",
    responses((status = 200, body = Vec<RuleRow>), (status = 401, body = ProblemBody)))]
pub(super) async fn list(_: SignedIn) -> Json<Vec<RuleRow>> {
    let row = |rule: &registry::Rule| RuleRow {
        name: rule.name,
        domain: rule.domain,
        js_name: rule.js_name,
        source: rule.source,
        sentence: rule.sentence,
    };
    Json(registry::all().map(row).collect())
}

#[derive(Debug, Deserialize)]
pub(super) struct OfRule {
    name: String,
}

/// Apply a rule to an input
#[utoipa::path(post, path = "/rules/{name}", operation_id = "applyRule", tag = "rules",
    params(("name" = String, Path)), request_body = serde_json::Value,
    responses((status = 200, body = serde_json::Value), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn apply(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<OfRule>,
    UnreadJson(input): UnreadJson,
) -> Result<Response, Problem> {
    let rule = registry::find(&of.name).ok_or_else(Problem::not_found)?;
    if input.len() as u64 > state.config.limits.rule_bytes {
        return Err(Problem::too_large());
    }
    if registry::BYTE_RULES.iter().any(|known| known.name == rule.name) {
        return apply_to_file(&state, &signed_in, rule, input).await.map(json);
    }
    let answering = state.rule_calls.run(move || {
        let input: Box<RawValue> = decode(&input)?;
        (rule.answer)(input.get()).map_err(|error| Problem::malformed_rule_input(&error.malformed))
    });
    Ok(json(answering.await??))
}

fn json(answer: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], answer).into_response()
}

/// Runs a rule that reads a file in a worker process.
async fn apply_to_file(
    state: &AppState,
    signed_in: &SignedIn,
    rule: &registry::Rule,
    input: Bytes,
) -> Result<String, Problem> {
    let user = signed_in.user.id;
    let source = WorkSource { place: WorkOwner::Account(user), person: WorkPerson::User(user) };
    let _turn = state.workers.wait_for_worker(source).await?;
    let task = FileTask::ApplyRule { name: rule.name.to_owned() };
    let (size, file) = (input.len() as u64, Cursor::new(input));
    let time = workers::file_time(&state.config);
    let asked = WorkerSession::begin(&state.config, &task, (file, size), time);
    let answered = async { asked?.answer().await }.await;
    let answer = answered.map_err(|trouble| workers::problem_of("file", &trouble))?;
    match serde_json::from_slice(&answer).map_err(|_| Problem::internal())? {
        RuleAnswer::Answer(json) => Ok(json.get().to_owned()),
        RuleAnswer::Malformed(reason) => Err(Problem::malformed_rule_input(&reason)),
    }
}
