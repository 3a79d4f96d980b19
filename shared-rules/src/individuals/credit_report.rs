//! A credit report in status PROCESSED_ERROR, PROCESSED_INCOMPLETE or ERROR counts as failed and shows the reason;
//! otherwise its button offers to regenerate it.

use serde::{Deserialize, Serialize};

use crate::text;
use crate::value::fixed_word::known_or_none;

/// The status of a credit report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum SoftCreditStatus {
    Processed,
    ProcessedError,
    ProcessedIncomplete,
    Error,
}

impl SoftCreditStatus {
    /// Returns whether it is one of the three that count as an error (CREDIT-14).
    #[must_use]
    pub const fn is_failure(self) -> bool {
        !matches!(self, Self::Processed)
    }
}

/// A credit report.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct CreditReport {
    /// The report's status; an unknown one counts as none.
    #[serde(deserialize_with = "known_or_none")]
    pub soft_credit_status: Option<SoftCreditStatus>,
    /// A JSON text with a `description`.
    pub credit_report_error: Option<String>,
}

/// The content of the report's button.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CreditReportAnswer {
    /// Whether the report failed.
    pub error: bool,
    /// The tooltip of the button.
    pub tooltip: String,
}

#[derive(Deserialize)]
struct ReportError {
    description: String,
}

/// A failed credit report shows the reason; otherwise its button offers to regenerate it.
///
/// Returns whether the report failed, and the tooltip.
///
/// Rule from platform §4, §8; CREDIT-14, CREDIT-16…18.
#[must_use]
pub fn credit_report(input: &CreditReport) -> CreditReportAnswer {
    let error = input.soft_credit_status.is_some_and(SoftCreditStatus::is_failure);
    if !error {
        let tooltip = text::individuals::REGENERATE_CREDIT_REPORT.to_string();
        return CreditReportAnswer { error, tooltip };
    }
    let described = serde_json::from_str(input.credit_report_error.as_deref().unwrap_or_default());
    let description = described.ok().map(|ReportError { description }| description);
    let readable = description.filter(|words| !words.trim().is_empty());
    CreditReportAnswer {
        error,
        tooltip: readable.unwrap_or_else(|| text::individuals::CREDIT_ERROR.to_string()),
    }
}
