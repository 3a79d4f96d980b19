//! What a sender has in hand: the number, the time, and each file as it came. No file is ever given back.

use chrono::{DateTime, Duration, Utc};
use sea_orm::{ColumnTrait as _, ConnectionTrait, EntityTrait as _, QueryFilter as _};
use uuid::Uuid;

use super::form::{arrived, how_many};
use crate::{
    entity::{company, secure_upload},
    http::Problem,
    mail::Letter,
    pages::{ReceiptMail, SecureUploadReceipt},
    roster::letterhead,
    secrets::token,
    state::AppState,
};

/// How long the page of a receipt can be opened.
const KEPT: Duration = Duration::days(30);

/// The receipt of that secret, of this company.
pub(super) async fn of(state: &AppState, slug: &str, secret: &str) -> Result<SecureUploadReceipt, Problem> {
    let db = state.db.read();
    let row = secure_upload::Entity::find()
        .filter(secure_upload::Column::FormHash.eq(token::hash(secret)))
        .filter(secure_upload::Column::HandedInAt.gt(state.clock.now() - KEPT))
        .one(db)
        .await?
        .ok_or_else(Problem::not_found)?;
    let company = company::Entity::find_by_id(row.company_id).one(db).await?;
    let company = company.filter(|company| company.slug == slug).ok_or_else(Problem::not_found)?;
    Ok(SecureUploadReceipt {
        lender: letterhead(&company),
        number: row.number,
        at: when(row.handed_in_at.unwrap_or(row.began_at)),
        mailed_to: row.mailed_at.map(|_| row.email_address),
        files: arrived(db, row.id).await?,
        count: how_many(db, row.id).await?,
        open: company.secure_upload_enabled,
    })
}

/// The receipt as a mail. It says nothing that its sender typed: anyone may type anyone's address.
pub(super) async fn letter(
    db: &impl ConnectionTrait,
    company: &company::Model,
    form: Uuid,
    to: &str,
    number: &str,
    at: DateTime<Utc>,
) -> Result<Letter, Problem> {
    let mail = ReceiptMail {
        number: number.to_owned(),
        at: when(at),
        files: arrived(db, form).await?,
        count: how_many(db, form).await?,
        head: letterhead(company),
    };
    Ok(Letter {
        recipients: vec![to.to_owned()],
        subject: mail.subject(),
        plain: mail.plain(),
        html: mail.html(),
        company: Some(company.id),
    })
}

/// A moment for somebody of whom nobody knows where they are.
fn when(at: DateTime<Utc>) -> String {
    at.format("%B %-d, %Y at %H:%M UTC").to_string()
}
