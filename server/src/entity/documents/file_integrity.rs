use sea_orm::entity::prelude::*;

/// The last integrity check of the bytes at `storage_key` against their checksum. `damaged_at` is the time since when
/// they are known to differ or be missing.
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
