//! The API calls behind the buttons of the sharing dialog, in order: addresses become contacts, people join the loan,
//! hidden people become visible, and only then elements are shared, or emailed to addresses.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::SharePermission;
use super::dialog::ShareAction;
use super::entry::{ShareEntry, distinct_entries};
use super::request_body::{LenderUserBody, NewShare};
use super::toast::{NamedUser, ShareToasts, share_toasts};
use crate::value::limits;
use crate::violation::Violation;

/// A completed sharing dialog and the clicked button.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SharePlan {
    /// The button.
    pub action: ShareAction,
    /// The loan.
    pub loan_id: String,
    /// The viewer's user id.
    pub viewer_id: String,
    /// Users and addresses.
    pub entries: Vec<ShareEntry>,
    /// The values marked ASSIGN.
    #[serde(default)]
    pub assigned: Vec<String>,
    /// The ids of the selected elements.
    #[serde(default)]
    pub elements: Vec<String>,
    /// Whether a message with the elements follows; addresses then get only that message.
    #[serde(default)]
    pub with_message: bool,
}

/// One call of the plan. Each waits for the response of the previous one, and may be repeated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(tag = "call", rename_all = "SCREAMING_SNAKE_CASE", rename_all_fields = "camelCase")]
pub enum ShareStep {
    /// Save an address among the viewer's contacts, without a role on the loan.
    AddContact {
        /// The address.
        email: String,
    },
    /// Add a user to the loan.
    AddLenderUser {
        /// The user.
        user_id: String,
        /// The request body.
        body: LenderUserBody,
    },
    /// Make a user on the loan visible to borrowers.
    EditLenderUser {
        /// The user.
        user_id: String,
        /// The request body.
        body: LenderUserBody,
    },
    /// Create the shares, all in one call.
    CreateShares {
        /// Every element with every marked person.
        shares: Vec<NewShare>,
    },
    /// Email the elements to addresses, each in a separate message.
    MailItems {
        /// The addresses.
        emails: Vec<String>,
        /// The ids of the elements.
        elements: Vec<String>,
    },
}

/// The effect of the button.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SharePlanAnswer {
    /// The calls, in order; the first failure stops the plan with the dialog open.
    pub steps: Vec<ShareStep>,
    /// The toasts after all calls succeeded.
    pub toasts: Vec<String>,
    /// Whether the message is sent afterwards; not on Cancel.
    pub confirms: bool,
    /// The reasons why the plan can't run: too many shares in one request.
    pub violations: Vec<Violation>,
}

/// Sharing first adds contacts and people, then makes them visible, and only then shares, with VIEW.
///
/// Returns the calls of the clicked button, in order, and the toasts afterwards.
///
/// Rule from platform §4, §8; SHARE-04…13; resolutions 45…48.
#[must_use]
pub fn share_plan(input: &SharePlan) -> SharePlanAnswer {
    if input.action == ShareAction::Cancel {
        return SharePlanAnswer::default();
    }
    let violations = share_limit_violations(input);
    if !violations.is_empty() {
        return SharePlanAnswer { violations, ..SharePlanAnswer::default() };
    }
    let people = PlanPeople::of(input);
    let added = people.new_contacts.iter().map(|entry| entry.value.trim().to_owned());
    let mut steps: Vec<ShareStep> = added.map(|email| ShareStep::AddContact { email }).collect();
    steps.extend(people.joining.iter().map(|entry| ShareStep::AddLenderUser {
        user_id: entry.value.clone(),
        body: LenderUserBody::add_person_payload(entry),
    }));
    steps.extend(people.invisible.iter().filter_map(|entry| {
        let body = LenderUserBody::made_visible(entry, entry.role?);
        Some(ShareStep::EditLenderUser { user_id: entry.value.clone(), body })
    }));
    let shares = build_shares(input, &people.assigned);
    let items = if shares.is_empty() { 0 } else { distinct_elements(input).len() };
    if !shares.is_empty() {
        steps.push(ShareStep::CreateShares { shares });
    }
    let elements: Vec<String> = distinct_elements(input).into_iter().map(str::to_owned).collect();
    let emails = if elements.is_empty() { Vec::new() } else { people.email_recipients() };
    let toasts = build_toasts(input, &people, items, &emails);
    if !emails.is_empty() {
        steps.push(ShareStep::MailItems { emails, elements });
    }
    SharePlanAnswer { steps, toasts, confirms: true, violations }
}

