//! Following the link of an invitation. Whoever has it can read the mailbox it was sent to, which is what
//! lets them choose a password.

use axum::http::{HeaderMap, HeaderValue};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, EntityTrait, JoinType, QueryFilter, QuerySelect,
    RelationTrait as _, sea_query::Expr,
};
use shared_rules::{
    activity::Activity,
    team::{
        invitation::{InvitationDates, invitation_state},
        place::{LenderUserPlace, lender_user_place},
    },
    text,
    value::calendar_date,
};

use super::{dto::InvitationView, invite::invited_zone, joining, merging, people, relation::Owner};
use crate::{
    access::{
        attempts::{self, Attempt},
        devices, second_step, sessions,
    },
    entity::{app_user, company, invitation, loan, loan_role},
    features::identity::{end_resets, signed_in},
    http::Problem,
    pages::InvitationAbout,
    realtime::Changes,
    roster::{self, UserRef, activity},
    secrets::token,
    state::AppState,
};

/// An invitation that waits for an answer, with whom and what it is about.
pub(super) struct Invited {
    invitation: invitation::Model,
    user: app_user::Model,
    /// Somebody who joined before under the same address.
    before: Option<app_user::Model>,
    loan: loan::Model,
    lender: company::Model,
    by: app_user::Model,
}

impl Invited {
    /// Whose password lets them in.
    fn account(&self) -> &app_user::Model {
        self.before.as_ref().unwrap_or(&self.user)
    }

    /// What the person sees of it.
    #[must_use]
    pub(super) fn view(&self) -> InvitationView {
        InvitationView {
            loan_name: self.loan.name.clone(),
            lender_name: self.lender.name.clone(),
            invited_by: UserRef::from(&self.by).display_name(),
            email_address: self.user.email_address.clone(),
            expires_at: self.invitation.expires_at,
            needs_password: self.account().password_hash.is_none(),
        }
    }

    /// The same for the page that is rendered here.
    #[must_use]
    pub(super) fn about(&self) -> InvitationAbout {
        let view = self.view();
        InvitationAbout {
            loan_name: view.loan_name,
            lender: roster::letterhead(&self.lender),
            invited_by: view.invited_by,
            email_address: view.email_address,
            until: calendar_date::show(invited_zone(self.account(), &self.by).day(view.expires_at)),
            needs_password: view.needs_password,
        }
    }
}

/// The open invitation behind a link.
///
/// # Errors
/// *Not found* when there never was one, *gone* with words when it doesn't work any more.
pub(super) async fn invited(state: &AppState, token: &str) -> Result<Invited, Problem> {
    find(state.db.read(), state, token).await
}

async fn find(db: &impl ConnectionTrait, state: &AppState, token: &str) -> Result<Invited, Problem> {
    let row = invitation::Entity::find()
        .filter(invitation::Column::TokenHash.eq(token::hash(token)))
        .find_also_related(app_user::Entity)
        .one(db)
        .await?;
    let Some((invitation, Some(user))) = row else { return Err(Problem::not_found()) };
    let dates = InvitationDates {
        accepted_at: invitation.accepted_at,
        revoked_at: invitation.revoked_at,
        expires_at: invitation.expires_at,
        now: state.clock.now(),
    };
    if let Some(words) = invitation_state(&dates).refusal() {
        return Err(Problem::gone(words));
    }
    let about = loan::Entity::find_by_id(invitation.loan_id)
        .join(JoinType::InnerJoin, loan::Relation::Company.def())
        .select_also(company::Entity)
        .one(db)
        .await?;
    let Some((loan, Some(lender))) = about else { return Err(Problem::not_found()) };
    let by = app_user::Entity::find_by_id(invitation.invited_by).one(db).await?;
    let by = by.ok_or_else(Problem::not_found)?;
    let before = merging::joined_before(db, &user).await?;
    Ok(Invited { invitation, user, before, loan, lender, by })
}

/// Joins the loan and signs in: with a new password, or with the one the person has. Answers the cookies of
/// the session and of the browser, which is a known one from now on; none for who has a second step, with which they
/// sign in next.
///
/// # Errors
/// *Invalid* when the password is too weak or the wrong one; *gone* when somebody was faster.
pub(super) async fn accept(
    state: &AppState,
    token: &str,
    password: &str,
    forgotten: bool,
    headers: &HeaderMap,
) -> Result<Option<[HeaderValue; 2]>, Problem> {
    let seen = invited(state, token).await?;
    merging::refuse_second_account(&seen.user, seen.before.as_ref())?;
    let new_hash = password_to_keep(state, seen.account(), password, forgotten).await?;
    let mut changes = Changes::begin(state).await?;
    joining::lock_team(&changes, seen.loan.id).await?;
    let Invited { invitation, user, before, .. } = find(&*changes, state, token).await?;
    if before.as_ref().map(|person| person.id) != seen.before.as_ref().map(|person| person.id) {
        // Somebody joined under this address just now: whose password counts isn't what was checked.
        return Err(Problem::conflict(text::team::JOIN_AGAIN.code, text::team::JOIN_AGAIN.template));
    }
    use_up(&changes, invitation.id, user.id).await?;
    let person = merging::become_person(&changes, &user, invitation.loan_id).await?;
    let role = take_place(&changes, &invitation, &person).await?;
    record(&changes, &seen.loan, &invitation, person.id).await?;
    if let Some(hash) = new_hash {
        keep_password(&changes, person.id, hash).await?;
    }
    let cookie = let_in(state, &changes, &person, headers).await?;
    people::tell(&mut changes, invitation.loan_id, &[role]).await?;
    changes.commit().await?;
    let known = || devices::remember(state, devices::find(state, headers), person.id);
    Ok(cookie.map(|cookie| [cookie, known()]))
}

