//! Whom an event of a loan's messages is for. To all others nothing happened.

use std::collections::BTreeSet;

use uuid::Uuid;

/// Whom an event is for, of those who follow its topic.
#[derive(Clone, Debug, Default)]
pub struct Audience {
    /// Everybody on the loan.
    pub everybody: bool,
    /// Its lenders.
    pub lenders: bool,
    /// These people.
    pub people: BTreeSet<Uuid>,
    /// Not this one, in any case.
    pub except: Option<Uuid>,
}

impl Audience {
    /// Whether it is for somebody who lends on the loan or doesn't.
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
    fn an_audience_is_whom_it_names_and_nobody_else() {
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
