//! Adding a person to a loan, and changing their role on it, by the lender-user payload.

use sea_orm::{ActiveModelTrait as _, ActiveValue::Set, IntoActiveModel as _};
use shared_rules::team::{
    loan_role::{LenderUserPlace, LenderUserPlaceAnswer, lender_user_place},
    role::RoleGroup,
};

use super::{
    add_members::{self, NewMember},
    contact_entry::{EntryData, EntryOwner, find_sub_role, save_entry},
    dto::{EditLenderUser, LenderUser},
    loan_leads, people,
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, app_user, loan_role},
    features::loans::LoanRole,
    http::Problem,
    membership::{self, PersonOnLoan},
    realtime::Changes,
    state::AppState,
};

/// Adds a person to the loan.
pub(super) async fn add_person(
    state: &AppState,
    viewer: &LoanMember,
    input: LenderUser,
) -> Result<LoanRole, Problem> {
    people::require_may_edit(viewer, input.role)?;
    let changes = Changes::begin(state).await?;
    add_members::lock_team(&changes, viewer.loan.id).await?;
    let who = input.app_user.clone();
    let newcomer = NewMember {
        id: who.id,
        email_address: who.email_address,
        given_name: who.given_name.unwrap_or_default(),
        family_name: who.family_name.unwrap_or_default(),
    };
    let person = add_members::find_or_create_person(&changes, viewer, newcomer).await?;
    add_members::refuse_duplicate(&*changes, viewer, &person.email_address).await?;
    let place = membership_of(viewer, &person, &input, false)?;
    people::require_may_assign(viewer, person.id, None, Some(place.role))?;
    let role = add_members::add_member(
        &changes,
        &viewer.loan,
        &person,
        &place,
        input.can_accept_files,
        viewer.user.id,
    )
    .await?;
    if place.role.is_contact() {
        let relation = input.contact_relation.unwrap_or_default();
        let chosen =
            find_sub_role(&changes, viewer.loan.company_id, relation.contact_sub_role_id.flatten()).await?;
        let written = EntryData::from(&person).with(&relation).differences_from(&person);
        save_entry(&changes, role, EntryOwner::of(viewer), chosen.map(|chosen| chosen.id), written).await?;
    }
    let person = people::finish_change(changes, viewer, person.id).await?;
    LoanRole::of(viewer, &person).ok_or_else(Problem::internal)
}

/// Changes a person's role on the loan.
pub(super) async fn edit_person(
    state: &AppState,
    viewer: &LoanMember,
    user_id: uuid::Uuid,
    input: EditLenderUser,
) -> Result<LoanRole, Problem> {
    let changes = Changes::begin(state).await?;
    add_members::lock_team(&changes, viewer.loan.id).await?;
    let (person, role) =
        people::require_role(people::find_visible_person(&*changes, viewer, user_id).await?)?;
    people::require_may_edit(viewer, role.role.0)?;
    people::require_may_edit(viewer, input.place.role)?;
    people::require_version(viewer, &person, input.version)?;
    let place = membership_of(viewer, &person.user, &input.place, role.key_contact)?;
    people::require_may_assign(viewer, user_id, Some(role.role.0), Some(place.role))?;
    loan_leads::require_remaining_lead(&changes, &role, place.role).await?;
    become_contact(&changes, viewer, &person, &role, &place, &input.place).await?;
    let mut row = role.clone().into_active_model();
    row.can_accept_files = Set(input.place.can_accept_files);
    write_role(&changes, row, &place).await?;
    let person = people::finish_role_change(changes, viewer, &role).await?;
    LoanRole::of(viewer, &person).ok_or_else(Problem::internal)
}

/// Writes the payload into the role and increments its version.
pub(super) async fn write_role(
    changes: &Changes,
    mut row: loan_role::ActiveModel,
    place: &LenderUserPlaceAnswer,
) -> Result<(), Problem> {
    let version = row.version.take().unwrap_or_default();
    if let (Some(id), Some(loan_id), Some(user_id)) = (row.id.take(), row.loan_id.take(), row.user_id.take())
    {
        let was = row.role.take();
        loan_leads::demote_other_lead(changes, loan_id, id, place.role).await?;
        if was != Some(EnumColumn(place.role)) {
            membership::revoke_links(changes, user_id).await?;
        }
        row.id = Set(id);
    }
    row.role = Set(EnumColumn(place.role));
    row.borrower_type = Set(place.borrower_type.map(EnumColumn));
    row.key_contact = Set(place.key_contact);
    row.visible_to_borrower = Set(place.visible_to_borrower);
    row.visible_to_lender = Set(place.visible_to_lender);
    row.version = Set(version.saturating_add(1));
    row.updated_at = Set(changes.now());
    let row = row.update(&**changes).await?;
    people::recompute_role_group(changes, row.user_id).await?;
    Ok(())
}

/// Returns the rule's view of the payload.
fn membership_of(
    viewer: &LoanMember,
    person: &app_user::Model,
    input: &LenderUser,
    key_contact: bool,
) -> Result<LenderUserPlaceAnswer, Problem> {
    let given = input.contact_relation.as_ref().and_then(|relation| relation.key_contact);
    let place = lender_user_place(&LenderUserPlace {
        role: input.role,
        lead_borrower: input.lead_borrower,
        lead_lender: input.lead_lender,
        borrower_type: input.borrower_type,
        visible_to_borrower: input.visible_to_borrower,
        contact_visible_to_borrowers: input.contact_visible_to_borrowers,
        contact_visible_to_lenders: input.contact_visible_to_lenders,
        key_contact: given.unwrap_or(key_contact),
        employee: is_employee(viewer, person),
    });
    if place.violations.is_empty() { Ok(place) } else { Err(Problem::invalid(place.violations)) }
}

fn is_employee(viewer: &LoanMember, person: &app_user::Model) -> bool {
    person.role_group.0 == RoleGroup::Lender && person.company_id == Some(viewer.loan.company_id)
}

/// A person who becomes a contact is added to the viewer's list; an existing contact may get another contact role.
async fn become_contact(
    changes: &Changes,
    viewer: &LoanMember,
    person: &PersonOnLoan,
    role: &loan_role::Model,
    place: &LenderUserPlaceAnswer,
    input: &LenderUser,
) -> Result<(), Problem> {
    if !place.role.is_contact() {
        return Ok(());
    }
    let given = input.contact_relation.as_ref().and_then(|relation| relation.contact_sub_role_id);
    let kept = person.relation.as_ref().and_then(|relation| relation.contact_sub_role_id);
    let chosen = find_sub_role(changes, viewer.loan.company_id, given.unwrap_or(kept)).await?;
    let listed = person.contact();
    let owner = listed.map_or_else(|| EntryOwner::of(viewer), EntryOwner::from);
    let written = person.entry().map_or_else(|| EntryData::from(&person.user), EntryData::from);
    let written = written.differences_from(&person.user);
    save_entry(changes, role.id, owner, chosen.map(|chosen| chosen.id), written).await?;
    Ok(())
}
