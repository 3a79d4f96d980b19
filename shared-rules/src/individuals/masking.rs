//! A license number is masked except for its last four characters, and a date of birth except for its year, until the
//! viewer asks to see them.

use serde::{Deserialize, Serialize};

use super::licence::DriversLicense;
use super::licence_status::calendar_date;
use crate::text;
use crate::violation::Violation;

/// The masking character.
pub(crate) const MASK: char = '•';
const CLEAR_SIGNS: usize = 4;

/// The values to mask.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct MaskIdentity {
    /// The license number.
    pub number: Option<String>,
    /// The date of birth, YYYY-MM-DD.
    pub dob: Option<String>,
}

/// The masked values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MaskedIdentity {
    /// Dots, and the last four characters of a longer number.
    pub number: Option<String>,
    /// Dots and the year; only dots when it isn't a date.
    pub dob: Option<String>,
}

/// License number and date of birth are masked until the viewer asks to see them.
///
/// Returns the masked values to show at first (LICENCE-06; resolution 53).
///
/// Rule from platform §3; LICENCE-06.
#[must_use]
pub fn mask_identity(input: &MaskIdentity) -> MaskedIdentity {
    let given = |text: &Option<String>| text.clone().filter(|text| !text.trim().is_empty());
    MaskedIdentity {
        number: given(&input.number).map(|number| mask_number(number.trim())),
        dob: given(&input.dob).map(|dob| {
            let year = calendar_date(&dob).map(|date| chrono::Datelike::year(&date));
            year.map_or_else(|| String::from("••-••-••••"), |year| format!("••-••-{year:04}"))
        }),
    }
}

fn mask_number(number: &str) -> String {
    let length = number.chars().count();
    let masked = if length > CLEAR_SIGNS { length.saturating_sub(CLEAR_SIGNS) } else { length };
    number.chars().enumerate().map(|(i, sign)| if i < masked { MASK } else { sign }).collect()
}

/// Returns the license to store when a form that showed `stored` masked sends `sent`: an unchanged masked value keeps
/// the stored one.
///
/// # Errors
/// A masked value was edited, so its meaning is unknown.
pub fn unmask(sent: &DriversLicense, stored: &DriversLicense) -> Result<DriversLicense, Vec<Violation>> {
    let mask = mask_identity(&MaskIdentity { number: stored.number.clone(), dob: stored.dob.clone() });
    let number = stored_if_masked(sent.number.as_ref(), stored.number.as_ref(), mask.number.as_ref());
    let dob = stored_if_masked(sent.dob.as_ref(), stored.dob.as_ref(), mask.dob.as_ref());
    let given = |text: &Option<String>| {
        text.as_ref().map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
    };
    match (number, dob) {
        (Ok(number), Ok(dob)) => {
            Ok(DriversLicense { number, dob, expiration: given(&sent.expiration), state: given(&sent.state) })
        }
        (number, dob) => {
            let still_masked = |field| text::individuals::STILL_MASKED.violation(field);
            let of_number = number.is_err().then(|| still_masked("licence.number"));
            Err(of_number.into_iter().chain(dob.is_err().then(|| still_masked("licence.dob"))).collect())
        }
    }
}

/// Returns the sent value, or the stored one if the sent value is its mask.
fn stored_if_masked(
    sent: Option<&String>,
    stored: Option<&String>,
    mask: Option<&String>,
) -> Result<Option<String>, ()> {
    let sent = sent.map(|sent| sent.trim()).filter(|sent| !sent.is_empty());
    match sent {
        None => Ok(None),
        Some(sent) if Some(sent) == mask.map(String::as_str) => Ok(stored.cloned()),
        Some(sent) if sent.contains(MASK) => Err(()),
        Some(sent) => Ok(Some(sent.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn licence(number: &str, dob: &str) -> DriversLicense {
        let given = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        DriversLicense { number: given(number), dob: given(dob), ..DriversLicense::default() }
    }

    #[test]
    fn keeps_masked_values_and_stores_entered_ones() {
        let stored = licence("D1234567", "1985-02-03");
        assert_eq!(unmask(&licence("••••4567", "••-••-1985"), &stored), Ok(stored.clone()));
        assert_eq!(unmask(&licence(" N99 ", ""), &stored), Ok(licence("N99", "")));
    }

    #[test]
    fn rejects_edited_masks() {
        let stored = licence("D1234567", "1985-02-03");
        let refused = unmask(&licence("••••4568", "••-••-1986"), &stored).unwrap_err();
        let fields: Vec<&str> = refused.iter().map(|violation| violation.field.as_str()).collect();
        assert_eq!(fields, ["licence.number", "licence.dob"]);
    }
}
