//! The history of a folder or file request: who did what, and when.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder,
    QueryResult, QuerySelect,
    sea_query::{Alias, Expr, ExprTrait as _},
};
use serde::{Deserialize as _, Serialize};
use serde_json::Value;
use shared_rules::{
    needs_list::{
        history::{HistoryKind, HistoryView, history_visible},
        history_text::{HistoryDetail, history_words},
    },
    team::role::RoleGroup,
};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{
    access::LoanMember,
    db::with_columns,
    entity::{app_user, element_history},
    features::needs_list::{viewer::Viewer, visibility},
    http::Problem,
    membership::UserRef,
    state::AppState,
};

/// A history entry of an element.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::features::needs_list) struct HistoryEntry {
    /// Its id.
    id: Uuid,
    /// The kind, as the rule `needs_list.history_visible` defines it.
    kind: HistoryKind,
    /// A description of the action, to be shown after the actor's name.
    words: String,
    /// The user who did it.
    actor: UserRef,
    /// When it happened.
    at: DateTime<Utc>,
    /// The details, by kind.
    #[schema(value_type = Object)]
    detail: Value,
}

/// The most entries of one response.
const MOST: u64 = 500;

struct Row {
    entry: element_history::Model,
    actor: app_user::Model,
    seen: bool,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            entry: element_history::Model::from_query_result(row, "")?,
            actor: app_user::Model::from_query_result(row, "actor_")?,
            seen: row.try_get("", "seen")?,
        })
    }
}

/// Returns the history of an element: at most 500 entries, latest first.
pub(in crate::features::needs_list) async fn list(
    state: &AppState,
    member: LoanMember,
    element_id: Uuid,
) -> Result<Vec<HistoryEntry>, Problem> {
    visibility::require_visible(state, &member, element_id).await?;
    let viewer = Viewer::of(&member);
    let actor = Expr::col((element_history::Entity, element_history::Column::ActorId));
    let is_actor = Expr::col((Alias::new("actor"), app_user::Column::Id)).eq(actor.clone());
    let mut select = element_history::Entity::find()
        .filter(element_history::Column::ElementId.eq(element_id))
        .expr_as(viewer.person_condition(actor).unwrap_or_else(|| Expr::value(true)), "seen")
        .order_by_desc(element_history::Column::At)
        .order_by_desc(element_history::Column::Id);
    QuerySelect::query(&mut select).join_as(
        JoinType::InnerJoin,
        app_user::Entity,
        Alias::new("actor"),
        is_actor,
    );
    let select = with_columns::<_, app_user::Entity>(select, "actor", "actor_");
    let rows: Vec<Row> = select.limit(MOST).into_model().all(state.db.read()).await?;
    let may_read = |row: &Row| history_visible(&HistoryView { viewer: viewer.group, kind: row.entry.kind.0 });
    let rows: Vec<Row> = rows.into_iter().filter(may_read).collect();
    let entries: Vec<&element_history::Model> = rows.iter().map(|row| &row.entry).collect();
    let names = names_in(state.db.read(), &entries).await?;
    Ok(rows.into_iter().map(|row| to_dto(&viewer, row, &names)).collect())
}

/// Returns the names of the people the element was shared with or unshared from. Only lenders read that.
async fn names_in(
    db: &impl ConnectionTrait,
    entries: &[&element_history::Model],
) -> Result<HashMap<Uuid, String>, DbErr> {
    let ids: HashSet<Uuid> = entries.iter().flat_map(|entry| people_in(&detail_of(entry))).collect();
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let people = app_user::Entity::find().filter(app_user::Column::Id.is_in(ids)).all(db).await?;
    Ok(people.iter().map(|person| (person.id, UserRef::from(person).display_name())).collect())
}

fn detail_of(entry: &element_history::Model) -> Value {
    serde_json::from_str(&entry.detail).unwrap_or_default()
}

/// Returns the people that an entry refers to by id.
fn people_in(detail: &Value) -> Vec<Uuid> {
    let ids = detail["userIds"].as_array().into_iter().flatten();
    ids.filter_map(|id| id.as_str()?.parse().ok()).collect()
}

/// Returns a text for each entry that lenders read after the actor's name.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn words_for_lenders(
    db: &impl ConnectionTrait,
    entries: &[&element_history::Model],
) -> Result<Vec<String>, DbErr> {
    let names = names_in(db, entries).await?;
    Ok(entries.iter().map(|entry| words_of(entry, &named_detail(entry, &names))).collect())
}

/// Returns an entry's details, with the names of the people in it.
fn named_detail(entry: &element_history::Model, names: &HashMap<Uuid, String>) -> Value {
    let mut detail = detail_of(entry);
    let named: Vec<&str> =
        people_in(&detail).iter().filter_map(|id| names.get(id)).map(String::as_str).collect();
    if !named.is_empty() {
        detail["name"] = named.join(", ").into();
    }
    detail
}

fn words_of(entry: &element_history::Model, detail: &Value) -> String {
    history_words(entry.kind.0, &history_detail(detail))
}

fn to_dto(viewer: &Viewer, row: Row, names: &HashMap<Uuid, String>) -> HistoryEntry {
    let Row { entry, actor, seen } = row;
    let mut detail = named_detail(&entry, names);
    let all = viewer.group == RoleGroup::Lender || viewer.user_id == Some(actor.id);
    if let Some(detail) = detail.as_object_mut().filter(|_| !all) {
        // A document may have answered while the person couldn't see the request.
        detail.retain(|key, _| matches!(key.as_str(), "reason" | "note"));
    }
    HistoryEntry {
        id: entry.id,
        words: words_of(&entry, &detail),
        kind: entry.kind.0,
        actor: if seen { UserRef::from(&actor) } else { viewer.redacted_user(&actor) },
        at: entry.at,
        detail,
    }
}

/// Returns the part of an entry that appears in its text.
fn history_detail(detail: &Value) -> HistoryDetail {
    HistoryDetail::deserialize(detail).unwrap_or_default()
}
