//! Texts of activity entries, to be read after the user's name.

use super::{
    Activity, ExportedList, FactChange, NamedRef,
    things::{self, lowercase_label, non_empty},
};
use crate::{
    loans::review_status::ReviewStatus,
    needs_list::{
        history::HistoryKind,
        history_text::{HistoryDetail, history_words},
    },
    team::permission::Permission,
};

/// The maximum number of reminded people that an entry names.
const MAX_NAMED_PEOPLE: usize = 3;

/// The current names of an entry's objects, as far as the reader may know them.
#[derive(Clone, Debug, Default)]
pub struct KnownNames {
    /// The names of the requests.
    pub elements: Vec<String>,
    /// The names of the people.
    pub people: Vec<String>,
    /// The subject of a message's thread.
    pub subject: Option<String>,
    /// Whether the person or entity of the entry is now hidden from the reader.
    pub hidden: bool,
}

/// Returns the action and its object; no object if the action already names it.
#[must_use]
pub fn describe_activity(activity: &Activity, known: &KnownNames) -> (String, Option<String>) {
    use Activity as A;
    let plain = |words: &str| (words.to_owned(), None);
    let on = |words: String, thing: &NamedRef| (words, non_empty(&thing.name));
    match activity {
        A::Requests { how, count, detail, .. } => describe_requests(*how, *count, detail.as_deref(), known),
        A::DocumentAdded { document } => on("added a document".into(), document),
        A::DocumentFiled { document, sender, number } => {
            on(format!("filed {sender}’s upload ({number})"), document)
        }
        A::DocumentUnfiled { document } => on("undid filing a document".into(), document),
        A::DocumentRenamed { document, from } => on(format!("renamed “{from}”"), document),
        A::DocumentDeleted { document } => on("deleted a document".into(), document),
        A::DocumentRestored { document } => on("restored a document from the trash".into(), document),
        A::DocumentErased { document } => on("permanently deleted a document".into(), document),
        A::DocumentVersionAdded { document, number } => {
            on(format!("added version {number} of a document"), document)
        }
        A::DocumentUnlocked { document } => on("removed the password from a document".into(), document),
        A::DocumentOriginalBack { document } => on("restored the original of a document".into(), document),
        A::PersonAdded { person, role } => {
            on(format!("added a member as {}", lowercase_label(role.label())), person)
        }
        A::RoleChanged { person, from, to } => on(
            format!(
                "changed a role from {} to {}",
                lowercase_label(from.label()),
                lowercase_label(to.label())
            ),
            person,
        ),
        A::PersonChanged { person } => on("updated a person’s details".into(), person),
        A::PersonRemoved { person, role } => {
            on(format!("removed a member ({})", lowercase_label(role.label())), person)
        }
        A::Left { role } => (format!("left the loan as {}", lowercase_label(role.label())), None),
        A::Invited { person } => on("sent an invitation".into(), person),
        A::InvitationLinkCopied { person } => on("copied an invitation link".into(), person),
        A::InvitationWithdrawn { person } => on("withdrew an invitation".into(), person),
        A::Joined { role } => (format!("accepted the invitation as {}", lowercase_label(role.label())), None),
        A::HandedOver { from, to } => {
            (format!("reassigned the loan from {} to {}", from.name, to.name), None)
        }
        A::Opened { imported: true } => plain("imported the loan"),
        A::Opened { imported: false } => plain("created the loan"),
        A::FactsChanged { changes, imported } => (describe_fact_changes(changes, *imported), None),
        A::StatusChanged { from, to } => (describe_status_change(*from, *to), None),
        A::Reminded { people, count, company } => {
            (describe_reminder(people, *count, company.is_some()), None)
        }
        A::RemindersPaused { paused: true } => plain("paused the loan’s reminders"),
        A::RemindersPaused { paused: false } => plain("resumed the loan’s reminders"),
        A::MessageSent { .. } => ("sent a message".into(), known.subject.clone()),
        A::MessageEdited { .. } => ("edited a message".into(), known.subject.clone()),
        A::MessageDeleted { .. } => ("deleted a message".into(), known.subject.clone()),
        A::MessageRestored { .. } => ("restored a message".into(), known.subject.clone()),
        _ => things::describe_entity_activity(activity, known.hidden)
            .unwrap_or_else(|| describe_company_activity(activity)),
    }
}

