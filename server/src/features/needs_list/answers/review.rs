//! A lender accepts documents, rejects them, or sets them back to submitted.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, sea_query::Expr};
use serde_json::json;
use shared_rules::{
    needs_list::{
        history::HistoryKind,
        request_state::AnswerState,
        review::{ReviewDecision, ReviewState},
    },
    text::needs_list as text,
    value::fixed_word::parse_word,
};
use uuid::Uuid;

use super::{
    NotApplicableChange, Request, ReviewNote, ReviewTarget, Verdict,
    page_marks::RejectionMarks,
    recompute_request_state,
    reviewed_documents::{ReviewedDocuments, ShownDocuments},
    verdict_withdrawal::set_back_to_submitted,
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, answer},
    features::needs_list::{
        commands::{ElementEvent, commit_reversible_change},
        dto::NeedsListElement,
        inputs::ReviewElement,
        visibility,
    },
    http::Problem,
    realtime::{Changes, Kind},
    state::AppState,
};

/// Accepts or rejects documents of a request, sets them back to submitted, or decides on its not-applicable claim.
pub(in crate::features::needs_list) async fn review(
    state: &AppState,
    member: &LoanMember,
    id: Uuid,
    input: ReviewElement,
) -> Result<NeedsListElement, Problem> {
    let changes = Changes::begin(state).await?;
    let request = Request::open(&changes, member, id).await?;
    if input.version.is_some_and(|version| version != request.row.version) {
        return Err(Problem::stale(
            visibility::load_visible_element(&*changes, member, id).await?.into_dto(),
        ));
    }
    if input.decision == ReviewDecision::Submitted {
        let chosen = reviewed_files(&request, input.document_ids)?;
        return set_back_to_submitted(changes, member, request, &chosen).await;
    }
    let before = request.previous_state();
    let words = ReviewNote { reason: input.reason, note: input.note };
    let chosen = reviewed_files(&request, input.document_ids)?;
    let claimed = request.row.review_state.0 == ReviewState::NotApplicable;
    let judged = ReviewedDocuments::of(&changes, &chosen).await?;
    let target = ReviewTarget {
        has_answer: !chosen.is_empty(),
        locked: judged.first_locked(&chosen),
        ..request.whole_target()
    };
    request.require_step_on(member, input.decision.into(), &words, target)?;
    let shown = ShownDocuments::of(&input.shown);
    if let Err(unseen) = judged.refuse_unseen(&request.row, &chosen, &shown, input.version) {
        return Err(
            unseen.with_current(visibility::load_visible_element(&*changes, member, id).await?.into_dto())
        );
    }
    let verdict = new_verdict(&changes, member, input.decision, words);
    let rejected = verdict.state == AnswerState::Rejected;
    let marks = if rejected {
        RejectionMarks::for_rejected(&changes, &chosen, input.marked).await?
    } else {
        RejectionMarks::default()
    };
    let detail = json!({
        "reason": verdict.reason, "note": verdict.note, "documents": judged.named_documents(&chosen),
        "marks": marks.count(),
    });
    save_verdict(&changes, &chosen, &verdict).await?;
    marks.save(&changes, &chosen).await?;
    let claim_change =
        if claimed && rejected { NotApplicableChange::Remove } else { NotApplicableChange::Keep };
    recompute_request_state(&changes, request.row, claim_change, claimed.then_some(verdict)).await?;
    let entry = if rejected { HistoryKind::Rejected } else { HistoryKind::Accepted };
    let event = ElementEvent { kind: Kind::ElementUpdated, entry, detail };
    commit_reversible_change(changes, member, &before, event).await
}

/// Returns the files that the verdict is about.
fn reviewed_files(request: &Request, documents: Option<Vec<Uuid>>) -> Result<Vec<answer::Model>, Problem> {
    let Some(documents) = documents else { return Ok(request.files.clone()) };
    let is_one = |id: &Uuid| request.files.iter().any(|file| file.document_id == *id);
    if !documents.iter().all(is_one) {
        return Err(Problem::invalid(vec![text::NOT_IN_ANSWER.violation("documentIds")]));
    }
    Ok(request.files.iter().filter(|file| documents.contains(&file.document_id)).cloned().collect())
}

/// Returns the verdict to save: reason and note belong to a rejection only.
pub(super) fn new_verdict(
    changes: &Changes,
    member: &LoanMember,
    decision: ReviewDecision,
    words: ReviewNote,
) -> Verdict {
    let (by, at) = (member.user.id, changes.now());
    match decision {
        ReviewDecision::Accepted => {
            Verdict { state: AnswerState::Accepted, by, at, reason: None, note: None }
        }
        ReviewDecision::Submitted => {
            Verdict { state: AnswerState::Submitted, by, at, reason: None, note: None }
        }
        ReviewDecision::Rejected => {
            let note = words.note.map(|note| note.trim().to_owned()).filter(|note| !note.is_empty());
            let reason = words.reason.as_deref().map(str::trim).and_then(parse_word);
            Verdict { state: AnswerState::Rejected, by, at, reason, note }
        }
    }
}

/// Saves the verdict on these files.
pub(super) async fn save_verdict(
    changes: &Changes,
    files: &[answer::Model],
    verdict: &Verdict,
) -> Result<(), Problem> {
    use answer::Column;
    answer::Entity::update_many()
        .col_expr(Column::ReviewState, Expr::value(EnumColumn(verdict.state)))
        .col_expr(Column::ReviewedBy, Expr::value(verdict.by))
        .col_expr(Column::ReviewedAt, Expr::value(verdict.at))
        .col_expr(Column::RejectionReason, Expr::value(verdict.reason.map(EnumColumn)))
        .col_expr(Column::RejectionNote, Expr::value(verdict.note.clone()))
        .col_expr(Column::RejectionMarks, Expr::value(None::<String>))
        .filter(Column::Id.is_in(files.iter().map(|file| file.id)))
        .exec(&**changes)
        .await?;
    Ok(())
}
