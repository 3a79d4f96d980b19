//! Request bodies with which an authorized person succeeds.

use reqwest::RequestBuilder;
use serde_json::{Value, json};

use super::{call_target::Stage, matrix_users::Cast, message_bodies, people::RECOVERY_CODE, thread_bodies};
use crate::support::{PASSWORD, PDF, checksum};

/// The body of a call; none for calls without one.
pub fn of(method: &str, path: &str, cast: &Cast, stage: &Stage) -> Option<Value> {
    on_needs_list(method, path, stage)
        .or_else(|| on_templates(method, path, stage))
        .or_else(|| on_sharing(method, path, stage))
        .or_else(|| on_people(method, path, cast, stage))
        .or_else(|| on_company(method, path, stage))
        .or_else(|| message_bodies::of(method, path, stage))
        .or_else(|| on_loans(method, path, cast, stage))
        .or_else(|| thread_bodies::body(method, path, stage))
}

/// Bodies for requests and documents.
fn on_needs_list(method: &str, path: &str, stage: &Stage) -> Option<Value> {
    Some(match (method, path) {
        ("POST", "/loans/{loanId}/elements") => {
            json!({ "parentId": stage.folder, "name": "W-2", "storageType": "FILE" })
        }
        ("POST", "/loans/{loanId}/reminders") => json!({ "elementIds": [stage.element] }),
        ("PUT", "/loans/{loanId}/reminders/pause") => json!({ "paused": true }),
        ("POST", "/loans/{loanId}/elements/move") => {
            json!({ "elementIds": [stage.element], "parentId": stage.folder })
        }
        ("POST", "/loans/{loanId}/elements/bulk") => {
            json!({ "elementIds": [stage.element], "priorityType": "HIGH" })
        }
        ("POST", "/loans/{loanId}/elements/bulk/restore") => json!({ "elementIds": [stage.element] }),
        ("POST", "/loans/{loanId}/elements/accept") => {
            json!({ "elementIds": [stage.element], "shown": shown(stage) })
        }
        ("POST", "/loans/{loanId}/elements/undo") => json!({ "versions": { stage.element.to_string(): 1 } }),
        ("POST", "/loans/{loanId}/templates/{templateId}/apply") => json!({}),
        ("POST", "/loans/{loanId}/elements/{elementId}/comments") => {
            json!({ "body": "Which year?", "visibleToBorrower": true })
        }
        ("PUT", "/loans/{loanId}/elements/{elementId}") => json!({ "version": 1, "name": "W-2" }),
        ("PUT", "/loans/{loanId}/elements/{elementId}/answer") => json!({ "documentId": stage.mine }),
        ("POST", "/loans/{loanId}/elements/{elementId}/not-applicable") => json!({ "reason": "We rent." }),
        ("POST", "/loans/{loanId}/elements/{elementId}/undo") => json!({ "version": 1 }),
        ("POST", "/loans/{loanId}/elements/{elementId}/review") => {
            json!({ "decision": "ACCEPTED", "shown": shown(stage) })
        }
        (
            "POST",
            "/loans/{loanId}/elements/{elementId}/restore" | "/documents/uploads/{uploadId}/complete",
        ) => json!({}),
        ("POST", "/documents/uploads") => {
            json!({ "name": "stubs.pdf", "size": PDF.len(), "loanId": stage.loan, "elementId": stage.element })
        }
        ("POST", "/documents/{documentId}/remove-password") => json!({ "password": "secret" }),
        ("POST", "/documents/{documentId}/versions") => json!({ "uploadId": stage.upload }),
        (
            "POST",
            "/documents/{documentId}/versions/{number}/restore"
            | "/loans/{loanId}/trash/{documentId}/restore"
            | "/loans/{loanId}/documents/{documentId}/virus-check"
            | "/company/unreadable-documents/{documentId}/read",
        ) => json!({}),
        ("PUT", "/secure-upload/files/{fileId}") => json!({ "loanId": stage.loan }),
        ("POST", "/secure-upload/files/{fileId}/restore" | "/secure-upload/files/{fileId}/erase") => {
            json!({})
        }
        ("POST", "/loans/{loanId}/package/tickets" | "/loans/{loanId}/package/pdfs") => json!({}),
        ("PATCH", "/documents/{documentId}") => json!({ "name": "May" }),
        _ => return None,
    })
}

/// The request's document, as a verdict refers to it.
fn shown(stage: &Stage) -> Value {
    json!([{ "documentId": stage.document, "sha256": checksum(PDF) }])
}

