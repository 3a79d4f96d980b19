//! A driver's license.

use serde::{Deserialize, Serialize};

/// A driver's license as it is stored (ENTITY-13).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct DriversLicense {
    /// The number.
    pub number: Option<String>,
    /// When it expires, YYYY-MM-DD.
    pub expiration: Option<String>,
    /// The holder's date of birth, YYYY-MM-DD.
    pub dob: Option<String>,
    /// The state that issued it.
    pub state: Option<String>,
}
