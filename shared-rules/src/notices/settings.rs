//! Notification settings.

use serde::{Deserialize, Serialize};

use super::kind::NoticeKind;
use crate::team::role::RoleGroup;

/// A person, and the kinds they turned off.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoticeChoice {
    /// Their group.
    pub viewer: RoleGroup,
    /// The names of the kinds they turned off; unknown ones are ignored.
    #[serde(default)]
    pub off: Vec<String>,
}

/// A kind of notice to turn on or off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct NoticeSetting {
    /// The kind.
    pub kind: NoticeKind,
    /// The label.
    pub label: String,
    /// Whether it is turned on.
    pub on: bool,
}

/// Every kind of notice is on until the person turns it off; kinds for lenders only are offered to lenders only.
///
/// Returns the kinds, with their labels and states.
///
/// Rule from platform §1, §6.
#[must_use]
pub fn notice_settings(input: &NoticeChoice) -> Vec<NoticeSetting> {
    let offered = NoticeKind::ALL.into_iter().filter(|kind| kind.is_for(input.viewer));
    let setting = |kind: NoticeKind| NoticeSetting {
        kind,
        label: kind.label().to_string(),
        on: !kind.is_in(&input.off),
    };
    offered.map(setting).collect()
}
