//! The people who take part in a thread by email: how they join, who gets the next message, and who removes them.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::team::role::Role;
use crate::text::messaging;
use crate::violation::Violation;

/// An address that takes part in the thread, or did.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct KnownParticipant {
    /// The address.
    pub address: String,
    /// Whether a lender removed it.
    #[serde(default)]
    pub removed: bool,
}

/// An address named in a message.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NamedAddress {
    /// The address as it was typed.
    pub address: String,
    /// Whether it gets a blind copy.
    #[serde(default)]
    pub blind: bool,
}

/// A message to a thread with its outside addresses.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MessageByEmail {
    /// The sender's role on the loan.
    pub sender_role: Role,
    /// Whether only the people in the thread see it.
    #[serde(default)]
    pub closed: bool,
    /// Whether the thread has messages already.
    #[serde(default)]
    pub has_messages: bool,
    /// The thread's current email participants, including removed ones.
    #[serde(default)]
    pub participants: Vec<KnownParticipant>,
    /// The addresses named in the message, without addresses of people on the loan.
    #[serde(default)]
    pub named: Vec<NamedAddress>,
}

/// The thread's email participants after the message.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ParticipantsByEmail {
    /// The addresses that take part from this message on.
    pub added: Vec<String>,
    /// The addresses that get the message without being named.
    pub followers: Vec<String>,
    /// The reasons why the message can't be sent.
    pub violations: Vec<Violation>,
}

/// An address in To or Cc takes part in that one thread from this message on, without access to the loan. A blind
/// copy goes only to its address and adds no participant.
///
/// Returns the addresses that join, and those that get the message without being named, in lower case. Only lenders
/// add people to a closed thread or add an address back that a lender removed.
///
/// Rule from messaging §3, §5; RECIP-03, MSG-02; resolution 99.
#[must_use]
pub fn participants_by_email(input: &MessageByEmail) -> ParticipantsByEmail {
    let key = |address: &str| address.trim().to_lowercase();
    let current: HashSet<String> =
        input.participants.iter().filter(|known| !known.removed).map(|known| key(&known.address)).collect();
    let removed: HashSet<String> =
        input.participants.iter().filter(|known| known.removed).map(|known| key(&known.address)).collect();
    let mut seen = HashSet::new();
    let mut added = Vec::new();
    for named in &input.named {
        let address = key(&named.address);
        if seen.insert(address.clone()) && !named.blind && !current.contains(&address) {
            added.push(address);
        }
    }
    let mut violations = Vec::new();
    if !input.sender_role.is_lender() {
        if input.closed && input.has_messages && !added.is_empty() {
            violations.push(messaging::ADDED_BY_LENDERS.violation("recipients"));
        } else if let Some(address) = added.iter().find(|address| removed.contains(*address)) {
            let values = [("address", address.as_str())];
            violations.push(messaging::BY_EMAIL_REMOVED_BEFORE.violation_with("recipients", &values));
        }
    }
    let followers = input.participants.iter().filter(|known| !known.removed).map(|known| key(&known.address));
    let followers = followers.filter(|address| seen.insert(address.clone())).collect();
    ParticipantsByEmail { added, followers, violations }
}

/// A person who wants to remove an email participant from a thread, or to add one back.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RemoveByEmail {
    /// The viewer's role on the loan.
    pub viewer_role: Role,
}

/// Lenders of a loan remove email participants from a thread and add them back.
///
/// Returns the reasons why the viewer may not; empty if allowed.
///
/// Rule from messaging §6; resolution 99.
#[must_use]
pub fn remove_by_email(input: &RemoveByEmail) -> Vec<Violation> {
    let refused =
        (!input.viewer_role.is_lender()).then(|| messaging::BY_EMAIL_LENDERS.violation("participantId"));
    refused.into_iter().collect()
}
