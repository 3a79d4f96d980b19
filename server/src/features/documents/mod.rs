//! Documents: uploading in three steps, reading, renaming, full-text search, deleting and restoring. The shared rules
//! decide which files are accepted and how they may be named.

mod clean_up;
mod document_commands;
mod download;
mod dto;
mod duplicate_content;
mod package;
mod receive_bytes;
mod routes;
mod scan;
mod shoebox;
mod space;
mod text;
mod trash;
mod upload_bytes;
mod uploads;
mod versions;
mod visibility;

pub use clean_up::{CHECKED, NAMING, clean_up};
pub use download::integrity::check_integrity;
pub(crate) use download::{
    attachment_response,
    integrity::{count_damaged, integrity_metrics},
};
pub use package::pdf::{make_packages, maker as package_maker};
pub(crate) use receive_bytes::{FileFacts, finish_file, receive_file, refuse_program};
pub use scan::{ScanRound, check_files, queue_all, resume_checks};
pub(crate) use scan::{holds_others, refuse_hidden_program, require_scanned};
pub(crate) use shoebox::IS_UNFILED;
pub(crate) use space::{
    disk::{disk_metrics, warn_of_full_disk},
    quota::ensure_available as ensure_storage_available,
};
pub(crate) use text::count_unreadable;
pub use text::{read_texts, reader as text_reader};
pub(crate) use trash::withdraw_document;
pub(crate) use uploads::{StoredFile, insert_linked_documents};
pub(crate) use visibility::{explain_documents, visible_among};

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{http::Problem, state::AppState, storage::StoreTrouble};

/// Seconds after which a client may retry a document whose store is unreachable.
const COME_BACK: u64 = 30;

/// Routes with JSON bodies.
pub(crate) fn router() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::create_upload))
        .routes(routes!(routes::upload_progress, routes::cancel_upload))
        .routes(routes!(routes::complete_upload))
        .routes(routes!(routes::document, routes::rename_document, routes::delete_document))
        .routes(routes!(routes::shoebox))
        .routes(routes!(package::routes::list))
        .routes(routes!(package::routes::request_archive))
        .routes(routes!(package::routes::whats_new))
        .routes(routes!(package::pdf::routes::list_pdfs, package::pdf::routes::request_pdf))
        .routes(routes!(package::pdf::routes::forget))
        .merge(version_and_trash_routes())
}

/// Routes for document versions and the trash.
fn version_and_trash_routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(versions::routes::list_versions, versions::routes::add_version))
        .routes(routes!(versions::routes::restore_version))
        .routes(routes!(versions::routes::remove_pdf_password))
        .routes(routes!(trash::routes::list))
        .routes(routes!(trash::routes::restore_document))
        .routes(routes!(trash::routes::erase_document))
        .routes(routes!(text::routes::search_documents))
        .routes(routes!(text::routes::list_unreadable))
        .routes(routes!(text::routes::read_again))
        .routes(routes!(space::routes::status))
        .routes(routes!(scan::routes::check_again))
        .routes(routes!(scan::routes::delete_malware))
}

/// Routes that transfer files.
pub(crate) fn transfers() -> OpenApiRouter<AppState> {
    OpenApiRouter::default()
        .routes(routes!(routes::receive_upload))
        .routes(routes!(routes::download_document))
        .routes(routes!(package::routes::download))
        .routes(routes!(package::pdf::routes::download))
        .routes(routes!(versions::routes::download_version))
}

/// Returns a storage error as a problem for users.
pub(crate) fn storage_problem(error: &std::io::Error) -> Problem {
    use std::io::ErrorKind::{NotFound, QuotaExceeded, StorageFull};
    tracing::error!(%error, "the document store failed");
    match StoreTrouble::of(error) {
        Some(StoreTrouble::Away(_)) => return Problem::documents_away().retry_after(COME_BACK),
        Some(StoreTrouble::OtherKey) => return Problem::document_sealed(),
        Some(StoreTrouble::Damaged(_)) => return Problem::document_damaged(),
        None => {}
    }
    match error.kind() {
        StorageFull | QuotaExceeded => Problem::storage_full(),
        NotFound => Problem::document_damaged(),
        _ => Problem::internal(),
    }
}
