use sea_orm::entity::prelude::*;

/// The one document that answers a file request.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "answer")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub element_id: Uuid,
    pub document_id: Uuid,
    pub answered_by: Uuid,
    pub answered_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "super::needs_list_element::Entity",
        from = "Column::ElementId",
        to = "super::needs_list_element::Column::Id"
    )]
    Element,
    #[sea_orm(
        belongs_to = "super::document::Entity",
        from = "Column::DocumentId",
        to = "super::document::Column::Id"
    )]
    Document,
}

impl Related<super::needs_list_element::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Element.def()
    }
}

impl Related<super::document::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Document.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
