//! Reports failed emails to their senders.

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, DbErr, EntityTrait, ExprTrait as _, QueryFilter, QueryOrder as _, QuerySelect as _,
    sea_query::{Expr, Func, OnConflict},
};
use serde_json::json;
use uuid::Uuid;

use crate::{
    entity::{invitation, loan_role, mail, message, message_email, undeliverable_address},
    features::{notifications::notify_of_undelivered_email, team::publish_roles},
    realtime::{Audience, Changes, Kind},
    state::AppState,
};

/// The maximum number of emails per round.
const PER_ROUND: u64 = 100;

/// Reports the emails that failed since the last round. Each is reported once, by one server.
///
/// # Errors
/// If a query or write fails; the remaining emails are reported in the next round.
pub async fn report_failures(state: &AppState) -> Result<(), DbErr> {
    let failed = mail::Entity::find()
        .filter(mail::Column::FailedAt.is_not_null())
        .filter(mail::Column::ReportedAt.is_null())
        .order_by_asc(mail::Column::FailedAt)
        .limit(PER_ROUND)
        .all(state.db.read())
        .await?;
    for mail in failed {
        report(state, &mail).await?;
    }
    Ok(())
}

async fn report(state: &AppState, mail: &mail::Model) -> Result<(), DbErr> {
    let Some(failed_at) = mail.failed_at else { return Ok(()) };
    let mut changes = Changes::begin(state).await?;
    let claimed = mail::Entity::update_many()
        .col_expr(mail::Column::ReportedAt, Expr::value(changes.now()))
        .filter(mail::Column::Id.eq(mail.id))
        .filter(mail::Column::FailedAt.is_not_null())
        .filter(mail::Column::ReportedAt.is_null())
        .exec(&*changes)
        .await?;
    if claimed.rows_affected == 0 {
        return Ok(());
    }
    let failure = mail.failure.clone().unwrap_or_default();
    if let Some(company_id) = mail.company_id.filter(|_| mail.blames_address) {
        flag_address(&changes, (company_id, &mail.address_key), (&failure, failed_at)).await?;
    }
    if let Some(id) = mail.message_id {
        report_message(&mut changes, id, mail, (&failure, failed_at)).await?;
    }
    if let Some(id) = mail.invitation_id {
        report_invitation(&mut changes, id, mail, (&failure, failed_at)).await?;
    }
    changes.commit().await
}

async fn flag_address(
    changes: &Changes,
    (company_id, address): (Uuid, &str),
    (failure, failed_at): (&str, DateTime<Utc>),
) -> Result<(), DbErr> {
    use undeliverable_address::Column;
    let row = undeliverable_address::ActiveModel {
        company_id: Set(company_id),
        address: Set(address.to_owned()),
        failure: Set(failure.to_owned()),
        failed_at: Set(failed_at),
    };
    let latest = OnConflict::columns([Column::CompanyId, Column::Address])
        .update_columns([Column::Failure, Column::FailedAt])
        .to_owned();
    undeliverable_address::Entity::insert(row).on_conflict(latest).exec_without_returning(&**changes).await?;
    Ok(())
}

async fn report_message(
    changes: &mut Changes,
    id: Uuid,
    mail: &mail::Model,
    (failure, failed_at): (&str, DateTime<Utc>),
) -> Result<(), DbErr> {
    let Some(row) = message::Entity::find_by_id(id).one(&**changes).await? else { return Ok(()) };
    let address = Expr::col((message_email::Entity, message_email::Column::Address));
    message_email::Entity::update_many()
        .col_expr(message_email::Column::FailedAt, Expr::value(failed_at))
        .col_expr(message_email::Column::Failure, Expr::value(failure))
        .filter(message_email::Column::MessageId.eq(id))
        .filter(Expr::expr(Func::lower(address)).eq(&mail.address_key))
        .exec(&**changes)
        .await?;
    let sender = Audience { people: [row.from_user_id].into(), ..Audience::default() };
    let ids = json!({ "threadId": row.thread_id, "messageId": id });
    changes.publish_to_audience(row.loan_id, Kind::Message, &ids, sender);
    if mail.blames_address {
        publish_roles(changes, row.loan_id, &[]).await?;
    }
    notify_of_undelivered_email(changes, (row.loan_id, row.from_user_id), (&mail.recipient, failure)).await
}

async fn report_invitation(
    changes: &mut Changes,
    id: Uuid,
    mail: &mail::Model,
    (failure, failed_at): (&str, DateTime<Utc>),
) -> Result<(), DbErr> {
    let Some(row) = invitation::Entity::find_by_id(id).one(&**changes).await? else { return Ok(()) };
    invitation::Entity::update_many()
        .col_expr(invitation::Column::FailedAt, Expr::value(failed_at))
        .col_expr(invitation::Column::Failure, Expr::value(failure))
        .filter(invitation::Column::Id.eq(id))
        .exec(&**changes)
        .await?;
    let Some(loan_id) = row.loan_id else {
        changes.publish_employees_changed(row.company_id);
        return Ok(());
    };
    let roles: Vec<Uuid> = loan_role::Entity::find()
        .select_only()
        .column(loan_role::Column::Id)
        .filter(loan_role::Column::LoanId.eq(loan_id))
        .filter(loan_role::Column::UserId.eq(row.user_id))
        .into_tuple()
        .all(&**changes)
        .await?;
    publish_roles(changes, loan_id, &roles).await?;
    notify_of_undelivered_email(changes, (loan_id, row.invited_by), (&mail.recipient, failure)).await
}
