//! Changing a needs list. Every change is one transaction with its history and its event.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait,
    IntoActiveModel as _, QueryFilter, QuerySelect, sea_query::Expr,
};
use serde_json::{Value, json};
use shared_rules::needs_list::{
    form::{ElementForm, check_element},
    history::HistoryKind,
    review::ReviewState,
};
use uuid::Uuid;

use super::{
    before::Before,
    dto::NeedsListElement,
    history::{self, Entry},
    inputs::{CreateElement, UpdateElement},
    sight, store,
};
use crate::{
    access::LoanMember,
    entity::{Word, loan, needs_list_element as element},
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
    let parent = match input.parent_id {
        Some(id) => Some(in_force(&*changes, member, id).await?),
        None => None,
    };
    let form = ElementForm {
        name: input.name,
        description: input.description,
        folders_above: store::folders_down_to(&*changes, parent.as_ref()).await?,
        parent_storage_type: parent.map(|parent| parent.storage_type.0),
        storage_type: Some(input.storage_type),
    };
    refuse_if(check_element(&form))?;
    let now = changes.now();
    let row = element::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(member.loan.id),
        parent_id: Set(input.parent_id),
        name: Set(form.name.trim().to_owned()),
        storage_type: Set(Word(input.storage_type)),
        priority_type: Set(Word(input.priority_type)),
        hidden: Set(input.hidden),
        visible_at_status: Set(input.visible_at_status.map(|status| Word(status.into()))),
        modifiers: Set("[]".to_owned()),
        description: Set(filled(form.description)),
        freshness_days: Set(None),
        position: Set(next_position(&*changes, member.loan.id, input.parent_id).await?),
        version: Set(1),
        template_element_id: Set(None),
        review_state: Set(Word(ReviewState::Open)),
        reviewed_by: Set(None),
        reviewed_at: Set(None),
        rejection_reason: Set(None),
        rejection_note: Set(None),
        not_applicable_reason: Set(None),
        not_applicable_by: Set(None),
        not_applicable_at: Set(None),
        deleted_at: Set(None),
        created_at: Set(now),
        updated_at: Set(now),
    };
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
    let name = input.name.unwrap_or_else(|| before.name.clone());
    let description = input.description.unwrap_or_else(|| before.description.clone());
    let form = ElementForm { name, description, ..ElementForm::default() };
    refuse_if(check_element(&form))?;
    let mut row = before.clone().into_active_model();
    row.name = Set(form.name.trim().to_owned());
    row.description = Set(filled(form.description));
    if let Some(priority) = input.priority_type {
        row.priority_type = Set(Word(priority));
    }
    if let Some(hidden) = input.hidden {
        row.hidden = Set(hidden);
    }
    if let Some(status) = input.visible_at_status {
        row.visible_at_status = Set(status.map(|status| Word(status.into())));
    }
    row.version = Set(before.version.saturating_add(1));
    row.updated_at = Set(changes.now());
    let after = row.update(&*changes).await?;
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
pub(crate) struct Happened {
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
///
/// # Errors
/// When the database refuses.
pub(crate) async fn tell(
    changes: &mut Changes,
    member: &LoanMember,
    id: Uuid,
    happened: Happened,
) -> Result<(), DbErr> {
    tell_of(changes, member, id, happened, None).await
}

async fn tell_of(
    changes: &mut Changes,
    member: &LoanMember,
    id: Uuid,
    happened: Happened,
    before: Option<&Before>,
) -> Result<(), DbErr> {
    let Happened { kind, entry, detail } = happened;
    let at = changes.now();
    let entry = Entry { element_id: id, actor_id: member.user.id, kind: entry, detail, at, before };
    history::record(&**changes, entry).await?;
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
    let row = element::Entity::find_by_id(id)
        .filter(element::Column::LoanId.eq(member.loan.id))
        .filter(element::Column::DeletedAt.is_null())
        .lock_exclusive()
        .one(tx)
        .await?;
    row.ok_or_else(Problem::not_found)
}

/// Refuses when a rule objects.
pub(super) fn refuse_if(violations: Vec<shared_rules::violation::Violation>) -> Result<(), Problem> {
    if violations.is_empty() { Ok(()) } else { Err(Problem::invalid(violations)) }
}

async fn next_position(tx: &impl ConnectionTrait, loan_id: Uuid, parent: Option<Uuid>) -> Result<i32, DbErr> {
    let siblings = match parent {
        Some(id) => element::Column::ParentId.eq(id),
        None => element::Column::ParentId.is_null(),
    };
    let last: Option<Option<i32>> = element::Entity::find()
        .select_only()
        .expr(element::Column::Position.max())
        .filter(element::Column::LoanId.eq(loan_id))
        .filter(siblings)
        .into_tuple()
        .one(tx)
        .await?;
    Ok(last.flatten().map_or(0, |last| last.saturating_add(1)))
}

/// The text, unless it is blank.
pub(crate) fn filled(text: Option<String>) -> Option<String> {
    text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())
}

/// What a change may change, for the record.
pub(super) fn described(row: &element::Model) -> Value {
    json!({
        "name": row.name,
        "priorityType": row.priority_type.0,
        "hidden": row.hidden,
        "visibleAtStatus": row.visible_at_status.map(|status| status.0),
        "description": row.description,
    })
}
