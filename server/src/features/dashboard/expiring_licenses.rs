//! Driver's licenses that expire soon or have expired, on active loans.

use std::collections::HashSet;

use chrono::Duration;
use sea_orm::{
    ColumnTrait, Condition, DbErr, EntityTrait, ExprTrait as _, FromQueryResult, JoinType, QueryFilter,
    QueryOrder, QueryResult, QuerySelect, RelationTrait as _,
    sea_query::{Expr, Query},
};
use shared_rules::{
    individuals::licence_status::{EXPIRING_DAYS, LicenceExpiry, LicenceStatus, licence_status},
    loans::{review_status::ReviewStatus, stage::is_under_way},
    team::{permission::Permission, role::Role},
    text::individuals::{LICENCE_EXPIRED, LICENCE_EXPIRING},
};
use uuid::Uuid;

use super::dto::LicenceEnding;
use crate::{
    access::{SignedIn, permissions_of},
    db::with_columns,
    entity::{EnumColumn, app_user, individual, loan, loan_role},
    membership::{LenderLoans, UserRef, unindexed_column, without_index},
    state::AppState,
};

/// The maximum number of licenses in a response.
const MOST: usize = 12;
/// The maximum number of rows read, because a person may be on several loans.
const MOST_READ: u64 = 60;

/// The condition that the query's loan is active.
pub(super) fn under_way() -> Expr {
    let statuses = ReviewStatus::ALL.into_iter().filter(|status| is_under_way(*status)).map(EnumColumn);
    unindexed_column((loan::Entity, loan::Column::ReviewStatus)).is_in(statuses)
}

struct ExpiringLicense {
    user: app_user::Model,
    expiration: Option<String>,
    loan_id: Uuid,
    loan_name: String,
}

impl FromQueryResult for ExpiringLicense {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            user: app_user::Model::from_query_result(row, "person_")?,
            expiration: row.try_get("", "expiration")?,
            loan_id: row.try_get("", "loan_id")?,
            loan_name: row.try_get("", "loan_name")?,
        })
    }
}

/// Returns the people whose license expires, the earliest first: each once, on the loan with the latest change.
pub(super) async fn load_expiring_licenses(
    state: &AppState,
    viewer: &SignedIn,
    lent: &LenderLoans,
) -> Result<Vec<LicenceEnding>, DbErr> {
    let (now, zone) = (state.clock.now(), viewer.zone());
    let soon = zone.day(now) + Duration::days(EXPIRING_DAYS);
    let of_company = Expr::col((individual::Entity, individual::Column::CompanyId))
        .equals((loan::Entity, loan::Column::CompanyId));
    // With many loans, search the expiring licenses first; with few, the people on the loans.
    let of_companies =
        (!lent.are_few()).then(|| individual::Column::CompanyId.in_subquery(lent.select_companies()));
    let select = loan_role::Entity::find()
        .select_only()
        .column_as(individual::Column::LicenceExpiration, "expiration")
        .column_as(loan::Column::Id, "loan_id")
        .column_as(loan::Column::Name, "loan_name")
        .join(JoinType::InnerJoin, loan_role::Relation::Loan.def())
        .join(JoinType::InnerJoin, loan_role::Relation::User.def())
        .join(JoinType::InnerJoin, individual::Relation::User.def().rev())
        .filter(without_index(of_company))
        .filter(Condition::all().add_option(of_companies))
        .filter(lent.contain_loan())
        .filter(without_index(licence_seen_by(viewer)))
        .filter(loan_role::Column::VisibleToLender.eq(true))
        .filter(under_way())
        .filter(individual::Column::LicenceExpiration.lte(soon.to_string()))
        .filter(individual::Column::LicenceExpiration.ne(""))
        .order_by_asc(individual::Column::LicenceExpiration)
        .order_by_desc(loan::Column::UpdatedAt)
        .order_by_asc(loan_role::Column::Id)
        .limit(MOST_READ);
    let select = with_columns::<_, app_user::Entity>(select, "app_user", "person_");
    let rows: Vec<ExpiringLicense> = select.into_model().all(state.db.read()).await?;
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

/// The condition that the viewer may see licenses on the query's loan, by their role there, or without one as the
/// company's lead.
fn licence_seen_by(viewer: &SignedIn) -> Condition {
    let sees =
        |role: Role| permissions_of(role, viewer.employer.as_ref()).contains(&Permission::SeeDriversLicense);
    let roles = Role::ALL.into_iter().filter(|role| role.is_lender() && sees(*role)).map(EnumColumn);
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
