//! Activity on a loan and at a company: the stored entries, their kinds and their texts. Runs only on the server, to
//! keep it out of the browser's module.

mod file;
mod kind;
mod things;
mod words;

pub use crate::loans::facts::Fact;
pub use file::{ActivityLine, MAX_EXPORTED_ENTRIES, activity_file};
pub use kind::ActivityKind;
pub use words::{KnownNames, describe_activity};

use serde::{Deserialize, Serialize};

use crate::{
    individuals::sensitive_data::SensitiveData,
    loans::{entity::EntityType, entity_label::EntityLabel, facts::LoanFacts, review_status::ReviewStatus},
    needs_list::{history::HistoryKind, history_text::HistoryDetail},
    team::{permission::Permission, role::Role},
};

/// The maximum number of requests that an entry names.
pub const MAX_NAMED_REQUESTS: usize = 3;

/// A thing or person, with its name at that time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct NamedRef {
    /// The id.
    pub id: String,
    /// The name at that time.
    pub name: String,
}

/// A changed fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FactChange {
    /// The fact.
    pub fact: Fact,
    /// The old value, as displayed; empty if unknown.
    pub from: String,
    /// The new value.
    pub to: String,
}

/// A downloaded list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExportedList {
    /// The user's loans.
    Loans,
    /// The user's contacts.
    Contacts,
    /// The company's employees.
    Employees,
    /// The borrowers and contacts of a loan.
    People,
    /// The requests of a loan.
    Requests,
    /// The activity of a loan.
    Activity,
    /// The company's audit log.
    Record,
}

