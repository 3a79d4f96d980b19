//! The documents that a verdict is about.

use std::collections::HashMap;

use sea_orm::{ColumnTrait, DbErr, EntityTrait, FromQueryResult, QueryFilter, QuerySelect as _};
use serde_json::{Value, json};
use shared_rules::{
    documents::keeping::scan::{ScanState, scan_opens},
    needs_list::review::LockedFile,
};
use uuid::Uuid;

use crate::{
    entity::{Word, answer, document},
    realtime::Changes,
};

/// Documents as they are while they are judged.
pub(super) struct Judged(HashMap<Uuid, Row>);

#[derive(FromQueryResult)]
struct Row {
    id: Uuid,
    name: String,
    scan: Option<Word<ScanState>>,
}

impl Judged {
    /// The documents of these files.
    pub(super) async fn of(changes: &Changes, files: &[answer::Model]) -> Result<Self, DbErr> {
        let rows = document::Entity::find()
            .select_only()
            .columns([document::Column::Id, document::Column::Name, document::Column::Scan])
            .filter(document::Column::Id.is_in(files.iter().map(|file| file.document_id)));
        let rows: Vec<Row> = rows.into_model().all(&**changes).await?;
        Ok(Self(rows.into_iter().map(|row| (row.id, row)).collect()))
    }

    fn rows<'a>(
        &'a self,
        files: impl IntoIterator<Item = &'a answer::Model>,
    ) -> impl Iterator<Item = &'a Row> {
        files.into_iter().filter_map(|file| self.0.get(&file.document_id))
    }

    /// These of them by name, for the record.
    pub(super) fn names<'a>(&'a self, files: impl IntoIterator<Item = &'a answer::Model>) -> Vec<Value> {
        self.rows(files).map(|row| json!({ "documentId": row.id, "documentName": row.name })).collect()
    }

    /// The first of these that can't be opened.
    pub(super) fn locked<'a>(
        &'a self,
        files: impl IntoIterator<Item = &'a answer::Model>,
    ) -> Option<LockedFile> {
        let check = |row: &Row| row.scan.map(|scan| scan.0).filter(|check| !scan_opens(Some(*check)));
        let (name, check) = self.rows(files).find_map(|row| Some((row.name.clone(), check(row)?)))?;
        Some(LockedFile { name, check })
    }
}
