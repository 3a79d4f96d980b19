//! The shoebox: a person's documents that answer no request. Filing a document means answering a request with it.

use std::collections::HashSet;

use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder, QueryResult,
    QuerySelect, QueryTrait as _, RelationTrait as _, sea_query::Expr,
};
use serde::Deserialize;
use shared_rules::team::role::Role;
use uuid::Uuid;

use super::dto::{Document, ShoeboxDocument, ShoeboxQuery};
use crate::{
    access::SignedIn,
    db::with_columns,
    entity::{EnumColumn, app_user, document, loan, loan_role},
    features::needs_list::in_selection_order,
    http::Problem,
    membership::UserRef,
    state::AppState,
};

/// A condition over `document`: it isn't deleted, and neither answers a request of a needs list nor is an earlier
/// version there.
pub(crate) const IS_UNFILED: &str = "document.deleted_at IS NULL AND NOT EXISTS \
    (SELECT 1 FROM answer JOIN needs_list_element ON needs_list_element.id = answer.element_id \
     WHERE answer.document_id = document.id AND needs_list_element.deleted_at IS NULL) AND NOT EXISTS \
    (SELECT 1 FROM earlier_answer JOIN needs_list_element ON needs_list_element.id = earlier_answer.element_id \
     WHERE earlier_answer.document_id = document.id AND needs_list_element.deleted_at IS NULL)";

/// The person in the path.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OnUser {
    user_id: Uuid,
}

/// Returns a person's unfiled documents.
///
/// Their own; lenders also see those of the people on their loans. Latest first.
pub(super) async fn list(
    state: &AppState,
    signed_in: SignedIn,
    on: OnUser,
    query: ShoeboxQuery,
) -> Result<Vec<ShoeboxDocument>, Problem> {
    let loans = shared_loans(state, &signed_in, on.user_id).await?;
    let rows = unfiled_documents(state, on.user_id, loans, query.loan_id).await?;
    let rows = in_selection_order(rows, |row| &row.document);
    let lends = signed_in.role().is_lender();
    Ok(rows.into_iter().map(|row| row.into_dto(lends)).collect())
}

/// Returns the loans on which the viewer may see this person's documents: all of their own; otherwise those that both
/// are on and the viewer lends on.
async fn shared_loans(state: &AppState, viewer: &SignedIn, user: Uuid) -> Result<Vec<Uuid>, Problem> {
    let people = [viewer.user.id, user];
    let roles = loan_role::Entity::find()
        .filter(loan_role::Column::UserId.is_in(people))
        .all(state.db.read())
        .await?;
    let own = viewer.user.id == user;
    let theirs: HashSet<Uuid> =
        roles.iter().filter(|role| role.user_id == user).map(|role| role.loan_id).collect();
    let opens = |role: &&loan_role::Model| role.user_id == viewer.user.id && (own || is_lender(role.role));
    let mut loans: Vec<Uuid> =
        roles.iter().filter(opens).map(|role| role.loan_id).filter(|loan| theirs.contains(loan)).collect();
    if let Some(company) = viewer.led_company().filter(|_| !own) {
        // A lead lender reaches the company's loans even without a role on them.
        let led: Vec<Uuid> = loan::Entity::find()
            .select_only()
            .column(loan::Column::Id)
            .filter(loan::Column::CompanyId.eq(company))
            .filter(loan::Column::Id.is_in(theirs))
            .into_tuple()
            .all(state.db.read())
            .await?;
        loans.extend(led);
        loans.sort_unstable();
        loans.dedup();
    }
    if own || !loans.is_empty() { Ok(loans) } else { Err(Problem::not_found()) }
}

const fn is_lender(role: EnumColumn<Role>) -> bool {
    role.0.is_lender()
}

/// A document with its loan and its uploader.
struct Row {
    document: document::Model,
    uploader: app_user::Model,
    loan_name: String,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            document: document::Model::from_query_result(row, "")?,
            uploader: app_user::Model::from_query_result(row, "uploader_")?,
            loan_name: row.try_get("", "loan_name")?,
        })
    }
}

impl Row {
    fn into_dto(self, lends: bool) -> ShoeboxDocument {
        let document = Document::of(&self.document, &UserRef::from(&self.uploader), lends);
        ShoeboxDocument { document, loan_name: self.loan_name }
    }
}

/// Returns the person's documents on these loans that answer no request.
async fn unfiled_documents(
    state: &AppState,
    user: Uuid,
    loans: Vec<Uuid>,
    only: Option<Uuid>,
) -> Result<Vec<Row>, DbErr> {
    let select = document::Entity::find()
        .join(JoinType::InnerJoin, document::Relation::Uploader.def())
        .join(JoinType::InnerJoin, document::Relation::Loan.def())
        .expr_as(Expr::col((loan::Entity, loan::Column::Name)), "loan_name")
        .filter(document::Column::UploadedBy.eq(user))
        .filter(document::Column::LoanId.is_in(loans))
        .apply_if(only, |select, loan| select.filter(document::Column::LoanId.eq(loan)))
        .filter(Expr::cust(IS_UNFILED))
        .order_by_desc(document::Column::CreatedAt)
        .order_by_desc(document::Column::Id);
    with_columns::<_, app_user::Entity>(select, "app_user", "uploader_")
        .into_model()
        .all(state.db.read())
        .await
}
