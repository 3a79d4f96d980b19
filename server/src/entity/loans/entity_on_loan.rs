use sea_orm::entity::prelude::*;
use shared_rules::loans::entity_label::EntityLabel;

use crate::entity::JsonColumn;

/// An entity's membership of a loan, with its labels there.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "entity_on_loan")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub loan_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub entity_id: Uuid,
    pub labels: JsonColumn<Vec<EntityLabel>>,
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::loan_entity::Entity",
        from = "Column::EntityId",
        to = "crate::entity::loan_entity::Column::Id"
    )]
    Entity,
}

impl ActiveModelBehavior for ActiveModel {}
