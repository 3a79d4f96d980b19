//! The company's audit log for its leads: sign-ins, changes of roles and permissions, and downloads.

use chrono::{DateTime, Utc};
use sea_orm::{ConnectionTrait, DbErr};
use serde::Deserialize;
use shared_rules::activity::{Activity, ActivityKind, ExportedList};
use utoipa::IntoParams;
use uuid::Uuid;

use crate::{
    access::CompanyLender,
    features::activity::{self, ActivityChoices, ActivityFilter, ActivityPage, ActivityScope, NewActivity},
    http::{Position, Problem, csv::CsvFile},
    state::AppState,
};

/// Filters of the audit log.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct RecordQuery {
    /// Only of this kind.
    pub kind: Option<ActivityKind>,
    /// Only actions of this person.
    pub person_id: Option<Uuid>,
    /// From this time on, inclusive.
    pub from: Option<DateTime<Utc>>,
    /// Before this time, exclusive.
    pub until: Option<DateTime<Utc>>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub before: Option<Position>,
    /// Page size: 1 to 100, default 50.
    pub s: Option<u64>,
}

impl RecordQuery {
    const fn activity_filter(&self, company_id: Uuid) -> ActivityFilter {
        ActivityFilter {
            loan: None,
            company_id,
            kind: self.kind,
            actor_id: self.person_id,
            from: self.from,
            until: self.until,
        }
    }
}

/// Records a decision for the company.
pub(super) async fn record_decision(
    tx: &impl ConnectionTrait,
    who: &CompanyLender,
    at: DateTime<Utc>,
    activity: Activity,
) -> Result<(), DbErr> {
    let (place, actor_id) = (ActivityScope::at(who.company.id), who.signed_in.user.id);
    activity::save_activities(tx, [NewActivity { place, actor_id, at, activity }]).await
}

/// Records that a setting of the company was changed.
pub(super) async fn record_setting_change(
    tx: &impl ConnectionTrait,
    who: &CompanyLender,
    at: DateTime<Utc>,
    what: &str,
) -> Result<(), DbErr> {
    let (on, off, changed) = (Vec::new(), Vec::new(), vec![what.to_owned()]);
    record_decision(tx, who, at, Activity::SettingsChanged { on, off, changed }).await
}

/// Returns a page, newest first.
pub(super) async fn load_page(
    state: &AppState,
    lead: &CompanyLender,
    query: &RecordQuery,
) -> Result<ActivityPage, Problem> {
    let within = query.activity_filter(lead.company.id);
    Ok(activity::load_page(state.db.read(), &within, query.before, query.s).await?)
}

/// Returns the available filters.
pub(super) async fn load_choices(state: &AppState, lead: &CompanyLender) -> Result<ActivityChoices, Problem> {
    let all = RecordQuery::default().activity_filter(lead.company.id);
    Ok(activity::load_filter_choices(state.db.read(), &all).await?)
}

/// Returns all entries that match as a CSV file. Records the download.
pub(super) async fn export_csv(
    state: AppState,
    lead: CompanyLender,
    query: RecordQuery,
) -> Result<CsvFile, Problem> {
    let within = query.activity_filter(lead.company.id);
    let text = activity::export_csv(&state, within, lead.signed_in.zone()).await?;
    activity::record_export(&state, &lead.signed_in.user, None, ExportedList::Record).await?;
    Ok(CsvFile { name: "record.csv", text })
}
