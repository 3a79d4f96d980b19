//! Changing a needs list. Every change is one transaction with its history and its event.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter,
    sea_query::Expr,
};
use serde_json::{Value, json};
use shared_rules::needs_list::{due::of_request, history::HistoryKind, review::ReviewState};
use uuid::Uuid;

use super::{
    arranging::single::{self, added, changed},
    before::Before,
    dto::NeedsListElement,
    history::{self, Entry},
    inputs::{CreateElement, UpdateElement},
    sight, store,
};
use crate::{
    access::LoanMember,
    entity::{Word, loan, needs_list_element as element},
    features::activity::Place,
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
    let mut row = added::<element::Entity>(&changes, member.loan.id, input).await?;
    row.due_date = Set(due_date);
    row.review_state = Set(Word(ReviewState::Open));
    let row = element::Entity::insert(row).exec_with_returning(&*changes).await?;
    let detail = json!({ "name": row.name, "parentId": row.parent_id });
    finish(
        changes,
        member,
        row.id,
        Happened { kind: Kind::ElementCreated, entry: HistoryKind::Created, detail },
    )
    .await
}

/// Changes an element, if nobody else changed it since the version named.
pub(super) async fn update(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
    input: UpdateElement,
) -> Result<NeedsListElement, Problem> {
    let changes = Changes::begin(state).await?;
    let before = in_force(&*changes, member, id).await?;
    if before.version != input.version {
        let current = sight::see_element(&*changes, member, id).await?;
        return Err(Problem::stale(current.into_dto()));
    }
    let due_date = input.due_date;
    let mut after = changed::<element::Entity>(&before, input, changes.now())?;
    if let Some(due_date) = due_date {
        after.due_date = Set(of_request(before.storage_type.0, due_date));
    }
    let after = after.update(&*changes).await?;
    let detail = json!({ "before": described(&before), "after": described(&after) });
    let happened = Happened { kind: Kind::ElementUpdated, entry: HistoryKind::Updated, detail };
    finish_reversibly(changes, member, &Before::of(&before, None), happened).await
}

/// Deletes an element and what it contains. The rows stay, so that it can be undone.
pub(super) async fn delete(state: &AppState, member: &LoanMember, id: Uuid) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    in_force(&*changes, member, id).await?;
    let ids = store::with_contents(&*changes, member.loan.id, id).await?;
    element::Entity::update_many()
        .col_expr(element::Column::DeletedAt, Expr::value(changes.now()))
        .filter(element::Column::Id.is_in(ids))
        .filter(element::Column::DeletedAt.is_null())
        .exec(&*changes)
        .await?;
    let happened = Happened { kind: Kind::ElementDeleted, entry: HistoryKind::Deleted, detail: json!({}) };
    tell(&mut changes, member, id, happened).await?;
    changes.commit().await?;
    Ok(())
}

/// What a change is called, to browsers and on record.
pub(super) struct Happened {
    /// To browsers.
    pub kind: Kind,
    /// On record.
    pub entry: HistoryKind,
    /// What belongs to it.
    pub detail: Value,
}

/// Records and tells what happened, keeps it, and answers the element as it is now.
pub(super) async fn finish(
    mut changes: Changes,
    member: &LoanMember,
    id: Uuid,
    happened: Happened,
) -> Result<NeedsListElement, Problem> {
    tell(&mut changes, member, id, happened).await?;
    answer_with(changes, member, id).await
}

/// The same for what the person may take back: `before` is how the element was.
pub(super) async fn finish_reversibly(
    mut changes: Changes,
    member: &LoanMember,
    before: &Before,
    happened: Happened,
) -> Result<NeedsListElement, Problem> {
    tell_of(&mut changes, member, before.id, happened, Some(before)).await?;
    answer_with(changes, member, before.id).await
}

/// Keeps what changed, and answers the element as it is now.
pub(super) async fn answer_with(
    changes: Changes,
    member: &LoanMember,
    id: Uuid,
) -> Result<NeedsListElement, Problem> {
    let now = sight::see_element(&*changes, member, id).await?;
    changes.commit().await?;
    Ok(now.into_dto())
}

/// Records and tells what happened to an element; the loan counts as changed too.
pub(super) async fn tell(
    changes: &mut Changes,
    member: &LoanMember,
    id: Uuid,
    happened: Happened,
) -> Result<(), DbErr> {
    tell_of(changes, member, id, happened, None).await
}

/// Records what only lenders may know of an element, and tells them alone: neither the loan's last change nor an event
/// shows others that anything happened.
pub(super) async fn tell_lenders(
    changes: &mut Changes,
    member: &LoanMember,
    id: Uuid,
    happened: Happened,
) -> Result<(), DbErr> {
    let Happened { kind, entry, detail } = happened;
    let at = changes.now();
    let entry = Entry { element_id: id, actor_id: member.user.id, kind: entry, detail, at, before: None };
    history::record(changes, Place::from(&member.loan), entry).await?;
    changes.tell_lenders(member.loan.id, kind, &json!({ "elementId": id }));
    Ok(())
}

/// The same for what can be taken back: `before` is how the element was.
pub(super) async fn tell_of(
    changes: &mut Changes,
    member: &LoanMember,
    id: Uuid,
    happened: Happened,
    before: Option<&Before>,
) -> Result<(), DbErr> {
    let Happened { kind, entry, detail } = happened;
    let at = changes.now();
    let entry = Entry { element_id: id, actor_id: member.user.id, kind: entry, detail, at, before };
    history::record(changes, Place::from(&member.loan), entry).await?;
    loan_changed(changes, member).await?;
    changes.tell(Topic::Loan(member.loan.id), kind, &json!({ "elementId": id })).await
}

/// The loan counts as changed now.
pub(super) async fn loan_changed(changes: &Changes, member: &LoanMember) -> Result<(), DbErr> {
    loan::Entity::update_many()
        .col_expr(loan::Column::UpdatedAt, Expr::value(changes.now()))
        .filter(loan::Column::Id.eq(member.loan.id))
        .exec(&**changes)
        .await
        .map(|_| ())
}

/// The loan's element of that id, if it isn't deleted; nobody else changes it until the transaction ends.
pub(super) async fn in_force(
    tx: &impl ConnectionTrait,
    member: &LoanMember,
    id: Uuid,
) -> Result<element::Model, Problem> {
    single::in_force::<element::Entity>(tx, member.loan.id, id).await
}

/// Refuses when a rule objects.
pub(super) fn refuse_if(violations: Vec<shared_rules::violation::Violation>) -> Result<(), Problem> {
    Problem::refuse_if(violations)
}

/// What a change may change, for the record.
pub(super) fn described(row: &element::Model) -> Value {
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
