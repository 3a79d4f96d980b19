//! Credit reports recorded manually or read from a file by a lender: a score from 300 to 850, or the error of a
//! failed report.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::credit_report::SoftCreditStatus;
use crate::text;
use crate::value::{fixed_word, limits};
use crate::violation::Violation;

/// The range of valid scores.
const SCORES: std::ops::RangeInclusive<i64> = 300..=850;

/// A report as entered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct CheckReport {
    /// The score; none for a failed report.
    #[cfg_attr(feature = "ts", tsify(type = "number | null"))]
    pub score: Option<i64>,
    /// The status; an unknown value counts as none.
    #[serde(deserialize_with = "fixed_word::known_or_none")]
    pub soft_credit_status: Option<SoftCreditStatus>,
    /// The error of a failed report.
    pub description: Option<String>,
}

/// A credit report recorded manually has a score from 300 to 850, or an error description.
///
/// Returns the violations of the report.
///
/// Rule from platform §4; CREDIT-14, CREDIT-16.
#[must_use]
pub fn check_report(input: &CheckReport) -> Vec<Violation> {
    let description = input.description.as_deref().unwrap_or_default().trim();
    let violation = if !input.soft_credit_status.is_some_and(SoftCreditStatus::is_failure) {
        let known = input.score.is_some_and(|score| SCORES.contains(&score));
        (!known).then(|| text::individuals::SCORE_OUT_OF_RANGE.violation("score"))
    } else if description.is_empty() {
        Some(text::individuals::FAILURE_REQUIRED.violation("description"))
    } else {
        let too_long = limits::text_problem("failure", description);
        too_long.map(|violation| Violation { field: "description".to_owned(), ..violation })
    };
    violation.into_iter().collect()
}

/// The content of a report file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReadReport {
    /// JSON with `creditScore`, and `softCreditStatus` and `creditReportError` for a failed report.
    pub content: String,
}

/// The parsed report, or the reasons why there is none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReadReportAnswer {
    /// The values for the form.
    pub report: Option<CheckReport>,
    /// Empty exactly when there is a report.
    pub violations: Vec<Violation>,
}

/// A credit report is read from a file with its score, its status and its error.
///
/// Reads a report from a file; the error may be an object, or a JSON text with one.
///
/// Rule from platform §3; ENTITY-04, CREDIT-16.
#[must_use]
pub fn read_report(input: &ReadReport) -> ReadReportAnswer {
    let read: Option<Value> = serde_json::from_str(&input.content).ok();
    let report = read.filter(Value::is_object).map(|read| CheckReport {
        score: score_of(read.get("creditScore")),
        soft_credit_status: read
            .get("softCreditStatus")
            .and_then(Value::as_str)
            .and_then(fixed_word::parse_word),
        description: description_of(read.get("creditReportError")),
    });
    let report = report.filter(|report| *report != CheckReport::default());
    let problem = report.is_none().then(|| text::individuals::REPORT_UNREADABLE.violation("content"));
    ReadReportAnswer { report, violations: problem.into_iter().collect() }
}

fn score_of(stored: Option<&Value>) -> Option<i64> {
    let stored = stored?;
    stored.as_i64().or_else(|| stored.as_str()?.trim().parse().ok())
}

fn description_of(stored: Option<&Value>) -> Option<String> {
    let stored = stored?;
    let inside: Option<Value> = stored.as_str().and_then(|text| serde_json::from_str(text).ok());
    let described = inside.as_ref().unwrap_or(stored).get("description").and_then(Value::as_str);
    described.or_else(|| stored.as_str()).map(str::to_owned)
}
