//! Asking somebody to join a loan: a mail with a link goes out, and a newer one replaces it.

use chrono::Duration;
use sea_orm::{ActiveValue::Set, ColumnTrait, EntityTrait, PaginatorTrait as _, QueryFilter};
use shared_rules::{activity::Activity, text, value::calendar_date};
use uuid::Uuid;

use super::{joining, leave, merging, people};
use crate::{
    access::LoanMember,
    entity::{Word, app_user, invitation},
    environment::Zone,
    features::loans::Invitation,
    http::Problem,
    mail::{self, Letter, MailBudget},
    pages::{EmployeeAddressMail, InvitationMail},
    realtime::Changes,
    roster::{self, PersonOnLoan, UserRef, activity, of_address_on},
    secrets::token,
    state::AppState,
};

/// Invites the person, or invites them again.
pub(super) async fn invite(
    state: &AppState,
    viewer: &LoanMember,
    user_id: Uuid,
) -> Result<Invitation, Problem> {
    let mut changes = Changes::begin(state).await?;
    joining::lock_team(&changes, viewer.loan.id).await?;
    let sent = invite_within(state, &mut changes, viewer, user_id).await?;
    changes.commit().await?;
    state.post.wake();
    Ok(sent)
}

/// The same as a part of something larger; the mail goes out once that is kept.
///
/// # Errors
/// *Not found* for people whom the viewer doesn't see on the loan; *used up* when they sent too many.
pub(crate) async fn invite_within(
    state: &AppState,
    changes: &mut Changes,
    viewer: &LoanMember,
    user_id: Uuid,
) -> Result<Invitation, Problem> {
    let person = people::see(&**changes, viewer, user_id).await?;
    let role = person.role.as_ref().map(|role| role.role.0);
    let role = role.or(person.invitation.as_ref().map(|last| last.role.0)).ok_or_else(Problem::not_found)?;
    people::may_edit(viewer, role)?;
    refuse_second(changes, viewer, &person).await?;
    refuse_too_many(state, changes, viewer.user.id).await?;
    roster::end_links(changes, user_id).await?;
    let (token, now) = (token::new_token(), changes.now());
    let row = invitation::Model {
        id: Uuid::now_v7(),
        loan_id: viewer.loan.id,
        user_id,
        role: Word(role),
        token_hash: token::hash(&token),
        invited_by: viewer.user.id,
        created_at: now,
        expires_at: now + state.config.invitation_life,
        accepted_at: None,
        sent_at: Some(now),
        revoked_at: None,
    };
    invitation::Entity::insert(active(&row)).exec_without_returning(&**changes).await?;
    let limits = &state.config.limits;
    mail::queue(&**changes, changes.now(), limits, letter(state, viewer, &person, &row, &token)).await?;
    tell_owner_of_account(state, changes, viewer, &person.user).await?;
    let invited = Activity::Invited { person: activity::named(&person.user) };
    activity::done(changes, viewer, invited).await?;
    let roles: Vec<Uuid> = person.role.iter().map(|role| role.id).collect();
    people::tell(changes, viewer.loan.id, &roles).await?;
    Ok(Invitation::new(&row, now))
}

/// Tells the owner of an account that its address can't be that of an employee here. The inviting company isn't
/// notified: the mail uses the operator's server, or the only company's, and counts toward no budget.
async fn tell_owner_of_account(
    state: &AppState,
    changes: &Changes,
    viewer: &LoanMember,
    entry: &app_user::Model,
) -> Result<(), Problem> {
    if entry.company_id.is_none() || merging::joined_before(&**changes, entry).await?.is_none() {
        return Ok(());
    }
    let house = roster::house(&**changes).await?;
    let mail = EmployeeAddressMail {
        company: viewer.lender.name.clone(),
        email_address: entry.email_address.clone(),
        head: house.as_ref().map(roster::letterhead),
    };
    let letter = Letter {
        recipients: vec![entry.email_address.clone()],
        subject: mail.subject(),
        plain: mail.plain(),
        html: mail.html(),
        company: house.map(|house| house.id),
        budget: MailBudget::Invitation,
    };
    mail::queue_uncounted(&**changes, state.clock.now(), letter).await?;
    Ok(())
}

