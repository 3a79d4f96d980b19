//! Message drafts. Each is private to its owner, and saved with optimistic concurrency.

use std::collections::{HashMap, HashSet};

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait,
    IntoActiveModel as _, PaginatorTrait as _, QueryFilter, QueryOrder, QuerySelect as _,
    sea_query::OnConflict,
};
use shared_rules::{
    messaging::compose::draft::MAX_DRAFTS,
    text::{
        messaging::{DRAFT_EXISTS, DRAFT_OF_OTHER_LOAN},
        refused::MANY_DRAFTS,
    },
};
use uuid::Uuid;

use super::dto::{AttachedDocument, Count, CreateDraft, Draft, DraftContent, UpdateDraft};
use crate::{
    access::{LoanMember, OwnDraft},
    entity::{document, message_draft},
    features::documents,
    http::Problem,
    state::AppState,
};

/// Returns the member's drafts on a loan, last saved first.
pub(super) async fn list(state: &AppState, member: &LoanMember) -> Result<Vec<Draft>, DbErr> {
    let rows = message_draft::Entity::find()
        .filter(own_drafts(member))
        .order_by_desc(message_draft::Column::UpdatedAt)
        .order_by_desc(message_draft::Column::Id)
        .all(state.db.read())
        .await?;
    with_documents(state.db.read(), member, rows).await
}

/// Returns the number of the member's drafts on a loan.
pub(super) async fn count(state: &AppState, member: &LoanMember) -> Result<Count, DbErr> {
    let count = message_draft::Entity::find().filter(own_drafts(member)).count(state.db.read()).await?;
    Ok(Count { count })
}

/// The condition for the member's drafts on the loan.
fn own_drafts(member: &LoanMember) -> sea_orm::Condition {
    sea_orm::Condition::all()
        .add(message_draft::Column::UserId.eq(member.user.id))
        .add(message_draft::Column::LoanId.eq(member.loan.id))
}

/// Creates a draft. There can be one draft per thread, and any number of drafts of new messages.
///
/// # Errors
/// *Conflict*, with the existing draft, when the person already has one in the thread.
pub(super) async fn create(
    state: &AppState,
    member: &LoanMember,
    input: CreateDraft,
) -> Result<Draft, Problem> {
    let tx = state.db.write().await?;
    if let Some(thread_id) = input.content.message_thread_id
        && let Some(there) = in_thread(&tx, member, thread_id).await?
    {
        return Err(draft_exists(one_of(&tx, member, there).await?));
    }
    if message_draft::Entity::find().filter(own_drafts(member)).count(&tx).await? >= MAX_DRAFTS {
        return Err(Problem::used_up(MANY_DRAFTS.template));
    }
    let (id, now) = (Uuid::now_v7(), state.clock.now());
    let row = message_draft::ActiveModel {
        id: Set(id),
        user_id: Set(member.user.id),
        loan_id: Set(member.loan.id),
        thread_id: Set(input.content.message_thread_id),
        payload: Set(serialize_content(&input.content)?),
        version: Set(1),
        created_at: Set(now),
        updated_at: Set(now),
    };
    // Another server may create one for the same thread concurrently.
    let unless_there = OnConflict::columns([message_draft::Column::UserId, message_draft::Column::ThreadId])
        .do_nothing()
        .to_owned();
    message_draft::Entity::insert(row).on_conflict(unless_there).exec_without_returning(&tx).await?;
    tx.commit().await?;
    let kept = match input.content.message_thread_id {
        Some(thread_id) => in_thread(state.db.read(), member, thread_id).await?,
        None => message_draft::Entity::find_by_id(id).one(state.db.read()).await?,
    };
    let kept = kept.ok_or_else(Problem::not_found)?;
    let is_other = kept.id != id;
    let draft = one(state, member, kept).await?;
    if is_other { Err(draft_exists(draft)) } else { Ok(draft) }
}

