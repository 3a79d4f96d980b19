//! What is on record for the lead of a company: who signed in, changed a role or a permission, and downloaded what.

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

/// Which of it.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct RecordQuery {
    /// Only of this kind.
    pub kind: Option<ActivityKind>,
    /// Only what this person did.
    pub person_id: Option<Uuid>,
    /// From this moment on.
    pub from: Option<DateTime<Utc>>,
    /// Before this moment.
    pub until: Option<DateTime<Utc>>,
    /// Where an earlier page ended: its `next`.
    #[param(value_type = Option<String>)]
    pub before: Option<Position>,
    /// Entries a page: 1 to 100, 50 unless told.
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

/// Puts on record what somebody decided for the company.
pub(super) async fn decided(
    tx: &impl ConnectionTrait,
    who: &CompanyLender,
    at: DateTime<Utc>,
    activity: Activity,
) -> Result<(), DbErr> {
    let (place, actor_id) = (Place::at(who.company.id), who.signed_in.user.id);
    activity::keep(tx, [Entry { place, actor_id, at, activity }]).await
}

/// Puts on record that somebody set that of the company anew.
pub(super) async fn set(
    tx: &impl ConnectionTrait,
    who: &CompanyLender,
    at: DateTime<Utc>,
    what: &str,
) -> Result<(), DbErr> {
    let (on, off, changed) = (Vec::new(), Vec::new(), vec![what.to_owned()]);
    decided(tx, who, at, Activity::SettingsChanged { on, off, changed }).await
}

/// A page of it, the newest first.
pub(super) async fn page(
    state: &AppState,
    lead: &CompanyLender,
    query: &RecordQuery,
) -> Result<ActivityPage, Problem> {
    let within = query.within(lead.company.id);
    Ok(activity::page(state.db.read(), &within, query.before, query.s).await?)
}

/// By what it can be looked through.
pub(super) async fn choices(state: &AppState, lead: &CompanyLender) -> Result<ActivityChoices, Problem> {
    let all = RecordQuery::default().within(lead.company.id);
    Ok(activity::choices(state.db.read(), &all).await?)
}

/// All of it that the query asks for, as a file, which is on record itself.
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
