//! A user's notifications, limited to what they may currently see. Takes two statements for any number of them, and
//! one more for lenders.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter,
    QueryOrder, QueryResult, QuerySelect, RelationTrait as _,
    sea_query::{Expr, ExprTrait as _, Query},
};
use shared_rules::{
    needs_list::visibility::{NeedsListView, visible_elements},
    notices::lines::{Notice, NoticeList, notice_lines},
    team::role::RoleGroup,
};
use uuid::Uuid;

use super::{
    dto::{NoticeEntry, NoticePage, UnreadNotices},
    marks::is_in_app,
};
use crate::{
    access::{LoanMember, LoanWithRole, SignedIn},
    db::with_columns,
    entity::{app_user, company, loan, loan_role, needs_list_element as element, notice},
    http::Position,
    membership::UserRef,
    projection::elements_of,
    state::AppState,
};

/// The number of notifications read per page.
const PAGE_SIZE: usize = 60;
/// The maximum number of notifications read for the unread count.
const MOST_COUNTED: u64 = 200;

/// A notification with its actor and the user's role on the loan.
pub(super) struct NoticeRow {
    pub notice: notice::Model,
    actor: app_user::Model,
    /// Whether the actor is visible to borrowers.
    actor_shown: bool,
    place: LoanWithRole,
    element_name: Option<String>,
    element_deleted: Option<DateTime<Utc>>,
}

impl FromQueryResult for NoticeRow {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            notice: notice::Model::from_query_result(row, "")?,
            actor: app_user::Model::from_query_result(row, "actor_")?,
            actor_shown: row.try_get("", "actor_shown")?,
            place: LoanWithRole::from_query_result(row, "")?,
            element_name: row.try_get("", "element_name")?,
            element_deleted: row.try_get("", "element_deleted")?,
        })
    }
}

/// A notification, and what the user may currently see of it.
pub(super) struct VisibleNotice {
    pub notice: notice::Model,
    actor_id: Uuid,
    pub actor_name: String,
    pub loan: loan::Model,
    pub lender: company::Model,
    element_name: String,
    opens_loan: bool,
    lends: bool,
    sees_element: bool,
}

/// Returns a page of the user's notifications, newest first.
pub(super) async fn page(
    state: &AppState,
    viewer: &SignedIn,
    before: Option<Position>,
) -> Result<NoticePage, DbErr> {
    use notice::Column;
    let older = before.map(|end| {
        let same = Column::At.eq(end.at).and(Column::Id.lt(end.id));
        Column::At.lt(end.at).or(same)
    });
    let most = u64::try_from(PAGE_SIZE + 1).unwrap_or(u64::MAX);
    let which = Condition::all().add(is_in_app()).add_option(older);
    let mut rows = load_rows(state.db.read(), viewer.user.id, which, most).await?;
    let more = rows.len() > PAGE_SIZE;
    rows.truncate(PAGE_SIZE);
    let end = rows.last().map(|row| Position { at: row.notice.at, id: row.notice.id }.to_string());
    let seen = load_visible(state.db.read(), &viewer.user, rows).await?;
    Ok(NoticePage { content: entries(&seen), next: end.filter(|_| more) })
}

/// Returns the number of unread lines.
pub(super) async fn unread(state: &AppState, viewer: &SignedIn) -> Result<UnreadNotices, DbErr> {
    let unread = Condition::all().add(is_in_app()).add(notice::Column::ReadAt.is_null());
    let rows = load_rows(state.db.read(), viewer.user.id, unread, MOST_COUNTED).await?;
    let lines = entries(&load_visible(state.db.read(), &viewer.user, rows).await?).len();
    Ok(UnreadNotices { count: u32::try_from(lines).unwrap_or(u32::MAX) })
}

/// Returns some of the user's notifications, newest first.
pub(super) async fn load_rows(
    db: &impl ConnectionTrait,
    viewer_id: Uuid,
    which: Condition,
    most: u64,
) -> Result<Vec<NoticeRow>, DbErr> {
    use notice::Column;
    let own = |column: Column| Expr::col((notice::Entity, column));
    let role = |column: loan_role::Column| Expr::col((loan_role::Entity, column));
    let shown = Query::select()
        .expr(Expr::value(1))
        .from(loan_role::Entity)
        .and_where(role(loan_role::Column::LoanId).eq(own(Column::LoanId)))
        .and_where(role(loan_role::Column::UserId).eq(own(Column::ActorId)))
        .and_where(role(loan_role::Column::VisibleToBorrower).eq(true))
        .take();
    let select = notice::Entity::find()
        .join(JoinType::InnerJoin, notice::Relation::Actor.def())
        .join(JoinType::InnerJoin, notice::Relation::Loan.def())
        .join(JoinType::InnerJoin, loan::Relation::Company.def())
        .join(JoinType::LeftJoin, notice::Relation::Element.def())
        .column_as(element::Column::Name, "element_name")
        .column_as(element::Column::DeletedAt, "element_deleted")
        .expr_as(Expr::exists(shown), "actor_shown")
        .filter(Column::RecipientId.eq(viewer_id))
        .filter(which)
        .order_by_desc(Column::At)
        .order_by_desc(Column::Id)
        .limit(most);
    let select = LoanWithRole::add(select, viewer_id);
    let select = with_columns::<_, app_user::Entity>(select, "app_user", "actor_");
    select.into_model().all(db).await
}

