//! A loan with its team and progress. Rules decide visibility, the team's order and percentages.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use sea_orm::DbErr;
use shared_rules::{
    individuals::sensitive_data::can_know_consent,
    loans::{
        archiving::{LoanChanging, loan_changing, toggled_archive_status},
        loan_deletion::{LoanDeletion, loan_deletion},
    },
    needs_list::progress::LoanProgress,
    team::role::RoleGroup,
};
use uuid::Uuid;

use super::{
    dto::{Invitation, Lender, Loan, LoanArchiving, LoanRole, OwnLoanRole},
    progress,
};
use crate::{
    access::LoanMember,
    membership::{self, PersonOnLoan, UserRef, load_people_on_loan, sees_credit},
    projection::elements_of,
    state::AppState,
};

/// Returns the loan as its member sees it, in three statements whatever its size.
pub(crate) async fn load_loan_for(state: &AppState, member: LoanMember) -> Result<Loan, DbErr> {
    let people = load_people_on_loan(state.db.read(), member.loan.id).await?;
    let elements =
        elements_of(state.db.read(), &[member.loan.id]).await?.remove(&member.loan.id).unwrap_or_default();
    let loan_roles = team_seen_by(&member, &people);
    let progress = progress::visible_progress(&member, &loan_roles, elements);
    let own = progress_of_user(&progress, member.user.id);
    let user_progress: BTreeMap<_, _> = loan_roles
        .iter()
        .filter_map(|role| progress::progress_of_user(&member, &progress, role.user.id))
        .collect();
    let lender_views = member.role().group() == RoleGroup::Lender;
    let archive = archive_state(&member);
    let (viewer_role, loan_status) = (member.role(), member.loan.review_status.0);
    let may_delete =
        loan_deletion(&LoanDeletion { viewer_role, loan_status, documents: 0, messages: 0 }).allowed;
    Ok(Loan {
        progress: if lender_views { progress.loan.progress } else { own },
        pending_invite_users: if lender_views { invited_people(&member, &people) } else { Vec::new() },
        invitations: if lender_views {
            latest_invitations(&member, &people, state.clock.now())
        } else {
            Vec::new()
        },
        user_progress,
        loan_roles,
        me: OwnLoanRole {
            loan_role_id: member.loan_role.as_ref().map_or(Uuid::nil(), |row| row.id),
            role: member.role(),
            role_group: member.role().group(),
            permissions: member.permissions(),
        },
        accepts_mail: member.lender.accepts_mail,
        lender: Lender {
            id: member.lender.id,
            logo: membership::logo_url(&member.lender),
            name: member.lender.name,
            has_borrower_onboard: member.lender.has_borrower_onboard,
            individual_credit_report: member.lender.individual_credit_report,
        },
        id: member.loan.id,
        facts: (&member.loan).into(),
        review_status: member.loan.review_status.0,
        archive,
        may_delete,
        max_upload_bytes: state.config.max_upload_bytes,
        updated_at: member.loan.updated_at,
        version: member.loan.version,
    })
}

fn archive_state(member: &LoanMember) -> LoanArchiving {
    let (loan_status, viewer) = (member.loan.review_status.0, member.role().group());
    let archived_from = member.loan.archived_from.map(|status| status.0);
    let words = loan_changing(&LoanChanging { loan_status, viewer }).violations.into_iter().next();
    let to = toggled_archive_status(loan_status, archived_from);
    LoanArchiving {
        words: words.map(|violation| violation.message),
        to: Some(to).filter(|_| member.role().is_lender() && member.require_write_role().is_ok()),
    }
}

fn progress_of_user(progress: &LoanProgress, user_id: Uuid) -> shared_rules::needs_list::progress::Progress {
    progress.of_user(&user_id.to_string()).map(|tally| tally.progress).unwrap_or_default()
}

fn invited_people(viewer: &LoanMember, people: &[PersonOnLoan]) -> Vec<UserRef> {
    let seen = people.iter().filter(|person| person.is_invited() && person.is_seen_by(viewer));
    seen.map(|person| person.as_seen_by(viewer)).collect()
}

fn latest_invitations(viewer: &LoanMember, people: &[PersonOnLoan], now: DateTime<Utc>) -> Vec<Invitation> {
    let seen = people.iter().filter(|person| person.is_seen_by(viewer));
    seen.filter_map(|person| Some(Invitation::new(person.invitation.as_ref()?, now))).collect()
}

/// Returns the roles the viewer may see, in team order.
pub(super) fn team_seen_by(viewer: &LoanMember, people: &[PersonOnLoan]) -> Vec<LoanRole> {
    let seen = membership::team_seen_by(viewer, people).into_iter();
    seen.filter_map(|person| role_seen_by(viewer, person)).collect()
}

/// Returns the person's role with the visible credit data.
fn role_seen_by(viewer: &LoanMember, person: &PersonOnLoan) -> Option<LoanRole> {
    let role = LoanRole::of(viewer, person)?;
    let status = person.credit.as_ref().and_then(|credit| credit.soft_credit_status).map(|status| status.0);
    let soft_credit_status = status.filter(|_| sees_credit(viewer, Some(person)));
    let knows = can_know_consent(viewer.role().group(), viewer.user.id == person.user.id);
    let credit_consent_status = role.credit_consent_status.filter(|_| knows);
    Some(LoanRole { soft_credit_status, credit_consent_status, ..role })
}

/// Returns the person's role, if the viewer may see them.
#[must_use]
pub fn visible_role(viewer: &LoanMember, person: &PersonOnLoan) -> Option<LoanRole> {
    team_seen_by(viewer, std::slice::from_ref(person)).pop()
}
