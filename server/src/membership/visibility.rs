//! Visibility of people and access to loans: for loaded people, and as query conditions.

use std::collections::{BTreeSet, HashMap};

use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect,
    sea_query::{Expr, ExprTrait as _, Query},
};
use shared_rules::team::{
    member::Member,
    member_order::{SortMembers, sort_members},
    role::Role,
    visibility::{VisibleMembers, visible_members},
};
use uuid::Uuid;

use super::PersonOnLoan;
use crate::{
    access::{LoanMember, SignedIn, can_view_without_role},
    entity::{EnumColumn, app_user, loan, loan_role},
};

/// Returns the people with a role that the viewer sees, in team order.
#[must_use]
pub fn team_seen_by<'a>(viewer: &LoanMember, people: &'a [PersonOnLoan]) -> Vec<&'a PersonOnLoan> {
    let mut members: Vec<Member> = people.iter().filter_map(PersonOnLoan::member).collect();
    let seen: BTreeSet<String> = visible_members(&VisibleMembers {
        viewer_group: viewer.role().group(),
        viewer_user_id: Some(viewer.user.id.to_string()),
        members: members.clone(),
    })
    .into_iter()
    .collect();
    members.retain(|member| seen.contains(&member.id));
    let by_role: HashMap<String, &PersonOnLoan> =
        people.iter().filter_map(|person| Some((person.role.as_ref()?.id.to_string(), person))).collect();
    sort_members(&SortMembers { members }).iter().filter_map(|id| by_role.get(id).copied()).collect()
}

/// Whether the viewer sees the query's role: lenders see those not hidden from them, other people those shown to
/// borrowers, and all people their own. `own_role` is the viewer's role on its loan; without one they see what lenders
/// see.
pub(crate) fn sees_role(viewer: Uuid, own_role: &Expr) -> Condition {
    let role = |column: loan_role::Column| Expr::col((loan_role::Entity, column));
    let lends = own_role.clone().is_null().or(own_role.clone().is_in(lender_roles()));
    Condition::any()
        .add(role(loan_role::Column::UserId).eq(viewer))
        .add(lends.clone().and(role(loan_role::Column::VisibleToLender).eq(true)))
        .add(lends.not().and(role(loan_role::Column::VisibleToBorrower).eq(true)))
}

/// Whether the query's person is on the loan and visible to borrowers and contacts.
pub(crate) fn is_shown_to_borrowers(loan_id: Uuid, person: Expr) -> Expr {
    let role = |column: loan_role::Column| Expr::col((loan_role::Entity, column));
    let shown = Query::select()
        .expr(Expr::value(1))
        .from(loan_role::Entity)
        .and_where(role(loan_role::Column::LoanId).eq(loan_id))
        .and_where(role(loan_role::Column::VisibleToBorrower).eq(true))
        .and_where(role(loan_role::Column::UserId).eq(person))
        .take();
    Expr::exists(shown)
}

/// Whether the viewer lends on the query's loan, or leads the company that does.
pub(crate) fn is_lent_by(viewer: &SignedIn) -> Condition {
    let lends_on = Query::select()
        .column(loan_role::Column::LoanId)
        .from(loan_role::Entity)
        .and_where(loan_role::Column::UserId.eq(viewer.user.id))
        .and_where(loan_role::Column::Role.is_in(lender_roles()))
        .take();
    let of_loan = |column: loan::Column| Expr::col((loan::Entity, column));
    Condition::any()
        .add(of_loan(loan::Column::Id).in_subquery(lends_on))
        .add_option(viewer.led_company().map(|company| of_loan(loan::Column::CompanyId).eq(company)))
}

pub(super) fn lender_roles() -> impl Iterator<Item = EnumColumn<Role>> {
    Role::ALL.into_iter().filter(|role| role.is_lender()).map(EnumColumn)
}

