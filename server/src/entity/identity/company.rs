use std::collections::BTreeMap;

use sea_orm::entity::prelude::*;
use shared_rules::{
    team::{permission::PermissionOverride, role::Role},
    value::address::Address,
};

use crate::entity::JsonColumn;

/// A lending company, with its enabled features and the permissions of its roles beyond the defaults.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "company")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub name: String,
    pub slug: String,
    pub has_borrower_onboard: bool,
    pub individual_credit_report: bool,
    pub secure_upload_enabled: bool,
    pub created_at: DateTimeUtc,
    pub version: i32,
    pub permission_overrides: JsonColumn<BTreeMap<Role, Vec<PermissionOverride>>>,
    pub address: Option<JsonColumn<Address>>,
    pub colour: Option<String>,
    pub second_step_required: bool,
    pub logo_id: Option<Uuid>,
    pub secure_upload_text: String,
    pub accepts_mail: bool,
    pub secure_upload_daily_bytes: i64,
    pub secure_upload_daily_files: i32,
    pub outside_addresses_of_lenders: i32,
    pub outside_addresses_of_others: i32,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
