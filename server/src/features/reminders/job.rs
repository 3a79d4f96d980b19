//! The daily job: at 8:00 in their time zone, each person gets the reminders that are due. Several servers may run it:
//! a person's turn is claimed in the transaction that sends their email.

use chrono::{DateTime, Duration, Timelike as _, Utc};
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait as _, Condition, ConnectionTrait, DbErr, EntityTrait as _, ExprTrait as _, FromQueryResult,
    JoinType, QueryFilter as _, QueryOrder as _, QuerySelect as _, RelationTrait as _,
    sea_query::{Expr, OnConflict, Query},
};
use serde_json::json;
use shared_rules::{
    activity::Activity,
    loans::{review_status::ReviewStatus, stage::is_under_way},
    needs_list::element::Element,
    team::role::Role,
};
use uuid::Uuid;

use super::{
    facts::{LoanFacts, company_zone, load_facts, zone_at},
    policy::load_policy,
    sending::OutgoingReminder,
};
use crate::{
    entity::{EnumColumn, app_user, company, loan, loan_role, reminder_policy, reminder_turn},
    environment::Zone,
    features::activity::{self, ActivityScope},
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// The local hour at which reminders are sent.
const SEND_HOUR: u32 = 8;
/// The local hour from which reminders that were missed, because the server was down, wait for the next morning.
const LAST_HOUR: u32 = 21;
/// The maximum number of people per statement.
const BATCH: u64 = 100;
/// The maximum number of people who get their first turn per run.
const MAX_NEW: u64 = 5_000;
/// The maximum number of loans of a person in an email.
const MAX_LOANS: u64 = 100;
/// The delay after a failure.
const RETRY_DELAY: Duration = Duration::minutes(15);

/// Sends the reminders that are due.
///
/// # Errors
/// When the database can't be read.
pub async fn send_due(state: &AppState) -> Result<(), DbErr> {
    add_turns(state).await?;
    loop {
        let due = due_turns(state).await?;
        for turn in &due {
            if *state.stopping.borrow() {
                return Ok(());
            }
            if let Err(problem) = take_turn(state, turn).await {
                tracing::warn!(
                    reason = problem.message(),
                    "couldn't send reminders to a person; will try again"
                );
                postpone(state, turn).await?;
            }
        }
        if (due.len() as u64) < BATCH {
            return Ok(());
        }
    }
}

async fn due_turns(state: &AppState) -> Result<Vec<reminder_turn::Model>, DbErr> {
    reminder_turn::Entity::find()
        .filter(reminder_turn::Column::NextAt.lte(state.clock.now()))
        .filter(reminder_turn::Column::CompanyId.in_subquery(active_companies()))
        .order_by_asc(reminder_turn::Column::NextAt)
        .order_by_asc(reminder_turn::Column::UserId)
        .limit(BATCH)
        .all(state.db.read())
        .await
}

fn active_companies() -> sea_orm::sea_query::SelectStatement {
    Query::select()
        .column(reminder_policy::Column::CompanyId)
        .from(reminder_policy::Entity)
        .and_where(reminder_policy::Column::Active.eq(true))
        .take()
}

/// A person without a turn at a company.
#[derive(FromQueryResult)]
struct NewPerson {
    company_id: Uuid,
    user_id: Uuid,
    time_zone: Option<String>,
}

/// Gives borrowers and contacts of companies that send reminders their first turn: the next morning.
async fn add_turns(state: &AppState) -> Result<(), DbErr> {
    let mut left = MAX_NEW;
    while left > 0 {
        let new = new_people(state).await?;
        let Some(first) = new.first() else { break };
        let (company, now) = (first.company_id, state.clock.now());
        let fallback = company_zone(state.db.read(), company).await?;
        // The time zone of people without one differs by company.
        let of_company = new.iter().filter(|person| person.company_id == company);
        let rows: Vec<_> = of_company
            .map(|person| {
                let zone = person.time_zone.as_deref().map_or(fallback, |name| Zone::of(Some(name)));
                reminder_turn::ActiveModel {
                    company_id: Set(company),
                    user_id: Set(person.user_id),
                    next_at: Set(zone.next_local_hour(SEND_HOUR, now)),
                }
            })
            .collect();
        left = left.saturating_sub(rows.len() as u64);
        let both = [reminder_turn::Column::CompanyId, reminder_turn::Column::UserId];
        let unless_there = OnConflict::columns(both).do_nothing().to_owned();
        let tx = state.db.write().await?;
        reminder_turn::Entity::insert_many(rows)
            .on_conflict(unless_there)
            .exec_without_returning(&tx)
            .await?;
        tx.commit().await?;
    }
    Ok(())
}

async fn new_people(state: &AppState) -> Result<Vec<NewPerson>, DbErr> {
    let lenders = Role::ALL.into_iter().filter(|role| role.is_lender()).map(EnumColumn);
    let turn = Query::select()
        .expr(Expr::value(1))
        .from(reminder_turn::Entity)
        .and_where(
            Expr::col((reminder_turn::Entity, reminder_turn::Column::CompanyId))
                .equals((loan::Entity, loan::Column::CompanyId)),
        )
        .and_where(
            Expr::col((reminder_turn::Entity, reminder_turn::Column::UserId))
                .equals((loan_role::Entity, loan_role::Column::UserId)),
        )
        .take();
    loan_role::Entity::find()
        .select_only()
        .distinct()
        .column(loan::Column::CompanyId)
        .column(loan_role::Column::UserId)
        .column(app_user::Column::TimeZone)
        .join(JoinType::InnerJoin, loan_role::Relation::Loan.def())
        .join(JoinType::InnerJoin, loan_role::Relation::User.def())
        .filter(loan::Column::CompanyId.in_subquery(active_companies()))
        .filter(loan_role::Column::Role.is_not_in(lenders))
        .filter(Expr::exists(turn).not())
        .order_by_asc(loan::Column::CompanyId)
        .limit(BATCH)
        .into_model()
        .all(state.db.read())
        .await
}

/// Claims a person's turn and sends what is due.
async fn take_turn(state: &AppState, turn: &reminder_turn::Model) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    let Some((zone, lender)) = claim(&changes, turn).await? else { return Ok(()) };
    let hour = zone.local_time(changes.now()).hour();
    let sent = (SEND_HOUR..LAST_HOUR).contains(&hour)
        && remind_person(state, &mut changes, &lender, turn.user_id).await?;
    changes.commit().await?;
    if sent {
        state.mailer.wake();
    }
    Ok(())
}