/// Returns the same for entries of the audit log and for views and downloads.
fn describe_company_activity(activity: &Activity) -> (String, Option<String>) {
    use Activity as A;
    let plain = |words: &str| (words.to_owned(), None);
    let on = |words: String, thing: &NamedRef| (words, non_empty(&thing.name));
    match activity {
        A::Looked { at, whose } => (at.view_log_text(whose), None),
        A::Downloaded { document } => on("opened or downloaded a document".into(), document),
        A::PackageDownloaded { count: 1 } => plain("downloaded a package of one document"),
        A::PackageDownloaded { count } => (format!("downloaded a package of {count} documents"), None),
        A::Exported { list } => (format!("downloaded {} as a spreadsheet", exported_list_name(*list)), None),
        A::SignedIn { device } => ("signed in".into(), non_empty(device)),
        A::PasskeyUsed { device } => ("signed in with a passkey".into(), non_empty(device)),
        A::PasskeyAdded { name } => ("added a passkey".into(), non_empty(name)),
        A::PasskeyRemoved { name } => ("removed a passkey".into(), non_empty(name)),
        A::SecondStepOn => plain("turned on two-step sign-in with an authenticator app"),
        A::SecondStepOff => plain("turned off two-step sign-in with an authenticator app"),
        A::SecondStepEnded { person } => on("turned off two-step sign-in for a colleague".into(), person),
        A::SignInRefused { device } => {
            ("was blocked after too many sign-in attempts".into(), non_empty(device))
        }
        A::PasswordChanged { by_link: true } => plain("reset the password with an email link"),
        A::PasswordChanged { by_link: false } => plain("changed the password"),
        A::AddressChanged { from, to } => (format!("changed the email address from {from} to {to}"), None),
        A::EmployeeAdded { person, role } => {
            on(format!("added an employee as {}", lowercase_label(role.label())), person)
        }
        A::EmployeeRoleChanged { person, from: Some(from), to } => on(
            format!(
                "changed a company role from {} to {}",
                lowercase_label(from.label()),
                lowercase_label(to.label())
            ),
            person,
        ),
        A::EmployeeRoleChanged { person, from: None, to } => {
            on(format!("set a company role to {}", lowercase_label(to.label())), person)
        }
        A::EmployeeLeft { person, heir } if heir.is_empty() => on("removed an employee".into(), person),
        A::EmployeeLeft { person, heir } => {
            on(format!("removed an employee; loans reassigned to {heir}"), person)
        }
        A::PermissionsChanged { role, given, taken } => {
            let said =
                join_parts([("granted", quote_permissions(given)), ("revoked", quote_permissions(taken))]);
            (format!("changed permissions for {}: {said}", role.label()), None)
        }
        A::SettingsChanged { on, off, changed } => {
            let said = join_parts([
                ("turned on", on.join(", ")),
                ("turned off", off.join(", ")),
                ("changed", changed.join(", ")),
            ]);
            (if said.is_empty() { "saved the company’s settings".into() } else { said }, None)
        }
        A::LoanDeleted { name } => ("deleted a lead".into(), non_empty(name)),
        _ => (String::new(), None),
    }
}

fn join_parts<const N: usize>(parts: [(&str, String); N]) -> String {
    let parts = parts.into_iter().filter(|(_, what)| !what.is_empty());
    parts.map(|(verb, what)| format!("{verb} {what}")).collect::<Vec<_>>().join("; ")
}

fn quote_permissions(some: &[Permission]) -> String {
    some.iter().map(|permission| format!("“{}”", permission.label())).collect::<Vec<_>>().join(", ")
}

/// Returns the history text and name of one request, or a summary of several.
fn describe_requests(
    how: HistoryKind,
    count: u32,
    detail: Option<&HistoryDetail>,
    known: &KnownNames,
) -> (String, Option<String>) {
    let names = &known.elements;
    let people = non_empty(&known.people.join(", "));
    if count <= 1 {
        let detail = detail.cloned().unwrap_or_default();
        let words = history_words(how, &HistoryDetail { name: people.or(detail.name.clone()), ..detail });
        return (words, names.first().cloned());
    }
    let more = (count as usize).saturating_sub(names.len());
    let mut on = names.join(", ");
    if more > 0 && !on.is_empty() {
        on += &format!(" and {more} more");
    }
    let many = format!("{count} requests");
    let whom = |with: &str| people.as_ref().map(|people| format!(" {with} {people}")).unwrap_or_default();
    let words = match how {
        HistoryKind::Created => format!("added {many}"),
        HistoryKind::Updated => format!("changed {many}"),
        HistoryKind::Moved => format!("moved {many}"),
        HistoryKind::Deleted => format!("deleted {many}"),
        HistoryKind::Restored => format!("restored {many}"),
        HistoryKind::Answered => format!("uploaded documents for {many}"),
        HistoryKind::AnswerRemoved => format!("removed documents from {many}"),
        HistoryKind::Accepted => format!("accepted documents for {many}"),
        HistoryKind::Rejected => format!("rejected documents for {many}"),
        HistoryKind::BackToSubmitted => format!("set {many} back to submitted"),
        HistoryKind::NotApplicable => format!("marked {many} not applicable"),
        HistoryKind::Applicable => format!("marked {many} applicable again"),
        HistoryKind::Commented => format!("commented on {many}"),
        HistoryKind::Shared => format!("assigned {many}{}", whom("to")),
        HistoryKind::Unshared => format!("unassigned {many}{}", whom("from")),
        HistoryKind::TakenBack => format!("undid their changes to {many}"),
    };
    (words, non_empty(&on))
}

