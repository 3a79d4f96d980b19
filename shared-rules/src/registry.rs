//! All rules by name, called with JSON and answering JSON: for the server's rule route, the parity
//! tests and the workbench.

use serde::{Serialize, de::DeserializeOwned};

use crate::cancellation;

/// One rule of the table.
#[derive(Clone, Copy)]
pub struct Rule {
    /// `domain.rule`, for example `value.badge_count`.
    pub name: &'static str,
    /// The domain part of the name.
    pub domain: &'static str,
    /// The name of its export in the browser's module.
    pub js_name: &'static str,
    /// Where the specification asks for it.
    pub source: &'static str,
    /// The rule in business words.
    pub sentence: &'static str,
    /// Its vectors: a JSON list of `{name, input, expected}`.
    pub vectors: &'static str,
    /// Decodes one JSON input, applies the rule and encodes the answer.
    pub answer: fn(&str) -> Result<String, MalformedInput>,
}

/// An input that is not of the rule's shape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MalformedInput {
    /// The error, naming the field where there is one.
    pub malformed: String,
}

/// Every rule: those of the table, then those that look into files.
pub fn all() -> impl Iterator<Item = &'static Rule> {
    RULES.iter().chain(BYTE_RULES)
}

/// The rule of that name, if there is one.
#[must_use]
pub fn find(name: &str) -> Option<&'static Rule> {
    all().find(|rule| rule.name == name)
}

fn answer<I: DeserializeOwned, O: Serialize>(
    json: &str,
    rule: fn(&I) -> O,
) -> Result<String, MalformedInput> {
    let malformed = |error: serde_json::Error| MalformedInput { malformed: error.to_string() };
    let input = serde_json::from_str(json).map_err(malformed)?;
    cancellation::check();
    let answer = rule(&input);
    cancellation::check();
    serde_json::to_string(&answer).map_err(malformed)
}

macro_rules! list {
    ($($domain:ident . $rule:ident as $js:ident -> $ts:literal, $source:literal, $sentence:literal: $call:path, $input:ty;)*) => {
        /// Every rule that looks into no file, in the order of the table.
        pub const RULES: &[Rule] = &[$(Rule {
            name: concat!(stringify!($domain), ".", stringify!($rule)),
            domain: stringify!($domain),
            js_name: stringify!($js),
            source: $source,
            sentence: $sentence,
            vectors: include_str!(concat!("../vectors/", stringify!($domain), "/", stringify!($rule), ".json")),
            answer: |json| answer::<$input, _>(json, $call),
        }),*];
    };
}

with_rules!(list);

/// A file and the rest of the input.
#[derive(serde::Deserialize)]
struct WithFile<I> {
    file: String,
    #[serde(flatten)]
    input: I,
}

/// An answer and the file made.
#[derive(Serialize)]
struct AnswerWithFile<O> {
    answer: O,
    file: Option<String>,
}

fn answer_bytes<I: DeserializeOwned, O: Serialize>(
    json: &str,
    rule: impl Fn(&[u8], &I) -> (O, Option<Vec<u8>>),
) -> Result<String, MalformedInput> {
    use base64::prelude::{BASE64_STANDARD, Engine as _};

    let malformed = |error: serde_json::Error| MalformedInput { malformed: error.to_string() };
    let with_file: WithFile<I> = serde_json::from_str(json).map_err(malformed)?;
    let no_base64 = |_| MalformedInput { malformed: "file: not base64".to_owned() };
    let file = BASE64_STANDARD.decode(&with_file.file).map_err(no_base64)?;
    let (answer, file) = rule(&file, &with_file.input);
    serde_json::to_string(&AnswerWithFile { answer, file: file.map(|file| BASE64_STANDARD.encode(file)) })
        .map_err(malformed)
}

macro_rules! list_byte_rules {
    ($($domain:ident . $rule:ident as $js:ident -> $ts:literal, $source:literal, $sentence:literal: $call:expr, $input:ty;)*) => {
        /// Every rule that looks into a file, in the order of the table.
        pub const BYTE_RULES: &[Rule] = &[$(Rule {
            name: concat!(stringify!($domain), ".", stringify!($rule)),
            domain: stringify!($domain),
            js_name: stringify!($js),
            source: $source,
            sentence: $sentence,
            vectors: include_str!(concat!("../vectors/", stringify!($domain), "/", stringify!($rule), ".json")),
            answer: |json| answer_bytes::<$input, _>(json, $call),
        }),*];
    };
}

with_byte_rules!(list_byte_rules);
