//! What is shown only when asked for, and on record.

use crate::team::role::RoleGroup;
use crate::text::history as text;
use serde::{Deserialize, Serialize};

/// The two things that a look at is kept on record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Sensitive {
    /// A credit score.
    CreditScore,
    /// A driver's licence in full.
    DriversLicense,
}

/// Whether somebody knows what is kept about a person's consent to credit, and under which id: lenders, and the person.
#[must_use]
pub fn knows_consent(viewer: RoleGroup, own: bool) -> bool {
    own || viewer == RoleGroup::Lender
}

impl Sensitive {
    /// That somebody looked at this of a person, read after their name.
    #[must_use]
    pub fn look_words(self, name: &str) -> String {
        let text = match self {
            Self::CreditScore => text::LOOKED_AT_SCORE,
            Self::DriversLicense => text::LOOKED_AT_LICENCE,
        };
        text.fill(&[("name", name)])
    }
}
