//! The consolidated task counts of a loan. Takes four statements for any number of people and requests.

use std::collections::BTreeMap;

use sea_orm::{ConnectionTrait as _, DbErr, QueryResult, Statement};
use serde::Serialize;
use shared_rules::{
    needs_list::tasks::{LoanTasks, TaskPerson, loan_tasks},
    team::{role::Role, task_count::TasksPerGroup},
};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{
    access::LoanMember, entity::EnumColumn, features::documents::IS_UNFILED, projection::elements_of,
    state::AppState,
};

/// The task counts.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct ConsolidatedTasks {
    /// The user's own tasks, by group.
    pub per_task: TasksPerGroup,
    /// The number of tasks by user id: the user's own, and with SeeBorrowersTasks those of others.
    pub per_user: BTreeMap<String, u32>,
}

/// Returns the task counts that the member may know of.
pub(super) async fn consolidated_counts(
    state: &AppState,
    member: &LoanMember,
) -> Result<ConsolidatedTasks, DbErr> {
    let loan = member.loan.id;
    let answer = loan_tasks(&LoanTasks {
        loan_status: member.loan.review_status.0,
        elements: elements_of(state.db.read(), &[loan]).await?.remove(&loan).unwrap_or_default(),
        people: load_task_people(state, loan).await?,
        viewer_id: member.user.id.to_string(),
        permissions: member.permissions(),
    });
    let per_user = answer.per_user.into_iter().map(|person| (person.id, person.count)).collect();
    Ok(ConsolidatedTasks { per_task: answer.per_task, per_user })
}

/// Returns the number of tasks by user id, for people whose tasks the member may know of.
///
/// # Errors
/// When a database query fails.
pub(crate) async fn per_user(state: &AppState, member: &LoanMember) -> Result<BTreeMap<String, u32>, DbErr> {
    Ok(consolidated_counts(state, member).await?.per_user)
}

/// Returns everyone on the loan with the number of their unfiled documents.
async fn load_task_people(state: &AppState, loan: Uuid) -> Result<Vec<TaskPerson>, DbErr> {
    let sql = format!(
        "SELECT loan_role.user_id, loan_role.role, \
           (SELECT COUNT(*) FROM document WHERE document.loan_id = loan_role.loan_id \
              AND document.uploaded_by = loan_role.user_id AND {IS_UNFILED}) AS loose \
         FROM loan_role WHERE loan_role.loan_id = $1"
    );
    let db = state.db.read();
    let statement = Statement::from_sql_and_values(db.get_database_backend(), sql, [loan.into()]);
    db.query_all_raw(statement).await?.iter().map(person).collect()
}

fn person(row: &QueryResult) -> Result<TaskPerson, DbErr> {
    let loose: i64 = row.try_get("", "loose")?;
    Ok(TaskPerson {
        id: row.try_get::<Uuid>("", "user_id")?.to_string(),
        role_group: row.try_get::<EnumColumn<Role>>("", "role")?.group(),
        shoebox: u32::try_from(loose).unwrap_or(u32::MAX),
    })
}
