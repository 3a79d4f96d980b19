//! Removing a lender's employee: a colleague takes over their roles on its loans, and their contacts there. Their shares
//! and thread memberships end, as for any person who is removed from a loan.

use std::collections::HashMap;

use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, ExprTrait as _, QueryFilter, QuerySelect,
    sea_query::{Expr, Query, SelectStatement},
};
use shared_rules::{
    activity::Activity,
    identity::employee_leaving::{HandOver, handed_over_role},
    notices::kind::NoticeKind,
    team::role::{Role, RoleGroup},
};
use uuid::Uuid;

use super::people;
use crate::{
    entity::{
        EnumColumn, app_user, contact_relation, loan, loan_role, message_delivery, message_thread, share,
        thread_user,
    },
    features::{activity, notifications},
    realtime::Changes,
};

/// Ids per statement.
const IDS_PER_STATEMENT: usize = 500;

/// Returns the person's lender roles on the company's loans.
///
/// # Errors
/// If the query fails.
pub(crate) async fn load_lender_roles(
    db: &impl ConnectionTrait,
    company_id: Uuid,
    user_id: Uuid,
) -> Result<Vec<loan_role::Model>, DbErr> {
    loan_role::Entity::find().filter(lender_roles_condition(company_id, user_id)).all(db).await
}

fn lender_roles_condition(company_id: Uuid, user_id: Uuid) -> Condition {
    let roles = Role::ALL.into_iter().filter(|role| role.is_lender()).map(EnumColumn);
    Condition::all()
        .add(loan_role::Column::UserId.eq(user_id))
        .add(loan_role::Column::Role.is_in(roles))
        .add(loan_role::Column::LoanId.in_subquery(loans_of(company_id)))
}

fn loans_of(company_id: Uuid) -> SelectStatement {
    Query::select()
        .column(loan::Column::Id)
        .from(loan::Entity)
        .and_where(Expr::col(loan::Column::CompanyId).eq(company_id))
        .take()
}

/// Reassigns the person's roles on the company's loans to the successor, and ends their access.
///
/// # Errors
/// If a write fails; then nothing is changed.
pub(crate) async fn reassign_loans(
    changes: &mut Changes,
    company_id: Uuid,
    from: Uuid,
    heir: Option<&app_user::Model>,
    by: Uuid,
) -> Result<(), DbErr> {
    loan::Entity::find()
        .filter(loan::Column::CompanyId.eq(company_id))
        .lock_exclusive()
        .all(&**changes)
        .await?;
    let places = load_lender_roles(&**changes, company_id, from).await?;
    end_access(changes, company_id, from).await?;
    if let Some(heir) = heir {
        reassign_contacts(changes, company_id, from, heir.id).await?;
        let given = reassign_roles(changes, company_id, &places, heir).await?;
        let told = (heir, RoleGroup::Lender);
        record_reassignment(changes, (company_id, by), &given, from, heir).await?;
        notifications::notify_of_loans(changes, NoticeKind::HandedOver, &given, by, told).await?;
    }
    loan_role::Entity::delete_many()
        .filter(lender_roles_condition(company_id, from))
        .exec(&**changes)
        .await?;
    for place in &places {
        people::publish_roles(changes, place.loan_id, &[place.id]).await?;
    }
    Ok(())
}

/// Records the reassignment on each loan.
async fn record_reassignment(
    changes: &Changes,
    (company_id, by): (Uuid, Uuid),
    loans: &[Uuid],
    from: Uuid,
    heir: &app_user::Model,
) -> Result<(), DbErr> {
    let Some(from) = app_user::Entity::find_by_id(from).one(&**changes).await? else { return Ok(()) };
    let entry = |loan_id: &Uuid| activity::NewActivity {
        place: activity::ActivityScope { company_id, loan_id: Some(*loan_id) },
        actor_id: by,
        at: changes.now(),
        activity: Activity::HandedOver {
            from: activity::current_name(&from),
            to: activity::current_name(heir),
        },
    };
    activity::save_activities(&**changes, loans.iter().map(entry).collect::<Vec<_>>()).await
}

/// Selects the loans where the person lends.
fn select_lent_loans(company_id: Uuid, user_id: Uuid) -> SelectStatement {
    Query::select()
        .column(loan_role::Column::LoanId)
        .from(loan_role::Entity)
        .cond_where(lender_roles_condition(company_id, user_id))
        .take()
}

