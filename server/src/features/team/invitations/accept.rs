//! Accepting an invitation by its link. It proves the mailbox to the inviting company alone: a first joining chooses a
//! password, and an account that has joined signs in. No invitation changes a password or ends a session elsewhere.

use axum::http::{HeaderMap, HeaderValue};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect as _, sea_query::Expr};
use shared_rules::{
    activity::Activity,
    team::{
        invitation::{AcceptancePrompt, AcceptanceStep},
        loan_role::{LenderUserPlace, lender_user_place},
    },
    text,
};

use super::opened_invitation::{LoadedInvitation, find_invitation, open_invitation};
use crate::{
    access::{
        devices, second_step, sessions,
        sign_in_throttle::{self, SignInAttempt},
    },
    entity::{app_user, company, invitation, loan, loan_role},
    features::{
        activity,
        identity::{InvitationAcceptance, record_acceptance, record_sign_in, revoke_sign_in_links},
        team::{
            account_merge, add_members,
            contact_entry::{self, EntryOwner},
            dto::AcceptInvitation,
            people,
        },
    },
    http::Problem,
    membership,
    pages::{AcceptedInvitation, SignInStep},
    realtime::Changes,
    state::AppState,
};

/// Longer passwords are rejected without hashing them, which would only cost time.
const LONGEST_PASSWORD: usize = 1024;

/// Joins the loan or the company: with a first password, with the account's password, or as the signed-in person. Opens
/// a session unless the person is signed in; a person with a second step signs in next.
///
/// # Errors
/// *Conflict* if another user is signed in here and isn't to be signed out; *invalid* if the password is too weak or
/// wrong; *gone* if the link was used in the meantime.
pub(in crate::features::team) async fn accept(
    state: &AppState,
    token: &str,
    answer: &AcceptInvitation,
    headers: &HeaderMap,
) -> Result<AcceptedInvitation, Problem> {
    let seen = open_invitation(state, token, headers).await?;
    if !answer.replace_session {
        refuse_other_user(&seen)?;
    }
    let step = seen.acceptance_step();
    let new_hash = password_to_keep(state, seen.account(), step.asks, &answer.password).await?;
    // Only the account's owner learns that it prevents them from being hired.
    account_merge::refuse_second_account(&seen.user, seen.before.as_ref())?;
    let changes = Changes::begin(state).await?;
    lock_target(&changes, &seen).await?;
    let now = find_invitation(&*changes, state, token).await?;
    refuse_changed_account(now.account(), seen.account())?;
    let entry = join_loan_or_company(state, changes, &now, (new_hash, step), headers).await?;
    Ok(AcceptedInvitation { entry, page: now.page() })
}

/// Locks the loan, or the company, that the person joins.
async fn lock_target(changes: &Changes, seen: &LoadedInvitation) -> Result<(), Problem> {
    match &seen.loan {
        Some(loan) => add_members::lock_team(changes, loan.id).await?,
        None => {
            company::Entity::find_by_id(seen.lender.id).lock_exclusive().one(&**changes).await?;
        }
    }
    Ok(())
}

/// Adds the person to the loan, if it is about one, and signs them in.
async fn join_loan_or_company(
    state: &AppState,
    mut changes: Changes,
    invited: &LoadedInvitation,
    (new_hash, step): (Option<String>, AcceptanceStep),
    headers: &HeaderMap,
) -> Result<SignInStep, Problem> {
    let AcceptanceStep { asks, replaces_session } = step;
    let LoadedInvitation { invitation, user, loan, .. } = invited;
    use_up(&changes, invitation.id, user.id).await?;
    let place = (invitation.company_id, invitation.loan_id);
    let person = account_merge::become_person(&changes, user, place).await?;
    let acceptance =
        InvitationAcceptance { joins: new_hash.is_some(), link_shown: invitation.link_shown_at.is_some() };
    record_acceptance(state, &changes, person.id, invitation.company_id, acceptance).await?;
    mark_as_joined(&changes, &person).await?;
    let role = match loan {
        Some(loan) => Some(assign_role(&changes, invitation, loan, &person).await?),
        None => None,
    };
    record_joining(&changes, invited, person.id).await?;
    if let Some(hash) = new_hash {
        save_first_password(&changes, person.id, hash).await?;
    }
    let entry = match asks {
        AcceptancePrompt::Nothing => SignInStep::AlreadySignedIn,
        _ => open_session_unless_second_step(state, &changes, &person, replaces_session, headers).await?,
    };
    if let Some((loan, role)) = loan.as_ref().zip(role) {
        people::publish_roles(&mut changes, loan.id, &[role]).await?;
    }
    commit_joining(changes, &person, invitation.company_id).await?;
    Ok(entry)
}

