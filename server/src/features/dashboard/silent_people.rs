//! People with open requests on a loan, by the time since they last sent something. A rule decides which requests are
//! a person's.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder, QueryResult,
    QuerySelect, QueryTrait as _, RelationTrait as _, Select,
    sea_query::{Expr, ExprTrait as _, Func, Order, Query, SelectStatement},
};
use shared_rules::{
    loans::{review_status::ReviewStatus, stage::is_under_way},
    needs_list::{
        element::Element,
        progress::{ProgressQuestion, ProgressUser, progress},
    },
    sharing::SharePermission,
    team::role::{Role, RoleGroup},
};
use uuid::Uuid;

use super::dto::SilentPerson;
use crate::{
    db::with_columns,
    entity::{EnumColumn, answer, app_user, loan, loan_role, needs_list_element as element, share},
    membership::{LenderLoans, UserRef, unindexed_column},
    projection::elements_of,
    state::AppState,
};

/// The maximum number of people in a response.
const MOST: usize = 12;
/// The maximum number of people read, because some turn out to have no tasks.
const MOST_READ: u64 = 40;

struct Row {
    loan_id: Uuid,
    loan_name: String,
    loan_status: ReviewStatus,
    role: Role,
    user: app_user::Model,
    last_answered_at: Option<DateTime<Utc>>,
    since: DateTime<Utc>,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        let last_answered_at: Option<DateTime<Utc>> = row.try_get("", "last_answered_at")?;
        let since = match last_answered_at {
            Some(at) => at,
            None => row.try_get("", "on_loan_since")?,
        };
        Ok(Self {
            loan_id: row.try_get("", "loan_id")?,
            loan_name: row.try_get("", "loan_name")?,
            loan_status: row.try_get::<EnumColumn<ReviewStatus>>("", "loan_status")?.0,
            role: row.try_get::<EnumColumn<Role>>("", "role")?.0,
            user: app_user::Model::from_query_result(row, "person_")?,
            last_answered_at,
            since,
        })
    }
}

/// The people with open requests, the longest silent first.
pub(super) async fn load_silent_people(
    state: &AppState,
    lent: &LenderLoans,
) -> Result<Vec<SilentPerson>, DbErr> {
    let select = with_columns::<_, app_user::Entity>(silent_people_query(lent), "app_user", "person_");
    let rows: Vec<Row> = select.into_model().all(state.db.read()).await?;
    if rows.is_empty() {
        // An empty list of loans would search the whole table.
        return Ok(Vec::new());
    }
    let loans: BTreeSet<Uuid> = rows.iter().map(|row| row.loan_id).collect();
    let lists = elements_of(state.db.read(), &loans.into_iter().collect::<Vec<_>>()).await?;
    let open = open_requests(&rows, lists);
    let people = rows.iter().filter_map(|row| {
        let open = *open.get(&(row.loan_id, row.user.id))?;
        (open > 0).then(|| SilentPerson {
            user: UserRef::from(&row.user),
            loan_id: row.loan_id,
            loan_name: row.loan_name.clone(),
            open,
            last_answered_at: row.last_answered_at,
            since: row.since,
        })
    });
    Ok(people.take(MOST).collect())
}

/// The longest silent people who can have tasks on an active loan with open requests. Selects from roles only,
/// because sorting complete rows of all of them would take longer than finding them.
fn silent_people_query(lent: &LenderLoans) -> Select<loan_role::Entity> {
    let longest = longest_silent(lent).select_only().column(loan_role::Column::Id).limit(MOST_READ);
    let select = loan_role::Entity::find()
        .select_only()
        .columns([loan_role::Column::LoanId, loan_role::Column::Role])
        .column_as(loan_role::Column::CreatedAt, "on_loan_since")
        .column_as(loan::Column::Name, "loan_name")
        .column_as(loan::Column::ReviewStatus, "loan_status")
        .expr_as(last_activity(), "last_answered_at")
        .join(JoinType::InnerJoin, loan_role::Relation::Loan.def())
        .join(JoinType::InnerJoin, loan_role::Relation::User.def())
        .filter(loan_role::Column::Id.in_subquery(longest.into_query()));
    by_silence(select)
}

