//! What calls on people, entities and companies send.

use serde_json::{Value, json};

use super::stage::Stage;

/// A body such that a person who may make the call succeeds.
pub fn body(method: &str, path: &str, stage: &Stage) -> Option<Value> {
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
        ("PUT", "/preferences/{key}") => json!({ "columns": ["name"] }),
        ("PUT", "/company") => json!({ "version": stage.company_version, "hasBorrowerOnboard": true }),
        ("PUT", "/company/permissions") => json!({
            "version": stage.company_version,
            "role": "CONTACT",
            "permissions": ["LendingTeamCommunication", "BorrowerTeamCommunication"],
        }),
        ("POST", "/company/employees") => json!({
            "emailAddress": format!("{}@people.example", uuid::Uuid::now_v7().simple()),
            "companyRole": "LENDER",
        }),
        ("PUT", "/company/employees/{userId}") => json!({ "companyRole": stage.employee_role }),
        _ => return None,
    })
}
