//! The first and the last step of an upload: announcing a file, and creating a document from it.

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter,
    QuerySelect,
};
use serde::Deserialize;
use serde_json::json;
use shared_rules::{
    activity::{Activity, NamedRef},
    documents::{
        acceptance::CandidateFile,
        stored_files::virus_scan::ScanState,
        uploads::{
            announced_file::{DestinationTypes, announced_name},
            same_content::DuplicateAction,
            stored_type::UNKNOWN,
        },
    },
    text::{self, refused},
};
use uuid::Uuid;

use super::{
    dto::{CompleteQuery, CompletedUpload, CreateUpload, SelectionPosition, UploadTarget},
    duplicate_content,
    space::quota,
    storage_problem,
};
use crate::{
    access::{SignedIn, load_loan_member},
    entity::{EnumColumn, document, upload},
    features::{activity, needs_list::load_visible_element},
    http::Problem,
    projection::queue_document_file,
    realtime::{Changes, Kind, Topic},
    state::AppState,
};

/// The upload in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnUpload {
    pub upload_id: Uuid,
}

/// Announces a file.
pub(super) async fn create_upload(
    state: &AppState,
    signed_in: SignedIn,
    input: CreateUpload,
) -> Result<UploadTarget, Problem> {
    let member = load_loan_member(state, signed_in, input.loan_id).await?;
    if let Some(id) = input.element_id
        && !load_visible_element(state.db.read(), &member, id).await?.is_request()
    {
        return Err(Problem::invalid(vec![text::needs_list::NOT_A_REQUEST.violation("elementId")]));
    }
    let taken =
        DestinationTypes { max_bytes: state.config.max_upload_bytes, mails: member.lender.accepts_mail };
    let name = accepted_name(&input, taken)?;
    let now = state.clock.now();
    let row = upload::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(input.loan_id),
        element_id: Set(input.element_id),
        created_by: Set(member.user.id),
        // The type is unknown until the bytes arrive.
        mime_type: Set(UNKNOWN.to_owned()),
        batch: Set(input.chosen.map(|chosen| chosen.batch)),
        place: Set(input.chosen.map_or(0, SelectionPosition::sort_rank)),
        name: Set(name),
        size: Set(i64::try_from(input.size).map_err(|_| Problem::too_large())?),
        received: Set(0),
        checksum: Set(None),
        storage_key: Set(None),
        document_id: Set(None),
        created_at: Set(now),
        expires_at: Set(now + state.config.upload_life),
    };
    state.store.require_space(input.size).await.map_err(|error| storage_problem(&error))?;
    let tx = state.db.write().await?;
    quota::require_few_unfinished(state, &tx, member.user.id).await?;
    quota::ensure_available(state, &tx, member.user.id, input.size).await?;
    let row = row.insert(&tx).await?;
    tx.commit().await?;
    let url = format!("/v1/documents/uploads/{}/content", row.id);
    let provider_type = state.store.provider_type().to_owned();
    Ok(UploadTarget { id: row.id, url, provider_type })
}

/// Creates a document from an uploaded file.
///
/// Repeating it returns the same document. A file for no request whose content already exists is refused with the code
/// `same-content`, if asked to.
pub(super) async fn complete_upload(
    state: &AppState,
    signed_in: SignedIn,
    on: OnUpload,
    query: CompleteQuery,
) -> Result<CompletedUpload, Problem> {
    let user_id = signed_in.user.id;
    let announced = load_own_upload(state.db.read(), user_id, on.upload_id).await?;
    let member = load_loan_member(state, signed_in, announced.loan_id).await?;
    let mut changes = Changes::begin(state).await?;
    let row = load_own_upload(&*changes, user_id, on.upload_id).await?;
    if let Some(document_id) = row.document_id {
        return Ok(CompletedUpload { document_id, already_completed: true });
    }
    let Some(checksum) = row.checksum.clone() else {
        return Err(Problem::unprocessable(refused::NOT_ARRIVED.code, refused::NOT_ARRIVED.template));
    };
    if query.on_same == DuplicateAction::Ask && row.element_id.is_none() {
        duplicate_content::refuse_duplicate(&*changes, &row, &checksum).await?;
    }
    let document = document_of(&row, checksum, (state.scan_of_new(), changes.now()));
    let document = insert_document(&mut changes, document).await?;
    if row.element_id.is_none() {
        // A document that answers a request is reported as its answer.
        let added = Activity::DocumentAdded { document: named_document(&document) };
        activity::record_on_loan(&changes, &member, added).await?;
    }
    let mut row: upload::ActiveModel = row.into();
    row.document_id = Set(Some(document.id));
    row.update(&*changes).await?;
    changes.commit().await?;
    state.files_arrived();
    Ok(CompletedUpload { document_id: document.id, already_completed: false })
}

