//! The people of a loan that somebody can write to.

use std::collections::HashMap;

use sea_orm::DbErr;
use shared_rules::team::order::{SortMembers, sort_members};

use super::dto::{Recipient, RecipientType};
use crate::{
    access::LoanMember,
    features::loans::{PersonOnLoan, of_loan},
    state::AppState,
};

/// Everyone the viewer sees but themselves, in the order of the team.
pub(super) async fn recipients(
    state: &AppState,
    viewer: &LoanMember,
    kind: RecipientType,
) -> Result<Vec<Recipient>, DbErr> {
    let people = of_loan(state.db.read(), viewer.loan.id).await?;
    let mut by_role = HashMap::new();
    let mut members = Vec::new();
    for person in people.iter().filter(|person| person.is_seen_by(viewer)) {
        let Some(member) = person.member() else { continue };
        let lender = member.role.is_lender();
        if person.user.id != viewer.user.id && (lender || kind == RecipientType::All) {
            by_role.insert(member.id.clone(), person);
            members.push(member);
        }
    }
    let in_order = sort_members(&SortMembers { members });
    Ok(in_order
        .iter()
        .filter_map(|id| by_role.get(id).copied().and_then(|person| recipient(viewer, person)))
        .collect())
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
