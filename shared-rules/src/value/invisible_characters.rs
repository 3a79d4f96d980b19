//! A name contains only visible characters: no line breaks or other control characters, and no invisible marks that
//! change the direction of writing, with which `invoice_fdp.exe` looks like a PDF.

use super::limits;
use crate::text;
use crate::violation::Violation;
use serde::{Deserialize, Serialize};

/// Whether a character changes the direction of writing.
pub(crate) const fn is_direction(sign: char) -> bool {
    matches!(sign, '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Whether a character ends a line or is a control character.
pub(crate) fn is_control(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{2028}' | '\u{2029}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// Whether a name contains a control or direction character.
pub(crate) fn controls_are_in(name: &str) -> bool {
    name.chars().any(is_control)
}

/// Returns the violation of a name's characters.
#[must_use]
pub fn problem(field: &str, name: &str) -> Option<Violation> {
    if name.chars().any(is_direction) {
        return Some(text::value::NAME_DIRECTION.violation(field));
    }
    name.chars().any(is_control).then(|| text::value::NAME_CONTROL.violation(field))
}

/// A name as typed, and its field.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CheckName {
    /// The name of its field.
    pub field: String,
    /// As typed.
    pub name: String,
}

/// A name holds nothing invisible that turns the direction of writing, and not too much.
///
/// Returns the violation of a name: it must contain only visible characters and not be too long.
///
/// Rule from platform §5; FILE-18.
#[must_use]
pub fn check_name(input: &CheckName) -> Vec<Violation> {
    let too_long = limits::text_problem(&input.field, &input.name);
    too_long.or_else(|| problem(&input.field, &input.name)).into_iter().collect()
}
