use sea_orm::entity::prelude::*;

/// A label on a role.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "loan_role_label")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub loan_role_id: Uuid,
    #[sea_orm(primary_key, auto_increment = false)]
    pub role_label_id: Uuid,
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
        belongs_to = "crate::entity::role_label::Entity",
        from = "Column::RoleLabelId",
        to = "crate::entity::role_label::Column::Id"
    )]
    Label,
}

impl ActiveModelBehavior for ActiveModel {}
