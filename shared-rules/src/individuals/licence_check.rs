//! Validation of a driver's license: its dates have to exist, and the date of birth can't be in the future. Masked
//! values stand for the stored ones and are accepted.

use chrono::NaiveDate;

use super::licence::DriversLicense;
use super::licence_status::calendar_date;
use super::masking::MASK;
use crate::text::{self, Text};
use crate::value::limits;
use crate::violation::Violation;

/// Returns the violations of a license on the day `today`, with fields spelled `licence.…` (ENTITY-13).
#[must_use]
pub fn check_licence(licence: &DriversLicense, today: NaiveDate) -> Vec<Violation> {
    let number =
        entered_text(licence.number.as_ref()).and_then(|it| limits::text_problem("licence.number", it));
    let state = entered_text(licence.state.as_ref()).and_then(|it| limits::text_problem("licence.state", it));
    let expiration = entered_text(licence.expiration.as_ref()).and_then(date_problem);
    let dob = entered_text(licence.dob.as_ref()).and_then(|dob| birth_problem(dob, today));
    let dates = [(expiration, "licence.expiration"), (dob, "licence.dob")];
    let dates = dates.into_iter().filter_map(|(text, field)| Some(text?.violation(field)));
    number.into_iter().chain(state).chain(dates).collect()
}

/// Returns the entered text, unless it is empty or masked.
fn entered_text(given: Option<&String>) -> Option<&str> {
    given.map(|given| given.trim()).filter(|given| !given.is_empty() && !given.contains(MASK))
}

fn date_problem(typed: &str) -> Option<Text> {
    calendar_date(typed).is_none().then_some(text::value::DATE_INVALID)
}

fn birth_problem(typed: &str, today: NaiveDate) -> Option<Text> {
    match calendar_date(typed) {
        None => Some(text::value::DATE_INVALID),
        Some(born) if born >= today => Some(text::individuals::BORN_IN_FUTURE),
        Some(_) => None,
    }
}
