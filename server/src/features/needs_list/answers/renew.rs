//! A document that answers requests has another content: each of them is looked at again.

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, EntityTrait, QueryFilter, QuerySelect as _,
};
use serde_json::json;
use shared_rules::{documents::keeping::versions::after_new_version, needs_list::history::HistoryKind};

use super::{Excuse, settle};
use crate::{
    access::LoanMember,
    entity::{Word, answer, document, needs_list_element as element},
    features::needs_list::commands::{Happened, tell},
    http::Problem,
    realtime::{Changes, Kind},
};

/// Lets lenders look again at everything that the document answers.
///
/// # Errors
/// When the database refuses.
pub(crate) async fn renew_answers_of(
    changes: &mut Changes,
    member: &LoanMember,
    document: &document::Model,
) -> Result<(), Problem> {
    let of_it = answer::Column::DocumentId.eq(document.id);
    for answered in answer::Entity::find().filter(of_it).all(&**changes).await? {
        let (id, before) = (answered.element_id, answered.review_state.0);
        let found = element::Entity::find_by_id(id).lock_exclusive().one(&**changes).await?;
        let Some(row) = found else { continue };
        let after = after_new_version(before);
        if after != before {
            let mut answered: answer::ActiveModel = answered.into();
            answered.review_state = Set(Word(after));
            answered.reviewed_by = Set(None);
            answered.reviewed_at = Set(None);
            answered.rejection_reason = Set(None);
            answered.rejection_note = Set(None);
            answered.rejection_marks = Set(None);
            answered.update(&**changes).await?;
            settle(changes, row, Excuse::Stays, None).await?;
        }
        let detail = json!({ "documentId": document.id, "documentName": document.name });
        let entry = HistoryKind::Answered;
        tell(changes, member, id, Happened { kind: Kind::ElementUpdated, entry, detail }).await?;
    }
    Ok(())
}
