//! The server's answer, over the same call that everyone may use.

use gloo_net::http::Request;
use serde_json::Value;
use shared_rules::registry::Rule;

use crate::browser::{Timed, now};

/// What came of asking the server.
#[derive(Clone, PartialEq)]
pub(crate) enum ServerAnswer {
    /// It hasn't answered yet.
    Waiting,
    /// It answered.
    Answered(Timed),
    /// Only signed-in people may ask.
    SignedOut,
    /// It couldn't be asked; why, in words.
    Failed(String),
}

/// Asks the server to apply the rule.
pub(crate) async fn answer_there(rule: &Rule, input: String) -> ServerAnswer {
    let began = now();
    let request =
        Request::post(&format!("/v1/rules/{}", rule.name)).header("content-type", "application/json");
    let Ok(request) = request.body(input) else {
        return ServerAnswer::Failed("The input can’t be sent.".to_owned());
    };
    let Ok(response) = request.send().await else {
        return ServerAnswer::Failed("The server can’t be reached.".to_owned());
    };
    let body = response.text().await.unwrap_or_default();
    let milliseconds = now() - began;
    let value: Value = serde_json::from_str(&body).unwrap_or_default();
    let message =
        || value.get("message").and_then(Value::as_str).unwrap_or("The server gave no reason.").to_owned();
    match response.status() {
        200 => ServerAnswer::Answered(Timed { answer: Ok(value), milliseconds }),
        400 | 422 => ServerAnswer::Answered(Timed { answer: Err(message()), milliseconds }),
        401 => ServerAnswer::SignedOut,
        404 => ServerAnswer::Failed("This server doesn’t know the rule; it may be an older one.".to_owned()),
        _ => ServerAnswer::Failed(message()),
    }
}
