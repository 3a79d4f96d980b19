//! Records a request's idempotency key with its writes: the row that marks the key as used is written in the same
//! transaction as the change, so that both are committed or neither.

use std::{
    future::Future,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use chrono::{DateTime, Duration, Utc};
use sea_orm::{
    ConnectionTrait as _, DatabaseTransaction, DbErr, ExprTrait as _,
    sea_query::{Expr, OnConflict, Query},
};
use uuid::Uuid;

/// How long a used key is kept.
pub const KEYS_KEPT: Duration = Duration::days(1);

/// The table of used keys.
const TABLE: &str = "idempotency_key";

tokio::task_local! {
    static CLAIM: Arc<WriteClaim>;
}

/// A request's claim on a key.
#[derive(Debug)]
pub struct WriteClaim {
    user_id: Uuid,
    key: String,
    /// A hash of the request that the key belongs to.
    fingerprint: String,
    /// The server process that handles it.
    server: Uuid,
    at: DateTime<Utc>,
    /// Identifies this claim among all claims on the key.
    id: Uuid,
    is_recorded: AtomicBool,
    is_taken: AtomicBool,
}

impl WriteClaim {
    /// Creates the claim of a request with that fingerprint on a user's key.
    #[must_use]
    pub fn new(user_id: Uuid, key: String, fingerprint: String, server: Uuid, at: DateTime<Utc>) -> Self {
        let (is_recorded, is_taken) = (AtomicBool::new(false), AtomicBool::new(false));
        Self { user_id, key, fingerprint, server, at, id: Uuid::now_v7(), is_recorded, is_taken }
    }

    /// Returns the id of this claim.
    #[must_use]
    pub const fn id(&self) -> Uuid {
        self.id
    }

    /// Returns whether a transaction was begun under the claim. It may have been rolled back.
    #[must_use]
    pub fn is_recorded(&self) -> bool {
        self.is_recorded.load(Ordering::SeqCst)
    }

    /// Returns whether another request had used the key when this one was about to write; then this one wrote
    /// nothing.
    #[must_use]
    pub fn is_taken(&self) -> bool {
        self.is_taken.load(Ordering::SeqCst)
    }

    /// Inserts the key's row. Another transaction with the same key waits until this one ends.
    async fn record(&self, tx: &DatabaseTransaction) -> Result<(), DbErr> {
        let is_own = Expr::col((TABLE, "claim")).eq(self.id);
        let is_old = Expr::col((TABLE, "created_at")).lte(self.at - KEYS_KEPT);
        let unless_taken = OnConflict::columns(["user_id", "idempotency_key"])
            .update_columns([
                "fingerprint",
                "claim",
                "server",
                "created_at",
                "status",
                "content_type",
                "answer",
            ])
            .action_and_where(is_own.or(is_old))
            .to_owned();
        let insert = Query::insert()
            .into_table(TABLE)
            .columns(["user_id", "idempotency_key", "fingerprint", "claim", "server", "created_at"])
            .values_panic([
                self.user_id.into(),
                self.key.clone().into(),
                self.fingerprint.clone().into(),
                self.id.into(),
                self.server.into(),
                self.at.into(),
            ])
            .on_conflict(unless_taken)
            .to_owned();
        if tx.execute(&insert).await?.rows_affected() == 0 {
            self.is_taken.store(true, Ordering::SeqCst);
            return Err(DbErr::Custom("another request has used this idempotency key".to_owned()));
        }
        self.is_recorded.store(true, Ordering::SeqCst);
        Ok(())
    }
}

/// Runs `work`. Transactions that it begins in its own task are recorded under the claim.
pub async fn with_claim<F: Future>(claim: Arc<WriteClaim>, work: F) -> F::Output {
    CLAIM.scope(claim, work).await
}

/// Records the transaction under the running request's claim, if it has one.
pub(super) async fn record(tx: &DatabaseTransaction) -> Result<(), DbErr> {
    match CLAIM.try_with(Arc::clone) {
        Ok(claim) => claim.record(tx).await,
        Err(_) => Ok(()),
    }
}
