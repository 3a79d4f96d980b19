//! Unpacks archives and unlocks PDFs before they enter the tray, by the same rules as the browser and with the sender's
//! password. Files that can't be opened are kept as they arrived. Separate processes do the work, a few at a time.

use std::{
    net::IpAddr,
    time::{Duration, Instant},
};

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait as _, EntityTrait as _, IntoActiveModel as _,
    QueryFilter as _, QueryOrder as _,
};
use shared_rules::{
    documents::{stored_files::virus_scan::ScanState, uploads::secure_upload::ArrivalResult},
    text::refused,
    violation::Violation,
};
use uuid::Uuid;

use super::{form::Form, quota, sweep::remove};
use crate::{
    entity::{EnumColumn, company, secure_upload_file as file},
    features::documents::{FileFacts, finish_file, holds_others, refuse_program, storage_problem},
    http::Problem,
    projection::{delete_unreferenced, queue_checks},
    state::AppState,
    storage::{
        IncomingFile, UploadPriority,
        workers::{
            self, FileTask, Frame, HandInStep, ProgramFound, WorkOwner, WorkPerson, WorkSource,
            WorkerSession, WorkerTrouble, WorkerTurn,
        },
    },
};

/// Larger files aren't opened here, because they are held in memory, a PDF several times.
const LARGEST: i64 = 48 << 20;
/// Larger files aren't inspected for programs.
const LARGEST_INSPECTED: i64 = 512 << 20;
/// How long all files of one form may take: files not opened by then are kept as they arrived.
const TIME: Duration = Duration::from_secs(60);

/// The outcome of opening a file.
enum OpenOutcome {
    /// It stays as it is.
    No(ArrivalResult),
    /// These files replace it, each under its own key.
    Into(ArrivalResult, Vec<ExtractedFile>),
}

/// A file that was extracted from another one, and is in the store.
struct ExtractedFile {
    name: String,
    size: u64,
    key: String,
    facts: FileFacts,
}

/// A file that is refused after all, by its name, and why.
pub(super) type RefusedAfterAll = (String, Vec<Violation>);

/// Opens the files of a form from that network, as far as possible, each once. Returns the files that contain
/// executables; they are deleted.
pub(super) async fn open_all(
    state: &AppState,
    company: &company::Model,
    form: &Form,
    (password, from): (&str, IpAddr),
) -> Result<Vec<RefusedAfterAll>, Problem> {
    let rows = file::Entity::find()
        .filter(file::Column::SecureUploadId.eq(form.id))
        .filter(file::Column::Sent.eq(true))
        .filter(file::Column::Kept.eq(true))
        .order_by_asc(file::Column::Place)
        .all(state.db.read())
        .await?;
    let source = WorkSource { place: WorkOwner::PublicLink(company.id), person: WorkPerson::Address(from) };
    let opener = FormOpener { state, company, password, source, deadline: Instant::now() + TIME };
    let mut refused = Vec::new();
    for row in rows {
        if let Some(violations) = opener.find_program(&row).await? {
            refused.push((row.name.clone(), violations));
            let key = row.storage_key.clone();
            let tx = state.db.write().await?;
            file::Entity::delete_by_id(row.id).exec(&tx).await?;
            delete_unreferenced(&tx, [key.clone()]).await?;
            tx.commit().await?;
            remove(state, vec![key]).await?;
            continue;
        }
        let opened = opener.open(&row).await?;
        keep_opened(state, company, row, opened).await?;
    }
    Ok(refused)
}

/// Replaces a file with the files that it contained, as far as the daily limits allow.
async fn keep_opened(
    state: &AppState,
    company: &company::Model,
    row: file::Model,
    opened: OpenOutcome,
) -> Result<(), Problem> {
    match opened {
        OpenOutcome::No(arrival) if arrival == row.state.0 => Ok(()),
        OpenOutcome::No(arrival) => replace_file(state, row, arrival, Vec::new()).await,
        OpenOutcome::Into(arrival, made) => {
            let size = made.iter().map(|one| one.size).fold(0, u64::saturating_add);
            // The archive stays packed if its files exceed the daily limits.
            let of_day = quota::remaining_bytes(state.db.read(), company, state.clock.now()).await;
            if of_day.is_ok_and(|remaining| size <= remaining) {
                replace_file(state, row, arrival, made).await
            } else {
                remove(state, made.into_iter().map(|one| one.key).collect()).await
            }
        }
    }
}