/// Commits the joining, and publishes it to the company if the person is one of its employees.
async fn commit_joining(
    mut changes: Changes,
    person: &app_user::Model,
    company_id: uuid::Uuid,
) -> Result<(), Problem> {
    if person.company_id == Some(company_id) {
        changes.publish_employees_changed(company_id);
    }
    Ok(changes.commit().await?)
}

/// Opens a session, unless a second step is required.
async fn open_session_unless_second_step(
    state: &AppState,
    changes: &Changes,
    person: &app_user::Model,
    replaces_session: bool,
    headers: &HeaderMap,
) -> Result<SignInStep, Problem> {
    Ok(match open_session(state, changes, person, replaces_session, headers).await? {
        Some(cookie) => SignInStep::SessionOpened([
            cookie,
            devices::remember(state, devices::find(state, headers), person.id),
        ]),
        None => SignInStep::SecondStep,
    })
}

/// Rejects an invitation while another user is signed in here.
fn refuse_other_user(seen: &LoadedInvitation) -> Result<(), Problem> {
    let Some(name) = seen.replaced_session_name() else { return Ok(()) };
    let fill = [("name", name.as_str()), ("address", seen.user.email_address.as_str())];
    let other = text::team::SIGNED_IN_AS_OTHER;
    Err(Problem::conflict(other.code, other.fill(&fill)))
}

/// Rejects the request if the account or its password differs from the one that was checked.
fn refuse_changed_account(now: &app_user::Model, checked: &app_user::Model) -> Result<(), Problem> {
    let is_same = now.id == checked.id && now.password_hash == checked.password_hash;
    if is_same { Ok(()) } else { Err(account_merge::address_taken()) }
}

/// Marks the invitation as used and revokes all other links to the entry.
async fn use_up(changes: &Changes, invitation_id: uuid::Uuid, entry: uuid::Uuid) -> Result<(), Problem> {
    invitation::Entity::update_many()
        .col_expr(invitation::Column::AcceptedAt, Expr::value(changes.now()))
        .filter(invitation::Column::Id.eq(invitation_id))
        .exec(&**changes)
        .await?;
    membership::revoke_links(changes, entry).await?;
    Ok(())
}

/// Opens the person's session, replacing another user's; none for a person with a second step.
async fn open_session(
    state: &AppState,
    changes: &Changes,
    person: &app_user::Model,
    replaces: bool,
    headers: &HeaderMap,
) -> Result<Option<HeaderValue>, Problem> {
    let (config, now) = (&state.config, changes.now());
    let second_step = second_step::is_on(&**changes, person.id).await?;
    sign_in_throttle::clear_attempts(
        changes,
        SignInAttempt { email_key: &person.email_key, from: None, device: None },
    )
    .await?;
    // No other user's session may interfere with the form for the second step.
    if replaces || second_step {
        sessions::close(changes, config, now, headers).await?;
    }
    if second_step {
        return Ok(None);
    }
    record_sign_in(&**changes, person, now, headers).await?;
    Ok(Some(sessions::open(changes, config, now, person.id, headers).await?))
}

/// Records on the loan, or the company, that the person joined.
async fn record_joining(
    changes: &Changes,
    invited: &LoadedInvitation,
    person: uuid::Uuid,
) -> Result<(), Problem> {
    let activity = Activity::Joined { role: invited.invitation.role.0 };
    let place = invited
        .loan
        .as_ref()
        .map_or_else(|| activity::ActivityScope::at(invited.lender.id), activity::ActivityScope::from);
    let joined = activity::NewActivity { place, actor_id: person, at: changes.now(), activity };
    Ok(activity::save_activities(&**changes, [joined]).await?)
}

