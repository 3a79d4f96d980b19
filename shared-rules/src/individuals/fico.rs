//! Credit scores are grouped into bands: under 580 Poor, under 670 Fair, under 740 Good, under 800 Very Good, 800 and
//! above Excellent.

use serde::{Deserialize, Serialize};

use crate::text::{self, Text};

/// A score: a number, or a text that may contain one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum Score {
    /// A number.
    Number(f64),
    /// A text.
    Text(String),
}

/// A person's credit score.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FicoBand {
    /// The score; none or 0 if unknown.
    #[serde(default)]
    pub score: Option<Score>,
}

/// The five bands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum ScoreBand {
    Poor,
    Fair,
    Good,
    VeryGood,
    Excellent,
}

impl ScoreBand {
    /// Every band, from the lowest.
    pub const ALL: [Self; 5] = [Self::Poor, Self::Fair, Self::Good, Self::VeryGood, Self::Excellent];

    /// Returns the start of the band, and the start of the next one or the maximum score. Scores below the range
    /// count as poor, scores above as excellent.
    #[must_use]
    pub const fn range(self) -> (u16, u16) {
        match self {
            Self::Poor => (300, 580),
            Self::Fair => (580, 670),
            Self::Good => (670, 740),
            Self::VeryGood => (740, 800),
            Self::Excellent => (800, 850),
        }
    }

    const fn text(self) -> Text {
        match self {
            Self::Poor => text::individuals::BAND_POOR,
            Self::Fair => text::individuals::BAND_FAIR,
            Self::Good => text::individuals::BAND_GOOD,
            Self::VeryGood => text::individuals::BAND_VERY_GOOD,
            Self::Excellent => text::individuals::BAND_EXCELLENT,
        }
    }
}

/// A band and its label.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FicoBandAnswer {
    /// The band.
    pub band: ScoreBand,
    /// The label.
    pub label: &'static str,
}

/// A credit score belongs to one of five bands, from Poor to Excellent.
///
/// Returns the band of a score; none without one (CREDIT-09 … CREDIT-13; resolution 50).
///
/// Rule from platform §9; CREDIT-09…13.
#[must_use]
pub fn fico_band(input: &FicoBand) -> Option<FicoBandAnswer> {
    let score = match input.score.as_ref()? {
        Score::Number(number) => *number,
        Score::Text(text) => text.trim().parse().ok()?,
    };
    if !score.is_finite() || score <= 0.0 {
        return None;
    }
    let below = |band: &ScoreBand| score < f64::from(band.range().1);
    let band = ScoreBand::ALL.into_iter().find(below).unwrap_or(ScoreBand::Excellent);
    Some(FicoBandAnswer { band, label: band.text().template })
}
