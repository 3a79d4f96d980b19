//! A postal address as the contact form and loan entities hold it.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

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
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub move_in_date: Option<NaiveDate>,
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub move_out_date: Option<NaiveDate>,
    pub post_office_box: Option<String>,
    pub postal_code: Option<String>,
    pub state_province_region: Option<String>,
    pub street_address_line1: Option<String>,
    pub street_address_line2: Option<String>,
}
