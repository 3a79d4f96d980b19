use sea_orm::entity::prelude::*;
use shared_rules::needs_list::{request_state::AnswerState, review::RejectReason};

use crate::entity::EnumColumn;

/// A document that answers a file request, with a lender's verdict: `rejection_marks` contains the marks on its
/// pages, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "answer")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub element_id: Uuid,
    pub document_id: Uuid,
    pub answered_by: Uuid,
    pub answered_at: DateTimeUtc,
    pub review_state: EnumColumn<AnswerState>,
    pub reviewed_by: Option<Uuid>,
    pub reviewed_at: Option<DateTimeUtc>,
    pub rejection_reason: Option<EnumColumn<RejectReason>>,
    pub rejection_note: Option<String>,
    pub rejection_marks: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::needs_list_element::Entity",
        from = "Column::ElementId",
        to = "crate::entity::needs_list_element::Column::Id"
    )]
    Element,
    #[sea_orm(
        belongs_to = "crate::entity::document::Entity",
        from = "Column::DocumentId",
        to = "crate::entity::document::Column::Id"
    )]
    Document,
}

impl Related<crate::entity::needs_list_element::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Element.def()
    }
}

impl Related<crate::entity::document::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Document.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
