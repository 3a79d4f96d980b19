use sea_orm::entity::prelude::*;

/// A confirmed sharing dialog: the request, the messages shown afterwards and the changes made, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "sharing")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub loan_id: Uuid,
    pub created_by: Uuid,
    pub idempotency_key: String,
    pub asked: String,
    pub said: String,
    pub done: String,
    pub created_at: DateTimeUtc,
    pub undone_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