/// Returns the notifications with what the user may currently see of them.
pub(super) async fn load_visible(
    db: &impl ConnectionTrait,
    viewer: &app_user::Model,
    rows: Vec<NoticeRow>,
) -> Result<Vec<VisibleNotice>, DbErr> {
    let mut members: HashMap<Uuid, Option<LoanMember>> = HashMap::new();
    let mut asked = HashSet::new();
    for row in &rows {
        let LoanWithRole { loan, lender, loan_role } = &row.place;
        let member = members.entry(loan.id).or_insert_with(|| {
            let (loan, lender, loan_role) = (loan.clone(), lender.clone(), loan_role.clone());
            LoanMember::of(LoanWithRole { loan, lender, loan_role }, viewer.clone())
        });
        let looks = member.as_ref().is_some_and(|member| !member.role().is_lender());
        if looks && row.notice.element_id.is_some() {
            asked.insert(loan.id);
        }
    }
    let visible = visible_requests(db, &members, asked.into_iter().collect()).await?;
    Ok(rows.into_iter().map(|row| to_visible(row, &members, &visible)).collect())
}

/// Returns the requests on these loans that are visible to a user who isn't a lender.
async fn visible_requests(
    db: &impl ConnectionTrait,
    members: &HashMap<Uuid, Option<LoanMember>>,
    loans: Vec<Uuid>,
) -> Result<HashSet<String>, DbErr> {
    if loans.is_empty() {
        return Ok(HashSet::new());
    }
    let mut visible = HashSet::new();
    for (loan_id, elements) in elements_of(db, &loans).await? {
        let Some(Some(member)) = members.get(&loan_id) else { continue };
        let view = NeedsListView {
            loan_status: member.loan.review_status.0,
            elements,
            viewer: member.role().group(),
            viewer_id: Some(member.user.id.to_string()),
            show_hidden: true,
            today: None,
        };
        visible.extend(visible_elements(&view).elements.into_iter().map(|element| element.id));
    }
    Ok(visible)
}

fn to_visible(
    row: NoticeRow,
    members: &HashMap<Uuid, Option<LoanMember>>,
    visible: &HashSet<String>,
) -> VisibleNotice {
    let member = members.get(&row.place.loan.id).and_then(Option::as_ref);
    let lends = member.is_some_and(|member| member.role().group() == RoleGroup::Lender);
    let known = lends || row.actor_shown;
    let sees_element = match row.notice.element_id {
        None => true,
        Some(_) if lends => row.element_deleted.is_none(),
        Some(id) => visible.contains(&id.to_string()),
    };
    VisibleNotice {
        // A person hidden from borrowers appears as the company.
        actor_id: if known { row.actor.id } else { Uuid::nil() },
        actor_name: if known {
            UserRef::from(&row.actor).display_name()
        } else {
            row.place.lender.name.clone()
        },
        loan: row.place.loan,
        lender: row.place.lender,
        element_name: row.element_name.unwrap_or_default(),
        opens_loan: member.is_some(),
        lends,
        sees_element,
        notice: row.notice,
    }
}

/// Combines the notifications to lines.
fn entries(seen: &[VisibleNotice]) -> Vec<NoticeEntry> {
    let lines = notice_lines(&NoticeList { notices: seen.iter().map(for_rule).collect() });
    let by_id: HashMap<String, &VisibleNotice> =
        seen.iter().map(|one| (one.notice.id.to_string(), one)).collect();
    let entry = |line: shared_rules::notices::lines::NoticeLine| {
        let first = by_id.get(line.ids.first()?)?;
        Some(NoticeEntry {
            ids: line.ids.iter().filter_map(|id| Some(by_id.get(id)?.notice.id)).collect(),
            actor_name: first.actor_name.clone(),
            words: line.words,
            why: line.why,
            at: first.notice.at,
            read: first.notice.read_at.is_some(),
            loan_id: first.loan.id,
            loan_name: first.loan.name.clone(),
            lender_id: first.loan.company_id,
            element_id: first.notice.element_id,
            leads_to: line.leads_to,
        })
    };
    lines.into_iter().filter_map(entry).collect()
}

/// Returns a notification as input of the shared rules.
pub(super) fn for_rule(one: &VisibleNotice) -> Notice {
    Notice {
        id: one.notice.id.to_string(),
        kind: one.notice.kind.0,
        actor_id: one.actor_id.to_string(),
        loan_id: one.loan.id.to_string(),
        element_id: one.notice.element_id.map(|id| id.to_string()),
        element_name: one.element_name.clone(),
        opens_loan: one.opens_loan,
        lends: one.lends,
        sees_element: one.sees_element,
        kept: one.notice.kept,
        reason: one.notice.reason.clone(),
        note: one.notice.note.clone(),
        read: one.notice.read_at.is_some(),
    }
}
