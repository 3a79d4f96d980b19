//! The audience of an event in a loan's messages. Other people don't get the event.

use std::collections::BTreeSet;

use uuid::Uuid;

/// The recipients of an event, among the topic's subscribers.
#[derive(Clone, Debug, Default)]
pub struct Audience {
    /// Everyone on the loan.
    pub everybody: bool,
    /// The loan's lenders.
    pub lenders: bool,
    /// These users.
    pub people: BTreeSet<Uuid>,
    /// Excludes this user in any case.
    pub except: Option<Uuid>,
}

impl Audience {
    /// Returns whether the audience includes the user, given whether they are a lender on the loan.
    #[must_use]
    pub fn includes(&self, user_id: Uuid, lends: bool) -> bool {
        let meant = self.everybody || (self.lenders && lends) || self.people.contains(&user_id);
        meant && self.except != Some(user_id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn audience_includes_only_named_people() {
        let (one, other) = (Uuid::now_v7(), Uuid::now_v7());
        let named = Audience { people: [one].into(), ..Audience::default() };
        assert!(named.includes(one, false) && !named.includes(other, true));
        let lenders = Audience { lenders: true, except: Some(one), ..Audience::default() };
        assert!(lenders.includes(other, true) && !lenders.includes(other, false));
        assert!(!lenders.includes(one, true));
        let everybody = Audience { everybody: true, ..Audience::default() };
        assert!(everybody.includes(one, false));
    }
}