async fn end_access(changes: &Changes, company_id: Uuid, from: Uuid) -> Result<(), DbErr> {
    let there = select_lent_loans(company_id, from);
    share::Entity::delete_many()
        .filter(share::Column::SharedWith.eq(from))
        .filter(share::Column::LoanId.in_subquery(there.clone()))
        .exec(&**changes)
        .await?;
    let threads = Query::select()
        .column(message_thread::Column::Id)
        .from(message_thread::Entity)
        .and_where(Expr::col(message_thread::Column::LoanId).in_subquery(there.clone()))
        .take();
    thread_user::Entity::delete_many()
        .filter(thread_user::Column::UserId.eq(from))
        .filter(thread_user::Column::ThreadId.in_subquery(threads))
        .exec(&**changes)
        .await?;
    message_delivery::Entity::update_many()
        .col_expr(message_delivery::Column::Ended, Expr::value(true))
        .filter(message_delivery::Column::UserId.eq(from))
        .filter(message_delivery::Column::LoanId.in_subquery(there))
        .exec(&**changes)
        .await?;
    changes.publish_unread_changed([from]);
    Ok(())
}

async fn reassign_contacts(changes: &Changes, company_id: Uuid, from: Uuid, to: Uuid) -> Result<(), DbErr> {
    let listed = Query::select()
        .column(loan_role::Column::Id)
        .from(loan_role::Entity)
        .and_where(Expr::col(loan_role::Column::LoanId).in_subquery(select_lent_loans(company_id, from)))
        .take();
    contact_relation::Entity::update_many()
        .col_expr(contact_relation::Column::OwnerId, Expr::value(to))
        .filter(contact_relation::Column::OwnerId.eq(from))
        .filter(contact_relation::Column::ByLender.eq(true))
        .filter(contact_relation::Column::LoanRoleId.in_subquery(listed))
        .exec(&**changes)
        .await
        .map(|_| ())
}

/// Moves the roles to the successor; where they already have one, they become lead lender if the loan would have none.
/// Returns the loans on which that changed the successor's role.
async fn reassign_roles(
    changes: &Changes,
    company_id: Uuid,
    places: &[loan_role::Model],
    heir: &app_user::Model,
) -> Result<Vec<Uuid>, DbErr> {
    let there: HashMap<Uuid, loan_role::Model> = loan_role::Entity::find()
        .filter(loan_role::Column::UserId.eq(heir.id))
        .filter(loan_role::Column::LoanId.in_subquery(loans_of(company_id)))
        .all(&**changes)
        .await?
        .into_iter()
        .map(|row| (row.loan_id, row))
        .collect();
    let leads = count_leads(changes, company_id).await?;
    let (mut moving, mut rising, mut given) = (Vec::new(), Vec::new(), Vec::new());
    for place in places {
        let own = there.get(&place.loan_id);
        let becomes = handed_over_role(&HandOver {
            role: place.role.0,
            heir_role: own.map(|own| own.role.0),
            lead_lenders: leads.get(&place.loan_id).copied().unwrap_or_default(),
        });
        match own {
            None => moving.push(place.id),
            Some(own) if own.role.0 != becomes => rising.push(own.id),
            Some(_) => continue,
        }
        given.push(place.loan_id);
    }
    update_role(changes, &moving, loan_role::Column::UserId, Expr::value(heir.id)).await?;
    update_role(changes, &rising, loan_role::Column::Role, Expr::value(EnumColumn(Role::LeadLender))).await?;
    Ok(given)
}

/// Returns the number of lead lenders per loan.
async fn count_leads(changes: &Changes, company_id: Uuid) -> Result<HashMap<Uuid, u32>, DbErr> {
    let rows: Vec<(Uuid, i64)> = loan_role::Entity::find()
        .select_only()
        .column(loan_role::Column::LoanId)
        .column_as(loan_role::Column::Id.count(), "leads")
        .filter(loan_role::Column::Role.eq(EnumColumn(Role::LeadLender)))
        .filter(loan_role::Column::LoanId.in_subquery(loans_of(company_id)))
        .group_by(loan_role::Column::LoanId)
        .into_tuple()
        .all(&**changes)
        .await?;
    Ok(rows.into_iter().map(|(loan, leads)| (loan, u32::try_from(leads).unwrap_or(u32::MAX))).collect())
}

async fn update_role(
    changes: &Changes,
    ids: &[Uuid],
    column: loan_role::Column,
    value: Expr,
) -> Result<(), DbErr> {
    for ids in ids.chunks(IDS_PER_STATEMENT) {
        loan_role::Entity::update_many()
            .col_expr(column, value.clone())
            .col_expr(loan_role::Column::Version, Expr::col(loan_role::Column::Version).add(1))
            .col_expr(loan_role::Column::UpdatedAt, Expr::value(changes.now()))
            .filter(loan_role::Column::Id.is_in(ids.iter().copied()))
            .exec(&**changes)
            .await?;
    }
    Ok(())
}
