//! Recipients of a message: people of the loan, other users, and email addresses.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use crate::team::role::Role;
use crate::text::messaging;
use crate::value::email;

/// One chosen or offered recipient, or one member of a thread.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Recipient {
    /// The user's id, or the email address of a person who isn't a user.
    pub value: String,
    /// The displayed name.
    #[serde(default)]
    pub label: String,
    /// The role on the loan; for a user who is not on it, the role in the company. None for an address.
    #[serde(default)]
    pub role: Option<Role>,
    /// Whether the person has a role on the loan.
    #[serde(default)]
    pub on_loan: bool,
    /// Whether the person's invitation to the loan is pending.
    #[serde(default)]
    pub invited: bool,
    /// Whether borrowers see the person on the loan.
    #[serde(default)]
    pub visible_to_borrower: bool,
    /// Whether the address is already one of the sender's contacts.
    #[serde(default)]
    pub is_contact: bool,
    /// The number of the person's tasks on the loan.
    #[serde(default)]
    pub task_count: u32,
    /// Whether the person gets a blind copy.
    #[serde(default)]
    pub blind: bool,
}

impl Recipient {
    /// Returns whether it is an email address rather than a user.
    pub(crate) fn is_email(&self) -> bool {
        is_email(&self.value)
    }

    /// Returns whether the person holds a lender role.
    pub(crate) fn is_lender(&self) -> bool {
        !self.is_email() && self.role.is_some_and(Role::is_lender)
    }

    /// Returns whether the person is a borrower of the loan.
    pub(crate) fn is_borrower_of_loan(&self) -> bool {
        self.on_loan && self.role.is_some_and(Role::is_borrower)
    }

    /// Returns whether the person is on the loan and hidden from borrowers; the person may be a borrower.
    pub(crate) fn is_hidden_from_borrowers(&self) -> bool {
        self.on_loan && !self.visible_to_borrower
    }
}

/// How a person gets a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum DeliveryKind {
    /// As a primary recipient.
    To,
    /// As a copy that all readers can see.
    Cc,
    /// As a copy that only the sender knows of.
    Bcc,
    /// As a reader of the thread.
    Reader,
}

/// The state of an outside address that was new on its loan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum OutsideState {
    /// The email was queued, immediately or after a lender's approval.
    Sent,
    /// It is waiting for a lender's approval.
    Waiting,
    /// A lender declined it.
    Declined,
    /// Its message was changed or deleted before a lender decided.
    Withdrawn,
}

/// A person's place on a loan, as a recipient of messages.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct RecipientPlace {
    /// The role on the loan; none for a person who isn't on it yet.
    pub role: Option<Role>,
    /// Whether lenders see the place.
    pub visible_to_lender: bool,
    /// Whether the person's invitation to the loan is pending.
    pub invited: bool,
}

/// A message goes to people whose place lets them open the loan, joined or not, and to people with a pending
/// invitation, who read it once they join.
///
/// Returns whether the person can be a recipient.
///
/// Rule from messaging §5; RECIP-06; resolution 92.
#[must_use]
pub fn receives_messages(input: &RecipientPlace) -> bool {
    match input.role {
        Some(role) => input.visible_to_lender || !role.is_contact(),
        None => input.invited,
    }
}

/// Returns whether an entry is an address: it has an @. Its validity is checked separately.
pub(crate) fn is_email(entry: &str) -> bool {
    entry.contains('@')
}

/// Text typed into a recipient row.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CreatableRecipient {
    /// As typed.
    pub text: String,
    /// The email addresses that are already chosen.
    #[serde(default)]
    pub selected: Vec<String>,
    /// The email addresses of the offered people.
    #[serde(default)]
    pub options: Vec<String>,
}

/// Only a valid email address that is neither chosen nor offered can be added as a recipient.
///
/// Returns the address to offer for adding, if any; chosen and offered addresses are compared ignoring case.
///
/// Rule from messaging §5; RECIP-02…04; resolution 80.
#[must_use]
pub fn creatable_recipient(input: &CreatableRecipient) -> Option<String> {
    let typed = input.text.trim();
    let same = |known: &String| known.trim().eq_ignore_ascii_case(typed);
    let known = input.selected.iter().any(same) || input.options.iter().any(same);
    (email::is_valid(typed) && !known).then(|| typed.to_owned())
}

/// The users of the loan who are offered as recipients.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum RecipientType {
    /// Everyone on the loan.
    All,
    /// The lending team only.
    Lenders,
}

impl RecipientType {
    /// Returns whether a person with that role is offered.
    #[must_use]
    pub const fn offers(self, role: Role) -> bool {
        matches!(self, Self::All) || role.is_lender()
    }
}

/// The open thread.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ActiveThread {
    /// Whether it is a lending-team thread; false without a thread.
    #[serde(default)]
    pub lending_team: bool,
}

/// Everyone on the loan is offered as a recipient; in a lending-team thread, only lenders.
///
/// Returns the kind of recipients to offer.
///
/// Rule from messaging §5; RECIP-06.
#[must_use]
pub fn recipient_type(input: &ActiveThread) -> RecipientType {
    if input.lending_team { RecipientType::Lenders } else { RecipientType::All }
}

/// The entries of a Cc or Bcc row.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SplitRecipients {
    /// User ids and email addresses.
    pub entries: Vec<String>,
}

/// The entries by kind.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SplitEntries {
    /// The entries without an @, without duplicates.
    pub user_ids: Vec<String>,
    /// The entries with an @, without duplicates.
    pub emails: Vec<String>,
}

/// Cc and Bcc entries with an @ are sent as email addresses, the others as user ids.
///
/// Returns the entries by kind.
///
/// Rule from messaging §5; RECIP-05.
#[must_use]
pub fn split_recipients(input: &SplitRecipients) -> SplitEntries {
    split(input.entries.iter().map(String::as_str))
}

pub(crate) fn split<'a>(entries: impl Iterator<Item = &'a str>) -> SplitEntries {
    let mut parts = SplitEntries::default();
    let mut known = HashSet::new();
    for entry in entries.map(str::trim).filter(|entry| !entry.is_empty() && known.insert(*entry)) {
        let part = if is_email(entry) { &mut parts.emails } else { &mut parts.user_ids };
        part.push(entry.to_owned());
    }
    parts
}

/// A row of chips and its capacity.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CollapseChips {
    /// The number of chips.
    pub count: u32,
    /// The number of chips that fit.
    pub fitting: u32,
}

/// The content of a collapsed row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ChipRow {
    /// The number of chips shown.
    pub shown: u32,
    /// The text for the rest, if any.
    pub more: Option<String>,
}

/// Cc and Bcc chips that don't fit collapse to '+N more'.
///
/// Returns the chips to show and the text for the rest; the first chip is always shown.
///
/// Rule from messaging §2, §9; COMPOSE-06.
#[must_use]
pub fn collapse_chips(input: &CollapseChips) -> ChipRow {
    let shown = input.fitting.max(1).min(input.count);
    let rest = input.count - shown;
    let more = (rest > 0).then(|| messaging::MORE_CHIPS.fill(&[("count", &rest.to_string())]));
    ChipRow { shown, more }
}
