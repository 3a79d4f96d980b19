//! Documents that wait for review, and returned requests that wait for a new answer.

use std::collections::HashMap;

use chrono::{DateTime, SecondsFormat, Utc};
use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder, QueryResult,
    QuerySelect, RelationTrait as _, Select,
    sea_query::{Alias, Asterisk, Expr, ExprTrait as _, Query},
};
use shared_rules::{
    needs_list::{
        request_state::AnswerState,
        review::RejectReason,
        review_queue::{ReviewQueue, SentDocument, review_queue},
    },
    team::role::RoleGroup,
    value::badge::{MOST_COUNTED, capped_count_words},
};
use uuid::Uuid;

use super::dto::{DocumentToReview, DocumentsToReview, RequestSentBack, RequestsSentBack};
use crate::{
    db::with_columns,
    entity::{EnumColumn, answer, app_user, document, loan, needs_list_element as element},
    membership::{LenderLoans, UserRef},
    state::AppState,
};

/// The maximum number of documents in a response.
const MOST_DOCUMENTS: u64 = 50;
/// The maximum number of returned requests in a response.
const MOST_SENT_BACK: u64 = 12;

/// Some entries of a list, and the total, counted up to one more than [`MOST_COUNTED`].
struct CountedList<T> {
    row: T,
    total: i64,
}

fn total_count<T>(rows: &[CountedList<T>]) -> u64 {
    rows.first().and_then(|row| u64::try_from(row.total).ok()).unwrap_or(0)
}

impl FromQueryResult for CountedList<DocumentToReview> {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        let uploader = app_user::Model::from_query_result(row, "uploader_")?;
        let document = DocumentToReview::from_query_result(row, "")?;
        let uploaded_by_name = UserRef::from(&uploader).display_name();
        Ok(Self { row: DocumentToReview { uploaded_by_name, ..document }, total: row.try_get("", "total")? })
    }
}

/// The expression that counts a query's rows.
fn count_expression<E: EntityTrait>(select: Select<E>) -> Expr {
    let mut some = select.select_only().expr_as(Expr::value(1), "one").limit(MOST_COUNTED + 1);
    let count = Query::select()
        .expr(Expr::col(Asterisk).count())
        .from_subquery(QuerySelect::query(&mut some).take(), Alias::new("some"))
        .take();
    Expr::SubQuery(None, Box::new(count.into()))
}

/// Returns the documents that haven't been reviewed, in the order of the rule: those sent first.
pub(super) async fn to_review(state: &AppState, lent: &LenderLoans) -> Result<DocumentsToReview, DbErr> {
    let select = select_submitted(lent)
        .select_only()
        .column_as(document::Column::Id, "document_id")
        .column_as(document::Column::Name, "document_name")
        .expr_as(document::uploaded_at(), "uploaded_at")
        .column_as(element::Column::Id, "element_id")
        .column_as(element::Column::Name, "element_name")
        .column_as(loan::Column::Id, "loan_id")
        .column_as(loan::Column::Name, "loan_name")
        .expr_as(count_expression(select_submitted(lent)), "total")
        .order_by_asc(answer::Column::AnsweredAt)
        .order_by_asc(answer::Column::Id)
        .limit(MOST_DOCUMENTS);
    let mut select = with_columns::<_, app_user::Entity>(select, "app_user", "uploader_");
    let by = Expr::col((app_user::Entity, app_user::Column::Id)).eq(document::uploader());
    QuerySelect::query(&mut select).join(JoinType::InnerJoin, app_user::Entity, by);
    let rows: Vec<CountedList<DocumentToReview>> = select.into_model().all(state.db.read()).await?;
    let total = total_count(&rows);
    Ok(DocumentsToReview {
        total,
        total_words: capped_count_words(total),
        content: in_order(rows.into_iter().map(|row| row.row).collect()),
    })
}

