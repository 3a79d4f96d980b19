//! The company's audit log for its leads: sign-ins, changes of roles and permissions, and downloads.

use chrono::{DateTime, Utc};
use sea_orm::{ConnectionTrait, DbErr};
use serde::Deserialize;
use shared_rules::activity::{Activity, ActivityKind, ExportedList};
use utoipa::IntoParams;
use uuid::Uuid;

use crate::{
    access::CompanyLender,
    features::activity::{self, ActivityChoices, ActivityPage, Entry, Place, Within},
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
    const fn within(&self, company_id: Uuid) -> Within {
        Within {
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
pub(super) async fn decided(
    tx: &impl ConnectionTrait,
    who: &CompanyLender,
    at: DateTime<Utc>,
    activity: Activity,
) -> Result<(), DbErr> {
    let (place, actor_id) = (Place::at(who.company.id), who.signed_in.user.id);
    activity::keep(tx, [Entry { place, actor_id, at, activity }]).await
}

/// Records that a setting of the company was changed.
pub(super) async fn set(
    tx: &impl ConnectionTrait,
    who: &CompanyLender,
    at: DateTime<Utc>,
    what: &str,
) -> Result<(), DbErr> {
    let (on, off, changed) = (Vec::new(), Vec::new(), vec![what.to_owned()]);
    decided(tx, who, at, Activity::SettingsChanged { on, off, changed }).await
}

/// Returns a page, newest first.
pub(super) async fn page(
    state: &AppState,
    lead: &CompanyLender,
    query: &RecordQuery,
) -> Result<ActivityPage, Problem> {
    let within = query.within(lead.company.id);
    Ok(activity::page(state.db.read(), &within, query.before, query.s).await?)
}

/// Returns the available filters.
pub(super) async fn choices(state: &AppState, lead: &CompanyLender) -> Result<ActivityChoices, Problem> {
    let all = RecordQuery::default().within(lead.company.id);
    Ok(activity::choices(state.db.read(), &all).await?)
}

/// Returns all entries that match as a CSV file. Records the download.
pub(super) async fn file(
    state: AppState,
    lead: CompanyLender,
    query: RecordQuery,
) -> Result<CsvFile, Problem> {
    let within = query.within(lead.company.id);
    let text = activity::file(&state, within, lead.signed_in.zone()).await?;
    activity::exported(&state, &lead.signed_in.user, None, ExportedList::Record).await?;
    Ok(CsvFile { name: "record.csv", text })
}
