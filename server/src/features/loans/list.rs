//! The loans a person is on: searched, filtered, sorted and paged by the database, in two statements.

use futures_util::Stream;
use sea_orm::{
    ColumnTrait, Condition, DbErr, EntityTrait, FromQueryResult, JoinType, Order, QueryFilter, QueryOrder,
    QueryResult, QuerySelect, QueryTrait as _, RelationTrait, Select,
    sea_query::{
        Alias, BinOper, CaseStatement, Expr, ExprTrait as _, Func, IntoCondition as _, Query, SelectStatement,
    },
};
use shared_rules::{
    loans::review_status::ReviewStatus,
    needs_list::{
        element::{Element, StorageType},
        progress::{ProgressQuestion, ProgressUser, ReviewCounts, progress},
        review::ReviewState,
        tasks::{Attention, attention},
    },
    team::role::Role,
    text::problem::{NOT_A_SORT, NOT_A_STATUS, NOT_AN_ID},
    value::word::known,
};
use uuid::Uuid;

use super::{
    dto::{LenderName, LoanSummary, Loans, LoansQuery},
    waiting::next_due,
};
use crate::{
    access::SignedIn,
    db::{contains, joined, with_columns},
    entity::{Word, app_user, company, loan, loan_role, needs_list_element},
    http::{
        Problem,
        paging::{PageQuery, is_last},
    },
    roster::{UserRef, elements_of, logo_address, sees_role},
    state::AppState,
};

/// The viewer's role in the query.
const MINE: &str = "mine";

/// The lead borrower's row in the query.
const LEAD: &str = "lead";

/// One loan of a page, and how many there are in all.
pub(super) struct Row {
    pub loan: loan::Model,
    pub company: company::Model,
    my_role: Role,
    pub lead: Option<app_user::Model>,
    total: i64,
}

impl FromQueryResult for Row {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            loan: loan::Model::from_query_result(row, "")?,
            company: company::Model::from_query_result(row, "company_")?,
            my_role: row.try_get::<Word<Role>>("", "my_role")?.0,
            lead: joined::<app_user::Entity>(row, "lead_")?,
            total: row.try_get("", "total")?,
        })
    }
}

/// The page of loans that the query asks for.
pub(super) async fn loans_of(
    state: &AppState,
    viewer: &SignedIn,
    query: &LoansQuery,
) -> Result<Loans, Problem> {
    let page = PageQuery { p: query.p, s: query.s.unwrap_or(20) };
    let select = asked_for(viewer, query)?;
    let rows: Vec<Row> =
        select.clone().limit(page.size()).offset(page.offset()).into_model().all(state.db.read()).await?;
    let total = match rows.first() {
        Some(row) => row.total,
        // Past the end no row tells the total.
        None if page.p > 0 => {
            select.limit(1).into_model::<Row>().one(state.db.read()).await?.map_or(0, |row| row.total)
        }
        None => 0,
    };
    let total = u64::try_from(total).unwrap_or(0);
    let ids: Vec<Uuid> = rows.iter().map(|row| row.loan.id).collect();
    let mut elements = elements_of(state, &ids).await?;
    let content = rows
        .into_iter()
        .map(|row| {
            let elements = elements.remove(&row.loan.id).unwrap_or_default();
            summary(viewer.user.id, row, elements)
        })
        .collect();
    Ok(Loans { content, total, page: page.p, size: page.size(), last: is_last(page, total) })
}

/// At most so many of the loans that the query asks for, from the first one on, one after the other.
pub(super) async fn each_of<'a>(
    state: &'a AppState,
    viewer: &SignedIn,
    query: &LoansQuery,
    most: u32,
) -> Result<impl Stream<Item = Result<Row, DbErr>> + Send + Unpin + 'a, Problem> {
    let select = asked_for(viewer, query)?.limit(u64::from(most));
    Ok(select.into_model::<Row>().stream(state.db.read()).await?)
}

fn asked_for(viewer: &SignedIn, query: &LoansQuery) -> Result<Select<loan::Entity>, Problem> {
    sorted(filtered(of_viewer(viewer), viewer, query)?, &query.sort)
}

