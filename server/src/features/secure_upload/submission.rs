//! Submits a form: its files move to the company's tray, and the sender gets a receipt.

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait,
    IntoActiveModel as _, PaginatorTrait as _, QueryFilter, sea_query::Expr,
};
use shared_rules::documents::uploads::secure_upload::{MOST_WAITING, SecureUploadSender, one_more_receipt};

use super::{form::Form, quota::upload_page_full, receipt};
use crate::{
    entity::{company, secure_upload, secure_upload_file as file},
    http::Problem,
    mail,
    realtime::Changes,
    state::AppState,
};

/// Moves the form's files to the company's tray, and sends the receipt.
pub(super) async fn hand_in(
    state: &AppState,
    company: &company::Model,
    form: &Form,
    sender: SecureUploadSender,
) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    let row = form.lock_row(&*changes).await?;
    if row.handed_in_at.is_some() {
        return Ok(());
    }
    require_still_open(&*changes, company).await?;
    require_tray_space(&*changes, company).await?;
    let (now, number, to) = (changes.now(), row.number.clone(), sender.email_address.clone());
    mark_handed_in(&*changes, row, sender, now).await?;
    changes.publish_received_files_changed(company.id);
    changes.commit().await?;
    // The submission stands even if the receipt can't be sent: the page shows it in any case.
    let sent = send_receipt(state, company, form, &to, &number, now).await;
    sent.unwrap_or_else(|problem| tracing::warn!(code = problem.code(), "a receipt couldn’t be emailed"));
    Ok(())
}

/// Records the sender, the files and the time.
async fn mark_handed_in(
    db: &impl ConnectionTrait,
    row: secure_upload::Model,
    sender: SecureUploadSender,
    now: DateTime<Utc>,
) -> Result<(), DbErr> {
    let id = row.id;
    let mut row = row.into_active_model();
    row.email_key = Set(sender.email_address.to_lowercase());
    row.sender_name = Set(sender.name);
    row.email_address = Set(sender.email_address);
    row.note = Set(sender.note);
    row.handed_in_at = Set(Some(now));
    row.update(db).await?;
    file::Entity::update_many()
        .col_expr(file::Column::HandedInAt, Expr::value(now))
        .filter(file::Column::SecureUploadId.eq(id))
        .exec(db)
        .await?;
    Ok(())
}

/// Refuses when the tray is full.
async fn require_tray_space(db: &impl ConnectionTrait, company: &company::Model) -> Result<(), Problem> {
    let waiting = file::Entity::find()
        .filter(file::Column::CompanyId.eq(company.id))
        .filter(file::Column::Kept.eq(true))
        .filter(file::Column::SettledAt.is_null())
        .count(db)
        .await?;
    if waiting > MOST_WAITING { Err(upload_page_full(company)) } else { Ok(()) }
}

/// The company may have closed its page while the files were being sent.
async fn require_still_open(db: &impl ConnectionTrait, company: &company::Model) -> Result<(), Problem> {
    let open = company::Entity::find_by_id(company.id)
        .filter(company::Column::SecureUploadEnabled.eq(true))
        .one(db)
        .await?;
    open.map(|_| ()).ok_or_else(Problem::not_found)
}

/// Sends the receipt, unless the address or the company has reached its hourly limit.
async fn send_receipt(
    state: &AppState,
    company: &company::Model,
    form: &Form,
    to: &str,
    number: &str,
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    use secure_upload::Column;
    let tx = state.db.write().await?;
    let recent = || secure_upload::Entity::find().filter(Column::MailedAt.gt(now - Duration::hours(1)));
    let to_address = recent().filter(Column::EmailKey.eq(to.to_lowercase())).count(&tx).await?;
    let of_company = recent().filter(Column::CompanyId.eq(company.id)).count(&tx).await?;
    if !one_more_receipt(to_address, of_company) {
        return Ok(());
    }
    let letter = receipt::receipt_email(&tx, company, form.id, to, number, now).await?;
    mail::queue(&tx, now, &state.config.limits, letter).await?;
    secure_upload::Entity::update_many()
        .col_expr(Column::MailedAt, Expr::value(now))
        .filter(Column::Id.eq(form.id))
        .exec(&tx)
        .await?;
    tx.commit().await?;
    state.mailer.wake();
    Ok(())
}
