//! A company's mailing address may be its company address; of a person's addresses, the one flagged as
//! current counts.

use serde::{Deserialize, Serialize};

use crate::value::address::Address;

/// The addresses of a loan entity.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct MailingAddress {
    /// Where the company is.
    pub company_address: Option<Address>,
    /// Where its mail goes, unless that is the company address.
    pub mailing_address: Option<Address>,
    /// Whether mail goes to the company address.
    pub mailing_same_as_company_address: bool,
}

/// A company's mailing address may be its company address.
///
/// The mailing address to show.
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

/// Of a person's addresses the one flagged as current is shown.
///
/// The address flagged as current; the first of several, none without a flag.
///
/// Rule from platform §3; ENTITY-14.
#[must_use]
pub fn current_address(input: &CurrentAddress) -> Option<Address> {
    let addresses = input.residential_addresses.iter().map(|residential| &residential.address);
    addresses.into_iter().find(|address| address.current_address).cloned()
}
