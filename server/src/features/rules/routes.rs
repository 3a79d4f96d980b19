//! The calls on rules.

use axum::{
    Json,
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
    http::{CheckedPath, Problem, UnreadJson, checked::decode, problem::ProblemBody},
    state::AppState,
};

/// One rule.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RuleRow {
    /// `domain.rule`.
    name: &'static str,
    /// The domain part of the name.
    domain: &'static str,
    /// The name of its export in the browser's module.
    js_name: &'static str,
    /// Where the specification asks for it.
    source: &'static str,
    /// The rule in business words.
    sentence: &'static str,
}

/// Every rule
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

/// Apply one rule to an input of its shape
#[utoipa::path(post, path = "/rules/{name}", operation_id = "applyRule", tag = "rules",
    params(("name" = String, Path)), request_body = serde_json::Value,
    responses((status = 200, body = serde_json::Value), (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn apply(
    _: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<OfRule>,
    UnreadJson(input): UnreadJson,
) -> Result<Response, Problem> {
    let rule = registry::find(&of.name).ok_or_else(Problem::not_found)?;
    if input.len() as u64 > state.config.limits.rule_bytes {
        return Err(Problem::too_large());
    }
    let answering = state.heavy.run(move || {
        let input: Box<RawValue> = decode(&input)?;
        (rule.answer)(input.get()).map_err(|error| Problem::malformed_rule_input(&error.malformed))
    });
    let answer = answering.await??;
    Ok(([(header::CONTENT_TYPE, "application/json")], answer).into_response())
}
