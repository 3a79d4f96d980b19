//! Merges a template into a list. Elements that the list already has, under the same name in the same folder, aren't
//! duplicated. For a borrower, only requests visible to them count as existing: those assigned to the borrower, and
//! unassigned ones. A request marked 'each borrower' becomes one request for each borrower; then only requests assigned
//! to that borrower count as existing (resolution 97).

use crate::needs_list::element::{Element, StorageType, is_private};
use crate::needs_list::move_check::depth_problem;
use crate::needs_list::priority::PriorityType;
use crate::needs_list::tree::Outline;
use crate::text;
use crate::violation::Violation;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet, VecDeque};

/// Maximum number of borrowers who can get separate requests in one merge.
pub const MOST_BORROWERS: usize = 50;

/// One element of a template.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TemplateItem {
    /// The element's id.
    pub id: String,
    /// The folder it is in; absent at the top.
    #[serde(default)]
    pub parent_id: Option<String>,
    /// Its name.
    pub name: String,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
    /// Hidden by hand.
    #[serde(default)]
    pub hidden: bool,
    /// Its priority.
    #[serde(default)]
    pub priority_type: PriorityType,
    /// Whether each borrower gets a separate request; none for folders.
    #[serde(default)]
    pub each_borrower: bool,
}

/// Whether each borrower gets a separate request: for files only, regardless of a folder's input.
#[must_use]
pub fn asks_each(storage_type: StorageType, wanted: bool) -> bool {
    wanted && storage_type == StorageType::File
}

/// A list and the template to become part of it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MergeTemplate {
    /// Every element of the list, flat.
    pub list: Vec<Element>,
    /// Every element of the template, flat.
    pub template: Vec<TemplateItem>,
    /// The borrower it is for; none for the loan as a whole.
    #[serde(default)]
    pub borrower_id: Option<String>,
    /// The borrowers of the loan, at most [`MOST_BORROWERS`]; they count when it is for the whole loan.
    #[serde(default)]
    pub borrowers: Vec<String>,
}

/// The result for one element of the template, for one person if it is created for each of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MergeStep {
    /// The element of the template.
    pub template_id: String,
    /// The element of the list that it is already; none when it is to be made.
    pub existing_id: Option<String>,
    /// The user the new element is assigned to; none if unassigned.
    pub share_with: Option<String>,
}

/// The result of merging the template, in tree order: each folder before its contents.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MergePlan {
    /// One step for each element of the template, one a borrower for each that is for each of them.
    pub steps: Vec<MergeStep>,
    /// How many elements are made.
    pub created: u32,
    /// How many were there already.
    pub merged: u32,
    /// How many requests for each borrower wait, for the loan has no borrower yet.
    pub waiting: u32,
    /// Why the template can't be merged.
    pub violations: Vec<Violation>,
}

/// The folder of a step: a new one, or one of the list (none is the top).
#[derive(Clone)]
struct TargetFolder {
    existing: Option<Option<String>>,
    /// Whether borrowers may not see what is in it.
    kept: bool,
}

/// A template adds to a list what isn't there yet under the same name in the same folder.
///
/// The elements to create, and those that already exist (ENTITY-31; resolution 97).
///
/// Rule from platform §2.2, §3; ENTITY-31, CONTACT-24.
#[must_use]
pub fn merge_template(input: &MergeTemplate) -> MergePlan {
    let people = people(input);
    if people.len() > MOST_BORROWERS {
        let most = MOST_BORROWERS.to_string();
        let problem = text::needs_list::TOO_MANY_BORROWERS.violation_with("borrowers", &[("most", &most)]);
        return MergePlan { violations: vec![problem], ..MergePlan::default() };
    }
    let parents: Vec<(&str, Option<&str>)> =
        input.template.iter().map(|item| (item.id.as_str(), item.parent_id.as_deref())).collect();
    let mut merge =
        TemplateMerge { known: ExistingElements::of(input, &people), people, plan: MergePlan::default() };
    let mut landings: HashMap<usize, TargetFolder> = HashMap::new();
    for place in Outline::from_parents(&parents).places() {
        let Some(item) = input.template.get(place.index) else { continue };
        let top = TargetFolder { existing: Some(None), kept: false };
        let folder = place.parent.and_then(|parent| landings.get(&parent).cloned()).unwrap_or(top);
        if item.storage_type == StorageType::Folder && merge.plan.violations.is_empty() {
            merge.plan.violations.extend(depth_problem("templateId", place.depth, 1));
        }
        let kept = folder.kept || item.hidden || item.priority_type.is_kept_from_borrowers();
        if asks_each(item.storage_type, item.each_borrower) {
            merge.each(item, &folder);
        } else {
            let to = input.borrower_id.clone().filter(|_| item.storage_type == StorageType::File && !kept);
            let there = merge.one(item, &folder, ElementOwner::Anyone, to);
            landings.insert(place.index, TargetFolder { existing: there.map(Some), kept });
        }
    }
    merge.plan
}

