//! Changes with the events that tell of them: both are kept, or neither.

use std::{
    collections::BTreeSet,
    ops::Deref,
    sync::{Arc, Mutex, PoisonError},
};

use axum::extract::FromRef;
use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ActiveValue::Set,
    ColumnTrait, ConnectionTrait, DatabaseTransaction, DbErr, EntityTrait, ExprTrait as _, QueryFilter,
    sea_query::{Expr, OnConflict},
};
use serde_json::{Value, json};
use uuid::Uuid;

use super::{Audience, Frame, Hub, Kind, Topic, protocol::Say};
use crate::{
    db::{Database, WriteTransaction},
    entity::{event, topic},
    environment::Clock,
    projection,
    secrets::vault::Vault,
};

/// How long events are kept for browsers that were away.
const KEPT: Duration = Duration::days(7);

/// What changes are made with.
#[derive(Clone)]
pub struct Ledger {
    /// Where they are kept.
    pub db: Database,
    /// Whom their events go to.
    pub hub: Hub,
    /// Seals what is kept encrypted.
    pub vault: Arc<Vault>,
    /// When they happen.
    pub clock: Clock,
}

/// A transaction that may write, with the events that go out when it is committed. Dropped before, it
/// is undone and nothing goes out.
pub struct Changes {
    tx: WriteTransaction,
    hub: Hub,
    vault: Arc<Vault>,
    frames: Vec<Frame>,
    concerned: Mutex<BTreeSet<(Uuid, Kind)>>,
    /// Loans whose requests are counted before the commit.
    changed_loans: BTreeSet<Uuid>,
    now: DateTime<Utc>,
}

impl Changes {
    /// Begins.
    ///
    /// # Errors
    /// When the database is locked for too long or can't be reached.
    pub async fn begin<S>(state: &S) -> Result<Self, DbErr>
    where
        Ledger: FromRef<S>,
    {
        let Ledger { db, hub, vault, clock } = Ledger::from_ref(state);
        let tx = db.write().await?;
        Ok(Self {
            tx,
            hub,
            vault,
            frames: Vec::new(),
            concerned: Mutex::default(),
            changed_loans: BTreeSet::new(),
            now: clock.now(),
        })
    }

    /// The time of these changes.
    #[must_use]
    pub const fn now(&self) -> DateTime<Utc> {
        self.now
    }

    /// Seals what is kept encrypted.
    #[must_use]
    pub fn vault(&self) -> &Vault {
        &self.vault
    }

    /// Tells the followers of `topic` what happened, with the ids it concerns.
    ///
    /// # Errors
    /// When the event can't be written.
    pub async fn tell(&mut self, topic: Topic, kind: Kind, ids: &Value) -> Result<(), DbErr> {
        if let Topic::Loan(id) = topic
            && kind.may_change_counts()
        {
            self.recount(id);
        }
        let name = topic.to_string();
        let seq = next_number(&self.tx, &name).await?;
        let row = event::ActiveModel {
            topic: Set(name.clone()),
            seq: Set(seq),
            kind: Set(kind.name().to_owned()),
            data: Set(ids.to_string()),
            created_at: Set(self.now),
        };
        event::Entity::insert(row).exec_without_returning(&self.tx).await?;
        let text = Say::event(&name, kind.name(), ids, seq).text().into();
        let bare = Say::event(&name, kind.name(), &json!({}), seq).text().into();
        self.frames.push(Frame { topic, kind, seq, text, bare, audience: None });
        Ok(())
    }

    /// Tells those of the audience who follow the loan's messages what happened there.
    pub fn whisper(&mut self, loan_id: Uuid, kind: Kind, data: &Value, audience: Audience) {
        self.frames.push(Frame::whispered(loan_id, kind, data, audience));
    }

    /// Tells the lenders who follow the loan what happened there. The event has no number: others must not learn of it by
    /// a gap.
    pub fn tell_lenders(&mut self, loan_id: Uuid, kind: Kind, ids: &Value) {
        self.frames.push(Frame::for_lenders(loan_id, kind, ids));
    }

    /// Tells those who look at the employees of a company that they changed.
    pub fn tell_company(&mut self, company_id: Uuid) {
        self.frames.push(Frame::of_company(company_id, Kind::Employees));
    }

    /// Tells those who look at what was handed in to a company that it changed.
    pub fn tell_tray(&mut self, company_id: Uuid) {
        self.frames.push(Frame::of_company(company_id, Kind::Tray));
    }

    /// Tells these people that their notices changed, each once, whatever happened.
    pub fn notice(&self, people: impl IntoIterator<Item = Uuid>) {
        self.concern(people, Kind::Notices);
    }

    /// Tells these people that they have more or less to read, each once, whatever happened.
    pub fn count_unread(&self, people: impl IntoIterator<Item = Uuid>) {
        self.concern(people, Kind::Unread);
    }

    fn concern(&self, people: impl IntoIterator<Item = Uuid>, kind: Kind) {
        let mut concerned = self.concerned.lock().unwrap_or_else(PoisonError::into_inner);
        concerned.extend(people.into_iter().map(|person| (person, kind)));
    }

    /// Schedules a recount of the loan's requests before the commit. Events of the loan do so automatically.
    pub fn recount(&mut self, loan_id: Uuid) {
        self.changed_loans.insert(loan_id);
    }

    /// Keeps the changes and sends their events out.
    ///
    /// # Errors
    /// When the database can't keep them; then nothing changed.
    pub async fn commit(self) -> Result<(), DbErr> {
        let changed: Vec<Uuid> = self.changed_loans.into_iter().collect();
        projection::recount(&*self.tx, &changed).await?;
        self.tx.commit().await?;
        self.frames.iter().for_each(|frame| self.hub.publish(frame));
        let concerned = self.concerned.into_inner().unwrap_or_else(PoisonError::into_inner);
        concerned.into_iter().for_each(|(person, kind)| self.hub.publish(&Frame::concerning(person, kind)));
        Ok(())
    }
}

impl Deref for Changes {
    type Target = DatabaseTransaction;

    fn deref(&self) -> &DatabaseTransaction {
        &self.tx
    }
}

/// Takes the topic's next number. Its row stays locked until the transaction ends, so numbers become
/// visible in order.
async fn next_number(tx: &impl ConnectionTrait, name: &str) -> Result<i64, DbErr> {
    let first = topic::ActiveModel { name: Set(name.to_owned()), seq: Set(1) };
    let next = Expr::col((topic::Entity, topic::Column::Seq)).add(1);
    let count_on = OnConflict::column(topic::Column::Name).value(topic::Column::Seq, next).to_owned();
    let row = topic::Entity::insert(first).on_conflict(count_on).exec_with_returning(tx).await?;
    Ok(row.seq)
}

/// Forgets events that are older than anyone catches up with.
///
/// # Errors
/// When a database write fails.
pub async fn forget_old(db: &Database, now: DateTime<Utc>) -> Result<u64, DbErr> {
    let tx = db.write().await?;
    let old = event::Column::CreatedAt.lt(now - KEPT);
    let forgotten = event::Entity::delete_many().filter(old).exec(&tx).await?.rows_affected;
    tx.commit().await?;
    Ok(forgotten)
}
