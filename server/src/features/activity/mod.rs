//! The activity log of a loan and the audit log of a company. Entries are written in the transaction of the change that
//! they describe, and read by the loan's lenders and the company's lead lenders. `shared_rules::activity` decides the
//! wording.

mod dto;
mod page;
mod requests;
mod retention;
mod row;
mod visible_things;

pub(crate) use dto::{ActivityChoices, ActivityPage};
pub(crate) use page::{ActivityFilter, export_csv, load_filter_choices, load_page};
pub(crate) use requests::request_activities;
pub use retention::{AUDIT_LOG_RETENTION, delete_old};

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveValue::Set, ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait, JoinType, QueryFilter as _,
    QuerySelect as _, RelationTrait as _,
};
use shared_rules::activity::{Activity, ExportedList, NamedRef};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::{EnumColumn, activity, app_user, loan, loan_role},
    membership::UserRef,
    realtime::Changes,
    state::AppState,
};

/// Rows per insert statement.
const ROWS_PER_INSERT: usize = 500;
/// The number of companies, at most, that record a person's changes to their own account.
const MOST_COMPANIES: u64 = 20;
/// Repeated views within this time are recorded once.
const REPEAT_WINDOW: Duration = Duration::hours(1);

/// Where an activity happens: a company, and possibly one of its loans.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ActivityScope {
    pub company_id: Uuid,
    pub loan_id: Option<Uuid>,
}

impl From<&loan::Model> for ActivityScope {
    fn from(loan: &loan::Model) -> Self {
        Self { company_id: loan.company_id, loan_id: Some(loan.id) }
    }
}

impl ActivityScope {
    /// Returns a place at the company that is on none of its loans.
    pub(crate) const fn at(company_id: Uuid) -> Self {
        Self { company_id, loan_id: None }
    }
}

/// An entry of the activity log to save.
pub(crate) struct NewActivity {
    pub place: ActivityScope,
    pub actor_id: Uuid,
    pub at: DateTime<Utc>,
    pub activity: Activity,
}

/// Saves entries.
///
/// # Errors
/// If the write fails.
pub(crate) async fn save_activities(
    tx: &impl ConnectionTrait,
    entries: impl Into<Vec<NewActivity>>,
) -> Result<(), DbErr> {
    let entries: Vec<NewActivity> = entries.into();
    for some in entries.chunks(ROWS_PER_INSERT) {
        activity::Entity::insert_many(some.iter().map(activity_row)).exec_without_returning(tx).await?;
    }
    Ok(())
}

/// Saves entries about actions of the server itself, such as automatic reminders, at these places.
///
/// # Errors
/// If the write fails.
pub(crate) async fn save_automatic_activities(
    tx: &impl ConnectionTrait,
    at: DateTime<Utc>,
    entries: Vec<(ActivityScope, Activity)>,
) -> Result<(), DbErr> {
    let row = |(place, activity): &(ActivityScope, Activity)| activity::ActiveModel {
        actor_id: Set(None),
        ..activity_row(&NewActivity { place: *place, actor_id: Uuid::nil(), at, activity: activity.clone() })
    };
    for some in entries.chunks(ROWS_PER_INSERT) {
        activity::Entity::insert_many(some.iter().map(row)).exec_without_returning(tx).await?;
    }
    Ok(())
}

fn activity_row(entry: &NewActivity) -> activity::ActiveModel {
    let kind = entry.activity.kind();
    activity::ActiveModel {
        id: Set(Uuid::now_v7()),
        company_id: Set(entry.place.company_id),
        loan_id: Set(entry.place.loan_id),
        actor_id: Set(Some(entry.actor_id)),
        kind: Set(EnumColumn(kind)),
        on_record: Set(kind.is_in_audit_log()),
        about: Set(to_json(&entry.activity)),
        at: Set(entry.at),
    }
}