/// The people who get separate requests, each once.
fn people(input: &MergeTemplate) -> Vec<&str> {
    let mut named = HashSet::new();
    match &input.borrower_id {
        Some(id) => vec![id],
        None => input.borrowers.iter().map(String::as_str).filter(|id| named.insert(*id)).collect(),
    }
}

/// A merge as far as it is.
struct TemplateMerge<'a> {
    known: ExistingElements<'a>,
    people: Vec<&'a str>,
    plan: MergePlan,
}

impl TemplateMerge<'_> {
    /// One request for each person, assigned to them.
    fn each(&mut self, item: &TemplateItem, folder: &TargetFolder) {
        self.plan.waiting += u32::from(self.people.is_empty());
        for (index, id) in self.people.clone().into_iter().enumerate() {
            self.one(item, folder, ElementOwner::Of(index), Some(id.to_owned()));
        }
    }

    /// The matching element of the list; otherwise one is created and assigned to that person.
    fn one(
        &mut self,
        item: &TemplateItem,
        folder: &TargetFolder,
        pool: ElementOwner,
        to: Option<String>,
    ) -> Option<String> {
        let there = folder.existing.as_ref().and_then(|folder| self.known.take(folder.clone(), item, pool));
        if there.is_some() {
            self.plan.merged += 1;
        } else {
            self.plan.created += 1;
        }
        let share_with = to.filter(|_| there.is_none());
        let step = MergeStep { template_id: item.id.clone(), existing_id: there.clone(), share_with };
        self.plan.steps.push(step);
        there
    }
}

/// The owners for whom an element counts as existing.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum ElementOwner {
    /// For elements assigned to no one in particular.
    Anyone,
    /// For the request of the person at that place.
    Of(usize),
}

/// A folder, a kind and a name as people read it.
type MatchKey = (Option<String>, StorageType, String);

/// Existing elements, each matched at most once.
struct ExistingElements<'a> {
    waiting: HashMap<(MatchKey, ElementOwner), VecDeque<&'a str>>,
    taken: HashSet<&'a str>,
}

impl<'a> ExistingElements<'a> {
    fn of(input: &'a MergeTemplate, people: &[&str]) -> Self {
        let outline = Outline::of(&input.list);
        let place_of: HashMap<&str, usize> = people.iter().enumerate().map(|(at, id)| (*id, at)).collect();
        let mut theirs = vec![OwnerSet::default(); input.list.len()];
        let mut known = Self { waiting: HashMap::new(), taken: HashSet::new() };
        for place in outline.places() {
            let Some(element) = input.list.get(place.index) else { continue };
            let above = place.parent.and_then(|parent| theirs.get(parent).copied()).unwrap_or_default();
            let own = above.inside(element, &place_of);
            if let Some(slot) = theirs.get_mut(place.index) {
                *slot = own;
            }
            known.add(input, element, own, people.len());
        }
        known
    }

    fn add(&mut self, input: &MergeTemplate, element: &'a Element, theirs: OwnerSet, people: usize) {
        let counts = element.storage_type == StorageType::Folder
            || input.borrower_id.is_none()
            || theirs.contains_index(0)
            || !theirs.given;
        let anyone = counts.then_some(ElementOwner::Anyone);
        let folder = element.storage_type == StorageType::Folder;
        let each = (0..people).filter(|at| !folder && theirs.contains_index(*at)).map(ElementOwner::Of);
        let key = (element.parent_id.clone(), element.storage_type, folded(&element.name));
        for pool in anyone.into_iter().chain(each) {
            self.waiting.entry((key.clone(), pool)).or_default().push_back(&element.id);
        }
    }

    /// Takes the first element of the list that the item is, in that folder.
    fn take(&mut self, folder: Option<String>, item: &TemplateItem, pool: ElementOwner) -> Option<String> {
        let key = (folder, item.storage_type, folded(&item.name));
        let waiting = self.waiting.get_mut(&(key, pool))?;
        while let Some(id) = waiting.pop_front() {
            // A request that two people share is there for both.
            if self.taken.insert(id) || matches!(pool, ElementOwner::Of(_)) {
                return Some(id.to_owned());
            }
        }
        None
    }
}

/// Which of at most [`MOST_BORROWERS`] people an element is assigned to, as bits, and whether to any.
#[derive(Clone, Copy, Default)]
struct OwnerSet {
    people: u64,
    given: bool,
}

impl OwnerSet {
    fn inside(self, element: &Element, place_of: &HashMap<&str, usize>) -> Self {
        let folder = if is_private(element) { Self::default() } else { self };
        let assignees = element.shared_info.iter().filter_map(|share| share.assignee());
        assignees.fold(folder, |theirs, id| {
            let bit = place_of.get(id).map_or(0, |at| 1 << at);
            Self { people: theirs.people | bit, given: true }
        })
    }

    const fn contains_index(self, at: usize) -> bool {
        self.people & (1 << at) != 0
    }
}

/// A name as people compare it: without blanks around it, whatever the case.
fn folded(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}
