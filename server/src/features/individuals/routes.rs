//! Routes of individuals.

use axum::{Json, extract::State};
use sea_orm::{
    ColumnTrait, Condition, EntityTrait, QueryFilter, QuerySelect,
    sea_query::{Expr, ExprTrait as _, Query},
};
use serde::Deserialize;
use shared_rules::{
    individuals::licence::DriversLicense,
    team::{permission::Permission, role::Role},
};
use uuid::Uuid;

use super::{
    card::{self, PersonCard, PersonPath},
    consent, credit,
    dto::{CreditConsent, CreditReport, IndividualRef, RecordReport},
    licence::stored_licence,
    orders, records, subject,
    view_log::{self, SensitiveData, SensitiveLooks, SensitiveView, record_view},
};
use crate::{
    access::{AllowArchived, LoanLender, LoanMember, SignedIn},
    entity::{EnumColumn, individual, loan, loan_role},
    http::{CheckedPath, CheckedQuery, Problem, ValidJson, paging::PageQuery, problem::ProblemBody},
    state::AppState,
};

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct UserPath {
    user_id: Uuid,
}

/// Get the individual of a user
///
/// For the person and for lenders on a loan with them. As long as the lender has no data about a person, their user id
/// serves as the individual's id.
#[utoipa::path(get, path = "/users/{userId}/individual", operation_id = "individualOfUser", tag = "individuals",
    params(("userId" = Uuid, Path)),
    responses((status = 200, body = IndividualRef), (status = 404, body = ProblemBody)))]
pub(super) async fn of_user(
    signed_in: SignedIn,
    State(state): State<AppState>,
    CheckedPath(of): CheckedPath<UserPath>,
) -> Result<Json<IndividualRef>, Problem> {
    if of.user_id != signed_in.user.id && !lends_to(&state, &signed_in, of.user_id).await? {
        return Err(Problem::not_found());
    }
    let known = individual::Entity::find()
        .filter(individual::Column::UserId.eq(of.user_id))
        .filter(individual::Column::CompanyId.eq(signed_in.user.company_id.unwrap_or_default()))
        .one(state.db.read())
        .await?;
    Ok(Json(IndividualRef { id: known.map_or(of.user_id, |individual| individual.id) }))
}

/// Whether the user is, as a lender, on a loan with that person.
async fn lends_to(state: &AppState, signed_in: &SignedIn, user_id: Uuid) -> Result<bool, Problem> {
    let lender_roles = Role::ALL.into_iter().filter(|role| role.is_lender()).map(EnumColumn);
    let own_loans = Query::select()
        .column(loan_role::Column::LoanId)
        .from(loan_role::Entity)
        .and_where(Expr::col(loan_role::Column::UserId).eq(signed_in.user.id))
        .and_where(Expr::col(loan_role::Column::Role).is_in(lender_roles))
        .take();
    let of_company = signed_in.led_company().map(|company| {
        let loans = Query::select()
            .column(loan::Column::Id)
            .from(loan::Entity)
            .and_where(Expr::col(loan::Column::CompanyId).eq(company))
            .take();
        loan_role::Column::LoanId.in_subquery(loans)
    });
    let reached =
        Condition::any().add(loan_role::Column::LoanId.in_subquery(own_loans)).add_option(of_company);
    let shared = loan_role::Entity::find()
        .filter(loan_role::Column::UserId.eq(user_id))
        .filter(loan_role::Column::VisibleToLender.eq(true))
        .filter(reached)
        .limit(1)
        .one(state.db.read())
        .await?;
    Ok(shared.is_some())
}

/// The individual in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct IndividualPath {
    individual_id: Uuid,
}

