//! The SQL query for loans: those the viewer has access to, searched, filtered and sorted.

use sea_orm::{
    ColumnTrait, Condition, DbErr, EntityTrait, FromQueryResult, JoinType, Order, QueryFilter, QueryOrder,
    QueryResult, QuerySelect, QueryTrait as _, RelationTrait, Select,
    sea_query::{
        Alias, BinOper, CaseStatement, Expr, ExprTrait as _, Func, IntoCondition as _, Query, SelectStatement,
    },
};
use shared_rules::{
    loans::review_status::ReviewStatus,
    team::role::Role,
    text::problem::{NOT_A_SORT, NOT_A_STATUS, NOT_AN_ID},
    value::fixed_word::parse_word,
};
use uuid::Uuid;

use super::super::dto::LoansQuery;
use crate::{
    access::SignedIn,
    db::{contains, joined, with_columns},
    entity::{EnumColumn, app_user, company, loan, loan_role},
    http::Problem,
    membership::sees_role,
};

/// Alias of the viewer's role in the query.
const MY_ROLE: &str = "mine";

/// Alias of the lead borrower in the query.
const LEAD_BORROWER: &str = "lead";

/// A loan of the list.
pub(in crate::features::loans) struct ListedLoan {
    pub loan: loan::Model,
    pub company: company::Model,
    pub my_role: Role,
    pub lead: Option<app_user::Model>,
}

impl FromQueryResult for ListedLoan {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            loan: loan::Model::from_query_result(row, "")?,
            company: company::Model::from_query_result(row, "company_")?,
            my_role: row.try_get::<EnumColumn<Role>>("", "my_role")?.0,
            lead: joined::<app_user::Entity>(row, "lead_")?,
        })
    }
}

/// Selects all matching loans, in order, each with the lender and the lead borrower.
pub(super) fn select_rows(viewer: &SignedIn, query: &LoansQuery) -> Result<Select<loan::Entity>, Problem> {
    let (by, order) = sort_order(query)?;
    let select = apply_filters(with_lead(with_company(select_accessible(viewer)), viewer), viewer, query)?;
    Ok(sorted(with_rows(select), by, order))
}

/// Selects the ids of all matching loans, unordered, to count them.
pub(super) fn select_ids(viewer: &SignedIn, query: &LoansQuery) -> Result<Select<loan::Entity>, Problem> {
    let select = select_accessible(viewer);
    let select = if query.q.trim().is_empty() { select } else { with_lead(select, viewer) };
    Ok(apply_filters(select, viewer, query)?.select_only().column(loan::Column::Id))
}

/// Selects the loans that the viewer has a role on; for a lead lender, all of the company.
fn select_accessible(viewer: &SignedIn) -> Select<loan::Entity> {
    let id = viewer.user.id;
    let own_role = loan_role::Relation::Loan.def().rev().on_condition(move |_, role| {
        // A contact hidden from lenders is only an address book entry, without access.
        let opens = Expr::col((role.clone(), loan_role::Column::VisibleToLender)).eq(true);
        Expr::col((role, loan_role::Column::UserId)).eq(id).and(opens).into_condition()
    });
    let Some(led) = viewer.led_company() else {
        return loan::Entity::find().join_as(JoinType::InnerJoin, own_role, Alias::new(MY_ROLE));
    };
    let own = Expr::col((MY_ROLE, loan_role::Column::Id)).is_not_null();
    let led = Expr::col((loan::Entity, loan::Column::CompanyId)).eq(led);
    loan::Entity::find()
        .join_as(JoinType::LeftJoin, own_role, Alias::new(MY_ROLE))
        .filter(Condition::any().add(own).add(led))
}

fn with_company(select: Select<loan::Entity>) -> Select<loan::Entity> {
    select.join(JoinType::InnerJoin, loan::Relation::Company.def())
}

fn with_lead(mut select: Select<loan::Entity>, viewer: &SignedIn) -> Select<loan::Entity> {
    let is_lead = Expr::col((Alias::new(LEAD_BORROWER), app_user::Column::Id))
        .eq(Expr::SubQuery(None, Box::new(lead_of_loan(viewer.user.id).into())));
    QuerySelect::query(&mut select).join_as(
        JoinType::LeftJoin,
        app_user::Entity,
        Alias::new(LEAD_BORROWER),
        is_lead,
    );
    select
}

/// Adds the columns of a row.
fn with_rows(select: Select<loan::Entity>) -> Select<loan::Entity> {
    let role = Func::coalesce([
        Expr::col((MY_ROLE, loan_role::Column::Role)),
        Expr::value(EnumColumn(Role::LeadLender)),
    ]);
    let select = select.expr_as(Expr::expr(role), "my_role");
    let select = with_columns::<_, company::Entity>(select, "company", "company_");
    with_columns::<_, app_user::Entity>(select, LEAD_BORROWER, "lead_")
}

/// Whether the viewer sees a role of the query's loan.
fn sees_loan_role(viewer: Uuid) -> Condition {
    sees_role(viewer, &Expr::col((MY_ROLE, loan_role::Column::Role)))
}

/// Selects the lead borrower of the query's loan, if the viewer sees them.
fn lead_of_loan(viewer: Uuid) -> SelectStatement {
    Query::select()
        .column(loan_role::Column::UserId)
        .from(loan_role::Entity)
        .and_where(
            Expr::col((loan_role::Entity, loan_role::Column::LoanId))
                .equals((loan::Entity, loan::Column::Id)),
        )
        .and_where(loan_role::Column::Role.eq(EnumColumn(Role::LeadBorrower)))
        .cond_where(sees_loan_role(viewer))
        .order_by(loan_role::Column::CreatedAt, Order::Asc)
        .limit(1)
        .take()
}

