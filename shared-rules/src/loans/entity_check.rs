//! Validation of entities: an entity of a loan needs a name; its EIN, email address, phone number, addresses and
//! license are optional, but have to be valid when given.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::entity_address::ResidentialAddress;
use crate::individuals::{licence::DriversLicense, licence_check};
use crate::text::{self, Text};
use crate::value::{
    address::{Address, check_address},
    calendar_date::date,
    email::is_valid,
    invisible_characters, limits,
    phone::is_phone,
};
use crate::violation::Violation;

/// The number of digits of an employer identification number.
const EIN_DIGITS: usize = 9;

/// A phone number in its field.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct EntityPhone {
    /// As typed.
    pub value: Option<String>,
}

/// A person's current and former residences.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct EntityResidences {
    /// In the order typed.
    pub residential_addresses: Vec<ResidentialAddress>,
}

/// The checked fields of an entity; the whole form may be passed.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CheckEntity {
    /// The name.
    #[serde(default)]
    pub name: Option<String>,
    /// The employer identification number.
    #[serde(default)]
    pub ein: Option<String>,
    /// The email address.
    #[serde(default)]
    pub email_address: Option<String>,
    /// The phone number.
    #[serde(default)]
    pub phone_number: Option<EntityPhone>,
    /// The company's address.
    #[serde(default)]
    pub company_address: Option<Address>,
    /// The mailing address; ignored when that is the company address.
    #[serde(default)]
    pub mailing_address: Option<Address>,
    /// Whether mail goes to the company address.
    #[serde(default)]
    pub mailing_same_as_company_address: bool,
    /// The person's current and former residences.
    #[serde(default)]
    pub most_recent_user_information: Option<EntityResidences>,
    /// A person's license; masked values count as unchanged.
    #[serde(default)]
    pub most_recent_drivers_license_information: Option<DriversLicense>,
    /// Today in the viewer's time zone, YYYY-MM-DD.
    #[serde(deserialize_with = "date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub today: NaiveDate,
}

/// An entity needs a name; its other fields have to be valid when given.
///
/// Returns the violations, in the order of the fields.
///
/// Rule from platform §3; ENTITY-12…15.
#[must_use]
pub fn check_entity(input: &CheckEntity) -> Vec<Violation> {
    let phone = input.phone_number.as_ref().and_then(|phone| phone.value.as_ref());
    let mut violations: Vec<Violation> = name_problem(input.name.as_deref().unwrap_or_default())
        .into_iter()
        .chain(violation_unless(is_ein, input.ein.as_ref(), text::loans::EIN_INVALID, "ein"))
        .chain(violation_unless(
            is_valid,
            input.email_address.as_ref(),
            text::value::EMAIL_INVALID,
            "emailAddress",
        ))
        .chain(violation_unless(is_phone, phone, text::value::PHONE_INVALID, "phoneNumber"))
        .collect();
    violations.extend(input.company_address.iter().flat_map(|it| check_address("companyAddress", it)));
    if !input.mailing_same_as_company_address {
        violations.extend(input.mailing_address.iter().flat_map(|it| check_address("mailingAddress", it)));
    }
    violations.extend(input.most_recent_user_information.iter().flat_map(check_residences));
    let licence = input.most_recent_drivers_license_information.iter();
    violations.extend(licence.flat_map(|it| licence_check::check_licence(it, input.today)));
    violations
}

fn name_problem(name: &str) -> Option<Violation> {
    let missing = name.trim().is_empty().then(|| text::loans::ENTITY_NAME_REQUIRED.violation("name"));
    missing
        .or_else(|| limits::text_problem("name", name))
        .or_else(|| invisible_characters::problem("name", name.trim()))
}

/// Returns a violation of `field` when something is given and isn't `good`.
fn violation_unless(
    good: fn(&str) -> bool,
    given: Option<&String>,
    text: Text,
    field: &str,
) -> Option<Violation> {
    let given = given.map(|given| given.trim()).filter(|given| !given.is_empty())?;
    (!good(given)).then(|| text.violation(field))
}

/// A stored EIN.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EinDisplay {
    /// The EIN as stored; none is shown as an empty text.
    #[serde(default)]
    pub ein: Option<String>,
}

/// An EIN with nine digits is shown as xx-xxxxxxx, any other as stored.
///
/// Returns the EIN to show.
///
/// Rule from platform §3; ENTITY-12.
#[must_use]
pub fn ein_display(input: &EinDisplay) -> String {
    let stored = input.ein.as_deref().unwrap_or_default();
    let digits: String = stored.chars().filter(char::is_ascii_digit).collect();
    match (digits.get(..2), digits.get(2..)) {
        (Some(prefix), Some(serial)) if is_ein(stored) => format!("{prefix}-{serial}"),
        _ => stored.to_owned(),
    }
}

fn is_ein(typed: &str) -> bool {
    let digits = typed.chars().filter(char::is_ascii_digit).count();
    digits == EIN_DIGITS && typed.chars().all(|sign| sign.is_ascii_digit() || sign == '-' || sign == ' ')
}

fn check_residences(residences: &EntityResidences) -> Vec<Violation> {
    let addresses = || residences.residential_addresses.iter().map(|residential| &residential.address);
    let count = residences.residential_addresses.len();
    let too_many = limits::list_problem("residentialAddresses", count);
    let mut violations: Vec<Violation> = too_many.into_iter().collect();
    violations.extend(
        addresses()
            .enumerate()
            .flat_map(|(at, address)| check_address(&format!("residentialAddresses.{at}"), address)),
    );
    let current = addresses().filter(|address| address.current_address).count();
    if current != 1 && addresses().next().is_some() {
        violations.push(text::loans::ONE_CURRENT_ADDRESS.violation("residentialAddresses"));
    }
    violations
}
