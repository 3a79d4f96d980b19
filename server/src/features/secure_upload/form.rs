//! A form with files, from its first file until it is submitted.

use rand::RngCore as _;
use sea_orm::{
    ActiveValue::Set, ColumnTrait, ConnectionTrait, DbErr, EntityTrait, PaginatorTrait as _, QueryFilter,
    QueryOrder as _, QuerySelect as _, Select, sea_query::OnConflict,
};
use shared_rules::documents::uploads::secure_upload::receipt_number;
use uuid::Uuid;

use crate::{
    entity::{company, secure_upload, secure_upload_file as file},
    http::Problem,
    pages::ArrivedFile,
    secrets::token,
    state::AppState,
};

/// The most files of a form that its sender is shown.
pub(super) const SHOWN: u64 = 500;

/// A form with files.
pub(super) struct Form {
    pub id: Uuid,
    pub company_id: Uuid,
    /// How many files arrived with it before.
    pub arrived: u64,
    /// Whether it is submitted.
    pub handed_in: bool,
}

impl Form {
    /// Returns the form with this secret, created if there is none.
    ///
    /// # Errors
    /// *Not found*, when it belongs to another company.
    pub(super) async fn of(
        state: &AppState,
        company: &company::Model,
        secret: &str,
    ) -> Result<Self, Problem> {
        let hash = token::hash(secret);
        let tx = state.db.write().await?;
        let fresh = secure_upload::ActiveModel {
            id: Set(Uuid::now_v7()),
            company_id: Set(company.id),
            form_hash: Set(hash.clone()),
            number: Set(new_receipt_number()),
            sender_name: Set(String::new()),
            email_address: Set(String::new()),
            email_key: Set(String::new()),
            note: Set(String::new()),
            began_at: Set(state.clock.now()),
            handed_in_at: Set(None),
            mailed_at: Set(None),
        };
        let known = OnConflict::column(secure_upload::Column::FormHash).do_nothing().to_owned();
        secure_upload::Entity::insert(fresh).on_conflict(known).exec_without_returning(&tx).await?;
        let row = secure_upload::Entity::find()
            .filter(secure_upload::Column::FormHash.eq(hash))
            .filter(secure_upload::Column::CompanyId.eq(company.id))
            .one(&tx)
            .await?
            .ok_or_else(Problem::not_found)?;
        let arrived = select_files(row.id).count(&tx).await?;
        tx.commit().await?;
        Ok(Self { id: row.id, company_id: row.company_id, arrived, handed_in: row.handed_in_at.is_some() })
    }

    /// Returns its row, locked until the transaction ends.
    ///
    /// # Errors
    /// *Not found*, when it was swept.
    pub(super) async fn lock_row(&self, tx: &impl ConnectionTrait) -> Result<secure_upload::Model, Problem> {
        let row = secure_upload::Entity::find_by_id(self.id).lock_exclusive().one(tx).await?;
        row.ok_or_else(Problem::not_found)
    }
}

/// Returns a new receipt number.
fn new_receipt_number() -> String {
    let mut random = [0; 8];
    rand::rng().fill_bytes(&mut random);
    receipt_number(random)
}

fn select_files(form: Uuid) -> Select<file::Entity> {
    file::Entity::find()
        .filter(file::Column::SecureUploadId.eq(form))
        .filter(file::Column::Sent.eq(true))
        .order_by_asc(file::Column::Place)
        .order_by_asc(file::Column::Id)
}

/// Returns how many files arrived with a form.
pub(super) async fn count_files(db: &impl ConnectionTrait, form: Uuid) -> Result<u64, DbErr> {
    select_files(form).count(db).await
}

/// Returns the files of a form as they arrived, and the outcome of each.
pub(super) async fn list_files(db: &impl ConnectionTrait, form: Uuid) -> Result<Vec<ArrivedFile>, DbErr> {
    let rows = select_files(form).limit(SHOWN).all(db).await?;
    let shown = |row: file::Model| ArrivedFile {
        words: row.state.words(row.unpacked),
        name: row.name,
        size: u64::try_from(row.size).unwrap_or_default(),
        checksum: row.checksum,
    };
    Ok(rows.into_iter().map(shown).collect())
}
