//! A touch becomes a drag once the finger has moved far enough; until then it is a tap.

use serde::{Deserialize, Serialize};

/// How far a finger moves before it drags, in pixels (messaging §9).
pub const TOUCH_THRESHOLD_PX: i64 = 5;

/// How far a finger has moved, in whole pixels.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TouchMove {
    /// To the right; negative to the left.
    pub x: i32,
    /// Downwards; negative upwards.
    pub y: i32,
}

/// A touch becomes a drag after five pixels.
///
/// Whether it is a drag: five pixels or more, in any direction.
///
/// Rule from messaging §9; CONST-05.
#[must_use]
pub fn starts_drag(input: &TouchMove) -> bool {
    let square = |length: i32| i64::from(length).saturating_mul(i64::from(length));
    square(input.x).saturating_add(square(input.y)) >= TOUCH_THRESHOLD_PX * TOUCH_THRESHOLD_PX
}
