//! Read marks, which apply to all devices, and notification settings.

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, Condition, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect, sea_query::Expr,
};
use shared_rules::{
    notices::{
        delivery::NotificationDelivery,
        settings::{NoticeChoice, NoticeSetting, notice_settings},
    },
    value::limits::list_problem,
};
use uuid::Uuid;

use super::{
    PREFERENCE,
    concerned::parse_preference,
    dto::{MarkedNotices, ReadNotices},
};
use crate::{
    access::SignedIn,
    entity::{EnumColumn, notice, preference},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// The maximum number of ids in a response.
const MOST_IDS: u64 = 500;

/// Marks notifications as read. Returns those that were unread.
pub(super) async fn read(
    state: &AppState,
    viewer: &SignedIn,
    input: &ReadNotices,
) -> Result<MarkedNotices, Problem> {
    use notice::Column;
    refuse_many(&input.notice_ids)?;
    let which = Condition::any()
        .add(Column::Id.is_in(input.notice_ids.iter().copied()))
        .add_option(input.up_to.map(|moment| Column::At.lte(moment)));
    let unread = Condition::all().add(which).add(Column::ReadAt.is_null());
    let changes = Changes::begin(state).await?;
    let now = changes.now();
    mark(changes, viewer.user.id, unread, Some(now)).await
}

/// Marks notifications as unread. Returns those that were read.
pub(super) async fn unread(
    state: &AppState,
    viewer: &SignedIn,
    ids: &[Uuid],
) -> Result<MarkedNotices, Problem> {
    use notice::Column;
    refuse_many(ids)?;
    let which = Condition::all().add(Column::Id.is_in(ids.iter().copied())).add(Column::ReadAt.is_not_null());
    mark(Changes::begin(state).await?, viewer.user.id, which, None).await
}

fn refuse_many(ids: &[Uuid]) -> Result<(), Problem> {
    Problem::refuse_if(list_problem("noticeIds", ids.len()).into_iter().collect())
}

async fn mark(
    changes: Changes,
    person: Uuid,
    which: Condition,
    read_at: Option<DateTime<Utc>>,
) -> Result<MarkedNotices, Problem> {
    use notice::Column;
    let which = which.add(Column::RecipientId.eq(person)).add(is_in_app());
    let notice_ids: Vec<Uuid> = notice::Entity::find()
        .select_only()
        .column(Column::Id)
        .filter(which.clone())
        .order_by_desc(Column::At)
        .order_by_desc(Column::Id)
        .limit(MOST_IDS)
        .into_tuple()
        .all(&*changes)
        .await?;
    if notice_ids.is_empty() {
        return Ok(MarkedNotices { notice_ids });
    }
    notice::Entity::update_many()
        .col_expr(Column::ReadAt, Expr::value(read_at))
        .filter(which)
        .exec(&*changes)
        .await?;
    changes.publish_notices_changed([person]);
    changes.commit().await?;
    Ok(MarkedNotices { notice_ids })
}

/// Matches notices that the app shows: all except those of kinds that the person had turned off.
pub(super) fn is_in_app() -> Expr {
    notice::Column::Delivery.ne(EnumColumn(NotificationDelivery::Off))
}

/// Returns the user's notification settings.
pub(super) async fn settings(state: &AppState, viewer: &SignedIn) -> Result<Vec<NoticeSetting>, DbErr> {
    let kept = preference::Entity::find_by_id((viewer.user.id, PREFERENCE.to_owned()));
    let kept = kept.one(state.db.read()).await?;
    let preference = parse_preference(kept.map(|row| row.value).as_deref());
    Ok(notice_settings(&NoticeChoice { viewer: viewer.role().group(), preference }))
}
