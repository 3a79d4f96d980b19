//! A rule that is not met, as data: which field, a stable code, and the words a person reads.

use serde::{Deserialize, Serialize};

/// One thing that is wrong with an input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Violation {
    /// The field of the input it belongs to, in the spelling of the input.
    pub field: String,
    /// A stable, machine-readable code (lower case, hyphens).
    pub code: String,
    /// The text to show.
    pub message: String,
}

impl Violation {
    /// A violation of `field`.
    #[must_use]
    pub fn new(field: impl Into<String>, code: impl Into<String>, message: impl Into<String>) -> Self {
        Self { field: field.into(), code: code.into(), message: message.into() }
    }
}

/// Whether something may be done, and if not, why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Verdict {
    /// Whether it may be done.
    pub allowed: bool,
    /// Why it isn't allowed; empty if it is allowed.
    pub violations: Vec<Violation>,
}

impl From<Option<Violation>> for Verdict {
    fn from(violation: Option<Violation>) -> Self {
        Self { allowed: violation.is_none(), violations: violation.into_iter().collect() }
    }
}
