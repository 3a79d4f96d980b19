//! A company's mailing address may be its company address; the current address of a person is the one flagged as
//! current.

use serde::{Deserialize, Serialize};

use crate::value::address::Address;

/// The addresses of a loan entity.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct MailingAddress {
    /// The company's address.
    pub company_address: Option<Address>,
    /// The mailing address, unless that is the company address.
    pub mailing_address: Option<Address>,
    /// Whether mail goes to the company address.
    pub mailing_same_as_company_address: bool,
}

/// A company's mailing address may be its company address.
///
/// Returns the mailing address to show.
///
/// Rule from platform §3; ENTITY-15.
#[must_use]
pub fn mailing_address(input: &MailingAddress) -> Option<Address> {
    if input.mailing_same_as_company_address {
        input.company_address.clone()
    } else {
        input.mailing_address.clone()
    }
}

/// One of a person's residential addresses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct ResidentialAddress {
    /// The address with its flag.
    pub address: Address,
}

/// A person's residential addresses.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct CurrentAddress {
    /// In the order stored.
    pub residential_addresses: Vec<ResidentialAddress>,
}

/// The shown address of a person is the one flagged as current.
///
/// Returns the address flagged as current; the first of several, none without a flag.
///
/// Rule from platform §3; ENTITY-14.
#[must_use]
pub fn current_address(input: &CurrentAddress) -> Option<Address> {
    let addresses = input.residential_addresses.iter().map(|residential| &residential.address);
    addresses.into_iter().find(|address| address.current_address).cloned()
}