/// Returns the violation if the plan creates too many shares in one request: one per element and marked person.
#[must_use]
pub fn share_limit_violations(input: &SharePlan) -> Vec<Violation> {
    let shares = input.elements.len().saturating_mul(input.assigned.len());
    limits::list_problem("shares", shares).into_iter().collect()
}

/// The people concerned by each step.
struct PlanPeople<'a> {
    assigned: Vec<&'a ShareEntry>,
    mailed: Vec<&'a ShareEntry>,
    new_contacts: Vec<&'a ShareEntry>,
    joining: Vec<&'a ShareEntry>,
    invisible: Vec<&'a ShareEntry>,
}

impl<'a> PlanPeople<'a> {
    /// Groups the entries by step. Every address becomes a contact; only marked entries are added or shared with, and
    /// only with Send and Assign. An address can't get a share: its person has no access to the loan.
    fn of(input: &'a SharePlan) -> Self {
        let marks: HashSet<&str> = input.assigned.iter().map(String::as_str).collect();
        let assigns = input.action == ShareAction::SendAndAssign;
        let entries = distinct_entries(&input.entries);
        let those = |chosen: &dyn Fn(&ShareEntry) -> bool| -> Vec<&'a ShareEntry> {
            entries.iter().copied().filter(|entry| chosen(entry)).collect()
        };
        let marked = |entry: &ShareEntry| assigns && marks.contains(entry.value.as_str());
        Self {
            assigned: those(&|entry| marked(entry) && !entry.is_email()),
            mailed: those(&|entry| marked(entry) && entry.is_email() && !input.with_message),
            new_contacts: those(&|entry| entry.is_email() && !entry.is_contact),
            joining: those(&|entry| marked(entry) && !entry.is_email() && !entry.on_loan()),
            invisible: those(&|entry| {
                marked(entry) && !entry.is_email() && entry.on_loan() && !entry.visible_to_borrower
            }),
        }
    }
}

impl PlanPeople<'_> {
    /// Returns the addresses that get the elements by email.
    fn email_recipients(&self) -> Vec<String> {
        self.mailed.iter().map(|entry| entry.value.trim().to_owned()).collect()
    }
}

fn distinct_elements(input: &SharePlan) -> Vec<&str> {
    let mut known = HashSet::new();
    input.elements.iter().map(String::as_str).filter(|element| known.insert(*element)).collect()
}

fn build_shares(input: &SharePlan, people: &[&ShareEntry]) -> Vec<NewShare> {
    let share = |element: &str, person: &ShareEntry| NewShare {
        info_id: element.to_owned(),
        loan_id: input.loan_id.clone(),
        permissions: SharePermission::View,
        shared_by_user_id: input.viewer_id.clone(),
        shared_with_user_id: person.value.trim().to_owned(),
    };
    distinct_elements(input)
        .into_iter()
        .flat_map(|element| people.iter().map(move |person| share(element, person)))
        .collect()
}

fn build_toasts(input: &SharePlan, people: &PlanPeople<'_>, items: usize, mailed: &[String]) -> Vec<String> {
    let users = |entries: &[&ShareEntry]| -> Vec<NamedUser> {
        entries
            .iter()
            .map(|entry| NamedUser { id: entry.value.clone(), name: entry.name().to_owned() })
            .collect()
    };
    share_toasts(&ShareToasts {
        viewer_id: input.viewer_id.clone(),
        added_contacts: people.new_contacts.iter().map(|entry| entry.value.trim().to_owned()).collect(),
        added_users: users(&people.joining),
        made_visible: users(&people.invisible),
        items_assigned: u32::try_from(items).unwrap_or(u32::MAX),
        mailed_to: mailed.to_vec(),
    })
}
