//! Storage of driver's licenses: number and date of birth are encrypted, so that a copy of the database doesn't reveal
//! them.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, Condition, DbErr, EntityTrait, ExprTrait as _,
    IntoActiveModel as _, QueryFilter, QueryOrder as _, QuerySelect, sea_query::Expr,
};
use shared_rules::individuals::licence::DriversLicense;
use uuid::Uuid;

use crate::{db::Database, entity::individual, secrets::vault::Vault};

const NUMBER_PURPOSE: &str = "licence number";
const BIRTH_PURPOSE: &str = "date of birth";
/// Rows encrypted per transaction.
const ROWS_PER_TRANSACTION: u64 = 500;

/// Decrypts the license in the row.
pub fn stored_licence(vault: &Vault, row: &individual::Model) -> DriversLicense {
    DriversLicense {
        number: unseal_value(vault, NUMBER_PURPOSE, row.sealed_licence_number.as_deref()),
        expiration: row.licence_expiration.clone(),
        dob: unseal_value(vault, BIRTH_PURPOSE, row.sealed_licence_dob.as_deref()),
        state: row.licence_state.clone(),
    }
}

/// Encrypts a license into a row to be saved.
pub fn store_licence(vault: &Vault, row: &mut individual::ActiveModel, licence: DriversLicense) {
    row.sealed_licence_number = Set(licence.number.map(|number| vault.seal(NUMBER_PURPOSE, &number)));
    row.licence_expiration = Set(licence.expiration);
    row.sealed_licence_dob = Set(licence.dob.map(|dob| vault.seal(BIRTH_PURPOSE, &dob)));
    row.licence_state = Set(licence.state);
}

fn unseal_value(vault: &Vault, purpose: &str, sealed: Option<&str>) -> Option<String> {
    let sealed = sealed?;
    let text = vault.unseal(purpose, sealed);
    if text.is_none() {
        tracing::error!(
            purpose,
            "a stored value can't be decrypted: it was encrypted with another key or changed"
        );
    }
    text
}

/// Encrypts plain text stored by earlier versions, and leaves no copy of it behind.
///
/// # Errors
/// If the write fails.
pub async fn seal_old_licences(db: &Database, vault: &Vault) -> Result<(), DbErr> {
    let mut after = Uuid::nil();
    loop {
        let tx = db.write().await?;
        let rows = individual::Entity::find()
            .filter(individual::Column::Id.gt(after))
            .filter(has_plain_text())
            .order_by_asc(individual::Column::Id)
            .limit(ROWS_PER_TRANSACTION)
            .all(&tx)
            .await?;
        let Some(last) = rows.last().map(|row| row.id) else { break };
        after = last;
        for row in rows {
            let sealed = |purpose: &str, text: Option<String>| {
                text.map(|text| if Vault::is_sealed(&text) { text } else { vault.seal(purpose, &text) })
            };
            let (number, dob) = (row.sealed_licence_number.clone(), row.sealed_licence_dob.clone());
            let mut row = row.into_active_model();
            row.sealed_licence_number = Set(sealed(NUMBER_PURPOSE, number));
            row.sealed_licence_dob = Set(sealed(BIRTH_PURPOSE, dob));
            row.update(&tx).await?;
        }
        tx.commit().await?;
    }
    if after.is_nil() { Ok(()) } else { db.purge_deleted_data().await }
}

/// Matches rows with a plain-text number or date of birth.
fn has_plain_text() -> Condition {
    let is_plain = |column: individual::Column| {
        Expr::col(column).is_not_null().and(Expr::col(column).not_like("sealed:%"))
    };
    Condition::any()
        .add(is_plain(individual::Column::SealedLicenceNumber))
        .add(is_plain(individual::Column::SealedLicenceDob))
}

/// Whether the key matches the stored licenses, judged by one of them.
///
/// # Errors
/// If the query fails.
pub async fn key_fits(db: &Database, vault: &Vault) -> Result<bool, DbErr> {
    let sealed = individual::Column::SealedLicenceNumber;
    let row = individual::Entity::find().filter(sealed.like("sealed:%")).one(db.read()).await?;
    let number = row.and_then(|row| row.sealed_licence_number);
    Ok(number.is_none_or(|number| vault.unseal(NUMBER_PURPOSE, &number).is_some()))
}
