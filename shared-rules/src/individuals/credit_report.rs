//! A credit report in status PROCESSED_ERROR, PROCESSED_INCOMPLETE or ERROR counts as failed and says
//! why; otherwise its button offers to make it anew.

use serde::{Deserialize, Serialize};

use crate::text;

const FAILED: [&str; 3] = ["PROCESSED_ERROR", "PROCESSED_INCOMPLETE", "ERROR"];

/// What is known of a credit report.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct CreditReport {
    /// The report's status.
    pub soft_credit_status: Option<String>,
    /// A JSON text with a `description`.
    pub credit_report_error: Option<String>,
}

/// What the report's button shows.
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
struct Described {
    description: String,
}

/// Whether a status is one of the three that count as an error (CREDIT-14).
pub(crate) fn counts_as_failed(status: Option<&str>) -> bool {
    status.is_some_and(|status| FAILED.contains(&status))
}

/// A failed credit report says why; otherwise its button offers to make it anew.
///
/// Whether the report failed and what the tooltip says.
///
/// Rule in people, from platform §4, §8; CREDIT-14, CREDIT-16…18.
#[must_use]
pub fn credit_report(input: &CreditReport) -> CreditReportAnswer {
    let error = counts_as_failed(input.soft_credit_status.as_deref());
    if !error {
        let tooltip = text::individuals::REGENERATE_CREDIT_REPORT.to_string();
        return CreditReportAnswer { error, tooltip };
    }
    let described = serde_json::from_str(input.credit_report_error.as_deref().unwrap_or_default());
    let description = described.ok().map(|Described { description }| description);
    let readable = description.filter(|words| !words.trim().is_empty());
    CreditReportAnswer {
        error,
        tooltip: readable.unwrap_or_else(|| text::individuals::CREDIT_ERROR.to_string()),
    }
}
