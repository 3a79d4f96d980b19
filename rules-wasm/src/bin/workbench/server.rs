//! The server's result, over the public rule route.

use gloo_net::http::Request;
use serde_json::Value;
use shared_rules::registry::Rule;

use crate::browser::{TimedResult, now};

/// The state of the request to the server.
#[derive(Clone, PartialEq)]
pub(crate) enum ServerAnswer {
    /// No response yet.
    Waiting,
    /// The server responded.
    Answered(TimedResult),
    /// The user isn't signed in.
    SignedOut,
    /// The request failed, with a message.
    Failed(String),
}

/// Requests the rule's result from the server.
pub(crate) async fn request_from_server(rule: &Rule, input: String) -> ServerAnswer {
    let began = now();
    let request =
        Request::post(&format!("/v1/rules/{}", rule.name)).header("content-type", "application/json");
    let Ok(request) = request.body(input) else {
        return ServerAnswer::Failed("Couldn’t send the input.".to_owned());
    };
    let Ok(response) = request.send().await else {
        return ServerAnswer::Failed("Couldn’t reach the server.".to_owned());
    };
    let body = response.text().await.unwrap_or_default();
    let milliseconds = now() - began;
    let value: Value = serde_json::from_str(&body).unwrap_or_default();
    let message =
        || value.get("message").and_then(Value::as_str).unwrap_or("The server gave no reason.").to_owned();
    match response.status() {
        200 => ServerAnswer::Answered(TimedResult { answer: Ok(value), milliseconds }),
        400 | 422 => ServerAnswer::Answered(TimedResult { answer: Err(message()), milliseconds }),
        401 => ServerAnswer::SignedOut,
        404 => {
            ServerAnswer::Failed("This server doesn’t have the rule. It may be an older version.".to_owned())
        }
        _ => ServerAnswer::Failed(message()),
    }
}
