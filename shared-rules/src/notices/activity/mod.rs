//! What happened on a loan and at a company: what is kept of it, which kind it is, and in what words it is told. The
//! server asks it alone, where it is read, so that it costs the browser nothing.

mod file;
mod kind;
mod things;
mod words;

pub use file::{ActivityLine, MOST_ENTRIES, activity_file};
pub use kind::ActivityKind;
pub use words::{Known, told};

use serde::{Deserialize, Serialize};

use crate::{
    individuals::sensitive::Sensitive,
    loans::{entity::EntityType, entity_label::EntityLabel, facts::LoanFacts, review_status::ReviewStatus},
    needs_list::{history::HistoryKind, history_words::HistoryDetail},
    team::{permission::Permission, role::Role},
};

/// How many requests an entry names of those that it is about.
pub const NAMED: usize = 3;

/// Something or somebody, and what it was called then.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Named {
    /// Its id.
    pub id: String,
    /// What it was called.
    pub name: String,
}

/// A fact of a loan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Fact {
    /// What it is called.
    Name,
    /// The company's number of it.
    LoanNumber,
    /// How much.
    Amount,
    /// What for.
    LoanPurpose,
    /// What it is secured by.
    PropertyAddress,
}

/// A fact that became another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct FactChange {
    /// Which.
    pub fact: Fact,
    /// What it was, as it is shown; empty where nothing was known.
    pub from: String,
    /// What it is since.
    pub to: String,
}

/// What somebody downloaded that isn't a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Export {
    /// The loans somebody works on.
    Loans,
    /// The people of the address book.
    Contacts,
    /// Who works at the company.
    Employees,
    /// The borrowers and contacts of a loan.
    People,
    /// The requests of a loan.
    Requests,
    /// What happened on a loan.
    Activity,
    /// What is on record of a company.
    Record,
}

/// Something that happened, with the ids and names that it takes to tell it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "what", rename_all = "kebab-case", rename_all_fields = "camelCase")]
#[allow(missing_docs)] // each field is what its type says, of the thing that the variant says
pub enum Activity {
    /// Something was done to requests: to one, with what stands on its record, or to several at once.
    Requests {
        how: HistoryKind,
        count: u32,
        elements: Vec<String>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        people: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        detail: Option<Box<HistoryDetail>>,
    },
    /// A document came to the loan that answers no request.
    DocumentAdded { document: Named },
    /// A document that somebody handed in without signing in was put on the loan.
    DocumentFiled { document: Named, sender: String, number: String },
    /// That was taken back: the file waits to be filed again.
    DocumentUnfiled { document: Named },
    /// A document was renamed.
    DocumentRenamed { document: Named, from: String },
    /// A document was deleted; it lies in the trash.
    DocumentDeleted { document: Named },
    /// A document came back from the trash.
    DocumentRestored { document: Named },
    /// A document was taken out of the trash, for good.
    DocumentErased { document: Named },
    /// The password was taken off a document.
    DocumentUnlocked { document: Named },
    /// A document has a new version.
    DocumentVersionAdded { document: Named, number: u32 },
    /// A document is again what it was before its password was taken off; now told as a new version.
    DocumentOriginalBack { document: Named },
    /// Somebody was put on the loan.
    PersonAdded { person: Named, role: Role },
    /// Somebody's role became another one.
    RoleChanged { person: Named, from: Role, to: Role },
    /// What is known of somebody changed, or who sees them.
    PersonChanged { person: Named },
    /// Somebody was taken off the loan.
    PersonRemoved { person: Named, role: Role },
    /// Somebody left the loan.
    Left { role: Role },
    /// An invitation went out.
    Invited { person: Named },
    /// A lender copied the link of an invitation, to pass it on themselves.
    InvitationLinkCopied { person: Named },
    /// It was withdrawn.
    InvitationWithdrawn { person: Named },
    /// Who was invited joined.
    Joined { role: Role },
    /// A colleague took over.
    HandedOver { from: Named, to: Named },
    /// An entity was put on the loan; one that another loan has too, or a new one.
    EntityAdded {
        entity: Named,
        of: EntityType,
        #[serde(default)]
        known: bool,
    },
    /// What is known of an entity changed.
    EntityChanged { entity: Named, of: EntityType },
    /// An entity got other labels.
    EntityLabelled { entity: Named, of: EntityType, labels: Vec<EntityLabel> },
    /// An entity turned out to be somebody on the loan.
    EntityTied { entity: Named, of: EntityType, person: Named },
    /// An entity was taken off the loan.
    EntityRemoved { entity: Named, of: EntityType },
    /// A borrower said whether their credit may be looked up; before that they had said the other.
    CreditConsent { agreed: bool, before: Option<bool> },
    /// A credit report on somebody was ordered.
    CreditOrdered { whose: Named },
    /// A credit report on somebody was written down by hand.
    CreditRecorded { whose: Named },
    /// A licence of somebody was written down, changed or deleted.
    LicenceWritten { whose: Named, before: bool, after: bool },
    /// The loan was opened.
    Opened { imported: bool },
    /// Facts of the loan changed.
    FactsChanged { changes: Vec<FactChange>, imported: bool },
    /// The loan stands elsewhere.
    StatusChanged { from: ReviewStatus, to: ReviewStatus },
    /// A message was written.
    MessageSent { message: String },
    /// Its words changed.
    MessageEdited { message: String },
    /// It was deleted.
    MessageDeleted { message: String },
    /// It was brought back.
    MessageRestored { message: String },
    /// Somebody looked at what is shown only when asked for.
    Looked { at: Sensitive, whose: String },
    /// A document was downloaded.
    Downloaded { document: Named },
    /// Documents of a loan were downloaded together.
    PackageDownloaded { count: u32 },
    /// A list was downloaded.
    Exported { list: Export },
    /// Somebody signed in.
    SignedIn { device: String },
    /// Somebody signed in with a passkey.
    PasskeyUsed { device: String },
    /// Somebody couldn't sign in any more, after too many attempts.
    SignInRefused { device: String },
    /// Somebody has another password.
    PasswordChanged { by_link: bool },
    /// Somebody has one more passkey.
    PasskeyAdded { name: String },
    /// A passkey lets nobody in any more.
    PasskeyRemoved { name: String },
    /// Somebody's authenticator app is asked for from now on.
    SecondStepOn,
    /// It isn't any more.
    SecondStepOff,
    /// Two-step sign-in of a colleague was turned off, and their passkeys removed.
    SecondStepEnded { person: Named },
    /// Somebody has another e-mail address.
    AddressChanged { from: String, to: String },
    /// Somebody works at the company.
    EmployeeAdded { person: Named, role: Role },
    /// Somebody's role at the company became another one.
    EmployeeRoleChanged { person: Named, from: Option<Role>, to: Role },
    /// Somebody doesn't work at the company any more.
    EmployeeLeft { person: Named, heir: String },
    /// What a role may do changed.
    PermissionsChanged { role: Role, given: Vec<Permission>, taken: Vec<Permission> },
    /// What the company has switched on changed, or what it shows of itself.
    SettingsChanged { on: Vec<String>, off: Vec<String>, changed: Vec<String> },
    /// A lead on which nothing had happened was deleted.
    LoanDeleted { name: String },
}

