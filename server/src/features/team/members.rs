//! The people of a loan that somebody can write to.

use sea_orm::DbErr;

use super::dto::{Recipient, RecipientType};
use crate::{
    access::LoanMember,
    roster::{PersonOnLoan, of_loan, team_seen_by},
    state::AppState,
};

/// Everyone the viewer sees but themselves, in the order of the team.
pub(super) async fn recipients(
    state: &AppState,
    viewer: &LoanMember,
    kind: RecipientType,
) -> Result<Vec<Recipient>, DbErr> {
    let people = of_loan(state.db.read(), viewer.loan.id).await?;
    let others = team_seen_by(viewer, &people).into_iter().filter(|person| person.user.id != viewer.user.id);
    let recipients = others.filter_map(|person| recipient(viewer, person));
    Ok(recipients.filter(|to| kind == RecipientType::All || to.role.is_lender()).collect())
}

fn recipient(viewer: &LoanMember, person: &PersonOnLoan) -> Option<Recipient> {
    let role = person.role.as_ref()?;
    Some(Recipient {
        user: person.as_seen_by(viewer),
        loan_role_id: role.id,
        role: role.role.0,
        visible_to_borrower: role.visible_to_borrower,
    })
}