/// Inserts a document, queues the work on its file, and publishes that it was added.
async fn insert_document(
    changes: &mut Changes,
    row: document::ActiveModel,
) -> Result<document::Model, DbErr> {
    let document = row.insert(&**changes).await?;
    queue_document_file(&**changes, &document.storage_key, document.scan, changes.now()).await?;
    let ids = json!({ "documentId": document.id });
    changes.publish_event(Topic::Loan(document.loan_id), Kind::DocumentAdded, &ids).await?;
    Ok(document)
}

/// A complete file in the store that no row names yet.
pub(crate) struct StoredFile {
    /// The name to show.
    pub name: String,
    /// Its size in bytes.
    pub size: i64,
    /// Its detected MIME type.
    pub mime_type: &'static str,
    /// The SHA-256 of its bytes, in hexadecimal.
    pub checksum: String,
    /// Where the bytes are stored.
    pub storage_key: String,
}

/// Creates documents from files that a person sent together with an upload link; returns their ids in the same order.
///
/// # Errors
/// *Used up*, if the files exceed the person's quota.
pub(crate) async fn insert_linked_documents(
    state: &AppState,
    changes: &mut Changes,
    (loan_id, uploaded_by): (Uuid, Uuid),
    files: Vec<StoredFile>,
) -> Result<Vec<Uuid>, Problem> {
    let size = files.iter().filter_map(|file| u64::try_from(file.size).ok()).fold(0, u64::saturating_add);
    quota::ensure_available(state, &**changes, uploaded_by, size).await?;
    let (batch, mut ids) = (Uuid::now_v7(), Vec::with_capacity(files.len()));
    for (place, file) in (0_i64..).zip(files) {
        let row = document::ActiveModel {
            id: Set(Uuid::now_v7()),
            loan_id: Set(loan_id),
            name: Set(file.name),
            size: Set(file.size),
            mime_type: Set(file.mime_type.to_owned()),
            batch: Set(Some(batch)),
            place: Set(place),
            checksum: Set(file.checksum),
            storage_key: Set(file.storage_key),
            uploaded_by: Set(uploaded_by),
            created_at: Set(changes.now()),
            deleted_at: Set(None),
            deleted_by: Set(None),
            unlocked: Set(false),
            version: Set(1),
            brought_by: Set(None),
            brought_at: Set(None),
            scan: Set(state.scan_of_new()),
            damaged: Set(false),
            sent_by_link: Set(true),
        };
        ids.push(insert_document(changes, row).await?.id);
    }
    Ok(ids)
}

/// Returns the document with its current name.
pub(super) fn named_document(row: &document::Model) -> NamedRef {
    NamedRef { id: row.id.to_string(), name: row.name.clone() }
}

/// Returns the storage key of an upload. Uploads from before storage keys existed use their own ids.
pub(super) fn key_of(row: &upload::Model) -> String {
    row.storage_key.clone().unwrap_or_else(|| row.id.to_string())
}

fn document_of(
    row: &upload::Model,
    checksum: String,
    (scan, at): (Option<EnumColumn<ScanState>>, DateTime<Utc>),
) -> document::ActiveModel {
    document::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(row.loan_id),
        name: Set(row.name.clone()),
        size: Set(row.size),
        mime_type: Set(row.mime_type.clone()),
        batch: Set(row.batch),
        place: Set(row.place),
        checksum: Set(checksum),
        storage_key: Set(key_of(row)),
        uploaded_by: Set(row.created_by),
        created_at: Set(at),
        deleted_at: Set(None),
        deleted_by: Set(None),
        unlocked: Set(false),
        version: Set(1),
        brought_by: Set(None),
        brought_at: Set(None),
        scan: Set(scan),
        damaged: Set(false),
        sent_by_link: Set(false),
    }
}

/// Returns the person's own upload, locked until the transaction ends.
pub(super) async fn load_own_upload(
    db: &impl ConnectionTrait,
    user_id: Uuid,
    id: Uuid,
) -> Result<upload::Model, Problem> {
    let own = upload::Entity::find_by_id(id).filter(upload::Column::CreatedBy.eq(user_id)).lock_exclusive();
    own.one(db).await?.ok_or_else(Problem::not_found)
}

/// Refuses an upload that was left incomplete for too long.
pub(super) fn require_not_expired(state: &AppState, row: &upload::Model) -> Result<(), Problem> {
    if state.clock.now() < row.expires_at {
        Ok(())
    } else {
        Err(Problem::conflict(refused::EXPIRED.code, refused::EXPIRED.template))
    }
}

/// Returns the name to store, if the rules accept the file.
fn accepted_name(input: &CreateUpload, taken: DestinationTypes) -> Result<String, Problem> {
    let file =
        CandidateFile { name: input.name.clone(), size: input.size, mime_type: input.mime_type.clone() };
    announced_name(file, taken, input.chosen.map(|chosen| chosen.place)).map_err(Problem::invalid)
}
