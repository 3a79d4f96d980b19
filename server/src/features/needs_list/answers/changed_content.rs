//! A document that answers requests has new content: each request is reviewed again, or the earlier verdicts on
//! restored content apply again.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, QueryFilter, QuerySelect as _,
};
use serde_json::json;
use shared_rules::{
    documents::stored_files::versions::after_new_version,
    needs_list::{history::HistoryKind, request_state::AnswerState},
};

use super::{NotApplicableChange, recompute_request_state};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, answer, document, needs_list_element as element},
    features::needs_list::{
        commands::{ElementEvent, record_change},
        previous_state::AnswerSnapshot,
    },
    http::Problem,
    realtime::{Changes, Kind},
};

/// Submits everything that the document answers for review again. If no one reviewed the replaced content, the verdicts
/// in `earlier` on the restored content apply again. Returns the verdicts that the document had.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn renew_answers_of(
    changes: &mut Changes,
    member: &LoanMember,
    document: &document::Model,
    earlier: Option<&str>,
) -> Result<Option<String>, Problem> {
    let earlier: Vec<AnswerSnapshot> =
        earlier.and_then(|earlier| serde_json::from_str(earlier).ok()).unwrap_or_default();
    let mut verdicts = Vec::new();
    let of_it = answer::Column::DocumentId.eq(document.id);
    for answered in answer::Entity::find().filter(of_it).all(&**changes).await? {
        let id = answered.element_id;
        let found = element::Entity::find_by_id(id).lock_exclusive().one(&**changes).await?;
        let Some(row) = found else { continue };
        // A verdict may have been given while waiting for the request's lock.
        let Some(answered) = answer::Entity::find_by_id(answered.id).one(&**changes).await? else { continue };
        let untouched = answered.review_state.0 == AnswerState::Submitted;
        let again = earlier.iter().find(|kept| untouched && kept.id == answered.id);
        let after = after_new_version(answered.review_state.0);
        if let Some(kept) = again {
            answer::Entity::update(kept.row(id)).exec(&**changes).await?;
            recompute_request_state(changes, row, NotApplicableChange::Keep, None).await?;
        } else if after != answered.review_state.0 {
            verdicts.push(AnswerSnapshot::of(&answered));
            reset_answer(changes, answered, after).await?;
            recompute_request_state(changes, row, NotApplicableChange::Keep, None).await?;
        }
        let (entry, detail) = if again.is_some() {
            (HistoryKind::TakenBack, json!({ "what": HistoryKind::Answered }))
        } else {
            let detail = json!({ "documentId": document.id, "documentName": document.name });
            (HistoryKind::Answered, detail)
        };
        record_change(changes, member, id, ElementEvent { kind: Kind::ElementUpdated, entry, detail })
            .await?;
    }
    Ok(if verdicts.is_empty() { None } else { serde_json::to_string(&verdicts).ok() })
}

/// Resets the answer to unreviewed.
async fn reset_answer(changes: &Changes, answered: answer::Model, after: AnswerState) -> Result<(), Problem> {
    let mut answered: answer::ActiveModel = answered.into();
    answered.review_state = Set(EnumColumn(after));
    answered.reviewed_by = Set(None);
    answered.reviewed_at = Set(None);
    answered.rejection_reason = Set(None);
    answered.rejection_note = Set(None);
    answered.rejection_marks = Set(None);
    answered.update(&**changes).await?;
    Ok(())
}
