//! The documents that answer the demo's requests, and their reviews.

use std::collections::HashMap;

use chrono::{DateTime, Datelike as _, Duration, Utc};
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, IntoActiveModel as _};
use serde::Deserialize;
use serde_json::json;
use shared_rules::{
    documents::uploads::stored_type::{NamedHead, stored_type},
    needs_list::{history::HistoryKind, request_state::AnswerState, review::RejectReason},
};
use uuid::Uuid;

use super::{DemoError, DemoOffice, loans::LoanIds, needs_lists::find_request, pdf::pdf};
use crate::{
    entity::{EnumColumn, answer, document},
    projection::queue_document_file,
};

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct DocumentsFile {
    reviewed_by: String,
    reviewed_hours_later: i64,
    /// The lines of PDF pages, by name.
    pub texts: HashMap<String, Vec<String>>,
    pub documents: Vec<Document>,
}

/// A document that answers a request. In its texts, `{lastYear}` and `{yearBeforeLast}` are replaced.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Document {
    loan: String,
    /// The start of the request's name.
    request: String,
    sent_by: String,
    pub name: String,
    content: DemoContent,
    state: AnswerState,
    days_ago: i64,
    rejection_note: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
enum DemoContent {
    /// A PDF whose pages repeat a text.
    Pdf { pages: u32, text: String, password: Option<String> },
    /// One of [`FILES`].
    File(String),
}

/// The files in `data/files`.
const FILES: [(&str, &[u8]); 6] = [
    ("business-plan.docx", include_bytes!("data/files/business-plan.docx")),
    ("drivers-license.png", include_bytes!("data/files/drivers-license.png")),
    ("leases.zip", include_bytes!("data/files/leases.zip")),
    ("loan-request.docx", include_bytes!("data/files/loan-request.docx")),
    ("rent-roll.xlsx", include_bytes!("data/files/rent-roll.xlsx")),
    ("trailing-12-months.xlsx", include_bytes!("data/files/trailing-12-months.xlsx")),
];

/// Writes the documents, and the answers with their history.
pub(super) async fn fill(office: &DemoOffice<'_>) -> Result<(), DemoError> {
    for document in &office.data.documents.documents {
        answer_request(office, document).await?;
    }
    Ok(())
}

async fn answer_request(office: &DemoOffice<'_>, document: &Document) -> Result<(), DemoError> {
    let file = &office.data.documents;
    let by = office.person(&document.sent_by)?;
    let request = find_request(office, &document.loan, &document.request, by).await?;
    let at = office.days_ago(document.days_ago);
    let is_reviewed = document.state != AnswerState::Submitted;
    let reviewer = is_reviewed.then(|| office.person(&file.reviewed_by)).transpose()?;
    let is_rejected = document.state == AnswerState::Rejected;
    let note = document.rejection_note.as_ref().map(|note| with_years(office, note));
    let answer = answer::Model {
        id: Uuid::now_v7(),
        element_id: request.id,
        document_id: insert_document(office, document, by, at).await?,
        answered_by: by,
        answered_at: at,
        review_state: EnumColumn(document.state),
        reviewed_by: reviewer,
        reviewed_at: is_reviewed.then(|| at + Duration::hours(file.reviewed_hours_later)),
        rejection_reason: is_rejected.then_some(EnumColumn(RejectReason::Incomplete)),
        rejection_note: note,
        rejection_marks: None,
    };
    record_history(office, office.loan(&document.loan)?, &answer, &with_years(office, &document.name))
        .await?;
    let mut request = request.into_active_model();
    request.review_state = Set(EnumColumn(document.state.into()));
    request.version = Set(2);
    request.updated_at = Set(at);
    request.reviewed_by = Set(answer.reviewed_by);
    request.reviewed_at = Set(answer.reviewed_at);
    request.rejection_reason = Set(answer.rejection_reason);
    request.rejection_note = Set(answer.rejection_note.clone());
    office.insert_one(answer.into_active_model()).await?;
    request.update(office.tx).await?;
    Ok(())
}

/// Records that the answer was sent and how it was reviewed.
async fn record_history(
    office: &DemoOffice<'_>,
    loan: LoanIds,
    answer: &answer::Model,
    name: &str,
) -> Result<(), DemoError> {
    let (request, document) = (answer.element_id, answer.document_id);
    let detail = json!({ "documentId": document, "documentName": name, "replaced": [] });
    let mut entries = vec![(request, answer.answered_by, HistoryKind::Answered, detail, answer.answered_at)];
    if let Some((by, at)) = answer.reviewed_by.zip(answer.reviewed_at) {
        let reason = answer.rejection_reason.as_ref().map(|reason| reason.0);
        let documents = [json!({ "documentId": document, "documentName": name })];
        let detail = json!({ "reason": reason, "note": answer.rejection_note, "documents": documents });
        let kind = if reason.is_some() { HistoryKind::Rejected } else { HistoryKind::Accepted };
        entries.push((request, by, kind, detail, at));
    }
    office.record(loan, entries).await?;
    Ok(())
}

/// Stores the file and its row. Returns the document's id.
async fn insert_document(
    office: &DemoOffice<'_>,
    document: &Document,
    by: Uuid,
    at: DateTime<Utc>,
) -> Result<Uuid, DemoError> {
    let id = Uuid::now_v7();
    let name = with_years(office, &document.name);
    let bytes = bytes_of(office, &document.content, &name)?;
    let head = bytes.iter().take(512).map(|byte| format!("{byte:02x}")).collect();
    let row = document::ActiveModel {
        id: Set(id),
        loan_id: Set(office.loan(&document.loan)?.id),
        size: Set(i64::try_from(bytes.len())?),
        mime_type: Set(stored_type(&NamedHead { name: name.clone(), head }).to_owned()),
        name: Set(name),
        checksum: Set(office.store(&id.to_string(), &bytes).await?),
        storage_key: Set(id.to_string()),
        uploaded_by: Set(by),
        created_at: Set(at),
        ..Default::default()
    };
    office.insert_one(row).await?;
    queue_document_file(office.tx, &id.to_string(), None, at).await?;
    Ok(id)
}

fn bytes_of(office: &DemoOffice<'_>, content: &DemoContent, name: &str) -> Result<Vec<u8>, DemoError> {
    match content {
        DemoContent::Pdf { pages, text, password } => {
            let title = name.rsplit_once('.').map_or(name, |(title, _)| title);
            let lines = office.data.documents.texts.get(text);
            let lines = lines.ok_or_else(|| format!("demo data: documents.json: no text {text:?}"))?;
            Ok(pdf(title, *pages, lines, password.as_deref())?)
        }
        DemoContent::File(file) => {
            let found = FILES.iter().find(|(name, _)| name == file);
            let (_, bytes) = found.ok_or_else(|| format!("demo data: documents.json: no file {file:?}"))?;
            Ok(bytes.to_vec())
        }
    }
}

fn with_years(office: &DemoOffice<'_>, text: &str) -> String {
    let year = office.now.year();
    text.replace("{lastYear}", &(year - 1).to_string()).replace("{yearBeforeLast}", &(year - 2).to_string())
}
