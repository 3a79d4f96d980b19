//! Rejected documents that a new answer replaced: each stays with its request as an earlier version with its verdict.

use sea_orm::{ActiveValue::Set, ColumnTrait, DbErr, EntityTrait, QueryFilter};
use shared_rules::needs_list::new_answer::{AnsweringDocument, NewAnswer, new_answer};
use uuid::Uuid;

use super::Request;
use crate::{
    access::LoanMember,
    entity::{answer, document, earlier_answer},
    features::needs_list::{
        conversions,
        dto::Answer,
        store::earlier_versions::{earlier_answers, forget_earlier},
        viewer::Viewer,
        visibility,
    },
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// Returns the earlier versions of a request, latest first.
pub(in crate::features::needs_list) async fn list(
    state: &AppState,
    member: &LoanMember,
    element_id: Uuid,
) -> Result<Vec<Answer>, Problem> {
    visibility::require_visible(state, member, element_id).await?;
    let viewer = Viewer::of(member);
    let earlier = earlier_answers(state.db.read(), &viewer, element_id).await?;
    Ok(earlier.into_iter().map(|answered| conversions::earlier_answer(&viewer, answered)).collect())
}

/// The documents that a new answer replaces and adds.
pub(super) struct AnswerReplacement {
    /// Documents that no longer answer it: earlier versions, and those submitted again.
    pub replaced: Vec<Uuid>,
    /// Documents that answer it now.
    pub added: Vec<Uuid>,
}

impl Request {
    /// Prepares a request for a new answer: rejected documents become earlier versions.
    ///
    /// # Errors
    /// When the database refuses.
    pub(super) async fn retire_rejected(
        &self,
        changes: &Changes,
        submitted: &[document::Model],
    ) -> Result<AnswerReplacement, DbErr> {
        let outcome = new_answer(&NewAnswer {
            answers: self
                .files
                .iter()
                .map(|file| AnsweringDocument {
                    document_id: file.document_id.to_string(),
                    review_state: file.review_state.0,
                })
                .collect(),
            submitted: submitted.iter().map(|document| document.id.to_string()).collect(),
        });
        let is_in = |ids: &[String], id: Uuid| ids.contains(&id.to_string());
        let earlier = self.files.iter().filter(|file| is_in(&outcome.earlier, file.document_id));
        let rows: Vec<_> = earlier.map(|file| earlier_row(file, changes)).collect();
        let gone = self.files.iter().filter(|file| {
            is_in(&outcome.earlier, file.document_id) || is_in(&outcome.again, file.document_id)
        });
        let gone: Vec<&answer::Model> = gone.collect();
        if !rows.is_empty() {
            earlier_answer::Entity::insert_many(rows).exec_without_returning(&**changes).await?;
        }
        let ids = gone.iter().map(|file| file.id);
        answer::Entity::delete_many().filter(answer::Column::Id.is_in(ids)).exec(&**changes).await?;
        let added = submitted.iter().map(|document| document.id);
        let added: Vec<Uuid> =
            added.filter(|id| is_in(&outcome.added, *id) || is_in(&outcome.again, *id)).collect();
        // A document that answers the request again is no longer an earlier version.
        forget_earlier(changes, self.row.id, added.iter().copied()).await?;
        Ok(AnswerReplacement { replaced: gone.iter().map(|file| file.document_id).collect(), added })
    }
}

fn earlier_row(file: &answer::Model, changes: &Changes) -> earlier_answer::ActiveModel {
    earlier_answer::ActiveModel {
        id: Set(file.id),
        element_id: Set(file.element_id),
        document_id: Set(file.document_id),
        answered_by: Set(file.answered_by),
        answered_at: Set(file.answered_at),
        review_state: Set(file.review_state),
        reviewed_by: Set(file.reviewed_by),
        reviewed_at: Set(file.reviewed_at),
        rejection_reason: Set(file.rejection_reason),
        rejection_note: Set(file.rejection_note.clone()),
        rejection_marks: Set(file.rejection_marks.clone()),
        replaced_at: Set(changes.now()),
    }
}