fn apply_filters(
    select: Select<loan::Entity>,
    viewer: &SignedIn,
    query: &LoansQuery,
) -> Result<Select<loan::Entity>, Problem> {
    let split = |list: &str| {
        list.split(',').map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    let unknown = |word: &str| Problem::malformed("status", &NOT_A_STATUS.fill(&[("word", word)]));
    let statuses: Vec<_> = split(&query.status)
        .iter()
        .map(|word| parse_word::<ReviewStatus>(word).map(EnumColumn).ok_or_else(|| unknown(word)))
        .collect::<Result<_, _>>()?;
    let no_id = |word: &str| Problem::malformed("usersIds", &NOT_AN_ID.fill(&[("word", word)]));
    let users: Vec<Uuid> = split(&query.users_ids)
        .iter()
        .map(|id| id.parse().map_err(|_| no_id(id)))
        .collect::<Result<_, _>>()?;
    let unarchived = query.archived == Some(false) && statuses.is_empty();
    Ok(select
        .apply_if(unarchived.then_some(EnumColumn(ReviewStatus::Archive)), |select, archive| {
            select.filter(loan::Column::ReviewStatus.ne(archive))
        })
        .apply_if((!statuses.is_empty()).then_some(statuses), |select, statuses| {
            select.filter(loan::Column::ReviewStatus.is_in(statuses))
        })
        .apply_if((!users.is_empty()).then_some(users), |select, users| {
            select.filter(Expr::exists(roles_of_people(viewer.user.id, users)))
        })
        .apply_if(query.lender_id, |select, lender| select.filter(loan::Column::CompanyId.eq(lender)))
        .apply_if(Some(query.q.trim()).filter(|text| !text.is_empty()), |select, text| {
            select.filter(matches_text(text))
        }))
}

/// Selects the roles of these people on the query's loan that the viewer sees. People the viewer can't see count as
/// nonexistent.
fn roles_of_people(viewer: Uuid, users: Vec<Uuid>) -> SelectStatement {
    let role = |column: loan_role::Column| Expr::col((loan_role::Entity, column));
    Query::select()
        .expr(Expr::value(1))
        .from(loan_role::Entity)
        .and_where(role(loan_role::Column::LoanId).equals((loan::Entity, loan::Column::Id)))
        .and_where(role(loan_role::Column::UserId).is_in(users))
        .cond_where(sees_loan_role(viewer))
        .take()
}

/// Matches text in the name, number, address or lead borrower's name, ignoring case.
fn matches_text(text: &str) -> Condition {
    let lead = |column: app_user::Column| Expr::col((Alias::new(LEAD_BORROWER), column));
    let joined = BinOper::Custom("||");
    let full_name = lead(app_user::Column::GivenName)
        .binary(joined, " ")
        .binary(joined, lead(app_user::Column::FamilyName));
    Condition::any()
        .add(contains(Expr::col((loan::Entity, loan::Column::Name)), text))
        .add(contains(Expr::col((loan::Entity, loan::Column::LoanNumber)), text))
        .add(contains(Expr::col((loan::Entity, loan::Column::PropertyAddress)), text))
        .add(contains(full_name, text))
}

/// Returns the sort key and direction.
fn sort_key(query: &LoansQuery) -> (&str, Order) {
    let sort = if query.sort.is_empty() { "-updated" } else { &query.sort };
    sort.strip_prefix('-').map_or((sort, Order::Asc), |key| (key, Order::Desc))
}

fn sort_order(query: &LoansQuery) -> Result<(Expr, Order), Problem> {
    let (key, order) = sort_key(query);
    let column = |column: loan::Column| Expr::col((loan::Entity, column));
    let by = match key {
        "name" => Expr::expr(Func::lower(column(loan::Column::Name))),
        "status" => status_order().into(),
        "updated" => column(loan::Column::UpdatedAt),
        // Loans without an amount sort lowest on both databases.
        "amount" => Expr::expr(Func::coalesce([column(loan::Column::Amount), Expr::value(-1_i64)])),
        "purpose" => sortable_text(column(loan::Column::LoanPurpose)),
        "lender" => sortable_text(Expr::col((company::Entity, company::Column::Name))),
        "borrower" => sortable_text(lead_name()),
        "requests" => column(loan::Column::SubmittedCount),
        _ => return Err(Problem::malformed("sort", NOT_A_SORT.template)),
    };
    Ok((by, order))
}

fn sorted(select: Select<loan::Entity>, by: Expr, order: Order) -> Select<loan::Entity> {
    select.order_by(by, order.clone()).order_by(loan::Column::Id, order)
}

/// Sorts text ignoring case, with missing values first on both databases.
fn sortable_text(words: Expr) -> Expr {
    Expr::expr(Func::lower(Func::coalesce([words, Expr::value("")])))
}

/// The lead borrower's family name, then the given name.
fn lead_name() -> Expr {
    let lead = |column| Expr::col((Alias::new(LEAD_BORROWER), column));
    let joined = BinOper::Custom("||");
    lead(app_user::Column::FamilyName).binary(joined, " ").binary(joined, lead(app_user::Column::GivenName))
}

/// The position of the loan's status in the order of review statuses.
fn status_order() -> CaseStatement {
    (0_i32..).zip(ReviewStatus::ALL).fold(CaseStatement::new(), |case, (place, status)| {
        case.case(loan::Column::ReviewStatus.eq(EnumColumn(status)), place)
    })
}
