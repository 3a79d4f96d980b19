//! Following the link of an invitation. It proves the mailbox to the inviting company alone: a first joining chooses a
//! password, and an account that has joined signs in. No invitation changes a password or ends a session elsewhere.

use axum::http::{HeaderMap, HeaderValue};
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, JoinType, QueryFilter, QuerySelect, RelationTrait as _,
    sea_query::Expr,
};
use shared_rules::{
    activity::Activity,
    team::{
        invitation::{
            AcceptanceAsk, AcceptanceStep, InvitationDates, InvitationSession, OpenedInvitation,
            acceptance_step, invitation_state,
        },
        place::{LenderUserPlace, lender_user_place},
    },
    text,
    value::calendar_date,
};

use super::{
    dto::{AcceptInvitation, InvitationView},
    invite::invited_zone,
    joining, merging, people,
    relation::Owner,
};
use crate::{
    access::{
        attempts::{self, Attempt},
        devices, second_step, sessions,
    },
    entity::{app_user, company, invitation, loan, loan_role},
    features::identity::{end_resets, record_acceptance, signed_in},
    http::Problem,
    pages::{Entry, InvitationAbout},
    realtime::Changes,
    roster::{self, UserRef, activity},
    secrets::token,
    state::AppState,
};

/// Passwords longer than this are refused unread: hashing them would only cost time.
const LONGEST_PASSWORD: usize = 1024;

/// An invitation that waits for an answer, with whom and what it is about.
pub(super) struct Invited {
    invitation: invitation::Model,
    user: app_user::Model,
    /// Somebody who joined before under the same address.
    before: Option<app_user::Model>,
    loan: loan::Model,
    lender: company::Model,
    by: app_user::Model,
    /// The user who is signed in where the link is followed.
    present: Option<app_user::Model>,
}

impl Invited {
    /// Whose password lets them in.
    fn account(&self) -> &app_user::Model {
        self.before.as_ref().unwrap_or(&self.user)
    }

    /// The step that accepts the invitation in this browser.
    fn step(&self) -> AcceptanceStep {
        let account = self.account();
        let session = match &self.present {
            None => InvitationSession::None,
            Some(present) if present.id == account.id => InvitationSession::Own,
            Some(_) => InvitationSession::Other,
        };
        acceptance_step(&OpenedInvitation { joined: account.password_hash.is_some(), session })
    }

    /// The name of another user whose session would be replaced.
    fn replaced(&self) -> Option<String> {
        let present = self.present.as_ref().filter(|_| self.step().replaces_session)?;
        Some(UserRef::from(present).display_name())
    }

    /// What the person sees of it.
    #[must_use]
    pub(super) fn view(&self) -> InvitationView {
        let asks = self.step().asks;
        InvitationView {
            loan_name: self.loan.name.clone(),
            lender_name: self.lender.name.clone(),
            invited_by: UserRef::from(&self.by).display_name(),
            email_address: self.user.email_address.clone(),
            expires_at: self.invitation.expires_at,
            needs_password: asks == AcceptanceAsk::NewPassword,
            asks,
            signed_in_as: self.replaced(),
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
            asks: view.asks,
            signed_in_as: view.signed_in_as,
        }
    }
}

/// The open invitation behind a link, for the browser of these headers.
///
/// # Errors
/// *Not found* when there never was one, *gone* with words when it doesn't work any more.
pub(super) async fn invited(state: &AppState, token: &str, headers: &HeaderMap) -> Result<Invited, Problem> {
    let found = find(state.db.read(), state, token).await?;
    let present = match sessions::find(state, headers).await? {
        sessions::Found::Open(known) => Some(known.user.clone()),
        _ => None,
    };
    Ok(Invited { present, ..found })
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
    Ok(Invited { invitation, user, before, loan, lender, by, present: None })
}

/// Joins the loan: with a first password, with the password the account has, or as the person who is signed in. Opens a
/// session unless the person is signed in; a person with a second step signs in next.
///
/// # Errors
/// *Conflict* when another user is signed in here and isn't to be signed out; *invalid* when the password is too weak or
/// the wrong one; *gone* when the link was used meanwhile.
pub(super) async fn accept(
    state: &AppState,
    token: &str,
    answer: &AcceptInvitation,
    headers: &HeaderMap,
) -> Result<Entry, Problem> {
    let seen = invited(state, token, headers).await?;
    if !answer.replace_session {
        refuse_other_user(&seen)?;
    }
    let step = seen.step();
    let new_hash = password_to_keep(state, seen.account(), step.asks, &answer.password).await?;
    // Only the owner of the account learns that it keeps them from being taken on.
    merging::refuse_second_account(&seen.user, seen.before.as_ref())?;
    let changes = Changes::begin(state).await?;
    joining::lock_team(&changes, seen.loan.id).await?;
    let now = find(&*changes, state, token).await?;
    refuse_changed_account(now.account(), seen.account())?;
    let Invited { invitation, user, .. } = now;
    join(state, changes, (&invitation, &user, &seen.loan), (new_hash, step), headers).await
}

