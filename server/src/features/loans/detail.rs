//! One loan with its team and progress. Who sees whom, the order of the team and the percents are rules.

use std::collections::BTreeMap;

use sea_orm::DbErr;
use shared_rules::{
    needs_list::progress::{LoanProgress, ProgressQuestion, ProgressUser, progress},
    team::{
        member::Member,
        order::{SortMembers, sort_members},
        role::RoleGroup,
        visibility::{VisibleMembers, visible_members},
    },
};
use uuid::Uuid;

use super::{
    dto::{Lender, Loan, LoanRole, Me},
    people::{self, PersonOnLoan},
    requests::elements_of,
};
use crate::{access::LoanMember, features::identity::UserRef, state::AppState};

/// The loan as its member sees it: three statements whatever its size.
pub(super) async fn loan_for(state: &AppState, member: LoanMember) -> Result<Loan, DbErr> {
    let people = people::of_loan(state, member.loan.id).await?;
    let elements = elements_of(state, &[member.loan.id]).await?.remove(&member.loan.id).unwrap_or_default();
    let loan_roles = team_seen_by(&member, &people);
    let users = loan_roles
        .iter()
        .map(|role| ProgressUser { id: role.user.id.to_string(), role_group: role.role.group() })
        .collect();
    let progress = progress(&ProgressQuestion { loan_status: member.loan.review_status.0, elements, users });
    let own = progress_of(&progress, member.user.id);
    let user_progress: BTreeMap<_, _> =
        loan_roles.iter().map(|role| (role.user.id, progress_of(&progress, role.user.id))).collect();
    let lender_views = member.role().group() == RoleGroup::Lender;
    Ok(Loan {
        progress: if lender_views { progress.loan.progress } else { own },
        pending_invite_users: if lender_views { invited(&people) } else { Vec::new() },
        user_progress,
        loan_roles,
        me: Me {
            loan_role_id: member.loan_role.id,
            role: member.role(),
            role_group: member.role().group(),
            permissions: member.permissions(),
        },
        lender: Lender {
            id: member.lender.id,
            name: member.lender.name,
            has_borrower_onboard: member.lender.has_borrower_onboard,
        },
        id: member.loan.id,
        name: member.loan.name,
        amount: member.loan.amount,
        loan_purpose: member.loan.loan_purpose,
        property_address: member.loan.property_address,
        review_status: member.loan.review_status.0,
        updated_at: member.loan.updated_at,
        version: member.loan.version,
    })
}

fn progress_of(progress: &LoanProgress, user_id: Uuid) -> shared_rules::needs_list::progress::Progress {
    progress.users.get(&user_id.to_string()).map(|tally| tally.progress).unwrap_or_default()
}

fn invited(people: &[PersonOnLoan]) -> Vec<UserRef> {
    people.iter().filter(|person| person.invited).map(|person| UserRef::from(&person.user)).collect()
}

/// The roles the viewer may see, in the order of the team.
fn team_seen_by(viewer: &LoanMember, people: &[PersonOnLoan]) -> Vec<LoanRole> {
    let mut roles = BTreeMap::new();
    let mut members: Vec<Member> = Vec::new();
    for person in people {
        let Some(role) = &person.role else { continue };
        members.push(people::member(role, &person.user));
        roles.insert(role.id.to_string(), (role, &person.user));
    }
    let seen = visible_members(&VisibleMembers {
        viewer_group: viewer.role().group(),
        viewer_user_id: Some(viewer.user.id.to_string()),
        members: members.clone(),
    });
    members.retain(|member| seen.contains(&member.id));
    let in_order = sort_members(&SortMembers { members });
    let row = |id: String| {
        let (role, user) = roles.get(&id)?;
        Some(LoanRole {
            id: role.id,
            role: role.role.0,
            user: UserRef::from(*user),
            key_contact: role.key_contact,
            visible_to_borrower: role.visible_to_borrower,
            can_accept_files: role.can_accept_files,
            borrower_type: role.borrower_type.clone(),
            stub: role.stub || user.stub,
        })
    };
    in_order.into_iter().filter_map(row).collect()
}
