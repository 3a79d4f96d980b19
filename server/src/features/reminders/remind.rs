//! Reminders that a lender sends themselves.

use std::collections::{HashMap, HashSet};

use sea_orm::ConnectionTrait;
use serde_json::json;
use shared_rules::{
    activity::Activity,
    needs_list::element::Element,
    reminders::remind_now::{RemindNow, RemindNowPlan, ReminderNote, check_reminder_note, remind_now},
};
use uuid::Uuid;

use super::{
    dto::{NotReminded, RemindPeople, RemindResult, RemindedPerson, RequestLeftOut},
    facts::{LoanFacts, ReminderCandidate, load_facts},
    sending::OutgoingReminder,
};
use crate::{
    access::LoanMember,
    features::activity,
    http::Problem,
    membership::UserRef,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Sends the reminders, or returns what would be sent.
pub(super) async fn remind_people(
    state: &AppState,
    lender: &LoanMember,
    input: RemindPeople,
) -> Result<RemindResult, Problem> {
    let note = input.note.trim();
    Problem::refuse_if(check_reminder_note(&ReminderNote { note: note.to_owned() }))?;
    if input.dry_run {
        let (facts, plan) = load_and_plan(state, state.db.read(), lender, &input).await?;
        return Ok(to_result(&facts, plan));
    }
    let mut changes = Changes::begin(state).await?;
    let (facts, mut plan) = load_and_plan(state, &*changes, lender, &input).await?;
    let note = (!note.is_empty()).then_some(note);
    send_planned(state, &mut changes, lender, &facts, &mut plan, note).await?;
    changes.commit().await?;
    state.mailer.wake();
    Ok(to_result(&facts, plan))
}

async fn load_and_plan(
    state: &AppState,
    db: &impl ConnectionTrait,
    lender: &LoanMember,
    input: &RemindPeople,
) -> Result<(LoanFacts, RemindNowPlan), Problem> {
    let loans = vec![lender.loan.clone()];
    let facts = load_facts(db, state.clock.now(), lender.loan.company_id, loans, None).await?;
    let facts = facts.into_iter().next().ok_or_else(Problem::not_found)?;
    let plan = remind_now(&RemindNow {
        loan_status: facts.loan.review_status.0,
        elements: facts.elements.clone(),
        people: facts.people.iter().map(|candidate| candidate.person.clone()).collect(),
        element_ids: input.element_ids.iter().map(Uuid::to_string).collect(),
        user_ids: input.user_ids.iter().map(Uuid::to_string).collect(),
        again: input.again,
    });
    Ok((facts, plan))
}

/// Sends the planned emails. A person who got one from a parallel request is moved to those who are skipped.
async fn send_planned(
    state: &AppState,
    changes: &mut Changes,
    lender: &LoanMember,
    facts: &LoanFacts,
    plan: &mut RemindNowPlan,
    note: Option<&str>,
) -> Result<(), Problem> {
    let (elements, people) = (facts.elements_by_id(), people_by_id(facts));
    let mut reminded = Vec::new();
    let mut requests: HashSet<String> = HashSet::new();
    let mut late = Vec::new();
    for recipient in &plan.recipients {
        let Some(to) = people.get(recipient.id.as_str()).copied() else { continue };
        let ids = recipient.element_ids.iter();
        let listed: Vec<&Element> = ids.filter_map(|id| elements.get(id.as_str()).copied()).collect();
        let loans = vec![(&facts.loan, listed)];
        let outgoing =
            OutgoingReminder { lender: &lender.lender, to, loans, sender: Some(&lender.user), note };
        if outgoing.send(state, changes).await? {
            reminded.push(activity::current_name(&to.user));
            requests.extend(recipient.element_ids.iter().cloned());
        } else {
            late.push(recipient.id.clone());
        }
    }
    plan.skip_late(&late);
    if !reminded.is_empty() {
        let count = u32::try_from(requests.len()).unwrap_or(u32::MAX);
        let entry = Activity::Reminded { people: reminded, count, company: None };
        activity::record_on_loan(changes, lender, entry).await?;
        changes.publish_to_lenders(facts.loan.id, Kind::LoanUpdated, &json!({ "loanId": facts.loan.id }));
    }
    Ok(())
}

fn people_by_id(facts: &LoanFacts) -> HashMap<&str, &ReminderCandidate> {
    facts.people.iter().map(|candidate| (candidate.person.id.as_str(), candidate)).collect()
}

fn to_result(facts: &LoanFacts, plan: RemindNowPlan) -> RemindResult {
    let (elements, people) = (facts.elements_by_id(), people_by_id(facts));
    let user = |id: &str| people.get(id).map(|candidate| UserRef::from(&candidate.user));
    let reminded = plan.recipients.iter().filter_map(|recipient| {
        Some(RemindedPerson { user: user(&recipient.id)?, requests: recipient.element_ids.len() })
    });
    let skipped = plan.skipped_people.into_iter().filter_map(|skipped| {
        Some(NotReminded { user: user(&skipped.id)?, why_not: skipped.why_not, words: skipped.words })
    });
    let left_out = plan.skipped_requests.into_iter().filter_map(|skipped| {
        let element = elements.get(skipped.element_id.as_str())?;
        Some(RequestLeftOut {
            element_id: skipped.element_id.parse().ok()?,
            name: element.name.clone(),
            why_not: skipped.why_not,
            words: skipped.words,
        })
    });
    RemindResult {
        reminded: reminded.collect(),
        skipped: skipped.collect(),
        left_out: left_out.collect(),
        can_repeat: plan.can_repeat,
        words: plan.words,
    }
}
