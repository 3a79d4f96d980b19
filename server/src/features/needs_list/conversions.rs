//! Converts rows into response bodies.

use shared_rules::{
    needs_list::{
        comment::can_read_internal,
        request::maximum_age::{RequestWording, stale_words},
        request_state::AnswerState,
    },
    team::role::RoleGroup,
};

use super::{
    chosen_order::in_selection_order,
    dto::{
        Answer, AnswerRejection, ElementModifier, ExampleFile, NeedsListElement, NotApplicable, SharedInfo,
        StoredBytes,
    },
    store::{AnswerRow, Row, Share},
    viewer::Viewer,
};
use crate::{features::virus_check::VirusCheck, membership::UserRef};

/// Returns an element as the viewer sees it.
pub(super) fn to_dto(viewer: &Viewer, row: Row, shares: &[Share]) -> NeedsListElement {
    let (rejection, not_applicable) = (last_rejection(viewer, &row), not_applicable(viewer, &row));
    let answers = in_selection_order(row.answers, |answered| &answered.document);
    let element = row.element;
    let asked = RequestWording {
        name: &element.name,
        description: element.description.as_deref(),
        freshness_days: element.freshness_days,
    };
    let answers: Vec<Answer> = answers.into_iter().map(|answered| answer(viewer, answered, &asked)).collect();
    NeedsListElement {
        id: element.id,
        parent_id: element.parent_id,
        name: element.name,
        storage_type: element.storage_type.0,
        hidden: element.hidden,
        visible_at_status: element.visible_at_status.map(|status| status.0),
        modifiers: labels_from_json(&element.modifiers),
        priority_type: element.priority_type.0,
        position: element.position,
        version: element.version,
        description: element.description,
        freshness_days: element.freshness_days,
        due_date: element.due_date,
        optional: element.optional,
        instructions: element.instructions,
        internal_note: element.internal_note.filter(|_| can_read_internal(viewer.group)),
        template_element_id: element.template_element_id,
        example: row.example.map(|file| ExampleFile {
            id: file.id,
            name: file.name,
            size: file.size,
            mime_type: file.mime_type,
        }),
        review_state: element.review_state.0,
        rejection,
        answer: answers.last().cloned(),
        answers,
        not_applicable,
        comment_count: row.comment_count,
        has_history: row.has_history,
        has_earlier_answers: row.has_earlier_answers,
        shared_info: shares
            .iter()
            .filter(|share| share.with_seen)
            .map(|share| shared_info(viewer, share))
            .collect(),
        updated_at: element.updated_at,
    }
}

/// Returns an earlier version of a request as the viewer sees it.
pub(super) fn earlier_answer(viewer: &Viewer, answered: AnswerRow) -> Answer {
    answer(viewer, answered, &RequestWording { name: "", description: None, freshness_days: None })
}

fn answer(viewer: &Viewer, answered: AnswerRow, asked: &RequestWording<'_>) -> Answer {
    let AnswerRow { answer, document, uploader, reviewer, stated } = answered;
    let waits = answer.review_state.0 == AnswerState::Submitted;
    let stale = stated.filter(|_| waits).and_then(|(stated, came)| stale_words(stated, came, asked));
    Answer {
        id: answer.id,
        document_id: document.id,
        uploaded_at: document.uploaded_at(),
        sent_by_link: document.sent_by_link,
        sha256: document.checksum.clone(),
        stored: StoredBytes { key: document.storage_key, checksum: document.checksum },
        document_name: document.name,
        size: document.size,
        mime_type: document.mime_type,
        uploaded_by_name: uploader.unwrap_or_else(|| viewer.lender.clone()),
        review_state: answer.review_state.0,
        virus_check: VirusCheck::of(document.scan, document.damaged, viewer.group == RoleGroup::Lender),
        rejection: answer.rejection_reason.zip(answer.reviewed_at).map(|(reason, at)| AnswerRejection {
            reason: reason.0,
            note: answer.rejection_note,
            by_name: reviewer.unwrap_or_else(|| viewer.lender.clone()),
            at,
            marked: answer.rejection_marks.as_deref().and_then(|marks| serde_json::from_str(marks).ok()),
        }),
        stale,
    }
}

fn last_rejection(viewer: &Viewer, row: &Row) -> Option<AnswerRejection> {
    Some(AnswerRejection {
        reason: row.element.rejection_reason?.0,
        note: row.element.rejection_note.clone(),
        by_name: row.reviewer.clone().unwrap_or_else(|| viewer.lender.clone()),
        at: row.element.reviewed_at?,
        marked: None,
    })
}

fn not_applicable(viewer: &Viewer, row: &Row) -> Option<NotApplicable> {
    Some(NotApplicable {
        reason: row.element.not_applicable_reason.clone()?,
        by_name: row.sayer.clone().unwrap_or_else(|| viewer.lender.clone()),
        at: row.element.not_applicable_at?,
    })
}

fn shared_info(viewer: &Viewer, share: &Share) -> SharedInfo {
    SharedInfo {
        permissions: share.share.permission.0,
        shared_with_user: UserRef::from(&share.with),
        shared_by_user: if share.by_seen {
            UserRef::from(&share.by)
        } else {
            viewer.redacted_user(&share.by)
        },
    }
}

/// Returns the labels from the JSON list of their titles.
pub(crate) fn labels_from_json(json: &str) -> Vec<ElementModifier> {
    let titles: Vec<String> = serde_json::from_str(json).unwrap_or_default();
    titles.into_iter().map(|title| ElementModifier { title }).collect()
}
