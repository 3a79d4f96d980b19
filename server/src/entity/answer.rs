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
    #[sea_orm(belongs_to = "super::document::Entity", from = "Column::DocumentId", to = "super::document::Column::Id")]
    Document,
    #[sea_orm(belongs_to = "super::app_user::Entity", from = "Column::AnsweredBy", to = "super::app_user::Column::Id")]
    User,
}

impl Related<super::document::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Document.def()
    }
}

impl Related<super::app_user::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::User.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
