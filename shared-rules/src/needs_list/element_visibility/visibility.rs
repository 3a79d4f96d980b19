//! Which needs-list elements a person sees (platform §4; NEEDS-05, NEEDS-20 to NEEDS-22).
//!
//! An element is hidden manually or until the loan reaches its status. Lenders reveal hidden elements with a toggle;
//! borrowers and contacts never see them, nor elements of priority HIDDEN or PRIVATE. A folder's visibility applies to
//! all its contents. An element shared with borrowers or contacts is visible to those people; one shared with none of
//! them is visible to every borrower, and to no contact. An element that is itself assigned to a borrower isn't visible
//! to its folder's people (resolution 97).

use crate::loans::review_status::ReviewStatus;
use crate::needs_list::element::{Element, ElementHolding, NeedsList, StorageType, VisibleAt};
use crate::needs_list::priority::PriorityType;
use crate::needs_list::tree::Outline;
use crate::team::role::RoleGroup;
use crate::value::calendar_date::optional_date;
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;

/// One element, without its folders, and who looks at it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ElementView {
    /// The loan's review status.
    pub loan_status: ReviewStatus,
    /// The role group of the person looking.
    pub viewer: RoleGroup,
    /// Whether the show-hidden toggle is on; it does nothing for borrowers and contacts.
    #[serde(default)]
    pub show_hidden: bool,
    /// Hidden by hand.
    #[serde(default)]
    pub hidden: bool,
    /// The review status from which the element shows.
    #[serde(default)]
    pub visible_at_status: Option<VisibleAt>,
    /// The element's priority.
    #[serde(default)]
    pub priority_type: PriorityType,
}

/// Hidden elements show to lenders only, with the toggle on; borrowers never see HIDDEN or PRIVATE
/// ones.
///
/// Whether this person sees the element, as far as the element itself decides.
///
/// Rule from platform §4; NEEDS-05, NEEDS-20…22.
#[must_use]
pub fn element_visible(input: &ElementView) -> bool {
    let viewer = Viewer { group: input.viewer, id: None, loan_status: input.loan_status };
    let hidden = viewer.is_hidden(input.hidden, input.visible_at_status);
    match viewer.group {
        RoleGroup::Lender => !hidden || input.show_hidden,
        _ => !hidden && !input.priority_type.is_kept_from_borrowers(),
    }
}

/// A needs list and who looks at it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NeedsListView {
    /// The loan's review status; a template belongs to no loan, and all of it shows.
    #[serde(default = "ReviewStatus::last")]
    pub loan_status: ReviewStatus,
    /// Every element, flat.
    pub elements: Vec<Element>,
    /// The role group of the person looking.
    pub viewer: RoleGroup,
    /// Their user id; without it a borrower or contact has no shares.
    #[serde(default)]
    pub viewer_id: Option<String>,
    /// Whether the show-hidden toggle is on; it does nothing for borrowers and contacts.
    #[serde(default)]
    pub show_hidden: bool,
    /// The day that the viewer's calendar shows; without it nothing is late.
    #[serde(default, deserialize_with = "optional_date")]
    #[cfg_attr(feature = "ts", tsify(type = "string | null"))]
    pub today: Option<NaiveDate>,
}

/// One element this person sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct VisibleElement {
    /// The element's id.
    pub id: String,
    /// Its depth; 0 at the top.
    pub depth: u32,
    /// Whether it, or a folder it is in, is hidden (and shows because of the toggle).
    pub hidden: bool,
}

/// A person's view of a needs list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct VisibleElements {
    /// The elements in tree order: each folder before what it contains.
    pub elements: Vec<VisibleElement>,
    /// How many of them are file requests.
    pub items_count: u32,
    /// How many elements the show-hidden toggle reveals, or has revealed.
    pub hidden_count: u32,
}

/// A person sees the elements meant for them, in tree order; what a folder hides, its contents hide.
///
/// This person's view of the whole needs list, in tree order, with the two counts of its header.
///
/// Rule from platform §4; NEEDS-02…05, NEEDS-20…22.
#[must_use]
pub fn visible_elements(input: &NeedsListView) -> VisibleElements {
    let viewer =
        Viewer { group: input.viewer, id: input.viewer_id.as_deref(), loan_status: input.loan_status };
    let outline = Outline::of(&input.elements);
    let sight = viewer.element_visibilities(&input.elements, &outline);
    let mut seen = VisibleElements::default();
    for place in outline.places() {
        let (Some(element), Some(sight)) = (input.elements.get(place.index), sight.get(place.index)) else {
            continue;
        };
        match sight {
            ElementVisibility::None => continue,
            ElementVisibility::Hidden => seen.hidden_count += 1,
            ElementVisibility::Plain => {}
        }
        if *sight == ElementVisibility::Plain || input.show_hidden {
            seen.items_count += u32::from(element.storage_type == StorageType::File);
            let hidden = *sight == ElementVisibility::Hidden;
            seen.elements.push(VisibleElement { id: element.id.clone(), depth: place.depth, hidden });
        }
    }
    seen
}

