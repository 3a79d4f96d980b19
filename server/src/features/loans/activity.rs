//! The activity of a loan, for its lenders.

use serde::Deserialize;
use shared_rules::activity::{ActivityKind, ExportedList};
use utoipa::IntoParams;
use uuid::Uuid;

use crate::{
    access::LoanMember,
    features::activity::{self, ActivityChoices, ActivityFilter, ActivityPage},
    http::{Position, Problem, csv::CsvFile},
    state::AppState,
};

/// Filters of the activity.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub(super) struct ActivityQuery {
    /// Only of this kind.
    pub kind: Option<ActivityKind>,
    /// Only actions of this person.
    pub person_id: Option<Uuid>,
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub before: Option<Position>,
    /// Page size: 1 to 100, default 50.
    pub s: Option<u64>,
}

impl ActivityQuery {
    fn within(&self, member: LoanMember) -> ActivityFilter {
        ActivityFilter {
            company_id: member.loan.company_id,
            loan: Some(member),
            kind: self.kind,
            actor_id: self.person_id,
            from: None,
            until: None,
        }
    }
}

/// Returns a page, newest first.
pub(super) async fn load_page(
    state: &AppState,
    member: LoanMember,
    query: &ActivityQuery,
) -> Result<ActivityPage, Problem> {
    let within = query.within(member);
    Ok(activity::load_page(state.db.read(), &within, query.before, query.s).await?)
}

/// Returns the available filters.
pub(super) async fn load_choices(state: &AppState, member: LoanMember) -> Result<ActivityChoices, Problem> {
    let all = ActivityQuery { kind: None, person_id: None, before: None, s: None };
    Ok(activity::load_filter_choices(state.db.read(), &all.within(member)).await?)
}

/// Returns all entries that match as a CSV file. Records the download.
pub(super) async fn export_csv(
    state: AppState,
    member: LoanMember,
    query: ActivityQuery,
) -> Result<CsvFile, Problem> {
    let (place, who) = (activity::ActivityScope::from(&member.loan), member.user.clone());
    let zone = member.zone();
    let text = activity::export_csv(&state, query.within(member), zone).await?;
    activity::record_export(&state, &who, Some(place), ExportedList::Activity).await?;
    Ok(CsvFile { name: "activity.csv", text })
}
