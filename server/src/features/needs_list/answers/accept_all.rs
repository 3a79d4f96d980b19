//! Accepts everything that waits for review on several requests.

use std::collections::{HashMap, HashSet};

use sea_orm::{ColumnTrait, DbErr, EntityTrait, ExprTrait as _, QueryFilter, QueryOrder, sea_query::Expr};
use serde_json::json;
use shared_rules::{
    needs_list::{
        history::HistoryKind,
        request_state::{AnswerState, RequestAnswers, request_state},
        review::{ReviewDecision, ReviewState, ReviewStep},
    },
    text::needs_list as text,
};
use uuid::Uuid;

use super::{
    NotApplicableChange, Request, ReviewNote, ReviewTarget, Verdict, recompute_request_state, review,
    reviewed_documents::{ReviewedDocuments, ShownDocuments},
};
use crate::{
    access::LoanMember,
    entity::{EnumColumn, answer, needs_list_element as element},
    features::{
        activity::ActivityScope,
        needs_list::{
            commands::touch_loan,
            dto::NeedsListElement,
            element_changes::{LockedElements, load_visible_now},
            history::{self, Entry},
            inputs::AcceptElements,
            previous_state::PreviousState,
        },
    },
    http::Problem,
    realtime::{Changes, Kind, Topic},
    state::AppState,
};

/// Accepts every document of these requests that waits for review, and every not-applicable claim; everything else
/// stays as it is.
pub(in crate::features::needs_list) async fn accept_all(
    state: &AppState,
    member: &LoanMember,
    input: AcceptElements,
) -> Result<Vec<NeedsListElement>, Problem> {
    let mut changes = Changes::begin(state).await?;
    let held = LockedElements::<element::Entity>::of(&changes, member.loan.id).await?;
    let requests = load_waiting(&changes, held.require_rows(&input.element_ids, false)?).await?;
    if requests.is_empty() {
        return Err(Problem::invalid(vec![text::NOTHING_WAITS.violation("elementIds")]));
    }
    let ids: HashSet<Uuid> = requests.iter().map(|request| request.row.id).collect();
    let judged = require_acceptable(&changes, member, &requests, &input).await?;
    record(&mut changes, member, &requests, &judged).await?;
    save_acceptance(&changes, member, requests).await?;
    let now = load_visible_now(&changes, member, &held, &ids).await?;
    changes.commit().await?;
    Ok(now)
}

/// Returns the requests that wait for a lender, with their files.
async fn load_waiting(changes: &Changes, rows: Vec<&element::Model>) -> Result<Vec<Request>, Problem> {
    let rows: Vec<element::Model> =
        rows.into_iter().filter(|row| row.review_state.0.is_unreviewed()).cloned().collect();
    let mut files: HashMap<Uuid, Vec<answer::Model>> = HashMap::new();
    let found = answer::Entity::find()
        .filter(answer::Column::ElementId.is_in(rows.iter().map(|row| row.id)))
        .order_by_asc(answer::Column::AnsweredAt)
        .order_by_asc(answer::Column::Id)
        .all(&**changes)
        .await?;
    for file in found {
        files.entry(file.element_id).or_default().push(file);
    }
    let with_files = |row: element::Model| Request { files: files.remove(&row.id).unwrap_or_default(), row };
    Ok(rows.into_iter().map(with_files).collect())
}

/// Refuses if a rule objects to one of them. Returns the documents that are about to be accepted.
async fn require_acceptable(
    changes: &Changes,
    member: &LoanMember,
    requests: &[Request],
    input: &AcceptElements,
) -> Result<ReviewedDocuments, Problem> {
    let files: Vec<answer::Model> = requests.iter().flat_map(Request::unreviewed_files).cloned().collect();
    let judged = ReviewedDocuments::of(changes, &files).await?;
    let shown = ShownDocuments::of(&input.shown);
    for request in requests {
        let target = ReviewTarget {
            locked: judged.first_locked(request.unreviewed_files()),
            ..request.whole_target()
        };
        request.require_step_on(member, ReviewStep::Accept, &ReviewNote::default(), target)?;
        let shown_version = input.versions.get(&request.row.id).copied();
        judged.refuse_unseen(&request.row, request.unreviewed_files(), &shown, shown_version)?;
    }
    Ok(judged)
}