/// Returns the people and the number of requests they were reminded of.
fn describe_reminder(people: &[NamedRef], count: u32, automatic: bool) -> String {
    let named: Vec<&str> = people.iter().take(MAX_NAMED_PEOPLE).map(|person| person.name.as_str()).collect();
    let more = people.len().saturating_sub(named.len());
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    let requests = if count == 1 { "1 request".to_owned() } else { format!("{count} requests") };
    let how = if automatic { " automatically" } else { "" };
    format!("reminded {}{more} of {requests}{how}", named.join(", "))
}

/// Returns the old and new value of each fact.
fn describe_fact_changes(changes: &[FactChange], imported: bool) -> String {
    let quoted = |text: &str| if text.is_empty() { "nothing".to_owned() } else { format!("“{text}”") };
    let one = |change: &FactChange| {
        format!(
            "the {} from {} to {}",
            lowercase_label(change.fact.label()),
            quoted(&change.from),
            quoted(&change.to)
        )
    };
    let all = changes.iter().map(one).collect::<Vec<_>>().join(", ");
    if imported { format!("changed {all} by import") } else { format!("changed {all}") }
}

fn describe_status_change(from: ReviewStatus, to: ReviewStatus) -> String {
    match (from, to) {
        (_, ReviewStatus::Archive) => format!("archived the loan (was “{}”)", from.label()),
        (ReviewStatus::Archive, _) => format!("restored the loan to “{}”", to.label()),
        _ => format!("changed the status from “{}” to “{}”", from.label(), to.label()),
    }
}

