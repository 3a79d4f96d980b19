//! A postal address as stored by the contact form and loan entities.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::calendar_date::optional_date;
use super::limits;
use crate::text;
use crate::violation::Violation;

/// A postal address (ENTITY-23).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
#[allow(missing_docs)] // the names are the specification's own
pub struct Address {
    pub city_suburb: Option<String>,
    pub country: Option<String>,
    /// Whether the person lives there now.
    pub current_address: bool,
    #[serde(deserialize_with = "optional_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub move_in_date: Option<NaiveDate>,
    #[serde(deserialize_with = "optional_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub move_out_date: Option<NaiveDate>,
    pub post_office_box: Option<String>,
    pub postal_code: Option<String>,
    pub state_province_region: Option<String>,
    pub street_address_line1: Option<String>,
    pub street_address_line2: Option<String>,
}

/// Returns the violations of an address, with fields spelled `{field}.…`. Only a US address has a ZIP code.
#[must_use]
pub(crate) fn check_address(field: &str, address: &Address) -> Vec<Violation> {
    let mut violations = too_long(field, address);
    let postal_code = address.postal_code.as_deref().unwrap_or_default().trim();
    let known = violations.iter().any(|one| one.field.ends_with("postalCode"));
    if !known && is_in_us(address) && !postal_code.is_empty() && !is_zip_code(postal_code) {
        violations.push(text::value::POSTAL_CODE_INVALID.violation(&format!("{field}.postalCode")));
    }
    if address
        .move_in_date
        .zip(address.move_out_date)
        .is_some_and(|(moved_in, moved_out)| moved_out < moved_in)
    {
        violations.push(text::value::MOVED_OUT_BEFORE_IN.violation(&format!("{field}.moveOutDate")));
    }
    violations
}

/// Each part of an address has its limit.
pub(crate) fn too_long(field: &str, address: &Address) -> Vec<Violation> {
    let parts = [
        ("streetAddressLine1", &address.street_address_line1),
        ("streetAddressLine2", &address.street_address_line2),
        ("citySuburb", &address.city_suburb),
        ("stateProvinceRegion", &address.state_province_region),
        ("postalCode", &address.postal_code),
        ("postOfficeBox", &address.post_office_box),
        ("country", &address.country),
    ];
    let given = parts.iter().filter_map(|(part, text)| Some((format!("{field}.{part}"), text.as_ref()?)));
    given.filter_map(|(path, text)| limits::text_problem(&path, text)).collect()
}

fn is_in_us(address: &Address) -> bool {
    let country = address.country.as_deref().unwrap_or_default().trim().to_ascii_uppercase();
    matches!(country.as_str(), "" | "US" | "USA" | "UNITED STATES")
}

fn is_zip_code(code: &str) -> bool {
    let (five, four) = code.split_once('-').unwrap_or((code, ""));
    let digits =
        |part: &str, count: usize| part.len() == count && part.bytes().all(|byte| byte.is_ascii_digit());
    digits(five, 5) && (four.is_empty() && !code.ends_with('-') || digits(four, 4))
}
