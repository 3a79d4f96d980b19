//! A believable lending office, filled into an empty database so that the product can be tried at once.
//! Dates are counted from today.

mod answers;
mod contacts;
mod dues;
mod entities;
mod examples;
mod files;
mod lists;
mod loans;
mod messages;
mod people;

use std::{collections::HashMap, error::Error};

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ColumnTrait as _, DatabaseTransaction, EntityTrait, PaginatorTrait as _, QueryFilter as _,
    sea_query::Expr,
};
use serde_json::Value;
use shared_rules::needs_list::history::HistoryKind;
use uuid::Uuid;

use crate::{
    entity::{company, notice},
    environment::separate_transactions,
    features::needs_list::Entry,
    roster::activity::Place,
    state::AppState,
    storage::UploadPriority,
};

/// Everybody's password.
const PASSWORD: &str = "loanroom-demo";

/// The lead lender, who made the lists and looked at what came in.
const DANA: &str = "dana@harborpine.example";

/// What went wrong while filling.
type Trouble = Box<dyn Error + Send + Sync>;

/// The office being filled in: one transaction, so that it is there as a whole or not at all.
struct Office<'a> {
    state: &'a AppState,
    tx: &'a DatabaseTransaction,
    now: DateTime<Utc>,
    /// The company whose loans have a story.
    harbor: Uuid,
    /// People by e-mail address.
    people: HashMap<&'static str, Uuid>,
}

impl Office<'_> {
    fn person(&self, email: &str) -> Result<Uuid, Trouble> {
        self.people.get(email).copied().ok_or_else(|| format!("nobody in the demo is called {email}").into())
    }

    /// An entry in the history of an element, as the calls of the API write it.
    fn happened<'e>(
        &self,
        element_id: Uuid,
        actor_id: Uuid,
        kind: HistoryKind,
        detail: &Value,
        at: DateTime<Utc>,
    ) -> Entry<'e> {
        Entry { element_id, actor_id, kind, detail: detail.clone(), at, before: None }
    }

    /// A loan with a story, among what happened.
    const fn on(&self, loan: Uuid) -> Place {
        Place { company_id: self.harbor, loan_id: Some(loan) }
    }

    /// Stores a file; returns its SHA-256. The transaction of the office waits for it: no one else writes before the server
    /// listens.
    async fn store(&self, key: &str, bytes: &[u8]) -> Result<String, Trouble> {
        let store = &self.state.store;
        separate_transactions(async move {
            let mut incoming = store.receive_as(UploadPriority::Maintenance, 0).await?;
            incoming.write(bytes).await?;
            let checksum = incoming.finish().await?;
            incoming.keep(key).await?;
            Ok(checksum)
        })
        .await
    }

    fn days_ago(&self, days: i64) -> DateTime<Utc> {
        self.now - Duration::days(days)
    }
}

/// Fills in the demo office, if the database is empty. Answers whether it did.
///
/// # Errors
/// When the database or the document store refuses; then nothing was filled in.
pub async fn fill(state: &AppState) -> Result<bool, Trouble> {
    if company::Entity::find().count(state.db.read()).await? > 0 {
        return Ok(false);
    }
    let hash = state.passwords.hash(PASSWORD).await.map_err(|problem| problem.message().to_owned())?;
    let tx = state.db.write().await?;
    let mut office =
        Office { state, tx: &tx, now: state.clock.now(), harbor: Uuid::nil(), people: HashMap::new() };
    let companies = people::fill(&mut office, &hash).await?;
    office.harbor = companies.harbor;
    let templates = lists::fill_templates(&office, companies.harbor).await?;
    let loans = loans::fill(&office, &companies).await?;
    contacts::fill(&office, &companies).await?;
    entities::fill(&office, companies.harbor, &loans).await?;
    lists::fill(&office, &loans, templates).await?;
    answers::fill(&office, &loans).await?;
    dues::fill(&office, &loans).await?;
    messages::fill(&office, &loans).await?;
    read_notices(&office).await?;
    tx.commit().await?;
    Ok(true)
}

/// What happened longer ago everybody has read under the bell.
async fn read_notices(office: &Office<'_>) -> Result<(), Trouble> {
    use notice::Column;
    notice::Entity::update_many()
        .col_expr(Column::ReadAt, Expr::col(Column::At))
        .filter(Column::At.lt(office.days_ago(3)))
        .exec(office.tx)
        .await?;
    Ok(())
}

/// Who can sign in, for the person who started the server.
#[must_use]
pub fn greeting() -> String {
    let people: String = people::signs_in().map(|(email, who)| format!("  {email:<32} {who}\n")).collect();
    format!("Demo office. Everybody's password is {PASSWORD}\n{people}")
}