/// The loans the viewer has a role on, and of a lead lender all of the company, each with the lender and the
/// lead borrower.
fn of_viewer(viewer: &SignedIn) -> Select<loan::Entity> {
    let id = viewer.user.id;
    let own_role = loan_role::Relation::Loan.def().rev().on_condition(move |_, role| {
        // A contact kept from lenders is an entry in an address book, which opens nothing.
        let opens = Expr::col((role.clone(), loan_role::Column::VisibleToLender)).eq(true);
        Expr::col((role, loan_role::Column::UserId)).eq(id).and(opens).into_condition()
    });
    let own = Expr::col((MINE, loan_role::Column::Id)).is_not_null();
    let led =
        viewer.led_company().map(|company| Expr::col((loan::Entity, loan::Column::CompanyId)).eq(company));
    let role =
        Func::coalesce([Expr::col((MINE, loan_role::Column::Role)), Expr::value(Word(Role::LeadLender))]);
    let mut select = loan::Entity::find()
        .join(JoinType::InnerJoin, loan::Relation::Company.def())
        .join_as(JoinType::LeftJoin, own_role, Alias::new(MINE))
        .filter(Condition::any().add(own).add_option(led))
        .expr_as(Expr::expr(role), "my_role")
        .expr_as(Expr::cust("COUNT(*) OVER ()"), "total");
    let is_lead = Expr::col((Alias::new(LEAD), app_user::Column::Id))
        .eq(Expr::SubQuery(None, Box::new(lead_of_loan(id).into())));
    QuerySelect::query(&mut select).join_as(JoinType::LeftJoin, app_user::Entity, Alias::new(LEAD), is_lead);
    let select = with_columns::<_, company::Entity>(select, "company", "company_");
    with_columns::<_, app_user::Entity>(select, LEAD, "lead_")
}

/// Whether the viewer sees a role of the query's loan.
fn sees(viewer: Uuid) -> Condition {
    sees_role(viewer, &Expr::col((MINE, loan_role::Column::Role)))
}

/// The lead borrower of the query's loan, if the viewer sees them.
fn lead_of_loan(viewer: Uuid) -> SelectStatement {
    Query::select()
        .column(loan_role::Column::UserId)
        .from(loan_role::Entity)
        .and_where(
            Expr::col((loan_role::Entity, loan_role::Column::LoanId))
                .equals((loan::Entity, loan::Column::Id)),
        )
        .and_where(loan_role::Column::Role.eq(Word(Role::LeadBorrower)))
        .cond_where(sees(viewer))
        .order_by(loan_role::Column::CreatedAt, Order::Asc)
        .limit(1)
        .take()
}

