//! Commands on a needs list. Every change is one transaction with its history entry and its event.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter,
    sea_query::Expr,
};
use serde_json::{Value, json};
use shared_rules::needs_list::{due_date::of_request, history::HistoryKind, review::ReviewState};
use uuid::Uuid;

use super::{
    dto::NeedsListElement,
    element_changes::single::{self, changed_element_row, new_element_row},
    history::{self, Entry},
    inputs::{CreateElement, UpdateElement},
    previous_state::PreviousState,
    store, visibility,
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, loan, needs_list_element as element},
    features::activity::ActivityScope,
    http::Problem,
    realtime::{Changes, Kind, Topic},
    state::AppState,
};

/// Adds an element at the end of its folder.
pub(super) async fn create(
    state: &AppState,
    member: &LoanMember,
    input: CreateElement,
) -> Result<NeedsListElement, Problem> {
    let changes = Changes::begin(state).await?;
    let due_date = of_request(input.storage_type, input.due_date);
    let mut row = new_element_row::<element::Entity>(&changes, member.loan.id, input).await?;
    row.due_date = Set(due_date);
    row.review_state = Set(EnumColumn(ReviewState::Open));
    let row = element::Entity::insert(row).exec_with_returning(&*changes).await?;
    let detail = json!({ "name": row.name, "parentId": row.parent_id });
    commit_change(
        changes,
        member,
        row.id,
        ElementEvent { kind: Kind::ElementCreated, entry: HistoryKind::Created, detail },
    )
    .await
}

/// Changes an element, unless it changed since the given version.
pub(super) async fn update(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
    input: UpdateElement,
) -> Result<NeedsListElement, Problem> {
    let changes = Changes::begin(state).await?;
    let before = lock_element(&*changes, member, id).await?;
    if before.version != input.version {
        let current = visibility::load_visible_element(&*changes, member, id).await?;
        return Err(Problem::stale(current.into_dto()));
    }
    let due_date = input.due_date;
    let mut after = changed_element_row::<element::Entity>(&before, input, changes.now())?;
    if let Some(due_date) = due_date {
        after.due_date = Set(of_request(before.storage_type.0, due_date));
    }
    let after = after.update(&*changes).await?;
    let detail = json!({ "before": history_fields(&before), "after": history_fields(&after) });
    let event = ElementEvent { kind: Kind::ElementUpdated, entry: HistoryKind::Updated, detail };
    commit_reversible_change(changes, member, &PreviousState::of(&before, None), event).await
}

/// Deletes an element and its contents. The rows stay, so that it can be undone.
pub(super) async fn delete(state: &AppState, member: &LoanMember, id: Uuid) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    lock_element(&*changes, member, id).await?;
    let ids = store::with_contents(&*changes, member.loan.id, id).await?;
    element::Entity::update_many()
        .col_expr(element::Column::DeletedAt, Expr::value(changes.now()))
        .filter(element::Column::Id.is_in(ids))
        .filter(element::Column::DeletedAt.is_null())
        .exec(&*changes)
        .await?;
    let event = ElementEvent { kind: Kind::ElementDeleted, entry: HistoryKind::Deleted, detail: json!({}) };
    record_change(&mut changes, member, id, event).await?;
    changes.commit().await?;
    Ok(())
}

/// A change, as an event and as a history entry.
pub(super) struct ElementEvent {
    /// The kind of the event.
    pub kind: Kind,
    /// The kind of the history entry.
    pub entry: HistoryKind,
    /// The details.
    pub detail: Value,
}

/// Records and publishes a change, commits it, and returns the element's current state.
pub(super) async fn commit_change(
    mut changes: Changes,
    member: &LoanMember,
    id: Uuid,
    event: ElementEvent,
) -> Result<NeedsListElement, Problem> {
    record_change(&mut changes, member, id, event).await?;
    commit_and_load(changes, member, id).await
}

