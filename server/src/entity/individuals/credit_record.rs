use sea_orm::entity::prelude::*;
use shared_rules::individuals::credit_report::SoftCreditStatus;

use crate::entity::EnumColumn;

/// A credit report that a lender entered or imported manually. All of them are kept.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "credit_record")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: Uuid,
    pub individual_id: Uuid,
    pub credit_score: Option<i32>,
    pub soft_credit_status: Option<EnumColumn<SoftCreditStatus>>,
    pub credit_report_error: Option<String>,
    pub recorded_by: Uuid,
    pub recorded_at: DateTimeUtc,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
