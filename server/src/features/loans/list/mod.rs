//! The list of loans a person is on.

mod query;

use std::collections::HashMap;

use futures_util::Stream;
use sea_orm::{DbErr, PaginatorTrait as _, QuerySelect as _};
use shared_rules::{
    needs_list::{
        element::{Element, NeedsList},
        progress::ReviewCounts,
        tasks::{LoanAttention, attention},
        viewer_counts::ViewerCounts,
    },
    team::role::RoleGroup,
};
use uuid::Uuid;

pub(super) use self::query::ListedLoan;
use super::{
    dto::{LenderName, LoanPage, LoanSummary, LoansQuery},
    due_dates::next_due,
};
use crate::{
    access::SignedIn,
    entity::loan,
    http::{
        Problem,
        paging::{PageQuery, is_last},
    },
    membership::{UserRef, logo_url},
    projection::elements_of,
    state::AppState,
};

/// Returns the page of loans that the query asks for.
pub(super) async fn load_page(
    state: &AppState,
    viewer: &SignedIn,
    query: &LoansQuery,
) -> Result<LoanPage, Problem> {
    let page = PageQuery { p: query.p, s: query.s.unwrap_or(20) };
    let db = state.db.read();
    let total = query::select_ids(viewer, query)?.count(db).await?;
    let select = query::select_rows(viewer, query)?.offset(page.offset()).limit(page.size());
    let rows: Vec<ListedLoan> = select.into_model().all(db).await?;
    // Lenders' counts are stored with the loan; those of borrowers and contacts depend on the viewer.
    let others = rows.iter().filter(|row| row.my_role.group() != RoleGroup::Lender);
    let others: Vec<Uuid> = others.map(|row| row.loan.id).collect();
    let mut lists = if others.is_empty() { HashMap::new() } else { elements_of(db, &others).await? };
    let summaries = rows.into_iter().map(|row| {
        let elements = lists.remove(&row.loan.id).unwrap_or_default();
        to_summary(viewer.user.id, row, elements)
    });
    Ok(LoanPage {
        content: summaries.collect(),
        total,
        page: page.p,
        size: page.size(),
        last: is_last(page, total),
    })
}

/// Streams the loans for the query from the first one on, up to the maximum of a file.
pub(super) async fn stream_rows<'a>(
    state: &'a AppState,
    viewer: &SignedIn,
    query: &LoansQuery,
    most: u32,
) -> Result<impl Stream<Item = Result<ListedLoan, DbErr>> + Send + Unpin + 'a, Problem> {
    let select = query::select_rows(viewer, query)?.limit(u64::from(most));
    Ok(select.into_model::<ListedLoan>().stream(state.db.read_export()).await?)
}

/// Returns a loan for the list; `elements` are used for viewers who aren't lenders.
fn to_summary(viewer: Uuid, row: ListedLoan, elements: Vec<Element>) -> LoanSummary {
    let (group, status) = (row.my_role.group(), row.loan.review_status.0);
    let list = NeedsList { loan_status: status, elements };
    let counts = match group {
        RoleGroup::Lender => lender_counts(&row.loan),
        _ => ViewerCounts::of(&list).of_person(group, &viewer.to_string()),
    };
    LoanSummary {
        id: row.loan.id,
        next_due: next_due(viewer, group, status, &list.elements),
        attention: attention(&LoanAttention { role_group: group, counts }),
        counts,
        facts: (&row.loan).into(),
        review_status: status,
        lender: LenderName { logo: logo_url(&row.company), id: row.company.id, name: row.company.name },
        lead_borrower_name: row.lead.as_ref().map(|lead| UserRef::from(lead).display_name()),
        my_role: row.my_role,
        updated_at: row.loan.updated_at,
    }
}

/// Returns the counts stored with the loan.
fn lender_counts(loan: &loan::Model) -> ReviewCounts {
    let number = |count: i32| u32::try_from(count).unwrap_or_default();
    ReviewCounts {
        open: number(loan.open_count),
        submitted: number(loan.submitted_count),
        accepted: number(loan.accepted_count),
        rejected: number(loan.rejected_count),
    }
}
