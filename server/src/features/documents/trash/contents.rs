//! The contents of a loan's trash, and which of them a person sees.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter,
    QueryOrder, QueryResult, QuerySelect, RelationTrait as _, sea_query::Alias,
};
use shared_rules::documents::stored_files::trash::{
    TRASH_DAYS, days_left, erased_at, is_in_trash_of, may_erase,
};
use uuid::Uuid;

use super::dto::{LoanTrash, TrashedDocument, TrashedRequest};
use crate::{
    access::LoanMember,
    db::{joined, with_columns},
    entity::{app_user, document, needs_list_element as element, trashed_answer},
    features::needs_list::load_visible_elements,
    membership::UserRef,
};

/// The most documents listed; the response says whether there are more.
const MOST: u64 = 500;

/// Returns the deleted documents that the person sees, latest first.
pub(super) async fn list(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    now: DateTime<Utc>,
) -> Result<LoanTrash, DbErr> {
    let group = member.role().group();
    let (sees_all, me) = (is_in_trash_of(group, false), member.user.id);
    let own = (!sees_all).then(|| document::Column::DeletedBy.eq(me));
    let select = document::Entity::find()
        .join_as(JoinType::InnerJoin, document::Relation::Uploader.def(), Alias::new("uploader"))
        .join_as(JoinType::LeftJoin, document::Relation::Deleter.def(), Alias::new("deleter"))
        .filter(document::Column::LoanId.eq(member.loan.id))
        .filter(is_in_trash(now))
        .filter(Condition::all().add_option(own))
        .order_by_desc(document::Column::DeletedAt)
        .order_by_desc(document::Column::Id)
        .limit(MOST.saturating_add(1));
    let select = with_columns::<_, app_user::Entity>(select, "uploader", "uploader_");
    let select = with_columns::<_, app_user::Entity>(select, "deleter", "deleter_");
    let mut rows: Vec<Row> = select.into_model().all(db).await?;
    let more = rows.len() as u64 > MOST;
    rows.truncate(usize::try_from(MOST).unwrap_or(usize::MAX));
    let mut requests = load_requests(db, member, &rows).await?;
    let content = rows.into_iter().filter_map(|Row { row, uploader, deleter }| {
        let deleted_at = row.deleted_at?;
        Some(TrashedDocument {
            id: row.id,
            uploaded_by_name: UserRef::from(&uploader).display_name(),
            deleted_by_name: deleter.as_ref().map(|person| UserRef::from(person).display_name()),
            deleted_at,
            goes_at: erased_at(deleted_at),
            days_left: days_left(deleted_at, now),
            requests: requests.remove(&row.id).unwrap_or_default(),
            name: row.name,
            size: row.size,
            mime_type: row.mime_type,
        })
    });
    Ok(LoanTrash { days: TRASH_DAYS, may_erase: may_erase(group), more, content: content.collect() })
}

/// A condition over documents: deleted, and not yet due to be removed.
pub(super) fn is_in_trash(now: DateTime<Utc>) -> Condition {
    Condition::all().add(document::Column::DeletedAt.gt(now - Duration::days(i64::from(TRASH_DAYS))))
}

/// A deleted document, who uploaded it and who deleted it.
struct Row {
    row: document::Model,
    uploader: app_user::Model,
    deleter: Option<app_user::Model>,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            row: document::Model::from_query_result(row, "")?,
            uploader: app_user::Model::from_query_result(row, "uploader_")?,
            deleter: joined::<app_user::Entity>(row, "deleter_")?,
        })
    }
}

/// Returns the requests that they answered. Non-lenders get only those they see now.
async fn load_requests(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    rows: &[Row],
) -> Result<HashMap<Uuid, Vec<TrashedRequest>>, DbErr> {
    if rows.is_empty() {
        return Ok(HashMap::new());
    }
    let answered: Vec<(Uuid, Uuid, String, Option<DateTime<Utc>>)> = trashed_answer::Entity::find()
        .join(JoinType::InnerJoin, trashed_answer::Relation::Element.def())
        .filter(trashed_answer::Column::DocumentId.is_in(rows.iter().map(|row| row.row.id)))
        .order_by_asc(trashed_answer::Column::AnsweredAt)
        .order_by_asc(trashed_answer::Column::Id)
        .select_only()
        .column(trashed_answer::Column::DocumentId)
        .column(element::Column::Id)
        .column(element::Column::Name)
        .column(element::Column::DeletedAt)
        .into_tuple()
        .all(db)
        .await?;
    let lends = member.role().is_lender();
    let seen: HashSet<Uuid> = if lends || answered.is_empty() {
        HashSet::new()
    } else {
        load_visible_elements(db, member).await?.iter().map(|element| element.id).collect()
    };
    let mut requests: HashMap<Uuid, Vec<TrashedRequest>> = HashMap::new();
    for (document, id, name, deleted) in answered {
        if lends || seen.contains(&id) {
            let request = TrashedRequest { name, deleted: deleted.is_some() };
            requests.entry(document).or_default().push(request);
        }
    }
    Ok(requests)
}
