//! Taking back what one did to an element last. How it was before stands on record, so that nothing a
//! browser says about it has to be believed: a verdict comes back with who gave it and when.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, IntoActiveModel as _, QueryFilter,
    QueryOrder,
};
use serde_json::json;
use shared_rules::{
    needs_list::history::{HistoryKind, SEEN_BY_ALL},
    text::action as text,
    value::limits::list_problem,
};
use uuid::Uuid;

use super::{
    answers,
    arranging::{Held, seen_now},
    before::{Before, Kept, KeptFile, StandsAt},
    commands::{Happened, answer_with, described, in_force, tell_of},
    dto::NeedsListElement,
    sight,
    store::earlier::forget_earlier,
};
use crate::{
    access::LoanMember,
    entity::{Word, answer, document, element_history, needs_list_element as element},
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Takes back what the person did last to the element, which has that version since, or stands as it did at that
/// version since what came later was taken back. What anybody did later isn't overruled.
pub(super) async fn take_back(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
    version: i32,
) -> Result<NeedsListElement, Problem> {
    let mut changes = Changes::begin(state).await?;
    put_as_it_was(&mut changes, member, id, version).await?;
    answer_with(changes, member, id).await
}

/// The same on several elements, each with the version it has since; all, or none.
pub(super) async fn take_several_back(
    state: &AppState,
    member: &LoanMember,
    versions: &BTreeMap<Uuid, i32>,
) -> Result<Vec<NeedsListElement>, Problem> {
    if let Some(too_many) = list_problem("elementIds", versions.len()) {
        return Err(Problem::invalid(vec![too_many]));
    }
    let mut changes = Changes::begin(state).await?;
    let held = Held::<element::Entity>::of(&changes, member.loan.id).await?;
    for (id, version) in versions {
        put_as_it_was(&mut changes, member, *id, *version).await?;
    }
    let now = seen_now(&changes, member, &held, &versions.keys().copied().collect()).await?;
    changes.commit().await?;
    Ok(now)
}

/// Takes back that the person answered a request with a document, if that is the last that happened there. A document
/// that answers nothing stays as it is.
///
/// # Errors
/// When anything happened to the request since, or it wasn't this person.
pub(crate) async fn take_back_answer(
    changes: &mut Changes,
    member: &LoanMember,
    document_id: Uuid,
) -> Result<(), Problem> {
    let answering = answer::Entity::find().filter(answer::Column::DocumentId.eq(document_id));
    let Some(answered) = answering.clone().one(&**changes).await? else { return Ok(()) };
    let row = in_force(&**changes, member, answered.element_id).await?;
    put_as_it_was(changes, member, row.id, row.version).await?;
    match answering.one(&**changes).await? {
        None => Ok(()),
        Some(_) => Err(changed_since()),
    }
}

async fn put_as_it_was(
    changes: &mut Changes,
    member: &LoanMember,
    id: Uuid,
    version: i32,
) -> Result<(), Problem> {
    let row = in_force(&**changes, member, id).await?;
    sight::see_element(&**changes, member, id).await?;
    if version != row.version && version != stands_at(changes, id, row.version).await? {
        return Err(changed_since());
    }
    let (kind, kept) = on_record(changes, member, id, version).await?;
    let before = Before::taken_back(&row, stands_at(changes, id, version.saturating_sub(1)).await?);
    if let Some(files) = &kept.files {
        put_back(changes, id, files).await?;
    }
    let was = described(&row);
    let row = as_it_was(row, kept, changes.now()).update(&**changes).await?;
    let (entry, detail) = if SEEN_BY_ALL.contains(&kind) {
        (HistoryKind::TakenBack, json!({ "what": kind }))
    } else {
        let mut detail = json!({ "before": was, "after": described(&row) });
        if kind == HistoryKind::BackToSubmitted {
            detail["what"] = json!(kind);
        }
        (HistoryKind::Updated, detail)
    };
    let happened = Happened { kind: Kind::ElementUpdated, entry, detail };
    Ok(tell_of(changes, member, id, happened, Some(&before)).await?)
}

/// The version at which the element stood as it does at this one: an earlier one where a change was taken back.
async fn stands_at(changes: &Changes, id: Uuid, version: i32) -> Result<i32, Problem> {
    let entry = element_history::Entity::find()
        .filter(element_history::Column::ElementId.eq(id))
        .filter(element_history::Column::Version.eq(version))
        .order_by_desc(element_history::Column::At)
        .one(&**changes)
        .await?;
    let earlier = entry.and_then(|entry| serde_json::from_str::<StandsAt>(entry.before.as_deref()?).ok());
    Ok(earlier.map_or(version, |earlier| earlier.stands_at))
}

/// What is taken back, and how the element was.
async fn on_record(
    changes: &Changes,
    member: &LoanMember,
    id: Uuid,
    version: i32,
) -> Result<(HistoryKind, Kept), Problem> {
    let entry = element_history::Entity::find()
        .filter(element_history::Column::ElementId.eq(id))
        .filter(element_history::Column::Version.eq(version))
        .filter(element_history::Column::ActorId.eq(member.user.id))
        .filter(element_history::Column::Before.is_not_null())
        .order_by_desc(element_history::Column::At)
        .one(&**changes)
        .await?;
    let entry = entry.filter(|entry| member.role().is_lender() || !is_lenders(entry.kind.0));
    let kept = entry.and_then(|entry| {
        let kept = serde_json::from_str(entry.before.as_deref()?).ok()?;
        Some((entry.kind.0, kept))
    });
    kept.ok_or_else(|| Problem::invalid(vec![text::UNDO_NOTHING.violation("version")]))
}

/// Whether only lenders do that; somebody may have been one when they did it.
const fn is_lenders(kind: HistoryKind) -> bool {
    matches!(
        kind,
        HistoryKind::Updated | HistoryKind::Accepted | HistoryKind::Rejected | HistoryKind::BackToSubmitted
    )
}

fn changed_since() -> Problem {
    Problem::conflict(text::UNDO_CHANGED.code, text::UNDO_CHANGED.template)
}

/// The files of the request are those of before, each with its verdict.
async fn put_back(changes: &Changes, id: Uuid, files: &[KeptFile]) -> Result<(), Problem> {
    refuse_deleted(changes, files).await?;
    let now: Vec<Uuid> = answers::files_of(changes, id).await?.iter().map(|file| file.id).collect();
    answer::Entity::delete_many()
        .filter(answer::Column::ElementId.eq(id))
        .filter(answer::Column::Id.is_not_in(files.iter().map(|file| file.id)))
        .exec(&**changes)
        .await?;
    forget_earlier(changes, id, files.iter().map(|file| file.document_id)).await?;
    for file in files {
        if now.contains(&file.id) {
            answer::Entity::update(file.row(id)).exec(&**changes).await?;
        } else {
            answer::Entity::insert(file.row(id)).exec_without_returning(&**changes).await?;
        }
    }
    Ok(())
}

async fn refuse_deleted(changes: &Changes, files: &[KeptFile]) -> Result<(), Problem> {
    let deleted = document::Entity::find()
        .filter(document::Column::Id.is_in(files.iter().map(|file| file.document_id)))
        .filter(document::Column::DeletedAt.is_not_null())
        .one(&**changes)
        .await?;
    match deleted {
        None => Ok(()),
        Some(_) => Err(changed_since()),
    }
}

fn as_it_was(row: element::Model, kept: Kept, now: DateTime<Utc>) -> element::ActiveModel {
    let version = row.version.saturating_add(1);
    let mut row = row.into_active_model();
    row.name = Set(kept.name);
    row.description = Set(kept.description);
    row.priority_type = Set(Word(kept.priority_type));
    row.hidden = Set(kept.hidden);
    row.visible_at_status = Set(kept.visible_at_status.map(Word));
    row.due_date = Set(kept.asked.due_date);
    if let Some(freshness) = kept.asked.freshness_days {
        row.freshness_days = Set(freshness);
    }
    row.optional = Set(kept.asked.optional);
    row.instructions = Set(kept.asked.instructions);
    row.internal_note = Set(kept.asked.internal_note);
    row.review_state = Set(Word(kept.review_state));
    row.reviewed_by = Set(kept.verdict.by);
    row.reviewed_at = Set(kept.verdict.at);
    row.rejection_reason = Set(kept.verdict.reason.map(Word));
    row.rejection_note = Set(kept.verdict.note);
    row.not_applicable_reason = Set(kept.not_applicable_reason);
    row.not_applicable_by = Set(kept.not_applicable_by);
    row.not_applicable_at = Set(kept.not_applicable_at);
    row.version = Set(version);
    row.updated_at = Set(now);
    row
}