impl Activity {
    /// Which kind it is.
    #[must_use]
    pub const fn kind(&self) -> ActivityKind {
        match self {
            Self::Requests { how, .. } => ActivityKind::of_request(*how),
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

/// What differs between the facts of a loan before and after, as people read it.
#[must_use]
pub fn fact_changes(from: &LoanFacts, to: &LoanFacts) -> Vec<FactChange> {
    let facts = [
        (Fact::Name, &from.name, &to.name),
        (Fact::LoanNumber, &from.loan_number, &to.loan_number),
        (Fact::Amount, &dollars(from.amount), &dollars(to.amount)),
        (Fact::LoanPurpose, &from.loan_purpose, &to.loan_purpose),
        (Fact::PropertyAddress, &from.property_address, &to.property_address),
    ];
    let differ = facts.into_iter().filter(|(_, from, to)| from != to);
    differ.map(|(fact, from, to)| FactChange { fact, from: from.clone(), to: to.clone() }).collect()
}

/// An amount of whole dollars with a comma before every third digit from the end.
fn dollars(amount: Option<i64>) -> String {
    let Some(amount) = amount else { return String::new() };
    let digits = amount.unsigned_abs().to_string();
    let mut grouped = String::from(if amount < 0 { "-$" } else { "$" });
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place) % 3 == 0 {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_facts_that_differ_are_told_with_what_they_were() {
        let from = LoanFacts { name: "Alvarez".into(), amount: Some(1_234_567), ..LoanFacts::default() };
        let to = LoanFacts { amount: None, loan_number: "L-7".into(), ..from.clone() };
        let told: Vec<_> = fact_changes(&from, &to);
        assert_eq!(told.len(), 2);
        assert_eq!(told[0], FactChange { fact: Fact::LoanNumber, from: String::new(), to: "L-7".into() });
        assert_eq!(told[1], FactChange { fact: Fact::Amount, from: "$1,234,567".into(), to: String::new() });
        assert!(fact_changes(&from, &from).is_empty());
    }

    #[test]
    fn what_is_kept_reads_back() {
        let one = Activity::RoleChanged {
            person: Named { id: "7".into(), name: "Lucia".into() },
            from: Role::Borrower,
            to: Role::LeadBorrower,
        };
        let kept = serde_json::to_string(&one).unwrap();
        assert!(kept.starts_with(r#"{"what":"role-changed""#), "{kept}");
        assert_eq!(serde_json::from_str::<Activity>(&kept).unwrap(), one);
    }
}
