//! What is shown only when asked for, and on record.

use serde::{Deserialize, Serialize};

/// The two things that a look at is kept on record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Sensitive {
    /// A credit score.
    CreditScore,
    /// A driver's licence in full.
    DriversLicense,
}
