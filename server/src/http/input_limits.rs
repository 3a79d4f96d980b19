//! Enforces a limit on every text and list of a request, by field name (`shared_rules::value::limits`). Bodies are
//! checked before anything else processes them, so that no route can forget it.

use std::fmt;

use axum::{extract::Query, http::Uri};
use serde::de::{self, DeserializeSeed, MapAccess, SeqAccess, Visitor};
use shared_rules::{
    value::limits::{depth_problem, list_problem, text_problem, text_problem_of},
    violation::Violation,
};

use super::Problem;

/// The maximum number of violations in a response.
const MOST_VIOLATIONS: usize = 20;

/// Checks a JSON body against the limits: those of `kind` take precedence over the general ones. Invalid JSON passes,
/// because decoding reports it.
///
/// # Errors
/// *Invalid*, naming each text and list that is too long.
pub fn check(kind: &'static str, body: &[u8]) -> Result<(), Problem> {
    let mut found = Vec::new();
    let mut json = serde_json::Deserializer::from_slice(body);
    let looked = JsonPath { kind, path: String::new(), depth: 0, found: &mut found }.deserialize(&mut json);
    match (looked, found.is_empty()) {
        (_, false) => Err(Problem::invalid(found)),
        // Decoding detects the same problem and describes it better.
        (Ok(()) | Err(_), true) => Ok(()),
    }
}

/// Checks a query's values. A comma-separated list may be as long as a URL.
///
/// # Errors
/// *Invalid*, naming each value that is too long.
pub fn check_query(query: &Uri) -> Result<(), Problem> {
    // Decoding reports an invalid query.
    let Ok(Query(values)) = Query::<Vec<(String, String)>>::try_from_uri(query) else { return Ok(()) };
    let texts = values.iter().filter(|(name, _)| !name.ends_with("Ids") && name != "status");
    let problems = texts.filter_map(|(name, value)| text_problem(name, value));
    let found: Vec<Violation> = problems.take(MOST_VIOLATIONS).collect();
    if found.is_empty() { Ok(()) } else { Err(Problem::invalid(found)) }
}

/// A value of the body with its path.
struct JsonPath<'f> {
    kind: &'static str,
    path: String,
    depth: usize,
    found: &'f mut Vec<Violation>,
}

impl JsonPath<'_> {
    fn inside(&mut self, path: String) -> JsonPath<'_> {
        JsonPath { kind: self.kind, path, depth: self.depth.saturating_add(1), found: self.found }
    }

    fn note(&mut self, problem: Option<Violation>) {
        if self.found.len() < MOST_VIOLATIONS {
            self.found.extend(problem);
        }
    }
}

impl<'de> DeserializeSeed<'de> for JsonPath<'_> {
    type Value = ();

    fn deserialize<D: de::Deserializer<'de>>(mut self, json: D) -> Result<(), D::Error> {
        if let Some(too_deep) = depth_problem(&self.path, self.depth) {
            self.note(Some(too_deep));
            return Err(de::Error::custom("nested too deeply"));
        }
        json.deserialize_any(self)
    }
}

macro_rules! passes {
    ($($method:ident($type:ty))*) => {$(
        fn $method<E: de::Error>(self, _: $type) -> Result<(), E> {
            Ok(())
        }
    )*};
}

impl<'de> Visitor<'de> for JsonPath<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    passes! { visit_bool(bool) visit_i64(i64) visit_u64(u64) visit_f64(f64) }

    fn visit_unit<E: de::Error>(self) -> Result<(), E> {
        Ok(())
    }

    fn visit_str<E: de::Error>(mut self, text: &str) -> Result<(), E> {
        let problem = text_problem_of(self.kind, &self.path, text);
        self.note(problem);
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut list: A) -> Result<(), A::Error> {
        let mut length = 0_usize;
        loop {
            let path = format!("{}[{length}]", self.path);
            if list.next_element_seed(self.inside(path))?.is_none() {
                break;
            }
            length = length.saturating_add(1);
        }
        let problem = list_problem(&self.path, length);
        self.note(problem);
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut object: A) -> Result<(), A::Error> {
        let mut size = 0_usize;
        while let Some(key) = object.next_key::<String>()? {
            let problem = text_problem("key", &key);
            let known = problem.is_none();
            self.note(problem);
            let path = match (self.path.is_empty(), known) {
                (_, false) => self.path.clone(),
                (true, true) => key,
                (false, true) => format!("{}.{key}", self.path),
            };
            object.next_value_seed(self.inside(path))?;
            size = size.saturating_add(1);
        }
        let problem = list_problem(&self.path, size);
        self.note(problem);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the fields that are named when a body is rejected.
    fn fields(body: &serde_json::Value) -> Vec<String> {
        let refused = check("", body.to_string().as_bytes()).err();
        let violations = refused.iter().flat_map(Problem::violations);
        violations.map(|violation| violation.field.clone()).collect()
    }

    #[test]
    fn limits_texts_lists_keys_and_depth_everywhere() {
        let long = "x".repeat(200_000);
        let deep = (0..40).fold(serde_json::json!(1), |inner, _| serde_json::json!([inner]));
        assert_eq!(
            fields(&serde_json::json!({ "givenName": "Lucia", "n": 1, "b": true, "z": null })),
            [""; 0]
        );
        assert_eq!(fields(&serde_json::json!({ "givenName": long })), ["givenName"]);
        assert_eq!(fields(&serde_json::json!([{ "a": { "title": long } }])), ["[0].a.title"]);
        assert_eq!(fields(&serde_json::json!({ "labels": ["a", long] })), ["labels[1]"]);
        assert_eq!(fields(&serde_json::json!({ "elementIds": vec!["a"; 501] })), ["elementIds"]);
        assert_eq!(fields(&serde_json::json!({ long.clone(): 1 })), ["key"]);
        assert_eq!(fields(&serde_json::json!({ "title": "a\0b" })), ["title"]);
        assert_eq!(fields(&serde_json::json!({ "c\0": 1 })), ["key"]);
        assert_eq!(fields(&deep).len(), 1);
        assert_eq!(fields(&serde_json::json!(vec![long; 50])).len(), MOST_VIOLATIONS);
    }

    #[test]
    fn limits_search_text_but_not_id_lists() {
        let of = |query: &str| check_query(&format!("/v1/users/search?{query}").parse().unwrap());
        assert!(of("query=lee&page=2").is_ok());
        assert!(of(&format!("query={}", "q".repeat(201))).is_err());
        assert!(of("query=a%00b").is_err());
        assert!(of(&format!("usersIds={}", "0193-".repeat(400))).is_ok());
    }
}
