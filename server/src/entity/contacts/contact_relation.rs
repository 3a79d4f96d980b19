use sea_orm::entity::prelude::*;

/// A contact in a user's list on a loan, with what the list's owner entered about them, or what the lending team
/// entered about a borrower. `by_lender` is set when the owner is a lender; `company_address` is JSON.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "contact_relation")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub loan_role_id: Uuid,
    pub owner_id: Uuid,
    pub by_lender: bool,
    pub contact_sub_role_id: Option<Uuid>,
    pub given_name: String,
    pub family_name: String,
    pub phone_locale: Option<String>,
    pub phone: Option<String>,
    pub position_or_title: Option<String>,
    pub company_name: Option<String>,
    pub company_website: Option<String>,
    pub company_address: Option<String>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::loan_role::Entity",
        from = "Column::LoanRoleId",
        to = "crate::entity::loan_role::Column::Id"
    )]
    LoanRole,
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::OwnerId",
        to = "crate::entity::app_user::Column::Id"
    )]
    Owner,
    #[sea_orm(
        belongs_to = "crate::entity::contact_sub_role::Entity",
        from = "Column::ContactSubRoleId",
        to = "crate::entity::contact_sub_role::Column::Id"
    )]
    SubRole,
}

impl Related<crate::entity::loan_role::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::LoanRole.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
