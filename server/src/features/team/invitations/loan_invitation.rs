//! Inviting a person to a loan by email, or by a link that a lender passes on to a colleague.

use sea_orm::{ColumnTrait as _, ExprTrait as _};
use shared_rules::{
    activity::Activity,
    team::role::{Role, RoleGroup},
    text,
};
use uuid::Uuid;

use super::new_invitation::{EmployeeInviter, InvitationDraft, lock_invited};
use crate::{
    access::{LoanMember, permissions_of},
    entity::{app_user, invitation},
    features::{
        activity,
        loans::Invitation,
        team::{add_members, dto::InvitationLink, people},
    },
    http::Problem,
    membership::{self, PersonOnLoan, load_people_by_address},
    realtime::Changes,
    state::AppState,
};

/// Invites the person, or invites them again.
pub(in crate::features::team) async fn invite(
    state: &AppState,
    viewer: &LoanMember,
    user_id: Uuid,
) -> Result<Invitation, Problem> {
    let mut changes = Changes::begin(state).await?;
    add_members::lock_team(&changes, viewer.loan.id).await?;
    let sent = invite_within(state, &mut changes, viewer, user_id).await?;
    changes.commit().await?;
    state.mailer.wake();
    Ok(sent)
}

/// Invites a person in the given transaction. The email is sent after its commit.
///
/// # Errors
/// *Not found* for people the viewer doesn't see on the loan; *refused* for colleagues the viewer may not invite; *used
/// up* if the viewer sent too many.
pub(crate) async fn invite_within(
    state: &AppState,
    changes: &mut Changes,
    viewer: &LoanMember,
    user_id: Uuid,
) -> Result<Invitation, Problem> {
    let (person, role) = find_invitable(changes, viewer, user_id).await?;
    if role.is_lender() {
        inviter_of(viewer).require(&person.user, false)?;
    }
    let row = draft_for(viewer, &person.user, role).send(state, changes).await?;
    record_and_publish(
        changes,
        viewer,
        &person,
        Activity::Invited { person: activity::current_name(&person.user) },
    )
    .await?;
    Ok(Invitation::new(&row, changes.now()))
}

/// Creates a link for a colleague who hasn't joined, which the viewer passes on themselves.
///
/// # Errors
/// *Not found* for people the viewer doesn't see on the loan, and for all but lenders; *refused* for colleagues with an
/// account, or with a role that the viewer couldn't assign.
pub(in crate::features::team) async fn show_link(
    state: &AppState,
    viewer: &LoanMember,
    user_id: Uuid,
) -> Result<InvitationLink, Problem> {
    let mut changes = Changes::begin(state).await?;
    add_members::lock_team(&changes, viewer.loan.id).await?;
    let (person, role) = find_invitable(&changes, viewer, user_id).await?;
    if !role.is_lender() {
        return Err(Problem::not_found());
    }
    inviter_of(viewer).require(&person.user, true)?;
    let written = draft_for(viewer, &person.user, role).replace_invitation(state, &changes).await?;
    let copied = Activity::InvitationLinkCopied { person: activity::current_name(&person.user) };
    record_and_publish(&mut changes, viewer, &person, copied).await?;
    let link = InvitationLink {
        invitation: Invitation::new(&written.row, changes.now()),
        link: written.link(state),
    };
    changes.commit().await?;
    state.mailer.wake();
    Ok(link)
}

/// Returns the person as they are on the loan, and the role in which they are invited.
async fn find_invitable(
    changes: &Changes,
    viewer: &LoanMember,
    user_id: Uuid,
) -> Result<(PersonOnLoan, Role), Problem> {
    people::find_visible_person(&**changes, viewer, user_id).await?;
    lock_invited(changes, user_id).await?;
    let person = people::find_visible_person(&**changes, viewer, user_id).await?;
    let role = role_of(&person).ok_or_else(Problem::not_found)?;
    people::require_may_edit(viewer, role)?;
    reject_duplicate_address(changes, viewer, &person).await?;
    Ok((person, role))
}

/// Returns the person's role on the loan, or the one they are invited in.
fn role_of(person: &PersonOnLoan) -> Option<Role> {
    let role = person.role.as_ref().map(|role| role.role.0);
    role.or(person.invitation.as_ref().map(|last| last.role.0))
}

fn draft_for<'a>(viewer: &'a LoanMember, user: &'a app_user::Model, role: Role) -> InvitationDraft<'a> {
    InvitationDraft { lender: &viewer.lender, loan: Some(&viewer.loan), user, role, by: &viewer.user }
}

/// Returns the viewer as an employee who invites colleagues.
fn inviter_of(viewer: &LoanMember) -> EmployeeInviter {
    let works_there = viewer.user.company_id == Some(viewer.lender.id);
    let role = viewer.user.company_role.as_ref().filter(|_| works_there).map(|role| role.0);
    let permissions = role.map(|role| permissions_of(role, Some(&viewer.lender))).unwrap_or_default();
    EmployeeInviter { role: role.unwrap_or(viewer.role()), permissions }
}

/// Records it, and publishes it to the viewers of the loan and of the company's employees.
async fn record_and_publish(
    changes: &mut Changes,
    viewer: &LoanMember,
    person: &PersonOnLoan,
    done: Activity,
) -> Result<(), Problem> {
    activity::record_on_loan(changes, viewer, done).await?;
    let roles: Vec<Uuid> = person.role.iter().map(|role| role.id).collect();
    people::publish_roles(changes, viewer.loan.id, &roles).await?;
    if person.user.role_group.0 == RoleGroup::Lender {
        changes.publish_employees_changed(viewer.lender.id);
    }
    Ok(())
}

/// Rejects an invitation to an address that another person on the loan has.
async fn reject_duplicate_address(
    changes: &Changes,
    viewer: &LoanMember,
    person: &PersonOnLoan,
) -> Result<(), Problem> {
    let same = load_people_by_address(&**changes, viewer.loan.id, &person.user.email_address).await?;
    let mut others = same.iter().filter(|other| other.user.id != person.user.id && other.is_seen_by(viewer));
    let taken = text::contacts::DUPLICATE_EMAIL;
    if person.user.stub && others.any(|other| !other.user.stub) {
        return Err(Problem::conflict("duplicate-contact", taken.template));
    }
    Ok(())
}

/// Revokes the person's pending invitations to the loan, and those of a colleague to the company.
pub(in crate::features::team) async fn revoke(
    state: &AppState,
    viewer: &LoanMember,
    user_id: Uuid,
) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    add_members::lock_team(&changes, viewer.loan.id).await?;
    let person = people::find_visible_person(&*changes, viewer, user_id).await?;
    let role = role_of(&person).filter(|_| person.invitation.is_some()).ok_or_else(Problem::not_found)?;
    people::require_may_edit(viewer, role)?;
    if role.is_lender() {
        inviter_of(viewer).require(&person.user, false)?;
    }
    let company =
        invitation::Column::LoanId.is_null().and(invitation::Column::CompanyId.eq(viewer.lender.id));
    let here = invitation::Column::LoanId.eq(viewer.loan.id).or(company);
    if membership::revoke_invitations(&changes, invitation::Column::UserId.eq(user_id).and(here)).await? == 0
    {
        return Err(Problem::not_found());
    }
    let withdrawn = Activity::InvitationWithdrawn { person: activity::current_name(&person.user) };
    record_and_publish(&mut changes, viewer, &person, withdrawn).await?;
    changes.commit().await?;
    Ok(())
}
