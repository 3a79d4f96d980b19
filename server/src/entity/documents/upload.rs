use sea_orm::entity::prelude::*;

/// A promise to send a file; `checksum` is there once all bytes are, `document_id` once completed.
/// `received` bytes are on the disk until then; `storage_key` finds them once all are there. `batch` and `place` say with what it was chosen, and as which.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "upload")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub loan_id: Uuid,
    pub element_id: Option<Uuid>,
    pub created_by: Uuid,
    pub name: String,
    pub size: i64,
    pub mime_type: String,
    pub batch: Option<Uuid>,
    pub place: i64,
    pub received: i64,
    pub checksum: Option<String>,
    pub storage_key: Option<String>,
    pub document_id: Option<Uuid>,
    pub created_at: DateTimeUtc,
    pub expires_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
