//! Responses are always complete: an empty field is `null`, never missing. The OpenAPI document therefore marks all
//! fields of schemas that no request uses as required. In a request, a missing field has a meaning. A response that
//! flattens a schema of a request therefore contains a copy of it.

use std::collections::{HashMap, HashSet};

use serde_json::Value;
use utoipa::openapi::{OpenApi, RefOr, Schema, schema::ArrayItems};

/// The schema that omits empty fields.
const PROBLEM: &str = "ProblemBody";

/// The schemas that requests use, by name.
type SharedSchemas = HashMap<String, RefOr<Schema>>;

/// Marks all fields of response-only schemas as required.
pub(super) fn require_response_fields(contract: &mut OpenApi) {
    let asked = request_schemas(&serde_json::to_value(&*contract).unwrap_or_default());
    let Some(components) = &mut contract.components else { return };
    let shared = components.schemas.iter().filter(|(name, _)| asked.contains(*name));
    let shared: SharedSchemas = shared.map(|(name, schema)| (name.clone(), schema.clone())).collect();
    for (name, schema) in &mut components.schemas {
        if name != PROBLEM && !asked.contains(name) {
            copy_flattened(schema, &shared);
            require_all(schema);
        }
    }
}

/// Replaces the references to schemas of requests that the schema flattens by copies.
fn copy_flattened(schema: &mut RefOr<Schema>, shared: &SharedSchemas) {
    let RefOr::T(Schema::AllOf(parts)) = schema else { return };
    for part in &mut parts.items {
        let RefOr::Ref(reference) = part else { continue };
        let name = reference.ref_location.rsplit('/').next().unwrap_or_default();
        if let Some(schema) = shared.get(name) {
            *part = schema.clone();
        }
    }
}

fn require_all(schema: &mut RefOr<Schema>) {
    match schema {
        RefOr::T(Schema::Object(object)) => {
            object.required = object.properties.keys().cloned().collect();
            object.properties.values_mut().for_each(require_all);
        }
        RefOr::T(Schema::Array(list)) => {
            if let ArrayItems::RefOrSchema(item) = &mut list.items {
                require_all(item);
            }
        }
        RefOr::T(Schema::AllOf(parts)) => parts.items.iter_mut().for_each(require_all),
        RefOr::T(Schema::OneOf(kinds)) => kinds.items.iter_mut().for_each(require_all),
        RefOr::T(Schema::AnyOf(kinds)) => kinds.items.iter_mut().for_each(require_all),
        RefOr::T(_) | RefOr::Ref(_) => {}
    }
}

/// Returns the names of the schemas used in request bodies.
fn request_schemas(contract: &Value) -> HashSet<String> {
    let mut names = Vec::new();
    let paths = contract["paths"].as_object().into_iter().flat_map(|paths| paths.values());
    for call in paths.filter_map(Value::as_object).flat_map(|calls| calls.values()) {
        note_names(&call["requestBody"], &mut names);
    }
    let mut asked = HashSet::new();
    while let Some(name) = names.pop() {
        if asked.insert(name.clone()) {
            note_names(&contract["components"]["schemas"][&name], &mut names);
        }
    }
    asked
}

/// Adds the names of the schemas that `json` refers to.
fn note_names(json: &Value, names: &mut Vec<String>) {
    match json {
        Value::Object(fields) => {
            if let Some(name) = fields.get("$ref").and_then(Value::as_str) {
                names.extend(name.rsplit('/').next().map(str::to_owned));
            }
            fields.values().for_each(|field| note_names(field, names));
        }
        Value::Array(items) => items.iter().for_each(|item| note_names(item, names)),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn response_fields_are_required_and_request_fields_are_not() {
        let contract = serde_json::to_value(super::super::document()).unwrap();
        let of = |name: &str| contract["components"]["schemas"][name].clone();
        let answered = of("NeedsListElement");
        assert_eq!(
            answered["required"].as_array().unwrap().len(),
            answered["properties"].as_object().unwrap().len()
        );
        assert_eq!(of("UpdateElement")["required"], json!(["version"]));
        assert_eq!(of("LoanFacts").get("required"), None);
        assert!(of("Loan")["allOf"].to_string().contains(r#""required":["name","loanNumber""#));
        assert!(!of(PROBLEM)["required"].as_array().unwrap().contains(&json!("current")));
    }
}
