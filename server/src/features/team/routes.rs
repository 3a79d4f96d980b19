//! Routes of a loan's team and of invitations, for lenders and for invited people.

use axum::{
    Json,
    extract::State,
    http::{HeaderMap, StatusCode, header::SET_COOKIE},
    response::{AppendHeaders, IntoResponse},
};
use serde::Deserialize;
use shared_rules::team::permission::Permission;
use uuid::Uuid;

use super::{
    client_changes,
    dto::{
        AcceptInvitation, EditClient, EditLenderUser, InvitationLink, InvitationView, LenderUser,
        PutRoleLabels,
    },
    invitations::{accept::accept, employee_invitation, loan_invitation, opened_invitation::open_invitation},
    labels, member_removal, role_assignment,
};
use crate::{
    access::{CompanyLender, LoanLender, LoanMember},
    features::loans::{Invitation, Label, LoanRole},
    http::{CheckedPath, Problem, ValidJson, problem::ProblemBody},
    state::AppState,
};

/// The person in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct PersonPath {
    pub user_id: Uuid,
}

/// The role in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct RolePath {
    loan_role_id: Uuid,
}

/// The secret in the path.
#[derive(Deserialize)]
pub(super) struct InvitationPath {
    token: String,
}

/// Add a person to a loan
#[utoipa::path(post, path = "/loans/{loanId}/lender-users", operation_id = "addLenderUser", tag = "team",
    params(("loanId" = Uuid, Path)), request_body = LenderUser,
    responses((status = 201, body = LoanRole), (status = 409, body = ProblemBody)))]
pub(super) async fn add(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
    ValidJson(input): ValidJson<LenderUser>,
) -> Result<(StatusCode, Json<LoanRole>), Problem> {
    let added = role_assignment::add_person(&state, &viewer, input).await?;
    Ok((StatusCode::CREATED, Json(added)))
}

/// Change a person's role on a loan
#[utoipa::path(put, path = "/loans/{loanId}/lender-users/{userId}", operation_id = "editLenderUser", tag = "team",
    params(("loanId" = Uuid, Path), ("userId" = Uuid, Path)), request_body = EditLenderUser,
    responses((status = 200, body = LoanRole), (status = 409, body = ProblemBody)))]
pub(super) async fn edit(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<PersonPath>,
    ValidJson(input): ValidJson<EditLenderUser>,
) -> Result<Json<LoanRole>, Problem> {
    role_assignment::edit_person(&state, &viewer, on.user_id, input).await.map(Json)
}

/// Change a borrower or contact
#[utoipa::path(put, path = "/loans/{loanId}/users/{userId}", operation_id = "editNonLenderUser", tag = "team",
    params(("loanId" = Uuid, Path), ("userId" = Uuid, Path)), request_body = EditClient,
    responses((status = 200, body = LoanRole), (status = 409, body = ProblemBody)))]
pub(super) async fn edit_client(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<PersonPath>,
    ValidJson(input): ValidJson<EditClient>,
) -> Result<Json<LoanRole>, Problem> {
    client_changes::edit_client(&state, &viewer, on.user_id, input).await.map(Json)
}

/// Remove a person from a loan, or leave it
#[utoipa::path(delete, path = "/loans/{loanId}/roles/{loanRoleId}", operation_id = "removeLoanRole", tag = "team",
    params(("loanId" = Uuid, Path), ("loanRoleId" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn remove(
    viewer: LoanMember,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<RolePath>,
) -> Result<StatusCode, Problem> {
    member_removal::remove_role(&state, &viewer, on.loan_role_id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// List the labels available on a loan
#[utoipa::path(get, path = "/loans/{loanId}/labels", operation_id = "labels", tag = "team",
    params(("loanId" = Uuid, Path)),
    responses((status = 200, body = Vec<Label>), (status = 404, body = ProblemBody)))]
pub(super) async fn labels(
    viewer: LoanMember,
    State(state): State<AppState>,
) -> Result<Json<Vec<Label>>, Problem> {
    Ok(Json(labels::list_for_loan(&state, &viewer).await?))
}

/// Replace the labels of a role
#[utoipa::path(put, path = "/loans/{loanId}/roles/{loanRoleId}/labels", operation_id = "putLabels", tag = "team",
    params(("loanId" = Uuid, Path), ("loanRoleId" = Uuid, Path)), request_body = PutRoleLabels,
    responses((status = 200, body = LoanRole), (status = 422, body = ProblemBody)))]
pub(super) async fn put_labels(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<RolePath>,
    ValidJson(input): ValidJson<PutRoleLabels>,
) -> Result<Json<LoanRole>, Problem> {
    labels::replace_labels(&state, &viewer, on.loan_role_id, input).await.map(Json)
}

/// Invite a person to a loan, or send the invitation again
#[utoipa::path(post, path = "/loans/{loanId}/users/{userId}/invitation", operation_id = "invite", tag = "team",
    params(("loanId" = Uuid, Path), ("userId" = Uuid, Path)),
    responses((status = 201, body = Invitation), (status = 404, body = ProblemBody)))]
