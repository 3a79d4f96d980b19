//! Routes of contacts and people search.

use axum::{Json, extract::State, http::StatusCode};
use serde::Deserialize;
use uuid::Uuid;

use super::{
    add_contact, address_book, change_contact,
    dto::{
        BookEntry, BookQuery, ChangeContact, ContactRelation, Employee, PeoplePage, PeopleQuery, PutSubRole,
        SubRole,
    },
    export, list, people_search, remove_contact, sub_roles,
};
use crate::{
    access::{LoanMember, SignedIn},
    features::team::ContactRelationInput,
    http::{CheckedPath, CheckedQuery, Problem, ValidJson, csv::CsvFile, paging::Page, problem::ProblemBody},
    state::AppState,
};

/// The role in the path: the list owner's, or the contact's own.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct RolePath {
    loan_role_id: Uuid,
}

/// The company in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct CompanyPath {
    company_id: Uuid,
}

/// List a member's contacts on a loan
#[utoipa::path(get, path = "/loans/{loanId}/contactRelation/{loanRoleId}", operation_id = "contactRelations", tag = "contacts",
    params(("loanId" = Uuid, Path), ("loanRoleId" = Uuid, Path)),
    responses((status = 200, body = Vec<ContactRelation>), (status = 404, body = ProblemBody)))]
pub(super) async fn list(
    viewer: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<RolePath>,
) -> Result<Json<Vec<ContactRelation>>, Problem> {
    list::list_of_owner(&state, &viewer, on.loan_role_id).await.map(Json)
}

/// Add a contact to the user's list
#[utoipa::path(post, path = "/loans/{loanId}/contactRelation/{loanRoleId}", operation_id = "addContact", tag = "contacts",
    params(("loanId" = Uuid, Path), ("loanRoleId" = Uuid, Path)), request_body = ContactRelationInput,
    responses((status = 201, body = ContactRelation), (status = 409, body = ProblemBody)))]
pub(super) async fn add(
    viewer: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<RolePath>,
    ValidJson(input): ValidJson<ContactRelationInput>,
) -> Result<(StatusCode, Json<ContactRelation>), Problem> {
    let added = add_contact::add_contact(&state, &viewer, on.loan_role_id, input).await?;
    Ok((StatusCode::CREATED, Json(added)))
}

/// Change a contact, identified by the contact's own role
#[utoipa::path(put, path = "/loans/{loanId}/contactRelation/{loanRoleId}", operation_id = "changeContact", tag = "contacts",
    params(("loanId" = Uuid, Path), ("loanRoleId" = Uuid, Path)), request_body = ChangeContact,
    responses((status = 200, body = ContactRelation), (status = 409, body = ProblemBody)))]
pub(super) async fn change(
    viewer: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<RolePath>,
    ValidJson(input): ValidJson<ChangeContact>,
) -> Result<Json<ContactRelation>, Problem> {
    change_contact::change_contact(&state, &viewer, on.loan_role_id, input).await.map(Json)
}

/// Remove a contact, identified by the contact's own role
#[utoipa::path(delete, path = "/loans/{loanId}/contactRelation/{loanRoleId}", operation_id = "removeContact", tag = "contacts",
    params(("loanId" = Uuid, Path), ("loanRoleId" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn remove(
    viewer: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<RolePath>,
) -> Result<StatusCode, Problem> {
    remove_contact::remove_contact(&state, &viewer, on.loan_role_id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// List a lending company's contact roles
#[utoipa::path(get, path = "/lenders/{companyId}/subroles", operation_id = "subRoles", tag = "contacts",
    params(("companyId" = Uuid, Path)),
    responses((status = 200, body = Vec<SubRole>), (status = 404, body = ProblemBody)))]
pub(super) async fn sub_roles(
    viewer: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<CompanyPath>,
) -> Result<Json<Vec<SubRole>>, Problem> {
    sub_roles::list_for_company(&state, &viewer, on.company_id).await.map(Json)
}

/// Add or rename contact roles
#[utoipa::path(post, path = "/lenders/subroles", operation_id = "putSubRoles", tag = "contacts",
    request_body = Vec<PutSubRole>,
    responses((status = 200, body = Vec<SubRole>), (status = 403, body = ProblemBody)))]
pub(super) async fn put_sub_roles(
    viewer: SignedIn,
    State(state): State<AppState>,
    ValidJson(roles): ValidJson<Vec<PutSubRole>>,
) -> Result<Json<Vec<SubRole>>, Problem> {
    sub_roles::save_sub_roles(&state, &viewer, roles).await.map(Json)
}

/// List the employees of the user's company
#[utoipa::path(get, path = "/companies/{companyId}/employees", operation_id = "companyEmployees", tag = "contacts",
    params(("companyId" = Uuid, Path)),
    responses((status = 200, body = Vec<Employee>), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn company_employees(
    viewer: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<CompanyPath>,
) -> Result<Json<Vec<Employee>>, Problem> {
    people_search::list_employees(&state, &viewer, on.company_id).await.map(Json)
}

/// List the employees of the user's lending company
#[utoipa::path(get, path = "/lenders/{companyId}/employees", operation_id = "lenderEmployees", tag = "contacts",
    params(("companyId" = Uuid, Path)),
    responses((status = 200, body = Vec<Employee>), (status = 403, body = ProblemBody)))]
pub(super) async fn lender_employees(
    viewer: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<CompanyPath>,
) -> Result<Json<Vec<Employee>>, Problem> {
    people_search::list_employees(&state, &viewer, on.company_id).await.map(Json)
}

/// Search people by name or email address
#[utoipa::path(get, path = "/users/search", operation_id = "searchUsers", tag = "contacts", params(PeopleQuery),
    responses((status = 200, body = PeoplePage), (status = 403, body = ProblemBody)))]
pub(super) async fn search(
    viewer: SignedIn,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<PeopleQuery>,
) -> Result<Json<PeoplePage>, Problem> {
    people_search::search_people(&state, &viewer, &query).await.map(Json)
}

/// List the people the user works with, over all loans
#[utoipa::path(get, path = "/contacts", operation_id = "contacts", tag = "contacts", params(BookQuery),
    responses((status = 200, body = Page<BookEntry>), (status = 403, body = ProblemBody)))]
pub(super) async fn address_book(
    viewer: SignedIn,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<BookQuery>,
) -> Result<Json<Page<BookEntry>>, Problem> {
    address_book::load_page(&state, &viewer, &query).await.map(Json)
}

/// Export the people the user works with as CSV
///
/// Same query as the list, all pages in one; at most 100,000 people.
#[utoipa::path(get, path = "/contacts/export", operation_id = "exportContacts", tag = "contacts", params(BookQuery),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403, body = ProblemBody)))]
pub(super) async fn export_address_book(
    viewer: SignedIn,
    State(state): State<AppState>,
    CheckedQuery(query): CheckedQuery<BookQuery>,
) -> Result<CsvFile, Problem> {
    export::export_people(state, viewer, query).await
}

/// Export the employees of the user's lending company as CSV
#[utoipa::path(get, path = "/lenders/{companyId}/employees/export", operation_id = "exportEmployees", tag = "contacts",
    params(("companyId" = Uuid, Path)),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(super) async fn export_employees(
    viewer: SignedIn,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<CompanyPath>,
) -> Result<CsvFile, Problem> {
    export::export_employees(&state, &viewer, on.company_id).await
}