/// An activity entry, with the ids and names that its text needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[allow(missing_docs)] // the fields are explained by their types and variants
pub enum Activity {
    /// An action on requests: on one, with its history details, or on several together.
    Requests {
        how: HistoryKind,
        count: u32,
        elements: Vec<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        people: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        detail: Option<Box<HistoryDetail>>,
    },
    /// A document was added to the loan without a request.
    DocumentAdded { document: NamedRef },
    /// A document from the secure upload page was filed on the loan.
    DocumentFiled { document: NamedRef, sender: String, number: String },
    /// Filing was undone: the file is unfiled again.
    DocumentUnfiled { document: NamedRef },
    /// A document was renamed.
    DocumentRenamed { document: NamedRef, from: String },
    /// A document was moved to the trash.
    DocumentDeleted { document: NamedRef },
    /// A document was restored from the trash.
    DocumentRestored { document: NamedRef },
    /// A document was permanently deleted.
    DocumentErased { document: NamedRef },
    /// The password of a document was removed.
    DocumentUnlocked { document: NamedRef },
    /// A document has a new version.
    DocumentVersionAdded { document: NamedRef, number: u32 },
    /// A document's original with its password was restored; such changes are now recorded as a new version.
    DocumentOriginalBack { document: NamedRef },
    /// A person was added to the loan.
    PersonAdded { person: NamedRef, role: Role },
    /// A person's role on the loan changed.
    RoleChanged { person: NamedRef, from: Role, to: Role },
    /// A person's data or visibility changed.
    PersonChanged { person: NamedRef },
    /// A person was removed from the loan.
    PersonRemoved { person: NamedRef, role: Role },
    /// The user left the loan.
    Left { role: Role },
    /// An invitation was sent.
    Invited { person: NamedRef },
    /// A lender copied an invitation link, to send it themselves.
    InvitationLinkCopied { person: NamedRef },
    /// An invitation was withdrawn.
    InvitationWithdrawn { person: NamedRef },
    /// An invited person joined.
    Joined { role: Role },
    /// The loan was reassigned to a colleague.
    HandedOver { from: NamedRef, to: NamedRef },
    /// A new or existing entity was added to the loan.
    EntityAdded {
        entity: NamedRef,
        of: EntityType,
        #[serde(default)]
        known: bool,
    },
    /// An entity's data changed.
    EntityChanged { entity: NamedRef, of: EntityType },
    /// An entity's labels changed.
    EntityLabelled { entity: NamedRef, of: EntityType, labels: Vec<EntityLabel> },
    /// An entity was linked to a person on the loan.
    EntityTied { entity: NamedRef, of: EntityType, person: NamedRef },
    /// An entity was removed from the loan.
    EntityRemoved { entity: NamedRef, of: EntityType },
    /// A borrower answered the credit check consent; `before` is the previous answer.
    CreditConsent { agreed: bool, before: Option<bool> },
    /// A person's credit report was ordered.
    CreditOrdered { whose: NamedRef },
    /// A person's credit report was recorded manually.
    CreditRecorded { whose: NamedRef },
    /// A person's license was recorded, updated or deleted.
    LicenceWritten { whose: NamedRef, before: bool, after: bool },
    /// The loan was created.
    Opened { imported: bool },
    /// Facts of the loan changed.
    FactsChanged { changes: Vec<FactChange>, imported: bool },
    /// The review status changed.
    StatusChanged { from: ReviewStatus, to: ReviewStatus },
    /// People were reminded of open requests, by a lender or, if `company` is set, automatically.
    Reminded {
        people: Vec<NamedRef>,
        count: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        company: Option<String>,
    },
    /// The loan's reminders were paused or resumed.
    RemindersPaused { paused: bool },
    /// A message was sent.
    MessageSent { message: String },
    /// A message was edited.
    MessageEdited { message: String },
    /// A message was deleted.
    MessageDeleted { message: String },
    /// A message was restored.
    MessageRestored { message: String },
    /// Sensitive data was viewed.
    Looked { at: SensitiveData, whose: String },
    /// A document was downloaded.
    Downloaded { document: NamedRef },
    /// A package of documents was downloaded.
    PackageDownloaded { count: u32 },
    /// A list was exported.
    Exported { list: ExportedList },
    /// The user signed in.
    SignedIn { device: String },
    /// The user signed in with a passkey.
    PasskeyUsed { device: String },
    /// Sign-in was blocked after too many attempts.
    SignInRefused { device: String },
    /// The user's password changed.
    PasswordChanged { by_link: bool },
    /// The user added a passkey.
    PasskeyAdded { name: String },
    /// A passkey was removed.
    PasskeyRemoved { name: String },
    /// The user turned on two-step sign-in.
    SecondStepOn,
    /// The user turned off two-step sign-in.
    SecondStepOff,
    /// A colleague's two-step sign-in was turned off, and their passkeys were removed.
    SecondStepEnded { person: NamedRef },
    /// The user's email address changed.
    AddressChanged { from: String, to: String },
    /// An employee was added.
    EmployeeAdded { person: NamedRef, role: Role },
    /// An employee's role at the company changed.
    EmployeeRoleChanged { person: NamedRef, from: Option<Role>, to: Role },
    /// An employee was removed.
    EmployeeLeft { person: NamedRef, heir: String },
    /// A role's permissions changed.
    PermissionsChanged { role: Role, given: Vec<Permission>, taken: Vec<Permission> },
    /// The company's features or profile changed.
    SettingsChanged { on: Vec<String>, off: Vec<String>, changed: Vec<String> },
    /// A lead without activity was deleted.
    LoanDeleted { name: String },
}