/// Opens the files of one form.
struct FormOpener<'a> {
    state: &'a AppState,
    company: &'a company::Model,
    password: &'a str,
    source: WorkSource,
    deadline: Instant,
}

impl FormOpener<'_> {
    async fn wait_for_worker(&self) -> Option<WorkerTurn> {
        self.state.workers.anonymous_turn(self.source, self.deadline).await
    }

    /// Starts a worker with a file.
    async fn start_worker(&self, row: &file::Model, task: &FileTask) -> Result<WorkerSession, WorkerTrouble> {
        let stored = self.state.store.open(&row.storage_key).await.map_err(WorkerTrouble::Input)?;
        let size = u64::try_from(row.size).unwrap_or_default();
        let config = &self.state.config;
        WorkerSession::begin(config, task, (stored, size), workers::file_time(config))
    }

    /// Looks for executables inside an archive or an email; returns the violations.
    async fn find_program(&self, row: &file::Model) -> Result<Option<Vec<Violation>>, Problem> {
        if !holds_others(&row.mime_type) || row.size > LARGEST_INSPECTED {
            return Ok(None);
        }
        let Some(_turn) = self.wait_for_worker().await else { return Err(Problem::overloaded()) };
        let task = FileTask::FindPrograms { mime_type: row.mime_type.clone() };
        let answered = async { self.start_worker(row, &task).await?.answer().await }.await;
        let answer = match answered {
            Ok(answer) => answer,
            Err(WorkerTrouble::Input(error)) => return Err(storage_problem(&error)),
            Err(error) => {
                let problem = workers::problem_of("files", &error);
                let violations = problem.violations().to_vec();
                return if violations.is_empty() { Err(problem) } else { Ok(Some(violations)) };
            }
        };
        let found: ProgramFound = serde_json::from_slice(&answer).map_err(|_| Problem::internal())?;
        Ok(found.name.map(|name| vec![refused::PROGRAM_INSIDE.violation_with("files", &[("file", &name)])]))
    }

    /// Opens a file; if that takes too long or too many resources, it is kept as it is.
    async fn open(&self, row: &file::Model) -> Result<OpenOutcome, Problem> {
        let is_archive = row.mime_type == "application/zip";
        if row.size > LARGEST || !(is_archive || row.mime_type == "application/pdf") {
            return Ok(OpenOutcome::No(row.state.0));
        }
        let Some(_turn) = self.wait_for_worker().await else {
            return Ok(OpenOutcome::No(ArrivalResult::AsSent));
        };
        let task = FileTask::OpenHandIn {
            name: row.name.clone(),
            is_archive,
            password: self.password.to_owned(),
            max_bytes: self.state.config.max_upload_bytes,
            mails: self.company.accepts_mail,
        };
        let mut made = Vec::new();
        let opened = match self.start_worker(row, &task).await {
            Ok(worker) => self.store_extracted(worker, &mut made).await,
            Err(error) => Err(OpeningError::Worker(error)),
        };
        let stays = match opened {
            Ok(HandInStep::Replaced(arrival)) => return Ok(OpenOutcome::Into(arrival, made)),
            Ok(HandInStep::Stays(arrival)) => Ok(OpenOutcome::No(arrival)),
            Ok(_) => Ok(OpenOutcome::No(ArrivalResult::AsSent)),
            // A file that crashes its parser, or contains an executable, is kept as it is.
            Err(OpeningError::Worker(WorkerTrouble::Input(error)) | OpeningError::Store(error)) => {
                Err(storage_problem(&error))
            }
            Err(OpeningError::Worker(error)) => {
                tracing::warn!(?error, "a received file couldn’t be opened");
                Ok(OpenOutcome::No(ArrivalResult::AsSent))
            }
            Err(OpeningError::Refused) => Ok(OpenOutcome::No(ArrivalResult::AsSent)),
        };
        remove(self.state, made.into_iter().map(|one| one.key).collect()).await?;
        stays
    }

    /// Stores the files that a worker extracts; returns the worker's last step.
    async fn store_extracted(
        &self,
        mut worker: WorkerSession,
        made: &mut Vec<ExtractedFile>,
    ) -> Result<HandInStep, OpeningError> {
        let (mut last, mut open) = (None, None);
        while let Some(frame) = worker.next().await.map_err(OpeningError::Worker)? {
            let nonsense = || OpeningError::Worker(WorkerTrouble::Died);
            match frame {
                Frame::Bytes(bytes) => {
                    let (_, incoming): &mut (String, IncomingFile) = open.as_mut().ok_or_else(nonsense)?;
                    incoming.write(&bytes).await.map_err(OpeningError::Store)?;
                }
                Frame::Answer(step) => {
                    match serde_json::from_slice::<HandInStep>(&step).map_err(|_| nonsense())? {
                        HandInStep::File(name) => {
                            let incoming = self.state.store.receive_as(UploadPriority::Anonymous, 0).await;
                            let incoming = incoming.map_err(OpeningError::Store)?;
                            open = Some((name, incoming));
                        }
                        HandInStep::Whole => {
                            let (name, incoming) = open.take().ok_or_else(nonsense)?;
                            made.push(self.store_file(name, incoming).await?);
                        }
                        end => last = Some(end),
                    }
                }
                Frame::Done => {}
            }
        }
        last.ok_or(OpeningError::Worker(WorkerTrouble::Died))
    }

    /// Stores a file of that name under a new key.
    async fn store_file(
        &self,
        name: String,
        mut incoming: IncomingFile,
    ) -> Result<ExtractedFile, OpeningError> {
        refuse_program(incoming.head()).map_err(|_| OpeningError::Refused)?;
        let facts = finish_file(&mut incoming, name.clone()).await.map_err(|_| OpeningError::Refused)?;
        let (size, key) = (incoming.size(), Uuid::now_v7().to_string());
        incoming.store_as(&key).await.map_err(OpeningError::Store)?;
        Ok(ExtractedFile { name, size, key, facts })
    }
}

