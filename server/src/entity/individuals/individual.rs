use sea_orm::entity::prelude::*;
use shared_rules::loans::entity_address::ResidentialAddress;

use crate::entity::JsonColumn;

/// A natural person as one lending company knows them: a user, or a person without an account. Dates are YYYY-MM-DD.
#[derive(Clone, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "individual")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub company_id: Uuid,
    pub user_id: Option<Uuid>,
    /// Encrypted by the vault.
    #[sea_orm(column_name = "licence_number")]
    pub sealed_licence_number: Option<String>,
    pub licence_expiration: Option<String>,
    /// Encrypted by the vault.
    #[sea_orm(column_name = "licence_dob")]
    pub sealed_licence_dob: Option<String>,
    pub licence_state: Option<String>,
    pub residential_addresses: JsonColumn<Vec<ResidentialAddress>>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
}

/// Shows only the id, because the other fields must not be logged.
impl std::fmt::Debug for Model {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("individual").field("id", &self.id).finish_non_exhaustive()
    }
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::app_user::Entity",
        from = "Column::UserId",
        to = "crate::entity::app_user::Column::Id"
    )]
    User,
}

impl ActiveModelBehavior for ActiveModel {}
