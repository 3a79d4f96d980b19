//! Full-text search in a loan's documents. Text is stored encrypted, so no index covers it: a loan's texts are searched
//! in batches, as heavy work.

use std::{collections::HashMap, sync::Arc};

use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect};
use shared_rules::{
    documents::stored_files::{
        extracted_text::TextState,
        text_search::{Excerpt, SearchTerms},
    },
    team::role::RoleGroup,
};
use uuid::Uuid;

use super::{
    dto::{FoundDocument, FoundDocuments, TextExcerpt, UnreadableDocument},
    text_purpose::text_purpose,
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, document, document_text},
    features::documents::visibility::visible_among,
    http::Problem,
    secrets::vault::Vault,
    state::AppState,
};

/// The most matches returned.
const MOST: usize = 50;
/// Texts searched in one batch.
const AT_ONCE: usize = 100;
/// Keys looked up by one query.
const KEYS: usize = 1_000;

/// Returns the documents that contain the words, among those that the member sees.
pub(super) async fn find(
    state: &AppState,
    member: &LoanMember,
    question: &str,
) -> Result<FoundDocuments, Problem> {
    let documents = load_visible(state, member).await?;
    let states = load_states(state, &documents).await?;
    let mut found = FoundDocuments { content: Vec::new(), more: false, waiting: 0, unreadable: Vec::new() };
    let lends = member.role().group() == RoleGroup::Lender;
    for row in &documents {
        match states.get(&row.storage_key) {
            // A server that reads no texts has none in progress.
            Some((TextState::Waiting, _)) if state.config.read_text => {
                found.waiting = found.waiting.saturating_add(1);
            }
            Some((TextState::Failed, Some(reason))) if lends && found.unreadable.len() < MOST => {
                let (id, name, message) = (row.id, row.name.clone(), reason.words().to_owned());
                found.unreadable.push(UnreadableDocument { id, name, reason: *reason, message });
            }
            _ => {}
        }
    }
    let Some(wanted) = SearchTerms::of(question).map(Arc::new) else { return Ok(found) };
    for some in documents.chunks(AT_ONCE) {
        if found.content.len() > MOST {
            break;
        }
        found.content.extend(found_among(state, &wanted, some).await?);
    }
    found.more = found.content.len() > MOST;
    found.content.truncate(MOST);
    Ok(found)
}

/// Returns the loan's documents that the member sees, latest first.
async fn load_visible(state: &AppState, member: &LoanMember) -> Result<Vec<document::Model>, DbErr> {
    let ids: Vec<Uuid> = document::Entity::find()
        .filter(document::Column::LoanId.eq(member.loan.id))
        .filter(document::Column::DeletedAt.is_null())
        .order_by_desc(document::Column::CreatedAt)
        .select_only()
        .column(document::Column::Id)
        .into_tuple()
        .all(state.db.read())
        .await?;
    let mut rows = visible_among(state.db.read(), member, &ids.into_iter().collect()).await?;
    rows.sort_by_key(|row| std::cmp::Reverse((row.created_at, row.id)));
    Ok(rows)
}

type TextStates =
    HashMap<String, (TextState, Option<shared_rules::documents::stored_files::extracted_text::NoTextReason>)>;

/// Returns the reading state of each document's text.
async fn load_states(state: &AppState, documents: &[document::Model]) -> Result<TextStates, DbErr> {
    let mut states = TextStates::new();
    for some in documents.chunks(KEYS) {
        let keys = some.iter().map(|row| row.storage_key.clone());
        let rows: Vec<(String, EnumColumn<TextState>, Option<EnumColumn<_>>)> = document_text::Entity::find()
            .filter(document_text::Column::StorageKey.is_in(keys))
            .select_only()
            .columns([
                document_text::Column::StorageKey,
                document_text::Column::State,
                document_text::Column::Reason,
            ])
            .into_tuple()
            .all(state.db.read())
            .await?;
        states
            .extend(rows.into_iter().map(|(key, state, reason)| (key, (state.0, reason.map(|word| word.0)))));
    }
    Ok(states)
}

/// Returns the documents that contain the words, in the same order.
async fn found_among(
    state: &AppState,
    wanted: &Arc<SearchTerms>,
    documents: &[document::Model],
) -> Result<Vec<FoundDocument>, Problem> {
    let keys = documents.iter().map(|row| row.storage_key.clone());
    let sealed: Vec<(String, Option<String>)> = document_text::Entity::find()
        .filter(document_text::Column::StorageKey.is_in(keys))
        .select_only()
        .columns([document_text::Column::StorageKey, document_text::Column::Sealed])
        .into_tuple()
        .all(state.db.read())
        .await?;
    let sealed: HashMap<String, String> =
        sealed.into_iter().filter_map(|(key, sealed)| Some((key, sealed?))).collect();
    let named: Vec<(Uuid, String, String)> =
        documents.iter().map(|row| (row.id, row.name.clone(), row.storage_key.clone())).collect();
    let (wanted, vault) = (Arc::clone(wanted), Arc::clone(&state.vault));
    state.heavy.run(move || matches_in(&wanted, &vault, named, &sealed)).await
}

fn matches_in(
    wanted: &SearchTerms,
    vault: &Vault,
    named: Vec<(Uuid, String, String)>,
    sealed: &HashMap<String, String>,
) -> Vec<FoundDocument> {
    let found = named.into_iter().filter_map(|(id, name, key)| {
        let text =
            sealed.get(&key).and_then(|sealed| vault.unseal(&text_purpose(&key), sealed)).unwrap_or_default();
        let excerpt = wanted.match_document(&name, &text)?.map(excerpt_dto);
        Some(FoundDocument { id, name, excerpt })
    });
    found.collect()
}

fn excerpt_dto(excerpt: Excerpt) -> TextExcerpt {
    let Excerpt { before, hit, behind } = excerpt;
    TextExcerpt { before, hit, behind }
}
