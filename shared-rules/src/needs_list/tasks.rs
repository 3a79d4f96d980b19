//! Each person's tasks on a loan, by group. Lenders approve answers and excuses, assign requests nobody
//! has, and file what lies in the shoebox; everyone else answers what is open, looks again at what came
//! back, and files their own documents. Workflows, forms and payments bring no tasks yet.

use super::element::{Element, NeedsList};
use super::progress::ReviewCounts;
use super::review::ReviewState;
use super::tree::Outline;
use super::visibility::visible_requests;
use crate::loans::review_status::ReviewStatus;
use crate::team::permission::Permission;
use crate::team::role::RoleGroup;
use crate::team::task_count::{SeesTasks, TaskCount, TasksPerGroup, sees_tasks, task_count};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A person on the loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TaskPerson {
    /// The user's id.
    pub id: String,
    /// The group of the role on the loan.
    pub role_group: RoleGroup,
    /// How many of the person's documents answer nothing yet.
    #[serde(default)]
    pub shoebox: u32,
}

/// A needs list, the people of the loan, and who asks for their tasks.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoanTasks {
    /// The loan's review status.
    pub loan_status: ReviewStatus,
    /// Every element, flat.
    pub elements: Vec<Element>,
    /// The people of the loan, the viewer among them.
    pub people: Vec<TaskPerson>,
    /// The viewer's user id.
    pub viewer_id: String,
    /// What the viewer's role allows.
    #[serde(default)]
    pub permissions: Vec<Permission>,
}

/// The counts the viewer may see (ENTITY-34; API-09).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoanTasksAnswer {
    /// The viewer's own tasks, by group.
    pub per_task: TasksPerGroup,
    /// How many tasks each person has, by user id: one's own, and others' with SeeBorrowersTasks.
    pub per_user: BTreeMap<String, u32>,
}

/// The tasks of the people of a loan (API-09, CONST-02, PERM-08).
#[must_use]
pub fn loan_tasks(input: &LoanTasks) -> LoanTasksAnswer {
    let list = NeedsList { loan_status: input.loan_status, elements: input.elements.clone() };
    let outline = Outline::of(&list.elements);
    let loose = input.people.iter().fold(0_u32, |sum, person| sum.saturating_add(person.shoebox));
    let mut answer = LoanTasksAnswer::default();
    for person in &input.people {
        let own = person.id == input.viewer_id;
        if !sees_tasks(&SeesTasks { own, permissions: input.permissions.clone() }) {
            continue;
        }
        let tasks = match person.role_group {
            RoleGroup::Lender => TasksPerGroup { shoebox: loose, ..of_lender(&list, &outline) },
            _ => TasksPerGroup { shoebox: person.shoebox, ..of_other(&list, &outline, person) },
        };
        answer.per_user.insert(person.id.clone(), task_count(&TaskCount { per_task: tasks }));
        if own {
            answer.per_task = tasks;
        }
    }
    answer
}

fn of_lender(list: &NeedsList, outline: &Outline) -> TasksPerGroup {
    let assigned = assigned(&list.elements, outline);
    let mut tasks = TasksPerGroup::default();
    for index in visible_requests(list, outline, RoleGroup::Lender, None) {
        let Some(element) = list.elements.get(index) else { continue };
        let has_someone = assigned.get(index).copied().unwrap_or_default();
        let waits = matches!(element.review_state, ReviewState::Submitted | ReviewState::NotApplicable);
        tasks.approve_answer += u32::from(waits);
        tasks.assign_question += u32::from(element.review_state == ReviewState::Open && !has_someone);
    }
    tasks
}

fn of_other(list: &NeedsList, outline: &Outline, person: &TaskPerson) -> TasksPerGroup {
    let mut tasks = TasksPerGroup::default();
    for index in visible_requests(list, outline, person.role_group, Some(&person.id)) {
        let Some(element) = list.elements.get(index) else { continue };
        tasks.answer_question += u32::from(element.review_state == ReviewState::Open);
        let came_back = matches!(element.review_state, ReviewState::Rejected | ReviewState::PartlyAccepted);
        tasks.needs_attention += u32::from(came_back);
    }
    tasks
}

/// Whether each element, or a folder it is in, is given to a borrower or contact.
fn assigned(elements: &[Element], outline: &Outline) -> Vec<bool> {
    let mut assigned = vec![false; elements.len()];
    for place in outline.places() {
        let folder = place.parent.and_then(|parent| assigned.get(parent).copied()).unwrap_or_default();
        let Some(element) = elements.get(place.index) else { continue };
        let own = element.shared_info.iter().any(|share| share.assignee().is_some());
        if let Some(slot) = assigned.get_mut(place.index) {
            *slot = folder || own;
        }
    }
    assigned
}

/// The requests one sees, by state, and one's group.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Attention {
    /// The group of the role on the loan.
    pub role_group: RoleGroup,
    /// The requests.
    pub counts: ReviewCounts,
}

/// How many requests wait for this person: submitted ones for a lender, those sent back for the others.
#[must_use]
pub fn attention(input: &Attention) -> u32 {
    match input.role_group {
        RoleGroup::Lender => input.counts.submitted,
        RoleGroup::Borrower | RoleGroup::Contact => input.counts.rejected,
    }
}
