//! Licences of people, and accepted documents, that end soon or ended lately, on loans that are under way.

use std::collections::HashSet;

use chrono::{DateTime, Duration, NaiveDate, Utc};
use sea_orm::{
    ColumnTrait, Condition, DatabaseBackend, DbErr, EntityTrait, ExprTrait as _, FromQueryResult, JoinType,
    QueryFilter, QueryOrder, QueryResult, QuerySelect, RelationTrait as _,
    sea_query::{Alias, Expr, Query, SelectStatement},
};
use shared_rules::{
    individuals::licence_status::{EXPIRING_DAYS, LicenceExpiry, LicenceStatus, licence_status},
    loans::{review_status::ReviewStatus, stage::is_under_way},
    needs_list::{
        request::freshness::{ENDED_DAYS, ENDING_DAYS, fresh_until, is_ending},
        request_state::AnswerState,
    },
    team::{permission::Permission, role::Role},
    text::individuals::{LICENCE_EXPIRED, LICENCE_EXPIRING},
};
use uuid::Uuid;

use super::dto::{DocumentEnding, Expiring, LicenceEnding};
use crate::{
    access::{SignedIn, permissions_of},
    db::with_columns,
    entity::{Word, answer, app_user, document, individual, loan, loan_role, needs_list_element as element},
    roster::{UserRef, lent_by},
    state::AppState,
};

/// The most licences, and the most documents, that one answer holds.
const MOST: usize = 12;
/// So many days more are read, of which the viewer's calendar leaves out what isn't meant.
const AROUND: i64 = 2;
/// How many licences are looked at: somebody may be on several loans.
const LOOKED_AT: u64 = 60;

/// What ends soon on the loans one lends on, the earliest first.
pub(super) async fn of_loans(state: &AppState, viewer: &SignedIn) -> Result<Expiring, DbErr> {
    Ok(Expiring { licences: licences(state, viewer).await?, documents: documents(state, viewer).await? })
}

fn under_way() -> Expr {
    let statuses = ReviewStatus::ALL.into_iter().filter(|status| is_under_way(*status)).map(Word);
    Expr::col((loan::Entity, loan::Column::ReviewStatus)).is_in(statuses)
}

struct Licence {
    user: app_user::Model,
    expiration: Option<String>,
    loan_id: Uuid,
    loan_name: String,
}

impl FromQueryResult for Licence {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            user: app_user::Model::from_query_result(row, "person_")?,
            expiration: row.try_get("", "expiration")?,
            loan_id: row.try_get("", "loan_id")?,
            loan_name: row.try_get("", "loan_name")?,
        })
    }
}

/// Whose licence ends, each once, on the loan that moved last.
async fn licences(state: &AppState, viewer: &SignedIn) -> Result<Vec<LicenceEnding>, DbErr> {
    let (now, zone) = (state.clock.now(), viewer.zone());
    let soon = zone.day(now) + Duration::days(EXPIRING_DAYS);
    let of_company = Expr::col((individual::Entity, individual::Column::CompanyId))
        .equals((loan::Entity, loan::Column::CompanyId));
    let select = loan_role::Entity::find()
        .select_only()
        .column_as(individual::Column::LicenceExpiration, "expiration")
        .column_as(loan::Column::Id, "loan_id")
        .column_as(loan::Column::Name, "loan_name")
        .join(JoinType::InnerJoin, loan_role::Relation::Loan.def())
        .join(JoinType::InnerJoin, loan_role::Relation::User.def())
        .join(JoinType::InnerJoin, individual::Relation::User.def().rev())
        .filter(of_company)
        .filter(licence_seen_by(viewer))
        .filter(loan_role::Column::VisibleToLender.eq(true))
        .filter(under_way())
        .filter(individual::Column::LicenceExpiration.lte(soon.to_string()))
        .filter(individual::Column::LicenceExpiration.ne(""))
        .order_by_asc(individual::Column::LicenceExpiration)
        .order_by_desc(loan::Column::UpdatedAt)
        .order_by_asc(loan_role::Column::Id)
        .limit(LOOKED_AT);
    let select = with_columns::<_, app_user::Entity>(select, "app_user", "person_");
    let rows: Vec<Licence> = select.into_model().all(state.db.read()).await?;
    let mut named = HashSet::new();
    let ending = rows.into_iter().filter(|row| named.insert(row.user.id)).filter_map(|row| {
        let utc_offset_minutes = zone.offset_minutes(now);
        let status = licence_status(&LicenceExpiry { expiration: row.expiration, now, utc_offset_minutes });
        let (ended, words) = match status {
            LicenceStatus::Expired => (true, LICENCE_EXPIRED),
            LicenceStatus::Expiring => (false, LICENCE_EXPIRING),
            LicenceStatus::Active | LicenceStatus::None => return None,
        };
        let (user, words) = (UserRef::from(&row.user), words.template);
        Some(LicenceEnding { user, ended, words, loan_id: row.loan_id, loan_name: row.loan_name })
    });
    Ok(ending.take(MOST).collect())
}

