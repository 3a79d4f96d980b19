//! Database changes together with their events: both are committed, or neither.

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

use super::{Audience, Frame, Hub, Kind, Topic, protocol::ServerMessage};
use crate::{
    db::{Database, WriteTransaction},
    entity::{event, topic},
    environment::Clock,
    projection,
    secrets::vault::Vault,
};

/// How long events are kept for browsers that reconnect.
const KEPT: Duration = Duration::days(7);

/// The services for making changes.
#[derive(Clone)]
pub struct ChangeContext {
    /// The database.
    pub db: Database,
    /// Delivers the events.
    pub hub: Hub,
    /// Encrypts stored secrets.
    pub vault: Arc<Vault>,
    /// Provides the time.
    pub clock: Clock,
}

/// A write transaction and its events, which are published on commit. Dropping it rolls everything back.
pub struct Changes {
    tx: WriteTransaction,
    hub: Hub,
    vault: Arc<Vault>,
    frames: Vec<Frame>,
    concerned: Mutex<BTreeSet<(Uuid, Kind)>>,
    /// Loans whose request counts are updated before the commit.
    changed_loans: BTreeSet<Uuid>,
    now: DateTime<Utc>,
}

impl Changes {
    /// Begins a transaction.
    ///
    /// # Errors
    /// When the database is locked for too long or unreachable.
    pub async fn begin<S>(state: &S) -> Result<Self, DbErr>
    where
        ChangeContext: FromRef<S>,
    {
        let ChangeContext { db, hub, vault, clock } = ChangeContext::from_ref(state);
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

    /// Returns the time of these changes.
    #[must_use]
    pub const fn now(&self) -> DateTime<Utc> {
        self.now
    }

    /// Returns the vault, which encrypts stored secrets.
    #[must_use]
    pub fn vault(&self) -> &Vault {
        &self.vault
    }

    /// Publishes an event with the ids it concerns to the topic's subscribers.
    ///
    /// # Errors
    /// When the event can't be written.
    pub async fn publish_event(&mut self, topic: Topic, kind: Kind, ids: &Value) -> Result<(), DbErr> {
        if let Topic::Loan(id) = topic
            && kind.may_change_counts()
        {
            self.schedule_recount(id);
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
        let text = ServerMessage::event(&name, kind.name(), ids, seq).text().into();
        let bare = ServerMessage::event(&name, kind.name(), &json!({}), seq).text().into();
        self.frames.push(Frame { topic, kind, seq, text, bare, audience: None });
        Ok(())
    }

    /// Publishes an event of the loan's messages to the audience.
    pub fn publish_to_audience(&mut self, loan_id: Uuid, kind: Kind, data: &Value, audience: Audience) {
        self.frames.push(Frame::for_audience(loan_id, kind, data, audience));
    }

    /// Publishes an event to the loan's lenders only. It has no number, so that others don't notice a gap.
    pub fn publish_to_lenders(&mut self, loan_id: Uuid, kind: Kind, ids: &Value) {
        self.frames.push(Frame::for_lenders(loan_id, kind, ids));
    }

    /// Notifies viewers of a company's employees that they changed.
    pub fn publish_employees_changed(&mut self, company_id: Uuid) {
        self.frames.push(Frame::of_company(company_id, Kind::Employees));
    }

    /// Notifies viewers of a company's received files that they changed.
    pub fn publish_received_files_changed(&mut self, company_id: Uuid) {
        self.frames.push(Frame::of_company(company_id, Kind::Tray));
    }

    /// Notifies these users that their notifications changed, once per transaction.
    pub fn publish_notices_changed(&self, people: impl IntoIterator<Item = Uuid>) {
        self.add_concerned(people, Kind::Notices);
    }

    /// Notifies these users that their unread count changed, once per transaction.
    pub fn publish_unread_changed(&self, people: impl IntoIterator<Item = Uuid>) {
        self.add_concerned(people, Kind::Unread);
    }

    fn add_concerned(&self, people: impl IntoIterator<Item = Uuid>, kind: Kind) {
        let mut concerned = self.concerned.lock().unwrap_or_else(PoisonError::into_inner);
        concerned.extend(people.into_iter().map(|person| (person, kind)));
    }

    /// Schedules a recount of the loan's requests before the commit. Events of the loan do so automatically.
    pub fn schedule_recount(&mut self, loan_id: Uuid) {
        self.changed_loans.insert(loan_id);
    }

    /// Commits the changes and publishes their events.
    ///
    /// # Errors
    /// When the commit fails; then nothing changed.
    pub async fn commit(self) -> Result<(), DbErr> {
        let changed: Vec<Uuid> = self.changed_loans.into_iter().collect();
        projection::recount_requests(&*self.tx, &changed).await?;
        self.tx.commit().await?;
        self.frames.iter().for_each(|frame| self.hub.publish(frame));
        let concerned = self.concerned.into_inner().unwrap_or_else(PoisonError::into_inner);
        concerned.into_iter().for_each(|(person, kind)| self.hub.publish(&Frame::for_user(person, kind)));
        Ok(())
    }
}

impl Deref for Changes {
    type Target = DatabaseTransaction;

    fn deref(&self) -> &DatabaseTransaction {
        &self.tx
    }
}

/// Returns the topic's next number. Its row stays locked until the transaction ends, so numbers become visible in
/// order.
async fn next_number(tx: &impl ConnectionTrait, name: &str) -> Result<i64, DbErr> {
    let first = topic::ActiveModel { name: Set(name.to_owned()), seq: Set(1) };
    let next = Expr::col((topic::Entity, topic::Column::Seq)).add(1);
    let increment = OnConflict::column(topic::Column::Name).value(topic::Column::Seq, next).to_owned();
    let row = topic::Entity::insert(first).on_conflict(increment).exec_with_returning(tx).await?;
    Ok(row.seq)
}

/// Deletes events that are too old to be replayed.
///
/// # Errors
/// When a database write fails.
pub async fn forget_old(db: &Database, now: DateTime<Utc>) -> Result<u64, DbErr> {
    let tx = db.write().await?;
    let old = event::Column::CreatedAt.lt(now - KEPT);
    let deleted = event::Entity::delete_many().filter(old).exec(&tx).await?.rows_affected;
    tx.commit().await?;
    Ok(deleted)
}
