//! Access to the loan that the path names as `{loanId}`, for its members and for those who may view it without a role.
//! All extractors of members go through `extract_guarded`, which checks write access for every request that changes
//! something.

use axum::{
    RequestPartsExt as _,
    extract::{FromRequestParts, Query, RawPathParams},
    http::request::Parts,
};
use sea_orm::{ConnectionTrait, DbErr, EntityTrait, JoinType, QuerySelect, RelationTrait as _};
use shared_rules::{
    loans::archiving::{LoanChanging, loan_changing},
    team::{permission::Permission, role::Role},
};
use uuid::Uuid;

use super::{LoanWithRole, SignedIn, can_edit_without_role, can_view_without_role, permissions_of, zone_of};
use crate::{
    entity::{app_user, company, loan, loan_role},
    environment::Zone,
    http::Problem,
    state::AppState,
};

/// A person and a loan that they are on, in any role, or may view without one.
#[derive(Clone, Debug)]
pub struct LoanMember {
    /// The loan.
    pub loan: loan::Model,
    /// The lending company.
    pub lender: company::Model,
    /// The person's role on it; `None` if they may only view it.
    pub loan_role: Option<loan_role::Model>,
    /// The person.
    pub user: app_user::Model,
}

impl LoanMember {
    /// Returns the person's membership; `None` if they have no role on the loan and may not view it without one.
    #[must_use]
    pub fn of(at: LoanWithRole, user: app_user::Model) -> Option<Self> {
        let LoanWithRole { loan, lender, loan_role } = at;
        // A contact hidden from lenders is only an address book entry, without access (resolution 95).
        let loan_role = loan_role.filter(|row| row.visible_to_lender || !row.role.is_contact());
        let opens = loan_role.is_some() || can_view_without_role(&user, &loan);
        opens.then_some(Self { loan, lender, loan_role, user })
    }

    /// Returns the person's role on the loan; without one, the company role that gives them access.
    #[must_use]
    pub fn role(&self) -> Role {
        let at_company = || {
            if can_edit_without_role(&self.user, &self.loan) { Role::LeadLender } else { Role::Underwriter }
        };
        self.loan_role.as_ref().map_or_else(at_company, |row| row.role.0)
    }

    /// Rejects viewers without a role, and all users while the loan is archived.
    ///
    /// # Errors
    /// *Forbidden* for viewers; *refused* with an explanation if no user may change the loan.
    pub fn require_write_access(&self) -> Result<(), Problem> {
        self.require_write_role()?;
        let (loan_status, viewer) = (self.loan.review_status.0, self.role().group());
        let verdict = loan_changing(&LoanChanging { loan_status, viewer });
        if verdict.allowed { Ok(()) } else { Err(Problem::refused(verdict.violations)) }
    }

    /// Rejects viewers without a role.
    ///
    /// # Errors
    /// *Forbidden*.
    pub fn require_write_role(&self) -> Result<(), Problem> {
        let acts = self.loan_role.is_some() || can_edit_without_role(&self.user, &self.loan);
        if acts { Ok(()) } else { Err(Problem::forbidden()) }
    }

    /// Returns the row of their role.
    ///
    /// # Errors
    /// *Forbidden*, if they have none.
    pub fn own_role(&self) -> Result<&loan_role::Model, Problem> {
        self.loan_role.as_ref().ok_or_else(Problem::forbidden)
    }

    /// Returns the person's time zone.
    #[must_use]
    pub fn zone(&self) -> Zone {
        zone_of(&self.user)
    }

    /// Returns the permissions that the role has on this loan, as its lender configured them.
    #[must_use]
    pub fn permissions(&self) -> Vec<Permission> {
        permissions_of(self.role(), Some(&self.lender))
    }

    /// Rejects people whose role on the loan lacks `permission`.
    ///
    /// # Errors
    /// *Forbidden*.
    pub fn require(&self, permission: Permission) -> Result<(), Problem> {
        if self.permissions().contains(&permission) { Ok(()) } else { Err(Problem::forbidden()) }
    }
}

/// Returns the person's membership of a loan, for requests that change something and name the loan elsewhere than in
/// the path.
///
/// # Errors
/// *Not found*, whether the person isn't on the loan or it doesn't exist; *forbidden* for viewers without a role;
/// *refused* while the loan is archived.
pub async fn load_loan_member(
    state: &AppState,
    signed_in: SignedIn,
    loan_id: Uuid,
) -> Result<LoanMember, Problem> {
    let member = load_viewable_loan(state, signed_in, loan_id).await?;
    member.require_write_access()?;
    Ok(member)
}