const fn exported_list_name(list: ExportedList) -> &'static str {
    match list {
        ExportedList::Loans => "the loans",
        ExportedList::Contacts => "the contacts",
        ExportedList::Employees => "the employees",
        ExportedList::People => "a loan’s people",
        ExportedList::Requests => "a loan’s requests",
        ExportedList::Activity => "a loan’s activity",
        ExportedList::Record => "the audit log",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{individuals::sensitive_data::SensitiveData, loans::facts::Fact, team::role::Role};

    fn lucia() -> NamedRef {
        NamedRef { id: "7".into(), name: "Lucia Alvarez".into() }
    }

    fn words(activity: &Activity) -> String {
        describe_activity(activity, &KnownNames::default()).0
    }

    fn done_to(how: HistoryKind, count: u32, known: &KnownNames) -> (String, Option<String>) {
        describe_activity(
            &Activity::Requests { how, count, elements: vec![], people: vec![], detail: None },
            known,
        )
    }

    #[test]
    fn describes_one_request_as_in_its_history() {
        let known = KnownNames {
            elements: vec!["W-2".into()],
            people: vec!["Mateo".into()],
            ..KnownNames::default()
        };
        let (words, on) = done_to(HistoryKind::Shared, 1, &known);
        assert_eq!((words.as_str(), on.as_deref()), ("assigned it to “Mateo”", Some("W-2")));
        let (words, on) = done_to(HistoryKind::Created, 1, &KnownNames::default());
        assert_eq!((words.as_str(), on), ("added this", None));
    }

    #[test]
    fn summarizes_several_requests() {
        let elements = vec!["W-2".into(), "Paystub".into(), "Lease".into()];
        let known = KnownNames { elements, people: vec!["Mateo".into()], ..KnownNames::default() };
        let (words, on) = done_to(HistoryKind::Moved, 5_000, &known);
        assert_eq!(words, "moved 5000 requests");
        assert_eq!(on.as_deref(), Some("W-2, Paystub, Lease and 4997 more"));
        assert_eq!(done_to(HistoryKind::Shared, 3, &known).0, "assigned 3 requests to Mateo");
        assert_eq!(done_to(HistoryKind::Unshared, 3, &known).0, "unassigned 3 requests from Mateo");
        for how in [
            HistoryKind::Created,
            HistoryKind::Updated,
            HistoryKind::Deleted,
            HistoryKind::Restored,
            HistoryKind::Answered,
            HistoryKind::AnswerRemoved,
            HistoryKind::Accepted,
            HistoryKind::Rejected,
            HistoryKind::BackToSubmitted,
            HistoryKind::NotApplicable,
            HistoryKind::Applicable,
            HistoryKind::Commented,
            HistoryKind::TakenBack,
        ] {
            assert!(done_to(how, 2, &known).0.contains("2 requests"));
        }
    }

    #[test]
    fn describes_fact_changes() {
        let change = |fact, from: &str, to: &str| FactChange { fact, from: from.into(), to: to.into() };
        let amount = change(Fact::Amount, "$1,000", "$2,000");
        let number = change(Fact::LoanNumber, "", "L-7");
        let changed = |changes, imported| words(&Activity::FactsChanged { changes, imported });
        assert_eq!(changed(vec![amount.clone()], false), "changed the amount from “$1,000” to “$2,000”");
        assert_eq!(
            changed(vec![number, amount], true),
            "changed the number from nothing to “L-7”, the amount from “$1,000” to “$2,000” by import"
        );
    }

    #[test]
    fn describes_archiving_and_restoring() {
        let moved = |from, to| words(&Activity::StatusChanged { from, to });
        let (lead, closing, archive) = (ReviewStatus::Lead, ReviewStatus::Closing, ReviewStatus::Archive);
        assert!(moved(lead, closing).starts_with("changed the status from “"));
        assert!(moved(closing, archive).starts_with("archived the loan"));
        assert!(moved(archive, closing).starts_with("restored the loan to “"));
    }

    #[test]
    fn names_thread_only_if_visible() {
        let sent = Activity::MessageSent { message: "1".into() };
        assert_eq!(describe_activity(&sent, &KnownNames::default()), ("sent a message".into(), None));
        let known = KnownNames { subject: Some("Closing date".into()), ..KnownNames::default() };
        assert_eq!(describe_activity(&sent, &known).1.as_deref(), Some("Closing date"));
    }

    #[test]
    fn describes_reminders() {
        let reminded = |people, count, company| words(&Activity::Reminded { people, count, company });
        assert_eq!(reminded(vec![lucia()], 3, None), "reminded Lucia Alvarez of 3 requests");
        assert_eq!(
            reminded(vec![lucia(); 5], 1, Some("Harbor & Pine".into())),
            "reminded Lucia Alvarez, Lucia Alvarez, Lucia Alvarez and 2 more of 1 request automatically"
        );
    }

    #[test]
    fn describes_people_and_roles() {
        let added = Activity::PersonAdded { person: lucia(), role: Role::LeadBorrower };
        let (said, on) = describe_activity(&added, &KnownNames::default());
        assert_eq!(
            (said.as_str(), on.as_deref()),
            ("added a member as lead borrower", Some("Lucia Alvarez"))
        );
        let changed = Activity::RoleChanged { person: lucia(), from: Role::Borrower, to: Role::LeadBorrower };
        assert_eq!(words(&changed), "changed a role from borrower to lead borrower");
        let left = Activity::EmployeeLeft { person: lucia(), heir: "Marcus".into() };
        assert_eq!(words(&left), "removed an employee; loans reassigned to Marcus");
        let looked = Activity::Looked { at: SensitiveData::CreditScore, whose: "Lucia".into() };
        assert_eq!(words(&looked), "viewed the credit score of Lucia");
    }

    #[test]
    fn describes_settings_and_permissions() {
        let changed = |on: &[&str], off: &[&str]| {
            let list = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
            words(&Activity::SettingsChanged { on: list(on), off: list(off), changed: vec![] })
        };
        assert_eq!(changed(&["credit"], &["upload"]), "turned on credit; turned off upload");
        assert_eq!(changed(&[], &[]), "saved the company’s settings");
        let given = vec![Permission::SeeBorrowersCreditScore];
        let said = words(&Activity::PermissionsChanged { role: Role::Manager, given, taken: vec![] });
        assert!(said.starts_with("changed permissions for Manager: granted “"), "{said}");
    }
}
