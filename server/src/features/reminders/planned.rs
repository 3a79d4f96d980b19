//! The planned reminders of a loan, as the job would send them.

use std::collections::HashMap;

use shared_rules::{
    needs_list::element::Element,
    reminders::{
        plan::{PersonReminders, PlannedReminder},
        policy::reminder_policy_words,
    },
};
use uuid::Uuid;

use super::{
    dto::{LoanReminders, PlannedPerson, PlannedRequest, ReminderPause},
    facts::{ReminderCandidate, load_facts},
    policy::load_policy,
};
use crate::{access::LoanMember, http::Problem, membership::UserRef, state::AppState};

/// The maximum number of requests of each person in a response.
const MAX_REQUESTS: usize = 200;

/// Returns who would be reminded of what and when, and why not.
pub(super) async fn load_plan(state: &AppState, lender: &LoanMember) -> Result<LoanReminders, Problem> {
    let (db, company) = (state.db.read(), lender.loan.company_id);
    let policy = load_policy(db, company).await?;
    let facts = load_facts(db, state.clock.now(), company, vec![lender.loan.clone()], None).await?;
    let facts = facts.into_iter().next().ok_or_else(Problem::not_found)?;
    let elements = facts.elements_by_id();
    let plans = facts.plan(&policy);
    let people = facts.people.iter().zip(plans);
    Ok(LoanReminders {
        on: policy.on,
        policy_words: reminder_policy_words(&policy),
        pause: facts.pause.as_ref().map(|pause| ReminderPause { paused_at: pause.paused_at }),
        people: people.map(|(candidate, plan)| planned_person(candidate, plan, &elements)).collect(),
    })
}

fn planned_person(
    candidate: &ReminderCandidate,
    plan: PersonReminders,
    elements: &HashMap<&str, &Element>,
) -> PlannedPerson {
    let more = plan.requests.len().saturating_sub(MAX_REQUESTS);
    let requests = plan.requests.into_iter().take(MAX_REQUESTS);
    let request = |planned: PlannedReminder| {
        let element = elements.get(planned.element_id.as_str())?;
        let element_id: Uuid = planned.element_id.parse().ok()?;
        Some(PlannedRequest {
            element_id,
            name: element.name.clone(),
            due_date: element.due_date,
            on: planned.on,
            why_not: planned.why_not,
            words: planned.words,
        })
    };
    PlannedPerson {
        user: UserRef::from(&candidate.user),
        on: plan.on,
        why_not: plan.why_not,
        words: plan.words,
        requests: requests.filter_map(request).collect(),
        more,
    }
}
