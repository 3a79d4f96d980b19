//! The record of views of credit scores and driver's licenses.

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
};
use serde::Serialize;
use shared_rules::activity::Activity;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::{EnumColumn, app_user, sensitive_look},
    features::activity,
    http::{Problem, paging::PageQuery},
    membership::UserRef,
    state::AppState,
};

pub use shared_rules::individuals::sensitive_data::SensitiveData;

/// A view of sensitive data.
pub struct SensitiveView<'a> {
    /// The viewer, on the loan.
    pub member: &'a LoanMember,
    /// The type of data.
    pub what: SensitiveData,
    /// The individual it is about.
    pub individual_id: Uuid,
    /// Their current name.
    pub subject_name: String,
    /// When it was viewed.
    pub at: DateTime<Utc>,
}

/// Records a view.
///
/// # Errors
/// If the write fails; then nothing may be shown.
pub async fn record_view(tx: &impl ConnectionTrait, look: SensitiveView<'_>) -> Result<(), DbErr> {
    let looked = activity::NewActivity {
        place: (&look.member.loan).into(),
        actor_id: look.member.user.id,
        at: look.at,
        activity: Activity::Looked { at: look.what, whose: look.subject_name.clone() },
    };
    activity::save_activities(tx, [looked]).await?;
    let row = sensitive_look::ActiveModel {
        id: Set(Uuid::now_v7()),
        loan_id: Set(look.member.loan.id),
        viewer_id: Set(look.member.user.id),
        what: Set(EnumColumn(look.what)),
        individual_id: Set(look.individual_id),
        subject_name: Set(look.subject_name),
        looked_at: Set(look.at),
    };
    sensitive_look::Entity::insert(row).exec_without_returning(tx).await.map(|_| ())
}

/// A recorded view.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct SensitiveLook {
    /// Its id.
    id: Uuid,
    /// The viewer.
    viewer: UserRef,
    /// The type of data.
    what: SensitiveData,
    /// A description, to be read after the viewer's name.
    words: String,
    /// The individual it is about.
    individual_id: Uuid,
    /// Their name at the time.
    subject_name: String,
    /// When it was viewed.
    at: DateTime<Utc>,
}

/// A page of views, latest first.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct SensitiveLooks {
    /// The views.
    content: Vec<SensitiveLook>,
    /// The page, from 0.
    page: u64,
    /// Page size.
    size: u64,
    /// Whether this is the last page.
    last: bool,
}

/// Returns the recorded views of the loan.
pub(super) async fn list_views(
    state: &AppState,
    member: LoanMember,
    page: PageQuery,
) -> Result<SensitiveLooks, Problem> {
    let mut rows = sensitive_look::Entity::find()
        .filter(sensitive_look::Column::LoanId.eq(member.loan.id))
        .order_by_desc(sensitive_look::Column::LookedAt)
        .order_by_desc(sensitive_look::Column::Id)
        .find_also_related(app_user::Entity)
        .limit(page.size().saturating_add(1))
        .offset(page.offset())
        .all(state.db.read())
        .await?;
    let size = usize::try_from(page.size()).unwrap_or(usize::MAX);
    let last = rows.len() <= size;
    rows.truncate(size);
    let look = |(row, viewer): (sensitive_look::Model, Option<app_user::Model>)| {
        Some(SensitiveLook {
            id: row.id,
            viewer: UserRef::from(&viewer?),
            what: row.what.0,
            words: row.what.0.view_log_text(&row.subject_name),
            individual_id: row.individual_id,
            subject_name: row.subject_name,
            at: row.looked_at,
        })
    };
    let content = rows.into_iter().filter_map(look).collect();
    Ok(SensitiveLooks { content, page: page.p, size: page.size(), last })
}
