use sea_orm::entity::prelude::*;
use shared_rules::documents::stored_files::virus_scan::ScanState;

use crate::entity::EnumColumn;

/// The example file of requests, in a template and where the template was applied. `storage_key` locates its bytes.
/// It is kept as long as a request refers to it.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "example_file")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub name: String,
    pub size: i64,
    pub mime_type: String,
    pub checksum: String,
    pub storage_key: String,
    pub uploaded_by: Uuid,
    pub created_at: DateTimeUtc,
    pub scan: Option<EnumColumn<ScanState>>,
    pub damaged: bool,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