/// Refuses to invite an entry whose address somebody else on the loan has already.
async fn refuse_second(changes: &Changes, viewer: &LoanMember, person: &PersonOnLoan) -> Result<(), Problem> {
    let same = of_address_on(&**changes, viewer.loan.id, &person.user.email_address).await?;
    let mut others = same.iter().filter(|other| other.user.id != person.user.id && other.is_seen_by(viewer));
    let taken = text::contacts::DUPLICATE_EMAIL;
    if person.user.stub && others.any(|other| !other.user.stub) {
        return Err(Problem::conflict("duplicate-contact", taken.template));
    }
    Ok(())
}

/// So many invitations an hour are enough for anybody.
async fn refuse_too_many(state: &AppState, changes: &Changes, inviter: Uuid) -> Result<(), Problem> {
    let sent = invitation::Entity::find()
        .filter(invitation::Column::InvitedBy.eq(inviter))
        .filter(invitation::Column::CreatedAt.gt(changes.now() - Duration::hours(1)))
        .count(&**changes)
        .await?;
    let most = state.config.limits.invitations;
    if sent < most.into() {
        return Ok(());
    }
    let message = text::refused::MANY_INVITATIONS.fill(&[("most", &most.to_string())]);
    Err(Problem::used_up(message).retry_after(600))
}

fn active(row: &invitation::Model) -> invitation::ActiveModel {
    let row = row.clone();
    invitation::ActiveModel {
        id: Set(row.id),
        loan_id: Set(row.loan_id),
        user_id: Set(row.user_id),
        role: Set(row.role),
        token_hash: Set(row.token_hash),
        invited_by: Set(row.invited_by),
        created_at: Set(row.created_at),
        expires_at: Set(row.expires_at),
        accepted_at: Set(row.accepted_at),
        sent_at: Set(row.sent_at),
        revoked_at: Set(row.revoked_at),
    }
}

fn letter(
    state: &AppState,
    viewer: &LoanMember,
    person: &PersonOnLoan,
    row: &invitation::Model,
    token: &str,
) -> Letter {
    let zone = invited_zone(&person.user, &viewer.user);
    let mail = InvitationMail {
        invited_by: UserRef::from(&viewer.user).display_name(),
        lender: roster::letterhead(&viewer.lender),
        loan_name: viewer.loan.name.clone(),
        link: state.config.link(&format!("/invitation/{token}")),
        until: calendar_date::show(zone.day(row.expires_at)),
    };
    Letter {
        recipients: vec![person.user.email_address.clone()],
        subject: mail.subject(),
        plain: mail.plain(),
        html: mail.html(),
        company: Some(viewer.lender.id),
        budget: MailBudget::Invitation,
    }
}

/// Whose calendar the days of an invitation are told by: the invited person's, and while they have chosen none, that
/// of who invites them.
pub(super) fn invited_zone(person: &app_user::Model, by: &app_user::Model) -> Zone {
    Zone::of(person.time_zone.as_deref().or(by.time_zone.as_deref()))
}

/// Withdraws the person's open invitation.
pub(super) async fn revoke(state: &AppState, viewer: &LoanMember, user_id: Uuid) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    joining::lock_team(&changes, viewer.loan.id).await?;
    let person = people::see(&*changes, viewer, user_id).await?;
    let last = person.invitation.as_ref().ok_or_else(Problem::not_found)?;
    people::may_edit(viewer, person.role.as_ref().map_or(last.role.0, |role| role.role.0))?;
    if leave::withdraw(&changes, viewer.loan.id, user_id).await? == 0 {
        return Err(Problem::not_found());
    }
    let withdrawn = Activity::InvitationWithdrawn { person: activity::named(&person.user) };
    activity::done(&changes, viewer, withdrawn).await?;
    let roles: Vec<Uuid> = person.role.iter().map(|role| role.id).collect();
    people::tell(&mut changes, viewer.loan.id, &roles).await?;
    changes.commit().await?;
    Ok(())
}
