//! A preview of what a borrower would see of a needs list at another loan status, and what would appear or disappear.

use crate::loans::review_status::ReviewStatus;
use crate::needs_list::element::Element;
use crate::needs_list::visibility::{NeedsListView, VisibleElement, visible_elements};
use crate::team::role::RoleGroup;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// A needs list and the status to look ahead (or back) to.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StatusPreview {
    /// Every element, flat.
    pub elements: Vec<Element>,
    /// The loan's review status.
    pub loan_status: ReviewStatus,
    /// The status to preview.
    pub preview_status: ReviewStatus,
    /// The borrower; without one, what every borrower sees.
    #[serde(default)]
    pub borrower_id: Option<String>,
}

/// The borrower's needs list at that status.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StatusPreviewAnswer {
    /// The elements in tree order.
    pub elements: Vec<VisibleElement>,
    /// How many of them are file requests.
    pub items_count: u32,
    /// The ids that show then and don't now.
    pub appearing: Vec<String>,
    /// The ids that show now and wouldn't then.
    pub disappearing: Vec<String>,
}

/// Before a loan changes its status one can see what a borrower would then see.
///
/// What the borrower sees at the previewed status, compared with now.
///
/// Rule from platform §4; NEEDS-07, NEEDS-21, NEEDS-22.
#[must_use]
pub fn status_preview(input: &StatusPreview) -> StatusPreviewAnswer {
    let at = |loan_status| {
        visible_elements(&NeedsListView {
            loan_status,
            elements: input.elements.clone(),
            viewer: RoleGroup::Borrower,
            viewer_id: input.borrower_id.clone(),
            show_hidden: false,
            today: None,
        })
    };
    let (now, then) = (at(input.loan_status), at(input.preview_status));
    StatusPreviewAnswer {
        appearing: ids_not_in(&then.elements, &now.elements),
        disappearing: ids_not_in(&now.elements, &then.elements),
        elements: then.elements,
        items_count: then.items_count,
    }
}

/// The ids of `these` that aren't among `others`.
fn ids_not_in(these: &[VisibleElement], others: &[VisibleElement]) -> Vec<String> {
    let others: HashSet<&str> = others.iter().map(|element| element.id.as_str()).collect();
    let ids = these.iter().map(|element| &element.id);
    ids.filter(|id| !others.contains(id.as_str())).cloned().collect()
}
