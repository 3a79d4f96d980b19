//! The regenerate button shows a loading state for ten seconds after a click, regardless of the call's duration; a
//! second order for the same person waits as long.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::value::calendar_date::{instant, optional_instant};

/// How long the button shows loading, in milliseconds (platform §9).
pub const LOADING_MS: i64 = 10_000;

/// The last click, and the current time.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CreditLoading {
    /// When it was last clicked, RFC 3339; none if never.
    #[serde(default, deserialize_with = "optional_instant")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub clicked_at: Option<DateTime<Utc>>,
    /// The current time, RFC 3339.
    #[serde(deserialize_with = "instant")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub now: DateTime<Utc>,
}

/// Whether the button is loading, and the remaining time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CreditLoadingAnswer {
    /// Whether it is loading; a click then has no effect.
    pub loading: bool,
    /// Milliseconds until it is enabled, 10,000 at most.
    pub remaining_ms: i64,
}

/// The regenerate button shows a loading state for ten seconds after a click.
///
/// Returns whether the button is loading (CREDIT-15; resolution 51).
///
/// Rule from platform §4, §9; CREDIT-15.
#[must_use]
pub fn credit_loading(input: &CreditLoading) -> CreditLoadingAnswer {
    let elapsed = |clicked| input.now.signed_duration_since(clicked).num_milliseconds();
    let remaining_ms = input
        .clicked_at
        .map_or(0, |clicked| LOADING_MS.saturating_sub(elapsed(clicked)).clamp(0, LOADING_MS));
    CreditLoadingAnswer { loading: remaining_ms > 0, remaining_ms }
}
