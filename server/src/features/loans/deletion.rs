//! Deleting a lead without any activity yet, with its members and its needs list.

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, PaginatorTrait as _, QueryFilter, QuerySelect,
    QueryTrait as _,
};
use serde_json::json;
use shared_rules::{
    activity::Activity,
    loans::loan_deletion::{LoanDeletion, loan_deletion},
};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::{document, element_comment, loan, message, message_draft, needs_list_element, upload},
    features::activity::{self, ActivityScope, NewActivity},
    http::Problem,
    realtime::{Changes, Kind, Topic},
    state::AppState,
};

/// Deletes the loan, if the rule allows it.
pub(super) async fn delete_loan(state: &AppState, member: &LoanMember) -> Result<(), Problem> {
    let id = member.loan.id;
    let mut changes = Changes::begin(state).await?;
    let row = loan::Entity::find_by_id(id).lock_exclusive().one(&*changes).await?;
    let verdict = loan_deletion(&LoanDeletion {
        viewer_role: member.role(),
        loan_status: row.ok_or_else(Problem::not_found)?.review_status.0,
        documents: count_documents(&*changes, id).await?,
        messages: count_texts(&*changes, id).await?,
    });
    if !verdict.allowed {
        return Err(Problem::refused(verdict.violations));
    }
    changes.publish_event(Topic::Loan(id), Kind::LoanUpdated, &json!({})).await?;
    let place = ActivityScope::at(member.loan.company_id);
    let (actor_id, at) = (member.user.id, changes.now());
    let activity = Activity::LoanDeleted { name: member.loan.name.clone() };
    activity::save_activities(&*changes, [NewActivity { place, actor_id, at, activity }]).await?;
    loan::Entity::delete_by_id(id).exec(&*changes).await?;
    changes.commit().await?;
    Ok(())
}

/// Counts the loan's documents, including deleted and unfinished ones.
async fn count_documents(db: &impl ConnectionTrait, loan: Uuid) -> Result<u32, DbErr> {
    let here = document::Entity::find().filter(document::Column::LoanId.eq(loan)).count(db).await?;
    let coming = upload::Entity::find().filter(upload::Column::LoanId.eq(loan)).count(db).await?;
    Ok(u32::try_from(here + coming).unwrap_or(u32::MAX))
}

/// Counts the loan's messages, drafts and comments.
async fn count_texts(db: &impl ConnectionTrait, loan: Uuid) -> Result<u32, DbErr> {
    let messages = message::Entity::find().filter(message::Column::LoanId.eq(loan)).count(db).await?;
    let drafts =
        message_draft::Entity::find().filter(message_draft::Column::LoanId.eq(loan)).count(db).await?;
    let requests = needs_list_element::Entity::find()
        .select_only()
        .column(needs_list_element::Column::Id)
        .filter(needs_list_element::Column::LoanId.eq(loan))
        .into_query();
    let said = element_comment::Column::ElementId.in_subquery(requests);
    let comments = element_comment::Entity::find().filter(said).count(db).await?;
    Ok(u32::try_from(messages + drafts + comments).unwrap_or(u32::MAX))
}
