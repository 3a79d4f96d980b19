//! Kinds of notices.

use serde::{Deserialize, Serialize};

use super::delivery::NotificationDelivery;
use crate::{
    team::role::RoleGroup,
    text::{Text, history as text},
};

/// The kind of event that a notice is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NoticeKind {
    /// A request was assigned to the person.
    Assigned,
    /// The person's document was returned.
    SentBack,
    /// The person's document was accepted.
    Accepted,
    /// A comment was added to one of the person's requests.
    Commented,
    /// A borrower submitted something that a lender has to review.
    Answered,
    /// The person was added to a loan.
    Added,
    /// A colleague's loans were reassigned to the person.
    HandedOver,
    /// Malware was found in a received file.
    Malware,
    /// The stored bytes of a file are damaged.
    Damaged,
    /// The person's invitation or message couldn't be delivered by email.
    Undelivered,
}

impl NoticeKind {
    /// All of them, in the order of the settings.
    pub const ALL: [Self; 10] = [
        Self::Answered,
        Self::Assigned,
        Self::SentBack,
        Self::Accepted,
        Self::Commented,
        Self::Added,
        Self::HandedOver,
        Self::Malware,
        Self::Damaged,
        Self::Undelivered,
    ];

    /// Returns the name used in settings and in the database.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Assigned => "assigned",
            Self::SentBack => "sent-back",
            Self::Accepted => "accepted",
            Self::Commented => "commented",
            Self::Answered => "answered",
            Self::Added => "added",
            Self::HandedOver => "handed-over",
            Self::Malware => "malware",
            Self::Damaged => "damaged",
            Self::Undelivered => "undelivered",
        }
    }

    /// Returns the label in the settings.
    #[must_use]
    pub const fn label(self) -> Text {
        match self {
            Self::Assigned => text::BELL_ASSIGNED,
            Self::SentBack => text::BELL_SENT_BACK,
            Self::Accepted => text::BELL_ACCEPTED,
            Self::Commented => text::BELL_COMMENTED,
            Self::Answered => text::BELL_ANSWERED,
            Self::Added => text::BELL_ADDED,
            Self::HandedOver => text::BELL_HANDED_OVER,
            Self::Malware => text::BELL_MALWARE,
            Self::Damaged => text::BELL_DAMAGED,
            Self::Undelivered => text::BELL_UNDELIVERED,
        }
    }

    /// Returns the delivery of people who didn't choose one.
    #[must_use]
    pub const fn default_delivery(self) -> NotificationDelivery {
        match self {
            Self::Malware | Self::Damaged | Self::Undelivered => NotificationDelivery::Immediate,
            _ => NotificationDelivery::Bundled,
        }
    }

    /// Returns whether bundled emails about it are sent sooner than others.
    #[must_use]
    pub const fn is_urgent(self) -> bool {
        matches!(self, Self::SentBack | Self::Malware | Self::Damaged | Self::Undelivered)
    }

    /// Returns whether the person who gets it has to do something.
    #[must_use]
    pub const fn needs_action(self) -> bool {
        matches!(
            self,
            Self::Assigned
                | Self::SentBack
                | Self::Answered
                | Self::Malware
                | Self::Damaged
                | Self::Undelivered
        )
    }

    /// Returns whether people in that group may get it.
    #[must_use]
    pub fn is_for(self, group: RoleGroup) -> bool {
        group == RoleGroup::Lender
            || !matches!(
                self,
                Self::Answered | Self::HandedOver | Self::Malware | Self::Damaged | Self::Undelivered
            )
    }

    /// Returns whether it is in a list of names that a person turned off.
    #[must_use]
    pub fn is_in(self, names: &[String]) -> bool {
        names.iter().any(|name| name == self.name())
    }
}
