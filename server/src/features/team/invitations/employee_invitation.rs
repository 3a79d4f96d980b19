//! Inviting a colleague to work at a company, by email or by a link that the inviter passes on.

use sea_orm::{ColumnTrait as _, ExprTrait as _};
use shared_rules::activity::Activity;
use uuid::Uuid;

use super::new_invitation::{EmployeeInviter, InvitationDraft, lock_invited};
use crate::{
    access::CompanyLender,
    entity::{app_user, invitation},
    features::{activity, loans::Invitation, team::dto::InvitationLink},
    http::Problem,
    membership,
    realtime::Changes,
    state::AppState,
};

/// Invites the employee by email, or invites them again.
///
/// # Errors
/// *Not found* for people who don't work at the company; *refused* for those who have joined.
pub(in crate::features::team) async fn invite(
    state: &AppState,
    viewer: &CompanyLender,
    user_id: Uuid,
) -> Result<Invitation, Problem> {
    let mut changes = Changes::begin(state).await?;
    let sent = invite_employee_within(state, &mut changes, viewer, user_id).await?;
    changes.commit().await?;
    state.mailer.wake();
    Ok(sent)
}

/// Invites the employee in the given transaction. The email is sent after its commit.
///
/// # Errors
/// The same, and *used up* if the viewer sent too many.
pub(crate) async fn invite_employee_within(
    state: &AppState,
    changes: &mut Changes,
    viewer: &CompanyLender,
    user_id: Uuid,
) -> Result<Invitation, Problem> {
    let employee = find_invitable(changes, viewer, user_id, false).await?;
    let row = draft_for(viewer, &employee)?.send(state, changes).await?;
    record_and_publish(changes, viewer, Activity::Invited { person: activity::current_name(&employee) })
        .await?;
    Ok(Invitation::new(&row, changes.now()))
}

/// Creates a link for the employee, which the viewer passes on themselves.
///
/// # Errors
/// *Not found* for people who don't work at the company; *refused* for those who have joined, or whose role the viewer
/// couldn't assign.
pub(in crate::features::team) async fn show_link(
    state: &AppState,
    viewer: &CompanyLender,
    user_id: Uuid,
) -> Result<InvitationLink, Problem> {
    let mut changes = Changes::begin(state).await?;
    let employee = find_invitable(&changes, viewer, user_id, true).await?;
    let written = draft_for(viewer, &employee)?.replace_invitation(state, &changes).await?;
    record_and_publish(
        &mut changes,
        viewer,
        Activity::InvitationLinkCopied { person: activity::current_name(&employee) },
    )
    .await?;
    let link = InvitationLink {
        invitation: Invitation::new(&written.row, changes.now()),
        link: written.link(state),
    };
    changes.commit().await?;
    state.mailer.wake();
    Ok(link)
}

/// Revokes the employee's pending invitations of the company.
///
/// # Errors
/// *Not found* if there are none.
pub(in crate::features::team) async fn revoke(
    state: &AppState,
    viewer: &CompanyLender,
    user_id: Uuid,
) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    let employee = find_invitable(&changes, viewer, user_id, false).await?;
    let open =
        invitation::Column::UserId.eq(user_id).and(invitation::Column::CompanyId.eq(viewer.company.id));
    if membership::revoke_invitations(&changes, open).await? == 0 {
        return Err(Problem::not_found());
    }
    let withdrawn = Activity::InvitationWithdrawn { person: activity::current_name(&employee) };
    record_and_publish(&mut changes, viewer, withdrawn).await?;
    changes.commit().await?;
    Ok(())
}

/// Returns the employee, if the viewer may invite them.
async fn find_invitable(
    changes: &Changes,
    viewer: &CompanyLender,
    user_id: Uuid,
    shows_link: bool,
) -> Result<app_user::Model, Problem> {
    let employee = lock_invited(changes, user_id).await?;
    if employee.company_id != Some(viewer.company.id) {
        return Err(Problem::not_found());
    }
    let (role, permissions) = (viewer.signed_in.role(), viewer.signed_in.permissions());
    EmployeeInviter { role, permissions }.require(&employee, shows_link)?;
    Ok(employee)
}

fn draft_for<'a>(
    viewer: &'a CompanyLender,
    employee: &'a app_user::Model,
) -> Result<InvitationDraft<'a>, Problem> {
    let role = employee.company_role.ok_or_else(Problem::not_found)?.0;
    let (lender, by) = (&viewer.company, &viewer.signed_in.user);
    Ok(InvitationDraft { lender, loan: None, user: employee, role, by })
}

/// Records it in the company's audit log, and publishes it to the viewers of its employees.
async fn record_and_publish(
    changes: &mut Changes,
    viewer: &CompanyLender,
    done: Activity,
) -> Result<(), Problem> {
    let (place, actor_id) = (activity::ActivityScope::at(viewer.company.id), viewer.signed_in.user.id);
    let entry = activity::NewActivity { place, actor_id, at: changes.now(), activity: done };
    activity::save_activities(&**changes, [entry]).await?;
    changes.publish_employees_changed(viewer.company.id);
    Ok(())
}
