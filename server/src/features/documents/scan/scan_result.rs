//! The result of a check is stored with every row that names the file, and published.

use std::collections::BTreeSet;

use chrono::Duration;
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, QueryFilter, QuerySelect,
    sea_query::{Expr, ExprTrait as _, Query},
};
use serde_json::json;
use shared_rules::documents::stored_files::{
    extracted_text::TextState,
    virus_scan::{ScanState, scan_opens, shown_signature},
};
use uuid::Uuid;

use crate::{
    entity::{
        EnumColumn, answer, document, document_scan as scan, document_text, document_version, example_file,
        secure_upload_file,
    },
    features::notifications,
    realtime::{Changes, Kind, Topic},
    state::AppState,
};

/// Records the verdict and notifies the people concerned.
pub(super) async fn save_verdict(
    state: &AppState,
    key: &str,
    (verdict, found): (ScanState, Option<String>),
) -> Result<(), DbErr> {
    let mut changes = Changes::begin(state).await?;
    let found = found.as_deref().map(shown_signature);
    let noted = scan::Entity::update_many()
        .col_expr(scan::Column::State, Expr::value(EnumColumn(verdict)))
        .col_expr(scan::Column::Found, Expr::value(found.clone()))
        .col_expr(scan::Column::SettledAt, Expr::value(changes.now()))
        .filter(scan::Column::StorageKey.eq(key))
        .filter(scan::Column::State.eq(EnumColumn(ScanState::Pending)))
        .exec(&*changes)
        .await?;
    if noted.rows_affected == 0 {
        // Another worker was faster, or no row names the file.
        return Ok(());
    }
    mark_rows(&*changes, key, verdict).await?;
    update_text(&changes, key, verdict).await?;
    publish_file_change(&mut changes, key).await?;
    if let Some(found) = &found {
        notify_lenders(&changes, key, found).await?;
    }
    changes.commit().await?;
    if scan_opens(Some(verdict)) {
        state.text_extraction_ready.notify_one();
    }
    Ok(())
}

/// Writes the state to every row that names the file.
pub(super) async fn mark_rows(tx: &impl ConnectionTrait, key: &str, state: ScanState) -> Result<(), DbErr> {
    macro_rules! mark {
        ($($table:ident),*) => {
            $($table::Entity::update_many()
                .col_expr($table::Column::Scan, Expr::value(EnumColumn(state)))
                .filter($table::Column::StorageKey.eq(key))
                .filter($table::Column::Scan.is_null().or($table::Column::Scan.ne(EnumColumn(state))))
                .exec(tx)
                .await?;)*
        };
    }
    mark!(document, document_version, example_file, secure_upload_file);
    Ok(())
}

/// Malware is removed from text search; a file that may be opened is queued for reading.
async fn update_text(changes: &Changes, key: &str, verdict: ScanState) -> Result<(), DbErr> {
    let text = document_text::Entity::update_many().filter(document_text::Column::StorageKey.eq(key));
    let text = if verdict == ScanState::Infected {
        text.col_expr(document_text::Column::State, Expr::value(EnumColumn(TextState::None)))
            .col_expr(document_text::Column::Sealed, Expr::value(None::<String>))
            .col_expr(document_text::Column::Reason, Expr::value(None::<String>))
    } else {
        text.col_expr(document_text::Column::State, Expr::value(EnumColumn(TextState::Waiting)))
            .col_expr(document_text::Column::NotBefore, Expr::value(changes.now()))
            .filter(document_text::Column::State.is_in([TextState::Waiting, TextState::None].map(EnumColumn)))
    };
    text.exec(&**changes).await.map(|_| ())
}