/// Whether the viewer sees the person anywhere: as a colleague, or on a loan that they share or that the viewer's
/// company lends.
///
/// # Errors
/// If the query fails.
pub async fn sees_person(
    db: &impl ConnectionTrait,
    viewer: &app_user::Model,
    person: &app_user::Model,
) -> Result<bool, DbErr> {
    let colleague = viewer.company_id.is_some() && viewer.company_id == person.company_id;
    if colleague || viewer.id == person.id {
        return Ok(true);
    }
    let own = || {
        Query::select()
            .column(loan_role::Column::LoanId)
            .from(loan_role::Entity)
            .and_where(loan_role::Column::UserId.eq(viewer.id))
            .and_where(loan_role::Column::VisibleToLender.eq(true))
            .take()
    };
    let lent = own().and_where(loan_role::Column::Role.is_in(lender_roles())).take();
    let of_company = viewer.company_id.map(|company| {
        Query::select()
            .column(loan::Column::Id)
            .from(loan::Entity)
            .and_where(loan::Column::CompanyId.eq(company))
            .take()
    });
    let lenders = Condition::any()
        .add(loan_role::Column::LoanId.in_subquery(lent))
        .add_option(of_company.map(|loans| loan_role::Column::LoanId.in_subquery(loans)));
    let as_lender = Condition::all().add(loan_role::Column::VisibleToLender.eq(true)).add(lenders);
    let as_other = Condition::all()
        .add(loan_role::Column::VisibleToBorrower.eq(true))
        .add(loan_role::Column::LoanId.in_subquery(own()));
    let seen = loan_role::Entity::find()
        .select_only()
        .column(loan_role::Column::Id)
        .filter(loan_role::Column::UserId.eq(person.id))
        .filter(Condition::any().add(as_lender).add(as_other))
        .limit(1)
        .into_tuple::<Uuid>()
        .one(db)
        .await?;
    Ok(seen.is_some())
}

/// A loan that a person may open.
#[derive(Clone, Copy, Debug)]
pub struct AccessibleLoan {
    /// The loan.
    pub loan_id: Uuid,
    /// Whether they see it as lenders do.
    pub lends: bool,
}

/// Returns which of the loans the person may open, with or without a role.
///
/// # Errors
/// If the query fails.
pub async fn load_accessible_loans(
    db: &impl ConnectionTrait,
    user_id: Uuid,
    loans: &BTreeSet<Uuid>,
) -> Result<Vec<AccessibleLoan>, DbErr> {
    if loans.is_empty() {
        return Ok(Vec::new());
    }
    // A contact hidden from lenders is only an address book entry, without access.
    let roles: Vec<(Uuid, EnumColumn<Role>)> = loan_role::Entity::find()
        .select_only()
        .columns([loan_role::Column::LoanId, loan_role::Column::Role])
        .filter(loan_role::Column::UserId.eq(user_id))
        .filter(loan_role::Column::LoanId.is_in(loans.iter().copied()))
        .filter(loan_role::Column::VisibleToLender.eq(true))
        .into_tuple()
        .all(db)
        .await?;
    let mut opened: Vec<AccessibleLoan> = roles
        .iter()
        .map(|(loan_id, role)| AccessibleLoan { loan_id: *loan_id, lends: role.is_lender() })
        .collect();
    let with_role: BTreeSet<Uuid> = opened.iter().map(|opened| opened.loan_id).collect();
    let others: Vec<Uuid> = loans.difference(&with_role).copied().collect();
    if !others.is_empty() {
        let looked_at = load_viewable_without_role(db, user_id, others).await?;
        opened.extend(looked_at.into_iter().map(|loan_id| AccessibleLoan { loan_id, lends: true }));
    }
    Ok(opened)
}

/// Returns the lending company that the person works at.
///
/// # Errors
/// If the query fails.
pub async fn load_employer(db: &impl ConnectionTrait, user_id: Uuid) -> Result<Option<Uuid>, DbErr> {
    let employer: Option<Option<Uuid>> = app_user::Entity::find_by_id(user_id)
        .select_only()
        .column(app_user::Column::CompanyId)
        .into_tuple()
        .one(db)
        .await?;
    Ok(employer.flatten())
}

/// Returns which of these loans the person may open without a role on them.
async fn load_viewable_without_role(
    db: &impl ConnectionTrait,
    user_id: Uuid,
    loans: Vec<Uuid>,
) -> Result<Vec<Uuid>, DbErr> {
    let Some(user) = app_user::Entity::find_by_id(user_id).one(db).await? else {
        return Ok(Vec::new());
    };
    let loans = loan::Entity::find().filter(loan::Column::Id.is_in(loans)).all(db).await?;
    Ok(loans.iter().filter(|loan| can_view_without_role(&user, loan)).map(|loan| loan.id).collect())
}
