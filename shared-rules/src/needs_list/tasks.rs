//! Each person's tasks on a loan, by group. Lenders review answers and not-applicable claims, assign unassigned
//! requests, and file documents in the shoebox; everyone else answers open requests, reworks returned ones, and files
//! their own documents. Workflows, forms and payments create no tasks yet.

use super::element::{Element, ElementHolding, NeedsList};
use super::progress::{RequestCounts, ReviewCounts};
use super::review::ReviewState;
use super::tree::Outline;
use super::visibility::visible_requests;
use crate::loans::review_status::ReviewStatus;
use crate::team::permission::Permission;
use crate::team::role::RoleGroup;
use crate::team::task_count::{SeesTasks, TaskCount, TasksPerGroup, sees_tasks, task_count};
use serde::{Deserialize, Serialize};

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
    /// The permissions of the viewer's role.
    #[serde(default)]
    pub permissions: Vec<Permission>,
}

/// How many tasks a person has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PersonTasks {
    /// The person's user id.
    pub id: String,
    /// The number of tasks.
    pub count: u32,
}

/// The counts the viewer may see (ENTITY-34; API-09).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoanTasksAnswer {
    /// The viewer's own tasks, by group.
    pub per_task: TasksPerGroup,
    /// The number of tasks of each person, in the order of `people`. Others' counts need SeeBorrowersTasks.
    pub per_user: Vec<PersonTasks>,
}

/// Lenders approve, assign and file; everyone else answers, reworks returned requests, and files their own documents.
///
/// The tasks of the people of a loan.
///
/// Rule from platform §3, §7; ENTITY-34, API-09, PERM-08, CONST-02.
#[must_use]
pub fn loan_tasks(input: &LoanTasks) -> LoanTasksAnswer {
    let list = NeedsList { loan_status: input.loan_status, elements: input.elements.clone() };
    let outline = Outline::of(&list.elements);
    let loose = input.people.iter().fold(0_u32, |sum, person| sum.saturating_add(person.shoebox));
    let counts = RequestCounts::of(&list, &outline);
    let unassigned = unassigned(&list, &outline);
    let mut answer = LoanTasksAnswer::default();
    let sees = |own| sees_tasks(&SeesTasks { own, permissions: input.permissions.clone() });
    let (sees_own, sees_others) = (sees(true), sees(false));
    for person in &input.people {
        let own = person.id == input.viewer_id;
        if !(if own { sees_own } else { sees_others }) {
            continue;
        }
        let seen = counts.of_person(person.role_group, &person.id);
        let tasks = match person.role_group {
            RoleGroup::Lender => TasksPerGroup {
                shoebox: loose,
                approve_answer: seen.submitted,
                assign_question: unassigned,
                ..TasksPerGroup::default()
            },
            _ => TasksPerGroup {
                shoebox: person.shoebox,
                answer_question: seen.open,
                needs_attention: seen.rejected,
                ..TasksPerGroup::default()
            },
        };
        answer
            .per_user
            .push(PersonTasks { id: person.id.clone(), count: task_count(&TaskCount { per_task: tasks }) });
        if own {
            answer.per_task = tasks;
        }
    }
    answer
}

/// The number of unassigned open requests.
fn unassigned(list: &NeedsList, outline: &Outline) -> u32 {
    let assigned = assigned(&list.elements, outline);
    let has_nobody = |index: &usize| !assigned.get(*index).copied().unwrap_or_default();
    let open = |index: &usize| list.elements.get(*index).is_some_and(|e| e.review_state == ReviewState::Open);
    let count =
        visible_requests(list, outline).iter().filter(|index| open(index) && has_nobody(index)).count();
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Whether each element, or a folder it is in, is assigned to a borrower or contact.
fn assigned(elements: &[Element], outline: &Outline) -> Vec<bool> {
    let mut holdings = vec![ElementHolding::default(); elements.len()];
    for place in outline.places() {
        let folder = place.parent.and_then(|parent| holdings.get(parent).copied()).unwrap_or_default();
        let Some(element) = elements.get(place.index) else { continue };
        if let Some(slot) = holdings.get_mut(place.index) {
            *slot = folder.inside(element, |_| false);
        }
    }
    holdings.into_iter().map(|holding| holding.assigned).collect()
}

/// The requests the viewer sees, by state, and the viewer's group.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LoanAttention {
    /// The group of the role on the loan.
    pub role_group: RoleGroup,
    /// The requests.
    pub counts: ReviewCounts,
}

/// On a loan, submitted answers wait for lenders, and returned requests for everyone else.
///
/// The number of requests waiting for this person: submitted ones for a lender, returned ones for the others.
///
/// Rule from platform §2; ROUTE-03.
#[must_use]
pub fn attention(input: &LoanAttention) -> u32 {
    match input.role_group {
        RoleGroup::Lender => input.counts.submitted,
        RoleGroup::Borrower | RoleGroup::Contact => input.counts.rejected,
    }
}
