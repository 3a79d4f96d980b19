use sea_orm::entity::prelude::*;

/// A request that an upload link accepts files for. `assigned` means that it was assigned to the link's user when the
/// link was made: the link ends with the assignment.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "upload_link_request")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub upload_link_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub element_id: Uuid,
    pub assigned: bool,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::needs_list_element::Entity",
        from = "Column::ElementId",
        to = "crate::entity::needs_list_element::Column::Id"
    )]
    Element,
}

impl Related<crate::entity::needs_list_element::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Element.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