impl Activity {
    /// Returns the kind of the entry.
    #[must_use]
    pub const fn kind(&self) -> ActivityKind {
        match self {
            Self::Requests { how, .. } => ActivityKind::for_request_action(*how),
            Self::Reminded { .. } | Self::RemindersPaused { .. } => ActivityKind::Requests,
            Self::DocumentAdded { .. }
            | Self::DocumentFiled { .. }
            | Self::DocumentUnfiled { .. }
            | Self::DocumentRenamed { .. }
            | Self::DocumentDeleted { .. }
            | Self::DocumentRestored { .. }
            | Self::DocumentErased { .. }
            | Self::DocumentUnlocked { .. }
            | Self::DocumentVersionAdded { .. }
            | Self::DocumentOriginalBack { .. } => ActivityKind::Documents,
            Self::PersonAdded { .. }
            | Self::RoleChanged { .. }
            | Self::PersonChanged { .. }
            | Self::PersonRemoved { .. }
            | Self::Left { .. }
            | Self::Invited { .. }
            | Self::InvitationLinkCopied { .. }
            | Self::InvitationWithdrawn { .. }
            | Self::Joined { .. }
            | Self::HandedOver { .. } => ActivityKind::People,
            Self::EntityAdded { .. }
            | Self::EntityChanged { .. }
            | Self::EntityLabelled { .. }
            | Self::EntityTied { .. }
            | Self::EntityRemoved { .. } => ActivityKind::Entities,
            Self::CreditConsent { .. } => ActivityKind::Consents,
            Self::CreditOrdered { .. } | Self::CreditRecorded { .. } => ActivityKind::Credit,
            Self::LicenceWritten { .. } => ActivityKind::Licences,
            Self::FactsChanged { .. } => ActivityKind::Facts,
            Self::Opened { .. } | Self::StatusChanged { .. } => ActivityKind::Status,
            Self::MessageSent { .. }
            | Self::MessageEdited { .. }
            | Self::MessageDeleted { .. }
            | Self::MessageRestored { .. } => ActivityKind::Messages,
            Self::Looked { .. } => ActivityKind::Access,
            Self::Downloaded { .. } | Self::PackageDownloaded { .. } | Self::Exported { .. } => {
                ActivityKind::Downloads
            }
            Self::SignedIn { .. } | Self::PasskeyUsed { .. } | Self::SignInRefused { .. } => {
                ActivityKind::SignIns
            }
            Self::PasswordChanged { .. }
            | Self::PasskeyAdded { .. }
            | Self::PasskeyRemoved { .. }
            | Self::SecondStepOn
            | Self::SecondStepOff
            | Self::SecondStepEnded { .. }
            | Self::AddressChanged { .. } => ActivityKind::Accounts,
            Self::EmployeeAdded { .. } | Self::EmployeeRoleChanged { .. } | Self::EmployeeLeft { .. } => {
                ActivityKind::Employees
            }
            Self::PermissionsChanged { .. } => ActivityKind::Permissions,
            Self::SettingsChanged { .. } | Self::LoanDeleted { .. } => ActivityKind::Settings,
        }
    }
}

/// Returns the facts that differ, as displayed.
#[must_use]
pub fn fact_changes(from: &LoanFacts, to: &LoanFacts) -> Vec<FactChange> {
    let change = |fact: Fact| FactChange { fact, from: fact.display_value(from), to: fact.display_value(to) };
    Fact::ALL.into_iter().map(change).filter(|change| change.from != change.to).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn returns_only_changed_facts() {
        let from = LoanFacts { name: "Alvarez".into(), amount: Some(1_234_567), ..LoanFacts::default() };
        let to = LoanFacts { amount: None, loan_number: Some("L-7".into()), ..from.clone() };
        let changes: Vec<_> = fact_changes(&from, &to);
        assert_eq!(changes.len(), 2);
        assert_eq!(changes[0], FactChange { fact: Fact::LoanNumber, from: String::new(), to: "L-7".into() });
        assert_eq!(
            changes[1],
            FactChange { fact: Fact::Amount, from: "$1,234,567".into(), to: String::new() }
        );
        assert!(fact_changes(&from, &from).is_empty());
    }

    #[test]
    fn serializes_and_deserializes() {
        let one = Activity::RoleChanged {
            person: NamedRef { id: "7".into(), name: "Lucia".into() },
            from: Role::Borrower,
            to: Role::LeadBorrower,
        };
        let kept = serde_json::to_string(&one).unwrap();
        assert!(kept.starts_with(r#"{"what":"role-changed""#), "{kept}");
        assert_eq!(serde_json::from_str::<Activity>(&kept).unwrap(), one);
    }
}
