//! Pausing and resuming the reminders of a loan.

use sea_orm::{ActiveValue::Set, EntityTrait as _, sea_query::OnConflict};
use serde_json::json;
use shared_rules::activity::Activity;

use crate::{
    access::LoanMember,
    entity::reminder_pause,
    features::activity,
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Pauses or resumes them. Idempotent.
pub(super) async fn set_paused(state: &AppState, lender: &LoanMember, paused: bool) -> Result<(), Problem> {
    let loan_id = lender.loan.id;
    let mut changes = Changes::begin(state).await?;
    let done = if paused {
        let row = reminder_pause::ActiveModel {
            loan_id: Set(loan_id),
            paused_by: Set(Some(lender.user.id)),
            paused_at: Set(changes.now()),
        };
        let unless_paused = OnConflict::column(reminder_pause::Column::LoanId).do_nothing().to_owned();
        reminder_pause::Entity::insert(row)
            .on_conflict(unless_paused)
            .exec_without_returning(&*changes)
            .await?
    } else {
        reminder_pause::Entity::delete_by_id(loan_id).exec(&*changes).await?.rows_affected
    };
    if done > 0 {
        activity::record_on_loan(&changes, lender, Activity::RemindersPaused { paused }).await?;
        changes.publish_to_lenders(loan_id, Kind::LoanUpdated, &json!({ "loanId": loan_id }));
    }
    changes.commit().await?;
    Ok(())
}
