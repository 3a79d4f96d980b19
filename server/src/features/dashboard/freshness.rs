//! Accepted documents of requests with a maximum age that they reach soon or reached lately, on active loans.

use chrono::{DateTime, Duration, NaiveDate, Utc};
use sea_orm::{
    ColumnTrait as _, ConnectionTrait as _, DatabaseBackend, DbErr, EntityTrait as _, ExprTrait as _,
    FromQueryResult, JoinType, QueryFilter as _, QueryOrder as _, QueryResult, QuerySelect as _,
    RelationTrait as _, Select, Statement,
    sea_query::{Alias, Expr, Func, Order, Query, SelectStatement, UnionType},
};
use shared_rules::needs_list::{
    request::freshness::{ENDED_DAYS, ENDING_DAYS, fresh_until, is_ending},
    request_state::AnswerState,
};
use uuid::Uuid;

use super::{dto::DocumentEnding, expiring_licenses::under_way};
use crate::{
    access::SignedIn,
    entity::{EnumColumn, answer, document, loan, needs_list_element as element},
    membership::{LenderLoans, unindexed_column},
    state::AppState,
};

/// The maximum number of documents in a response.
const MOST: usize = 12;
/// The number of additional days read on each side, from which the viewer's time zone filters the exact range.
const EXTRA_DAYS: i64 = 2;
/// The maximum number of documents read.
const MOST_READ: u64 = 60;
/// The maximum number of different age limits that are searched one by one.
const MOST_AGE_LIMITS: usize = 16;
/// An age limit is rare if at most this many requests of all loans have it.
const RARE: i64 = 2_000;

#[derive(FromQueryResult)]
struct Document {
    element_id: Uuid,
    element_name: String,
    document_name: String,
    sent_at: DateTime<Utc>,
    freshness_days: i32,
    loan_id: Uuid,
    loan_name: String,
}

/// Returns accepted documents that are about to become too old, if nothing newer was sent, the earliest first.
pub(super) async fn load_aging_documents(
    state: &AppState,
    viewer: &SignedIn,
    lent: &LenderLoans,
) -> Result<Vec<DocumentEnding>, DbErr> {
    let (now, db) = (state.clock.now(), state.db.read());
    let ends = ExpiryDate { backend: db.get_database_backend(), now };
    let of_loans = || accepted_answers().filter(lent.contain_loan()).filter(under_way());
    let select = if lent.are_few() {
        of_loans()
    } else {
        match load_age_limits(state).await? {
            spans if spans.is_empty() => return Ok(Vec::new()),
            // That many different limits are unusual, so all documents are searched.
            spans if spans.len() > MOST_AGE_LIMITS => of_loans(),
            spans => accepted_answers()
                .filter(document::Column::Id.in_subquery(ends.select_candidates(lent, &spans))),
        }
    };
    let rows: Vec<Document> = ends.filter_expiring(select).into_model().all(db).await?;
    let zone = viewer.zone();
    let today = zone.day(now);
    let ending = rows.into_iter().filter_map(|row| {
        let until = fresh_until(zone.day(row.sent_at), row.freshness_days)?;
        is_ending(until, today).then(|| describe_document(row, until, today))
    });
    Ok(ending.take(MOST).collect())
}

/// A maximum age of documents, in days.
struct AgeLimit {
    days: i32,
    is_rare: bool,
}

/// Returns the different age limits, by skipping through the index from each to the next.
async fn load_age_limits(state: &AppState) -> Result<Vec<AgeLimit>, DbErr> {
    let sql = format!(
        "WITH RECURSIVE spans (days) AS ( \
           SELECT MIN(freshness_days) FROM needs_list_element WHERE freshness_days IS NOT NULL \
           UNION ALL \
           SELECT (SELECT MIN(e.freshness_days) FROM needs_list_element e \
                   WHERE e.freshness_days IS NOT NULL AND e.freshness_days > spans.days) \
           FROM spans WHERE spans.days IS NOT NULL \
         ) SELECT days, (SELECT COUNT(*) FROM (SELECT 1 FROM needs_list_element e \
                          WHERE e.freshness_days = spans.days LIMIT {}) AS few) AS requests \
           FROM spans WHERE days IS NOT NULL LIMIT {}",
        RARE + 1,
        MOST_AGE_LIMITS + 1
    );
    let db = state.db.read();
    let rows = db.query_all_raw(Statement::from_string(db.get_database_backend(), sql)).await?;
    let span = |row: &QueryResult| {
        Ok(AgeLimit { days: row.try_get("", "days")?, is_rare: row.try_get::<i64>("", "requests")? <= RARE })
    };
    rows.iter().map(span).collect()
}

/// The expression for the expiry date, which differs between the databases.
struct ExpiryDate {
    backend: DatabaseBackend,
    now: DateTime<Utc>,
}

impl ExpiryDate {
    /// The documents that may expire first. For a common age limit, the oldest documents expire first: they are
    /// scanned in order of arrival, testing each with a condition that the databases can't turn into a join. For rare
    /// limits all documents are read.
    fn select_candidates(&self, lent: &LenderLoans, spans: &[AgeLimit]) -> SelectStatement {
        let (rare, frequent): (Vec<&AgeLimit>, Vec<&AgeLimit>) = spans.iter().partition(|span| span.is_rare);
        let rare: Vec<i32> = rare.iter().map(|span| span.days).collect();
        let of_rare = Query::select()
            .column((answer::Entity, answer::Column::DocumentId))
            .from(answer::Entity)
            .inner_join(element::Entity, of_element())
            .and_where(element::Column::FreshnessDays.is_in(rare.iter().copied()))
            .take();
        let mut candidates = Query::select()
            .column(document::Column::Id)
            .from(document::Entity)
            .and_where(document::Column::Id.in_subquery(of_rare))
            .and_where(is_meant(lent, &rare))
            .take();
        for span in frequent {
            let part = Query::select()
                .column(document::Column::Id)
                .from_subquery(self.of_span(lent, span.days), Alias::new("part"))
                .take();
            candidates.union(UnionType::All, part);
        }
        candidates
    }

