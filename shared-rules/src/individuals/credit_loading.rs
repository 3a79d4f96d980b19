//! After a click the regenerate button shows loading for ten seconds, however long the call takes; a
//! second order for the same person waits as long.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};

use crate::value::calendar_date::{instant, optional_instant};

/// How long the button shows loading, in milliseconds (platform §9).
pub const LOADING_MS: i64 = 10_000;

/// The last click, and the time.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CreditLoading {
    /// When it was clicked last, RFC 3339; none when never.
    #[serde(default, deserialize_with = "optional_instant")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub clicked_at: Option<DateTime<Utc>>,
    /// The time now, RFC 3339.
    #[serde(deserialize_with = "instant")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub now: DateTime<Utc>,
}

/// Whether the button shows loading, and for how long still.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CreditLoadingAnswer {
    /// Whether it shows loading; a click then does nothing.
    pub loading: bool,
    /// Milliseconds until it is a button again, 10,000 at most.
    pub remaining_ms: i64,
}

/// After a click the regenerate button shows loading for ten seconds.
///
/// Whether the button is loading (CREDIT-15; resolution 51).
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
