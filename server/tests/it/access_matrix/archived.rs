//! Nothing on an archived loan changes, except by the calls listed here.

use reqwest::Method;
use sea_orm::{ActiveModelTrait as _, ActiveValue::Set};
use server::entity::{EnumColumn, loan};
use shared_rules::loans::review_status::ReviewStatus;

use super::{
    call_target,
    call_target::Target::Own,
    matrix_users::{Cast, PEOPLE},
    method, path, table, target_rows, with_body,
};

/// Calls that are allowed on an archived loan: restoring it, personal notes, recorded views, and downloads.
const DONE: [&str; 16] = [
    "PUT /v1/loans/{loanId}/review-status",
    "POST /v1/loans/{loanId}/package/tickets",
    "POST /v1/loans/{loanId}/package/pdfs",
    "DELETE /v1/loans/{loanId}/package/pdfs/{pdfId}",
    "POST /v1/loans/{loanId}/entities/{entityId}/licence/reveal",
    "POST /v1/loans/{loanId}/individuals/{individualId}/licence/reveal",
    "POST /v1/messages/draft",
    "PUT /v1/messages/draft/{id}",
    "DELETE /v1/messages/draft/{id}",
    "POST /v1/messages/threads/{threadId}/read",
    "POST /v1/messages/threads/mute/{threadId}",
    "POST /v1/messages/threads/unmute/{threadId}",
    "POST /v1/messages/{messageId}/read",
    "POST /v1/messages/{messageId}/unread",
    "POST /v1/messages/{messageId}/important",
    "POST /v1/messages/{messageId}/notimportant",
];

/// Path parameters that identify the loan or something on it, and calls that name it in the body.
const ON_LOAN: [&str; 7] =
    ["{loanId}", "{documentId}", "{uploadId}", "{threadId}", "{messageId}", "/uploads", "/messages/draft"];

fn is_on_loan(call: &str) -> bool {
    call == "POST /v1/messages" || ON_LOAN.iter().any(|name| call.contains(name))
}

#[tokio::test]
async fn refuses_changes_on_an_archived_loan() {
    let cast = Cast::assemble().await;
    target_rows::fill_store(&cast).await;
    let (mut tried, mut wrong) = (0, Vec::new());
    for row in table::rows() {
        if row.target != Own || method(row.call) == Method::GET || !is_on_loan(row.call) {
            continue;
        }
        let allowed = PEOPLE.into_iter().zip(row.marks.iter()).find(|(_, mark)| **mark == 'o');
        let Some((person, _)) = allowed else { continue };
        set_status(&cast, ReviewStatus::InProgress).await;
        call_target::clear(&cast).await;
        let stage = call_target::set(&cast, row.call, Own, person).await;
        let browser = cast.browser(person).await;
        set_status(&cast, ReviewStatus::Archive).await;
        let request = browser.request(method(row.call), &path(row.call, "/v1", &stage));
        let reply = browser.send(with_body(row.call, request, &cast, &stage, person)).await;
        let refused = reply.status == 403 && reply.code().starts_with("loan-archived");
        let right = if DONE.contains(&row.call) { reply.status < 300 } else { refused };
        if !right {
            wrong.push(format!("{} as {person}: {} {}", row.call, reply.status, reply.text()));
        }
        tried += 1;
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(tried >= 60, "{tried}");
}

async fn set_status(cast: &Cast, status: ReviewStatus) {
    let tx = cast.app.state.db.write().await.unwrap();
    let row = loan::ActiveModel {
        id: Set(cast.own.id),
        review_status: Set(EnumColumn(status)),
        ..Default::default()
    };
    row.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
}
