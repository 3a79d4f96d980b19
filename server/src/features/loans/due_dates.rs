//! Due dates of a loan's open requests.

use std::collections::HashMap;

use chrono::NaiveDate;
use shared_rules::{
    loans::review_status::ReviewStatus,
    needs_list::{
        due_date::waits_for_borrower,
        element::Element,
        visibility::{NeedsListView, visible_elements},
    },
    team::role::RoleGroup,
};
use uuid::Uuid;

/// Returns the earliest due date of the open requests that the viewer sees; `None` for lenders, since requests never
/// wait for them.
pub(super) fn next_due(
    viewer: Uuid,
    group: RoleGroup,
    loan_status: ReviewStatus,
    elements: &[Element],
) -> Option<NaiveDate> {
    if group == RoleGroup::Lender {
        return None;
    }
    let waiting = elements.iter().filter(|element| waits_for_borrower(element.review_state));
    let due: HashMap<&str, NaiveDate> =
        waiting.filter_map(|element| Some((element.id.as_str(), element.due_date?))).collect();
    if due.is_empty() {
        return None;
    }
    let view = NeedsListView {
        loan_status,
        elements: elements.to_vec(),
        viewer: group,
        viewer_id: Some(viewer.to_string()),
        show_hidden: false,
        today: None,
    };
    visible_elements(&view).elements.iter().filter_map(|seen| due.get(seen.id.as_str()).copied()).min()
}
