//! Searches requests by name on all loans that a person lends on or leads the lender of. Lenders see every element of
//! their loans, so no per-element rule is needed.

use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder, QuerySelect,
    RelationTrait as _,
    sea_query::{Expr, Func},
};
use serde::{Deserialize, Serialize};
use shared_rules::needs_list::review::ReviewState;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::{
    access::SignedIn,
    db::contains,
    entity::{EnumColumn, loan, needs_list_element as element},
    http::Problem,
    membership::is_lent_by,
    state::AppState,
};

/// The most results of one search.
const MOST: u64 = 20;
/// The longest search text, in characters.
const LONGEST: usize = 200;

/// The search parameters.
#[derive(Clone, Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(in crate::features::needs_list) struct FindRequests {
    /// A part of the name, at most 200 characters; an empty text finds nothing.
    #[serde(default)]
    pub q: String,
    /// The most results, up to 20.
    #[serde(default)]
    pub s: Option<u64>,
}

/// A folder or file request, and the loan it is on.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(in crate::features::needs_list) struct FoundRequest {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// Its review state.
    pub review_state: ReviewState,
    /// The loan's id.
    pub loan_id: Uuid,
    /// The loan's name.
    pub loan_name: String,
}

/// The matching requests.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(in crate::features::needs_list) struct FoundRequests {
    /// The best matches first.
    pub content: Vec<FoundRequest>,
}

#[derive(FromQueryResult)]
struct Row {
    id: Uuid,
    name: String,
    review_state: EnumColumn<ReviewState>,
    loan_id: Uuid,
    loan_name: String,
}

/// Searches requests by name.
///
/// # Errors
/// *Malformed*, when the text is too long; or when the database can't answer.
pub(in crate::features::needs_list) async fn find(
    state: &AppState,
    viewer: &SignedIn,
    query: &FindRequests,
) -> Result<FoundRequests, Problem> {
    let text = query.q.trim();
    if text.chars().count() > LONGEST {
        return Err(Problem::malformed("q", "it must be at most 200 characters"));
    }
    let size = Ord::min(query.s.unwrap_or(MOST), MOST);
    let rows = if text.is_empty() { Vec::new() } else { find_by_name(state, viewer, text, size).await? };
    let content = rows.into_iter().map(|row| FoundRequest {
        id: row.id,
        name: row.name,
        review_state: row.review_state.0,
        loan_id: row.loan_id,
        loan_name: row.loan_name,
    });
    Ok(FoundRequests { content: content.collect() })
}

async fn find_by_name(state: &AppState, viewer: &SignedIn, text: &str, size: u64) -> Result<Vec<Row>, DbErr> {
    let column = || Expr::col((element::Entity, element::Column::Name));
    element::Entity::find()
        .select_only()
        .columns([element::Column::Id, element::Column::Name, element::Column::ReviewState])
        .column(element::Column::LoanId)
        .column_as(loan::Column::Name, "loan_name")
        .join(JoinType::InnerJoin, element::Relation::Loan.def())
        .filter(element::Column::DeletedAt.is_null())
        .filter(is_lent_by(viewer))
        .filter(contains(column(), text))
        .order_by_asc(Expr::expr(Func::lower(column())))
        .order_by_asc(loan::Column::Name)
        .order_by_asc(element::Column::Id)
        .limit(size)
        .into_model()
        .all(state.db.read())
        .await
}
