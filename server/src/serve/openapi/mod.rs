//! The API's OpenAPI document, generated from the routes.

mod idempotency_keys;
mod required_fields;

use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::{features, state::AppState};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Loanroom",
        description = "The API behind Loanroom's browser application. Authenticated requests carry the \
            session cookie; write requests must come from the same origin. Errors are returned as \
            application/problem+json.",
    ),
    components(schemas(crate::http::problem::ProblemBody))
)]
struct ApiDocument;

/// Both versions of the API. Each route is also served under the other version's prefix.
fn versions() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(ApiDocument::openapi())
        .nest("/v1", features::quick_calls().merge(features::transfers()).merge(features::framed()))
        .nest("/v2", features::quick_calls_of_version_2())
}

/// Returns the OpenAPI document.
#[must_use]
pub fn document() -> utoipa::openapi::OpenApi {
    let mut contract = versions().into_openapi();
    required_fields::require_response_fields(&mut contract);
    idempotency_keys::add_key_header(&mut contract);
    contract
}

/// Returns the OpenAPI document as formatted JSON.
#[must_use]
pub fn document_json() -> String {
    document().to_pretty_json().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use serde_json::{Value, json};
    use shared_rules::value::limits;

    use super::*;
    use crate::http::input_limits;

    #[test]
    fn operation_ids_are_unique() {
        let contract = serde_json::to_value(document()).unwrap();
        let calls =
            contract["paths"].as_object().unwrap().values().flat_map(|path| path.as_object().unwrap());
        let names: Vec<&str> = calls.filter_map(|(_, call)| call["operationId"].as_str()).collect();
        assert!(names.len() > 20, "{names:?}");
        assert_eq!(names.len(), names.iter().collect::<BTreeSet<_>>().len(), "{names:?}");
    }

    /// Collects the path of every text in a body, with a sample body that contains all of them.
    fn sample(contract: &Value, schema: &Value, path: &str, texts: &mut Vec<String>, deep: u8) -> Value {
        if let Some(name) = schema["$ref"].as_str() {
            let schema = contract.pointer(name.trim_start_matches('#')).unwrap();
            return sample(contract, schema, path, texts, deep);
        }
        if let Some(parts) = schema["allOf"].as_array() {
            let mut whole = serde_json::Map::new();
            for part in parts {
                if let Value::Object(fields) = sample(contract, part, path, texts, deep) {
                    whole.extend(fields);
                }
            }
            return Value::Object(whole);
        }
        for several in ["oneOf", "anyOf"] {
            if let Some(one) =
                schema[several].as_array().and_then(|all| all.iter().rfind(|it| it["type"] != "null"))
            {
                return sample(contract, one, path, texts, deep);
            }
        }
        let kind = schema["type"].as_array().map_or(&schema["type"], |kinds| &kinds[0]);
        match kind.as_str() {
            Some("object") | None if deep < 6 => {
                let none = serde_json::Map::new();
                let fields = schema["properties"].as_object().unwrap_or(&none);
                let inside =
                    |name: &str| if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") };
                let sampled = fields.iter().map(|(name, field)| {
                    (name.clone(), sample(contract, field, &inside(name), texts, deep + 1))
                });
                Value::Object(sampled.collect())
            }
            Some("array") => {
                json!([sample(contract, &schema["items"], &format!("{path}[0]"), texts, deep + 1)])
            }
            Some("string") if schema["format"].is_null() && schema["enum"].is_null() => {
                texts.push(path.to_owned());
                json!("x")
            }
            Some("string") => json!("x"),
            Some("boolean") => json!(true),
            _ => json!(1),
        }
    }

    /// Returns the kind of body that the operation takes, which determines its limits.
    fn kind_of(path: &str) -> &'static str {
        let kinds =
            [("/messagetemplate", "messageTemplate"), ("/signature/", "signature"), ("/messages", "message")];
        kinds.into_iter().find(|(part, _)| path.contains(part)).map_or("", |(_, kind)| kind)
    }

    fn put(body: &mut Value, path: &str, text: &str) {
        let pointer =
            format!("/{}", path.replace('[', ".").replace(']', "").trim_start_matches('.').replace('.', "/"));
        *body.pointer_mut(&pointer).unwrap() = json!(text);
    }

    #[test]
    fn every_text_field_has_a_limit() {
        let contract = serde_json::to_value(document()).unwrap();
        let mut seen = 0;
        for (path, calls) in contract["paths"].as_object().unwrap() {
            for (method, call) in calls.as_object().unwrap() {
                let schema = &call["requestBody"]["content"]["application/json"]["schema"];
                // Rules store none of it, and preferences store it within separate limits.
                if schema.is_null() || path.contains("/rules/") || path.contains("/preferences/") {
                    continue;
                }
                let kind = kind_of(path);
                let mut texts = Vec::new();
                let body = sample(&contract, schema, "", &mut texts, 0);
                for text in texts {
                    let place = format!("{method} {path}: {text}");
                    let limit = limits::of_text(&format!("{kind}.{text}"));
                    assert_ne!(
                        limit.field, "",
                        "{place} has no limit: add its field to shared_rules::value::limits"
                    );
                    let mut held = body.clone();
                    put(&mut held, &text, &"x".repeat(limit.most));
                    assert!(
                        input_limits::check(kind, held.to_string().as_bytes()).is_ok(),
                        "{place} at its limit"
                    );
                    put(&mut held, &text, &"x".repeat(limit.most + 1));
                    let refused = input_limits::check(kind, held.to_string().as_bytes()).unwrap_err();
                    let [violation] = refused.violations() else { panic!("{place}: {refused:?}") };
                    assert_eq!(violation.field, text, "{place}");
                    assert!(violation.message.starts_with(limit.label), "{place}: {}", violation.message);
                    seen += 1;
                }
            }
        }
        assert!(seen > 30, "{seen}");
    }
}
