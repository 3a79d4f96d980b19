//! Removes the password of a stored PDF: the unlocked file replaces it, and the locked one is kept as a version.

use shared_rules::{
    activity::Activity,
    text::{documents::PDF_NOT_PROTECTED, refused},
    violation::Violation,
};
use uuid::Uuid;

use super::{
    super::{
        document_commands::{
            OnDocument, lock_document, publish_document_change, publish_request_changes, to_dto,
        },
        download::integrity::{StoredFile, open_intact},
        dto::{Document, RemovePassword},
        scan,
        space::quota,
        storage_problem,
        uploads::named_document,
        visibility::{SeenDocument, load_visible_document},
    },
    replace::{NewContent, replace_content},
};
use crate::{
    access::SignedIn,
    entity::document,
    features::activity,
    http::Problem,
    realtime::Changes,
    state::AppState,
    storage::{
        IncomingFile,
        workers::{
            self, FileTask, Frame, PdfUnlocking, WorkOwner, WorkPerson, WorkSource, WorkerSession,
            WorkerTrouble,
        },
    },
};

/// A larger PDF isn't unlocked here, because several copies are held in memory.
const LARGEST: u64 = 48 << 20;
/// The most bytes of an unlocked PDF: its object streams are written uncompressed.
const LARGEST_UNLOCKED: u64 = 512 << 20;

/// Removes the password of a PDF.
pub(super) async fn remove_pdf_password(
    state: &AppState,
    signed_in: SignedIn,
    on: OnDocument,
    input: RemovePassword,
) -> Result<Document, Problem> {
    let mut seen = load_visible_document(state, signed_in, on.document_id).await?;
    seen.require_owner()?;
    let wait = state.budgets.spend_pdf_password(seen.member.user.id);
    wait.map_err(Problem::too_many_tries)?;
    scan::require_scanned_for(seen.row.scan, &seen.member)?;
    let source = WorkSource {
        place: WorkOwner::Loan(seen.row.loan_id),
        person: WorkPerson::User(seen.member.user.id),
    };
    let mut incoming = unlock_pdf(state, source, &seen.row, input.password).await?;
    let key = Uuid::now_v7().to_string();
    let (checksum, size) =
        (incoming.finish().await.map_err(|error| storage_problem(&error))?, incoming.size());
    incoming.store_as(&key).await.map_err(|error| storage_problem(&error))?;
    replace_with_unlocked(state, &mut seen, (key, checksum, size)).await?;
    Ok(to_dto(&seen))
}

/// Replaces the document's content with the unlocked file stored under that key.
async fn replace_with_unlocked(
    state: &AppState,
    seen: &mut SeenDocument,
    (key, checksum, size): (String, String, u64),
) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    let row = lock_document(&changes, seen.row.id).await?;
    if row.checksum != seen.row.checksum {
        // Another request was faster.
        return Err(not_protected());
    }
    let content = NewContent {
        name: row.name.clone(),
        size: i64::try_from(size).map_err(|_| Problem::too_large())?,
        mime_type: row.mime_type.clone(),
        checksum,
        storage_key: key,
        unlocked: true,
        scan: state.scan_of_new(),
        damaged: false,
    };
    seen.row = replace_content(&changes, seen.member.user.id, row, content).await?;
    // Its size counts toward the quota by now.
    quota::ensure_available(state, &*changes, seen.row.uploaded_by, 0).await?;
    let done = Activity::DocumentUnlocked { document: named_document(&seen.row) };
    activity::record_on_loan(&changes, &seen.member, done).await?;
    publish_request_changes(&mut changes, &seen.row).await?;
    publish_document_change(&mut changes, &seen.row).await?;
    changes.commit().await?;
    state.files_arrived();
    Ok(())
}

/// Lets a worker unlock a PDF; the unlocked file isn't kept yet.
async fn unlock_pdf(
    state: &AppState,
    source: WorkSource,
    row: &document::Model,
    password: String,
) -> Result<IncomingFile, Problem> {
    if row.mime_type != "application/pdf" {
        return Err(not_protected());
    }
    let size = u64::try_from(row.size).unwrap_or_default();
    if size > LARGEST {
        return Err(Problem::invalid(vec![refused::PDF_TOO_LARGE.violation("documentId")]));
    }
    let _turn = state.workers.wait_for_worker(source).await?;
    let file = open_intact(state, &StoredFile::from(row), 0).await?;
    let mut incoming = state.store.receive().await.map_err(|error| storage_problem(&error))?;
    let too_hard = |error: WorkerTrouble| match error {
        WorkerTrouble::Input(error) => storage_problem(&error),
        other => workers::problem_of("documentId", &other),
    };
    let (task, time) = (FileTask::UnlockPdf { password }, workers::file_time(&state.config));
    let mut worker = WorkerSession::begin(&state.config, &task, (file, size), time).map_err(too_hard)?;
    let mut outcome = None;
    while let Some(frame) = worker.next().await.map_err(too_hard)? {
        match frame {
            Frame::Answer(json) => outcome = serde_json::from_slice::<PdfUnlocking>(&json).ok(),
            Frame::Bytes(bytes) => incoming.write(&bytes).await.map_err(|error| storage_problem(&error))?,
            Frame::Done => {}
        }
        if incoming.size() > LARGEST_UNLOCKED {
            return Err(workers::problem_of("documentId", &WorkerTrouble::Died));
        }
    }
    let outcome = outcome.ok_or_else(Problem::internal)?;
    match outcome.code.zip(outcome.message) {
        _ if outcome.unlocked => Ok(incoming),
        Some((code, _)) if code == PDF_NOT_PROTECTED.code => Err(not_protected()),
        said => Err(unlock_problem(said)),
    }
}

fn not_protected() -> Problem {
    Problem::invalid(vec![PDF_NOT_PROTECTED.violation("documentId")])
}

/// Returns the problem for a wrong password, or for another reason that the PDF can't be unlocked.
fn unlock_problem(said: Option<(String, String)>) -> Problem {
    let incorrect = shared_rules::text::documents::PASSWORD_INCORRECT;
    let (code, message) = said.unwrap_or((incorrect.code.to_owned(), incorrect.template.to_owned()));
    Problem::invalid(vec![Violation::new("password", &code, message)])
}