/// Get an individual's credit report
///
/// Every view of a score is recorded.
#[utoipa::path(get, path = "/loans/{loanId}/individuals/{individualId}/credit-report", operation_id = "creditReport",
    tag = "individuals", params(("loanId" = Uuid, Path), ("individualId" = Uuid, Path)),
    responses((status = 200, body = CreditReport), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn get_report(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<IndividualPath>,
) -> Result<Json<CreditReport>, Problem> {
    credit::view_report(&state, &member, on.individual_id).await.map(Json)
}

/// Regenerate a credit report
///
/// At most one per person in ten seconds.
#[utoipa::path(post, path = "/loans/{loanId}/individuals/{individualId}/credit-report", operation_id = "regenerateCreditReport",
    tag = "individuals", params(("loanId" = Uuid, Path), ("individualId" = Uuid, Path)),
    responses((status = 200, body = CreditReport), (status = 403, body = ProblemBody),
        (status = 422, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(super) async fn order_report(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<IndividualPath>,
) -> Result<Json<CreditReport>, Problem> {
    orders::order_report(&state, &member, on.individual_id).await.map(Json)
}

/// Record or import a credit report by hand
#[utoipa::path(put, path = "/loans/{loanId}/individuals/{individualId}/credit-report", operation_id = "recordCreditReport",
    tag = "individuals", params(("loanId" = Uuid, Path), ("individualId" = Uuid, Path)), request_body = RecordReport,
    responses((status = 200, body = CreditReport), (status = 403, body = ProblemBody), (status = 422, body = ProblemBody)))]
pub(super) async fn record_report(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<IndividualPath>,
    ValidJson(input): ValidJson<RecordReport>,
) -> Result<Json<CreditReport>, Problem> {
    records::record_report(&state, &member, on.individual_id, input).await.map(Json)
}

/// Get the full driver's license
///
/// For its holder and for people with SeeDriversLicense. Every view is recorded.
#[utoipa::path(post, path = "/loans/{loanId}/individuals/{individualId}/licence/reveal", operation_id = "revealLicence",
    tag = "individuals", params(("loanId" = Uuid, Path), ("individualId" = Uuid, Path)),
    responses((status = 200, body = DriversLicense), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn reveal(
    AllowArchived(member): AllowArchived<LoanMember>,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<IndividualPath>,
) -> Result<Json<DriversLicense>, Problem> {
    let tx = state.db.write().await?;
    let subject = subject::find_subject(&tx, &member, on.individual_id).await?;
    let own = subject.person.as_ref().is_some_and(|person| person.user.id == member.user.id);
    match (own, member.role().is_lender()) {
        (true, _) => {}
        (false, true) => member.require(Permission::SeeDriversLicense)?,
        (false, false) => return Err(Problem::not_found()),
    }
    let individual = subject.individual.as_ref().ok_or_else(Problem::not_found)?;
    let (what, at) = (SensitiveData::DriversLicense, state.clock.now());
    let look =
        SensitiveView { member: &member, what, individual_id: individual.id, subject_name: subject.name, at };
    record_view(&tx, look).await?;
    tx.commit().await?;
    Ok(Json(stored_licence(&state.vault, individual)))
}

/// Get a person card
///
/// A view of a credit score is recorded.
#[utoipa::path(get, path = "/loans/{loanId}/users/{userId}/card", operation_id = "personCard", tag = "individuals",
    params(("loanId" = Uuid, Path), ("userId" = Uuid, Path)),
    responses((status = 200, body = PersonCard), (status = 404, body = ProblemBody)))]
pub(super) async fn person_card(
    member: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<PersonPath>,
) -> Result<Json<PersonCard>, Problem> {
    card::load_card(&state, member, on).await.map(Json)
}

/// Give or refuse consent to a credit check
#[utoipa::path(put, path = "/loans/{loanId}/credit-consent", operation_id = "putCreditConsent", tag = "individuals",
    params(("loanId" = Uuid, Path)), request_body = CreditConsent,
    responses((status = 200, body = CreditConsent), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn put_credit_consent(
    member: LoanMember,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<CreditConsent>,
) -> Result<Json<CreditConsent>, Problem> {
    consent::save_consent(&state, member, input).await.map(Json)
}

/// List the views of credit scores and licenses
#[utoipa::path(get, path = "/loans/{loanId}/sensitive-looks", operation_id = "sensitiveLooks", tag = "individuals",
    params(("loanId" = Uuid, Path), PageQuery),
    responses((status = 200, body = SensitiveLooks), (status = 403, body = ProblemBody)))]
pub(super) async fn sensitive_looks(
    LoanLender(member): LoanLender,
    State(state): State<AppState>,
    CheckedQuery(page): CheckedQuery<PageQuery>,
) -> Result<Json<SensitiveLooks>, Problem> {
    view_log::list_views(&state, member, page).await.map(Json)
}
