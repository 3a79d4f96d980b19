//! Ordering a new credit report. The order is saved before the provider is called, so that another one for the same
//! person within ten seconds is rejected, whoever places it (resolution 51).

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ConnectionTrait, EntityTrait, IntoActiveModel as _, QuerySelect,
    sea_query::OnConflict,
};
use serde_json::json;
use shared_rules::{
    activity::Activity,
    individuals::{
        credit_loading::{CreditLoading, credit_loading},
        credit_report::SoftCreditStatus,
    },
    team::permission::Permission,
    text,
};
use uuid::Uuid;

use super::{
    credit,
    dto::CreditReport,
    store,
    subject::{self, LoanIndividual},
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, credit_report, individual},
    environment::{
        credit_provider::{CreditOrder, CreditOutcome, encode_error},
        forbid_in_transaction,
    },
    features::activity::{self, NewActivity},
    http::Problem,
    realtime::{Changes, Kind, Topic},
    state::AppState,
};

/// Orders a report and returns it.
pub(super) async fn order_report(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
) -> Result<CreditReport, Problem> {
    member.require(Permission::SeeBorrowersCreditScore)?;
    let subject = subject::find_subject(state.db.read(), member, id).await?;
    subject::require_credit(member, &subject)?;
    let individual = place_order(state, member, &subject).await?;
    forbid_in_transaction("ordering a credit report");
    let outcome = state.credit.order(CreditOrder { individual_id: individual.id }).await;
    let outcome = outcome.unwrap_or_else(|error| {
        tracing::warn!(%error, "a credit report couldn't be ordered");
        failed_outcome()
    });
    save_outcome(state, member, subject, individual, outcome).await
}

/// The result if the provider couldn't be reached.
fn failed_outcome() -> CreditOutcome {
    CreditOutcome {
        score: None,
        soft_credit_status: Some(SoftCreditStatus::Error),
        error: Some(encode_error(text::individuals::CREDIT_ERROR.template)),
    }
}

/// Saves the order, unless one was placed a moment ago.
async fn place_order(
    state: &AppState,
    member: &LoanMember,
    subject: &LoanIndividual,
) -> Result<individual::Model, Problem> {
    let tx = state.db.write().await?;
    let now = state.clock.now();
    let individual = get_or_create_individual(&tx, member, subject, now).await?;
    let row = lock_report(&tx, individual.id).await?;
    let waiting = credit_loading(&CreditLoading { clicked_at: row.ordered_at, now });
    if waiting.loading {
        let seconds = u64::try_from(waiting.remaining_ms).unwrap_or(0).div_ceil(1000);
        return Err(Problem::too_soon(text::individuals::CREDIT_TOO_SOON.template, seconds));
    }
    let mut row = row.into_active_model();
    row.ordered_at = Set(Some(now));
    row.ordered_by = Set(Some(member.user.id));
    row.update(&tx).await?;
    let ordered = Activity::CreditOrdered { whose: subject.person_ref() };
    let (place, actor_id) = ((&member.loan).into(), member.user.id);
    activity::save_activities(&tx, [NewActivity { place, actor_id, at: now, activity: ordered }]).await?;
    tx.commit().await?;
    Ok(individual)
}

/// Returns the individual; creates it if the lender has no data about the person yet.
pub(super) async fn get_or_create_individual(
    tx: &impl ConnectionTrait,
    member: &LoanMember,
    subject: &LoanIndividual,
    now: chrono::DateTime<chrono::Utc>,
) -> Result<individual::Model, Problem> {
    if let Some(individual) = &subject.individual {
        return Ok(individual.clone());
    }
    let user_id = subject.person.as_ref().map(|person| person.user.id).ok_or_else(Problem::not_found)?;
    Ok(store::get_or_create_of_user(tx, member.loan.company_id, user_id, now).await?)
}

/// Returns the individual's report, locked; an empty one if there is none yet.
pub(super) async fn lock_report(
    tx: &impl ConnectionTrait,
    individual_id: Uuid,
) -> Result<credit_report::Model, Problem> {
    let row = credit_report::ActiveModel { individual_id: Set(individual_id), ..Default::default() };
    let there = OnConflict::column(credit_report::Column::IndividualId)
        .update_column(credit_report::Column::IndividualId)
        .to_owned();
    credit_report::Entity::insert(row).on_conflict(there).exec_without_returning(tx).await?;
    let row = credit_report::Entity::find_by_id(individual_id).lock_exclusive().one(tx).await?;
    row.ok_or_else(Problem::internal)
}

async fn save_outcome(
    state: &AppState,
    member: &LoanMember,
    subject: LoanIndividual,
    individual: individual::Model,
    outcome: CreditOutcome,
) -> Result<CreditReport, Problem> {
    let mut changes = Changes::begin(state).await?;
    let id = individual.id;
    let row = write_report(&changes, id, outcome).await?;
    publish_report(&mut changes, member, id).await?;
    let subject = LoanIndividual { id, individual: Some(individual), credit: Some(row), ..subject };
    credit::record_score_view_within(&*changes, state, member, &subject).await?;
    changes.commit().await?;
    Ok(CreditReport::new(subject.credit.as_ref(), state.clock.now()))
}

/// Replaces the report.
pub(super) async fn write_report(
    changes: &Changes,
    individual_id: Uuid,
    outcome: CreditOutcome,
) -> Result<credit_report::Model, Problem> {
    let mut row = lock_report(&**changes, individual_id).await?.into_active_model();
    row.credit_score = Set(outcome.score);
    row.soft_credit_status = Set(outcome.soft_credit_status.map(EnumColumn));
    row.credit_report_error = Set(outcome.error);
    row.reported_at = Set(Some(changes.now()));
    Ok(row.update(&**changes).await?)
}

/// Publishes that the report changed, without its data.
pub(super) async fn publish_report(
    changes: &mut Changes,
    member: &LoanMember,
    id: Uuid,
) -> Result<(), Problem> {
    let ids = json!({ "individualId": id });
    Ok(changes.publish_event(Topic::Loan(member.loan.id), Kind::CreditChanged, &ids).await?)
}
