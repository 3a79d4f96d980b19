use sea_orm::entity::prelude::*;

/// An upload in progress. `checksum` is set once all bytes arrived, `document_id` once completed. `received` bytes
/// are on the local disk until then; `storage_key` locates them afterwards. `batch` and `place` identify the
/// selection it was chosen with and its position there.
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
