use sea_orm::entity::prelude::*;
use shared_rules::needs_list::element::{StorageType, VisibleAt};
use shared_rules::needs_list::priority::PriorityType;
use shared_rules::needs_list::review::{RejectReason, ReviewState};

use crate::entity::EnumColumn;

/// A folder or file request on a loan, with its review state and the reason why it may not apply. `modifiers` is a
/// JSON list of label titles.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "needs_list_element")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub loan_id: Uuid,
    pub parent_id: Option<Uuid>,
    pub name: String,
    pub storage_type: EnumColumn<StorageType>,
    pub priority_type: EnumColumn<PriorityType>,
    pub hidden: bool,
    pub visible_at_status: Option<EnumColumn<VisibleAt>>,
    pub modifiers: String,
    pub description: Option<String>,
    pub freshness_days: Option<i32>,
    pub due_date: Option<Date>,
    pub optional: bool,
    pub instructions: Option<String>,
    pub internal_note: Option<String>,
    pub position: i32,
    pub version: i32,
    pub template_element_id: Option<Uuid>,
    pub example_id: Option<Uuid>,
    pub review_state: EnumColumn<ReviewState>,
    pub reviewed_by: Option<Uuid>,
    pub reviewed_at: Option<DateTimeUtc>,
    pub rejection_reason: Option<EnumColumn<RejectReason>>,
    pub rejection_note: Option<String>,
    pub not_applicable_reason: Option<String>,
    pub not_applicable_by: Option<Uuid>,
    pub not_applicable_at: Option<DateTimeUtc>,
    pub deleted_at: Option<DateTimeUtc>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::ReviewedBy",
        to = "crate::entity::app_user::Column::Id"
    )]
    Reviewer,
    #[sea_orm(
        belongs_to = "crate::entity::example_file::Entity",
        from = "Column::ExampleId",
        to = "crate::entity::example_file::Column::Id"
    )]
    Example,
    #[sea_orm(
        belongs_to = "crate::entity::loan::Entity",
        from = "Column::LoanId",
        to = "crate::entity::loan::Column::Id"
    )]
    Loan,
}

impl Related<crate::entity::app_user::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Reviewer.def()
    }
}

impl Related<crate::entity::loan::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Loan.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
