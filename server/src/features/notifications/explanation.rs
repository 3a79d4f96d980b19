//! Explains to lenders for each event of a loan which people were emailed about it, and why others weren't.

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, Condition, DbErr, EntityTrait, FromQueryResult, JoinType, QueryFilter, QueryOrder,
    QueryResult, QuerySelect, RelationTrait as _,
    sea_query::{Alias, Expr, ExprTrait as _, Query},
};
use serde::{Deserialize, Serialize};
use shared_rules::notices::{
    email_state::{
        NotificationEmailExplanation, NotificationEmailFacts, NotificationEmailState,
        notification_email_explanation,
    },
    kind::NoticeKind,
};
use utoipa::{IntoParams, ToSchema};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    db::with_columns,
    entity::{app_user, loan_role, mail, needs_list_element as element, notice},
    http::{Position, paging::LARGEST_PAGE},
    membership::UserRef,
    state::AppState,
};

/// Default page size.
const PAGE_SIZE: u64 = 50;
/// The alias of the recipient's row; the actor's has none.
const RECIPIENT: &str = "recipient";

/// The requested page.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct NotificationEmailQuery {
    /// The `next` of the previous page.
    #[param(value_type = Option<String>)]
    pub before: Option<Position>,
    /// Page size: 1 to 100, default 50.
    pub s: Option<u64>,
}

/// A page of a loan's notifications, with their emails.
#[derive(Debug, Serialize, ToSchema)]
pub(super) struct NotificationEmailPage {
    /// The notifications, newest first.
    pub content: Vec<NotificationEmailEntry>,
    /// The value of `before` for the next page; null on the last.
    pub next: Option<String>,
}

/// A notification of one person, and what happened to its email.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct NotificationEmailEntry {
    /// The notification.
    pub id: Uuid,
    /// The time of the event.
    pub at: DateTime<Utc>,
    /// The kind of event.
    pub kind: NoticeKind,
    /// The name of the person who did it.
    pub actor_name: String,
    /// The action, as text that follows their name.
    pub event: String,
    /// The related request.
    pub element_id: Option<Uuid>,
    /// The person who was notified.
    pub recipient_id: Uuid,
    /// Their name.
    pub recipient_name: String,
    /// The state of the email.
    pub state: NotificationEmailState,
    /// The state as text, with the reason.
    pub words: String,
    /// When it was sent or skipped, or is due.
    pub state_at: Option<DateTime<Utc>>,
}

/// A notification with its people.
struct EmailRow {
    notice: notice::Model,
    actor: app_user::Model,
    recipient: app_user::Model,
    element_name: Option<String>,
    in_outbox: bool,
}

impl FromQueryResult for EmailRow {
    fn from_query_result(row: &QueryResult, _: &str) -> Result<Self, DbErr> {
        Ok(Self {
            notice: notice::Model::from_query_result(row, "")?,
            actor: app_user::Model::from_query_result(row, "actor_")?,
            recipient: app_user::Model::from_query_result(row, "recipient_")?,
            element_name: row.try_get("", "element_name")?,
            in_outbox: row.try_get("", "in_outbox")?,
        })
    }
}

/// Returns a page of the loan's notifications, newest first, without those of people hidden from lenders.
pub(super) async fn load_page(
    state: &AppState,
    lender: &LoanMember,
    query: NotificationEmailQuery,
) -> Result<NotificationEmailPage, DbErr> {
    let size = query.s.unwrap_or(PAGE_SIZE).clamp(1, LARGEST_PAGE);
    let mut rows = load_rows(state, lender, query.before, size.saturating_add(1)).await?;
    let shown = usize::try_from(size).unwrap_or(usize::MAX);
    let more = rows.len() > shown;
    rows.truncate(shown);
    let end = rows.last().map(|row| Position { at: row.notice.at, id: row.notice.id }.to_string());
    let bundle_seconds = state.config.notification_bundle_seconds;
    let content = rows.into_iter().map(|row| to_entry(row, bundle_seconds)).collect();
    Ok(NotificationEmailPage { content, next: end.filter(|_| more) })
}

async fn load_rows(
    state: &AppState,
    lender: &LoanMember,
    before: Option<Position>,
    most: u64,
) -> Result<Vec<EmailRow>, DbErr> {
    use notice::Column;
    let own = |column: Column| Expr::col((notice::Entity, column));
    let role = |column: loan_role::Column| Expr::col((loan_role::Entity, column));
    let hidden = Query::select()
        .expr(Expr::value(1))
        .from(loan_role::Entity)
        .and_where(role(loan_role::Column::LoanId).eq(own(Column::LoanId)))
        .and_where(role(loan_role::Column::UserId).eq(own(Column::RecipientId)))
        .and_where(role(loan_role::Column::VisibleToLender).eq(false))
        .take();
    let in_outbox = Query::select()
        .expr(Expr::value(1))
        .from(mail::Entity)
        .and_where(Expr::col((mail::Entity, mail::Column::Id)).eq(own(Column::MailId)))
        .and_where(Expr::col((mail::Entity, mail::Column::SentAt)).is_null())
        .take();
    let earlier = before.map(|end| {
        let same = Condition::all().add(Column::At.eq(end.at)).add(Column::Id.lt(end.id));
        // The first bound is where the index scan starts.
        Condition::all()
            .add(Column::At.lte(end.at))
            .add(Condition::any().add(Column::At.lt(end.at)).add(same))
    });
    let is_own = Column::RecipientId.eq(lender.user.id);
    let select = notice::Entity::find()
        .join(JoinType::InnerJoin, notice::Relation::Actor.def())
        .join_as(JoinType::InnerJoin, notice::Relation::Recipient.def(), Alias::new(RECIPIENT))
        .join(JoinType::LeftJoin, notice::Relation::Element.def())
        .column_as(element::Column::Name, "element_name")
        .expr_as(Expr::exists(in_outbox), "in_outbox")
        .filter(Column::LoanId.eq(lender.loan.id))
        .filter(Condition::any().add(is_own).add(Expr::exists(hidden).not()))
        .filter(Condition::all().add_option(earlier))
        .order_by_desc(Column::At)
        .order_by_desc(Column::Id)
        .limit(most);
    let select = with_columns::<_, app_user::Entity>(select, "app_user", "actor_");
    let select = with_columns::<_, app_user::Entity>(select, RECIPIENT, "recipient_");
    select.into_model().all(state.db.read()).await
}

fn to_entry(row: EmailRow, bundle_seconds: u32) -> NotificationEmailEntry {
    let EmailRow { notice, actor, recipient, element_name, in_outbox } = row;
    let explained = notification_email_explanation(&NotificationEmailFacts {
        kind: notice.kind.0,
        element_name: element_name.unwrap_or_default(),
        not_applicable: notice.reason.is_some(),
        delivery: notice.delivery.0,
        at: notice.at,
        due_at: notice.email_due_at,
        outcome: notice.email_outcome.map(|outcome| outcome.0),
        settled_at: notice.email_settled_at,
        read_at: notice.read_at,
        in_outbox,
        bundle_seconds,
    });
    let NotificationEmailExplanation { event, state, words, at } = explained;
    NotificationEmailEntry {
        id: notice.id,
        at: notice.at,
        kind: notice.kind.0,
        actor_name: UserRef::from(&actor).display_name(),
        event,
        element_id: notice.element_id,
        recipient_id: recipient.id,
        recipient_name: UserRef::from(&recipient).display_name(),
        state,
        words,
        state_at: at,
    }
}
