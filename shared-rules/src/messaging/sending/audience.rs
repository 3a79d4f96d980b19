//! The audience of a message before it is sent. The server stores the message's readers by the same rule.

use serde::{Deserialize, Serialize};

use crate::messaging::reading::thread_visibility::ThreadScope;
use crate::team::role::{Role, RoleGroup};
use crate::text::messaging as text;

/// The scope of a message's audience.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum AudienceScope {
    /// Everyone on the loan.
    Everyone,
    /// The lenders of the loan.
    LendingTeam,
    /// The people of the conversation.
    Members,
    /// The people of a private conversation.
    Private,
}

impl AudienceScope {
    /// Returns the scope's name.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Everyone => text::AUDIENCE_EVERYONE.template,
            Self::LendingTeam => text::LENDING_TEAM.template,
            Self::Members => text::AUDIENCE_MEMBERS.template,
            Self::Private => text::AUDIENCE_PRIVATE.template,
        }
    }
}

/// A person of the loan other than the sender.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AudiencePerson {
    /// The person's id.
    pub id: String,
    /// The role on the loan; none for people who can't open the loan.
    #[serde(default)]
    pub role: Option<Role>,
    /// Whether the person's invitation to the loan is pending.
    #[serde(default)]
    pub is_invited: bool,
    /// Whether the person is in the thread, or joins it with the message.
    #[serde(default)]
    pub is_in_thread: bool,
    /// Whether the person gets a blind copy.
    #[serde(default)]
    pub has_blind_copy: bool,
    /// Whether the sender sees the person on the loan.
    #[serde(default)]
    pub is_seen: bool,
}

/// A message in composition, and the people of its loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MessageAudience {
    /// The sender's role group.
    pub sender: RoleGroup,
    /// The lending company's name.
    pub lender: String,
    /// The thread that the message goes to.
    #[serde(default)]
    pub thread: ThreadScope,
    /// Everyone on the loan except the sender.
    #[serde(default)]
    pub people: Vec<AudiencePerson>,
    /// The addresses that the message is emailed to.
    #[serde(default)]
    pub addresses: Vec<String>,
    /// Whether people of the company read the loan's open threads without a role on the loan.
    #[serde(default)]
    pub company_reads: bool,
}

/// A person or an address that will be able to read the message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MessageReader {
    /// The person's id, or the address.
    pub id: String,
    /// The role on the loan; none for an address.
    pub role: Option<Role>,
    /// Whether the reader is outside the groups that the sender expects: for lenders, outside the lending team; for
    /// all others, neither a lender nor a borrower.
    pub is_external: bool,
    /// Whether the reader only gets a blind copy, and doesn't read the thread.
    pub has_blind_copy: bool,
}

/// The people who will be able to read the message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MessageReaders {
    /// The scope of the thread.
    pub scope: AudienceScope,
    /// The scope's name.
    pub label: &'static str,
    /// The readers visible to the sender, external ones first.
    pub readers: Vec<MessageReader>,
    /// The ids of readers hidden from the sender.
    pub unseen: Vec<String>,
    /// The text for readers without a name.
    pub others: Option<String>,
}

/// A message can be read by the people of a private thread or of one without a subject, by the lenders in a
/// lending-team thread, by everyone on the loan in any other, and by all people who get a copy. Invited people read
/// it once they join.
///
/// Returns the readers, external ones first. Readers hidden from the sender aren't named.
///
/// Rule from messaging §3, §5; ENTITY-45, RECIP-06.
#[must_use]
pub fn message_audience(input: &MessageAudience) -> MessageReaders {
    let (seen, unseen): (Vec<&AudiencePerson>, Vec<&AudiencePerson>) = input
        .people
        .iter()
        .filter(|person| can_read(input.thread, person))
        .partition(|person| person.is_seen);
    let people = seen.into_iter().map(|person| MessageReader {
        id: person.id.clone(),
        role: person.role,
        is_external: person.role.is_none_or(|role| is_external(input.sender, role.group())),
        has_blind_copy: !reads_thread(input.thread, person),
    });
    let addresses = input.addresses.iter().map(|address| MessageReader {
        id: address.clone(),
        role: None,
        is_external: true,
        has_blind_copy: false,
    });
    let mut readers: Vec<MessageReader> = people.chain(addresses).collect();
    readers.sort_by_key(|reader| !reader.is_external);
    let scope = scope(input.thread);
    let company_reads = input.company_reads && !input.thread.is_closed();
    MessageReaders {
        scope,
        label: scope.label(),
        readers,
        others: unnamed_readers(input, &unseen, company_reads),
        unseen: unseen.into_iter().map(|person| person.id.clone()).collect(),
    }
}

/// Returns the scope of a thread.
#[must_use]
pub const fn scope(thread: ThreadScope) -> AudienceScope {
    match thread {
        ThreadScope { locked: true, .. } => AudienceScope::Private,
        ThreadScope { direct: true, .. } => AudienceScope::Members,
        ThreadScope { lending_team: true, .. } => AudienceScope::LendingTeam,
        ThreadScope { .. } => AudienceScope::Everyone,
    }
}

fn can_read(thread: ThreadScope, person: &AudiencePerson) -> bool {
    reads_thread(thread, person) || (person.has_blind_copy && (person.role.is_some() || person.is_invited))
}

fn reads_thread(thread: ThreadScope, person: &AudiencePerson) -> bool {
    thread.is_seen_by(person.role, || person.is_in_thread).0 || (person.is_invited && person.is_in_thread)
}

fn is_external(sender: RoleGroup, reader: RoleGroup) -> bool {
    match sender {
        RoleGroup::Lender => reader != RoleGroup::Lender,
        RoleGroup::Borrower | RoleGroup::Contact => reader == RoleGroup::Contact,
    }
}

/// Returns the text for readers without a name: people of the company, or anyone on the loan.
fn unnamed_readers(
    input: &MessageAudience,
    unseen: &[&AudiencePerson],
    company_reads: bool,
) -> Option<String> {
    let lends = |person: &&AudiencePerson| person.role.is_some_and(Role::is_lender);
    match (unseen.is_empty(), unseen.iter().all(lends)) {
        (true, _) if !company_reads => None,
        (_, true) => Some(text::AUDIENCE_OTHERS_AT.fill(&[("lender", &input.lender)])),
        (_, false) => Some(text::AUDIENCE_OTHERS.to_string()),
    }
}
