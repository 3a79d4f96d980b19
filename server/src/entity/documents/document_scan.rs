use sea_orm::entity::prelude::*;
use shared_rules::documents::keeping::scan::ScanState;

use crate::entity::Word;

/// The check of the file that `storage_key` finds: what was `found` in it, and since when it waits. Rows come and go with the rows that
/// name the file. Who checks it moves `not_before` on, so that nobody else does meanwhile; `backlog` was there before there
/// was a scanner and waits for the rest. The bytes of malware are deleted at `erased_at`.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "document_scan")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub storage_key: String,
    pub state: Word<ScanState>,
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