fn filtered(
    select: Select<loan::Entity>,
    viewer: &SignedIn,
    query: &LoansQuery,
) -> Result<Select<loan::Entity>, Problem> {
    let words = |list: &str| {
        list.split(',').map(str::trim).filter(|word| !word.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    let unknown = |word: &str| Problem::malformed("status", &NOT_A_STATUS.fill(&[("word", word)]));
    let statuses: Vec<_> = words(&query.status)
        .iter()
        .map(|word| known::<ReviewStatus>(word).map(Word).ok_or_else(|| unknown(word)))
        .collect::<Result<_, _>>()?;
    let no_id = |word: &str| Problem::malformed("usersIds", &NOT_AN_ID.fill(&[("word", word)]));
    let users: Vec<Uuid> = words(&query.users_ids)
        .iter()
        .map(|id| id.parse().map_err(|_| no_id(id)))
        .collect::<Result<_, _>>()?;
    let unarchived = query.archived == Some(false) && statuses.is_empty();
    Ok(select
        .apply_if(unarchived.then_some(Word(ReviewStatus::Archive)), |select, archive| {
            select.filter(loan::Column::ReviewStatus.ne(archive))
        })
        .apply_if((!statuses.is_empty()).then_some(statuses), |select, statuses| {
            select.filter(loan::Column::ReviewStatus.is_in(statuses))
        })
        .apply_if((!users.is_empty()).then_some(users), |select, users| {
            select.filter(Expr::exists(loans_with(viewer.user.id, users)))
        })
        .apply_if(query.lender_id, |select, lender| select.filter(loan::Column::CompanyId.eq(lender)))
        .apply_if(Some(query.q.trim()).filter(|text| !text.is_empty()), |select, text| {
            select.filter(found_by(text))
        }))
}

/// A role of one of these people on the query's loan that the viewer sees: people they can't see are like
/// people who don't exist.
fn loans_with(viewer: Uuid, users: Vec<Uuid>) -> SelectStatement {
    let role = |column: loan_role::Column| Expr::col((loan_role::Entity, column));
    Query::select()
        .expr(Expr::value(1))
        .from(loan_role::Entity)
        .and_where(role(loan_role::Column::LoanId).equals((loan::Entity, loan::Column::Id)))
        .and_where(role(loan_role::Column::UserId).is_in(users))
        .cond_where(sees(viewer))
        .take()
}

/// The text stands in the name, the number, the address, or the lead borrower's name, whatever the case.
fn found_by(text: &str) -> Condition {
    let lead = |column: app_user::Column| Expr::col((Alias::new(LEAD), column));
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

fn sorted(select: Select<loan::Entity>, sort: &str) -> Result<Select<loan::Entity>, Problem> {
    let sort = if sort.is_empty() { "-updated" } else { sort };
    let (key, order) = sort.strip_prefix('-').map_or((sort, Order::Asc), |key| (key, Order::Desc));
    let column = |column: loan::Column| Expr::col((loan::Entity, column));
    let by = match key {
        "name" => Expr::expr(Func::lower(column(loan::Column::Name))),
        "status" => status_order().into(),
        "updated" => column(loan::Column::UpdatedAt),
        // A loan without an amount counts as none, on both databases.
        "amount" => Expr::expr(Func::coalesce([column(loan::Column::Amount), Expr::value(-1_i64)])),
        "purpose" => words(column(loan::Column::LoanPurpose)),
        "lender" => words(Expr::col((company::Entity, company::Column::Name))),
        "borrower" => words(lead_name()),
        "requests" => Expr::SubQuery(None, Box::new(waiting().into())),
        _ => return Err(Problem::malformed("sort", NOT_A_SORT.template)),
    };
    Ok(select.order_by(by, order.clone()).order_by(loan::Column::Id, order))
}

/// Words sort without regard to case; none come first, on both databases.
fn words(words: Expr) -> Expr {
    Expr::expr(Func::lower(Func::coalesce([words, Expr::value("")])))
}

/// The family name of the lead borrower, then the given name.
fn lead_name() -> Expr {
    let lead = |column| Expr::col((Alias::new(LEAD), column));
    let joined = BinOper::Custom("||");
    lead(app_user::Column::FamilyName).binary(joined, " ").binary(joined, lead(app_user::Column::GivenName))
}

/// How many of the query's loan's requests wait for a lender.
fn waiting() -> SelectStatement {
    use needs_list_element::{Column, Entity};
    let column = |column: Column| Expr::col((Entity, column));
    Query::select()
        .expr(column(Column::Id).count())
        .from(Entity)
        .and_where(column(Column::LoanId).equals((loan::Entity, loan::Column::Id)))
        .and_where(column(Column::StorageType).eq(Word(StorageType::File)))
        .and_where(column(Column::ReviewState).eq(Word(ReviewState::Submitted)))
        .and_where(column(Column::DeletedAt).is_null())
        .take()
}

/// The place of the loan's status in the order of review statuses.
fn status_order() -> CaseStatement {
    (0_i32..).zip(ReviewStatus::ALL).fold(CaseStatement::new(), |case, (place, status)| {
        case.case(loan::Column::ReviewStatus.eq(Word(status)), place)
    })
}

fn summary(viewer: Uuid, row: Row, elements: Vec<Element>) -> LoanSummary {
    let next_due = next_due(viewer, row.my_role.group(), row.loan.review_status.0, &elements);
    let counts = counts_seen(viewer, &row, elements);
    LoanSummary {
        id: row.loan.id,
        next_due,
        attention: attention(&Attention { role_group: row.my_role.group(), counts }),
        counts,
        name: row.loan.name,
        loan_number: row.loan.loan_number,
        amount: row.loan.amount,
        loan_purpose: row.loan.loan_purpose,
        property_address: row.loan.property_address,
        review_status: row.loan.review_status.0,
        lender: LenderName { logo: logo_address(&row.company), id: row.company.id, name: row.company.name },
        lead_borrower_name: row.lead.as_ref().map(|lead| UserRef::from(lead).display_name()),
        my_role: row.my_role,
        updated_at: row.loan.updated_at,
    }
}

/// The file requests the viewer sees, by state.
fn counts_seen(viewer: Uuid, row: &Row, elements: Vec<Element>) -> ReviewCounts {
    let id = viewer.to_string();
    let users = vec![ProgressUser { id: id.clone(), role_group: row.my_role.group() }];
    let progress = progress(&ProgressQuestion { loan_status: row.loan.review_status.0, elements, users });
    progress.users.get(&id).map(|tally| tally.counts).unwrap_or_default()
}
