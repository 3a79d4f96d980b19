//! The targets of action links, subject to the user's current access.

use sea_orm::{EntityTrait, QuerySelect};
use shared_rules::messaging::reading::action_link::{ActionAbout, PermittedAction, action_location};
use uuid::Uuid;

use crate::{
    access::{LoanMember, MessageReader, SignedIn, load_viewable_loan, message_reader, thread_member},
    entity::{loan, needs_list_element},
    features::needs_list,
    http::Problem,
    state::AppState,
};

/// Returns the target's path in the application.
///
/// # Errors
/// *Not found*, when there is no such item or the user can't see it.
pub(super) async fn resolve_path(state: &AppState, signed_in: SignedIn, id: Uuid) -> Result<String, Problem> {
    let action = if let Some(loan_id) = loan_of_element(state, id).await? {
        of_element(state, signed_in, loan_id, id).await?
    } else if let Some(action) = of_message(state, &signed_in, id).await? {
        action
    } else {
        of_loan(state, signed_in, id).await?
    };
    Ok(action_location(&action))
}

/// Returns the path of a thread or a message, if the user sees one with that id.
async fn of_message(
    state: &AppState,
    signed_in: &SignedIn,
    id: Uuid,
) -> Result<Option<PermittedAction>, Problem> {
    let db = state.db.read();
    if let Some(thread) = if_found(thread_member(db, &signed_in.user, id).await)? {
        return Ok(thread.sees_thread.then(|| build_action(&thread.member, ActionAbout::Thread, id, None)));
    }
    let reader = if_found(message_reader(db, &signed_in.user, id).await)?;
    let of = |reader: MessageReader| {
        build_action(&reader.thread.member, ActionAbout::Message, id, Some(reader.message.thread_id))
    };
    Ok(reader.filter(|reader| reader.message.deleted_at.is_none()).map(of))
}

fn if_found<T>(found: Result<T, Problem>) -> Result<Option<T>, Problem> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(problem) if problem.is_not_found() => Ok(None),
        Err(problem) => Err(problem),
    }
}

async fn loan_of_element(state: &AppState, id: Uuid) -> Result<Option<Uuid>, Problem> {
    let loan_id = needs_list_element::Entity::find_by_id(id)
        .select_only()
        .column(needs_list_element::Column::LoanId)
        .into_tuple()
        .one(state.db.read())
        .await?;
    Ok(loan_id)
}

async fn of_element(
    state: &AppState,
    signed_in: SignedIn,
    loan_id: Uuid,
    id: Uuid,
) -> Result<PermittedAction, Problem> {
    let member = load_viewable_loan(state, signed_in, loan_id).await?;
    needs_list::require_visible(state, &member, id).await?;
    Ok(build_action(&member, ActionAbout::Element, id, None))
}

async fn of_loan(state: &AppState, signed_in: SignedIn, id: Uuid) -> Result<PermittedAction, Problem> {
    let member = load_viewable_loan(state, signed_in, id).await?;
    Ok(build_action(&member, ActionAbout::Loan, id, None))
}

fn build_action(
    member: &LoanMember,
    about: ActionAbout,
    id: Uuid,
    thread_id: Option<Uuid>,
) -> PermittedAction {
    let loan::Model { id: loan_id, company_id, .. } = &member.loan;
    PermittedAction {
        viewer_group: member.role().group(),
        loan_id: loan_id.to_string(),
        lender_id: company_id.to_string(),
        about,
        id: id.to_string(),
        thread_id: thread_id.map(|id| id.to_string()),
    }
}
