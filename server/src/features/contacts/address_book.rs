//! The address book: all people a lender works with, over all their loans, in two statements.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use futures_util::{Stream, StreamExt as _};
use sea_orm::{
    ColumnTrait, Condition, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder,
    QueryResult, QuerySelect, RelationTrait as _, Select,
    sea_query::{Expr, ExprTrait as _, Query, SelectStatement},
};
use shared_rules::team::role::Role;
use uuid::Uuid;

use super::{
    dto::{BookEntry, BookQuery, RoleOnLoan},
    people_search::{matches_text, own_company},
};
use crate::{
    access::SignedIn,
    entity::{EnumColumn, app_user, contact_relation, contact_sub_role, loan, loan_role, session},
    http::{
        Problem,
        paging::{Page, PageQuery},
    },
    membership::UserRef,
    state::AppState,
};

/// A person of the page, and the total number.
pub(super) struct BookRow {
    user: app_user::Model,
    last_active_at: Option<DateTime<Utc>>,
    total: i64,
}

impl FromQueryResult for BookRow {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            user: app_user::Model::from_query_result(row, "")?,
            last_active_at: row.try_get("", "last_active_at")?,
            total: row.try_get("", "total")?,
        })
    }
}

/// A role of one of these people.
#[derive(FromQueryResult)]
struct RoleRow {
    user_id: Uuid,
    loan_id: Uuid,
    loan_name: String,
    role: EnumColumn<Role>,
    key_contact: bool,
    sub_role_title: Option<String>,
}

/// Returns the page of people for the query.
pub(super) async fn load_page(
    state: &AppState,
    viewer: &SignedIn,
    query: &BookQuery,
) -> Result<Page<BookEntry>, Problem> {
    own_company(viewer)?;
    let page = PageQuery { p: query.page, s: query.size.unwrap_or(20) };
    let select = select_people(viewer.user.id, query).offset(page.offset()).limit(page.size());
    let rows: Vec<BookRow> = select.into_model().all(state.db.read()).await?;
    let total = rows.first().map_or(0, |row| u64::try_from(row.total).unwrap_or(0));
    Ok(Page::new(load_entries(state, viewer.user.id, rows).await?, page, total))
}

/// People per statement when exporting.
const PEOPLE_PER_STATEMENT: usize = 500;

/// Streams the people for the query from the first one on, up to the maximum of a file, in batches.
pub(super) async fn stream_rows<'a>(
    state: &'a AppState,
    viewer: &SignedIn,
    query: &BookQuery,
    most: u32,
) -> Result<impl Stream<Item = Vec<Result<BookRow, DbErr>>> + Send + Unpin + 'a, Problem> {
    own_company(viewer)?;
    let rows = select_people(viewer.user.id, query).limit(u64::from(most)).into_model::<BookRow>();
    Ok(rows.stream(state.db.read_export()).await?.chunks(PEOPLE_PER_STATEMENT))
}

/// Returns these people with their roles.
pub(super) async fn load_entries(
    state: &AppState,
    viewer: Uuid,
    rows: Vec<BookRow>,
) -> Result<Vec<BookEntry>, DbErr> {
    let mut roles = load_roles(state, viewer, rows.iter().map(|row| row.user.id)).await?;
    let entries = rows.into_iter().map(|row| BookEntry {
        roles: roles.remove(&row.user.id).unwrap_or_default(),
        user: UserRef::from(&row.user),
        last_active_at: row.last_active_at,
    });
    Ok(entries.collect())
}

fn select_people(viewer: Uuid, query: &BookQuery) -> Select<app_user::Entity> {
    let with_roles = Query::select()
        .column((loan_role::Entity, loan_role::Column::UserId))
        .from(loan_role::Entity)
        .left_join(contact_relation::Entity, is_listed())
        .and_where(
            Expr::col((loan_role::Entity, loan_role::Column::LoanId)).in_subquery(loans_of_viewer(viewer)),
        )
        .cond_where(is_seen_by(viewer))
        .take();
    let last_active = Query::select()
        .expr(Expr::col((session::Entity, session::Column::LastSeenAt)).max())
        .from(session::Entity)
        .and_where(
            Expr::col((session::Entity, session::Column::UserId))
                .equals((app_user::Entity, app_user::Column::Id)),
        )
        .take();
    let in_group = query.group.group().map(|group| app_user::Column::RoleGroup.eq(EnumColumn(group)));
    app_user::Entity::find()
        .expr_as(Expr::SubQuery(None, Box::new(last_active.into())), "last_active_at")
        .expr_as(Expr::cust("COUNT(*) OVER ()"), "total")
        .filter(app_user::Column::Id.in_subquery(with_roles))
        .filter(app_user::Column::Id.ne(viewer))
        .filter(matches_text(&query.query))
        .filter(Condition::all().add_option(in_group))
        .order_by_asc(app_user::Column::FamilyName)
        .order_by_asc(app_user::Column::GivenName)
        .order_by_asc(app_user::Column::Id)
}

fn is_listed() -> Expr {
    Expr::col((contact_relation::Entity, contact_relation::Column::LoanRoleId))
        .equals((loan_role::Entity, loan_role::Column::Id))
}

/// Contacts hidden from lenders are visible to the owner of their list only.
fn is_seen_by(viewer: Uuid) -> Condition {
    Condition::any()
        .add(Expr::col((loan_role::Entity, loan_role::Column::VisibleToLender)).eq(true))
        .add(Expr::col((contact_relation::Entity, contact_relation::Column::OwnerId)).eq(viewer))
}

fn loans_of_viewer(viewer: Uuid) -> SelectStatement {
    Query::select()
        .column(loan_role::Column::LoanId)
        .from(loan_role::Entity)
        .and_where(loan_role::Column::UserId.eq(viewer))
        .take()
}

async fn load_roles(
    state: &AppState,
    viewer: Uuid,
    people: impl Iterator<Item = Uuid>,
) -> Result<HashMap<Uuid, Vec<RoleOnLoan>>, DbErr> {
    let rows = loan_role::Entity::find()
        .select_only()
        .columns([loan_role::Column::UserId, loan_role::Column::LoanId, loan_role::Column::Role])
        .column(loan_role::Column::KeyContact)
        .column_as(loan::Column::Name, "loan_name")
        .column_as(contact_sub_role::Column::Title, "sub_role_title")
        .join(JoinType::InnerJoin, loan_role::Relation::Loan.def())
        .join(JoinType::LeftJoin, contact_relation::Relation::LoanRole.def().rev())
        .join(JoinType::LeftJoin, contact_relation::Relation::SubRole.def())
        .filter(loan_role::Column::UserId.is_in(people))
        .filter(loan_role::Column::LoanId.in_subquery(loans_of_viewer(viewer)))
        .filter(is_seen_by(viewer))
        .order_by_desc(loan::Column::UpdatedAt)
        .order_by_asc(loan::Column::Id)
        .into_model::<RoleRow>()
        .all(state.db.read())
        .await?;
    let mut roles: HashMap<Uuid, Vec<RoleOnLoan>> = HashMap::new();
    for row in rows {
        roles.entry(row.user_id).or_default().push(RoleOnLoan {
            loan_id: row.loan_id,
            loan_name: row.loan_name,
            role: row.role.0,
            key_contact: row.key_contact,
            sub_role_title: row.sub_role_title,
        });
    }
    Ok(roles)
}
