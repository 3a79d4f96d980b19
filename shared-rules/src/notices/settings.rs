//! Notification settings.

use serde::{Deserialize, Serialize};

use super::{
    delivery::{NoticePreference, NotificationDelivery},
    kind::NoticeKind,
};
use crate::team::role::RoleGroup;

/// A person, and their choices.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoticeChoice {
    /// Their group.
    pub viewer: RoleGroup,
    /// Their stored preference.
    #[serde(default)]
    pub preference: NoticePreference,
}

/// A kind of notice, and how it is delivered.
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
    /// The chosen delivery.
    pub delivery: NotificationDelivery,
    /// The deliveries to choose from.
    pub options: Vec<DeliveryOption>,
}

/// A delivery to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct DeliveryOption {
    /// The delivery.
    pub delivery: NotificationDelivery,
    /// The label.
    pub label: String,
}

/// Every kind of notice is delivered by default until the person chooses another delivery or turns it off; kinds for
/// lenders only are offered to lenders only.
///
/// Returns the kinds, with their labels, deliveries and options.
///
/// Rule from platform §1, §6.
#[must_use]
pub fn notice_settings(input: &NoticeChoice) -> Vec<NoticeSetting> {
    let options = NotificationDelivery::ALL
        .map(|delivery| DeliveryOption { delivery, label: delivery.label().to_string() });
    let offered = NoticeKind::ALL.into_iter().filter(|kind| kind.is_for(input.viewer));
    let setting = |kind: NoticeKind| {
        let delivery = input.preference.delivery(kind);
        NoticeSetting {
            kind,
            label: kind.label().to_string(),
            on: delivery != NotificationDelivery::Off,
            delivery,
            options: options.to_vec(),
        }
    };
    offered.map(setting).collect()
}
