use sea_orm::entity::prelude::*;
use shared_rules::reminders::policy::ReminderPolicy;

use crate::entity::JsonColumn;

/// A company's reminder policy. A company without a row sends no reminders.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "reminder_policy")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub company_id: Uuid,
    /// Whether the policy is on.
    pub active: bool,
    pub policy: JsonColumn<ReminderPolicy>,
    pub version: i32,
    pub updated_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
