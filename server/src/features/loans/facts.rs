//! Changing a loan's data: name, number, amount, purpose and property.

use sea_orm::{
    ActiveModelTrait as _,
    ActiveValue::{Set, Unchanged},
    EntityTrait, QuerySelect,
};
use serde_json::json;
use shared_rules::{
    activity::{Activity, fact_changes},
    loans::{
        facts::{LoanFacts, check_loan_facts},
        loan_creation::{FactsEditing, facts_editing},
    },
};

use super::{
    detail,
    dto::{Loan, PutFacts},
    numbers,
};
use crate::{
    access::LoanMember,
    entity::loan,
    features::activity,
    http::Problem,
    realtime::{Changes, Kind, Topic},
    state::AppState,
};

/// Saves the data, unless the loan was changed since the given version.
pub(super) async fn save_facts(
    state: &AppState,
    mut member: LoanMember,
    input: PutFacts,
) -> Result<Loan, Problem> {
    let verdict = facts_editing(&FactsEditing { viewer_role: member.role() });
    if !verdict.allowed {
        return Err(Problem::refused(verdict.violations));
    }
    let facts = check_facts(&input)?;
    let mut changes = Changes::begin(state).await?;
    let row = loan::Entity::find_by_id(member.loan.id).lock_exclusive().one(&*changes).await?;
    let row = row.ok_or_else(Problem::not_found)?;
    if row.version != input.version {
        member.loan = row;
        drop(changes);
        return Err(Problem::stale(detail::load_loan_for(state, member).await?));
    }
    let before = LoanFacts::from(&row);
    if before == facts {
        drop(changes);
        return Ok(detail::load_loan_for(state, member).await?);
    }
    numbers::require_free(&changes, &row, facts.loan_number.as_deref()).await?;
    let changed = fact_changes(&before, &facts);
    let row = loan::ActiveModel {
        id: Unchanged(row.id),
        version: Set(row.version.saturating_add(1)),
        updated_at: Set(changes.now()),
        ..facts.into()
    };
    member.loan = row.update(&*changes).await?;
    let changed = Activity::FactsChanged { changes: changed, imported: false };
    activity::record_on_loan(&changes, &member, changed).await?;
    changes.publish_event(Topic::Loan(member.loan.id), Kind::LoanUpdated, &json!({})).await?;
    changes.commit().await?;
    Ok(detail::load_loan_for(state, member).await?)
}

/// Returns the trimmed data, if it passes the rules.
fn check_facts(input: &PutFacts) -> Result<LoanFacts, Problem> {
    let facts = input.facts.trimmed();
    let violations = check_loan_facts(&facts);
    if violations.is_empty() { Ok(facts) } else { Err(Problem::invalid(violations)) }
}
