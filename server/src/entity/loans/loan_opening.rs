use sea_orm::entity::prelude::*;

/// A request that created a loan, and its response, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "loan_opening")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub loan_id: Uuid,
    pub opened_by: Uuid,
    pub idempotency_key: String,
    pub asked: String,
    pub answered: String,
    pub opened_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