/// Why opening a file stopped.
enum OpeningError {
    Worker(WorkerTrouble),
    Store(std::io::Error),
    /// A file inside isn't accepted.
    Refused,
}

/// Records the outcome for a file; the files extracted from it replace it.
async fn replace_file(
    state: &AppState,
    row: file::Model,
    arrival: ArrivalResult,
    made: Vec<ExtractedFile>,
) -> Result<(), Problem> {
    let from_archive = arrival == ArrivalResult::Unpacked;
    let replaced = (!made.is_empty()).then(|| row.storage_key.clone());
    let tx = state.db.write().await?;
    let rows = made.into_iter().zip(1_i64..).map(|(one, inside)| file::ActiveModel {
        id: Set(Uuid::now_v7()),
        secure_upload_id: Set(row.secure_upload_id),
        company_id: Set(row.company_id),
        place: Set(row.place.saturating_add(inside)),
        sent: Set(false),
        kept: Set(true),
        name: Set(one.name),
        size: Set(i64::try_from(one.size).unwrap_or(i64::MAX)),
        mime_type: Set(one.facts.mime_type.to_owned()),
        checksum: Set(one.facts.checksum),
        storage_key: Set(one.key),
        state: Set(EnumColumn(ArrivalResult::AsSent)),
        came_in: Set(from_archive.then(|| row.name.clone())),
        unpacked: Set(0),
        created_at: Set(row.created_at),
        handed_in_at: Set(None),
        settled_at: Set(None),
        settled_by: Set(None),
        loan_id: Set(None),
        document_id: Set(None),
        scan: Set(state.scan_of_new()),
        damaged: Set(false),
    });
    let rows: Vec<file::ActiveModel> = rows.collect();
    let unpacked = i64::try_from(rows.len()).unwrap_or_default();
    for some in rows.chunks(500) {
        file::Entity::insert_many(some.to_vec()).exec_without_returning(&tx).await?;
    }
    let is_pending = |row: &&file::ActiveModel| *row.scan.as_ref() == Some(EnumColumn(ScanState::Pending));
    let unchecked: Vec<String> =
        rows.iter().filter(is_pending).map(|row| row.storage_key.as_ref().clone()).collect();
    queue_checks(&tx, &unchecked, state.clock.now()).await?;
    let mut change = row.into_active_model();
    change.state = Set(EnumColumn(arrival));
    change.unpacked = Set(unpacked);
    change.kept = Set(replaced.is_none());
    change.update(&tx).await?;
    tx.commit().await?;
    state.files_arrived();
    remove(state, replaced.into_iter().collect()).await
}