/// Moves the turn to the person's next morning. Returns their time zone and the company, unless another server has
/// claimed the turn.
async fn claim(
    changes: &Changes,
    turn: &reminder_turn::Model,
) -> Result<Option<(Zone, company::Model)>, DbErr> {
    let user = app_user::Entity::find_by_id(turn.user_id).one(&**changes).await?;
    let lender = company::Entity::find_by_id(turn.company_id).one(&**changes).await?;
    let (Some(user), Some(lender)) = (user, lender) else { return Ok(None) };
    let zone = zone_at(&user, company_zone(&**changes, lender.id).await?);
    let next = zone.next_local_hour(SEND_HOUR, changes.now());
    let claimed = set_turn(&**changes, turn, next, changes.now()).await?;
    Ok(claimed.then_some((zone, lender)))
}

/// Sets the time of a turn that is due. Returns whether it was.
async fn set_turn(
    tx: &impl ConnectionTrait,
    turn: &reminder_turn::Model,
    next: DateTime<Utc>,
    now: DateTime<Utc>,
) -> Result<bool, DbErr> {
    use reminder_turn::Column;
    let done = reminder_turn::Entity::update_many()
        .col_expr(Column::NextAt, Expr::value(next))
        .filter(Column::CompanyId.eq(turn.company_id))
        .filter(Column::UserId.eq(turn.user_id))
        .filter(Column::NextAt.lte(now))
        .exec(tx)
        .await?;
    Ok(done.rows_affected > 0)
}

async fn postpone(state: &AppState, turn: &reminder_turn::Model) -> Result<(), DbErr> {
    let now = state.clock.now();
    let tx = state.db.write().await?;
    set_turn(&tx, turn, now + RETRY_DELAY, now).await?;
    tx.commit().await
}

/// Sends one email with all requests that are due today. Returns whether there were any.
async fn remind_person(
    state: &AppState,
    changes: &mut Changes,
    lender: &company::Model,
    user_id: Uuid,
) -> Result<bool, Problem> {
    let policy = load_policy(&**changes, lender.id).await?;
    let loans = loans_under_way(&**changes, lender.id, user_id).await?;
    if !policy.on || loans.is_empty() {
        return Ok(false);
    }
    let facts = load_facts(&**changes, changes.now(), lender.id, loans, Some(user_id)).await?;
    let due: Vec<(&LoanFacts, Vec<&Element>)> = facts
        .iter()
        .map(|facts| (facts, due_today(facts, &facts.plan(&policy))))
        .filter(|(_, elements)| !elements.is_empty())
        .collect();
    let Some(to) = due.first().and_then(|(facts, _)| facts.people.first()) else { return Ok(false) };
    let loans = due.iter().map(|(facts, elements)| (&facts.loan, elements.clone())).collect();
    let outgoing = OutgoingReminder { lender, to, loans, sender: None, note: None };
    if !outgoing.send(state, changes).await? {
        return Ok(false);
    }
    let entry = |(facts, elements): &(&LoanFacts, Vec<&Element>)| {
        let count = u32::try_from(elements.len()).unwrap_or(u32::MAX);
        let (people, company) = (vec![activity::current_name(&to.user)], Some(lender.name.clone()));
        (ActivityScope::from(&facts.loan), Activity::Reminded { people, count, company })
    };
    activity::save_automatic_activities(&**changes, changes.now(), due.iter().map(entry).collect()).await?;
    for (facts, _) in &due {
        let id = facts.loan.id;
        changes.publish_to_lenders(id, Kind::LoanUpdated, &json!({ "loanId": id }));
    }
    Ok(true)
}

fn due_today<'a>(
    facts: &'a LoanFacts,
    plan: &[shared_rules::reminders::plan::PersonReminders],
) -> Vec<&'a Element> {
    let elements = facts.elements_by_id();
    let requests = plan.iter().flat_map(|person| &person.requests);
    let due = requests.filter(|request| request.due_today);
    due.filter_map(|request| elements.get(request.element_id.as_str()).copied()).collect()
}

/// Returns the company's loans under way that the person is on.
async fn loans_under_way(
    db: &impl ConnectionTrait,
    company: Uuid,
    user_id: Uuid,
) -> Result<Vec<loan::Model>, DbErr> {
    let under_way = ReviewStatus::ALL.into_iter().filter(|status| is_under_way(*status)).map(EnumColumn);
    let on_loan = Query::select()
        .column(loan_role::Column::LoanId)
        .from(loan_role::Entity)
        .and_where(loan_role::Column::UserId.eq(user_id))
        .take();
    loan::Entity::find()
        .filter(
            Condition::all()
                .add(loan::Column::Id.in_subquery(on_loan))
                .add(loan::Column::CompanyId.eq(company))
                .add(loan::Column::ReviewStatus.is_in(under_way)),
        )
        .order_by_asc(loan::Column::CreatedAt)
        .order_by_asc(loan::Column::Id)
        .limit(MAX_LOANS)
        .all(db)
        .await
}
