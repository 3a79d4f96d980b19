//! Ownership of a person's data. Email address, name, phone and company belong to the person; until they have joined,
//! to the company that created them, or to the owner of the list they are in. Data that other people enter is an
//! entry that only they see. A person unknown to the viewer has to accept an invitation first, and nothing
//! about them is revealed.

use serde::{Deserialize, Serialize};

use crate::team::role::RoleGroup;
use crate::text;
use crate::violation::Verdict;

/// A change of a person's name or contact details by another person.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct IdentityWriting {
    /// Whether the person has joined.
    pub joined: bool,
    /// Whether the person is a lender's employee, and so managed by the employer.
    #[serde(default)]
    pub employee: bool,
    /// Whether the person was created by the writer's company, or is only in the writer's own list.
    #[serde(default)]
    pub made_by_own_side: bool,
    /// Whether the person is on other loans too; then only they correct their address.
    #[serde(default)]
    pub on_other_loans: bool,
}

/// The place where the data is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum IdentityStorage {
    /// In the person's identity.
    Identity,
    /// In an entry on the writer's loan or list.
    Entry,
}

/// Data entered about another person changes their identity only before they joined, and only if the writer's side
/// created them.
///
/// Returns the place where the data is stored.
///
/// Rule from platform §3; ENTITY-09; resolution 92.
#[must_use]
pub fn identity_writing(input: &IdentityWriting) -> IdentityStorage {
    if input.joined || input.employee || !input.made_by_own_side {
        IdentityStorage::Entry
    } else {
        IdentityStorage::Identity
    }
}

/// Before a person joined, only the side that created them corrects their address; after that, only the person does.
///
/// Returns whether the person's address may be corrected, and the reason if not.
///
/// Rule from platform §5; CONTACT-33; resolution 92.
#[must_use]
pub fn address_change(input: &IdentityWriting) -> Verdict {
    let refused = input.on_other_loans || identity_writing(input) == IdentityStorage::Entry;
    refused.then(|| text::contacts::EMAIL_LOCKED.violation("userContactEmailAddress")).into()
}

/// The viewer of an entry about a person.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EntryVisibility {
    /// The viewer's group on the loan.
    pub viewer_group: RoleGroup,
    /// Whether the viewer owns the entry.
    pub own: bool,
    /// Whether a lender owns it; then it belongs to the lending team.
    #[serde(default)]
    pub lenders: bool,
    /// Whether the person has joined and manages their own data.
    pub joined: bool,
}

/// An entry about a person who has joined is visible only to its authors.
///
/// Returns whether the viewer sees the entry's data rather than the person's own.
///
/// Rule from platform §3; ENTITY-19; resolution 92.
#[must_use]
pub fn sees_entry(input: &EntryVisibility) -> bool {
    !input.joined || input.own || (input.lenders && input.viewer_group == RoleGroup::Lender)
}

/// A person named for a loan, by address or from a search.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NamedPerson {
    /// The group of the person who names them.
    pub viewer_group: RoleGroup,
    /// Whether the loan's lender knows them: they work there, or are on one of its loans.
    pub known: bool,
    /// Whether they work for the loan's lender.
    #[serde(default)]
    pub own_employee: bool,
    /// Whether they work for another lender.
    #[serde(default)]
    pub employed_elsewhere: bool,
}

/// The way a person joins a loan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum JoinKind {
    /// Immediately.
    Now,
    /// After accepting an invitation; until then there is an entry with the data entered.
    ByAccepting,
}

/// A person unknown to the lender, or who works for another lender, joins by accepting an invitation.
///
/// Returns the way the person joins.
///
/// Rule from platform §5; CONTACT-25; resolution 93.
#[must_use]
pub fn named_person(input: &NamedPerson) -> JoinKind {
    let own = input.own_employee || (input.known && !input.employed_elsewhere);
    if input.viewer_group == RoleGroup::Lender && own { JoinKind::Now } else { JoinKind::ByAccepting }
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
    /// Returns whether neither part has a letter.
    fn is_blank(&self) -> bool {
        self.given_name.trim().is_empty() && self.family_name.trim().is_empty()
    }
}

/// A person's name before and after a change.
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
/// Rejects a change that would leave a person without a name (CONTACT-06; resolution 92).
///
/// Rule from platform §3; ENTITY-09; resolution 92.
#[must_use]
pub fn name_change(input: &NameChange) -> Verdict {
    let refused = input.after.is_blank() && !input.before.is_blank();
    refused.then(|| text::team::NAME_REQUIRED.violation("givenName")).into()
}
