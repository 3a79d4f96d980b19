use sea_orm::entity::prelude::*;

/// What a document was before its content was replaced, by whom and when; `storage_key` finds the bytes.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "document_version")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub document_id: Uuid,
    pub size: i64,
    pub mime_type: String,
    pub checksum: String,
    pub storage_key: String,
    pub replaced_by: Uuid,
    pub replaced_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::document::Entity",
        from = "Column::DocumentId",
        to = "crate::entity::document::Column::Id"
    )]
    Document,
}

impl ActiveModelBehavior for ActiveModel {}
