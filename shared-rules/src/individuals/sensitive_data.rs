//! Sensitive data that is shown only on request, and whose views are logged.

use crate::team::role::RoleGroup;
use crate::text::history as text;
use serde::{Deserialize, Serialize};

/// The two kinds of data whose views are logged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum SensitiveData {
    /// A credit score.
    CreditScore,
    /// A driver's license in full.
    DriversLicense,
}

/// Returns whether the viewer may know a person's credit consent and the id it is stored under: lenders, and the
/// person.
#[must_use]
pub fn can_know_consent(viewer: RoleGroup, own: bool) -> bool {
    own || viewer == RoleGroup::Lender
}

impl SensitiveData {
    /// Returns the log sentence for viewing this data of a person, to be read after the viewer's name.
    #[must_use]
    pub fn view_log_text(self, name: &str) -> String {
        let text = match self {
            Self::CreditScore => text::LOOKED_AT_SCORE,
            Self::DriversLicense => text::LOOKED_AT_LICENCE,
        };
        text.fill(&[("name", name)])
    }
}
