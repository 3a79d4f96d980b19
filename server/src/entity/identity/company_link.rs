use sea_orm::entity::prelude::*;

/// A current or former slug of the company's secure upload page.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "company_link")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub folded: String,
    pub slug: String,
    pub company_id: Uuid,
    pub since: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
