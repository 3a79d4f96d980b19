//! Visibility of needs lists. The shared rule decides what a person sees; this module prepares its input.

use std::collections::{HashMap, HashSet};

use sea_orm::{ConnectionTrait, DbErr};
use shared_rules::{
    loans::review_status::ReviewStatus,
    needs_list::{
        element::{Element, StorageType},
        visibility::{NeedsListView, visible_elements},
    },
    team::role::RoleGroup,
    text::needs_list as text,
};
use uuid::Uuid;

use super::{
    conversions::to_dto,
    dto::NeedsListElement,
    store::{self, ElementSelection, Row, Share, earlier_versions::requests_of},
    viewer::Viewer,
};
use crate::{
    access::LoanMember,
    entity::needs_list_element,
    http::Problem,
    projection::{element_for_rule, elements_of, share_for_rule},
    state::AppState,
};

/// An element that the person may see.
pub struct VisibleRow(NeedsListElement);

impl VisibleRow {
    /// Returns the response body.
    pub(super) fn into_dto(self) -> NeedsListElement {
        self.0
    }

    /// Returns whether it is a file request.
    #[must_use]
    pub fn is_request(&self) -> bool {
        self.0.storage_type == StorageType::File
    }

    /// Returns the id of its example file.
    #[must_use]
    pub fn example_id(&self) -> Option<Uuid> {
        self.0.example.as_ref().map(|example| example.id)
    }
}

/// Returns everything the person may see of the loan's list, each folder before its contents.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn load_visible_elements(
    db: &impl ConnectionTrait,
    member: &LoanMember,
) -> Result<Vec<NeedsListElement>, DbErr> {
    load_visible(db, &Viewer::of(member), ElementSelection::All).await
}

/// Returns the element, if the person may see it.
///
/// # Errors
/// *Not found* if it doesn't exist or the person may not see it.
pub async fn load_visible_element(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    id: Uuid,
) -> Result<VisibleRow, Problem> {
    let seen = load_visible_path(db, member, id).await?;
    seen.into_iter().find(|element| element.id == id).map(VisibleRow).ok_or_else(Problem::not_found)
}

/// Returns the element and the folders that it is in, as far as the person may see them.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn load_visible_path(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    id: Uuid,
) -> Result<Vec<NeedsListElement>, DbErr> {
    let chain = store::with_folders(db, member.loan.id, id).await?;
    load_visible(db, &Viewer::of(member), ElementSelection::Of(&chain)).await
}

/// Requires that the person may see the element: one statement, regardless of the list's length.
///
/// # Errors
/// *Not found* if it doesn't exist or the person may not see it.
pub(crate) async fn require_visible(state: &AppState, member: &LoanMember, id: Uuid) -> Result<(), Problem> {
    let loan_id = member.loan.id;
    let view = NeedsListView {
        loan_status: member.loan.review_status.0,
        elements: elements_of(state.db.read(), &[loan_id]).await?.remove(&loan_id).unwrap_or_default(),
        viewer: member.role().group(),
        viewer_id: Some(member.user.id.to_string()),
        show_hidden: true,
        today: None,
    };
    let id = id.to_string();
    let seen = visible_elements(&view).elements.iter().any(|element| element.id == id);
    if seen { Ok(()) } else { Err(Problem::not_found()) }
}

/// Returns the list as a borrower or contact of the loan, or any borrower, sees it at a status.
pub(super) async fn load_list_as(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    user_id: Option<Uuid>,
    status: Option<ReviewStatus>,
) -> Result<Vec<NeedsListElement>, Problem> {
    let mut viewer = Viewer {
        group: RoleGroup::Borrower,
        user_id,
        status: status.unwrap_or(member.loan.review_status.0),
        ..Viewer::of(member)
    };
    let (rows, shares) = store::load_elements(db, &viewer, ElementSelection::All).await?;
    if let Some(id) = user_id {
        // Without elements, no row contains the role.
        let role = match rows.first() {
            Some(row) => row.viewer_role,
            None => store::load_role(db, member.loan.id, id).await?,
        };
        viewer.group = role.ok_or_else(Problem::not_found)?.group();
    }
    if viewer.group == RoleGroup::Lender {
        return Err(Problem::invalid(vec![text::NOT_A_BORROWER.violation("asUserId")]));
    }
    Ok(build_visible_list(&viewer, rows, shares))
}

