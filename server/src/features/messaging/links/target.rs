//! What an action is about, as somebody may see it now.

use sea_orm::{EntityTrait, QuerySelect};
use shared_rules::messaging::reading::action_link::{Action, ActionAbout, action_location};
use uuid::Uuid;

use crate::{
    access::{LoanMember, SignedIn, loan_opened},
    entity::{loan, needs_list_element},
    features::needs_list,
    http::Problem,
    state::AppState,
};

/// Where the action leads: a path inside the product.
///
/// # Errors
/// *Not found*, when there is no such thing or the person may not see it now.
pub(super) async fn location(state: &AppState, signed_in: SignedIn, id: Uuid) -> Result<String, Problem> {
    let action = match loan_of_element(state, id).await? {
        Some(loan_id) => of_element(state, signed_in, loan_id, id).await?,
        None => of_loan(state, signed_in, id).await?,
    };
    Ok(action_location(&action))
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
) -> Result<Action, Problem> {
    let member = loan_opened(state, signed_in, loan_id).await?;
    needs_list::see_element(state.db.read(), &member, id).await?;
    Ok(action(&member, ActionAbout::Element, id, None))
}

async fn of_loan(state: &AppState, signed_in: SignedIn, id: Uuid) -> Result<Action, Problem> {
    let member = loan_opened(state, signed_in, id).await?;
    Ok(action(&member, ActionAbout::Loan, id, None))
}

fn action(member: &LoanMember, about: ActionAbout, id: Uuid, thread_id: Option<Uuid>) -> Action {
    let loan::Model { id: loan_id, company_id, .. } = &member.loan;
    Action {
        viewer_group: member.role().group(),
        loan_id: loan_id.to_string(),
        lender_id: company_id.to_string(),
        about,
        id: id.to_string(),
        thread_id: thread_id.map(|id| id.to_string()),
    }
}
