//! Replaces the content of a document; the previous content is kept as a version.

use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, DbErr, EntityTrait, QueryFilter};
use shared_rules::{
    documents::stored_files::{
        versions::{name_with_new_version, takes_another},
        virus_scan::ScanState,
    },
    needs_list::request_state::AnswerState,
    text::refused,
};
use uuid::Uuid;

use crate::{
    entity::{EnumColumn, answer, document, document_version},
    http::Problem,
    projection::queue_document_file,
    realtime::Changes,
};

/// The new content of a document.
pub(super) struct NewContent {
    /// The file's name.
    pub name: String,
    pub size: i64,
    pub mime_type: String,
    pub checksum: String,
    pub storage_key: String,
    /// Whether it is an unlocked copy of the previous content.
    pub unlocked: bool,
    /// The state of its virus check.
    pub scan: Option<EnumColumn<ScanState>>,
    /// Whether its stored bytes are damaged.
    pub damaged: bool,
}

/// Stores the current content as a version, and replaces it with this content.
pub(super) async fn replace_content(
    changes: &Changes,
    by: Uuid,
    row: document::Model,
    content: NewContent,
) -> Result<document::Model, Problem> {
    if !takes_another(u32::try_from(row.version).unwrap_or(u32::MAX)) {
        return Err(Problem::invalid(vec![refused::MANY_VERSIONS.violation("documentId")]));
    }
    let version = document_version::ActiveModel {
        id: Set(Uuid::now_v7()),
        document_id: Set(row.id),
        number: Set(row.version),
        name: Set(Some(row.name.clone())),
        size: Set(row.size),
        mime_type: Set(row.mime_type.clone()),
        checksum: Set(row.checksum.clone()),
        storage_key: Set(row.storage_key.clone()),
        unlocked: Set(row.unlocked),
        review_state: Set(review_state_of(changes, row.id).await?.map(EnumColumn)),
        replaced_by: Set(by),
        replaced_at: Set(changes.now()),
        scan: Set(row.scan),
        damaged: Set(row.damaged),
        verdicts: Set(None),
    };
    document_version::Entity::insert(version).exec_without_returning(&**changes).await?;
    queue_document_file(&**changes, &content.storage_key, content.scan, changes.now()).await?;
    let (name, number) = (name_with_new_version(&row.name, &content.name), row.version.saturating_add(1));
    let stays_by_link = row.sent_by_link && content.unlocked;
    let mut row: document::ActiveModel = row.into();
    row.sent_by_link = Set(stays_by_link);
    row.name = Set(name);
    row.version = Set(number);
    row.brought_by = Set(Some(by));
    row.brought_at = Set(Some(changes.now()));
    row.size = Set(content.size);
    row.mime_type = Set(content.mime_type);
    row.checksum = Set(content.checksum);
    row.storage_key = Set(content.storage_key);
    row.unlocked = Set(content.unlocked);
    row.scan = Set(content.scan);
    row.damaged = Set(content.damaged);
    Ok(row.update(&**changes).await?)
}

/// Returns the document's review state: of several requests, the one that asks for most attention.
async fn review_state_of(changes: &Changes, id: Uuid) -> Result<Option<AnswerState>, DbErr> {
    let answers = answer::Entity::find().filter(answer::Column::DocumentId.eq(id)).all(&**changes).await?;
    let asks = |state: &AnswerState| match state {
        AnswerState::Rejected => 2,
        AnswerState::Submitted => 1,
        AnswerState::Accepted => 0,
    };
    Ok(answers.iter().map(|answer| answer.review_state.0).max_by_key(asks))
}