/// Returns the member's draft in a thread.
async fn in_thread(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    thread_id: Uuid,
) -> Result<Option<message_draft::Model>, DbErr> {
    message_draft::Entity::find()
        .filter(message_draft::Column::UserId.eq(member.user.id))
        .filter(message_draft::Column::ThreadId.eq(thread_id))
        .one(db)
        .await
}

/// The person already has a draft in the thread. It is included, so that the client can merge both texts.
fn draft_exists(there: Draft) -> Problem {
    Problem::conflict(DRAFT_EXISTS.code, DRAFT_EXISTS.template).with_current(there)
}

/// Updates a draft.
pub(super) async fn update(state: &AppState, on: OwnDraft, input: UpdateDraft) -> Result<Draft, Problem> {
    let OwnDraft { draft, member } = on;
    if input.content.context_id != member.loan.id {
        return Err(Problem::invalid(vec![DRAFT_OF_OTHER_LOAN.violation("contextId")]));
    }
    let tx = state.db.write().await?;
    let row = message_draft::Entity::find_by_id(draft.id).lock_exclusive().one(&tx).await?;
    let row = row.ok_or_else(Problem::not_found)?;
    if row.version != input.version {
        return Err(Problem::stale(one_of(&tx, &member, row).await?));
    }
    if let Some(thread_id) = input.content.message_thread_id
        && let Some(there) = in_thread(&tx, &member, thread_id).await?
        && there.id != row.id
    {
        return Err(draft_exists(one_of(&tx, &member, there).await?));
    }
    let version = row.version.saturating_add(1);
    let mut row = row.into_active_model();
    row.thread_id = Set(input.content.message_thread_id);
    row.payload = Set(serialize_content(&input.content)?);
    row.version = Set(version);
    row.updated_at = Set(state.clock.now());
    let row = row.update(&tx).await?;
    tx.commit().await?;
    Ok(one(state, &member, row).await?)
}

/// Deletes a draft.
pub(super) async fn delete(state: &AppState, on: OwnDraft) -> Result<(), Problem> {
    let tx = state.db.write().await?;
    message_draft::Entity::delete_by_id(on.draft.id).exec(&tx).await?;
    tx.commit().await?;
    Ok(())
}

fn serialize_content(content: &DraftContent) -> Result<String, Problem> {
    serde_json::to_string(content).map_err(|_| Problem::internal())
}

async fn one(state: &AppState, member: &LoanMember, row: message_draft::Model) -> Result<Draft, DbErr> {
    one_of(state.db.read(), member, row).await
}

async fn one_of(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    row: message_draft::Model,
) -> Result<Draft, DbErr> {
    let missing = || DbErr::RecordNotFound("a draft that can be read".to_owned());
    with_documents(db, member, vec![row]).await?.pop().ok_or_else(missing)
}

/// Returns the drafts with those of their documents that the owner may still see.
async fn with_documents(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    rows: Vec<message_draft::Model>,
) -> Result<Vec<Draft>, DbErr> {
    let rows = rows.into_iter().filter_map(|row| Some((serde_json::from_str(&row.payload).ok()?, row)));
    let rows: Vec<(DraftContent, message_draft::Model)> = rows.collect();
    let attached: HashSet<Uuid> = rows.iter().flat_map(|(content, _)| content.attachments.clone()).collect();
    let documents: HashMap<Uuid, document::Model> = documents::visible_among(db, member, &attached)
        .await?
        .into_iter()
        .map(|document| (document.id, document))
        .collect();
    Ok(rows.into_iter().map(|(content, row)| to_dto(content, &row, &documents)).collect())
}

fn to_dto(
    mut content: DraftContent,
    row: &message_draft::Model,
    documents: &HashMap<Uuid, document::Model>,
) -> Draft {
    content.message_thread_id = row.thread_id;
    let attached = content.attachments.iter().filter_map(|id| documents.get(id));
    Draft {
        id: row.id,
        drafted_message_id: row.id,
        version: row.version,
        created_date: row.created_at,
        updated_date: row.updated_at,
        documents: attached.map(AttachedDocument::from).collect(),
        content,
    }
}