/// The file requests of the list which lenders see with the toggle off, as places in the list.
#[must_use]
pub fn visible_requests(list: &NeedsList, outline: &Outline) -> Vec<usize> {
    let lender = Viewer { group: RoleGroup::Lender, id: None, loan_status: list.loan_status };
    let sight = lender.element_visibilities(&list.elements, outline);
    let request =
        |index: &usize| list.elements.get(*index).is_some_and(|e| e.storage_type == StorageType::File);
    (0..list.elements.len())
        .filter(|index| sight.get(*index) == Some(&ElementVisibility::Plain))
        .filter(request)
        .collect()
}

/// Whether any borrower, or any of these borrowers and contacts, sees each element, by its place in the list.
#[must_use]
pub fn seen_by_any(
    people: &HashSet<&str>,
    loan_status: ReviewStatus,
    elements: &[Element],
    outline: &Outline,
) -> Vec<bool> {
    let anyone = Viewer { group: RoleGroup::Borrower, id: None, loan_status };
    let sight = anyone.other_sight(elements, outline, |assignee| people.contains(assignee));
    sight.into_iter().map(|sight| sight == ElementVisibility::Plain).collect()
}

/// How a person sees one element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ElementVisibility {
    /// Not at all.
    None,
    /// Only with the show-hidden toggle on.
    Hidden,
    /// Always.
    Plain,
}

/// The viewer, and the loan's status.
#[derive(Clone, Copy, Debug)]
pub struct Viewer<'a> {
    /// The person's role group.
    pub group: RoleGroup,
    /// The person's user id.
    pub id: Option<&'a str>,
    /// The loan's review status.
    pub loan_status: ReviewStatus,
}

impl Viewer<'_> {
    /// How this person sees each element, by its place in the list.
    #[must_use]
    pub fn element_visibilities(&self, elements: &[Element], outline: &Outline) -> Vec<ElementVisibility> {
        if self.group == RoleGroup::Lender {
            self.lender_sight(elements, outline)
        } else {
            self.other_sight(elements, outline, |assignee| Some(assignee) == self.id)
        }
    }

    /// Hidden manually, or by a status the loan has not reached. No status never hides; an unknown status hides from
    /// everyone but lenders.
    fn is_hidden(&self, by_hand: bool, from: Option<VisibleAt>) -> bool {
        by_hand
            || from.is_some_and(|from| match from {
                VisibleAt::Status(from) => from > self.loan_status,
                VisibleAt::Unknown(_) => self.group != RoleGroup::Lender,
            })
    }

    fn hides_element(&self, element: &Element) -> bool {
        self.is_hidden(element.hidden, element.visible_at_status)
    }

    fn lender_sight(&self, elements: &[Element], outline: &Outline) -> Vec<ElementVisibility> {
        let mut sight = vec![ElementVisibility::None; elements.len()];
        for place in outline.places() {
            let folder = place
                .parent
                .and_then(|parent| sight.get(parent).copied())
                .unwrap_or(ElementVisibility::Plain);
            let Some(element) = elements.get(place.index) else { continue };
            let own = if self.hides_element(element) {
                ElementVisibility::Hidden
            } else {
                ElementVisibility::Plain
            };
            if let Some(slot) = sight.get_mut(place.index) {
                *slot = if folder == ElementVisibility::Hidden { ElementVisibility::Hidden } else { own };
            }
        }
        sight
    }

    /// First top-down: what its folders and shares allow. Then bottom-up: the ancestors of a visible element are
    /// visible too.
    fn other_sight(
        &self,
        elements: &[Element],
        outline: &Outline,
        is_me: impl Fn(&str) -> bool,
    ) -> Vec<ElementVisibility> {
        let mut sight: Vec<ElementVisibility> =
            self.reach(elements, outline, is_me)
                .iter()
                .map(|reach| {
                    if reach.seen_by(self.group) { ElementVisibility::Plain } else { ElementVisibility::None }
                })
                .collect();
        for place in outline.places().iter().rev() {
            let seen = sight.get(place.index) == Some(&ElementVisibility::Plain);
            if let Some(folder) = place.parent.filter(|_| seen).and_then(|parent| sight.get_mut(parent)) {
                *folder = ElementVisibility::Plain;
            }
        }
        sight
    }

    /// The reach that folders and shares give each element, by its index in the list.
    pub(crate) fn reach(
        &self,
        elements: &[Element],
        outline: &Outline,
        is_me: impl Fn(&str) -> bool,
    ) -> Vec<ElementReach> {
        let mut reach = vec![ElementReach::default(); elements.len()];
        for place in outline.places() {
            let folder = match place.parent {
                Some(parent) => reach.get(parent).copied().unwrap_or_default(),
                None => ElementReach { open: !place.stray, ..ElementReach::default() },
            };
            let (Some(element), Some(slot)) = (elements.get(place.index), reach.get_mut(place.index)) else {
                continue;
            };
            *slot = ElementReach {
                open: folder.open
                    && !self.hides_element(element)
                    && !element.priority_type.is_kept_from_borrowers(),
                holding: folder.holding.inside(element, &is_me),
            };
        }
        reach
    }
}

/// The reach that folders and shares give an element, for one borrower or contact.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct ElementReach {
    /// Nothing of it or its folders keeps it from borrowers and contacts.
    pub(crate) open: bool,
    /// The people it is assigned to.
    pub(crate) holding: ElementHolding,
}

impl ElementReach {
    fn seen_by(self, group: RoleGroup) -> bool {
        self.open && (self.holding.mine || (!self.holding.assigned && group == RoleGroup::Borrower))
    }
}
