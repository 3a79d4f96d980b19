//! What one may choose to hear nothing of.

use serde::{Deserialize, Serialize};

use super::kind::NoticeKind;
use crate::team::role::RoleGroup;

/// Who looks at the settings, and what they turned off.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoticeChoice {
    /// Their group.
    pub viewer: RoleGroup,
    /// The names of the kinds they turned off; unknown ones count for nothing.
    #[serde(default)]
    pub off: Vec<String>,
}

/// A kind of notice to turn on or off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct NoticeSetting {
    /// Which.
    pub kind: NoticeKind,
    /// What it is called.
    pub label: String,
    /// Whether it comes to the bell.
    pub on: bool,
}

/// Every kind of notice comes to the bell until one turns it off; only lenders are asked about what only lenders get.
///
/// The kinds, with what they are called and whether they come.
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
