//! The usage of the disk for files, for lead lenders, metrics and the log.

use std::fmt::Write as _;

use serde::Serialize;
use shared_rules::documents::stored_files::disk_space::{DiskLevel, disk_level, percent_used};
use utoipa::ToSchema;

use super::super::storage_problem;
use crate::{http::Problem, state::AppState, storage::DiskUsage};

/// The usage of the server's disk for files.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in super::super) struct StorageStatus {
    /// The warning level, if action is needed.
    pub level: Option<DiskLevel>,
    /// The warning as text, with what to do.
    pub message: Option<String>,
}

/// Returns the warning for lead lenders, if there is one.
pub(super) async fn storage_status(state: &AppState) -> Result<StorageStatus, Problem> {
    let usage = state.store.disk_usage().await.map_err(|error| storage_problem(&error))?;
    let level = usage.and_then(|usage| disk_level(percent_of(usage)));
    Ok(StorageStatus { level, message: level.map(|level| level.words().to_owned()) })
}

/// Returns the used percentage of the space for files.
fn percent_of(usage: DiskUsage) -> u64 {
    percent_used(usage.used, usage.usable)
}

/// Returns lines for `/metrics` about the disk for files; none where it can't be measured.
pub(crate) async fn disk_metrics(state: &AppState) -> String {
    let Ok(Some(usage)) = state.store.disk_usage().await else { return String::new() };
    let percent = percent_of(usage);
    let mut text = String::new();
    let rows = [
        ("loanroom_disk_free_bytes", "Free bytes of the disk for files, the reserve included.", usage.free),
        (
            "loanroom_disk_used_percent",
            "Used percentage of the space for files; 100 means that uploads are refused.",
            percent,
        ),
        (
            "loanroom_disk_above_80_percent",
            "1 when 80 percent of the space for files is used.",
            (percent >= 80).into(),
        ),
        (
            "loanroom_disk_above_90_percent",
            "1 when 90 percent of the space for files is used.",
            (percent >= 90).into(),
        ),
    ];
    for (name, help, value) in rows {
        let _ = writeln!(text, "# HELP {name} {help}\n# TYPE {name} gauge\n{name} {value}");
    }
    text
}

/// Warns in the log when the space for files runs out.
pub(crate) async fn warn_of_full_disk(state: &AppState) {
    if let Ok(Some(usage)) = state.store.disk_usage().await
        && disk_level(percent_of(usage)).is_some()
    {
        tracing::warn!(
            free = usage.free,
            used_percent = percent_of(usage),
            "the disk for files is filling up"
        );
    }
}