/// The invitation was taken: neither it nor another link to the entry opens anything again.
async fn use_up(changes: &Changes, invitation_id: uuid::Uuid, entry: uuid::Uuid) -> Result<(), Problem> {
    invitation::Entity::update_many()
        .col_expr(invitation::Column::AcceptedAt, Expr::value(changes.now()))
        .filter(invitation::Column::Id.eq(invitation_id))
        .exec(&**changes)
        .await?;
    roster::end_links(changes, entry).await?;
    Ok(())
}

/// Opens the person's session; none for who has a second step.
async fn let_in(
    state: &AppState,
    changes: &Changes,
    person: &app_user::Model,
    headers: &HeaderMap,
) -> Result<Option<HeaderValue>, Problem> {
    let (config, now) = (&state.config, changes.now());
    if second_step::is_on(&**changes, person.id).await? {
        // Nobody else's session stands between them and the form.
        sessions::close(changes, config, now, headers).await?;
        return Ok(None);
    }
    signed_in(&**changes, person, now, headers).await?;
    Ok(Some(sessions::open(changes, config, now, person.id, headers).await?))
}

/// Puts on record of the loan that the person joined.
async fn record(
    changes: &Changes,
    loan: &loan::Model,
    invitation: &invitation::Model,
    person: uuid::Uuid,
) -> Result<(), Problem> {
    let activity = Activity::Joined { role: invitation.role.0 };
    let joined = activity::Entry { place: loan.into(), actor_id: person, at: changes.now(), activity };
    Ok(activity::keep(&**changes, [joined]).await?)
}

/// Gives the person that password: whoever knew the old one is signed out, and no other link gives a new one.
async fn keep_password(changes: &Changes, user_id: uuid::Uuid, hash: String) -> Result<(), Problem> {
    roster::end_links(changes, user_id).await?;
    end_resets(changes, changes.now(), user_id).await?;
    sessions::close_all(changes, changes.now(), user_id).await?;
    let row = app_user::ActiveModel { password_hash: Set(Some(hash)), ..Default::default() };
    app_user::Entity::update_many()
        .set(row)
        .filter(app_user::Column::Id.eq(user_id))
        .exec(&**changes)
        .await?;
    Ok(())
}

/// The hash of a password to be kept from now on; nothing when the person's own was typed.
async fn password_to_keep(
    state: &AppState,
    user: &app_user::Model,
    password: &str,
    forgotten: bool,
) -> Result<Option<String>, Problem> {
    if user.password_hash.is_some() && !forgotten {
        let attempt = Attempt { email_key: &user.email_key, from: None, device: None };
        attempts::note(state, attempt).await?;
        let right = state.passwords.verify(password, user.password_hash.as_deref()).await?;
        let wrong = || Problem::invalid(vec![text::team::PASSWORD_WRONG.violation("password")]);
        return if right { Ok(None) } else { Err(wrong()) };
    }
    let about = [user.given_name.as_str(), user.family_name.as_str()];
    state.passwords.choose(password, &user.email_address, &about).await.map(Some)
}

/// Notes that the person is no stub any more; gives them the role they were asked to join in, if they have
/// none. Answers the role's id.
async fn take_place(
    changes: &Changes,
    invitation: &invitation::Model,
    user: &app_user::Model,
) -> Result<uuid::Uuid, Problem> {
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
    people::settle_group(changes, user.id).await?;
    roster::rewritten(changes, user.id).await?;
    let known = loan_role::Entity::find()
        .filter(loan_role::Column::LoanId.eq(invitation.loan_id))
        .filter(loan_role::Column::UserId.eq(user.id))
        .one(&**changes)
        .await?;
    if let Some(role) = known {
        return Ok(role.id);
    }
    let loan = loan::Entity::find_by_id(invitation.loan_id).one(&**changes).await?;
    let place = lender_user_place(&LenderUserPlace {
        role: invitation.role.0,
        lead_borrower: false,
        lead_lender: false,
        borrower_type: None,
        visible_to_borrower: true,
        contact_visible_to_borrowers: false,
        contact_visible_to_lenders: true,
        key_contact: false,
        employee: user.company_id.is_some() && user.company_id == loan.as_ref().map(|loan| loan.company_id),
    });
    if !place.violations.is_empty() {
        return Err(Problem::invalid(place.violations));
    }
    let user = app_user::Model { stub: false, ..user.clone() };
    let loan = loan.ok_or_else(Problem::not_found)?;
    let role = joining::join(changes, &loan, &user, &place, false, user.id).await?;
    if place.role.is_contact() {
        let written = super::relation::Written::default();
        let owner = Owner::lender(invitation.invited_by);
        super::relation::write_relation(changes, role, owner, None, written).await?;
    }
    Ok(role)
}