/// Whether the viewer may see licences on the loan of a query, by their role there; without one, by leading the company.
fn licence_seen_by(viewer: &SignedIn) -> Condition {
    let sees =
        |role: Role| permissions_of(role, viewer.employer.as_ref()).contains(&Permission::SeeDriversLicense);
    let roles = Role::ALL.into_iter().filter(|role| role.is_lender() && sees(*role)).map(Word);
    let own = || {
        Query::select()
            .column(loan_role::Column::LoanId)
            .from(loan_role::Entity)
            .and_where(loan_role::Column::UserId.eq(viewer.user.id))
            .take()
    };
    let seeing = own().and_where(loan_role::Column::Role.is_in(roles)).take();
    let id = || Expr::col((loan::Entity, loan::Column::Id));
    let led = viewer.led_company().filter(|_| sees(Role::LeadLender)).map(|company| {
        let of_company = Expr::col((loan::Entity, loan::Column::CompanyId)).eq(company);
        of_company.and(id().not_in_subquery(own()))
    });
    Condition::any().add(id().in_subquery(seeing)).add_option(led)
}

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

/// Accepted documents that were fresh enough and soon aren't, where nothing newer was sent.
async fn documents(state: &AppState, viewer: &SignedIn) -> Result<Vec<DocumentEnding>, DbErr> {
    let (now, zone, db) = (state.clock.now(), viewer.zone(), state.db.read());
    let ends = Ends(db.get_database_backend());
    let (today, day) = (zone.day(now), |days: i64| now + Duration::days(days));
    let rows: Vec<Document> = answer::Entity::find()
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
        .filter(answer::Column::ReviewState.eq(Word(AnswerState::Accepted)))
        .filter(element::Column::FreshnessDays.is_not_null())
        .filter(element::Column::DeletedAt.is_null())
        .filter(document::Column::DeletedAt.is_null())
        .filter(lent_by(viewer))
        .filter(under_way())
        .filter(ends.at().gte(ends.of(day(-ENDED_DAYS - AROUND))))
        .filter(ends.at().lte(ends.of(day(ENDING_DAYS + AROUND))))
        .filter(Expr::exists(newer()).not())
        .order_by_asc(ends.at())
        .order_by_asc(element::Column::Id)
        .limit(LOOKED_AT)
        .into_model()
        .all(db)
        .await?;
    let ending = rows.into_iter().filter_map(|row| {
        let until = fresh_until(zone.day(row.sent_at), row.freshness_days)?;
        is_ending(until, today).then(|| worded(row, until, today))
    });
    Ok(ending.take(MOST).collect())
}

/// An answer to the same request that came after that of the query.
fn newer() -> SelectStatement {
    let later = Alias::new("later");
    let of = |column: answer::Column| Expr::col((later.clone(), column));
    Query::select()
        .expr(Expr::value(1))
        .from_as(answer::Entity, later.clone())
        .and_where(of(answer::Column::ElementId).equals((answer::Entity, answer::Column::ElementId)))
        .and_where(of(answer::Column::AnsweredAt).gt(Expr::col((answer::Entity, answer::Column::AnsweredAt))))
        .take()
}

/// When the document of a query is no longer fresh, which each database reckons in its own way.
struct Ends(DatabaseBackend);

impl Ends {
    fn at(&self) -> Expr {
        Expr::cust(match self.0 {
            DatabaseBackend::Sqlite => {
                r#"julianday("document"."created_at") + "needs_list_element"."freshness_days""#
            }
            _ => r#""document"."created_at" + make_interval(days => "needs_list_element"."freshness_days")"#,
        })
    }

    fn of(&self, moment: DateTime<Utc>) -> Expr {
        match self.0 {
            DatabaseBackend::Sqlite => Expr::cust_with_values("julianday(?)", [moment.to_rfc3339()]),
            _ => Expr::value(moment),
        }
    }
}

fn worded(row: Document, until: NaiveDate, today: NaiveDate) -> DocumentEnding {
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
