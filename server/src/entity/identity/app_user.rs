use sea_orm::entity::prelude::*;
use shared_rules::team::role::Role;
use shared_rules::team::role::RoleGroup;

use crate::entity::EnumColumn;

/// A person. `email_key` is the address, trimmed and in lower case; for a person who hasn't joined it is preceded by
/// the owning entry's id and a space. `company_id` and `company_role` are set for lenders, `company_name` is free
/// text of others, `company_address` is JSON, `time_zone` is an IANA name.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "app_user")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub given_name: String,
    pub family_name: String,
    pub email_address: String,
    pub email_key: String,
    pub role_group: EnumColumn<RoleGroup>,
    pub company_id: Option<Uuid>,
    pub company_role: Option<EnumColumn<Role>>,
    pub position_or_title: Option<String>,
    pub company_name: Option<String>,
    pub company_website: Option<String>,
    pub company_address: Option<String>,
    pub mobile_phone: Option<String>,
    pub mobile_phone_locale: Option<String>,
    pub avatar_doc_id: Option<Uuid>,
    pub time_zone: Option<String>,
    pub stub: bool,
    pub password_hash: Option<String>,
    pub created_at: DateTimeUtc,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::company::Entity",
        from = "Column::CompanyId",
        to = "crate::entity::company::Column::Id"
    )]
    Company,
}

impl Related<crate::entity::company::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Company.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
