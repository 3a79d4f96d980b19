use sea_orm::entity::prelude::*;

/// At which stamp of its needs list an element last changed; the database keeps it.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "element_stamp")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub element_id: Uuid,
    pub loan_id: Uuid,
    pub stamp: i64,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
