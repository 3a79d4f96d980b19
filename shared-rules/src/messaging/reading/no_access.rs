//! The no-access modal explains what is missing, and lets everyone except lenders ask their lender.

use serde::{Deserialize, Serialize};

use crate::team::role::RoleGroup;
use crate::text::identity;

/// The severity of the modal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)] // the variants are self-explanatory
pub enum NoAccessSeverity {
    #[default]
    Info,
    Warning,
    Error,
}

/// A no-access modal to open.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoAccess {
    /// The viewer's group.
    pub viewer_group: RoleGroup,
    /// The message; by default, that the item was removed.
    #[serde(default)]
    pub message: Option<String>,
    /// The severity.
    #[serde(default)]
    pub severity: NoAccessSeverity,
}

/// The modal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoAccessModal {
    /// The message.
    pub message: String,
    /// The severity.
    pub severity: NoAccessSeverity,
    /// The label of the button that messages the lender; none for lenders.
    pub ask_my_lender: Option<&'static str>,
}

/// The no-access modal explains what is missing, and lets everyone except lenders ask their lender.
///
/// Returns the modal for the viewer.
///
/// Rule from messaging §2, §8; MODAL-01, MODAL-02, MODAL-04, LINK-05; resolution 3.
#[must_use]
pub fn no_access(input: &NoAccess) -> NoAccessModal {
    let given = input.message.as_deref().map(str::trim).filter(|message| !message.is_empty());
    NoAccessModal {
        message: given.unwrap_or(identity::NO_ACCESS.template).to_owned(),
        severity: input.severity,
        ask_my_lender: (input.viewer_group != RoleGroup::Lender).then_some(identity::ASK_MY_LENDER.template),
    }
}
