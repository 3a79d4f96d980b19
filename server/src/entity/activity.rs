use sea_orm::entity::prelude::*;
use shared_rules::activity::ActivityKind;

use super::Word;

/// Something that happened on a loan or at a company. `about` says what, as JSON; `on_record` is what the lead of the
/// company reads.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "activity")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub loan_id: Option<Uuid>,
    pub actor_id: Option<Uuid>,
    pub kind: Word<ActivityKind>,
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
