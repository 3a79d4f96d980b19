use sea_orm::entity::prelude::*;

use crate::entity::JsonColumn;

/// A user's message signature, as an employee of a company or for themselves.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "signature")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub user_id: Uuid,
    pub company_id: Option<Uuid>,
    pub name: String,
    pub body: String,
    pub used_ins: JsonColumn<Vec<String>>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
