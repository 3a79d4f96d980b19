use sea_orm::entity::prelude::*;
use shared_rules::sharing::SharePermission;

use crate::entity::EnumColumn;

/// An element shared with a person, as VIEW or LINK.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "share")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub loan_id: Uuid,
    pub element_id: Uuid,
    pub shared_with: Uuid,
    pub shared_by: Uuid,
    pub permission: EnumColumn<SharePermission>,
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::SharedWith",
        to = "crate::entity::app_user::Column::Id"
    )]
    With,
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::SharedBy",
        to = "crate::entity::app_user::Column::Id"
    )]
    By,
}

impl ActiveModelBehavior for ActiveModel {}
