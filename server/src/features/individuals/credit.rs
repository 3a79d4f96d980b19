//! Viewing an individual's credit report, which is recorded.

use sea_orm::ConnectionTrait;
use shared_rules::team::permission::Permission;
use uuid::Uuid;

use super::{
    dto::CreditReport,
    subject::{self, LoanIndividual},
    view_log::{SensitiveData, SensitiveView, record_view},
};
use crate::{access::LoanMember, http::Problem, state::AppState};

/// Returns the report, if the member may see it.
pub(super) async fn view_report(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
) -> Result<CreditReport, Problem> {
    member.require(Permission::SeeBorrowersCreditScore)?;
    let subject = subject::find_subject(state.db.read(), member, id).await?;
    subject::require_credit(member, &subject)?;
    let report = CreditReport::new(subject.credit.as_ref(), state.clock.now());
    record_score_view(state, member, &subject).await?;
    Ok(report)
}

/// Records that the member viewed the score, if there is one.
pub(super) async fn record_score_view(
    state: &AppState,
    member: &LoanMember,
    subject: &LoanIndividual,
) -> Result<(), Problem> {
    if has_score(subject) {
        let tx = state.db.write().await?;
        record_score_view_within(&tx, state, member, subject).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// The same within a larger transaction.
pub(super) async fn record_score_view_within(
    tx: &impl ConnectionTrait,
    state: &AppState,
    member: &LoanMember,
    subject: &LoanIndividual,
) -> Result<(), Problem> {
    if has_score(subject) {
        let (what, at) = (SensitiveData::CreditScore, state.clock.now());
        let subject_name = subject.name.clone();
        record_view(tx, SensitiveView { member, what, individual_id: subject.id, subject_name, at }).await?;
    }
    Ok(())
}

fn has_score(subject: &LoanIndividual) -> bool {
    subject.credit.as_ref().is_some_and(|credit| credit.credit_score.is_some())
}