/// Records, publishes and commits a change that can be undone; returns the element's current state.
pub(super) async fn commit_reversible_change(
    mut changes: Changes,
    member: &LoanMember,
    before: &PreviousState,
    event: ElementEvent,
) -> Result<NeedsListElement, Problem> {
    record_reversible_change(&mut changes, member, before.id, event, Some(before)).await?;
    commit_and_load(changes, member, before.id).await
}

/// Commits the change, and returns the element's current state.
pub(super) async fn commit_and_load(
    changes: Changes,
    member: &LoanMember,
    id: Uuid,
) -> Result<NeedsListElement, Problem> {
    let now = visibility::load_visible_element(&*changes, member, id).await?;
    changes.commit().await?;
    Ok(now.into_dto())
}

/// Records and publishes a change of an element; the loan counts as changed too.
pub(super) async fn record_change(
    changes: &mut Changes,
    member: &LoanMember,
    id: Uuid,
    event: ElementEvent,
) -> Result<(), DbErr> {
    record_reversible_change(changes, member, id, event, None).await
}

/// Records a change that only lenders may know of, and publishes it to them alone: neither the loan's modification time
/// nor an event reveals it to others.
pub(super) async fn record_lender_change(
    changes: &mut Changes,
    member: &LoanMember,
    id: Uuid,
    event: ElementEvent,
) -> Result<(), DbErr> {
    let ElementEvent { kind, entry, detail } = event;
    let at = changes.now();
    let entry = Entry { element_id: id, actor_id: member.user.id, kind: entry, detail, at, before: None };
    history::record_entry(changes, ActivityScope::from(&member.loan), entry).await?;
    changes.publish_to_lenders(member.loan.id, kind, &json!({ "elementId": id }));
    Ok(())
}

/// Records and publishes a change that can be undone: `before` is the element's previous state.
pub(super) async fn record_reversible_change(
    changes: &mut Changes,
    member: &LoanMember,
    id: Uuid,
    event: ElementEvent,
    before: Option<&PreviousState>,
) -> Result<(), DbErr> {
    let ElementEvent { kind, entry, detail } = event;
    let at = changes.now();
    let entry = Entry { element_id: id, actor_id: member.user.id, kind: entry, detail, at, before };
    history::record_entry(changes, ActivityScope::from(&member.loan), entry).await?;
    touch_loan(changes, member).await?;
    changes.publish_event(Topic::Loan(member.loan.id), kind, &json!({ "elementId": id })).await
}

/// Updates the loan's modification time.
pub(super) async fn touch_loan(changes: &Changes, member: &LoanMember) -> Result<(), DbErr> {
    loan::Entity::update_many()
        .col_expr(loan::Column::UpdatedAt, Expr::value(changes.now()))
        .filter(loan::Column::Id.eq(member.loan.id))
        .exec(&**changes)
        .await
        .map(|_| ())
}

/// Returns the loan's element with that id if it isn't deleted, locked until the transaction ends.
pub(super) async fn lock_element(
    tx: &impl ConnectionTrait,
    member: &LoanMember,
    id: Uuid,
) -> Result<element::Model, Problem> {
    single::lock_active_element::<element::Entity>(tx, member.loan.id, id).await
}

/// Fails if a rule reports violations.
pub(super) fn refuse_if(violations: Vec<shared_rules::violation::Violation>) -> Result<(), Problem> {
    Problem::refuse_if(violations)
}

/// Returns the changeable fields, for the history.
pub(super) fn history_fields(row: &element::Model) -> Value {
    json!({
        "name": row.name,
        "priorityType": row.priority_type.0,
        "hidden": row.hidden,
        "visibleAtStatus": row.visible_at_status.map(|status| status.0),
        "description": row.description,
        "dueDate": row.due_date,
        "freshnessDays": row.freshness_days,
        "optional": row.optional,
        "instructions": row.instructions,
        "internalNote": row.internal_note,
    })
}
