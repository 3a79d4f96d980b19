//! The sender's receipt: the number, the time, and each file as it arrived. Files are never returned.

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _, QueryFilter as _, QueryOrder as _,
    QuerySelect as _,
};
use uuid::Uuid;

use super::form::{count_files, list_files};
use crate::{
    entity::{app_user, company, secure_upload},
    environment::Zone,
    features::company::find_company,
    http::Problem,
    mail::{MailBudget, MailCause, QueuedEmail},
    membership::letterhead,
    pages::{ReceiptMail, SecureUploadReceipt},
    secrets::token,
    state::AppState,
};

/// How long a receipt page is available.
const KEPT: Duration = Duration::days(30);

/// Returns the company's receipt with this secret.
pub(super) async fn load_receipt(
    state: &AppState,
    slug: &str,
    secret: &str,
) -> Result<SecureUploadReceipt, Problem> {
    let db = state.db.read();
    let row = secure_upload::Entity::find()
        .filter(secure_upload::Column::FormHash.eq(token::hash(secret)))
        .filter(secure_upload::Column::HandedInAt.gt(state.clock.now() - KEPT))
        .one(db)
        .await?
        .ok_or_else(Problem::not_found)?;
    let company = find_company(db, slug).await?;
    let company = company.filter(|company| company.id == row.company_id).ok_or_else(Problem::not_found)?;
    Ok(SecureUploadReceipt {
        lender: letterhead(&company),
        number: row.number,
        at: format_time(row.handed_in_at.unwrap_or(row.began_at), company_zone(db, company.id).await?),
        mailed_to: row.mailed_at.map(|_| row.email_address),
        files: list_files(db, row.id).await?,
        count: count_files(db, row.id).await?,
        open: company.secure_upload_enabled,
    })
}

/// Returns the receipt as an email. It contains nothing that the sender typed, because anyone may type anyone's
/// address.
pub(super) async fn receipt_email(
    db: &impl ConnectionTrait,
    company: &company::Model,
    form: Uuid,
    to: &str,
    number: &str,
    at: DateTime<Utc>,
) -> Result<QueuedEmail, Problem> {
    let mail = ReceiptMail {
        number: number.to_owned(),
        at: format_time(at, company_zone(db, company.id).await?),
        files: list_files(db, form).await?,
        count: count_files(db, form).await?,
        head: letterhead(company),
    };
    Ok(QueuedEmail {
        recipients: vec![to.to_owned()],
        subject: mail.subject(),
        plain: mail.plain(),
        html: mail.html(),
        company: Some(company.id),
        budget: MailBudget::Receipt,
        reply_to: None,
        cause: MailCause::Other,
        unsubscribe_link: None,
    })
}

/// Returns a company's time zone: the one that most of its people chose.
async fn company_zone(db: &impl ConnectionTrait, company_id: Uuid) -> Result<Zone, DbErr> {
    let chosen: Option<Option<String>> = app_user::Entity::find()
        .select_only()
        .column(app_user::Column::TimeZone)
        .filter(app_user::Column::CompanyId.eq(company_id))
        .filter(app_user::Column::TimeZone.is_not_null())
        .group_by(app_user::Column::TimeZone)
        .order_by_desc(app_user::Column::Id.count())
        .order_by_asc(app_user::Column::TimeZone)
        .into_tuple()
        .one(db)
        .await?;
    Ok(Zone::of(chosen.flatten().as_deref()))
}

/// Formats a time for a person whose time zone is unknown: in the company's time zone, which is named.
fn format_time(at: DateTime<Utc>, zone: Zone) -> String {
    let on_clock = zone.local_time(at).format("%B %-d, %Y at %H:%M");
    match zone.name().rsplit_once('/') {
        Some((_, city)) => format!("{on_clock} ({} time)", city.replace('_', " ")),
        None => format!("{on_clock} {}", zone.name()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_time_with_time_zone() {
        let at = DateTime::from_timestamp(1_795_420_800, 0).unwrap_or_default();
        assert_eq!(format_time(at, Zone::of(None)), "November 23, 2026 at 08:00 UTC");
        let there = format_time(at, Zone::of(Some("America/New_York")));
        assert_eq!(there, "November 23, 2026 at 03:00 (New York time)");
    }
}
