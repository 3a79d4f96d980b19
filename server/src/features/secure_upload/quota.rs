//! The daily limits of a company's public upload page. Discarded and erased files still count, so that a sender can't
//! continue by having files discarded.

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _, ExprTrait as _, QueryFilter as _,
    QuerySelect as _, sea_query::Alias,
};
use shared_rules::{
    documents::uploads::link_quota::{LinkUse, remaining_of_day},
    text::refused,
};

use crate::{
    entity::{company, secure_upload_file as file},
    http::Problem,
};

/// Returns how many more bytes the company accepts today.
///
/// # Errors
/// *Used up*, when it accepts nothing more.
pub(super) async fn remaining_bytes(
    db: &impl ConnectionTrait,
    company: &company::Model,
    now: DateTime<Utc>,
) -> Result<u64, Problem> {
    let (bytes, files) = used_today(db, company, now).await?;
    let used = LinkUse {
        bytes,
        files,
        daily_bytes: company.secure_upload_daily_bytes,
        daily_files: company.secure_upload_daily_files.into(),
    };
    remaining_of_day(&used).ok_or_else(|| upload_page_full(company))
}

/// Refuses a file of that size when it exceeds what the company accepts today. Locks the company until the transaction
/// ends.
///
/// # Errors
/// *Used up*.
pub(super) async fn ensure_available(
    tx: &impl ConnectionTrait,
    company: &company::Model,
    now: DateTime<Utc>,
    size: i64,
) -> Result<(), Problem> {
    let locked = company::Entity::find_by_id(company.id).lock_exclusive().one(tx).await?;
    let company = locked.ok_or_else(Problem::not_found)?;
    let remaining = remaining_bytes(tx, &company, now).await?;
    if u64::try_from(size).is_ok_and(|size| size <= remaining) {
        Ok(())
    } else {
        Err(upload_page_full(&company))
    }
}

/// Returns the problem that the company accepts nothing more for now.
pub(super) fn upload_page_full(company: &company::Model) -> Problem {
    Problem::used_up(refused::LINE_IS_FULL.fill(&[("company", &company.name)])).retry_after(3_600)
}

/// Returns the bytes and files received within a day.
async fn used_today(
    db: &impl ConnectionTrait,
    company: &company::Model,
    now: DateTime<Utc>,
) -> Result<(i64, i64), DbErr> {
    let bytes = file::Column::Size.sum().cast_as(Alias::new("BIGINT"));
    let used = file::Entity::find()
        .select_only()
        .column_as(bytes, "bytes")
        .column_as(file::Column::Id.count(), "files")
        .filter(file::Column::CompanyId.eq(company.id))
        .filter(file::Column::CreatedAt.gt(now - Duration::days(1)))
        .into_tuple::<(Option<i64>, i64)>()
        .one(db)
        .await?;
    let (bytes, files) = used.unwrap_or_default();
    Ok((bytes.unwrap_or_default(), files))
}
