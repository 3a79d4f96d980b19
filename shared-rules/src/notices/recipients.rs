//! Recipients of a notice: never the user who caused it, and never people who aren't on the loan.

use serde::{Deserialize, Serialize};

use super::{
    delivery::{NoticePreference, NotificationDelivery},
    kind::NoticeKind,
};
use crate::team::role::RoleGroup;

/// An event, and the people it may concern.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoticeOccasion {
    /// The kind of event.
    pub kind: NoticeKind,
    /// The user who did it.
    pub actor_id: String,
    /// Whether it is internal to lenders.
    #[serde(default)]
    pub kept: bool,
    /// The people of the loan.
    pub people: Vec<NoticePerson>,
}

/// A person on the loan, and their relation to the event.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoticePerson {
    /// Their user id.
    pub id: String,
    /// Their group on the loan.
    pub role_group: RoleGroup,
    /// Whether the loan or the request was just assigned to the person, or their email couldn't be delivered.
    #[serde(default)]
    pub given: bool,
    /// Whether the person sent the reviewed document.
    #[serde(default)]
    pub sent: bool,
    /// Whether the request is assigned to the person, to answer or to look after.
    #[serde(default)]
    pub assigned: bool,
    /// Whether the person created the request, or commented on it before.
    #[serde(default)]
    pub involved: bool,
    /// How the person wants to be notified.
    #[serde(default)]
    pub preference: NoticePreference,
}

/// A person who is notified.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoticeRecipient {
    /// Their user id.
    pub id: String,
    /// How the notice is delivered. A notice that is turned off isn't shown to the person; it is only explained to
    /// lenders.
    pub delivery: NotificationDelivery,
}

/// People are notified of what is assigned to them, of reviews of their documents, and of comments on their requests;
/// lenders of what borrowers send, of malware in it, of damaged files, and of their own emails that couldn't be
/// delivered. People aren't notified of their own
/// actions, or of what is internal to lenders unless they are lenders. Each chooses how for every kind, and may turn it
/// off.
///
/// Returns the recipients with their deliveries, in input order.
///
/// Rule from platform §1, §6; NEEDS-01.
#[must_use]
pub fn notice_recipients(input: &NoticeOccasion) -> Vec<NoticeRecipient> {
    let actor = input.people.iter().find(|person| person.id == input.actor_id);
    // A user who only looks at the loan works for the lender.
    let lent = actor.is_none_or(|actor| actor.role_group == RoleGroup::Lender);
    let hears = |person: &&NoticePerson| {
        let lends = person.role_group == RoleGroup::Lender;
        let concerned = match input.kind {
            NoticeKind::Assigned | NoticeKind::Added | NoticeKind::HandedOver | NoticeKind::Undelivered => {
                person.given
            }
            NoticeKind::SentBack | NoticeKind::Accepted => person.sent,
            NoticeKind::Commented => person.assigned || person.involved,
            NoticeKind::Answered => !lent,
            NoticeKind::Malware | NoticeKind::Damaged => lends,
        };
        concerned
            && person.id != input.actor_id
            && (lends || !input.kept)
            && input.kind.is_for(person.role_group)
    };
    let recipient = |person: &NoticePerson| NoticeRecipient {
        id: person.id.clone(),
        delivery: person.preference.delivery(input.kind),
    };
    input.people.iter().filter(hears).map(recipient).collect()
}
