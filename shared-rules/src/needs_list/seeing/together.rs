//! What several people all see of a needs list: what a message may show that is meant for all of them.

use crate::loans::review_status::ReviewStatus;
use crate::needs_list::element::Element;
use crate::needs_list::tree::Outline;
use crate::needs_list::visibility::{Sight, Viewer};
use crate::team::role::RoleGroup;
use serde::{Deserialize, Serialize};

/// A needs list and everyone who looks at it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CommonView {
    /// The loan's review status.
    pub loan_status: ReviewStatus,
    /// Every element, flat.
    pub elements: Vec<Element>,
    /// The people.
    pub viewers: Vec<ListViewer>,
}

/// A person who looks at a needs list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ListViewer {
    /// The user's id.
    pub id: String,
    /// The person's group on the loan.
    pub group: RoleGroup,
}

/// A message shows of the needs list only what its writer and everyone it is meant for may see; what is hidden
/// for the moment, lenders may see.
///
/// The ids of the elements that all of these people may see, in tree order; none for nobody.
///
/// Rule in people, from platform §4, §7; messaging §7; API-29, API-31.
#[must_use]
pub fn common_elements(input: &CommonView) -> Vec<String> {
    let outline = Outline::of(&input.elements);
    let mut seen = vec![!input.viewers.is_empty(); input.elements.len()];
    for ListViewer { id, group } in &input.viewers {
        let viewer = Viewer { group: *group, id: Some(id), loan_status: input.loan_status };
        for (seen, sight) in seen.iter_mut().zip(viewer.sight(&input.elements, &outline)) {
            *seen &= sight != Sight::None;
        }
    }
    let places = outline.places().iter().filter(|place| seen.get(place.index) == Some(&true));
    places.filter_map(|place| input.elements.get(place.index)).map(|element| element.id.clone()).collect()
}
