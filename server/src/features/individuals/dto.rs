//! API types.

use chrono::{DateTime, Duration, Utc};
use serde::{Deserialize, Serialize};
use shared_rules::individuals::{
    credit_loading::{CreditLoading, credit_loading},
    credit_report::{CreditReport as ReportInput, SoftCreditStatus, credit_report as judge},
    credit_widget::CreditConsentStatus,
    licence_status::LicenceStatus,
};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::entity::credit_report;

/// The status of a credit report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum ReportStatus {
    /// No report yet.
    None,
    /// A report.
    Ready,
    /// The order failed.
    Error,
}

/// An individual's credit report.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CreditReport {
    /// The score, 300 to 850.
    pub credit_score: Option<i32>,
    /// The error, as JSON text with a `description`.
    pub credit_report_error: Option<String>,
    /// Its status.
    pub status: ReportStatus,
    /// The provider's status.
    pub soft_credit_status: Option<SoftCreditStatus>,
    /// When it was last ordered.
    pub ordered_at: Option<DateTime<Utc>>,
    /// When another one can be ordered; omitted if that is possible now.
    pub can_regenerate_at: Option<DateTime<Utc>>,
}

impl CreditReport {
    /// Returns the report's state at `now`.
    pub(super) fn new(row: Option<&credit_report::Model>, now: DateTime<Utc>) -> Self {
        let error = row.and_then(|row| row.credit_report_error.clone());
        let soft_credit_status = row.and_then(|row| row.soft_credit_status).map(|status| status.0);
        let credit_score = row.and_then(|row| row.credit_score);
        let input = ReportInput { soft_credit_status, credit_report_error: error.clone() };
        let status = match (judge(&input).error, credit_score) {
            (true, _) => ReportStatus::Error,
            (false, Some(_)) => ReportStatus::Ready,
            (false, None) => ReportStatus::None,
        };
        let ordered_at = row.and_then(|row| row.ordered_at);
        let waiting = credit_loading(&CreditLoading { clicked_at: ordered_at, now });
        let wait = Duration::milliseconds(waiting.remaining_ms);
        Self {
            credit_score,
            credit_report_error: error,
            status,
            soft_credit_status,
            ordered_at,
            can_regenerate_at: waiting.loading.then(|| now + wait),
        }
    }
}

/// A report that is recorded or imported by hand.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RecordReport {
    /// The score; null if the report failed.
    #[serde(default)]
    pub score: Option<i32>,
    /// The result of the soft credit check.
    #[serde(default)]
    pub soft_credit_status: Option<SoftCreditStatus>,
    /// The error as text; the rule calls it `description`.
    #[serde(default, alias = "description")]
    pub error: Option<String>,
}

/// The individual of a user.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(super) struct IndividualRef {
    /// Their id.
    pub id: Uuid,
}

/// A driver's license on the person card, masked.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CardLicence {
    /// Its status on the viewer's date; the browser evaluates the rule again at midnight.
    pub status: LicenceStatus,
    /// YYYY-MM-DD.
    pub expiration: Option<String>,
    /// Masked except for the last four characters.
    pub number: Option<String>,
    /// The date of birth, masked except for the year.
    pub dob: Option<String>,
    /// The state that issued it.
    pub state: Option<String>,
    /// Whether the viewer may see the license; if not, the other fields are omitted.
    pub visible: bool,
}

/// A borrower's answer to the request for a credit check.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum ConsentDecision {
    /// Yes.
    Accepted,
    /// No.
    Declined,
}

impl From<ConsentDecision> for CreditConsentStatus {
    fn from(answer: ConsentDecision) -> Self {
        match answer {
            ConsentDecision::Accepted => Self::Accepted,
            ConsentDecision::Declined => Self::Declined,
        }
    }
}

/// A borrower's consent.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CreditConsent {
    /// The answer.
    pub credit_consent_status: ConsentDecision,
}
