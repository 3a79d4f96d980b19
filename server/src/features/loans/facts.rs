//! Changing a loan's data: name, number, amount, purpose and property.

use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, EntityTrait, IntoActiveModel as _, QuerySelect};
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
    if facts_of(&row) == facts {
        drop(changes);
        return Ok(detail::load_loan_for(state, member).await?);
    }
    numbers::require_free(&changes, &row, &facts.loan_number).await?;
    let changed = fact_changes(&facts_of(&row), &facts);
    let version = row.version.saturating_add(1);
    let some = |text: String| Some(text).filter(|text| !text.is_empty());
    let mut row = row.into_active_model();
    row.name = Set(facts.name);
    row.loan_number = Set(some(facts.loan_number));
    row.amount = Set(facts.amount);
    row.loan_purpose = Set(some(facts.loan_purpose));
    row.property_address = Set(some(facts.property_address));
    row.version = Set(version);
    row.updated_at = Set(changes.now());
    member.loan = row.update(&*changes).await?;
    let changed = Activity::FactsChanged { changes: changed, imported: false };
    activity::record_on_loan(&changes, &member, changed).await?;
    changes.publish_event(Topic::Loan(member.loan.id), Kind::LoanUpdated, &json!({})).await?;
    changes.commit().await?;
    Ok(detail::load_loan_for(state, member).await?)
}

/// Returns the loan's data as the rules compare it.
pub(crate) fn facts_of(row: &loan::Model) -> LoanFacts {
    LoanFacts {
        name: row.name.clone(),
        loan_number: row.loan_number.clone().unwrap_or_default(),
        amount: row.amount,
        loan_purpose: row.loan_purpose.clone().unwrap_or_default(),
        property_address: row.property_address.clone().unwrap_or_default(),
    }
}

/// Returns the trimmed data, if it passes the rules.
fn check_facts(input: &PutFacts) -> Result<LoanFacts, Problem> {
    let trimmed = |text: &Option<String>| text.as_deref().unwrap_or_default().trim().to_owned();
    let facts = LoanFacts {
        name: input.name.trim().to_owned(),
        loan_number: trimmed(&input.loan_number),
        amount: input.amount,
        loan_purpose: trimmed(&input.loan_purpose),
        property_address: trimmed(&input.property_address),
    };
    let violations = check_loan_facts(&facts);
    if violations.is_empty() { Ok(facts) } else { Err(Problem::invalid(violations)) }
}
