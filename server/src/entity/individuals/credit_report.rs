use sea_orm::entity::prelude::*;
use shared_rules::individuals::credit_report::SoftCreditStatus;

use crate::entity::EnumColumn;

/// An individual's current credit information, and when it was last requested.
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "credit_report")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub individual_id: Uuid,
    pub credit_score: Option<i32>,
    pub soft_credit_status: Option<EnumColumn<SoftCreditStatus>>,
    pub credit_report_error: Option<String>,
    pub reported_at: Option<DateTimeUtc>,
    pub ordered_at: Option<DateTimeUtc>,
    pub ordered_by: Option<Uuid>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "crate::entity::individual::Entity",
        from = "Column::IndividualId",
        to = "crate::entity::individual::Column::Id"
    )]
    Individual,
}

impl ActiveModelBehavior for ActiveModel {}
