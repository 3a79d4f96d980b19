//! The credit score widget is shown only to people with SeeBorrowersCreditScore and only when the lender's individual
//! credit report feature is on; on a person card, only for individual borrowers who consented, of a lender with
//! borrower onboarding.

use serde::{Deserialize, Serialize};

use crate::team::permission::Permission;
use crate::team::role::{BorrowerType, Role};
use crate::value::fixed_word::known_or_none;

/// A borrower's answer to the credit check consent (ENTITY-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum CreditConsentStatus {
    Accepted,
    Declined,
    Pending,
}

/// The person on a person card.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CreditPerson {
    /// The person's role on the loan.
    pub role: Role,
    /// Whether the role is a stub.
    #[serde(default)]
    pub stub: bool,
    /// Whether the user is a stub.
    #[serde(default)]
    pub user_stub: bool,
    /// Whether the user's invitation is pending.
    #[serde(default)]
    pub pending: bool,
    /// The borrower type.
    #[serde(default)]
    pub borrower_type: Option<BorrowerType>,
    /// The consent to a credit report; an unknown value counts as none.
    #[serde(default, deserialize_with = "known_or_none")]
    pub credit_consent_status: Option<CreditConsentStatus>,
    /// Whether the loan's lender has borrower onboarding.
    #[serde(default)]
    pub has_borrower_onboard: bool,
}

/// The widget's location and its viewer.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CreditWidget {
    /// Whether the lender's individual credit report feature is on.
    pub feature_on: bool,
    /// The permissions the viewer holds.
    #[serde(default)]
    pub permissions: Vec<Permission>,
    /// The person on the card; none elsewhere.
    #[serde(default)]
    pub person: Option<CreditPerson>,
}

/// The credit score is shown for consenting individual borrowers, to viewers with the permission, while the feature
/// is on.
///
/// Returns whether the widget is shown.
///
/// Rule from platform §5; CREDIT-01, CREDIT-03…08.
#[must_use]
pub fn credit_widget(input: &CreditWidget) -> bool {
    input.feature_on
        && input.permissions.contains(&Permission::SeeBorrowersCreditScore)
        && input.person.as_ref().is_none_or(has_score_on_card)
}

fn has_score_on_card(person: &CreditPerson) -> bool {
    person.role.is_borrower()
        && person.borrower_type == Some(BorrowerType::Individual)
        && !person.stub
        && !person.user_stub
        && !person.pending
        && person.credit_consent_status == Some(CreditConsentStatus::Accepted)
        && person.has_borrower_onboard
}