pub(super) async fn invite(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<PersonPath>,
) -> Result<(StatusCode, Json<Invitation>), Problem> {
    let sent = loan_invitation::invite(&state, &viewer, on.user_id).await?;
    Ok((StatusCode::CREATED, Json(sent)))
}

/// Withdraw an invitation
#[utoipa::path(delete, path = "/loans/{loanId}/users/{userId}/invitation", operation_id = "revokeInvitation", tag = "team",
    params(("loanId" = Uuid, Path), ("userId" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(super) async fn revoke(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<PersonPath>,
) -> Result<StatusCode, Problem> {
    loan_invitation::revoke(&state, &viewer, on.user_id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Create an invitation link for a colleague on a loan
///
/// For lenders who haven't joined; no email is sent, and earlier links stop working. An account that joins with it is
/// proven to this company alone.
#[utoipa::path(post, path = "/loans/{loanId}/users/{userId}/invitation-link", operation_id = "invitationLink",
    tag = "team", params(("loanId" = Uuid, Path), ("userId" = Uuid, Path)),
    responses((status = 201, body = InvitationLink), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(super) async fn show_link(
    LoanLender(viewer): LoanLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<PersonPath>,
) -> Result<(StatusCode, Json<InvitationLink>), Problem> {
    let shown = loan_invitation::show_link(&state, &viewer, on.user_id).await?;
    Ok((StatusCode::CREATED, Json(shown)))
}

/// Invite an employee, or send the invitation again
#[utoipa::path(post, path = "/company/employees/{userId}/invitation", operation_id = "inviteEmployee", tag = "company",
    params(("userId" = Uuid, Path)),
    responses((status = 201, body = Invitation), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(super) async fn invite_employee(
    viewer: CompanyLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<PersonPath>,
) -> Result<(StatusCode, Json<Invitation>), Problem> {
    viewer.require(Permission::CrudAssociate)?;
    let sent = employee_invitation::invite(&state, &viewer, on.user_id).await?;
    Ok((StatusCode::CREATED, Json(sent)))
}

/// Withdraw an employee's invitation
#[utoipa::path(delete, path = "/company/employees/{userId}/invitation", operation_id = "revokeEmployeeInvitation",
    tag = "company", params(("userId" = Uuid, Path)),
    responses((status = 204), (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(super) async fn revoke_employee(
    viewer: CompanyLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<PersonPath>,
) -> Result<StatusCode, Problem> {
    viewer.require(Permission::CrudAssociate)?;
    employee_invitation::revoke(&state, &viewer, on.user_id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Create an invitation link for an employee
///
/// For employees who haven't joined; no email is sent, and earlier links stop working. An account that joins with it is
/// proven to this company alone.
#[utoipa::path(post, path = "/company/employees/{userId}/invitation-link", operation_id = "employeeInvitationLink",
    tag = "company", params(("userId" = Uuid, Path)),
    responses((status = 201, body = InvitationLink), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(super) async fn show_employee_link(
    viewer: CompanyLender,
    State(state): State<AppState>,
    CheckedPath(on): CheckedPath<PersonPath>,
) -> Result<(StatusCode, Json<InvitationLink>), Problem> {
    viewer.require(Permission::CrudAssociate)?;
    let shown = employee_invitation::show_link(&state, &viewer, on.user_id).await?;
    Ok((StatusCode::CREATED, Json(shown)))
}

/// Get an invitation
#[utoipa::path(get, path = "/invitations/{token}", operation_id = "invitation", tag = "team",
    params(("token" = String, Path)),
    responses((status = 200, body = InvitationView), (status = 410, body = ProblemBody)))]
pub(super) async fn get_invitation(
    State(state): State<AppState>,
    headers: HeaderMap,
    CheckedPath(on): CheckedPath<InvitationPath>,
) -> Result<Json<InvitationView>, Problem> {
    Ok(Json(open_invitation(&state, &on.token, &headers).await?.view()))
}

/// Accept an invitation and sign in
///
/// A person with an account enters its password, or is signed in already; only a new person chooses a password. A
/// person with two-step sign-in signs in next.
#[utoipa::path(post, path = "/invitations/{token}", operation_id = "acceptInvitation", tag = "team",
    params(("token" = String, Path)), request_body = AcceptInvitation,
    responses((status = 204), (status = 409, body = ProblemBody), (status = 410, body = ProblemBody),
        (status = 422, body = ProblemBody)))]
pub(super) async fn accept_invitation(
    State(state): State<AppState>,
    headers: HeaderMap,
    CheckedPath(on): CheckedPath<InvitationPath>,
    ValidJson(input): ValidJson<AcceptInvitation>,
) -> Result<impl IntoResponse, Problem> {
    let accepted = accept(&state, &on.token, &input, &headers).await?;
    let cookies = accepted.entry.cookies().into_iter().flatten().map(|cookie| (SET_COOKIE, cookie));
    Ok((StatusCode::NO_CONTENT, AppendHeaders(cookies)))
}
