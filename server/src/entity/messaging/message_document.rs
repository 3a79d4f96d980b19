use sea_orm::entity::prelude::*;

/// A document attached to a message.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "message_document")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub message_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub document_id: Uuid,
    pub place: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::document::Entity",
        from = "Column::DocumentId",
        to = "crate::entity::document::Column::Id"
    )]
    Document,
}

impl ActiveModelBehavior for ActiveModel {}