/// Puts the person on the loan and lets them in.
async fn join(
    state: &AppState,
    mut changes: Changes,
    (invitation, user, loan): (&invitation::Model, &app_user::Model, &loan::Model),
    (new_hash, step): (Option<String>, AcceptanceStep),
    headers: &HeaderMap,
) -> Result<Entry, Problem> {
    let AcceptanceStep { asks, replaces_session } = step;
    use_up(&changes, invitation.id, user.id).await?;
    let person = merging::become_person(&changes, user, invitation.loan_id).await?;
    record_acceptance(state, &changes, person.id, loan.company_id, new_hash.is_some()).await?;
    let role = take_place(&changes, invitation, &person).await?;
    record(&changes, loan, invitation, person.id).await?;
    if let Some(hash) = new_hash {
        keep_first_password(&changes, person.id, hash).await?;
    }
    let entry = match asks {
        AcceptanceAsk::Nothing => Entry::Present,
        _ => entry_of(state, &changes, &person, replaces_session, headers).await?,
    };
    people::tell(&mut changes, invitation.loan_id, &[role]).await?;
    changes.commit().await?;
    Ok(entry)
}

/// Opens a session, where no second step stands before it.
async fn entry_of(
    state: &AppState,
    changes: &Changes,
    person: &app_user::Model,
    replaces_session: bool,
    headers: &HeaderMap,
) -> Result<Entry, Problem> {
    Ok(match let_in(state, changes, person, replaces_session, headers).await? {
        Some(cookie) => {
            Entry::Opened([cookie, devices::remember(state, devices::find(state, headers), person.id)])
        }
        None => Entry::SecondStep,
    })
}

/// Refuses an invitation while another user is signed in here.
fn refuse_other_user(seen: &Invited) -> Result<(), Problem> {
    let Some(name) = seen.replaced() else { return Ok(()) };
    let fill = [("name", name.as_str()), ("address", seen.user.email_address.as_str())];
    let other = text::team::SIGNED_IN_AS_OTHER;
    Err(Problem::conflict(other.code, other.fill(&fill)))
}

/// Refuses to go on when another account, or another password, counts than the one that was checked.
fn refuse_changed_account(now: &app_user::Model, checked: &app_user::Model) -> Result<(), Problem> {
    let is_same = now.id == checked.id && now.password_hash == checked.password_hash;
    if is_same { Ok(()) } else { Err(merging::join_again()) }
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

/// Opens the person's session, in place of another user's where it replaces one; none for a person with a second step.
async fn let_in(
    state: &AppState,
    changes: &Changes,
    person: &app_user::Model,
    replaces: bool,
    headers: &HeaderMap,
) -> Result<Option<HeaderValue>, Problem> {
    let (config, now) = (&state.config, changes.now());
    let second_step = second_step::is_on(&**changes, person.id).await?;
    attempts::forget(changes, Attempt { email_key: &person.email_key, from: None, device: None }).await?;
    // No other user's session stands between them and the form for the second step.
    if replaces || second_step {
        sessions::close(changes, config, now, headers).await?;
    }
    if second_step {
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

/// Gives the person their first password; no other link gives them one.
async fn keep_first_password(changes: &Changes, user_id: uuid::Uuid, hash: String) -> Result<(), Problem> {
    roster::end_links(changes, user_id).await?;
    end_resets(changes, changes.now(), user_id).await?;
    app_user::Entity::update_many()
        .col_expr(app_user::Column::PasswordHash, Expr::value(hash))
        .filter(app_user::Column::Id.eq(user_id))
        .filter(app_user::Column::PasswordHash.is_null())
        .exec(&**changes)
        .await?;
    Ok(())
}

/// The hash of a first password; nothing for an account that has one, once its owner has shown that it is theirs.
async fn password_to_keep(
    state: &AppState,
    account: &app_user::Model,
    asks: AcceptanceAsk,
    password: &str,
) -> Result<Option<String>, Problem> {
    match asks {
        AcceptanceAsk::Nothing => Ok(None),
        AcceptanceAsk::NewPassword => {
            let about = [account.given_name.as_str(), account.family_name.as_str()];
            state.passwords.choose(password, &account.email_address, &about).await.map(Some)
        }
        AcceptanceAsk::OwnPassword => {
            let wrong = || Problem::invalid(vec![text::team::PASSWORD_WRONG.violation("password")]);
            // Nothing typed is no guess.
            if password.is_empty() || password.len() > LONGEST_PASSWORD {
                return Err(wrong());
            }
            let attempt = Attempt { email_key: &account.email_key, from: None, device: None };
            attempts::note(state, attempt).await?;
            let right = state.passwords.verify(password, account.password_hash.as_deref()).await?;
            if right { Ok(None) } else { Err(wrong()) }
        }
    }
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
