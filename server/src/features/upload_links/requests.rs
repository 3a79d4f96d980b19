//! The requests of an upload link, as far as it still accepts files for them.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::{ConnectionTrait, DbErr};
use shared_rules::{
    loans::review_status::ReviewStatus,
    needs_list::{
        element::StorageType,
        request::upload_link::{UploadLinkRequest, upload_link_accepts},
        review::ReviewState,
    },
    violation::Violation,
};
use uuid::Uuid;

use crate::{
    access::{
        LinkedRequest, LoanMember, OpenedUploadLink, find_membership, find_upload_link, load_linked_requests,
    },
    features::needs_list::{NeedsListElement, load_visible_elements, load_visible_path},
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// A link with its requests.
pub(super) struct LoadedLink {
    pub link: OpenedUploadLink,
    /// The requests that it accepts files for, in the order of their lists.
    pub open: Vec<OpenRequest>,
    /// The other requests that the person sees, with the reasons.
    pub closed: Vec<ClosedRequest>,
}

/// A request that a link accepts files for.
pub(super) struct OpenRequest {
    pub id: Uuid,
    pub name: String,
    pub due_date: Option<NaiveDate>,
    /// The person's membership of its loan.
    pub member: LoanMember,
}

/// A request that a link no longer accepts files for.
pub(super) struct ClosedRequest {
    pub id: Uuid,
    /// None if the person no longer sees it.
    pub name: Option<String>,
    pub reason: Violation,
}

/// Returns the link with this secret, and its requests.
///
/// # Errors
/// *Not found* if there is no such link; *gone* with the reason if it accepts nothing anymore.
pub(super) async fn load_link(state: &AppState, secret: &str) -> Result<LoadedLink, Problem> {
    let (db, now) = (state.db.read(), state.clock.now());
    let link = find_upload_link(db, secret).await?.ok_or_else(Problem::not_found)?;
    let mut loans: BTreeMap<Uuid, Vec<LinkedRequest>> = BTreeMap::new();
    for request in load_linked_requests(db, &link, None).await? {
        loans.entry(request.loan_id).or_default().push(request);
    }
    let mut loaded = LoadedLink { link, open: Vec::new(), closed: Vec::new() };
    for (loan_id, requests) in loans {
        loaded.add_loan(db, now, loan_id, &requests).await?;
    }
    if !loaded.open.is_empty() {
        return Ok(loaded);
    }
    let reason = match loaded.closed.first() {
        Some(closed) => closed.reason.clone(),
        // Its requests were deleted.
        None => verdict(now, &loaded.link, None, None, None).unwrap_or_else(not_asked),
    };
    Err(Problem::gone_because(&reason))
}

impl LoadedLink {
    async fn add_loan(
        &mut self,
        db: &impl ConnectionTrait,
        now: DateTime<Utc>,
        loan_id: Uuid,
        requests: &[LinkedRequest],
    ) -> Result<(), DbErr> {
        let member = find_membership(db, self.link.user.clone(), loan_id).await?;
        let list = match &member {
            Some(member) => load_visible_elements(db, member).await?,
            None => Vec::new(),
        };
        let place = |request: &&LinkedRequest| list.iter().position(|one| one.id == request.element_id);
        let mut requests: Vec<&LinkedRequest> = requests.iter().collect();
        requests.sort_by_key(|request| place(request).unwrap_or(usize::MAX));
        for request in requests {
            let element = list.iter().find(|element| element.id == request.element_id);
            let reason = verdict(now, &self.link, member.as_ref(), element, Some(request));
            match (reason, &member, element) {
                (None, Some(member), Some(element)) => self.open.push(OpenRequest {
                    id: element.id,
                    name: element.name.clone(),
                    due_date: element.due_date,
                    member: member.clone(),
                }),
                (reason, _, element) => self.closed.push(ClosedRequest {
                    id: request.element_id,
                    name: element.map(|element| element.name.clone()),
                    reason: reason.unwrap_or_else(not_asked),
                }),
            }
        }
        Ok(())
    }
}

/// Returns the person's membership if the link still accepts files for the request, as of this transaction; otherwise
/// the reason.
pub(super) async fn recheck_request(
    changes: &Changes,
    link: &OpenedUploadLink,
    request: &OpenRequest,
) -> Result<Result<LoanMember, Violation>, DbErr> {
    let linked = load_linked_requests(&**changes, link, Some(request.id)).await?;
    let member = find_membership(&**changes, link.user.clone(), request.member.loan.id).await?;
    let path = match &member {
        Some(member) => load_visible_path(&**changes, member, request.id).await?,
        None => Vec::new(),
    };
    let element = path.iter().find(|element| element.id == request.id);
    let reason = verdict(changes.now(), link, member.as_ref(), element, linked.first());
    Ok(match (reason, member) {
        (None, Some(member)) => Ok(member),
        (reason, _) => Err(reason.unwrap_or_else(not_asked)),
    })
}

fn not_asked() -> Violation {
    shared_rules::text::refused::UPLOAD_LINK_NOT_ASKED.violation("request")
}

/// Returns the reason why the link doesn't accept files for a request; none if it does.
fn verdict(
    now: DateTime<Utc>,
    link: &OpenedUploadLink,
    member: Option<&LoanMember>,
    element: Option<&NeedsListElement>,
    linked: Option<&LinkedRequest>,
) -> Option<Violation> {
    let input = UploadLinkRequest {
        now,
        expires_at: link.expires_at,
        // A request that was deleted belongs to no loan.
        viewer: match linked {
            Some(_) => member.map(|member| member.role().group()),
            None => Some(link.user.role_group.0),
        },
        loan_status: member.map_or_else(ReviewStatus::last, |member| member.loan.review_status.0),
        visible: element.is_some() && linked.is_some(),
        was_assigned: linked.is_some_and(|linked| linked.was_assigned),
        assigned: linked.is_some_and(|linked| linked.assigned),
        storage_type: element.map_or(StorageType::File, |element| element.storage_type),
        review_state: element.map_or(ReviewState::Open, |element| element.review_state),
    };
    upload_link_accepts(&input).violations.into_iter().next()
}
