//! Exports the requests of a loan for spreadsheets.

use std::collections::HashMap;

use sea_orm::DbErr;
use shared_rules::{
    activity::ExportedList,
    needs_list::{
        element::StorageType,
        request::spreadsheet::{RequestLine, requests_file},
    },
};
use uuid::Uuid;

use super::super::{dto::NeedsListElement, visibility};
use crate::{access::LoanMember, environment::Zone, features::activity, http::csv::CsvFile, state::AppState};

/// Returns every request that the person sees, in list order.
pub(in crate::features::needs_list) async fn file(
    state: &AppState,
    member: &LoanMember,
) -> Result<CsvFile, DbErr> {
    let place = Some((&member.loan).into());
    activity::record_export(state, &member.user, place, ExportedList::Requests).await?;
    let elements = visibility::load_visible_elements(state.db.read(), member).await?;
    let folders: HashMap<Uuid, &NeedsListElement> =
        elements.iter().map(|element| (element.id, element)).collect();
    let requests = elements.iter().filter(|element| element.storage_type == StorageType::File);
    let zone = member.zone();
    let text = requests_file(zone.name(), requests.map(|request| export_line(request, &folders, zone)));
    Ok(CsvFile { name: "needs-list.csv", text })
}

fn export_line(
    request: &NeedsListElement,
    folders: &HashMap<Uuid, &NeedsListElement>,
    zone: Zone,
) -> RequestLine {
    let above = |id: Option<Uuid>| id.and_then(|id| folders.get(&id).copied());
    let mut path: Vec<String> =
        std::iter::successors(above(request.parent_id), |folder| above(folder.parent_id))
            .map(|folder| folder.name.clone())
            .collect();
    path.reverse();
    RequestLine {
        folders: path,
        name: request.name.clone(),
        review_state: request.review_state,
        priority_type: request.priority_type,
        given_to: request.shared_info.iter().map(|share| share.shared_with_user.display_name()).collect(),
        files: request.answers.len(),
        updated_at: zone.local_time(request.updated_at),
        due_date: request.due_date,
    }
}
