//! A credit score falls into a band: under 580 Poor, under 670 Fair, under 740 Good, under 800 Very
//! Good, 800 and above Excellent.

use serde::{Deserialize, Serialize};

use crate::text::{self, Text};

/// A score as it may come: a number, or a text with or without one in it.
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
    /// The score; none or 0 where there is none.
    #[serde(default)]
    pub score: Option<Score>,
}

/// The five bands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names are the specification's own
pub enum Band {
    Poor,
    Fair,
    Good,
    VeryGood,
    Excellent,
}

/// A band and its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FicoBandAnswer {
    /// The band.
    pub band: Band,
    /// Its words.
    pub label: &'static str,
}

/// A credit score falls into one of five bands, from Poor to Excellent.
///
/// The band of a score; none without one (CREDIT-09 … CREDIT-13; resolution 50).
///
/// Rule in people, from platform §9; CREDIT-09…13.
#[must_use]
pub fn fico_band(input: &FicoBand) -> Option<FicoBandAnswer> {
    let score = match input.score.as_ref()? {
        Score::Number(number) => *number,
        Score::Text(text) => text.trim().parse().ok()?,
    };
    let band = |band, text: Text| Some(FicoBandAnswer { band, label: text.template });
    match score {
        score if !score.is_finite() || score <= 0.0 => None,
        score if score < 580.0 => band(Band::Poor, text::individuals::BAND_POOR),
        score if score < 670.0 => band(Band::Fair, text::individuals::BAND_FAIR),
        score if score < 740.0 => band(Band::Good, text::individuals::BAND_GOOD),
        score if score < 800.0 => band(Band::VeryGood, text::individuals::BAND_VERY_GOOD),
        _ => band(Band::Excellent, text::individuals::BAND_EXCELLENT),
    }
}
