//! The text of a request's history entries, which follows the name of the person who acted.

use serde::{Deserialize, Serialize};

use crate::needs_list::priority::PriorityType;
use crate::needs_list::request::history::HistoryKind;
use crate::needs_list::request::review::RejectReason;
use crate::text::history as text;
use crate::value::fixed_word::parse_word;

/// The details of an entry that its text uses; which ones are set depends on the kind and on the reader.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct HistoryDetail {
    /// The file that was uploaded or removed.
    pub document_name: Option<String>,
    /// The files that were reviewed, or uploaded together.
    pub documents: Vec<NamedDocument>,
    /// Whether they were uploaded with an emailed link, without a sign-in.
    pub by_link: bool,
    /// Why: the name of a [`RejectReason`], or a person's own words.
    pub reason: Option<String>,
    /// The note on it.
    pub note: Option<String>,
    /// How many places were marked in what was judged.
    pub marks: u32,
    /// The person it was assigned to or unassigned from.
    pub name: Option<String>,
    /// The kind of the entry that was undone.
    pub what: Option<HistoryKind>,
    /// How the element was.
    pub before: Option<DescribedElement>,
    /// How it is since.
    pub after: Option<DescribedElement>,
}

/// One of several files.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct NamedDocument {
    /// Its name.
    pub document_name: Option<String>,
}

/// The fields of an element that an edit may change.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
#[allow(missing_docs)] // the fields of the element
pub struct DescribedElement {
    pub name: String,
    pub description: Option<String>,
    pub priority_type: PriorityType,
    pub hidden: bool,
    pub visible_at_status: Option<String>,
    pub due_date: Option<String>,
    pub freshness_days: Option<u32>,
    pub optional: bool,
    pub instructions: Option<String>,
    pub internal_note: Option<String>,
}

/// How many files are named; the rest are counted.
const NAMED: usize = 5;

/// Returns what a person did, to be read after their name.
#[must_use]
pub fn history_words(kind: HistoryKind, detail: &HistoryDetail) -> String {
    let file = || quoted(detail.document_name.as_deref(), text::A_FILE.template);
    let person = || quoted(detail.name.as_deref(), text::SOMEONE.template);
    match kind {
        HistoryKind::Created => text::CREATED.to_string(),
        HistoryKind::Updated if detail.what == Some(HistoryKind::BackToSubmitted) => {
            text::TAKEN_BACK.fill(&[("what", taken_back(detail.what))])
        }
        HistoryKind::Updated => changed(detail),
        HistoryKind::Moved => text::MOVED.to_string(),
        HistoryKind::Deleted => text::DELETED.to_string(),
        HistoryKind::Restored => text::RESTORED.to_string(),
        HistoryKind::Answered => {
            let file = if detail.documents.is_empty() { file() } else { files(detail) };
            let words = if detail.by_link { text::ANSWERED_BY_LINK } else { text::ANSWERED };
            words.fill(&[("file", &file)])
        }
        HistoryKind::AnswerRemoved => text::ANSWER_REMOVED.fill(&[("file", &file())]),
        HistoryKind::Accepted => text::ACCEPTED.fill(&[("files", &files(detail))]),
        HistoryKind::Rejected => {
            text::REJECTED.fill(&[("files", &files(detail))]) + &rejection_reason(detail)
        }
        HistoryKind::BackToSubmitted => text::BACK_TO_SUBMITTED.fill(&[("files", &files(detail))]),
        HistoryKind::NotApplicable => text::NOT_APPLICABLE.to_string() + &rejection_reason(detail),
        HistoryKind::Applicable => text::APPLICABLE.to_string(),
        HistoryKind::Commented => text::COMMENTED.to_string(),
        HistoryKind::Shared => text::SHARED.fill(&[("name", &person())]),
        HistoryKind::Unshared => text::UNSHARED.fill(&[("name", &person())]),
        HistoryKind::TakenBack => text::TAKEN_BACK.fill(&[("what", taken_back(detail.what))]),
    }
}

/// Returns what was undone, after “undid:”.
const fn taken_back(what: Option<HistoryKind>) -> &'static str {
    match what {
        Some(HistoryKind::Answered) => text::TOOK_ANSWER.template,
        Some(HistoryKind::AnswerRemoved) => text::TOOK_REMOVAL.template,
        Some(HistoryKind::Accepted) => text::TOOK_ACCEPTANCE.template,
        Some(HistoryKind::Rejected) => text::TOOK_REJECTION.template,
        Some(HistoryKind::BackToSubmitted) => text::TOOK_BACK_TO_SUBMITTED.template,
        Some(HistoryKind::NotApplicable) => text::NOT_APPLICABLE.template,
        Some(HistoryKind::Applicable) => text::TOOK_APPLICABLE.template,
        _ => text::CHANGED_THIS.template,
    }
}

fn quoted(name: Option<&str>, otherwise: &str) -> String {
    name.filter(|name| !name.is_empty()).map_or_else(|| otherwise.to_owned(), |name| format!("“{name}”"))
}

fn files(detail: &HistoryDetail) -> String {
    let name = |each: &NamedDocument| quoted(each.document_name.as_deref(), text::A_FILE.template);
    let names: Vec<_> = detail.documents.iter().take(NAMED).map(name).collect();
    let more = detail.documents.len() - names.len();
    match (names.as_slice(), more) {
        ([], _) => text::IT.to_string(),
        (names, 0) => names.join(", "),
        (names, more) => text::AND_MORE.fill(&[("names", &names.join(", ")), ("more", &more.to_string())]),
    }
}

