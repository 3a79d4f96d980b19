//! A file being received from an anonymous sender.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, ExprTrait as _, QueryFilter,
    QuerySelect as _, sea_query::Alias,
};
use shared_rules::{
    documents::{
        acceptance::CandidateFile,
        uploads::{
            announced_file::{DestinationTypes, announced_name},
            secure_upload::{ArrivalResult, MOST_WAITING},
        },
    },
    text::{documents as text, refused},
    violation::Violation,
};
use uuid::Uuid;

use super::{
    form::Form,
    quota::{self, upload_page_full},
    sweep::remove,
};
use crate::{
    entity::{EnumColumn, company, secure_upload_file as file},
    features::documents::{self, FileFacts},
    http::Problem,
    projection::queue_check,
    state::AppState,
    storage::{IncomingFile, UploadPriority},
};

/// A file being received.
pub(crate) struct ArrivingFile {
    name: String,
    incoming: IncomingFile,
}

/// Starts receiving a file under the name that the rules allow, or returns the violations. Its size isn't known yet.
pub(crate) async fn start_file(
    state: &AppState,
    company: &company::Model,
    name: &str,
    mime_type: String,
) -> Result<Result<ArrivingFile, Vec<Violation>>, Problem> {
    let candidate = CandidateFile { name: name.to_owned(), size: 0, mime_type };
    let taken = DestinationTypes { max_bytes: state.config.max_upload_bytes, mails: company.accepts_mail };
    let name = match announced_name(candidate, taken, None) {
        Ok(name) => name,
        Err(violations) => return Ok(Err(violations)),
    };
    let incoming = state.store.receive_as(UploadPriority::Anonymous, 0).await;
    let incoming = incoming.map_err(|error| documents::storage_problem(&error))?;
    Ok(Ok(ArrivingFile { name, incoming }))
}

impl ArrivingFile {
    /// Returns how many bytes have arrived.
    pub(crate) const fn size(&self) -> u64 {
        self.incoming.size()
    }

    /// Returns the name to store it under, and its bytes.
    pub(crate) fn into_parts(self) -> (String, IncomingFile) {
        (self.name, self.incoming)
    }

    /// Writes the next bytes; an executable is refused by its first bytes.
    pub(crate) async fn write(&mut self, bytes: &[u8]) -> Result<Result<(), Vec<Violation>>, Problem> {
        let head = self.incoming.head().len();
        self.incoming.write(bytes).await.map_err(|error| documents::storage_problem(&error))?;
        if self.incoming.head().len() == head {
            return Ok(Ok(()));
        }
        Ok(documents::refuse_program(self.incoming.head()).map_err(|problem| problem.violations().to_vec()))
    }
}

/// How many files and bytes may still arrive.
pub(crate) struct RemainingSpace {
    largest: u64,
    together: u64,
    in_tray: u64,
}

impl RemainingSpace {
    /// Returns the rest of the form's limits and of the company's tray, including files in other unfinished forms.
    ///
    /// # Errors
    /// *Used up*, when no other file is accepted.
    pub(super) async fn of(state: &AppState, company: &company::Model) -> Result<Self, Problem> {
        let bytes = file::Column::Size.sum().cast_as(Alias::new("BIGINT"));
        let waiting = file::Entity::find()
            .select_only()
            .column_as(bytes, "bytes")
            .column_as(file::Column::Id.count(), "files")
            .filter(file::Column::CompanyId.eq(company.id))
            .filter(file::Column::Kept.eq(true))
            .filter(file::Column::DocumentId.is_null())
            .into_tuple::<(Option<i64>, i64)>()
            .one(state.db.read())
            .await?;
        let (bytes, files) = waiting.unwrap_or_default();
        let unsigned = |number: i64| u64::try_from(number).unwrap_or_default();
        let in_tray = state.config.limits.stored_bytes.saturating_sub(unsigned(bytes.unwrap_or_default()));
        let of_day = quota::remaining_bytes(state.db.read(), company, state.clock.now()).await?;
        let in_tray = std::cmp::min(in_tray, of_day);
        if in_tray == 0 || unsigned(files) >= MOST_WAITING {
            return Err(upload_page_full(company));
        }
        let largest = state.config.max_upload_bytes;
        Ok(Self { largest, together: largest, in_tray })
    }

