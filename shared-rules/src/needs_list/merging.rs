//! A template becomes part of a list. What the list has already, under the same name in the same folder,
//! isn't doubled. For a borrower only requests count as there that the borrower has: those given to the
//! borrower, and those given to nobody.

use super::element::{Element, StorageType};
use super::moving::depth_problem;
use super::priority::PriorityType;
use super::tree::Outline;
use crate::violation::Violation;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

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
    /// What it is called.
    pub name: String,
    /// A folder, or a request for a file.
    pub storage_type: StorageType,
    /// Hidden by hand.
    #[serde(default)]
    pub hidden: bool,
    /// Its priority.
    #[serde(default)]
    pub priority_type: PriorityType,
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
}

/// What becomes of one element of the template.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MergeStep {
    /// The element of the template.
    pub template_id: String,
    /// The element of the list that it is already; none when it is to be made.
    pub existing_id: Option<String>,
    /// Whether it is to be given to the borrower.
    pub share: bool,
}

/// What becomes of the template, in tree order: each folder before what it contains.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MergePlan {
    /// One step for each element of the template.
    pub steps: Vec<MergeStep>,
    /// How many elements are made.
    pub created: u32,
    /// How many were there already.
    pub merged: u32,
    /// What stands against making any of it.
    pub violations: Vec<Violation>,
}

/// The folder a step puts things in: made anew, or one of the list (none is the top).
#[derive(Clone)]
struct Landing {
    existing: Option<Option<String>>,
    /// Whether borrowers may not see what is in it.
    kept: bool,
}

/// What is there: by folder, kind and name as people read it.
type Known = HashMap<(Option<String>, StorageType, String), String>;

/// What is made, and what is there already (ENTITY-31).
#[must_use]
pub fn merge_template(input: &MergeTemplate) -> MergePlan {
    let mut known = known(input);
    let parents: Vec<(&str, Option<&str>)> =
        input.template.iter().map(|item| (item.id.as_str(), item.parent_id.as_deref())).collect();
    let mut landings: HashMap<usize, Landing> = HashMap::new();
    let mut plan = MergePlan::default();
    for place in Outline::from_parents(&parents).places() {
        let Some(item) = input.template.get(place.index) else { continue };
        let top = Landing { existing: Some(None), kept: false };
        let folder = place.parent.and_then(|parent| landings.get(&parent).cloned()).unwrap_or(top);
        let there = folder
            .existing
            .as_ref()
            .and_then(|folder| known.remove(&(folder.clone(), item.storage_type, folded(&item.name))));
        if item.storage_type == StorageType::Folder && plan.violations.is_empty() {
            plan.violations.extend(depth_problem("templateId", place.depth, 1));
        }
        let kept = folder.kept || item.hidden || item.priority_type.is_kept_from_borrowers();
        let request = item.storage_type == StorageType::File;
        let share = request && there.is_none() && !kept && input.borrower_id.is_some();
        landings.insert(place.index, Landing { existing: there.clone().map(Some), kept });
        if there.is_some() {
            plan.merged += 1;
        } else {
            plan.created += 1;
        }
        plan.steps.push(MergeStep { template_id: item.id.clone(), existing_id: there, share });
    }
    plan
}

/// The elements of the list that count as there.
fn known(input: &MergeTemplate) -> Known {
    let outline = Outline::of(&input.list);
    let mut theirs = vec![(false, false); input.list.len()];
    let mut known = Known::new();
    for place in outline.places() {
        let Some(element) = input.list.get(place.index) else { continue };
        let above = place.parent.and_then(|parent| theirs.get(parent).copied()).unwrap_or_default();
        let mut assignees = element.shared_info.iter().filter_map(|share| share.assignee());
        let mine = above.1 || assignees.clone().any(|id| Some(id) == input.borrower_id.as_deref());
        let given = above.0 || assignees.next().is_some();
        if let Some(slot) = theirs.get_mut(place.index) {
            *slot = (given, mine);
        }
        let counts =
            element.storage_type == StorageType::Folder || input.borrower_id.is_none() || mine || !given;
        if counts {
            let key = (element.parent_id.clone(), element.storage_type, folded(&element.name));
            known.entry(key).or_insert_with(|| element.id.clone());
        }
    }
    known
}

/// A name as people compare it: without blanks around it, whatever the case.
fn folded(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase()
}
