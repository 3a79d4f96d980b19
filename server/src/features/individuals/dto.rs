//! What goes over the wire.

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

/// How a credit report stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum ReportStatus {
    /// There is none yet.
    None,
    /// There is one.
    Ready,
    /// It failed.
    Error,
}

/// What is known of an individual's credit.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CreditReport {
    /// The score, 300 to 850.
    pub credit_score: Option<i32>,
    /// What went wrong: a JSON text with a `description`.
    pub credit_report_error: Option<String>,
    /// How it stands.
    pub status: ReportStatus,
    /// The provider's status.
    pub soft_credit_status: Option<SoftCreditStatus>,
    /// When it was ordered last.
    pub ordered_at: Option<DateTime<Utc>>,
    /// Until when no other can be ordered; missing when it can be at once.
    pub can_regenerate_at: Option<DateTime<Utc>>,
}

impl CreditReport {
    /// As it stands at `now`.
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

/// A report recorded or imported by hand.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct RecordReport {
    /// The score; none of a report that failed.
    #[serde(default)]
    pub score: Option<i32>,
    /// How it ended.
    #[serde(default)]
    pub soft_credit_status: Option<SoftCreditStatus>,
    /// What went wrong with it, in words; the rule calls it `description`.
    #[serde(default, alias = "description")]
    pub error: Option<String>,
}

/// The individual that a user is.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
pub(super) struct IndividualRef {
    /// Their id.
    pub id: Uuid,
}

/// A licence as the person card shows it at first.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CardLicence {
    /// How it stands on the reader’s day; the browser asks the rule again as that ends.
    pub status: LicenceStatus,
    /// YYYY-MM-DD.
    pub expiration: Option<String>,
    /// Masked but for its last four signs.
    pub number: Option<String>,
    /// The date of birth, masked but for its year.
    pub dob: Option<String>,
    /// The state that issued it.
    pub state: Option<String>,
    /// Whether the viewer may see the licence; if not, everything else is missing.
    pub visible: bool,
}

/// A borrower's answer to the question whether their credit may be looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub(super) enum Consent {
    /// Yes.
    Accepted,
    /// No.
    Declined,
}

impl From<Consent> for CreditConsentStatus {
    fn from(answer: Consent) -> Self {
        match answer {
            Consent::Accepted => Self::Accepted,
            Consent::Declined => Self::Declined,
        }
    }
}

/// That answer.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct CreditConsent {
    /// Yes or no.
    pub credit_consent_status: Consent,
}
