//! The source of credit reports. Providers implement one trait; the built-in one returns the latest report that a
//! lender recorded or imported.

use std::{future::Future, pin::Pin};

use shared_rules::individuals::credit_report::SoftCreditStatus;
use uuid::Uuid;

/// An order of a credit report.
#[derive(Clone, Copy, Debug)]
pub struct CreditOrder {
    /// The lending company's individual.
    pub individual_id: Uuid,
}

/// A provider's response.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CreditOutcome {
    /// The score, 300 to 850.
    pub score: Option<i32>,
    /// The provider's status.
    pub soft_credit_status: Option<SoftCreditStatus>,
    /// The error: JSON text with a `description`.
    pub error: Option<String>,
}

/// The provider couldn't be reached, or its response couldn't be read. Holds no personal data.
#[derive(Debug, thiserror::Error)]
#[error("the credit provider didn't respond: {0}")]
pub struct CreditFailure(pub String);

/// The future of a provider's response.
pub type ProviderResponse<'a> =
    Pin<Box<dyn Future<Output = Result<CreditOutcome, CreditFailure>> + Send + 'a>>;

/// A source of credit reports.
pub trait CreditProvider: Send + Sync {
    /// Orders a report. This may take long and cost money, so orders are never retried automatically.
    fn order(&self, order: CreditOrder) -> ProviderResponse<'_>;
}

/// Encodes an error as stored in reports.
#[must_use]
pub fn encode_error(description: &str) -> String {
    serde_json::json!({ "description": description }).to_string()
}
