//! Detects executables inside archives and emails before they are stored, and Windows installers, which begin like old
//! Office files.

use std::io::SeekFrom;

use shared_rules::{
    documents::program_detection::{check_root_entry, root_entry_place},
    text::refused,
};
use tokio::io::{AsyncReadExt as _, AsyncSeekExt as _};

use super::super::storage_problem;
use crate::{
    http::Problem,
    state::AppState,
    storage::IncomingFile,
    storage::workers::{self, FileTask, ProgramFound, WorkSource, WorkerSession, WorkerTrouble},
};

/// Larger files aren't inspected; nothing here unpacks them either.
const LARGEST: u64 = 512 << 20;

/// Returns whether files of this type may contain other files.
pub(crate) fn holds_others(mime_type: &str) -> bool {
    mime_type == "application/zip"
        || mime_type == "message/rfc822"
        || mime_type.starts_with("application/vnd.openxmlformats")
}

/// Refuses a Windows installer, identified by the entry that distinguishes it from an old Office file.
///
/// # Errors
/// *Invalid*, with the rule's text; or when the file can't be read.
pub(in super::super) async fn refuse_installer(incoming: &IncomingFile) -> Result<(), Problem> {
    let Some((place, count)) = root_entry_place(incoming.head()) else { return Ok(()) };
    let mut file = incoming.reopen().await.map_err(|error| storage_problem(&error))?;
    file.seek(SeekFrom::Start(place)).await.map_err(|error| storage_problem(&error))?;
    let mut entry = Vec::with_capacity(count);
    file.take(count as u64).read_to_end(&mut entry).await.map_err(|error| storage_problem(&error))?;
    Problem::refuse_if(check_root_entry(&entry))
}

/// Refuses a completed file of this type that contains an executable. A worker inspects it when it is the person's
/// turn.
///
/// # Errors
/// *Invalid*, naming the executable or saying that the file takes too much work to inspect; *overloaded*, when too many
/// files wait already.
pub(crate) async fn refuse_hidden_program(
    state: &AppState,
    source: WorkSource,
    incoming: &IncomingFile,
    mime_type: &str,
) -> Result<(), Problem> {
    if !holds_others(mime_type) || incoming.size() > LARGEST {
        return Ok(());
    }
    let _turn = state.workers.wait_for_worker(source).await?;
    let file = incoming.reopen().await.map_err(|error| storage_problem(&error))?;
    let task = FileTask::FindPrograms { mime_type: mime_type.to_owned() };
    let time = workers::file_time(&state.config);
    let asked = WorkerSession::begin(&state.config, &task, (file, incoming.size()), time);
    let answer = async { asked?.answer().await }.await.map_err(|error| match error {
        WorkerTrouble::Input(error) => storage_problem(&error),
        other => workers::problem_of("name", &other),
    })?;
    let found: ProgramFound = serde_json::from_slice(&answer).map_err(|_| Problem::internal())?;
    let named = |name: String| refused::PROGRAM_INSIDE.violation_with("name", &[("file", &name)]);
    Problem::refuse_if(found.name.map(named).into_iter().collect())
}
