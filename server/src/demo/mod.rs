//! The demo office: two lenders and their loans, written into an empty database so that the product can be tried
//! immediately. The content is in `data/`; dates there count from the day of the first start.

mod contacts;
mod data;
mod documents;
mod drafts_and_templates;
mod entities;
mod files;
mod loans;
mod messages;
mod needs_lists;
mod pdf;
mod people;
mod references;
mod threads;

use std::{collections::HashMap, error::Error};

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveModelTrait, ColumnTrait as _, DatabaseTransaction, DbErr, EntityTrait, PaginatorTrait as _,
    QueryFilter as _, sea_query::Expr,
};
use serde_json::Value;
use shared_rules::needs_list::history::HistoryKind;
use uuid::Uuid;

use self::{data::DemoData, loans::LoanIds, people::PeopleFile};
use crate::{
    entity::{company, notice},
    environment::separate_transactions,
    features::{
        activity::ActivityScope,
        needs_list::{Entry, record_without_notifying},
    },
    state::AppState,
    storage::UploadPriority,
};

/// The password of all demo people.
const PASSWORD: &str = "loanroom-demo";

/// The most rows of one INSERT statement.
const ROWS_PER_STATEMENT: usize = 500;

/// An error writing the demo office.
type DemoError = Box<dyn Error + Send + Sync>;

/// A request, who did something to it, what, its details, and when.
type HistoryEntry = (Uuid, Uuid, HistoryKind, Value, DateTime<Utc>);

/// The office while it is written: one transaction, so the database contains all of it or nothing.
struct DemoOffice<'a> {
    state: &'a AppState,
    tx: &'a DatabaseTransaction,
    now: DateTime<Utc>,
    data: &'a DemoData,
    /// Ids by the companies' keys.
    companies: HashMap<&'a str, Uuid>,
    /// Ids by email address.
    people: HashMap<&'a str, Uuid>,
    /// Ids by the loans' keys.
    loans: HashMap<&'a str, LoanIds>,
}

impl DemoOffice<'_> {
    fn company(&self, key: &str) -> Result<Uuid, DemoError> {
        self.companies.get(key).copied().ok_or_else(|| format!("demo data: no company {key:?}").into())
    }

    fn person(&self, email: &str) -> Result<Uuid, DemoError> {
        self.people.get(email).copied().ok_or_else(|| format!("demo data: no person {email:?}").into())
    }

    fn person_ids(&self, emails: &[String]) -> Result<Vec<Uuid>, DemoError> {
        emails.iter().map(|email| self.person(email)).collect()
    }

    fn loan(&self, key: &str) -> Result<LoanIds, DemoError> {
        self.loans.get(key).copied().ok_or_else(|| format!("demo data: no loan {key:?}").into())
    }

    fn days_ago(&self, days: i64) -> DateTime<Utc> {
        self.now - Duration::days(days)
    }

    /// Inserts a row.
    async fn insert_one<A: ActiveModelTrait>(&self, row: A) -> Result<(), DbErr> {
        A::Entity::insert(row).exec_without_returning(self.tx).await?;
        Ok(())
    }

    /// Records entries in the histories of a loan's requests.
    async fn record(&self, loan: LoanIds, entries: Vec<HistoryEntry>) -> Result<(), DbErr> {
        let place = ActivityScope { company_id: loan.company_id, loan_id: Some(loan.id) };
        let entries = entries.into_iter().map(|(element_id, actor_id, kind, detail, at)| Entry {
            element_id,
            actor_id,
            kind,
            detail,
            at,
            before: None,
        });
        record_without_notifying(self.tx, place, entries).await?;
        Ok(())
    }

    async fn insert<A: ActiveModelTrait>(&self, rows: Vec<A>) -> Result<(), DbErr> {
        for rows in rows.chunks(ROWS_PER_STATEMENT) {
            A::Entity::insert_many(rows.to_vec()).exec_without_returning(self.tx).await?;
        }
        Ok(())
    }

    /// Stores a file and returns its SHA-256. A separate transaction for the file record is safe here: the
    /// server does not listen yet, so no other request waits for the write lock.
    async fn store(&self, key: &str, bytes: &[u8]) -> Result<String, DemoError> {
        let store = &self.state.store;
        separate_transactions(async move {
            let mut incoming = store.receive_as(UploadPriority::Maintenance, 0).await?;
            incoming.write(bytes).await?;
            let checksum = incoming.finish().await?;
            incoming.store_as(key).await?;
            Ok(checksum)
        })
        .await
    }
}

/// Writes the demo office if the database is empty. Returns whether it did.
///
/// # Errors
/// If the data files are invalid, or the database or document store fails; then nothing is written.
pub async fn fill(state: &AppState) -> Result<bool, DemoError> {
    if company::Entity::find().count(state.db.read()).await? > 0 {
        return Ok(false);
    }
    let data = DemoData::load()?;
    let password_hash =
        state.passwords.hash(PASSWORD).await.map_err(|problem| problem.message().to_owned())?;
    let tx = state.db.write().await?;
    let mut office = DemoOffice {
        state,
        tx: &tx,
        now: state.clock.now(),
        data: &data,
        companies: HashMap::new(),
        people: HashMap::new(),
        loans: HashMap::new(),
    };
    write(&mut office, &password_hash).await?;
    tx.commit().await?;
    Ok(true)
}

/// Writes everything in order of dependency.
async fn write(office: &mut DemoOffice<'_>, password_hash: &str) -> Result<(), DemoError> {
    people::fill(office, password_hash).await?;
    needs_lists::fill_templates(office).await?;
    loans::fill(office).await?;
    contacts::fill(office).await?;
    entities::fill(office).await?;
    needs_lists::fill(office).await?;
    documents::fill(office).await?;
    needs_lists::set_due_dates(office).await?;
    threads::fill(office).await?;
    drafts_and_templates::fill(office).await?;
    mark_old_notices_read(office).await?;
    settle_notices(office).await?;
    Ok(())
}

/// Notices older than three days are read.
async fn mark_old_notices_read(office: &DemoOffice<'_>) -> Result<(), DbErr> {
    use notice::Column;
    notice::Entity::update_many()
        .col_expr(Column::ReadAt, Expr::col(Column::At))
        .filter(Column::At.lt(office.days_ago(3)))
        .exec(office.tx)
        .await?;
    Ok(())
}

/// Demo people get no emails about what happened before the first start.
async fn settle_notices(office: &DemoOffice<'_>) -> Result<(), DbErr> {
    notice::Entity::update_many()
        .col_expr(notice::Column::EmailDueAt, Expr::value(None::<DateTime<Utc>>))
        .exec(office.tx)
        .await?;
    Ok(())
}

/// Returns who can sign in, for the person who starts the server.
#[must_use]
pub fn greeting() -> String {
    let people = PeopleFile::load().map(|file| file.greeting()).unwrap_or_default();
    format!("Demo office. Everybody's password is {PASSWORD}\n{people}")
}
