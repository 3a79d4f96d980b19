//! Routes for a loan's package.

use std::collections::HashSet;

use axum::{
    Json,
    extract::State,
    http::{HeaderName, HeaderValue, StatusCode, header},
    response::{IntoResponse as _, Response},
};
use shared_rules::{
    activity::Activity,
    documents::package_paths::{MANIFEST, PackagePaths, PackedFile, package_paths},
    documents::stored_files::package_order::{PackageKind, PackagedDocument},
};
use uuid::Uuid;

use super::{
    archive::{self, ArchiveEntry, EntryContent},
    changes::{self, PackageOwner},
    contents, download_order,
    dto::{
        DownloadQuery, LoanPackage, PackageChanges, PackageDocument, PackageQuery, PackageTicket, PackageWish,
    },
    manifest::{self, ManifestLine},
};
use crate::{
    access::{LoanMember, LoanViewer},
    environment::Zone,
    features::{
        activity,
        documents::download::{
            SANDBOX, content_disposition,
            integrity::{StoredFile, verified_among},
        },
    },
    http::{CheckedQuery, Problem, ValidJson, problem::ProblemBody},
    state::AppState,
};

/// The name of the list of documents that an archive can't contain.
const LEFT_OUT: &str = "not included.txt";

/// List the documents of a loan in needs-list order
#[utoipa::path(get, path = "/loans/{loanId}/package", operation_id = "package", tag = "documents",
    params(("loanId" = Uuid, Path), PackageQuery),
    responses((status = 200, body = LoanPackage), (status = 404, body = ProblemBody)))]
pub(in super::super) async fn list(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<PackageQuery>,
) -> Result<Json<LoanPackage>, Problem> {
    let content = contents::load_package_documents(state.db.read(), &member, query.accepted_only).await?;
    Ok(Json(LoanPackage { content }))
}

/// Request documents of a loan as one archive
///
/// Checks that the download is possible and returns the ticket that the browser downloads it with.
#[utoipa::path(post, path = "/loans/{loanId}/package/tickets", operation_id = "askForPackage", tag = "documents",
    params(("loanId" = Uuid, Path)), request_body = PackageWish,
    responses((status = 201, body = PackageTicket), (status = 404, body = ProblemBody), (status = 503, body = ProblemBody)))]
pub(in super::super) async fn request_archive(
    LoanViewer(member): LoanViewer,
    State(state): State<AppState>,
    ValidJson(wish): ValidJson<PackageWish>,
) -> Result<(StatusCode, Json<PackageTicket>), Problem> {
    Ok((StatusCode::CREATED, Json(download_order::create_ticket(&state, &member, wish).await?)))
}

/// List what is new in a loan's package since the last download
///
/// Lenders of the loan share one history; all others have their own.
#[utoipa::path(get, path = "/loans/{loanId}/package/changes", operation_id = "packageChanges", tag = "documents",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = PackageChanges), (status = 404, body = ProblemBody)))]
pub(in super::super) async fn whats_new(
    member: LoanMember,
    State(state): State<AppState>,
) -> Result<Json<PackageChanges>, Problem> {
    Ok(Json(changes::describe_changes(&state, &member).await?))
}

/// Download the documents of a loan as one archive
///
/// With the folders of the needs list, and a manifest with the checksum of every file.
#[utoipa::path(get, path = "/loans/{loanId}/package/download", operation_id = "downloadPackage", tag = "documents",
    params(("loanId" = Uuid, Path), DownloadQuery),
    responses((status = 200, content_type = "application/zip", body = Vec<u8>), (status = 404, body = ProblemBody)))]
