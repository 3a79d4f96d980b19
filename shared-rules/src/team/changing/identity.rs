//! Whose data a person is. Address, name, phone and company belong to the person; until they have joined, to
//! the one company that made them, or to the owner of the list they stand in. What others type is an entry
//! that only they see. Somebody the namer can't see yet is asked first, and nothing is answered about them.

use serde::{Deserialize, Serialize};

use crate::team::role::RoleGroup;
use crate::text;
use crate::violation::Verdict;

/// Somebody types what a person is called, or how to reach them.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct IdentityWriting {
    /// Whether the person has joined.
    pub joined: bool,
    /// Whether the person works for a lender: then their employer manages them, with its employees.
    #[serde(default)]
    pub employee: bool,
    /// Whether the person was made by the company of whoever types, or stands in their own list alone.
    #[serde(default)]
    pub made_by_own_side: bool,
    /// Whether the person is known on other loans too; then nobody else corrects their address.
    #[serde(default)]
    pub on_other_loans: bool,
}

/// Where what is typed is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum KeptAs {
    /// As what is known of the person.
    Identity,
    /// As an entry on the loan or list of whoever types.
    Entry,
}

/// What somebody types about a person is that person's data only before they joined, and only by those
/// who made them.
///
/// Where it is kept.
///
/// Rule from platform §3; ENTITY-09; resolution 92.
#[must_use]
pub fn identity_writing(input: &IdentityWriting) -> KeptAs {
    if input.joined || input.employee || !input.made_by_own_side { KeptAs::Entry } else { KeptAs::Identity }
}

/// A person's address is corrected by nobody else once they have joined, before by those who made them.
///
/// Whether the person's address may be corrected, and if not, why.
///
/// Rule from platform §5; CONTACT-33; resolution 92.
#[must_use]
pub fn address_change(input: &IdentityWriting) -> Verdict {
    let refused = input.on_other_loans || identity_writing(input) == KeptAs::Entry;
    refused.then(|| text::contacts::EMAIL_LOCKED.violation("userContactEmailAddress")).into()
}

/// Who looks at an entry about a person.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EntrySight {
    /// The viewer's group on the loan.
    pub viewer_group: RoleGroup,
    /// Whether the viewer owns the entry.
    pub own: bool,
    /// Whether a lender owns it: then it is the lending team's.
    #[serde(default)]
    pub lenders: bool,
    /// Whether the person it is about has joined and speaks for themselves.
    pub joined: bool,
}

/// An entry about somebody who has joined is seen by those who wrote it alone.
///
/// Whether the viewer sees the person as the entry has them, rather than as they call themselves.
///
/// Rule from platform §3; ENTITY-19; resolution 92.
#[must_use]
pub fn sees_entry(input: &EntrySight) -> bool {
    !input.joined || input.own || (input.lenders && input.viewer_group == RoleGroup::Lender)
}

/// Somebody is named for a loan, by address or from a search.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NamedPerson {
    /// The group of whoever names them.
    pub viewer_group: RoleGroup,
    /// Whether the lender of the loan knows them: they work there, or are on a loan of it.
    pub known: bool,
    /// Whether they work for the lender of the loan.
    #[serde(default)]
    pub own_employee: bool,
    /// Whether they work for another lender.
    #[serde(default)]
    pub employed_elsewhere: bool,
}

/// How they come to be on the loan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum Joins {
    /// At once.
    Now,
    /// Once they accepted an invitation; until then there is an entry with what was typed.
    ByAccepting,
}

/// Somebody whom the lender doesn't know yet, or who works for another, joins by accepting.
///
/// How the person joins.
///
/// Rule from platform §5; CONTACT-25; resolution 93.
#[must_use]
pub fn named_person(input: &NamedPerson) -> Joins {
    let own = input.own_employee || (input.known && !input.employed_elsewhere);
    if input.viewer_group == RoleGroup::Lender && own { Joins::Now } else { Joins::ByAccepting }
}

/// A person's given name and family name.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct FullName {
    /// The given name; may be empty.
    pub given_name: String,
    /// The family name; may be empty.
    pub family_name: String,
}

impl FullName {
    /// Whether neither part has a letter.
    fn is_blank(&self) -> bool {
        self.given_name.trim().is_empty() && self.family_name.trim().is_empty()
    }
}

/// A person's name, before and after a change.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
#[derive(Default)]
pub struct NameChange {
    /// The name before.
    pub before: FullName,
    /// The name after.
    pub after: FullName,
}

/// A person who has a name keeps one.
///
/// Refuses to leave a person without the name they had (CONTACT-06; resolution 92).
///
/// Rule from platform §3; ENTITY-09; resolution 92.
#[must_use]
pub fn name_change(input: &NameChange) -> Verdict {
    let refused = input.after.is_blank() && !input.before.is_blank();
    refused.then(|| text::team::NAME_REQUIRED.violation("givenName")).into()
}
