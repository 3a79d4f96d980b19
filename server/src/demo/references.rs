//! References between the data files of the demo. A field's name says what it refers to.

use std::collections::HashMap;

use serde_json::Value;

use super::DemoError;

/// The kinds of names, and the fields that refer to them. A list refers to all its items.
const FIELDS: [(&str, &[&str]); 8] = [
    ("company", &["company", "enteredBy"]),
    (
        "person",
        &[
            "bcc",
            "borrower",
            "cc",
            "creditRecordedBy",
            "from",
            "invitedBy",
            "listedBy",
            "madeBy",
            "mutedBy",
            "people",
            "person",
            "reviewedBy",
            "sentBy",
            "sharedWith",
            "to",
            "unreadBy",
        ],
    ),
    ("loan", &["loan"]),
    ("sub-role", &["subRole"]),
    ("role label", &["roleLabels"]),
    ("text", &["text"]),
    ("document whose name begins with", &["documents"]),
    ("thread", &["thread"]),
];

/// The names that exist, by kind.
pub(super) type NamesByKind<'a> = HashMap<&'static str, Vec<&'a str>>;

/// Checks the references in a file.
///
/// # Errors
/// The file, the path of the field, and the name that doesn't exist.
pub(super) fn check(names: &NamesByKind<'_>, file: &str, json: &Value) -> Result<(), DemoError> {
    match wrong_reference(names, "", "", json) {
        Some(wrong) => Err(format!("demo data: {file}: {wrong}").into()),
        None => Ok(()),
    }
}

/// Returns the first wrong reference in a value: its path and what is missing.
fn wrong_reference(names: &NamesByKind<'_>, path: &str, field: &str, json: &Value) -> Option<String> {
    match json {
        Value::Object(fields) => {
            // The counts of unread messages have the readers' addresses as keys.
            let mut keys = fields.keys().filter(|_| field == "unreadBy");
            let wrong_key = keys.find_map(|key| missing(names, path, field, key));
            let mut fields = fields.iter();
            wrong_key.or_else(|| {
                fields.find_map(|(key, value)| wrong_reference(names, &format!("{path}.{key}"), key, value))
            })
        }
        Value::Array(items) => {
            let mut items = items.iter().enumerate();
            items.find_map(|(index, item)| wrong_reference(names, &format!("{path}[{index}]"), field, item))
        }
        Value::String(name) => missing(names, path, field, name),
        _ => None,
    }
}

fn missing(names: &NamesByKind<'_>, path: &str, field: &str, name: &str) -> Option<String> {
    let (kind, _) = FIELDS.iter().find(|(_, fields)| fields.contains(&field))?;
    let is_prefix = *kind == "document whose name begins with";
    let mut known = names.get(kind)?.iter();
    let exists = known.any(|known| *known == name || (is_prefix && known.starts_with(name)));
    (!exists).then(|| format!("{}: there is no {kind} {name:?}", path.trim_start_matches('.')))
}

#[cfg(test)]
mod tests {
    use super::{
        super::{data::DemoData, files::FILES},
        *,
    };

    #[test]
    fn names_the_file_and_the_field_of_a_wrong_reference() {
        let data = DemoData::load().unwrap();
        let wrong = |file: &str, from: &str, to: &str| {
            let (_, text) = FILES.iter().find(|(name, _)| *name == file).unwrap();
            assert!(text.contains(from), "{file} contains {from}");
            let json = serde_json::from_str(&text.replacen(from, to, 1)).unwrap();
            check(&data.names(), file, &json).unwrap_err().to_string()
        };
        assert_eq!(
            wrong("documents.json", "\"sentBy\": \"lucia.", "\"sentBy\": \"lucy."),
            "demo data: documents.json: documents[0].sentBy: there is no person \"lucy.alvarez@mail.example\""
        );
        assert_eq!(
            wrong("documents.json", "\"text\": \"pay-stub\"", "\"text\": \"pay\""),
            "demo data: documents.json: documents[2].content.pdf.text: there is no text \"pay\""
        );
        assert_eq!(
            wrong("messages/alvarez.json", "\"dana@harborpine.example\": 1", "\"d@harborpine.example\": 1"),
            "demo data: messages/alvarez.json: [0].threads[0].unreadBy: there is no person \"d@harborpine.example\""
        );
        assert_eq!(
            wrong("messages/alvarez.json", "\"Earnest money\"", "\"Earnest money receipts\""),
            "demo data: messages/alvarez.json: [0].threads[0].messages[4].documents[0]: \
             there is no document whose name begins with \"Earnest money receipts\""
        );
        assert_eq!(
            wrong("loans.json", "\"company\": \"cedar\"", "\"company\": \"cedars\""),
            "demo data: loans.json: loans[3].company: there is no company \"cedars\""
        );
    }
}
