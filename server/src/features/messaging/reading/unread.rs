//! Counts a person's unread messages: in a thread, on a loan, and on all loans. Each takes one grouped statement.

use std::collections::BTreeMap;

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QuerySelect,
    sea_query::{Expr, ExprTrait as _},
};
use shared_rules::{
    loans::{
        loan_departure::{OpensWithoutRole, opens_without_role},
        review_status::ReviewStatus,
    },
    messaging::reading::unread::{UnreadCategories, UnreadCategory, unread_categories},
    team::role::Role,
};
use uuid::Uuid;

use super::thread_page::unread_of;
use crate::{
    access::{LoanMember, SignedIn, ThreadMember},
    entity::{EnumColumn, loan, loan_role, message, message_delivery, message_thread},
    http::Problem,
    state::AppState,
};

/// The unread messages of a loan, either in lenders' threads or in others, with the person's membership.
#[derive(Debug, FromQueryResult)]
struct Row {
    loan_id: Uuid,
    company_id: Uuid,
    review_status: EnumColumn<ReviewStatus>,
    role: Option<EnumColumn<Role>>,
    visible_to_lender: Option<bool>,
    lending_team: bool,
    number: i64,
}

/// Counts a thread's unread messages.
///
/// # Errors
/// When a database query fails.
pub(in crate::features::messaging) async fn in_thread(
    state: &AppState,
    viewer: &ThreadMember,
) -> Result<u64, Problem> {
    let of_thread = message_delivery::Column::ThreadId.eq(viewer.thread.id);
    let rows = load_rows(state.db.read(), viewer.member.user.id, of_thread).await?;
    Ok(rows.iter().map(row_number).sum())
}

/// Counts a loan's unread messages.
///
/// # Errors
/// When a database query fails.
pub(in crate::features::messaging) async fn on_loan(
    state: &AppState,
    viewer: &LoanMember,
) -> Result<u64, Problem> {
    let of_loan = message_delivery::Column::LoanId.eq(viewer.loan.id);
    let rows = load_rows(state.db.read(), viewer.user.id, of_loan).await?;
    let lends = viewer.role().is_lender();
    Ok(rows.iter().filter(|row| lends || !row.lending_team).map(row_number).sum())
}

/// Counts the unread messages of all loans that the person may open, by loan.
///
/// # Errors
/// When a database query fails.
pub(in crate::features::messaging) async fn count_on_all_loans(
    state: &AppState,
    viewer: &SignedIn,
) -> Result<BTreeMap<Uuid, u64>, Problem> {
    let rows = load_rows(state.db.read(), viewer.user.id, Expr::value(true)).await?;
    Ok(by_loan(viewer, rows.into_iter()))
}

/// Counts the unread messages of a company's loans in these categories, by loan.
///
/// # Errors
/// When a database query fails.
pub(in crate::features::messaging) async fn of_company(
    state: &AppState,
    viewer: &SignedIn,
    company_id: Uuid,
    categories: Option<Vec<UnreadCategory>>,
) -> Result<BTreeMap<Uuid, u64>, Problem> {
    let counted = unread_categories(&UnreadCategories { viewer_group: viewer.role().group() });
    let wanted = categories.unwrap_or_else(|| counted.clone());
    let rows = load_rows(state.db.read(), viewer.user.id, loan::Column::CompanyId.eq(company_id)).await?;
    let rows = rows.into_iter().filter(|row| {
        let category = UnreadCategory::of(row.review_status.0);
        counted.contains(&category) && wanted.contains(&category)
    });
    Ok(by_loan(viewer, rows))
}

fn by_loan(viewer: &SignedIn, rows: impl Iterator<Item = Row>) -> BTreeMap<Uuid, u64> {
    let mut unread = BTreeMap::new();
    for row in rows.filter(|row| can_read_messages(viewer, row)) {
        *unread.entry(row.loan_id).or_default() += row_number(&row);
    }
    unread
}

fn row_number(row: &Row) -> u64 {
    u64::try_from(row.number).unwrap_or(0)
}

/// Returns whether the person may read these messages: they may open the loan, and for lenders' threads they are a
/// lender on it.
fn can_read_messages(viewer: &SignedIn, row: &Row) -> bool {
    // A contact hidden from lenders is only an address book entry, which gives no access.
    let opens = |role: &Role| row.visible_to_lender == Some(true) || !role.is_contact();
    let role = row.role.map(|role| role.0).filter(opens);
    let lends = role.map(Role::is_lender);
    let looks = || {
        opens_without_role(&OpensWithoutRole {
            company_role: viewer.user.company_role.map(|role| role.0),
            own_company: viewer.user.company_id == Some(row.company_id),
            loan_status: row.review_status.0,
        })
    };
    lends.map_or_else(looks, |lends| lends || !row.lending_team)
}

async fn load_rows(db: &impl ConnectionTrait, user_id: Uuid, which: Expr) -> Result<Vec<Row>, DbErr> {
    let col = Expr::col::<(message_delivery::Entity, message_delivery::Column)>;
    let delivery = |column: message_delivery::Column| col((message_delivery::Entity, column));
    let of_message =
        delivery(message_delivery::Column::MessageId).equals((message::Entity, message::Column::Id));
    let of_thread = delivery(message_delivery::Column::ThreadId)
        .equals((message_thread::Entity, message_thread::Column::Id));
    let of_loan = delivery(message_delivery::Column::LoanId).equals((loan::Entity, loan::Column::Id));
    let own_role = Expr::col((loan_role::Entity, loan_role::Column::LoanId))
        .equals((loan::Entity, loan::Column::Id))
        .and(Expr::col((loan_role::Entity, loan_role::Column::UserId)).eq(user_id));
    let mut select = message_delivery::Entity::find()
        .select_only()
        .column(message_delivery::Column::LoanId)
        .column(loan::Column::CompanyId)
        .column(loan::Column::ReviewStatus)
        .column(loan_role::Column::Role)
        .column(loan_role::Column::VisibleToLender)
        .column(message_thread::Column::LendingTeam)
        .column_as(message_delivery::Column::MessageId.count(), "number")
        .filter(unread_of(user_id))
        .filter(which)
        .filter(message::Column::DeletedAt.is_null())
        .group_by(message_delivery::Column::LoanId)
        .group_by(loan::Column::CompanyId)
        .group_by(loan::Column::ReviewStatus)
        .group_by(loan_role::Column::Role)
        .group_by(loan_role::Column::VisibleToLender)
        .group_by(message_thread::Column::LendingTeam);
    QuerySelect::query(&mut select)
        .join(JoinType::InnerJoin, message::Entity, of_message)
        .join(JoinType::InnerJoin, message_thread::Entity, of_thread)
        .join(JoinType::InnerJoin, loan::Entity, of_loan)
        .left_join(loan_role::Entity, own_role);
    select.into_model().all(db).await
}
