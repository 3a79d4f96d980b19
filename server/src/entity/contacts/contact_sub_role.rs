use sea_orm::entity::prelude::*;
use shared_rules::team::role_picker::SubRoleType;

use crate::entity::EnumColumn;

/// A contact role at a lending company. `title_key` is the title in lower case.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "contact_sub_role")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub title: String,
    pub title_key: String,
    pub sub_role_type: EnumColumn<SubRoleType>,
    pub created_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
