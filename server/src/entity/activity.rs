use sea_orm::entity::prelude::*;
use shared_rules::activity::ActivityKind;

use super::EnumColumn;

/// An entry of a loan's or company's activity log. `about` describes it as JSON; `on_record` marks entries of
/// the company's audit log.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "activity")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub loan_id: Option<Uuid>,
    pub actor_id: Option<Uuid>,
    pub kind: EnumColumn<ActivityKind>,
    pub on_record: bool,
    pub about: String,
    pub at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::ActorId",
        to = "crate::entity::app_user::Column::Id"
    )]
    Actor,
    #[sea_orm(
        belongs_to = "crate::entity::loan::Entity",
        from = "Column::LoanId",
        to = "crate::entity::loan::Column::Id"
    )]
    Loan,
}

impl ActiveModelBehavior for ActiveModel {}
