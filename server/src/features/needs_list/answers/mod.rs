//! Answering file requests and reviewing the answers. The rule `needs_list.review_step` decides which step is allowed,
//! and `needs_list.request_state` the state of a request with several files.

mod accept_all;
mod changed_content;
mod duplicate_content;
mod earlier_versions;
mod incoming_answer;
mod not_applicable;
mod page_marks;
mod review;
mod reviewed_documents;
pub(super) mod routes;
mod submit;
mod trash;
mod verdict_withdrawal;

pub(super) use accept_all::accept_all;
pub(super) use not_applicable::{claim_not_applicable, withdraw_not_applicable};
pub(super) use review::review;
pub(super) use submit::{answer, remove, remove_all};

pub(crate) use changed_content::renew_answers_of;
pub(crate) use duplicate_content::{find_answers_with_content, refuse_same};
pub(crate) use submit::{SubmissionOptions, answer_within};
pub(crate) use trash::{ReattachOutcome, detach_deleted_document, reattach_restored_document};

use chrono::{DateTime, Utc};
use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait, DbErr, EntityTrait, IntoActiveModel as _,
    QueryFilter, QueryOrder,
};
use shared_rules::needs_list::{
    request_state::{AnswerState, RequestAnswers, request_state},
    review::{LockedFile, RejectReason, ReviewAttempt, ReviewState, ReviewStep, review_step},
};
use uuid::Uuid;

use super::{
    commands::{lock_element, refuse_if},
    previous_state::PreviousState,
    visibility,
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, answer, needs_list_element as element},
    http::Problem,
    realtime::Changes,
};

/// The reason and note that a person entered.
#[derive(Clone, Default)]
struct ReviewNote {
    reason: Option<String>,
    note: Option<String>,
}

/// The target of a step: the whole request, or some of its files.
struct ReviewTarget {
    review_state: ReviewState,
    has_answer: bool,
    /// The first of the files that can't be opened.
    locked: Option<LockedFile>,
}

/// A lender's decision on an answer.
#[derive(Clone)]
struct Verdict {
    state: AnswerState,
    by: Uuid,
    at: DateTime<Utc>,
    reason: Option<RejectReason>,
    note: Option<String>,
}

/// A request, locked until the transaction ends, with its files, oldest first.
struct Request {
    row: element::Model,
    files: Vec<answer::Model>,
}

impl Request {
    /// Loads the request, if the person may see it.
    async fn open(changes: &Changes, member: &LoanMember, id: Uuid) -> Result<Self, Problem> {
        let row = lock_element(&**changes, member, id).await?;
        visibility::load_visible_element(&**changes, member, id).await?;
        Ok(Self { files: files_of(changes, row.id).await?, row })
    }

    /// Returns its state before anything changes.
    fn previous_state(&self) -> PreviousState {
        PreviousState::of(&self.row, Some(&self.files))
    }

    /// Returns whether the document answers it.
    fn has_document(&self, document_id: Uuid) -> bool {
        self.files.iter().any(|file| file.document_id == document_id)
    }

    /// Refuses the step if the rule doesn't allow it on the whole request.
    fn require_step(&self, member: &LoanMember, step: ReviewStep, words: &ReviewNote) -> Result<(), Problem> {
        self.require_step_on(member, step, words, self.whole_target())
    }

    /// Returns the whole request as the target of a step.
    fn whole_target(&self) -> ReviewTarget {
        ReviewTarget {
            review_state: self.row.review_state.0,
            has_answer: !self.files.is_empty(),
            locked: None,
        }
    }

    /// Refuses the step if the rule doesn't allow it on these files.
    fn require_step_on(
        &self,
        member: &LoanMember,
        step: ReviewStep,
        words: &ReviewNote,
        target: ReviewTarget,
    ) -> Result<(), Problem> {
        let outcome = review_step(&ReviewAttempt {
            viewer: member.role().group(),
            storage_type: self.row.storage_type.0,
            review_state: target.review_state,
            has_answer: target.has_answer,
            step,
            reason: words.reason.clone(),
            note: words.note.clone(),
            locked: target.locked,
        });
        refuse_if(outcome.violations)
    }
}

/// How to change the not-applicable claim of a request.
enum NotApplicableChange {
    /// Keep it.
    Keep,
    /// Remove it.
    Remove,
    /// Set it: the reason, and the user who claims it.
    Claim(String, Uuid),
}

pub(super) async fn files_of(changes: &Changes, id: Uuid) -> Result<Vec<answer::Model>, DbErr> {
    answer::Entity::find()
        .filter(answer::Column::ElementId.eq(id))
        .order_by_asc(answer::Column::AnsweredAt)
        .order_by_asc(answer::Column::Id)
        .all(&**changes)
        .await
}

/// Recomputes and saves the state of the request after its files, its not-applicable claim or the verdict on that
/// changed.
async fn recompute_request_state(
    changes: &Changes,
    row: element::Model,
    claim_change: NotApplicableChange,
    claim_verdict: Option<Verdict>,
) -> Result<element::Model, DbErr> {
    let files = files_of(changes, row.id).await?;
    let claimed = matches!(claim_change, NotApplicableChange::Claim(..)).then_some(AnswerState::Submitted);
    let state = request_state(&RequestAnswers {
        files: files.iter().map(|file| file.review_state.0).collect(),
        not_applicable: claim_verdict.as_ref().map(|verdict| verdict.state).or(claimed),
    });
    let verdict = last_verdict(state, &files).or(claim_verdict);
    let version = row.version.saturating_add(1);
    let mut row = row.into_active_model();
    match claim_change {
        NotApplicableChange::Keep => {}
        NotApplicableChange::Remove => {
            row.not_applicable_reason = Set(None);
            row.not_applicable_by = Set(None);
            row.not_applicable_at = Set(None);
        }
        NotApplicableChange::Claim(reason, by) => {
            row.not_applicable_reason = Set(Some(reason));
            row.not_applicable_by = Set(Some(by));
            row.not_applicable_at = Set(Some(changes.now()));
        }
    }
    row.review_state = Set(EnumColumn(state));
    row.reviewed_by = Set(verdict.as_ref().map(|verdict| verdict.by));
    row.reviewed_at = Set(verdict.as_ref().map(|verdict| verdict.at));
    let rejected = verdict.filter(|verdict| verdict.state == AnswerState::Rejected);
    row.rejection_reason = Set(rejected.as_ref().and_then(|verdict| verdict.reason).map(EnumColumn));
    row.rejection_note = Set(rejected.and_then(|verdict| verdict.note));
    row.version = Set(version);
    row.updated_at = Set(changes.now());
    row.update(&**changes).await
}

/// Returns the latest verdict on the files that determined the request's state.
fn last_verdict(state: ReviewState, files: &[answer::Model]) -> Option<Verdict> {
    let decisive = match state {
        ReviewState::Accepted => AnswerState::Accepted,
        ReviewState::Rejected | ReviewState::PartlyAccepted => AnswerState::Rejected,
        ReviewState::Open | ReviewState::Submitted | ReviewState::NotApplicable => return None,
    };
    let of_file = |file: &answer::Model| {
        let (reason, note) = (file.rejection_reason.map(|reason| reason.0), file.rejection_note.clone());
        Some(Verdict { state: decisive, by: file.reviewed_by?, at: file.reviewed_at?, reason, note })
    };
    let verdicts = files.iter().filter(|file| file.review_state.0 == decisive).filter_map(of_file);
    verdicts.max_by_key(|verdict| verdict.at)
}
