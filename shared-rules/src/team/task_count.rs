//! Tasks are counted in eight groups, of which assign-question counts at most once. Borrowers' tasks are visible with
//! SeeBorrowersTasks; people always see their own.

use serde::{Deserialize, Serialize};

use super::permission::Permission;

/// Consolidated task counts by group (ENTITY-34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default)]
#[allow(missing_docs)] // the names come from the specification
pub struct TasksPerGroup {
    pub workflow: u32,
    pub answer_question: u32,
    pub approve_answer: u32,
    pub fill_form: u32,
    pub shoebox: u32,
    pub assign_question: u32,
    pub payment: u32,
    pub needs_attention: u32,
}

/// The counts to add up.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct TaskCount {
    /// The counts by group; missing groups count zero.
    pub per_task: TasksPerGroup,
}

/// Tasks are counted in eight groups, of which assign-question counts at most once.
///
/// Returns the number of tasks.
///
/// Rule from platform §9; CONST-02.
#[must_use]
pub fn task_count(input: &TaskCount) -> u32 {
    let tasks = &input.per_task;
    [
        tasks.workflow,
        tasks.answer_question,
        tasks.approve_answer,
        tasks.fill_form,
        tasks.shoebox,
        tasks.assign_question.min(1),
        tasks.payment,
        tasks.needs_attention,
    ]
    .into_iter()
    .fold(0, u32::saturating_add)
}

/// The tasks that a viewer wants to see.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SeesTasks {
    /// Whether they are the viewer's own.
    pub own: bool,
    /// The permissions the viewer holds.
    #[serde(default)]
    pub permissions: Vec<Permission>,
}

/// Borrowers' tasks are visible with SeeBorrowersTasks; people always see their own.
///
/// Returns whether the viewer may see the tasks, their counts and their digest (PERM-08; resolution 39).
///
/// Rule from platform §6; PERM-08.
#[must_use]
pub fn sees_tasks(input: &SeesTasks) -> bool {
    input.own || input.permissions.contains(&Permission::SeeBorrowersTasks)
}
