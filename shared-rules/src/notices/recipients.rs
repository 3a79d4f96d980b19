//! Whom something concerns: never who did it, and never somebody who isn't on the loan.

use serde::{Deserialize, Serialize};

use super::kind::NoticeKind;
use crate::team::role::RoleGroup;

/// Something that happened, and who may want to know.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoticeOccasion {
    /// What happened.
    pub kind: NoticeKind,
    /// Who did it.
    pub actor_id: String,
    /// Whether lenders keep it among themselves.
    #[serde(default)]
    pub kept: bool,
    /// The people of the loan.
    pub people: Vec<NoticePerson>,
}

/// Somebody on the loan, and what they have to do with it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoticePerson {
    /// Their user id.
    pub id: String,
    /// Their group on the loan.
    pub role_group: RoleGroup,
    /// Whether the loan, or the request, was given to them just now.
    #[serde(default)]
    pub given: bool,
    /// Whether they sent what was judged.
    #[serde(default)]
    pub sent: bool,
    /// Whether the request is theirs to answer, or to look after.
    #[serde(default)]
    pub assigned: bool,
    /// Whether they made the request, or said something about it before.
    #[serde(default)]
    pub involved: bool,
    /// The kinds they want to hear nothing of.
    #[serde(default)]
    pub off: Vec<String>,
}

/// People hear of what was given to them, of what became of what they sent, and of what is said about their
/// requests; lenders of what borrowers send, of malware in it, and of files that are damaged. Nobody hears of what they did themselves, of what lenders keep among
/// themselves unless they lend, or of what they turned off.
///
/// The user ids of those who get a notice, in the order given.
///
/// Rule from platform §1, §6; NEEDS-01.
#[must_use]
pub fn notice_recipients(input: &NoticeOccasion) -> Vec<String> {
    let actor = input.people.iter().find(|person| person.id == input.actor_id);
    // Who only looks at the loan works for the lender.
    let lent = actor.is_none_or(|actor| actor.role_group == RoleGroup::Lender);
    let hears = |person: &&NoticePerson| {
        let lends = person.role_group == RoleGroup::Lender;
        let concerned = match input.kind {
            NoticeKind::Assigned | NoticeKind::Added | NoticeKind::HandedOver => person.given,
            NoticeKind::SentBack | NoticeKind::Accepted => person.sent,
            NoticeKind::Commented => person.assigned || person.involved,
            NoticeKind::Answered => !lent,
            NoticeKind::Malware | NoticeKind::Damaged => lends,
        };
        concerned
            && person.id != input.actor_id
            && (lends || !input.kept)
            && input.kind.is_for(person.role_group)
            && !input.kind.is_in(&person.off)
    };
    input.people.iter().filter(hears).map(|person| person.id.clone()).collect()
}
