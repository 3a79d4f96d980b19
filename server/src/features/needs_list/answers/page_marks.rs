//! A lender's marks on the pages of rejected documents.

use std::collections::HashMap;

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, sea_query::Expr};
use shared_rules::{
    needs_list::page_marks::{MarkedPages, page_marks},
    text::needs_list as text,
};
use uuid::Uuid;

use crate::{
    entity::{answer, document},
    features::needs_list::{commands::refuse_if, dto::DocumentMarks, inputs::MarkedDocument},
    http::Problem,
    realtime::Changes,
};

/// Marks that can be saved, by document.
#[derive(Default)]
pub(super) struct RejectionMarks(HashMap<Uuid, DocumentMarks>);

impl RejectionMarks {
    /// Returns the marks on the rejected documents, made on their current content; others are refused.
    pub async fn for_rejected(
        changes: &Changes,
        sent_back: &[answer::Model],
        drawn: Vec<MarkedDocument>,
    ) -> Result<Self, Problem> {
        let mut marks = HashMap::new();
        for MarkedDocument { document_id, sha256, marks: places } in drawn {
            if !sent_back.iter().any(|file| file.document_id == document_id) {
                return Err(Problem::invalid(vec![text::NOT_IN_ANSWER.violation("marked")]));
            }
            let pages = MarkedPages { marks: places };
            refuse_if(page_marks(&pages))?;
            let mut places = pages.marks;
            places.iter_mut().for_each(|mark| mark.note = mark.note.trim().to_owned());
            if !places.is_empty() {
                marks.insert(document_id, DocumentMarks { sha256, marks: places });
            }
        }
        let marks = Self(marks);
        marks.refuse_outdated(changes).await?;
        Ok(marks)
    }

    async fn refuse_outdated(&self, changes: &Changes) -> Result<(), Problem> {
        if self.0.is_empty() {
            return Ok(());
        }
        let now = document::Entity::find()
            .filter(document::Column::Id.is_in(self.0.keys().copied()))
            .all(&**changes)
            .await?;
        let newer = now.iter().find(|row| self.0.get(&row.id).is_some_and(|on| on.sha256 != row.checksum));
        newer.map_or(Ok(()), |row| {
            let words = text::NEWER_THAN_MARKS.fill(&[("file", &row.name)]);
            Err(Problem::conflict(text::NEWER_THAN_MARKS.code, &words))
        })
    }

    /// Returns the number of marks.
    pub fn count(&self) -> usize {
        self.0.values().map(|on| on.marks.len()).sum()
    }

    /// Saves them with the verdict on these files.
    pub async fn save(&self, changes: &Changes, files: &[answer::Model]) -> Result<(), Problem> {
        for file in files {
            let Some(marked) = self.0.get(&file.document_id) else { continue };
            answer::Entity::update_many()
                .col_expr(
                    answer::Column::RejectionMarks,
                    Expr::value(serde_json::to_string(marked).unwrap_or_default()),
                )
                .filter(answer::Column::Id.eq(file.id))
                .exec(&**changes)
                .await?;
        }
        Ok(())
    }
}
