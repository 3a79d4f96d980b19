use sea_orm::entity::prelude::*;

/// A loan whose reminders are paused.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "reminder_pause")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub loan_id: Uuid,
    pub paused_by: Option<Uuid>,
    pub paused_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::PausedBy",
        to = "crate::entity::app_user::Column::Id"
    )]
    By,
}

impl Related<crate::entity::app_user::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::By.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