/// Returns the documents that have this file, now or in an earlier version.
pub(in super::super) async fn documents_of_file(
    tx: &impl ConnectionTrait,
    key: &str,
) -> Result<Vec<document::Model>, DbErr> {
    let was = Query::select()
        .column(document_version::Column::DocumentId)
        .from(document_version::Entity)
        .and_where(document_version::Column::StorageKey.eq(key))
        .to_owned();
    let is = document::Column::StorageKey.eq(key);
    let named = document::Entity::find().filter(is.or(document::Column::Id.in_subquery(was)));
    named.all(tx).await
}

/// Publishes that the file, or a list with it, changed.
pub(in super::super) async fn publish_file_change(changes: &mut Changes, key: &str) -> Result<(), DbErr> {
    for row in documents_of_file(&**changes, key).await? {
        let ids = json!({ "documentId": row.id });
        changes.publish_event(Topic::Loan(row.loan_id), Kind::DocumentChanged, &ids).await?;
        for element in requests_of_document(&**changes, row.id).await? {
            let ids = json!({ "elementId": element });
            changes.publish_event(Topic::Loan(row.loan_id), Kind::ElementUpdated, &ids).await?;
        }
    }
    let trays = secure_upload_file::Entity::find()
        .select_only()
        .column(secure_upload_file::Column::CompanyId)
        .filter(secure_upload_file::Column::StorageKey.eq(key))
        .into_tuple::<Uuid>()
        .all(&**changes)
        .await?;
    trays
        .into_iter()
        .collect::<BTreeSet<_>>()
        .into_iter()
        .for_each(|company| changes.publish_received_files_changed(company));
    Ok(())
}

/// Returns the requests that a document answers.
pub(in super::super) async fn requests_of_document(
    tx: &impl ConnectionTrait,
    document: Uuid,
) -> Result<Vec<Uuid>, DbErr> {
    let answers = answer::Entity::find().filter(answer::Column::DocumentId.eq(document));
    answers.select_only().column(answer::Column::ElementId).into_tuple().all(tx).await
}

/// Notifies the lenders of its loans that malware was found.
async fn notify_lenders(changes: &Changes, key: &str, found: &str) -> Result<(), DbErr> {
    for row in documents_of_file(&**changes, key).await? {
        let request = requests_of_document(&**changes, row.id).await?.first().copied();
        notifications::notify_of_malware(changes, &row, request, format!("{}: {found}", row.name)).await?;
    }
    Ok(())
}

/// Repairs rows that concurrent changes missed: a row that was written while its file's check finished is updated here.
pub(super) async fn repair_rows(state: &AppState) -> Result<(), DbErr> {
    let settled = || {
        let settled = scan::Column::State.ne(EnumColumn(ScanState::Pending));
        let keys = Query::select().column(scan::Column::StorageKey).from(scan::Entity).to_owned();
        keys.clone().and_where(settled).to_owned()
    };
    let mut keys = BTreeSet::new();
    macro_rules! missed {
        ($($table:ident),*) => {
            $(let missed = $table::Entity::find()
                .select_only()
                .column($table::Column::StorageKey)
                .filter($table::Column::Scan.eq(EnumColumn(ScanState::Pending)))
                .filter($table::Column::StorageKey.in_subquery(settled()));
            keys.extend(missed.into_tuple::<String>().all(state.db.read()).await?);)*
        };
    }
    missed!(document, document_version, example_file, secure_upload_file);
    let lately = scan::Entity::find()
        .filter(scan::Column::State.eq(EnumColumn(ScanState::Infected)))
        .filter(scan::Column::SettledAt.gt(state.clock.now() - Duration::hours(1)));
    keys.extend(lately.all(state.db.read()).await?.into_iter().map(|row| row.storage_key));
    for key in keys {
        let changes = Changes::begin(state).await?;
        let row = scan::Entity::find_by_id(key.as_str()).lock_exclusive().one(&*changes).await?;
        let Some(row) = row.filter(|row| row.state.0 != ScanState::Pending) else { continue };
        mark_rows(&*changes, &key, row.state.0).await?;
        changes.commit().await?;
    }
    Ok(())
}