/// Bodies for loans.
fn on_loans(method: &str, path: &str, cast: &Cast, stage: &Stage) -> Option<Value> {
    Some(match (method, path) {
        ("POST", "/loans") => json!({
            "name": "Bond – 7 Elm St",
            "borrowers": [{ "familyName": "Bond", "emailAddress": new_address() }],
            "idempotencyKey": uuid::Uuid::now_v7(),
        }),
        ("PUT", "/loans/{loanId}") => {
            let names =
                [(cast.own.id, "Alvarez – purchase"), (cast.other.id, "Stone – refinance")].into_iter();
            let name = names.into_iter().find(|(id, _)| *id == stage.loan);
            let name = name.map_or("Pell – construction", |(_, name)| name);
            json!({ "name": name, "amount": 400_000, "loanPurpose": "Purchase", "version": 1 })
        }
        _ => return None,
    })
}

/// A CSV file of loans without changes. Everyone authorized can preview it, and no one can import it, because its rows
/// weren't previewed.
pub fn file_of_loans(path: &str, request: RequestBuilder) -> RequestBuilder {
    file(path, "NAME", request.body("Loan\nBond – 7 Elm St\n"))
}

/// The same for people.
pub fn file_of_people(path: &str, request: RequestBuilder) -> RequestBuilder {
    file(path, "EMAIL_ADDRESS", request.body("Email\nbond@people.example\n"))
}

fn file(path: &str, column: &str, request: RequestBuilder) -> RequestBuilder {
    if path.ends_with("/import") {
        return request.query(&[("columns", column), ("seen", "nothing"), ("idempotencyKey", "matrix")]);
    }
    request.query(&[("columns", column)])
}

/// Bodies for templates.
fn on_templates(method: &str, path: &str, stage: &Stage) -> Option<Value> {
    Some(match (method, path) {
        ("POST", "/templates") => json!({ "name": "Purchase", "entityType": "INDIVIDUAL" }),
        ("PUT", "/templates/{templateId}") => {
            json!({ "name": "Purchase", "entityType": "INDIVIDUAL", "version": 1 })
        }
        ("POST", "/templates/{templateId}/duplicate") => json!({ "name": "Copy" }),
        ("POST", "/templates/{templateId}/elements") => json!({ "name": "W-2", "storageType": "FILE" }),
        ("PUT", "/templates/{templateId}/elements/{elementId}") => json!({ "version": 1, "name": "W-2" }),
        ("POST", "/templates/{templateId}/elements/move") => {
            json!({ "elementIds": [stage.template_element] })
        }
        ("POST", "/templates/{templateId}/elements/bulk") => {
            json!({ "elementIds": [stage.template_element], "hidden": true })
        }
        ("POST", "/templates/{templateId}/elements/bulk/restore") => json!({}),
        ("PUT", "/templates/{templateId}/elements/{elementId}/answer") => {
            json!({ "documentId": stage.document })
        }
        _ => return None,
    })
}

/// Bodies for shares and the loan's status.
fn on_sharing(method: &str, path: &str, stage: &Stage) -> Option<Value> {
    Some(match (method, path) {
        ("DELETE", "/loans/{loanId}/shared-info") => {
            json!({ "shares": [{ "infoId": stage.element, "sharedWithUserId": stage.member }] })
        }
        ("POST", "/loans/{loanId}/shared-info") => json!([{
            "infoId": stage.element,
            "loanId": stage.loan,
            "permissions": "LINK",
            "sharedWithUserId": stage.member,
        }]),
        ("POST", "/loans/{loanId}/sharing" | "/loans/{loanId}/sharing/preview") => json!({
            "entries": [],
            "elementIds": [stage.element],
            "send": "ONLY",
            "idempotencyKey": uuid::Uuid::now_v7(),
        }),
        ("POST", "/loans/{loanId}/sharing/{undoId}/undo") => json!({}),
        ("PUT", "/loans/{loanId}/review-status") => {
            json!({ "to": "IN_PROGRESS", "version": 1 })
        }
        _ => return None,
    })
}

/// Bodies for the team, contacts and invitations.
fn on_people(method: &str, path: &str, cast: &Cast, stage: &Stage) -> Option<Value> {
    Some(match (method, path) {
        ("POST", "/loans/{loanId}/lender-users") => {
            json!({ "appUser": { "emailAddress": new_address() }, "role": "BORROWER", "visibleToBorrower": true })
        }
        ("PUT", "/loans/{loanId}/lender-users/{userId}") => json!({
            "appUser": { "id": stage.somebody.user }, "role": "BORROWER", "visibleToBorrower": true, "version": 1,
        }),
        ("PUT", "/loans/{loanId}/users/{userId}") => json!({ "givenName": "Benjamin", "version": 1 }),
        ("PUT", "/loans/{loanId}/roles/{loanRoleId}/labels") => json!({ "labels": [], "version": 1 }),
        ("POST", "/loans/{loanId}/users/{userId}/invitation") => json!({}),
        ("POST", "/loans/{loanId}/users/{userId}/invitation-link") => json!({}),
        ("POST", "/loans/{loanId}/users/{userId}/email/retry") => json!({}),
        ("POST", "/invitations/{token}") => json!({ "password": PASSWORD, "replaceSession": true }),
        ("POST", "/loans/{loanId}/contactRelation/{loanRoleId}") => {
            json!({ "userContactEmailAddress": new_address(), "givenName": "Ann" })
        }
        ("PUT", "/loans/{loanId}/contactRelation/{loanRoleId}") => {
            json!({ "positionOrTitle": "CPA", "version": 1 })
        }
        ("POST", "/lenders/subroles") => {
            json!([{ "companyId": cast.harbor, "title": "Surveyor", "subRoleType": "CONTACT", "id": null }])
        }
        _ => return None,
    })
}