fn longest_silent(lent: &LenderLoans) -> Select<loan_role::Entity> {
    let roles =
        |group: RoleGroup| Role::ALL.into_iter().filter(move |role| role.group() == group).map(EnumColumn);
    let under_way = ReviewStatus::ALL.into_iter().filter(|status| is_under_way(*status)).map(EnumColumn);
    let given =
        loan_role::Column::Role.is_in(roles(RoleGroup::Contact)).and(Expr::exists(assigned_element()));
    let status = unindexed_column((loan::Entity, loan::Column::ReviewStatus));
    let select = loan_role::Entity::find()
        .join(JoinType::InnerJoin, loan_role::Relation::Loan.def())
        .filter(lent.contain_loan())
        .filter(loan_role::Column::VisibleToLender.eq(true))
        .filter(loan_role::Column::Role.is_in(roles(RoleGroup::Borrower)).or(given))
        .filter(status.is_in(under_way))
        .filter(Expr::exists(open_on_loan()));
    by_silence(select)
}

fn by_silence(select: Select<loan_role::Entity>) -> Select<loan_role::Entity> {
    let since =
        Func::coalesce([last_activity(), Expr::col((loan_role::Entity, loan_role::Column::CreatedAt))]);
    select.order_by_asc(Expr::expr(since)).order_by_asc(loan_role::Column::Id)
}

fn last_activity() -> Expr {
    Expr::SubQuery(None, Box::new(last_answer().into()))
}

/// The time when the query's person last sent something on its loan. Their answers are scanned from the latest back,
/// and the first is on the loan unless they are on several; testing each keeps PostgreSQL from joining all answers of
/// the loan.
fn last_answer() -> SelectStatement {
    let its_loan = Query::select()
        .column((element::Entity, element::Column::LoanId))
        .from(element::Entity)
        .and_where(
            Expr::col((element::Entity, element::Column::Id))
                .equals((answer::Entity, answer::Column::ElementId)),
        )
        .take();
    Query::select()
        .column((answer::Entity, answer::Column::AnsweredAt))
        .from(answer::Entity)
        .and_where(
            Expr::col((answer::Entity, answer::Column::AnsweredBy))
                .equals((loan_role::Entity, loan_role::Column::UserId)),
        )
        .and_where(
            Expr::SubQuery(None, Box::new(its_loan.into()))
                .eq(Expr::col((loan_role::Entity, loan_role::Column::LoanId))),
        )
        .order_by((answer::Entity, answer::Column::AnsweredAt), Order::Desc)
        .limit(1)
        .take()
}

/// An element assigned to the query's person on its loan.
fn assigned_element() -> SelectStatement {
    Query::select()
        .expr(Expr::value(1))
        .from(share::Entity)
        .and_where(on_loan((share::Entity, share::Column::LoanId)))
        .and_where(
            Expr::col((share::Entity, share::Column::SharedWith))
                .equals((loan_role::Entity, loan_role::Column::UserId)),
        )
        .and_where(share::Column::Permission.ne(EnumColumn(SharePermission::Link)))
        .limit(1)
        .take()
}

/// Must match the condition of the index `ix_needs_list_element_open`.
const OPEN: &str = r#""needs_list_element"."storage_type" = 'FILE'
    AND "needs_list_element"."review_state" IN ('OPEN', 'REJECTED', 'PARTLY_ACCEPTED')
    AND "needs_list_element"."deleted_at" IS NULL"#;

/// A request of the query's loan that waits for an answer. Without the limit, SQLite turns `EXISTS` into a join and
/// finds all requests of each loan, looking up the last answer for each.
fn open_on_loan() -> SelectStatement {
    Query::select()
        .expr(Expr::value(1))
        .from(element::Entity)
        .and_where(on_loan((element::Entity, element::Column::LoanId)))
        .and_where(Expr::cust(OPEN))
        .limit(1)
        .take()
}

fn on_loan(column: impl sea_orm::sea_query::IntoColumnRef) -> Expr {
    Expr::col(column).equals((loan_role::Entity, loan_role::Column::LoanId))
}

/// Counts the requests that wait for each of these people, by loan and person.
fn open_requests(rows: &[Row], mut lists: HashMap<Uuid, Vec<Element>>) -> HashMap<(Uuid, Uuid), u32> {
    let mut loans: BTreeMap<Uuid, Vec<&Row>> = BTreeMap::new();
    for row in rows {
        loans.entry(row.loan_id).or_default().push(row);
    }
    let mut open = HashMap::new();
    for (loan_id, people) in loans {
        let Some(first) = people.first() else { continue };
        let user = |row: &&Row| ProgressUser { id: row.user.id.to_string(), role_group: row.role.group() };
        let tallies = progress(&ProgressQuestion {
            loan_status: first.loan_status,
            elements: lists.remove(&loan_id).unwrap_or_default(),
            users: people.iter().map(user).collect(),
        });
        for row in people {
            let counts = tallies.of_user(&row.user.id.to_string()).map(|tally| tally.counts);
            let counts = counts.unwrap_or_default();
            open.insert((loan_id, row.user.id), counts.open.saturating_add(counts.rejected));
        }
    }
    open
}
