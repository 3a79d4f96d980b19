//! Somebody is on the loan that the path names as `{loanId}`, or may look at it without a role.

use axum::{
    RequestPartsExt as _,
    extract::{FromRequestParts, Query, RawPathParams},
    http::request::Parts,
};
use sea_orm::{EntityTrait, JoinType, QuerySelect, RelationTrait as _};
use shared_rules::team::{permission::Permission, role::Role};
use uuid::Uuid;

use super::{PlaceOnLoan, SignedIn, acts_on, looks_at, permissions_of};
use crate::{
    entity::{app_user, company, loan, loan_role},
    http::Problem,
    state::AppState,
};

/// A person and a loan they are on, in any role, or may look at without one.
#[derive(Clone, Debug)]
pub struct LoanMember {
    /// The loan.
    pub loan: loan::Model,
    /// The company that lends.
    pub lender: company::Model,
    /// The person's role on it; nothing for who only looks.
    pub loan_role: Option<loan_role::Model>,
    /// The person.
    pub user: app_user::Model,
}

impl LoanMember {
    /// The person's place on the loan; nothing when they have no role on it and may not look without one.
    #[must_use]
    pub fn of(at: PlaceOnLoan, user: app_user::Model) -> Option<Self> {
        let PlaceOnLoan { loan, lender, loan_role } = at;
        // A contact kept from lenders is an entry in an address book, which opens nothing (resolution 95).
        let loan_role = loan_role.filter(|row| row.visible_to_lender || !row.role.is_contact());
        let opens = loan_role.is_some() || looks_at(&user, &loan);
        opens.then_some(Self { loan, lender, loan_role, user })
    }

    /// The person's role on the loan; without one it is the role at their company that opened it.
    #[must_use]
    pub fn role(&self) -> Role {
        let at_company =
            || if acts_on(&self.user, &self.loan) { Role::LeadLender } else { Role::Underwriter };
        self.loan_role.as_ref().map_or_else(at_company, |row| row.role.0)
    }

    /// Refuses who only looks.
    ///
    /// # Errors
    /// *Forbidden*, when they may change nothing.
    pub fn may_act(&self) -> Result<(), Problem> {
        let acts = self.loan_role.is_some() || acts_on(&self.user, &self.loan);
        if acts { Ok(()) } else { Err(Problem::forbidden()) }
    }

    /// The row of their role, for what belongs to it.
    ///
    /// # Errors
    /// *Forbidden*, when they have none.
    pub fn own_role(&self) -> Result<&loan_role::Model, Problem> {
        self.loan_role.as_ref().ok_or_else(Problem::forbidden)
    }

    /// What the role allows on this loan, as its lender decided.
    #[must_use]
    pub fn permissions(&self) -> Vec<Permission> {
        permissions_of(self.role(), Some(&self.lender))
    }

    /// Refuses people whose role on the loan lacks `permission`.
    ///
    /// # Errors
    /// *Forbidden*, when it does.
    pub fn require(&self, permission: Permission) -> Result<(), Problem> {
        if self.permissions().contains(&permission) { Ok(()) } else { Err(Problem::forbidden()) }
    }
}

/// The person's membership of a loan, for calls that change something and name the loan elsewhere than in
/// the path.
///
/// # Errors
/// *Not found*, both when the person isn't on the loan and when there is no such loan; *forbidden*, when
/// they only look.
pub async fn loan_member(
    state: &AppState,
    signed_in: SignedIn,
    loan_id: Uuid,
) -> Result<LoanMember, Problem> {
    let member = loan_opened(state, signed_in, loan_id).await?;
    member.may_act()?;
    Ok(member)
}

/// The loan as the person may open it, with or without a role, for calls that change nothing.
///
/// # Errors
/// *Not found*, both when the person can't open the loan and when there is no such loan.
pub async fn loan_opened(
    state: &AppState,
    signed_in: SignedIn,
    loan_id: Uuid,
) -> Result<LoanMember, Problem> {
    let select = loan::Entity::find_by_id(loan_id).join(JoinType::InnerJoin, loan::Relation::Company.def());
    let place = PlaceOnLoan::select(select, signed_in.user.id).one(state.db.read()).await?;
    place.and_then(|place| LoanMember::of(place, signed_in.user)).ok_or_else(Problem::not_found)
}

impl FromRequestParts<AppState> for LoanMember {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let signed_in = SignedIn::from_request_parts(parts, state).await?;
        let path = parts.extract::<RawPathParams>().await.map_err(|_| Problem::not_found())?;
        let loan_id = path.iter().find(|(name, _)| *name == "loanId").and_then(|(_, id)| id.parse().ok());
        let member = loan_opened(state, signed_in, loan_id.ok_or_else(Problem::not_found)?).await?;
        if !parts.method.is_safe() {
            member.may_act()?;
        }
        Ok(member)
    }
}

/// The same of the loan that the query names as `loanId`.
#[derive(Clone, Debug)]
pub struct LoanInQuery(pub LoanMember);

/// What the query names.
#[derive(serde::Deserialize)]
#[serde(rename_all = "camelCase")]
struct NamedLoan {
    loan_id: Uuid,
}

impl FromRequestParts<AppState> for LoanInQuery {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let signed_in = SignedIn::from_request_parts(parts, state).await?;
        let named = Query::<NamedLoan>::try_from_uri(&parts.uri);
        let named = named.map_err(|_| Problem::malformed("loanId", "name the loan by its id"))?;
        loan_opened(state, signed_in, named.loan_id).await.map(Self)
    }
}

/// A person who is on the loan in a lender's role.
#[derive(Clone, Debug)]
pub struct LoanLender(pub LoanMember);

impl FromRequestParts<AppState> for LoanLender {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let member = LoanMember::from_request_parts(parts, state).await?;
        if member.role().is_lender() { Ok(Self(member)) } else { Err(Problem::forbidden()) }
    }
}
