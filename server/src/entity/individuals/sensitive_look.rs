use sea_orm::entity::prelude::*;
use shared_rules::individuals::sensitive_data::SensitiveData;

use crate::entity::EnumColumn;

/// A logged view of a credit score or driver's license. The name is the viewer's at that time.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "sensitive_look")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub loan_id: Uuid,
    pub viewer_id: Uuid,
    pub what: EnumColumn<SensitiveData>,
    pub individual_id: Uuid,
    pub subject_name: String,
    pub looked_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::ViewerId",
        to = "crate::entity::app_user::Column::Id"
    )]
    Viewer,
}

impl Related<crate::entity::app_user::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Viewer.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