/// Serializes an activity for its column. Only maps with non-text keys could fail, and it has none.
fn to_json(activity: &Activity) -> String {
    serde_json::to_string(activity).unwrap_or_default()
}

/// Records a member's action on their loan.
///
/// # Errors
/// If the write fails.
pub(crate) async fn record_on_loan(
    changes: &Changes,
    member: &LoanMember,
    activity: Activity,
) -> Result<(), DbErr> {
    let (place, at) = (ActivityScope::from(&member.loan), changes.now());
    save_activities(&**changes, [NewActivity { place, actor_id: member.user.id, at, activity }]).await
}

/// Records a person's change to their own account: for their employer, or for the lenders of their loans.
///
/// # Errors
/// If the write fails.
pub(crate) async fn record_on_account(
    tx: &impl ConnectionTrait,
    user: &app_user::Model,
    at: DateTime<Utc>,
    activity: Activity,
) -> Result<(), DbErr> {
    let companies = match user.company_id {
        Some(company) => vec![company],
        None => companies_of(tx, user.id).await?,
    };
    let entry = |company: Uuid| NewActivity {
        place: ActivityScope::at(company),
        actor_id: user.id,
        at,
        activity: activity.clone(),
    };
    save_activities(tx, companies.into_iter().map(entry).collect::<Vec<_>>()).await
}

async fn companies_of(tx: &impl ConnectionTrait, user_id: Uuid) -> Result<Vec<Uuid>, DbErr> {
    loan::Entity::find()
        .select_only()
        .column(loan::Column::CompanyId)
        .distinct()
        .join(JoinType::InnerJoin, loan_role::Relation::Loan.def().rev())
        .filter(loan_role::Column::UserId.eq(user_id))
        .filter(loan_role::Column::VisibleToLender.eq(true))
        .limit(MOST_COMPANIES)
        .into_tuple()
        .all(tx)
        .await
}

/// Records an activity without a change, such as a view, unless the same person did the same within the last hour.
///
/// # Errors
/// If the write fails.
pub(crate) async fn record_view_once(state: &AppState, entries: Vec<NewActivity>) -> Result<(), DbErr> {
    use activity::Column;
    let Some(first) = entries.first() else { return Ok(()) };
    let same = activity::Entity::find()
        .filter(Column::CompanyId.eq(first.place.company_id))
        .filter(Column::OnRecord.eq(first.activity.kind().is_in_audit_log()))
        .filter(Column::At.gt(first.at - REPEAT_WINDOW))
        .filter(Column::ActorId.eq(first.actor_id))
        .filter(Column::About.eq(to_json(&first.activity)));
    if same.one(state.db.read()).await?.is_some() {
        return Ok(());
    }
    let tx = state.db.write().await?;
    save_activities(&tx, entries).await?;
    tx.commit().await
}

/// Records an activity without a change, in a separate transaction.
///
/// # Errors
/// If the write fails.
pub(crate) async fn record(
    state: &AppState,
    place: ActivityScope,
    actor_id: Uuid,
    activity: Activity,
) -> Result<(), DbErr> {
    let tx = state.db.write().await?;
    save_activities(&tx, [NewActivity { place, actor_id, at: state.clock.now(), activity }]).await?;
    tx.commit().await
}

/// Records that a person downloaded a list. Downloads of people without an employer are recorded only if `place` is
/// given.
///
/// # Errors
/// If the write fails.
pub(crate) async fn record_export(
    state: &AppState,
    who: &app_user::Model,
    place: Option<ActivityScope>,
    list: ExportedList,
) -> Result<(), DbErr> {
    match place.or(who.company_id.map(ActivityScope::at)) {
        Some(place) => record(state, place, who.id, Activity::Exported { list }).await,
        None => Ok(()),
    }
}

/// Returns a person with their current name.
pub(crate) fn current_name(person: &app_user::Model) -> NamedRef {
    NamedRef { id: person.id.to_string(), name: UserRef::from(person).display_name() }
}
