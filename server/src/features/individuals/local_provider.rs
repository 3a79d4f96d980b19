//! The built-in provider: reports are recorded or imported by hand.

use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QueryOrder};
use shared_rules::{individuals::credit_report::SoftCreditStatus, text};

use crate::{
    db::Database,
    entity::credit_record,
    environment::credit_provider::{
        CreditFailure, CreditOrder, CreditOutcome, CreditProvider, ProviderResponse, encode_error,
    },
};

/// Returns the latest record.
pub struct LocalProvider {
    db: Database,
}

impl LocalProvider {
    /// Creates a provider on this database.
    #[must_use]
    pub const fn new(db: Database) -> Self {
        Self { db }
    }

    async fn last_record(&self, order: CreditOrder) -> Result<CreditOutcome, DbErr> {
        let row = credit_record::Entity::find()
            .filter(credit_record::Column::IndividualId.eq(order.individual_id))
            .order_by_desc(credit_record::Column::RecordedAt)
            .order_by_desc(credit_record::Column::Id)
            .one(self.db.read())
            .await?;
        let none = || CreditOutcome {
            score: None,
            soft_credit_status: Some(SoftCreditStatus::Error),
            error: Some(encode_error(text::individuals::CREDIT_NONE_RECORDED.template)),
        };
        Ok(row.map_or_else(none, |row| CreditOutcome {
            score: row.credit_score,
            soft_credit_status: row.soft_credit_status.map(|status| status.0),
            error: row.credit_report_error,
        }))
    }
}

impl CreditProvider for LocalProvider {
    fn order(&self, order: CreditOrder) -> ProviderResponse<'_> {
        Box::pin(
            async move { self.last_record(order).await.map_err(|error| CreditFailure(error.to_string())) },
        )
    }
}