/// The answers that wait for review.
fn select_submitted(lent: &LenderLoans) -> Select<answer::Entity> {
    let state = lent.driving_column((answer::Entity, answer::Column::ReviewState));
    answer::Entity::find()
        .join(JoinType::InnerJoin, answer::Relation::Element.def())
        .join(JoinType::InnerJoin, element::Relation::Loan.def())
        .join(JoinType::InnerJoin, answer::Relation::Document.def())
        .filter(state.eq(EnumColumn(AnswerState::Submitted)))
        .filter(element::Column::DeletedAt.is_null())
        .filter(document::Column::DeletedAt.is_null())
        .filter(lent.contain_loan())
}

/// Sorts by the rule's order.
fn in_order(mut documents: Vec<DocumentToReview>) -> Vec<DocumentToReview> {
    let sent = |document: &DocumentToReview| SentDocument {
        document_id: document.document_id.to_string(),
        review_state: AnswerState::Submitted,
        sent_at: document.uploaded_at.to_rfc3339_opts(SecondsFormat::AutoSi, true),
    };
    let queue = ReviewQueue {
        viewer: RoleGroup::Lender,
        documents: documents.iter().map(sent).collect(),
        current: None,
    };
    let places: HashMap<String, usize> =
        review_queue(&queue).document_ids.into_iter().enumerate().map(|(place, id)| (id, place)).collect();
    documents.sort_by_key(|document| places.get(&document.document_id.to_string()).copied());
    documents
}

#[derive(FromQueryResult)]
struct SentBackRow {
    element_id: Uuid,
    element_name: String,
    loan_id: Uuid,
    loan_name: String,
    rejection_reason: Option<EnumColumn<RejectReason>>,
    rejection_note: Option<String>,
    reviewed_at: Option<DateTime<Utc>>,
}

impl FromQueryResult for CountedList<SentBackRow> {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self { row: SentBackRow::from_query_result(row, "")?, total: row.try_get("", "total")? })
    }
}

/// Returns the requests that were returned, fully or partially, and not answered again.
pub(super) async fn sent_back(state: &AppState, lent: &LenderLoans) -> Result<RequestsSentBack, DbErr> {
    use element::Column;
    let rows: Vec<CountedList<SentBackRow>> = select_rejected(lent)
        .select_only()
        .column_as(Column::Id, "element_id")
        .column_as(Column::Name, "element_name")
        .column_as(loan::Column::Id, "loan_id")
        .column_as(loan::Column::Name, "loan_name")
        .columns([Column::RejectionReason, Column::RejectionNote, Column::ReviewedAt])
        .expr_as(count_expression(select_rejected(lent)), "total")
        .order_by_asc(Column::ReviewedAt)
        .order_by_asc(Column::Id)
        .limit(MOST_SENT_BACK)
        .into_model()
        .all(state.db.read())
        .await?;
    let total = total_count(&rows);
    Ok(RequestsSentBack {
        total,
        total_words: capped_count_words(total),
        content: rows.into_iter().map(|row| describe_request(row.row)).collect(),
    })
}

/// Must match the condition of the index `ix_needs_list_element_sent_back`.
const SENT_BACK: &str = r#""needs_list_element"."review_state" IN ('REJECTED', 'PARTLY_ACCEPTED')"#;

fn select_rejected(lent: &LenderLoans) -> Select<element::Entity> {
    element::Entity::find()
        .join(JoinType::InnerJoin, element::Relation::Loan.def())
        .filter(Expr::cust(SENT_BACK))
        .filter(element::Column::DeletedAt.is_null())
        .filter(lent.contain_loan())
}

fn describe_request(row: SentBackRow) -> RequestSentBack {
    let label = row.rejection_reason.map(|reason| reason.0.label());
    let said: Vec<&str> = [label, row.rejection_note.as_deref()].into_iter().flatten().collect();
    RequestSentBack {
        reason: (!said.is_empty()).then(|| said.join(". ")),
        element_id: row.element_id,
        element_name: row.element_name,
        loan_id: row.loan_id,
        loan_name: row.loan_name,
        at: row.reviewed_at,
    }
}