    fn of_span(&self, lent: &LenderLoans, days: i32) -> SelectStatement {
        let came = |ends: i64| self.now + Duration::days(ends - i64::from(days));
        Query::select()
            .column(document::Column::Id)
            .from(document::Entity)
            .and_where(document::Column::CreatedAt.gte(came(-ENDED_DAYS - EXTRA_DAYS)))
            .and_where(document::Column::CreatedAt.lte(came(ENDING_DAYS + EXTRA_DAYS)))
            .and_where(document::Column::DeletedAt.is_null())
            .and_where(is_meant(lent, &[days]))
            .order_by(document::Column::CreatedAt, Order::Asc)
            .order_by(document::Column::Id, Order::Asc)
            .limit(MOST_READ)
            .take()
    }

    /// Restricts to documents that expire around now, the earliest first.
    fn filter_expiring(&self, select: Select<answer::Entity>) -> Select<answer::Entity> {
        let day = |days: i64| self.of(self.now + Duration::days(days));
        select
            .filter(self.at().gte(day(-ENDED_DAYS - EXTRA_DAYS)))
            .filter(self.at().lte(day(ENDING_DAYS + EXTRA_DAYS)))
            .order_by(self.at(), Order::Asc)
            .order_by_asc(element::Column::Id)
            .limit(MOST_READ)
    }

    fn at(&self) -> Expr {
        Expr::cust(match self.backend {
            DatabaseBackend::Sqlite => {
                r#"julianday("document"."created_at") + "needs_list_element"."freshness_days""#
            }
            _ => r#""document"."created_at" + make_interval(days => "needs_list_element"."freshness_days")"#,
        })
    }

    fn of(&self, moment: DateTime<Utc>) -> Expr {
        match self.backend {
            DatabaseBackend::Sqlite => Expr::cust_with_values("julianday(?)", [moment.to_rfc3339()]),
            _ => Expr::value(moment),
        }
    }
}

/// The condition that the query's document is an accepted answer to a request of the loans with one of these
/// age
/// limits.
fn is_meant(lent: &LenderLoans, spans: &[i32]) -> Expr {
    let span = Func::coalesce([Expr::col((element::Entity, element::Column::FreshnessDays)), Expr::value(0)]);
    let of_loan =
        Expr::col((element::Entity, element::Column::LoanId)).equals((loan::Entity, loan::Column::Id));
    let of_document = Expr::col((answer::Entity, answer::Column::DocumentId))
        .equals((document::Entity, document::Column::Id));
    let one = Query::select()
        .expr(Expr::value(1))
        .from(answer::Entity)
        .inner_join(element::Entity, of_element())
        .inner_join(loan::Entity, of_loan)
        .and_where(of_document)
        .and_where(
            unindexed_column((answer::Entity, answer::Column::ReviewState))
                .eq(EnumColumn(AnswerState::Accepted)),
        )
        .and_where(Expr::expr(span).is_in(spans.iter().copied()))
        .and_where(element::Column::DeletedAt.is_null())
        .and_where(lent.contain_loan())
        .and_where(under_way())
        .and_where(Expr::exists(newer_answer()).not())
        .limit(1)
        .take();
    Expr::SubQuery(None, Box::new(one.into())).eq(1)
}

fn of_element() -> Expr {
    Expr::col((answer::Entity, answer::Column::ElementId)).equals((element::Entity, element::Column::Id))
}

/// The accepted answers to requests with a maximum age, if nothing newer was sent.
fn accepted_answers() -> Select<answer::Entity> {
    answer::Entity::find()
        .select_only()
        .column_as(element::Column::Id, "element_id")
        .column_as(element::Column::Name, "element_name")
        .column_as(element::Column::FreshnessDays, "freshness_days")
        .column_as(document::Column::Name, "document_name")
        .column_as(document::Column::CreatedAt, "sent_at")
        .column_as(loan::Column::Id, "loan_id")
        .column_as(loan::Column::Name, "loan_name")
        .join(JoinType::InnerJoin, answer::Relation::Element.def())
        .join(JoinType::InnerJoin, element::Relation::Loan.def())
        .join(JoinType::InnerJoin, answer::Relation::Document.def())
        .filter(
            unindexed_column((answer::Entity, answer::Column::ReviewState))
                .eq(EnumColumn(AnswerState::Accepted)),
        )
        .filter(element::Column::FreshnessDays.is_not_null())
        .filter(element::Column::DeletedAt.is_null())
        .filter(document::Column::DeletedAt.is_null())
        .filter(Expr::exists(newer_answer()).not())
}

/// An answer to the same request that is newer than the query's.
fn newer_answer() -> SelectStatement {
    let later = Alias::new("later");
    let of = |column: answer::Column| Expr::col((later.clone(), column));
    Query::select()
        .expr(Expr::value(1))
        .from_as(answer::Entity, later.clone())
        .and_where(of(answer::Column::ElementId).equals((answer::Entity, answer::Column::ElementId)))
        .and_where(of(answer::Column::AnsweredAt).gt(Expr::col((answer::Entity, answer::Column::AnsweredAt))))
        .limit(1)
        .take()
}

fn describe_document(row: Document, until: NaiveDate, today: NaiveDate) -> DocumentEnding {
    DocumentEnding {
        element_id: row.element_id,
        element_name: row.element_name,
        document_name: row.document_name,
        loan_id: row.loan_id,
        loan_name: row.loan_name,
        until,
        ended: until < today,
    }
}
