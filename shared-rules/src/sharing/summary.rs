//! The summary of what the sharing dialog's button will do, shown before it is clicked.

use std::collections::{HashMap, HashSet};

use super::entry::distinct_entries;
use super::plan::{SharePlan, ShareStep, share_plan};
use super::request_body::NewShare;
use crate::team::role::RoleGroup;
use crate::text::sharing as text;

/// Before sharing, the dialog shows who is added, who becomes visible and what is shared, one sentence per step.
///
/// Returns a sentence for each step of the plan, in order.
///
/// Rule from platform §4; SHARE-07…11.
#[must_use]
pub fn plan_words(input: &SharePlan) -> Vec<String> {
    let entries = distinct_entries(&input.entries);
    let names: HashMap<&str, &str> = entries.iter().map(|entry| (entry.value.trim(), entry.name())).collect();
    let name = |value: &str| names.get(value).copied().unwrap_or(value).to_owned();
    let words = |step: &ShareStep| match step {
        ShareStep::AddContact { email } => {
            let adds =
                if input.with_message { text::PLAN_ADDS_CONTACT_IN_THREAD } else { text::PLAN_ADDS_CONTACT };
            adds.fill(&[("email", email)])
        }
        ShareStep::AddLenderUser { user_id, body } => {
            let joins = match body.role.group() {
                RoleGroup::Lender => text::PLAN_ADDS_LENDER,
                RoleGroup::Borrower => text::PLAN_ADDS_BORROWER,
                RoleGroup::Contact => text::PLAN_ADDS_USER,
            };
            joins.fill(&[("name", &name(user_id))])
        }
        ShareStep::EditLenderUser { user_id, .. } => text::PLAN_SHOWS.fill(&[("name", &name(user_id))]),
        ShareStep::CreateShares { shares } => shares_sentence(shares, &name),
        ShareStep::MailItems { emails, elements } => emails_sentence(emails, elements.len()),
    };
    share_plan(input).steps.iter().map(words).collect()
}

/// Returns the sentence about the shares: the number of elements, and the people without duplicates.
fn shares_sentence(shares: &[NewShare], name: &dyn Fn(&str) -> String) -> String {
    let items: HashSet<&str> = shares.iter().map(|share| share.info_id.as_str()).collect();
    let (mut people, mut known) = (Vec::new(), HashSet::new());
    for share in shares {
        let person = name(&share.shared_with_user_id);
        if known.insert(person.clone()) {
            people.push(person);
        }
    }
    let (count, names) = (items.len().to_string(), people.join(", "));
    match items.len() {
        1 => text::PLAN_SHARES_ONE.fill(&[("names", &names)]),
        _ => text::PLAN_SHARES.fill(&[("count", &count), ("names", &names)]),
    }
}

/// Returns the sentence about the items emailed to addresses.
fn emails_sentence(emails: &[String], items: usize) -> String {
    let (count, names) = (items.to_string(), emails.join(", "));
    match items {
        1 => text::PLAN_MAILS_ONE.fill(&[("names", &names)]),
        _ => text::PLAN_MAILS.fill(&[("count", &count), ("names", &names)]),
    }
}
