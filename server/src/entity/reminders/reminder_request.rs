use sea_orm::entity::prelude::*;

/// A request in a reminder.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "reminder_request")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub reminder_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub element_id: Uuid,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::reminder::Entity",
        from = "Column::ReminderId",
        to = "crate::entity::reminder::Column::Id"
    )]
    Reminder,
    #[sea_orm(
        belongs_to = "crate::entity::needs_list_element::Entity",
        from = "Column::ElementId",
        to = "crate::entity::needs_list_element::Column::Id"
    )]
    Element,
}

impl Related<crate::entity::reminder::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Reminder.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
