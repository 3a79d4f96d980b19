//! How a person gets notices of a kind: in the app, by email, or not at all.

use serde::{Deserialize, Serialize};

use super::kind::NoticeKind;
use crate::{
    text::{Text, notification as text},
    value::fixed_word::parse_word,
};

/// How a notice is delivered. Every delivery except `Off` includes the app.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NotificationDelivery {
    /// In the app only.
    App,
    /// By email without delay.
    Immediate,
    /// By email, once no further events follow for a while.
    Bundled,
    /// By email at 8:00 in the person's time zone.
    Daily,
    /// Not at all.
    Off,
}

impl NotificationDelivery {
    /// All of them, in the order of the settings.
    pub const ALL: [Self; 5] = [Self::Immediate, Self::Bundled, Self::Daily, Self::App, Self::Off];

    /// Returns the name used in preferences and in the database.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::App => "app",
            Self::Immediate => "immediate",
            Self::Bundled => "bundled",
            Self::Daily => "daily",
            Self::Off => "off",
        }
    }

    /// Returns the label in the settings.
    #[must_use]
    pub const fn label(self) -> Text {
        match self {
            Self::App => text::DELIVERY_APP,
            Self::Immediate => text::DELIVERY_IMMEDIATE,
            Self::Bundled => text::DELIVERY_BUNDLED,
            Self::Daily => text::DELIVERY_DAILY,
            Self::Off => text::DELIVERY_OFF,
        }
    }

    /// Returns whether it includes an email.
    #[must_use]
    pub const fn is_by_email(self) -> bool {
        matches!(self, Self::Immediate | Self::Bundled | Self::Daily)
    }
}

/// The delivery that a person chose for a kind, as stored in their preferences.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
pub struct ChosenDelivery {
    /// The kind's name; a choice for an unknown kind is ignored.
    pub kind: String,
    /// The delivery's name; an unknown one is ignored.
    pub delivery: String,
}

/// The preference with a person's choices. `off` was there first, so that stored preferences stay valid.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct NoticePreference {
    /// The names of the kinds that are turned off.
    pub off: Vec<String>,
    /// The deliveries of other kinds.
    pub deliveries: Vec<ChosenDelivery>,
}

impl NoticePreference {
    /// Returns the delivery of a kind: the person's choice, or else the default.
    #[must_use]
    pub fn delivery(&self, kind: NoticeKind) -> NotificationDelivery {
        if kind.is_in(&self.off) {
            return NotificationDelivery::Off;
        }
        let chosen = self.deliveries.iter().find(|chosen| chosen.kind == kind.name());
        let chosen = chosen.and_then(|chosen| parse_word(&chosen.delivery));
        chosen.unwrap_or_else(|| kind.default_delivery())
    }
}

/// A preference, and new deliveries for some kinds.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoticePreferenceChange {
    /// The stored preference.
    #[serde(default)]
    pub preference: NoticePreference,
    /// The kinds to change.
    pub kinds: Vec<NoticeKind>,
    /// Their new delivery.
    pub delivery: NotificationDelivery,
}

/// A person chooses a delivery for each kind of notice; the others keep theirs.
///
/// Returns the preference to store, in the order of the kinds. Unknown kinds are removed.
///
/// Rule from platform §1, §6.
#[must_use]
pub fn notice_preference(input: &NoticePreferenceChange) -> NoticePreference {
    let mut changed = NoticePreference::default();
    for kind in NoticeKind::ALL {
        let is_changed = input.kinds.contains(&kind);
        let delivery = if is_changed { input.delivery } else { input.preference.delivery(kind) };
        let name = kind.name().to_owned();
        if delivery == NotificationDelivery::Off {
            changed.off.push(name);
        } else if delivery != kind.default_delivery() {
            changed.deliveries.push(ChosenDelivery { kind: name, delivery: delivery.name().to_owned() });
        }
    }
    changed
}

/// The kinds of the notices in an email, and the person's preference.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoticeUnsubscription {
    /// The stored preference.
    #[serde(default)]
    pub preference: NoticePreference,
    /// The names of the kinds; unknown ones are ignored.
    pub kinds: Vec<String>,
}

/// Unsubscribing from an email turns off emails about its kinds of notices. The notices stay in the app.
///
/// Returns the preference to store; kinds without emails are unchanged.
///
/// Rule from platform §1, §6.
#[must_use]
pub fn notice_unsubscription(input: &NoticeUnsubscription) -> NoticePreference {
    let is_emailed =
        |kind: &NoticeKind| kind.is_in(&input.kinds) && input.preference.delivery(*kind).is_by_email();
    let kinds: Vec<NoticeKind> = NoticeKind::ALL.into_iter().filter(is_emailed).collect();
    let preference = input.preference.clone();
    notice_preference(&NoticePreferenceChange { preference, kinds, delivery: NotificationDelivery::App })
}