pub(in super::super) async fn download(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<DownloadQuery>,
) -> Result<Response, Problem> {
    let all = contents::load_package_documents(state.db.read(), &member, false).await?;
    let there: Vec<PackagedDocument> = all.iter().map(changes::taken_document).collect();
    let documents = match query.ticket {
        Some(ticket) => download_order::documents_of_ticket(&state, &member, ticket, all).await?,
        None => contents::chosen_documents(
            contents::accepted_documents(all, query.accepted_only),
            &parse_ids(&query.document_ids)?,
        )?,
    };
    let (documents, locked): (Vec<_>, Vec<_>) = documents.into_iter().partition(PackageDocument::opens);
    let count = u32::try_from(documents.len()).unwrap_or(u32::MAX);
    let packed = Activity::PackageDownloaded { count };
    activity::record(&state, (&member.loan).into(), member.user.id, packed).await?;
    let taken: Vec<PackagedDocument> = documents.iter().map(changes::taken_document).collect();
    let entries = archive_entries(&state, member.zone(), documents, &locked);
    let name = content_disposition(&format!("{} package.zip", member.loan.name));
    let value = |text: &str| {
        HeaderValue::from_str(text)
            .unwrap_or(HeaderValue::from_static("attachment; filename=\"package.zip\""))
    };
    let headers: [(HeaderName, HeaderValue); 5] = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/zip")),
        (header::CONTENT_DISPOSITION, value(&name)),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(SANDBOX)),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("private, no-store")),
    ];
    let keys: Vec<String> = entries.iter().filter_map(ArchiveEntry::key).collect();
    let verified = verified_among(&state, &keys).await?;
    let of_archive = (state.clone(), verified);
    let remember = async move {
        let remembered =
            changes::record_package(&state, PackageOwner::of(&member), PackageKind::Zip, (&taken, &there))
                .await;
        if let Err(error) = remembered {
            tracing::warn!(%error, "a downloaded package couldn't be recorded");
        }
    };
    Ok((headers, archive::archive_body(of_archive, entries, remember)).into_response())
}

fn parse_ids(list: &str) -> Result<HashSet<Uuid>, Problem> {
    let no_id = |word: &str| Problem::malformed("documentIds", &format!("\"{word}\" is not an id"));
    let words = list.split(',').map(str::trim).filter(|word| !word.is_empty());
    words.map(|word| word.parse().map_err(|_| no_id(word))).collect()
}

/// Returns the list of documents that the archive doesn't contain, with the reasons.
fn left_out_list(locked: &[PackageDocument]) -> String {
    let line = |file: &PackageDocument| {
        let why = file.virus_check.as_ref().map(|check| check.message.as_str()).unwrap_or_default();
        format!("{} ({}): {why}\r\n", file.document_name, file.name)
    };
    locked.iter().map(line).collect()
}

/// Returns the archive's files: the manifest first, then a list of documents that can't be included.
fn archive_entries(
    state: &AppState,
    zone: Zone,
    documents: Vec<PackageDocument>,
    locked: &[PackageDocument],
) -> Vec<ArchiveEntry> {
    let file =
        |file: &PackageDocument| PackedFile { folders: file.path.clone(), name: file.document_name.clone() };
    let paths = package_paths(&PackagePaths { files: documents.iter().map(file).collect() });
    let list =
        manifest::to_csv(documents.iter().zip(&paths).map(|(file, path)| manifest_line(file, path, zone)));
    let at = zone.local_time(state.clock.now());
    let manifest = ArchiveEntry { path: MANIFEST.to_owned(), at, content: EntryContent::Text(list) };
    let files = documents.into_iter().zip(paths).map(|(file, path)| {
        let stored = StoredFile {
            key: file.stored.key,
            checksum: file.stored.checksum,
            size: u64::try_from(file.size).unwrap_or_default(),
        };
        ArchiveEntry { path, at: zone.local_time(file.uploaded_at), content: EntryContent::Stored(stored) }
    });
    let missing = (!locked.is_empty()).then(|| ArchiveEntry {
        path: LEFT_OUT.to_owned(),
        at,
        content: EntryContent::Text(left_out_list(locked)),
    });
    std::iter::once(manifest).chain(missing).chain(files).collect()
}

fn manifest_line<'a>(file: &'a PackageDocument, path: &'a str, zone: Zone) -> ManifestLine<'a> {
    ManifestLine {
        path,
        document: &file.document_name,
        request: &file.name,
        state: file.review_state,
        size: file.size,
        sha256: &file.stored.checksum,
        uploaded_by: &file.uploaded_by_name,
        at: zone.with_offset(file.uploaded_at),
    }
}
