//! The possible recipients on a loan.

use std::collections::{BTreeMap, HashSet};

use sea_orm::DbErr;
use shared_rules::messaging::recipient::RecipientType;

use super::dto::RecipientOption;
use crate::{
    access::LoanMember,
    features::{messaging::by_email::saved_addresses, tasks},
    membership::{PersonOnLoan, UserRef, load_people_on_loan, team_seen_by},
    state::AppState,
};

/// Returns everyone the viewer sees, including the viewer, in team order; for lenders also people with a pending
/// invitation; and the addresses among the viewer's contacts.
pub(super) async fn recipients(
    state: &AppState,
    viewer: &LoanMember,
    kind: RecipientType,
) -> Result<Vec<RecipientOption>, DbErr> {
    let people = load_people_on_loan(state.db.read(), viewer.loan.id).await?;
    let tasks = tasks::per_user(state, viewer).await?;
    let invited = people.iter().filter(|person| person.role.is_none() && person.is_seen_by(viewer));
    let mut saved = match kind {
        RecipientType::All => saved_addresses(state.db.read(), viewer.user.id).await?,
        _ => Vec::new(),
    };
    // A saved address of a person on the loan is offered as that person.
    let seen = people.iter().filter(|person| person.is_seen_by(viewer));
    let known: HashSet<String> = seen.map(|person| person.user.email_address.trim().to_lowercase()).collect();
    saved.retain(|address| !known.contains(address));
    let options = team_seen_by(viewer, &people).into_iter().chain(invited);
    let options = options.map(|person| option(viewer, person, &tasks));
    let offered = |to: &RecipientOption| to.role.is_none_or(|role| kind.offers(role));
    let lending = |to: &RecipientOption| kind == RecipientType::All || to.role.is_some();
    Ok(options.filter(|to| offered(to) && lending(to)).chain(saved.into_iter().map(saved_option)).collect())
}

/// Returns the option for an address among the viewer's contacts, which isn't a user.
fn saved_option(address: String) -> RecipientOption {
    RecipientOption {
        value: address.clone(),
        label: address.clone(),
        is_me: false,
        on_loan: false,
        invited: false,
        role: None,
        visible_to_borrower: false,
        is_contact: true,
        task_count: 0,
        avatar: None,
        user: UserRef::of_address(address),
    }
}

fn option(viewer: &LoanMember, person: &PersonOnLoan, tasks: &BTreeMap<String, u32>) -> RecipientOption {
    let (user, role) = (person.as_seen_by(viewer), person.role.as_ref());
    RecipientOption {
        value: user.id.to_string(),
        label: user.display_name(),
        is_me: user.id == viewer.user.id,
        on_loan: role.is_some(),
        invited: person.is_invited(),
        role: role.map(|role| role.role.0).or(user.logged_company_role),
        visible_to_borrower: role.is_some_and(|role| role.visible_to_borrower),
        is_contact: person.contact().is_some(),
        task_count: tasks.get(&user.id.to_string()).copied().unwrap_or_default(),
        avatar: user.avatar_doc_id,
        user,
    }
}
