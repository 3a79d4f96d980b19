//! The review state of a document that answers a request.

use serde::{Deserialize, Serialize};

/// How far one file of an answer is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum AnswerState {
    /// Not yet reviewed.
    Submitted,
    /// A lender took it.
    Accepted,
    /// A lender sent it back.
    Rejected,
}