fn rejection_reason(detail: &HistoryDetail) -> String {
    let reason = detail.reason.as_deref().map(|name| match parse_word::<RejectReason>(name) {
        Some(reason) => reason.label(),
        None => name,
    });
    let marked = match detail.marks {
        0 => None,
        1 => Some(text::MARKED_ONCE.to_string()),
        count => Some(text::MARKED.fill(&[("count", &count.to_string())])),
    };
    let said = [reason, detail.note.as_deref(), marked.as_deref()];
    let said: Vec<_> = said.into_iter().flatten().filter(|said| !said.is_empty()).collect();
    if said.is_empty() { String::new() } else { format!(": {}", said.join(". ")) }
}

fn changed(detail: &HistoryDetail) -> String {
    let (Some(before), Some(after)) = (&detail.before, &detail.after) else {
        return text::CHANGED_THIS.to_string();
    };
    let fields = [
        (before.name != after.name, text::THE_NAME),
        (before.description != after.description, text::THE_DESCRIPTION),
        (before.priority_type != after.priority_type, text::THE_PRIORITY),
        (before.hidden != after.hidden, text::WHETHER_HIDDEN),
        (before.visible_at_status != after.visible_at_status, text::FROM_WHEN),
        (before.due_date != after.due_date, text::THE_DUE_DATE),
        (before.freshness_days != after.freshness_days, text::HOW_OLD),
        (before.optional != after.optional, text::WHETHER_OPTIONAL),
        (before.instructions != after.instructions, text::THE_INSTRUCTIONS),
        (before.internal_note != after.internal_note, text::THE_INTERNAL_NOTE),
    ];
    let fields: Vec<_> = fields.into_iter().filter_map(|(differs, field)| differs.then_some(field)).collect();
    match fields.as_slice() {
        [] => text::SAVED.to_string(),
        [field] if *field == text::THE_NAME => {
            text::RENAMED.fill(&[("before", &before.name), ("after", &after.name)])
        }
        [field] if *field == text::THE_PRIORITY => {
            text::PRIORITY.fill(&[("priority", &after.priority_type.label().to_lowercase())])
        }
        [field] if *field == text::WHETHER_HIDDEN => {
            (if after.hidden { text::HID } else { text::SHOWED }).to_string()
        }
        fields => {
            let what: Vec<_> = fields.iter().map(|field| field.template).collect();
            text::CHANGED.fill(&[("what", &what.join(", "))])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn words(kind: &str, detail: Value) -> String {
        let kind = serde_json::from_value(json!(kind)).expect("a kind");
        history_words(kind, &serde_json::from_value(detail).expect("a detail"))
    }

    #[test]
    fn words_each_kind_of_event() {
        assert_eq!(
            words("answered", json!({ "documentName": "w2.pdf", "replaced": [] })),
            "uploaded “w2.pdf”"
        );
        let by_link = words("answered", json!({ "documentName": "w2.pdf", "byLink": true }));
        assert_eq!(by_link, "uploaded “w2.pdf” (handed in by link)");
        let two = json!({ "documents": [{ "documentName": "w2.pdf" }, { "documentName": "w2-b.pdf" }] });
        assert_eq!(words("accepted", two), "accepted “w2.pdf”, “w2-b.pdf”");
        let came = json!({ "documents": [{ "documentName": "w2.pdf" }, { "documentName": "w2-b.pdf" }] });
        assert_eq!(words("answered", came), "uploaded “w2.pdf”, “w2-b.pdf”");
        let many: Vec<_> = (1..=40).map(|nth| json!({ "documentName": format!("{nth}.pdf") })).collect();
        let said = "uploaded “1.pdf”, “2.pdf”, “3.pdf”, “4.pdf”, “5.pdf” and 35 more";
        assert_eq!(words("answered", json!({ "documents": many })), said);
        let back = json!({ "documents": [], "reason": "NOT_SIGNED", "note": "Page 2." });
        assert_eq!(words("rejected", back), "rejected it: It isn’t signed. Page 2.");
        let marked = json!({ "reason": "UNREADABLE", "note": null, "marks": 2 });
        assert_eq!(words("rejected", marked), "rejected it: It can’t be read. 2 places marked");
        assert_eq!(words("taken-back", json!({ "what": "accepted" })), "undid: accepted this");
        let reset = json!({ "documents": [{ "documentName": "w2.pdf" }] });
        assert_eq!(words("back-to-submitted", reset), "set “w2.pdf” back to submitted");
        let undone = json!({ "what": "back-to-submitted" });
        assert_eq!(words("updated", undone), "undid: set this back to submitted");
        assert_eq!(words("taken-back", json!({})), "undid: changed this");
        let excuse = json!({ "reason": "I rent." });
        assert_eq!(words("not-applicable", excuse), "marked this as not applicable: I rent.");
    }

    #[test]
    fn names_changed_fields() {
        let changed = |after: Value| {
            let mut now = json!({ "name": "W-2", "priorityType": "UNSET", "hidden": false });
            let before = now.clone();
            now.as_object_mut().expect("an object").extend(after.as_object().expect("an object").clone());
            words("updated", json!({ "before": before, "after": now }))
        };
        assert_eq!(changed(json!({ "name": "W-2s" })), "renamed it from “W-2” to “W-2s”");
        assert_eq!(changed(json!({ "priorityType": "HIGH" })), "set the priority to high");
        assert_eq!(changed(json!({ "hidden": true })), "hid this");
        let several = changed(json!({ "name": "X", "hidden": true }));
        assert_eq!(several, "changed the name, whether it’s hidden");
        assert_eq!(
            changed(json!({ "dueDate": "2026-12-01", "optional": true })),
            "changed the due date, whether it’s optional"
        );
        assert_eq!(changed(json!({ "freshnessDays": 60 })), "changed the maximum document age");
        assert_eq!(changed(json!({})), "saved this");
    }
}
