//! The documents that a verdict is about.

use std::collections::HashMap;

use sea_orm::{ColumnTrait, DbErr, EntityTrait, FromQueryResult, QueryFilter, QuerySelect as _};
use serde_json::{Value, json};
use shared_rules::{
    documents::stored_files::{file_check::FileCheckState, virus_scan::ScanState},
    needs_list::{
        review::{LockedFile, ReviewState},
        shown_versions::{AnswerContent, ShownAnswers, ShownContent, shown_answers},
    },
    text::needs_list as text,
};
use uuid::Uuid;

use crate::{
    entity::{EnumColumn, answer, document, needs_list_element as element},
    features::needs_list::inputs::ShownDocument,
    http::Problem,
    realtime::Changes,
};

/// The documents that a verdict names, by id.
pub(super) struct ShownDocuments<'a>(HashMap<Uuid, Vec<&'a ShownDocument>>);

impl<'a> ShownDocuments<'a> {
    /// Returns the documents that the verdict names.
    pub(super) fn of(documents: &'a [ShownDocument]) -> Self {
        let mut shown: HashMap<Uuid, Vec<_>> = HashMap::new();
        for document in documents {
            shown.entry(document.document_id).or_default().push(document);
        }
        Self(shown)
    }

    /// Returns the shown contents of these files, or another one if none of these was shown.
    fn contents_of(&self, files: &[AnswerContent]) -> Vec<ShownContent> {
        let of_file = |file: &AnswerContent| self.0.get(&file.document_id.parse::<Uuid>().ok()?);
        let of_these: Vec<_> = files.iter().filter_map(of_file).flatten().collect();
        let other = self.0.values().flatten().take(usize::from(of_these.is_empty()));
        let content = |shown: &&ShownDocument| ShownContent {
            document_id: shown.document_id.to_string(),
            sha256: shown.sha256.clone(),
        };
        of_these.into_iter().chain(other).map(content).collect()
    }
}

/// Documents as they are while they are reviewed.
pub(super) struct ReviewedDocuments(HashMap<Uuid, Row>);

#[derive(FromQueryResult)]
struct Row {
    id: Uuid,
    name: String,
    checksum: String,
    scan: Option<EnumColumn<ScanState>>,
    damaged: bool,
}

impl ReviewedDocuments {
    /// Loads the documents of these files.
    pub(super) async fn of(changes: &Changes, files: &[answer::Model]) -> Result<Self, DbErr> {
        let rows = document::Entity::find()
            .select_only()
            .columns([
                document::Column::Id,
                document::Column::Name,
                document::Column::Checksum,
                document::Column::Scan,
                document::Column::Damaged,
            ])
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

    /// Returns these documents with their names, for the history.
    pub(super) fn named_documents<'a>(
        &'a self,
        files: impl IntoIterator<Item = &'a answer::Model>,
    ) -> Vec<Value> {
        self.rows(files).map(|row| json!({ "documentId": row.id, "documentName": row.name })).collect()
    }

    /// Refuses a verdict on something other than what the lender was shown: on these files of the request, or on the
    /// reason why it doesn't apply.
    ///
    /// # Errors
    /// *Conflict* when there is something newer, *invalid* when the verdict doesn't name what was shown.
    pub(super) fn refuse_unseen<'a>(
        &'a self,
        row: &element::Model,
        files: impl IntoIterator<Item = &'a answer::Model>,
        shown: &ShownDocuments<'_>,
        shown_version: Option<i32>,
    ) -> Result<(), Problem> {
        let content = |row: &Row| AnswerContent {
            document_id: row.id.to_string(),
            sha256: row.checksum.clone(),
            name: row.name.clone(),
        };
        let files: Vec<AnswerContent> = self.rows(files).map(content).collect();
        let unseen = shown_answers(&ShownAnswers {
            request: row.name.clone(),
            version: row.version,
            not_applicable: row.review_state.0 == ReviewState::NotApplicable,
            shown: shown.contents_of(&files),
            files,
            shown_version,
        });
        match unseen {
            None => Ok(()),
            Some(violation) if violation.code == text::NEWER_THAN_SHOWN.code => {
                Err(Problem::conflict(&violation.code, violation.message))
            }
            Some(violation) => Err(Problem::invalid(vec![violation])),
        }
    }

    /// Returns the first of these files that can't be opened.
    pub(super) fn first_locked<'a>(
        &'a self,
        files: impl IntoIterator<Item = &'a answer::Model>,
    ) -> Option<LockedFile> {
        let check = |row: &Row| {
            FileCheckState::of(row.scan.map(|scan| scan.0), row.damaged).filter(|state| !state.opens())
        };
        let (name, check) = self.rows(files).find_map(|row| Some((row.name.clone(), check(row)?)))?;
        Some(LockedFile { name, check })
    }
}
