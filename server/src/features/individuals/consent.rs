//! A borrower's consent to a credit check on a loan.

use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, IntoActiveModel as _};
use serde_json::json;
use shared_rules::{activity::Activity, individuals::credit_widget::CreditConsentStatus};

use super::dto::CreditConsent;
use crate::{
    access::LoanMember,
    entity::EnumColumn,
    features::activity,
    http::Problem,
    realtime::{Changes, Kind, Topic},
    state::AppState,
};

/// Saves the user's consent or refusal.
pub(super) async fn save_consent(
    state: &AppState,
    member: LoanMember,
    input: CreditConsent,
) -> Result<CreditConsent, Problem> {
    if !member.role().is_borrower() {
        return Err(Problem::forbidden());
    }
    let mut changes = Changes::begin(state).await?;
    let own = member.own_role()?.clone();
    let id = own.id;
    let said = |status: CreditConsentStatus| match status {
        CreditConsentStatus::Accepted => Some(true),
        CreditConsentStatus::Declined => Some(false),
        CreditConsentStatus::Pending => None,
    };
    let before = own.credit_consent_status.and_then(|status| said(status.0));
    if let Some(agreed) = said(input.credit_consent_status.into()).filter(|now| before != Some(*now)) {
        activity::record_on_loan(&changes, &member, Activity::CreditConsent { agreed, before }).await?;
    }
    let mut row = own.into_active_model();
    row.credit_consent_status = Set(Some(EnumColumn(input.credit_consent_status.into())));
    row.updated_at = Set(changes.now());
    row.update(&*changes).await?;
    changes
        .publish_event(Topic::Loan(member.loan.id), Kind::LoanUpdated, &json!({ "loanRoleIds": [id] }))
        .await?;
    changes.commit().await?;
    Ok(input)
}
