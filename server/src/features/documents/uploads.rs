//! The first and the last step of an upload: announcing a file, and making a document of it.

use axum::{Json, extract::State, http::StatusCode};
use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter,
    QuerySelect,
};
use serde::Deserialize;
use serde_json::json;
use shared_rules::{
    documents::{
        acceptance::CandidateFile,
        rename::{FileNameInput, RenameFile, name_parts, rename_file},
        uploading::{
            same_content::OnSame,
            stored_type::UNKNOWN,
            upload_limits::{CheckUpload, MOST_FILES, check_upload},
        },
    },
    text,
    violation::Violation,
};
use uuid::Uuid;

use super::{
    dto::{Chosen, CompleteQuery, CompletedUpload, CreateUpload, UploadTarget},
    room, same,
};
use crate::{
    access::{SignedIn, loan_member},
    entity::{document, upload},
    features::needs_list::see_element,
    http::{Checked, CheckedPath, CheckedQuery, Problem, problem::ProblemBody},
    realtime::{Changes, Kind, Topic},
    state::AppState,
};

const LEFT_BY_SYSTEM: &str =
    "This file was left by your computer's file manager and isn't needed. Choose another one.";
const NOT_ARRIVED: &str = "The file hasn't arrived yet. Send it again.";
const EXPIRED: &str = "This upload was left unfinished for too long. Choose the file again.";

/// The upload in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnUpload {
    pub upload_id: Uuid,
}

/// Announce a file
#[utoipa::path(post, path = "/documents/uploads", operation_id = "createUpload", tag = "documents", request_body = CreateUpload,
    responses((status = 201, body = UploadTarget), (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn create(
    signed_in: SignedIn,
    State(state): State<AppState>,
    Checked(input): Checked<CreateUpload>,
) -> Result<(StatusCode, Json<UploadTarget>), Problem> {
    let member = loan_member(&state, signed_in, input.loan_id).await?;
    if let Some(id) = input.element_id
        && !see_element(state.db.read(), &member, id).await?.is_request()
    {
        return Err(Problem::invalid(vec![text::needs_list::NOT_A_REQUEST.violation("elementId")]));
    }
    let name = accepted_name(&input, state.config.max_upload_bytes)?;
    let now = state.clock.now();
    let row = upload::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(input.loan_id),
        element_id: Set(input.element_id),
        created_by: Set(member.user.id),
        // Until its bytes are here, nobody knows.
        mime_type: Set(UNKNOWN.to_owned()),
        batch: Set(input.chosen.map(|chosen| chosen.batch)),
        place: Set(input.chosen.map_or(0, Chosen::rank)),
        name: Set(name),
        size: Set(i64::try_from(input.size).map_err(|_| Problem::too_large())?),
        checksum: Set(None),
        document_id: Set(None),
        created_at: Set(now),
        expires_at: Set(now + state.config.upload_life),
    };
    let tx = state.db.write().await?;
    room::require(&state, &tx, member.user.id, input.size).await?;
    let row = row.insert(&tx).await?;
    tx.commit().await?;
    let url = format!("/v1/documents/uploads/{}/content", row.id);
    let provider_type = state.store.provider_type().to_owned();
    Ok((StatusCode::CREATED, Json(UploadTarget { id: row.id, url, provider_type })))
}

/// Make a document of an uploaded file
///
/// Repeating it answers the same document. A file for no request whose content is there already is
/// refused with the code `same-content`, if that is asked for.
#[utoipa::path(post, path = "/documents/uploads/{uploadId}/complete", operation_id = "completeUpload", tag = "documents",
    params(("uploadId" = Uuid, Path), CompleteQuery),
    responses((status = 200, body = CompletedUpload), (status = 409, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn complete(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<OnUpload>,
    CheckedQuery(query): CheckedQuery<CompleteQuery>,
) -> Result<Json<CompletedUpload>, Problem> {
    let user_id = signed_in.user.id;
    let announced = own(state.db.read(), user_id, on.upload_id).await?;
    loan_member(&state, signed_in, announced.loan_id).await?;
    let mut changes = Changes::begin(&state).await?;
    let row = own(&*changes, user_id, on.upload_id).await?;
    if let Some(document_id) = row.document_id {
        return Ok(Json(CompletedUpload { document_id, already_completed: true }));
    }
    let Some(checksum) = row.checksum.clone() else {
        return Err(Problem::unprocessable("upload-incomplete", NOT_ARRIVED));
    };
    if query.on_same == OnSame::Ask && row.element_id.is_none() {
        same::refuse_known(&*changes, &row, &checksum).await?;
    }
    let document = document_of(&row, checksum, changes.now()).insert(&*changes).await?;
    let mut row: upload::ActiveModel = row.into();
    row.document_id = Set(Some(document.id));
    row.update(&*changes).await?;
    let ids = json!({ "documentId": document.id });
    changes.tell(Topic::Loan(document.loan_id), Kind::DocumentAdded, &ids).await?;
    changes.commit().await?;
    Ok(Json(CompletedUpload { document_id: document.id, already_completed: false }))
}

fn document_of(row: &upload::Model, checksum: String, at: DateTime<Utc>) -> document::ActiveModel {
    document::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(row.loan_id),
        name: Set(row.name.clone()),
        size: Set(row.size),
        mime_type: Set(row.mime_type.clone()),
        batch: Set(row.batch),
        place: Set(row.place),
        checksum: Set(checksum),
        storage_key: Set(row.id.to_string()),
        uploaded_by: Set(row.created_by),
        created_at: Set(at),
        deleted_at: Set(None),
    }
}

/// The person's own upload; in a transaction nobody else changes it until the end.
pub(super) async fn own(
    db: &impl ConnectionTrait,
    user_id: Uuid,
    id: Uuid,
) -> Result<upload::Model, Problem> {
    let own = upload::Entity::find_by_id(id).filter(upload::Column::CreatedBy.eq(user_id)).lock_exclusive();
    own.one(db).await?.ok_or_else(Problem::not_found)
}

/// Refuses an upload that was left unfinished for too long.
pub(super) fn in_time(state: &AppState, row: &upload::Model) -> Result<(), Problem> {
    if state.clock.now() < row.expires_at {
        Ok(())
    } else {
        Err(Problem::conflict("upload-expired", EXPIRED))
    }
}

/// The name to keep, if the rules take the file.
fn accepted_name(input: &CreateUpload, max_size: u64) -> Result<String, Problem> {
    let name = input.name.rsplit(['/', '\\']).next().unwrap_or_default().trim().to_owned();
    let file = CandidateFile { name: name.clone(), size: input.size, mime_type: input.mime_type.clone() };
    let verdicts =
        check_upload(&CheckUpload { files: vec![file], multiple: false, max_bytes: Some(max_size) });
    let mut violations: Vec<Violation> =
        verdicts.rejected.into_iter().flat_map(|file| file.violations).collect();
    if input.chosen.is_some_and(|chosen| chosen.place >= MOST_FILES) {
        violations.push(text::documents::TOO_MANY.violation("files"));
    }
    if !verdicts.ignored.is_empty() {
        violations.push(Violation::new("name", "file-is-junk", LEFT_BY_SYSTEM));
    }
    let new_base = name_parts(&FileNameInput { name: name.clone() }).base;
    let naming = rename_file(&RenameFile { name: name.clone(), new_base }).violations;
    for violation in naming {
        // Both rules look at the signs of a name.
        if !violations.iter().any(|known| known.code == violation.code) {
            violations.push(Violation { field: "name".to_owned(), ..violation });
        }
    }
    if violations.is_empty() { Ok(name) } else { Err(Problem::invalid(violations)) }
}
