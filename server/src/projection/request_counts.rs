//! The number of requests by state, as every lender of a loan sees it.

use sea_orm::{
    ColumnTrait as _, ConnectionTrait, DbErr, EntityTrait as _, QueryFilter as _, QuerySelect as _,
    sea_query::{Expr, ExprTrait as _},
};
use shared_rules::needs_list::{
    element::NeedsList,
    progress::{ReviewCounts, lender_counts},
};
use uuid::Uuid;

use super::elements_of;
use crate::{db::Database, entity::loan};

/// The most loans whose lists are held in memory at the same time.
const BATCH: usize = 200;

/// Recounts the requests of these loans and updates the counts that changed. Ids without a loan are ignored. On
/// PostgreSQL the caller holds a lock for each loan, so that two transactions can't miss each other's changes;
/// publishing an event of the loan takes that lock.
///
/// # Errors
/// When the database can't answer.
pub async fn recount_requests(tx: &impl ConnectionTrait, loans: &[Uuid]) -> Result<(), DbErr> {
    for batch in loans.chunks(BATCH) {
        let rows = loan::Entity::find().filter(loan::Column::Id.is_in(batch.iter().copied())).all(tx).await?;
        let mut lists = elements_of(tx, batch).await?;
        for row in rows {
            let elements = lists.remove(&row.id).unwrap_or_default();
            let counts = lender_counts(&NeedsList { loan_status: row.review_status.0, elements });
            if !row.counted || stored_counts(&row) != columns_of(counts) {
                write(tx, row.id, counts).await?;
            }
        }
    }
    Ok(())
}

/// Returns the numbers open, submitted, accepted and rejected from the loan's row.
const fn stored_counts(row: &loan::Model) -> [i32; 4] {
    [row.open_count, row.submitted_count, row.accepted_count, row.rejected_count]
}

/// Returns the same four numbers as column values.
fn columns_of(counts: ReviewCounts) -> [i32; 4] {
    [counts.open, counts.submitted, counts.accepted, counts.rejected]
        .map(|count| i32::try_from(count).unwrap_or(i32::MAX))
}

async fn write(tx: &impl ConnectionTrait, id: Uuid, counts: ReviewCounts) -> Result<(), DbErr> {
    let [open, submitted, accepted, rejected] = columns_of(counts).map(Expr::value);
    loan::Entity::update_many()
        .col_expr(loan::Column::OpenCount, open)
        .col_expr(loan::Column::SubmittedCount, submitted)
        .col_expr(loan::Column::AcceptedCount, accepted)
        .col_expr(loan::Column::RejectedCount, rejected)
        .col_expr(loan::Column::Counted, Expr::value(true))
        .filter(loan::Column::Id.eq(id))
        .exec(tx)
        .await
        .map(|_| ())
}

/// Counts the requests of loans that have never been counted: those from before the columns existed, and the demo's.
///
/// # Errors
/// When the database can't answer.
pub async fn recount_new_columns(db: &Database) -> Result<(), DbErr> {
    loop {
        let tx = db.write_separately().await?;
        let select = loan::Entity::find()
            .select_only()
            .column(loan::Column::Id)
            .filter(Expr::col(loan::Column::Counted).eq(false))
            .limit(u64::try_from(BATCH).unwrap_or(u64::MAX));
        let loans: Vec<Uuid> = select.into_tuple().all(&tx).await?;
        if loans.is_empty() {
            return Ok(());
        }
        recount_requests(&tx, &loans).await?;
        tx.commit().await?;
    }
}