/// Saves the person's first password and revokes all other links that could set one.
async fn save_first_password(changes: &Changes, user_id: uuid::Uuid, hash: String) -> Result<(), Problem> {
    membership::revoke_links(changes, user_id).await?;
    revoke_sign_in_links(changes, changes.now(), user_id).await?;
    app_user::Entity::update_many()
        .col_expr(app_user::Column::PasswordHash, Expr::value(hash))
        .filter(app_user::Column::Id.eq(user_id))
        .filter(app_user::Column::PasswordHash.is_null())
        .exec(&**changes)
        .await?;
    Ok(())
}

/// Returns the hash of a first password; `None` for an account that has one, after verifying it.
async fn password_to_keep(
    state: &AppState,
    account: &app_user::Model,
    asks: AcceptancePrompt,
    password: &str,
) -> Result<Option<String>, Problem> {
    match asks {
        AcceptancePrompt::Nothing => Ok(None),
        AcceptancePrompt::NewPassword => {
            let about = [account.given_name.as_str(), account.family_name.as_str()];
            state.passwords.check_and_hash(password, &account.email_address, &about).await.map(Some)
        }
        AcceptancePrompt::OwnPassword => {
            let wrong = || Problem::invalid(vec![text::team::PASSWORD_WRONG.violation("password")]);
            // An empty password doesn't count as a guess.
            if password.is_empty() || password.len() > LONGEST_PASSWORD {
                return Err(wrong());
            }
            let attempt = SignInAttempt { email_key: &account.email_key, from: None, device: None };
            sign_in_throttle::record_attempt(state, attempt).await?;
            let right = state.passwords.verify(password, account.password_hash.as_deref()).await?;
            if right { Ok(None) } else { Err(wrong()) }
        }
    }
}

/// Marks the person and all their roles as joined.
async fn mark_as_joined(changes: &Changes, user: &app_user::Model) -> Result<(), Problem> {
    app_user::Entity::update_many()
        .col_expr(app_user::Column::Stub, Expr::value(false))
        .filter(app_user::Column::Id.eq(user.id))
        .exec(&**changes)
        .await?;
    loan_role::Entity::update_many()
        .col_expr(loan_role::Column::Stub, Expr::value(false))
        .filter(loan_role::Column::UserId.eq(user.id))
        .exec(&**changes)
        .await?;
    people::recompute_role_group(changes, user.id).await?;
    membership::bump_person(changes, user.id).await?;
    Ok(())
}

/// Gives the person the invited role, if they have none on the loan. Returns the role's id.
async fn assign_role(
    changes: &Changes,
    invitation: &invitation::Model,
    loan: &loan::Model,
    user: &app_user::Model,
) -> Result<uuid::Uuid, Problem> {
    let known = loan_role::Entity::find()
        .filter(loan_role::Column::LoanId.eq(loan.id))
        .filter(loan_role::Column::UserId.eq(user.id))
        .one(&**changes)
        .await?;
    if let Some(role) = known {
        return Ok(role.id);
    }
    let place = lender_user_place(&LenderUserPlace {
        role: invitation.role.0,
        lead_borrower: false,
        lead_lender: false,
        borrower_type: None,
        visible_to_borrower: true,
        contact_visible_to_borrowers: false,
        contact_visible_to_lenders: true,
        key_contact: false,
        employee: user.company_id == Some(loan.company_id),
    });
    if !place.violations.is_empty() {
        return Err(Problem::invalid(place.violations));
    }
    let user = app_user::Model { stub: false, ..user.clone() };
    let role = add_members::add_member(changes, loan, &user, &place, false, user.id).await?;
    if place.role.is_contact() {
        let written = contact_entry::EntryData::default();
        let owner = EntryOwner::lender(invitation.invited_by);
        contact_entry::save_entry(changes, role, owner, None, written).await?;
    }
    Ok(role)
}
