use sea_orm::entity::prelude::*;
use shared_rules::team::mail_server::MailSecurity;

use crate::entity::EnumColumn;

/// A company's mail server. `password` is encrypted.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "mail_setting")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub company_id: Uuid,
    pub host: String,
    pub port: i32,
    pub security: EnumColumn<MailSecurity>,
    pub user_name: String,
    pub password: Option<String>,
    pub from_address: String,
    pub from_name: String,
    pub version: i32,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
