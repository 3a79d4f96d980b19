//! Example files of template requests. The bytes are a separate copy, so they stay when the source document is deleted.
//! Loan requests created from the template refer to the same file, which stays with them when the template's example is
//! replaced or removed.

use axum::{body::Body, http::HeaderMap, response::Response};
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, IntoActiveModel as _, ModelTrait as _,
    QueryFilter,
};
use shared_rules::{
    documents::{
        acceptance::CandidateFile,
        uploads::announced_file::{DestinationTypes, announced_name},
    },
    needs_list::templates::example_file::{TemplateExample, template_example},
    team::role::Role,
    violation::Violation,
};
use tokio::io::AsyncReadExt as _;
use uuid::Uuid;

use super::{
    dto::{NewExample, OnTemplateElement, TakeExample, TemplateElement},
    elements::touch_template,
    outline::{load_own_element, refuse_if},
};
use crate::{
    access::{SignedIn, load_viewable_loan},
    entity::{document, example_file, template_element},
    features::documents::{
        attachment_response, ensure_storage_available, receive_file, require_scanned, storage_problem,
    },
    http::Problem,
    projection::queue_check,
    realtime::Changes,
    state::AppState,
    storage::workers::{WorkOwner, WorkPerson, WorkSource},
};

/// Bytes copied in one piece.
const CHUNK: usize = 64 * 1024;

/// Sets the example file of a template's request to a copy of a document.
pub(super) async fn copy_example(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplateElement,
    input: TakeExample,
) -> Result<TemplateElement, Problem> {
    let (_, row) = load_own_element(state.db.read(), &signed_in, on.template_id, on.element_id).await?;
    let document = find_source(state, &signed_in, &row, input.document_id).await?;
    require_scanned(document.scan, true)?;
    let id = Uuid::now_v7();
    copy_bytes(state, &document.storage_key, &id.to_string()).await?;
    let (name, size, checksum) = (document.name, document.size, document.checksum);
    replace_example(
        state,
        &signed_in,
        on,
        NewFile { id, name, size, mime_type: document.mime_type, checksum },
    )
    .await
}

/// Uploads an example file for a template's request.
pub(super) async fn upload(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplateElement,
    file: NewExample,
    (headers, body): (HeaderMap, Body),
) -> Result<TemplateElement, Problem> {
    let (_, row) = load_own_element(state.db.read(), &signed_in, on.template_id, on.element_id).await?;
    refuse_if(example_violations(&row, false, None))?;
    let size = i64::try_from(file.size).map_err(|_| Problem::too_large())?;
    let named = CandidateFile { name: file.name, size: file.size, mime_type: String::new() };
    // An example that borrowers fill in or read is never an email.
    let taken = DestinationTypes { max_bytes: state.config.max_upload_bytes, mails: false };
    let name = announced_name(named, taken, None).map_err(Problem::invalid)?;
    ensure_storage_available(state, state.db.read(), signed_in.user.id, file.size).await?;
    let user = signed_in.user.id;
    let source = WorkSource { place: WorkOwner::Account(user), person: WorkPerson::User(user) };
    let (incoming, facts) = receive_file(state, source, (name.clone(), file.size), &headers, body).await?;
    let id = Uuid::now_v7();
    incoming.store_as(&id.to_string()).await.map_err(|error| storage_problem(&error))?;
    let (mime_type, checksum) = (facts.mime_type.to_owned(), facts.checksum);
    replace_example(state, &signed_in, on, NewFile { id, name, size, mime_type, checksum }).await
}

/// A file whose bytes are in the store under its id.
struct NewFile {
    id: Uuid,
    name: String,
    size: i64,
    mime_type: String,
    checksum: String,
}

/// Replaces the example file.
async fn replace_example(
    state: &AppState,
    signed_in: &SignedIn,
    on: OnTemplateElement,
    new: NewFile,
) -> Result<TemplateElement, Problem> {
    let changes = Changes::begin(state).await?;
    let (template, row) = load_own_element(&*changes, signed_in, on.template_id, on.element_id).await?;
    let file = example_file::ActiveModel {
        id: Set(new.id),
        name: Set(new.name),
        size: Set(new.size),
        mime_type: Set(new.mime_type),
        checksum: Set(new.checksum),
        storage_key: Set(new.id.to_string()),
        uploaded_by: Set(signed_in.user.id),
        created_at: Set(changes.now()),
        scan: Set(state.scan_of_new()),
        damaged: Set(false),
    };
    let file = file.insert(&*changes).await?;
    queue_check(&*changes, &file.storage_key, file.scan, changes.now()).await?;
    let row = set_example(&changes, row, Some(file.id)).await?;
    touch_template(&changes, template).await?;
    changes.commit().await?;
    state.files_arrived();
    Ok(TemplateElement::new(row, Some(file)))
}

