//! Where credit reports come from. A provider is asked through one trait; the built-in one answers with
//! the report that a lender recorded or imported last.

use std::{future::Future, pin::Pin};

use shared_rules::individuals::credit_report::SoftCreditStatus;
use uuid::Uuid;

/// Whose report is wanted.
#[derive(Clone, Copy, Debug)]
pub struct CreditOrder {
    /// The individual, as the lending company knows them.
    pub individual_id: Uuid,
}

/// What a provider knows.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CreditOutcome {
    /// The score, 300 to 850.
    pub score: Option<i32>,
    /// The provider's status.
    pub soft_credit_status: Option<SoftCreditStatus>,
    /// What went wrong: a JSON text with a `description`.
    pub error: Option<String>,
}

/// The provider couldn't be asked, or its answer couldn't be read. Holds no personal data.
#[derive(Debug, thiserror::Error)]
#[error("the credit provider didn't answer: {0}")]
pub struct CreditFailure(pub String);

/// An answer that takes its time.
pub type Answer<'a> = Pin<Box<dyn Future<Output = Result<CreditOutcome, CreditFailure>> + Send + 'a>>;

/// A source of credit reports.
pub trait CreditProvider: Send + Sync {
    /// Orders a report. It may take long and cost money: nothing is ordered twice by itself.
    fn order(&self, order: CreditOrder) -> Answer<'_>;
}

/// An error as reports carry it.
#[must_use]
pub fn described(description: &str) -> String {
    serde_json::json!({ "description": description }).to_string()
}
