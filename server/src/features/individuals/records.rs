//! Recording or importing reports by hand. All records are kept; the latest one is current.

use sea_orm::{ActiveValue::Set, EntityTrait};
use shared_rules::{
    activity::Activity,
    individuals::report_entry::{CheckReport, check_report},
    team::permission::Permission,
};
use uuid::Uuid;

use super::{
    dto::{CreditReport, RecordReport},
    orders, subject,
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, credit_record},
    environment::credit_provider::{CreditOutcome, encode_error},
    features::activity,
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Records a report.
pub(super) async fn record_report(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
    input: RecordReport,
) -> Result<CreditReport, Problem> {
    member.require(Permission::SeeBorrowersCreditScore)?;
    member.require(Permission::UpdateBorrower)?;
    let subject = subject::find_subject(state.db.read(), member, id).await?;
    subject::require_credit(member, &subject)?;
    let violations = check_report(&CheckReport {
        score: input.score.map(i64::from),
        soft_credit_status: input.soft_credit_status,
        description: input.error.clone(),
    });
    if !violations.is_empty() {
        return Err(Problem::invalid(violations));
    }
    let error = input.error.map(|error| error.trim().to_owned()).filter(|error| !error.is_empty());
    let outcome = CreditOutcome {
        score: input.score,
        soft_credit_status: input.soft_credit_status,
        error: error.map(|error| encode_error(&error)),
    };
    let mut changes = Changes::begin(state).await?;
    let individual = orders::get_or_create_individual(&*changes, member, &subject, changes.now()).await?;
    let row = credit_record::ActiveModel {
        id: Set(Uuid::now_v7()),
        individual_id: Set(individual.id),
        credit_score: Set(outcome.score),
        soft_credit_status: Set(outcome.soft_credit_status.map(EnumColumn)),
        credit_report_error: Set(outcome.error.clone()),
        recorded_by: Set(member.user.id),
        recorded_at: Set(changes.now()),
    };
    credit_record::Entity::insert(row).exec_without_returning(&*changes).await?;
    activity::record_on_loan(&changes, member, Activity::CreditRecorded { whose: subject.person_ref() })
        .await?;
    let report = orders::write_report(&changes, individual.id, outcome).await?;
    orders::publish_report(&mut changes, member, individual.id).await?;
    changes.commit().await?;
    Ok(CreditReport::new(Some(&report), state.clock.now()))
}