/// Records what is accepted on each request, and its previous state.
async fn record(
    changes: &mut Changes,
    member: &LoanMember,
    requests: &[Request],
    judged: &ReviewedDocuments,
) -> Result<(), Problem> {
    let befores: Vec<PreviousState> = requests.iter().map(Request::previous_state).collect();
    let at = changes.now();
    let entries = requests.iter().zip(&befores).map(|(request, before)| Entry {
        element_id: request.row.id,
        actor_id: member.user.id,
        kind: HistoryKind::Accepted,
        detail: json!({ "reason": null, "note": null, "documents": judged.named_documents(request.unreviewed_files()) }),
        at,
        before: Some(before),
    });
    history::record_entries(changes, ActivityScope::from(&member.loan), entries).await?;
    touch_loan(changes, member).await?;
    let ids: Vec<Uuid> = requests.iter().map(|request| request.row.id).collect();
    let told = json!({ "elementId": ids.first(), "elementIds": ids });
    Ok(changes.publish_event(Topic::Loan(member.loan.id), Kind::ElementUpdated, &told).await?)
}

/// Saves the verdict on all of them: fully accepted requests are updated by one statement.
async fn save_acceptance(
    changes: &Changes,
    member: &LoanMember,
    requests: Vec<Request>,
) -> Result<(), Problem> {
    let verdict = review::new_verdict(changes, member, ReviewDecision::Accepted, ReviewNote::default());
    let files: Vec<answer::Model> = requests.iter().flat_map(Request::unreviewed_files).cloned().collect();
    review::save_verdict(changes, &files, &verdict).await?;
    let (whole, partly): (Vec<Request>, Vec<Request>) =
        requests.into_iter().partition(|request| request.state_once_accepted() == ReviewState::Accepted);
    save_fully_accepted(changes, whole.iter().map(|request| request.row.id), &verdict).await?;
    for request in partly {
        recompute_request_state(changes, request.row, NotApplicableChange::Keep, None).await?;
    }
    Ok(())
}

async fn save_fully_accepted(
    changes: &Changes,
    ids: impl Iterator<Item = Uuid>,
    verdict: &Verdict,
) -> Result<(), DbErr> {
    use element::Column;
    element::Entity::update_many()
        .col_expr(Column::ReviewState, Expr::value(EnumColumn(ReviewState::Accepted)))
        .col_expr(Column::ReviewedBy, Expr::value(verdict.by))
        .col_expr(Column::ReviewedAt, Expr::value(verdict.at))
        .col_expr(Column::RejectionReason, Expr::value(None::<String>))
        .col_expr(Column::RejectionNote, Expr::value(None::<String>))
        .col_expr(Column::Version, Expr::col(Column::Version).add(1))
        .col_expr(Column::UpdatedAt, Expr::value(changes.now()))
        .filter(Column::Id.is_in(ids))
        .exec(&**changes)
        .await
        .map(|_| ())
}

impl Request {
    /// Returns its files without a verdict.
    fn unreviewed_files(&self) -> impl Iterator<Item = &answer::Model> {
        self.files.iter().filter(|file| file.review_state.0 == AnswerState::Submitted)
    }

    /// Returns its review state once everything that waits is accepted.
    fn state_once_accepted(&self) -> ReviewState {
        let taken = |state| if state == AnswerState::Submitted { AnswerState::Accepted } else { state };
        let excused = self.row.review_state.0 == ReviewState::NotApplicable;
        request_state(&RequestAnswers {
            files: self.files.iter().map(|file| taken(file.review_state.0)).collect(),
            not_applicable: excused.then_some(AnswerState::Accepted),
        })
    }
}
