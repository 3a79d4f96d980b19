use sea_orm::entity::prelude::*;

/// The last comparison of the bytes that `storage_key` finds with their checksum. `damaged_at` says since when they are
/// known to differ, or to be missing.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "file_integrity")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub storage_key: String,
    pub checked_at: DateTimeUtc,
    pub damaged_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