/// Removes the example file of a request.
pub(super) async fn remove_answer(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplateElement,
) -> Result<TemplateElement, Problem> {
    let changes = Changes::begin(state).await?;
    let (template, row) = load_own_element(&*changes, &signed_in, on.template_id, on.element_id).await?;
    let row = set_example(&changes, row, None).await?;
    touch_template(&changes, template).await?;
    changes.commit().await?;
    Ok(TemplateElement::new(row, None))
}

/// Sends the bytes of an example file.
pub(super) async fn download(
    state: &AppState,
    signed_in: SignedIn,
    on: OnTemplateElement,
) -> Result<Response, Problem> {
    let (_, row) = load_own_element(state.db.read(), &signed_in, on.template_id, on.element_id).await?;
    let file = row.find_related(example_file::Entity).one(state.db.read()).await?;
    send_example(state, file.ok_or_else(Problem::not_found)?).await
}

/// Returns the bytes of an example file as an attachment.
pub(super) async fn send_example(state: &AppState, file: example_file::Model) -> Result<Response, Problem> {
    let as_document = document::Model {
        id: file.id,
        loan_id: Uuid::nil(),
        name: file.name,
        size: file.size,
        mime_type: file.mime_type,
        batch: None,
        place: 0,
        checksum: file.checksum,
        storage_key: file.storage_key,
        uploaded_by: file.uploaded_by,
        created_at: file.created_at,
        deleted_at: None,
        deleted_by: None,
        unlocked: false,
        version: 1,
        brought_by: None,
        brought_at: None,
        scan: file.scan,
        damaged: file.damaged,
        sent_by_link: false,
    };
    attachment_response(state, &as_document, false).await
}

/// Returns the document to copy, if the rule lets the element use it.
async fn find_source(
    state: &AppState,
    signed_in: &SignedIn,
    row: &template_element::Model,
    id: Uuid,
) -> Result<document::Model, Problem> {
    let found = document::Entity::find_by_id(id)
        .filter(document::Column::DeletedAt.is_null())
        .one(state.db.read())
        .await?;
    let member = match &found {
        Some(document) => load_viewable_loan(state, signed_in.clone(), document.loan_id).await.ok(),
        None => None,
    };
    let role = member.map(|member| member.role());
    refuse_if(example_violations(row, true, role))?;
    found.ok_or_else(Problem::not_found)
}

/// Returns the violations of the element showing a file: a copy of a document if `copied`.
fn example_violations(row: &template_element::Model, copied: bool, role: Option<Role>) -> Vec<Violation> {
    template_example(&TemplateExample { storage_type: row.storage_type.0, copied, role }).violations
}

async fn copy_bytes(state: &AppState, from: &str, to: &str) -> Result<(), Problem> {
    let broken = |error: std::io::Error| storage_problem(&error);
    let mut bytes = state.store.open(from).await.map_err(broken)?;
    let mut incoming = state.store.receive().await.map_err(broken)?;
    let mut chunk = vec![0; CHUNK];
    loop {
        let read = bytes.read(&mut chunk).await.map_err(broken)?;
        if read == 0 {
            break;
        }
        incoming.write(chunk.get(..read).unwrap_or_default()).await.map_err(broken)?;
    }
    incoming.finish().await.map_err(broken)?;
    incoming.store_as(to).await.map_err(broken)
}

/// Sets the example file, or none. Files without references are cleaned up later.
async fn set_example(
    changes: &Changes,
    row: template_element::Model,
    example: Option<Uuid>,
) -> Result<template_element::Model, Problem> {
    let version = row.version.saturating_add(1);
    let mut row = row.into_active_model();
    row.example_id = Set(example);
    row.version = Set(version);
    row.updated_at = Set(changes.now());
    Ok(row.update(&**changes).await?)
}
