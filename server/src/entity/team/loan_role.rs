use sea_orm::entity::prelude::*;
use shared_rules::{
    individuals::credit_widget::CreditConsentStatus,
    team::role::{BorrowerType, Role},
};

use crate::entity::EnumColumn;

/// A person's role on a loan; each has only one. `version` counts the changes of the role and of the person in it.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "loan_role")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub loan_id: Uuid,
    pub user_id: Uuid,
    pub role: EnumColumn<Role>,
    pub key_contact: bool,
    pub visible_to_borrower: bool,
    pub visible_to_lender: bool,
    pub can_accept_files: bool,
    pub borrower_type: Option<EnumColumn<BorrowerType>>,
    pub stub: bool,
    pub version: i32,
    pub credit_consent_status: Option<EnumColumn<CreditConsentStatus>>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::loan::Entity",
        from = "Column::LoanId",
        to = "crate::entity::loan::Column::Id"
    )]
    Loan,
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::UserId",
        to = "crate::entity::app_user::Column::Id"
    )]
    User,
}

impl Related<crate::entity::loan::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Loan.def()
    }
}

impl Related<crate::entity::app_user::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::User.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
