use sea_orm::entity::prelude::*;

/// An address, in lower case, that gets a thread's messages by email, from the one numbered `from_seq` until it is
/// removed.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "email_participant")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub thread_id: Uuid,
    pub address: String,
    pub added_by: Uuid,
    pub added_at: DateTimeUtc,
    pub from_seq: i64,
    pub removed_at: Option<DateTimeUtc>,
    pub removed_by: Option<Uuid>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
