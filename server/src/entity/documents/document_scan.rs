use sea_orm::entity::prelude::*;
use shared_rules::documents::stored_files::virus_scan::ScanState;

use crate::entity::EnumColumn;

/// The virus check of the file at `storage_key`: its result in `found`, and since when it waits. Rows are created and
/// deleted with the rows that refer to the file. A checker moves `not_before` forward as its claim. `backlog` files
/// existed before there was a scanner and wait for the others. The bytes of malware are deleted at `erased_at`.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "document_scan")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub storage_key: String,
    pub state: EnumColumn<ScanState>,
    pub found: Option<String>,
    pub tries: i32,
    pub backlog: bool,
    pub since: DateTimeUtc,
    pub not_before: DateTimeUtc,
    pub settled_at: Option<DateTimeUtc>,
    pub erased_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
