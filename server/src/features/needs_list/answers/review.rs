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
    value::word::known,
};
use uuid::Uuid;

use super::{
    Excuse, On, Request, Verdict, Words,
    back::set_back_to_submitted,
    judged::{Judged, Shown},
    marks::Marks,
    settle,
};
use crate::{
    access::LoanMember,
    entity::{Word, answer},
    features::needs_list::{
        commands::{Happened, finish_reversibly},
        dto::NeedsListElement,
        inputs::ReviewElement,
        sight,
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
        return Err(Problem::stale(sight::see_element(&*changes, member, id).await?.into_dto()));
    }
    if input.decision == ReviewDecision::Submitted {
        let chosen = chosen(&request, input.document_ids)?;
        return set_back_to_submitted(changes, member, request, &chosen).await;
    }
    let before = request.before();
    let words = Words { reason: input.reason, note: input.note };
    let chosen = chosen(&request, input.document_ids)?;
    let excused = request.row.review_state.0 == ReviewState::NotApplicable;
    let judged = Judged::of(&changes, &chosen).await?;
    let on = On { has_answer: !chosen.is_empty(), locked: judged.locked(&chosen), ..request.whole() };
    request.allow_on(member, input.decision.into(), &words, on)?;
    let shown = Shown::of(&input.shown);
    if let Err(unseen) = judged.refuse_unseen(&request.row, &chosen, &shown, input.version) {
        return Err(unseen.with_current(sight::see_element(&*changes, member, id).await?.into_dto()));
    }
    let verdict = verdict(&changes, member, input.decision, words);
    let rejected = verdict.state == AnswerState::Rejected;
    let marks = if rejected { Marks::on(&changes, &chosen, input.marked).await? } else { Marks::default() };
    let detail = json!({
        "reason": verdict.reason, "note": verdict.note, "documents": judged.names(&chosen),
        "marks": marks.count(),
    });
    say(&changes, &chosen, &verdict).await?;
    marks.keep(&changes, &chosen).await?;
    let excuse = if excused && rejected { Excuse::Gone } else { Excuse::Stays };
    settle(&changes, request.row, excuse, excused.then_some(verdict)).await?;
    let entry = if rejected { HistoryKind::Rejected } else { HistoryKind::Accepted };
    let happened = Happened { kind: Kind::ElementUpdated, entry, detail };
    finish_reversibly(changes, member, &before, happened).await
}

/// Returns the files that the verdict is about.
fn chosen(request: &Request, documents: Option<Vec<Uuid>>) -> Result<Vec<answer::Model>, Problem> {
    let Some(documents) = documents else { return Ok(request.files.clone()) };
    let is_one = |id: &Uuid| request.files.iter().any(|file| file.document_id == *id);
    if !documents.iter().all(is_one) {
        return Err(Problem::invalid(vec![text::NOT_IN_ANSWER.violation("documentIds")]));
    }
    Ok(request.files.iter().filter(|file| documents.contains(&file.document_id)).cloned().collect())
}

/// Returns the verdict to save: reason and note belong to a rejection only.
pub(super) fn verdict(
    changes: &Changes,
    member: &LoanMember,
    decision: ReviewDecision,
    words: Words,
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
            let reason = words.reason.as_deref().map(str::trim).and_then(known);
            Verdict { state: AnswerState::Rejected, by, at, reason, note }
        }
    }
}

/// Saves the verdict on these files.
pub(super) async fn say(
    changes: &Changes,
    files: &[answer::Model],
    verdict: &Verdict,
) -> Result<(), Problem> {
    use answer::Column;
    answer::Entity::update_many()
        .col_expr(Column::ReviewState, Expr::value(Word(verdict.state)))
        .col_expr(Column::ReviewedBy, Expr::value(verdict.by))
        .col_expr(Column::ReviewedAt, Expr::value(verdict.at))
        .col_expr(Column::RejectionReason, Expr::value(verdict.reason.map(Word)))
        .col_expr(Column::RejectionNote, Expr::value(verdict.note.clone()))
        .col_expr(Column::RejectionMarks, Expr::value(None::<String>))
        .filter(Column::Id.is_in(files.iter().map(|file| file.id)))
        .exec(&**changes)
        .await?;
    Ok(())
}
