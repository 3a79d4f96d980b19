//! Confirms the sharing dialog: everything in one transaction, and only once however often it is sent.

use sea_orm::{ActiveValue::Set, ColumnTrait, DbErr, EntityTrait, QueryFilter};
use shared_rules::{
    sharing::plan::{ShareStep, share_plan},
    text::{problem::KEY_LENGTH, sharing as text},
};
use uuid::Uuid;

use super::{
    dto::{ConfirmSharing, SharingDone},
    plan,
    steps::{self, SharingRecord},
};
use crate::{
    access::LoanMember,
    entity::sharing,
    features::{messaging::SharedItems, team},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// The longest key, in characters.
const LONGEST_KEY: usize = 200;

/// Carries out the confirmed dialog; sent again, it returns the same response.
pub(super) async fn confirm_dialog(
    state: &AppState,
    member: &LoanMember,
    input: ConfirmSharing,
) -> Result<SharingDone, Problem> {
    let key = input.idempotency_key.trim();
    if key.is_empty() || key.chars().count() > LONGEST_KEY {
        return Err(Problem::malformed("idempotencyKey", KEY_LENGTH.template));
    }
    let asked = serde_json::to_string(&input.sharing).map_err(|_| Problem::internal())?;
    // Read before the transaction begins: the email shows the items in their current state.
    let items = SharedItems::of(state, member, &input.sharing.element_ids).await?;
    let mut changes = Changes::begin(state).await?;
    team::lock_team(&changes, member.loan.id).await?;
    if let Some(before) = find_earlier(&changes, member, key).await? {
        return repeat_response(&before, &asked);
    }
    let plan = share_plan(&plan::plan_dialog(&*changes, member, &input.sharing).await?);
    let is_mailed = plan.steps.iter().any(|step| matches!(step, ShareStep::MailItems { .. }));
    let done = steps::carry_out(state, &mut changes, member, plan.steps, &items).await?;
    let undo_id = Uuid::now_v7();
    let row = sharing::ActiveModel {
        id: Set(undo_id),
        loan_id: Set(member.loan.id),
        created_by: Set(member.user.id),
        idempotency_key: Set(key.to_owned()),
        asked: Set(asked),
        said: Set(to_json(&plan.toasts)?),
        done: Set(to_json::<SharingRecord>(&done)?),
        created_at: Set(changes.now()),
        undone_at: Set(None),
    };
    sharing::Entity::insert(row).exec_without_returning(&*changes).await?;
    changes.commit().await?;
    state.mailer.wake();
    Ok(SharingDone { toasts: plan.toasts, undo_id: (!is_mailed).then_some(undo_id) })
}

fn to_json<T: serde::Serialize>(value: &T) -> Result<String, Problem> {
    serde_json::to_string(value).map_err(|_| Problem::internal())
}

async fn find_earlier(
    changes: &Changes,
    member: &LoanMember,
    key: &str,
) -> Result<Option<sharing::Model>, DbErr> {
    sharing::Entity::find()
        .filter(sharing::Column::LoanId.eq(member.loan.id))
        .filter(sharing::Column::CreatedBy.eq(member.user.id))
        .filter(sharing::Column::IdempotencyKey.eq(key))
        .one(&**changes)
        .await
}

/// Returns the earlier response, if the same was requested.
fn repeat_response(before: &sharing::Model, asked: &str) -> Result<SharingDone, Problem> {
    if before.asked != asked {
        return Err(Problem::conflict(text::KEY_REUSED.code, text::KEY_REUSED.template));
    }
    let toasts = serde_json::from_str(&before.said).map_err(|_| Problem::internal())?;
    let done: SharingRecord = serde_json::from_str(&before.done).map_err(|_| Problem::internal())?;
    Ok(SharingDone { toasts, undo_id: (!done.mailed).then_some(before.id) })
}
