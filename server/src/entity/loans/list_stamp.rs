use sea_orm::entity::prelude::*;

/// What changes with everything that shows in the needs list of a loan; the database counts it on by itself. `whole` is
/// where it stood when something last changed that may show in any element.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "list_stamp")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub loan_id: Uuid,
    pub stamp: i64,
    pub whole: i64,
    pub counted_in: Option<i64>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
