//! Removing a contact from the owner's list, and so from the loan.

use shared_rules::contacts::removal::{ContactRemoval, contact_removal};
use uuid::Uuid;

use crate::{access::LoanMember, features::team, http::Problem, realtime::Changes, state::AppState};

/// Removes the contact with that role.
pub(super) async fn remove_contact(
    state: &AppState,
    viewer: &LoanMember,
    loan_role_id: Uuid,
) -> Result<(), Problem> {
    let changes = Changes::begin(state).await?;
    team::lock_team(&changes, viewer.loan.id).await?;
    let (person, role) = team::find_visible_role(&*changes, viewer, loan_role_id).await?;
    if !role.role.is_contact() {
        return Err(Problem::not_found());
    }
    let nobodys = person.contact().is_none() && viewer.role().is_lender();
    let owned = nobodys || person.contact().is_some_and(|listed| listed.owner_id == viewer.user.id);
    let removal = contact_removal(&ContactRemoval {
        owner: owned,
        viewer_role: Some(viewer.role()),
        loan_role_id: Some(role.id.to_string()),
        key_contact: role.key_contact,
        name: String::new(),
    });
    if !removal.violations.is_empty() {
        return Err(Problem::refused(removal.violations));
    }
    team::end_membership(changes, viewer, &role).await
}
