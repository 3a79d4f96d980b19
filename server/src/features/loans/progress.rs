//! Progress of a loan, its people and its folders. Lenders see all of it. For other people it covers the requests that
//! they see, and the people who answer requests, so that no number reveals hidden ones.

use std::collections::{BTreeMap, HashSet};

use serde::Serialize;
use shared_rules::{
    needs_list::{
        element::Element,
        progress::{LoanProgress, Progress, ProgressQuestion, ProgressUser, progress},
        visibility::{NeedsListView, visible_elements},
    },
    team::{
        role::RoleGroup,
        task_count::{SeesTasks, sees_tasks},
    },
};
use utoipa::ToSchema;
use uuid::Uuid;

use super::dto::LoanRole;
use crate::access::LoanMember;

/// The visible progress.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct AllProgress {
    /// Over all visible requests.
    loan: Progress,
    /// Per person, by user id.
    per_user: BTreeMap<Uuid, Progress>,
    /// Per folder over all its descendants, by element id.
    per_folder: BTreeMap<String, Progress>,
}

/// Returns all progress that the member may see.
pub(super) fn all_progress(member: &LoanMember, team: &[LoanRole], elements: Vec<Element>) -> AllProgress {
    let progress = visible_progress(member, team, elements);
    AllProgress {
        loan: progress.loan.progress,
        per_user: team.iter().filter_map(|role| progress_of_user(member, &progress, role.user.id)).collect(),
        per_folder: progress.folders.into_iter().map(|own| (own.id, own.tally.progress)).collect(),
    }
}

/// Returns the progress that the member may see.
pub(super) fn visible_progress(
    member: &LoanMember,
    team: &[LoanRole],
    elements: Vec<Element>,
) -> LoanProgress {
    let loan_status = member.loan.review_status.0;
    let lender = member.role().group() == RoleGroup::Lender;
    let elements = if lender { elements } else { visible_elements_of(member, elements) };
    let users = team
        .iter()
        .filter(|role| lender || role.role.group() != RoleGroup::Lender)
        .map(|role| ProgressUser { id: role.user.id.to_string(), role_group: role.role.group() })
        .collect();
    progress(&ProgressQuestion { loan_status, elements, users })
}

/// Returns the person with their progress, if the member may see it.
pub(super) fn progress_of_user(
    member: &LoanMember,
    progress: &LoanProgress,
    user_id: Uuid,
) -> Option<(Uuid, Progress)> {
    let own = user_id == member.user.id;
    if !sees_tasks(&SeesTasks { own, permissions: member.permissions() }) {
        return None;
    }
    progress.of_user(&user_id.to_string()).map(|tally| (user_id, tally.progress))
}

fn visible_elements_of(member: &LoanMember, elements: Vec<Element>) -> Vec<Element> {
    let view = NeedsListView {
        loan_status: member.loan.review_status.0,
        elements,
        viewer: member.role().group(),
        viewer_id: Some(member.user.id.to_string()),
        show_hidden: false,
        today: None,
    };
    let seen: HashSet<String> = visible_elements(&view).elements.into_iter().map(|seen| seen.id).collect();
    view.elements.into_iter().filter(|element| seen.contains(&element.id)).collect()
}
