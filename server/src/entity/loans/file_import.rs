use sea_orm::entity::prelude::*;

/// A call that imported a file: a fingerprint of what was asked for, and what was answered, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "file_import")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub imported_by: Uuid,
    pub idempotency_key: String,
    pub asked: String,
    pub answered: String,
    pub imported_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
