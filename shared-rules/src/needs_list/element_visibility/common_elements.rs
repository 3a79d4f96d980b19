//! The elements of a needs list that several people all see: those that a message to all of them may show.

use std::collections::HashSet;

use crate::loans::review_status::ReviewStatus;
use crate::needs_list::element::{Element, ElementShare};
use crate::needs_list::tree::Outline;
use crate::needs_list::visibility::{ElementVisibility, Viewer};
use crate::team::role::RoleGroup;

/// A person who looks at a needs list.
#[derive(Clone, Debug)]
pub struct ListViewer {
    /// The user's id.
    pub id: String,
    /// The person's group on the loan.
    pub group: RoleGroup,
}

/// The ids of the elements that all of these people may see, in tree order; empty for no people. Lenders may see
/// currently hidden elements (platform §4, §7; messaging §7; API-29, API-31).
///
/// The cost is the list's length times the number of borrowers and contacts with assignments: the others of a group see
/// the same and are computed once. Both are limited.
#[must_use]
pub fn seen_by_all(elements: &[Element], loan_status: ReviewStatus, viewers: &[ListViewer]) -> Vec<String> {
    let outline = Outline::of(elements);
    let mut seen = vec![!viewers.is_empty(); elements.len()];
    for (group, id) in kinds(elements, viewers) {
        let viewer = Viewer { group, id, loan_status };
        for (seen, sight) in seen.iter_mut().zip(viewer.element_visibilities(elements, &outline)) {
            *seen &= sight != ElementVisibility::None;
        }
    }
    let places = outline.places().iter().filter(|place| seen.get(place.index) == Some(&true));
    places.filter_map(|place| elements.get(place.index)).map(|element| element.id.clone()).collect()
}

/// The viewers with distinct views: by group, and by id for those with assignments.
fn kinds<'a>(elements: &'a [Element], viewers: &'a [ListViewer]) -> HashSet<(RoleGroup, Option<&'a str>)> {
    let shares = elements.iter().flat_map(|element| &element.shared_info);
    let given: HashSet<&str> = shares.filter_map(ElementShare::assignee).collect();
    let id = |viewer: &'a ListViewer| {
        let id = Some(viewer.id.as_str()).filter(|id| given.contains(id));
        id.filter(|_| viewer.group != RoleGroup::Lender)
    };
    viewers.iter().map(|viewer| (viewer.group, id(viewer))).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn list() -> Vec<Element> {
        let given = |user: &str, group: &str| json!([{ "permissions": "VIEW", "sharedWithUser": { "id": user, "loggedRoleGroup": group } }]);
        let element = |id: &str, parent: Value, kind: &str, more: Value| {
            let mut element = json!({ "id": id, "parentId": parent, "name": id, "storageType": kind });
            element.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            element
        };
        let top = Value::Null;
        let list = json!([
            element("W-2", json!("Income"), "FILE", json!({})),
            element("Income", top.clone(), "FOLDER", json!({})),
            element(
                "Pay stubs",
                json!("Income"),
                "FILE",
                json!({ "sharedInfo": given("lucia", "BORROWER") })
            ),
            element("Title", top.clone(), "FOLDER", json!({ "sharedInfo": given("tina", "CONTACT") })),
            element("Deed", json!("Title"), "FILE", json!({})),
            element("Score", top.clone(), "FILE", json!({ "priorityType": "PRIVATE" })),
            element("Hidden", top.clone(), "FILE", json!({ "hidden": true })),
            element("Letter", top, "FILE", json!({ "visibleAtStatus": "CLOSING" })),
        ]);
        serde_json::from_value(list).unwrap()
    }

    fn seen(people: &[(&str, RoleGroup)], status: ReviewStatus) -> Vec<String> {
        let viewer = |(id, group): &(&str, RoleGroup)| ListViewer { id: (*id).to_owned(), group: *group };
        seen_by_all(&list(), status, &people.iter().map(viewer).collect::<Vec<_>>())
    }

    const DANA: (&str, RoleGroup) = ("dana", RoleGroup::Lender);
    const LUCIA: (&str, RoleGroup) = ("lucia", RoleGroup::Borrower);
    const MATEO: (&str, RoleGroup) = ("mateo", RoleGroup::Borrower);
    const TINA: (&str, RoleGroup) = ("tina", RoleGroup::Contact);

    #[test]
    fn hides_elements_that_one_of_them_does_not_see() {
        let under_way = ReviewStatus::InProgress;
        let all = ["Income", "W-2", "Pay stubs", "Title", "Deed", "Score", "Hidden", "Letter"];
        assert_eq!(seen(&[DANA, ("priya", RoleGroup::Lender)], under_way), all);
        assert_eq!(seen(&[DANA, LUCIA], under_way), ["Income", "W-2", "Pay stubs"]);
        assert_eq!(seen(&[DANA, LUCIA], ReviewStatus::Closing), ["Income", "W-2", "Pay stubs", "Letter"]);
        assert_eq!(seen(&[MATEO, LUCIA, DANA], under_way), ["Income", "W-2"]);
        assert_eq!(seen(&[LUCIA, LUCIA], under_way), ["Income", "W-2", "Pay stubs"]);
        assert_eq!(seen(&[DANA, TINA], under_way), ["Title", "Deed"]);
        assert!(seen(&[LUCIA, TINA], under_way).is_empty());
        assert!(seen(&[], under_way).is_empty());
    }

    #[test]
    fn computes_people_without_assignments_once() {
        let list = list();
        let people = [DANA, ("priya", RoleGroup::Lender), LUCIA, MATEO, ("ann", RoleGroup::Borrower)];
        let viewer = |(id, group): (&str, RoleGroup)| ListViewer { id: id.to_owned(), group };
        let viewers = people.map(viewer);
        let kinds = kinds(&list, &viewers);
        assert_eq!(kinds.len(), 3);
        assert!(kinds.contains(&(RoleGroup::Borrower, Some("lucia"))));
    }
}
