use sea_orm::entity::prelude::*;
use shared_rules::{loans::entity::EntityType, value::address::Address};

use crate::entity::{EnumColumn, JsonColumn};

/// An asset, company, person or trust that a company's loans concern.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "loan_entity")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub entity_type: EnumColumn<EntityType>,
    pub individual_id: Option<Uuid>,
    pub name: String,
    pub ein: Option<String>,
    pub email_address: Option<String>,
    pub phone_number: Option<String>,
    pub company_address: Option<JsonColumn<Address>>,
    pub mailing_address: Option<JsonColumn<Address>>,
    pub mailing_same_as_company_address: bool,
    pub version: i32,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::individual::Entity",
        from = "Column::IndividualId",
        to = "crate::entity::individual::Column::Id"
    )]
    Individual,
}

impl ActiveModelBehavior for ActiveModel {}