/// Bodies for entities, individuals and the company.
fn on_company(method: &str, path: &str, stage: &Stage) -> Option<Value> {
    Some(match (method, path) {
        ("POST", "/loans/{loanId}/entities") => {
            json!({ "entityType": "COMPANY", "name": "Alvarez Electric" })
        }
        ("PUT", "/loans/{loanId}/entities/{entityId}") => json!({ "version": 1, "name": "Lucia M. Alvarez" }),
        ("PUT", "/loans/{loanId}/entities/{entityId}/labels") => json!({ "labels": ["APPLICANT"] }),
        (
            "POST",
            "/loans/{loanId}/entities/{entityId}/licence/reveal"
            | "/loans/{loanId}/individuals/{individualId}/licence/reveal"
            | "/loans/{loanId}/individuals/{individualId}/credit-report",
        ) => json!({}),
        ("PUT", "/loans/{loanId}/individuals/{individualId}/credit-report") => json!({ "score": 712 }),
        ("PUT", "/loans/{loanId}/credit-consent") => json!({ "creditConsentStatus": "ACCEPTED" }),
        ("PUT", "/account") => json!({ "givenName": "Dana", "familyName": "Whitfield" }),
        // Without the current password nothing changes.
        ("PUT", "/password") => json!({ "currentPassword": "", "password": "a quiet harbor" }),
        ("PUT", "/account/time-zone") => json!({ "timeZone": "America/Denver" }),
        ("POST", "/account/second-step") => json!({ "currentPassword": PASSWORD }),
        // No user has it turned on, and no app generates this code.
        ("PUT", "/account/second-step") => json!({ "code": "000000" }),
        ("POST", "/account/second-step/end" | "/account/second-step/recovery-codes") => {
            json!({ "currentPassword": PASSWORD, "code": "000000" })
        }
        ("POST", "/account/passkeys/challenge") => json!({ "currentPassword": PASSWORD }),
        ("POST", "/account/passkeys/{passkeyId}/end") => {
            json!({ "currentPassword": PASSWORD, "code": RECOVERY_CODE })
        }
        ("POST", "/session/link") => json!({ "emailAddress": new_address() }),
        ("PUT", "/account/passkeys/{passkeyId}") => json!({ "passkeyName": "Work laptop" }),
        ("POST", "/session/passkey/challenge") => json!({}),
        // No device responded, and no challenge has this format.
        ("POST", "/account/passkeys" | "/session/passkey") => {
            let response = json!({
                "attestationObject": "AA", "clientDataJSON": "AA", "authenticatorData": "AA", "signature": "AA",
            });
            // A separate address for each call, so that failed attempts aren't counted together.
            let id = uuid::Uuid::now_v7().simple().to_string();
            let credential = json!({ "id": id, "rawId": id, "type": "public-key", "response": response });
            json!({ "ceremony": "sealed:1:00", "credential": credential })
        }
        ("POST", "/account/address") => json!({ "emailAddress": new_address() }),
        ("PUT", "/preferences/{key}") => json!({ "columns": ["name"] }),
        ("POST", "/users/me/notices/read" | "/users/me/notices/unread") => {
            json!({ "noticeIds": [uuid::Uuid::now_v7()] })
        }
        ("PUT", "/company") => json!({ "version": stage.company_version, "hasBorrowerOnboard": true }),
        ("PUT", "/company/permissions") => json!({
            "version": stage.company_version,
            "role": "CONTACT",
            "permissions": ["LendingTeamCommunication", "BorrowerTeamCommunication"],
        }),
        // A mail server without a host name isn't saved.
        ("PUT", "/company/reminders") => json!({ "version": 0, "policy": { "on": true, "most": 0 } }),
        ("PUT", "/company/mail-server") => json!({ "version": 0, "server": { "port": "25" } }),
        ("POST", "/company/mail-server/test") => json!({ "server": { "port": "25" } }),
        ("POST", "/company/employees") => json!({
            "emailAddress": new_address(),
            "companyRole": "LENDER",
        }),
        ("POST", "/company/employees/{userId}/invitation") => json!({}),
        ("POST", "/company/employees/{userId}/invitation-link") => json!({}),
        ("PUT", "/company/employees/{userId}") => json!({ "companyRole": stage.employee_role }),
        _ => return None,
    })
}

/// An address that no user has.
pub fn new_address() -> String {
    format!("{}@people.example", uuid::Uuid::now_v7().simple())
}
