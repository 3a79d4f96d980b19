use sea_orm::entity::prelude::*;
use shared_rules::{documents::stored_files::virus_scan::ScanState, needs_list::request_state::AnswerState};

use crate::entity::EnumColumn;

/// A previous version of a document, with the user who replaced it and the time. `storage_key` locates the bytes,
/// which versions of a document may share. Versions from before names were recorded have none. `verdicts` is JSON:
/// the lenders' verdicts on it in each request when it was replaced.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "document_version")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub document_id: Uuid,
    pub number: i32,
    pub name: Option<String>,
    pub size: i64,
    pub mime_type: String,
    pub checksum: String,
    pub storage_key: String,
    pub unlocked: bool,
    pub review_state: Option<EnumColumn<AnswerState>>,
    pub replaced_by: Uuid,
    pub replaced_at: DateTimeUtc,
    pub scan: Option<EnumColumn<ScanState>>,
    pub damaged: bool,
    pub verdicts: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::document::Entity",
        from = "Column::DocumentId",
        to = "crate::entity::document::Column::Id"
    )]
    Document,
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::ReplacedBy",
        to = "crate::entity::app_user::Column::Id"
    )]
    NextBy,
}

impl ActiveModelBehavior for ActiveModel {}