/// Returns every active element as rules take it, siblings in order.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn elements_for_rule(
    db: &impl ConnectionTrait,
    member: &LoanMember,
) -> Result<Vec<Element>, DbErr> {
    let (rows, shares) = store::load_elements(db, &Viewer::of(member), ElementSelection::All).await?;
    Ok(rows.iter().map(|row| for_rule(&row.element, shares.get(&row.element.id))).collect())
}

/// Returns whether the person would see the element if it and its folders were not deleted.
pub(super) async fn was_visible(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    id: Uuid,
) -> Result<bool, DbErr> {
    let chain = store::with_folders(db, member.loan.id, id).await?;
    let seen = load_visible(db, &Viewer::of(member), ElementSelection::EvenDeleted(&chain)).await?;
    Ok(seen.iter().any(|element| element.id == id))
}

/// Returns whether the document answers a request that the person may see, or is an earlier version there.
///
/// # Errors
/// When the database can't answer.
pub async fn answers_visible_request(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    document_id: Uuid,
) -> Result<bool, DbErr> {
    let list = load_visible_elements(db, member).await?;
    Ok(documents_of_elements(db, &list, [document_id]).await?.contains(&document_id))
}

/// Returns the documents that answer one of the elements, or are an earlier version there.
///
/// # Errors
/// When the database can't answer.
pub(crate) async fn documents_of_elements(
    db: &impl ConnectionTrait,
    elements: &[NeedsListElement],
    documents: impl IntoIterator<Item = Uuid>,
) -> Result<HashSet<Uuid>, DbErr> {
    let documents: HashSet<Uuid> = documents.into_iter().collect();
    let answering = elements.iter().flat_map(|element| &element.answers).map(|answer| answer.document_id);
    let mut found: HashSet<Uuid> = answering.filter(|id| documents.contains(id)).collect();
    let with_earlier = elements.iter().filter(|element| element.has_earlier_answers);
    let with_earlier: HashSet<Uuid> = with_earlier.map(|element| element.id).collect();
    if !with_earlier.is_empty() && found.len() < documents.len() {
        let earlier = requests_of(db, documents).await?;
        let seen = earlier.into_iter().filter(|row| with_earlier.contains(&row.element_id));
        found.extend(seen.map(|row| row.document_id));
    }
    Ok(found)
}

/// Returns what the viewer sees of some elements.
pub(super) async fn load_visible(
    db: &impl ConnectionTrait,
    viewer: &Viewer,
    which: ElementSelection<'_>,
) -> Result<Vec<NeedsListElement>, DbErr> {
    let (rows, shares) = store::load_elements(db, viewer, which).await?;
    Ok(build_visible_list(viewer, rows, shares))
}

/// Returns what the viewer sees of these rows, in tree order.
fn build_visible_list(
    viewer: &Viewer,
    rows: Vec<Row>,
    mut shares: HashMap<Uuid, Vec<Share>>,
) -> Vec<NeedsListElement> {
    let view = rule_view(viewer, &rows, &shares);
    let mut rows: HashMap<String, Row> =
        rows.into_iter().map(|row| (row.element.id.to_string(), row)).collect();
    let seen = visible_elements(&view).elements.into_iter().filter_map(|seen| rows.remove(&seen.id));
    seen.map(|row| {
        let shares = shares.remove(&row.element.id).unwrap_or_default();
        to_dto(viewer, row, &shares)
    })
    .collect()
}

/// Returns the rule's input: everything the viewer might see, with hidden elements shown.
pub(super) fn rule_view(viewer: &Viewer, rows: &[Row], shares: &HashMap<Uuid, Vec<Share>>) -> NeedsListView {
    rule_view_of(viewer, rows.iter().map(|row| for_rule(&row.element, shares.get(&row.element.id))).collect())
}

/// Returns the same for elements that are already rule input.
pub(super) fn rule_view_of(viewer: &Viewer, elements: Vec<Element>) -> NeedsListView {
    NeedsListView {
        loan_status: viewer.status,
        elements,
        viewer: viewer.group,
        viewer_id: viewer.user_id.map(|id| id.to_string()),
        show_hidden: true,
        today: None,
    }
}

/// Returns the element as rules take it.
pub(super) fn for_rule(element: &needs_list_element::Model, shares: Option<&Vec<Share>>) -> Element {
    let shares = shares.into_iter().flatten();
    let shares =
        shares.map(|share| share_for_rule(share.share.permission.0, share.with.id, share.with.role_group.0));
    element_for_rule(element, shares.collect())
}
