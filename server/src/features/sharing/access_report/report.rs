//! Builds the report.

use std::collections::{HashMap, HashSet};

use serde::Deserialize;
use shared_rules::{
    team::{visibility::VisibleMembers, visibility_reasons::explain_members},
    text::visibility,
    value::display_name::{PersonName, display_name},
};
use uuid::Uuid;

use super::dto::{AccessReport, AccessToPerson, AccessToRequest, AccessToThing};
use crate::{
    access::LoanMember,
    features::{
        documents,
        loans::visible_role,
        messaging::{self, ExplainedThread},
        needs_list,
    },
    http::Problem,
    membership::{PersonOnLoan, load_people_on_loan},
    state::AppState,
};

/// The person in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnPerson {
    user_id: Uuid,
}

/// Returns what a person sees of a loan, and why.
///
/// People hidden from the viewer are left out.
pub(super) async fn get(state: &AppState, viewer: LoanMember, on: OnPerson) -> Result<AccessReport, Problem> {
    let db = state.db.read();
    let everybody = load_people_on_loan(db, viewer.loan.id).await?;
    let person = everybody.iter().find(|person| person.user.id == on.user_id);
    let person = person.ok_or_else(Problem::not_found)?;
    let loan_role = visible_role(&viewer, person).ok_or_else(Problem::not_found)?;
    let member = as_member(&viewer, person).ok_or_else(Problem::not_found)?;
    let requests = needs_list::explain_elements_for(db, &member).await?;
    let answering: HashSet<Uuid> = requests
        .iter()
        .filter(|request| request.sees)
        .flat_map(|request| request.documents.iter().copied())
        .collect();
    let documents = documents::explain_documents(db, &member, &answering).await?;
    let threads = messaging::explain_threads(db, &viewer, &member).await?;
    Ok(AccessReport {
        user: loan_role.user.clone(),
        loan_role,
        people: people_access(&viewer, &member, &everybody),
        requests: requests
            .into_iter()
            .map(|it| AccessToRequest {
                id: it.id,
                name: it.name,
                parent_id: it.parent_id,
                sees: it.sees,
                because: it.because,
            })
            .collect(),
        documents: documents
            .into_iter()
            .map(|it| AccessToThing { id: it.id, name: it.name, sees: it.sees, because: it.because })
            .collect(),
        threads: threads.into_iter().map(|it| thread_access(it, &viewer, &everybody)).collect(),
    })
}

/// Returns a thread by its subject, or by the names of the participants that the viewer sees.
fn thread_access(it: ExplainedThread, viewer: &LoanMember, everybody: &[PersonOnLoan]) -> AccessToThing {
    let in_it = |person: &&PersonOnLoan| it.people.contains(&person.user.id) && person.is_seen_by(viewer);
    let names = || {
        let names: Vec<String> =
            everybody.iter().filter(in_it).map(|person| name_of(person, viewer)).collect();
        if names.is_empty() { visibility::NAMELESS_THREAD.template.to_owned() } else { names.join(", ") }
    };
    AccessToThing {
        name: it.title.clone().unwrap_or_else(names),
        id: it.id,
        sees: it.sees,
        because: it.because,
    }
}

fn name_of(person: &PersonOnLoan, viewer: &LoanMember) -> String {
    let shown = person.as_seen_by(viewer);
    display_name(&PersonName {
        given_name: Some(shown.given_name),
        family_name: Some(shown.family_name),
        email_address: Some(shown.email_address),
    })
}

/// Returns the loan as that person is a member of it.
fn as_member(viewer: &LoanMember, person: &PersonOnLoan) -> Option<LoanMember> {
    Some(LoanMember {
        loan: viewer.loan.clone(),
        lender: viewer.lender.clone(),
        loan_role: Some(person.role.clone()?),
        user: person.user.clone(),
    })
}

/// Returns for each person that the viewer sees whether the member sees them too.
fn people_access(
    viewer: &LoanMember,
    member: &LoanMember,
    everybody: &[PersonOnLoan],
) -> Vec<AccessToPerson> {
    let explained = explain_members(&VisibleMembers {
        viewer_group: member.role().group(),
        viewer_user_id: Some(member.user.id.to_string()),
        members: everybody.iter().filter_map(PersonOnLoan::member).collect(),
    });
    let mut explained: HashMap<String, _> = explained.into_iter().map(|it| (it.id.clone(), it)).collect();
    let seen_by_viewer = everybody.iter().filter_map(|person| visible_role(viewer, person));
    seen_by_viewer
        .filter_map(|role| {
            let it = explained.remove(&role.id.to_string())?;
            Some(AccessToPerson { user: role.user, role: role.role, sees: it.sees, because: it.because })
        })
        .collect()
}
