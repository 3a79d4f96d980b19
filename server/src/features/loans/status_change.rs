//! Changing a loan's status. The rule `needs_list.status_change` decides the effects on borrowers.

use std::collections::HashMap;

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, IntoActiveModel as _, QueryFilter,
    QuerySelect,
};
use serde_json::json;
use shared_rules::{
    activity::Activity,
    loans::{
        archiving::{status_before_archiving, status_change_warning},
        review_status::ReviewStatus,
    },
    needs_list::{
        progress::ProgressUser,
        status_change::{StatusChange, status_change},
    },
};
use uuid::Uuid;

use super::{
    detail,
    dto::{ChangeStatus, ElementName, Loan, StatusChangePreview},
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, loan, loan_role},
    features::activity,
    http::Problem,
    projection::elements_of,
    realtime::{Changes, Kind, Topic},
    state::AppState,
};

/// Returns the elements that become visible to, or hidden from, borrowers and contacts.
pub(super) async fn preview_change(
    state: &AppState,
    member: &LoanMember,
    to: ReviewStatus,
) -> Result<StatusChangePreview, Problem> {
    let loan = member.loan.id;
    let elements = elements_of(state.db.read(), &[loan]).await?.remove(&loan).unwrap_or_default();
    let names: HashMap<String, String> =
        elements.iter().map(|element| (element.id.clone(), element.name.clone())).collect();
    let roles =
        loan_role::Entity::find().filter(loan_role::Column::LoanId.eq(loan)).all(state.db.read()).await?;
    let people = roles
        .iter()
        .map(|role| ProgressUser { id: role.user_id.to_string(), role_group: role.role.group() })
        .collect();
    let change = StatusChange { elements, loan_status: member.loan.review_status.0, to, people };
    let answer = status_change(&change);
    let named = |ids: Vec<String>| -> Vec<ElementName> {
        let name = |id: String| Some(ElementName { name: names.get(&id)?.clone(), id: id.parse().ok()? });
        ids.into_iter().filter_map(name).collect()
    };
    Ok(StatusChangePreview {
        becomes_visible: named(answer.becomes_visible),
        becomes_hidden: named(answer.becomes_hidden),
        said: status_change_warning(to),
    })
}

/// Changes the loan's status, unless the loan was changed since the given version.
pub(super) async fn change_status(
    state: &AppState,
    mut member: LoanMember,
    input: ChangeStatus,
) -> Result<Loan, Problem> {
    let changes = Changes::begin(state).await?;
    let row = lock_loan(&changes, member.loan.id).await?;
    if row.version != input.version {
        member.loan = row;
        drop(changes);
        return Err(Problem::stale(detail::load_loan_for(state, member).await?));
    }
    if row.review_status.0 == input.to {
        member.loan = row;
        drop(changes);
    } else {
        member.loan = row.clone();
        save_status(changes, &mut member, row, input.to).await?;
    }
    Ok(detail::load_loan_for(state, member).await?)
}

/// Saves the status with its activity entry and event.
async fn save_status(
    mut changes: Changes,
    member: &mut LoanMember,
    row: loan::Model,
    to: ReviewStatus,
) -> Result<(), Problem> {
    let version = row.version.saturating_add(1);
    let moved = Activity::StatusChanged { from: row.review_status.0, to };
    let from = status_before_archiving(row.review_status.0, to).map(EnumColumn);
    let mut row = row.into_active_model();
    row.archived_from = Set(from);
    row.review_status = Set(EnumColumn(to));
    row.version = Set(version);
    row.updated_at = Set(changes.now());
    member.loan = row.update(&*changes).await?;
    activity::record_on_loan(&changes, member, moved).await?;
    let status = json!({ "reviewStatus": to });
    changes.publish_event(Topic::Loan(member.loan.id), Kind::LoanUpdated, &status).await?;
    Ok(changes.commit().await?)
}

async fn lock_loan(changes: &Changes, id: Uuid) -> Result<loan::Model, Problem> {
    loan::Entity::find_by_id(id).lock_exclusive().one(&**changes).await?.ok_or_else(Problem::not_found)
}
