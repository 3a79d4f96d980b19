use sea_orm::entity::prelude::*;
use shared_rules::team::role::Role;

use crate::entity::EnumColumn;

/// An invitation of a person to a company, optionally to one of its loans. Only the hash of the link's token is
/// stored.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "invitation")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub loan_id: Option<Uuid>,
    pub company_id: Uuid,
    pub user_id: Uuid,
    pub role: EnumColumn<Role>,
    pub token_hash: String,
    pub invited_by: Uuid,
    pub created_at: DateTimeUtc,
    pub expires_at: DateTimeUtc,
    pub accepted_at: Option<DateTimeUtc>,
    pub sent_at: Option<DateTimeUtc>,
    pub revoked_at: Option<DateTimeUtc>,
    /// The time when the link was shown to the inviting lender; null if it never was.
    pub link_shown_at: Option<DateTimeUtc>,
    /// The time when its email failed.
    pub failed_at: Option<DateTimeUtc>,
    /// The reason for it.
    pub failure: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::UserId",
        to = "crate::entity::app_user::Column::Id"
    )]
    User,
    #[sea_orm(
        belongs_to = "crate::entity::loan::Entity",
        from = "Column::LoanId",
        to = "crate::entity::loan::Column::Id"
    )]
    Loan,
    #[sea_orm(
        belongs_to = "crate::entity::company::Entity",
        from = "Column::CompanyId",
        to = "crate::entity::company::Column::Id"
    )]
    Company,
}

impl Related<crate::entity::app_user::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::User.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