    /// Returns the limits of a form whose files don't enter the tray.
    pub(crate) fn of_form(state: &AppState) -> Self {
        let largest = state.config.max_upload_bytes;
        Self { largest, together: largest, in_tray: u64::MAX }
    }

    /// Counts more bytes of a file that already has `of_file` bytes.
    pub(crate) fn consume(&mut self, bytes: u64, of_file: u64) -> Result<(), Violation> {
        if of_file.saturating_add(bytes) > self.largest {
            let max = self.largest.to_string();
            return Err(text::TOO_LARGE.violation_with("size", &[("max", &max)]));
        }
        if bytes > self.together || bytes > self.in_tray {
            return Err(too_large_together(self.largest));
        }
        self.together -= bytes;
        self.in_tray -= bytes;
        Ok(())
    }
}

/// Returns the violation for files that exceed the limit of a form together.
pub(crate) fn too_large_together(most: u64) -> Violation {
    use shared_rules::documents::uploads::upload_limits::in_words;
    refused::TOGETHER_TOO_LARGE.violation_with("files", &[("most", &in_words(most))])
}

/// Returns a file name for the page that says why the file wasn't accepted: no invisible characters, and not too long.
pub(crate) fn display_name(name: &str) -> String {
    let visible = name.chars().filter(|sign| !sign.is_control() && !is_direction_mark(*sign));
    let mut shown: String = visible.clone().take(120).collect();
    if visible.count() > 120 {
        shown.push('…');
    }
    shown
}

const fn is_direction_mark(sign: char) -> bool {
    matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Stores a complete file with its form, unless the form already has it: a form that is sent again sends its files
/// again.
///
/// Returns the violations that only the whole file shows.
pub(super) async fn keep_file(
    state: &AppState,
    company: &company::Model,
    (form, place): (&Form, u32),
    coming: ArrivingFile,
) -> Result<Result<(), Vec<Violation>>, Problem> {
    let ArrivingFile { name, mut incoming } = coming;
    let facts = match documents::finish_file(&mut incoming, name.clone()).await {
        Err(problem) if !problem.violations().is_empty() => return Ok(Err(problem.violations().to_vec())),
        facts => facts?,
    };
    let FileFacts { checksum, mime_type } = facts;
    let size = i64::try_from(incoming.size()).map_err(|_| Problem::too_large())?;
    let same = file::Entity::find()
        .filter(file::Column::SecureUploadId.eq(form.id))
        .filter(file::Column::Sent.eq(true))
        .filter(file::Column::Checksum.eq(checksum.as_str()))
        .filter(file::Column::Name.eq(name.as_str()));
    if same.clone().one(state.db.read()).await?.is_some() {
        return Ok(Ok(()));
    }
    // Stored before the transaction begins, because it may take long. Bytes without a row are swept.
    let id = Uuid::now_v7();
    incoming.store_as(&id.to_string()).await.map_err(|error| documents::storage_problem(&error))?;
    let tx = state.db.write().await?;
    form.lock_row(&tx).await?;
    let is_known = same.one(&tx).await?.is_some();
    let allowed = quota::ensure_available(&tx, company, state.clock.now(), size).await;
    if is_known || allowed.is_err() {
        drop(tx);
        remove(state, vec![id.to_string()]).await?;
        return if is_known { Ok(Ok(())) } else { allowed.map(Ok) };
    }
    let row = file::ActiveModel {
        id: Set(id),
        secure_upload_id: Set(form.id),
        company_id: Set(form.company_id),
        place: Set((i64::try_from(form.arrived).unwrap_or_default() + i64::from(place)) << 20),
        sent: Set(true),
        kept: Set(true),
        name: Set(name),
        size: Set(size),
        mime_type: Set(mime_type.to_owned()),
        checksum: Set(checksum),
        storage_key: Set(id.to_string()),
        state: Set(EnumColumn(ArrivalResult::AsSent)),
        came_in: Set(None),
        unpacked: Set(0),
        created_at: Set(state.clock.now()),
        handed_in_at: Set(None),
        settled_at: Set(None),
        settled_by: Set(None),
        loan_id: Set(None),
        document_id: Set(None),
        scan: Set(state.scan_of_new()),
        damaged: Set(false),
    };
    let row = row.insert(&tx).await?;
    queue_check(&tx, &row.storage_key, row.scan, row.created_at).await?;
    tx.commit().await?;
    state.files_arrived();
    Ok(Ok(()))
}
