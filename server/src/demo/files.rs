//! The data files of the demo office.

use serde::de::DeserializeOwned;
use serde_json::Deserializer;

use super::DemoError;

/// The text of each file, by name.
pub(super) const FILES: [(&str, &str); 11] = [
    ("companies.json", include_str!("data/companies.json")),
    ("people.json", include_str!("data/people.json")),
    ("loans.json", include_str!("data/loans.json")),
    ("entities.json", include_str!("data/entities.json")),
    ("needs_lists.json", include_str!("data/needs_lists.json")),
    ("documents.json", include_str!("data/documents.json")),
    ("writing.json", include_str!("data/writing.json")),
    ("messages/alvarez.json", include_str!("data/messages/alvarez.json")),
    ("messages/brightwater.json", include_str!("data/messages/brightwater.json")),
    ("messages/kestrel.json", include_str!("data/messages/kestrel.json")),
    ("messages/other_loans.json", include_str!("data/messages/other_loans.json")),
];

/// Reads one file.
pub(super) fn parse<T: DeserializeOwned>(file: &str) -> Result<T, DemoError> {
    let found = FILES.iter().find(|(name, _)| *name == file);
    let (_, text) = found.ok_or_else(|| format!("demo data: no file {file}"))?;
    read(file, text)
}

/// Reads a text as the content of a file.
///
/// # Errors
/// The file and the path of the field that is wrong.
pub(super) fn read<T: DeserializeOwned>(file: &str, text: &str) -> Result<T, DemoError> {
    let mut json = Deserializer::from_str(text);
    serde_path_to_error::deserialize(&mut json).map_err(|error| format!("demo data: {file}: {error}").into())
}
