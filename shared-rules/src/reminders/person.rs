//! The people who may be reminded, and the requests that wait for them.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::{
    loans::review_status::ReviewStatus,
    needs_list::{
        due_date::waits_for_borrower,
        element::{Element, StorageType},
        tree::Outline,
        visibility::{ElementVisibility, Viewer},
    },
    team::role::RoleGroup,
    text::{Text, reminders as text},
    value::calendar_date::{date, optional_date},
};

/// Whether a person can be reached by email.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ReminderReach {
    /// They have an account.
    #[default]
    Account,
    /// They were invited by email and haven't joined yet.
    Invited,
    /// Their invitation has expired.
    InvitationExpired,
    /// They were never invited.
    NotInvited,
    /// They have no valid email address.
    NoAddress,
}

/// The reminders of a request that a person got so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RequestReminders {
    /// The request.
    pub element_id: String,
    /// The day since when it waits for the person: its assignment, or the day when it was returned.
    #[serde(deserialize_with = "date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub since: NaiveDate,
    /// The number of reminders since then.
    #[serde(default)]
    pub count: u32,
    /// The day of the last one.
    #[serde(default, deserialize_with = "optional_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub last: Option<NaiveDate>,
}

/// A person on the loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReminderPerson {
    /// The user id.
    pub id: String,
    /// The group of the role on the loan.
    pub role_group: RoleGroup,
    /// Whether the person can be reached by email.
    #[serde(default)]
    pub reach: ReminderReach,
    /// The current date in the person's time zone.
    #[serde(deserialize_with = "date")]
    #[cfg_attr(feature = "ts", tsify(type = "string"))]
    pub today: NaiveDate,
    /// Whether the company already sent the person a reminder today, of whatever requests.
    #[serde(default)]
    pub reminded_today: bool,
    /// The reminders of each request so far; a request without an entry waits since today.
    #[serde(default)]
    pub requests: Vec<RequestReminders>,
}

/// The reason why a reminder isn't sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum NoReminder {
    /// The company's reminders are off.
    Off,
    /// The loan's reminders are paused.
    Paused,
    /// No documents are requested at the loan's status.
    NotUnderWay,
    /// The person has no valid email address.
    NoAddress,
    /// The person was never invited.
    NotInvited,
    /// The person's invitation has expired.
    InvitationExpired,
    /// No request waits for the person.
    NothingWaiting,
    /// The person already got a reminder today.
    RemindedToday,
    /// The person got the maximum number of reminders of the request.
    MostReached,
    /// The policy has no reminders for such requests.
    NoOccasion,
    /// The request doesn't wait for an answer.
    Answered,
    /// The request isn't visible to any person who can be reminded.
    NoPerson,
}

impl NoReminder {
    /// Returns the explanation.
    #[must_use]
    pub const fn words(self) -> Text {
        match self {
            Self::Off => text::WHY_OFF,
            Self::Paused => text::WHY_PAUSED,
            Self::NotUnderWay => text::WHY_NOT_UNDER_WAY,
            Self::NoAddress => text::WHY_NO_ADDRESS,
            Self::NotInvited => text::WHY_NOT_INVITED,
            Self::InvitationExpired => text::WHY_INVITATION_EXPIRED,
            Self::NothingWaiting => text::WHY_NOTHING_WAITING,
            Self::RemindedToday => text::WHY_REMINDED_TODAY,
            Self::MostReached => text::WHY_MOST_REACHED,
            Self::NoOccasion => text::WHY_NO_OCCASION,
            Self::Answered => text::WHY_ANSWERED,
            Self::NoPerson => text::WHY_NO_PERSON,
        }
    }
}

impl ReminderReach {
    /// Returns why the person can't be reached, if they can't.
    pub(super) const fn why_not(self) -> Option<NoReminder> {
        match self {
            Self::Account | Self::Invited => None,
            Self::InvitationExpired => Some(NoReminder::InvitationExpired),
            Self::NotInvited => Some(NoReminder::NotInvited),
            Self::NoAddress => Some(NoReminder::NoAddress),
        }
    }
}

/// Returns whether the element is a request that waits for an answer.
pub(super) fn is_waiting(element: &Element) -> bool {
    element.storage_type == StorageType::File && waits_for_borrower(element.review_state)
}

/// Returns the requests that wait for the person, in list order. None wait for lenders.
pub(super) fn waiting_requests<'a>(
    person: &ReminderPerson,
    loan_status: ReviewStatus,
    elements: &'a [Element],
    outline: &Outline,
) -> Vec<&'a Element> {
    if person.role_group == RoleGroup::Lender {
        return Vec::new();
    }
    let viewer = Viewer { group: person.role_group, id: Some(&person.id), loan_status };
    let sight = viewer.element_visibilities(elements, outline);
    let in_order =
        outline.places().iter().filter(|place| sight.get(place.index) == Some(&ElementVisibility::Plain));
    in_order.filter_map(|place| elements.get(place.index)).filter(|element| is_waiting(element)).collect()
}