/// Returns the loan as the person may view it, with or without a role, for requests that change nothing.
///
/// # Errors
/// *Not found*, whether the person can't view the loan or it doesn't exist.
pub async fn load_viewable_loan(
    state: &AppState,
    signed_in: SignedIn,
    loan_id: Uuid,
) -> Result<LoanMember, Problem> {
    find_membership(state.db.read(), signed_in.user, loan_id).await?.ok_or_else(Problem::not_found)
}

/// Returns the person's membership of a loan, whether they are signed in or not; none if they can't view the loan or
/// it doesn't exist.
///
/// # Errors
/// If the query fails.
pub async fn find_membership(
    db: &impl ConnectionTrait,
    user: app_user::Model,
    loan_id: Uuid,
) -> Result<Option<LoanMember>, DbErr> {
    let select = loan::Entity::find_by_id(loan_id).join(JoinType::InnerJoin, loan::Relation::Company.def());
    let place = LoanWithRole::select(select, user.id).one(db).await?;
    Ok(place.and_then(|place| LoanMember::of(place, user)))
}

/// An extractor that authorizes a person on a loan.
pub trait LoanExtractor: Sized + Send {
    /// Loads it by the ids in the path.
    fn find(parts: &mut Parts, state: &AppState) -> impl Future<Output = Result<Self, Problem>> + Send;

    /// Returns the membership.
    fn on_loan(&self) -> &LoanMember;
}

/// Runs an extractor, and rejects a request that changes something unless the person may change the loan.
pub(super) async fn extract_guarded<T: LoanExtractor>(
    parts: &mut Parts,
    state: &AppState,
) -> Result<T, Problem> {
    let found = T::find(parts, state).await?;
    if !parts.method.is_safe() {
        found.on_loan().require_write_access()?;
    }
    Ok(found)
}

/// The same for what is allowed on an archived loan, too: restoring it, private notes, and views that are recorded.
#[derive(Clone, Debug)]
pub struct AllowArchived<T>(pub T);

impl<T: LoanExtractor> FromRequestParts<AppState> for AllowArchived<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let found = T::find(parts, state).await?;
        if !parts.method.is_safe() {
            found.on_loan().require_write_role()?;
        }
        Ok(Self(found))
    }
}

impl LoanExtractor for LoanMember {
    async fn find(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let signed_in = SignedIn::from_request_parts(parts, state).await?;
        let path = parts.extract::<RawPathParams>().await.map_err(|_| Problem::not_found())?;
        let loan_id = path.iter().find(|(name, _)| *name == "loanId").and_then(|(_, id)| id.parse().ok());
        load_viewable_loan(state, signed_in, loan_id.ok_or_else(Problem::not_found)?).await
    }

    fn on_loan(&self) -> &LoanMember {
        self
    }
}

impl FromRequestParts<AppState> for LoanMember {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        extract_guarded(parts, state).await
    }
}

/// Access for a request that prepares a download: it changes nothing on the loan, so archived loans and viewers without
/// a role are allowed.
#[derive(Clone, Debug)]
pub struct LoanViewer(pub LoanMember);

impl FromRequestParts<AppState> for LoanViewer {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        LoanMember::find(parts, state).await.map(Self)
    }
}

/// The same for the loan that the query names as `loanId`.
#[derive(Clone, Debug)]
pub struct LoanInQuery(pub LoanMember);

/// The query parameter.
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
        let named = named.map_err(|_| Problem::malformed("loanId", "must be the id of a loan"))?;
        load_viewable_loan(state, signed_in, named.loan_id).await.map(Self)
    }
}

/// A person who is on the loan in a lender's role.
#[derive(Clone, Debug)]
pub struct LoanLender(pub LoanMember);

impl LoanExtractor for LoanLender {
    async fn find(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        let member = LoanMember::find(parts, state).await?;
        if member.role().is_lender() { Ok(Self(member)) } else { Err(Problem::forbidden()) }
    }

    fn on_loan(&self) -> &LoanMember {
        &self.0
    }
}

impl FromRequestParts<AppState> for LoanLender {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Problem> {
        extract_guarded(parts, state).await
    }
}
