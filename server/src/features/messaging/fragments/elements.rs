//! Needs list elements as HTML, limited to what a group of people all see.

use std::collections::{HashMap, HashSet};

use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter};
use shared_rules::{
    loans::review_status::ReviewStatus,
    needs_list::{
        common_elements::{self, ListViewer},
        element::Element,
    },
    team::{role::RoleGroup, visibility::is_visible_to_group},
};
use uuid::Uuid;

use crate::{
    access::LoanMember,
    entity::loan_role,
    http::Problem,
    pages::fragments::{self, Item},
    projection::elements_of,
    state::AppState,
};

/// Renders the requested elements that the member and all of `users` see, in list order.
pub(super) async fn html(
    state: &AppState,
    member: &LoanMember,
    wanted: &[Uuid],
    users: Vec<Uuid>,
) -> Result<String, Problem> {
    let viewers = load_roles(state, member, users).await?;
    let wanted: HashSet<String> = wanted.iter().map(ToString::to_string).collect();
    let list = List::of(state, member, &viewers).await?;
    let chosen = list.seen.iter().filter(|id| wanted.contains(*id));
    Ok(fragments::items(chosen.filter_map(|id| list.item(id)).collect()))
}

/// A person who views the list.
#[derive(Clone, Debug)]
pub(in crate::features::messaging) struct Viewer {
    pub id: Uuid,
    pub group: RoleGroup,
}

/// Returns these people's roles on the loan, as far as the member may know them.
///
/// # Errors
/// *Not found* when one of them isn't on the loan or isn't visible to the member.
pub(super) async fn load_roles(
    state: &AppState,
    member: &LoanMember,
    users: Vec<Uuid>,
) -> Result<Vec<Viewer>, Problem> {
    let wanted: HashSet<Uuid> = users.into_iter().filter(|id| *id != member.user.id).collect();
    let rows = loan_role::Entity::find()
        .filter(loan_role::Column::LoanId.eq(member.loan.id))
        .filter(loan_role::Column::UserId.is_in(wanted.iter().copied()))
        .all(state.db.read())
        .await?;
    let group = member.role().group();
    let known =
        rows.iter().filter(|row| is_visible_to_group(group, row.visible_to_lender, row.visible_to_borrower));
    let viewers: Vec<Viewer> = known.map(|row| Viewer { id: row.user_id, group: row.role.group() }).collect();
    if viewers.len() == wanted.len() { Ok(viewers) } else { Err(Problem::not_found()) }
}

/// A needs list, limited to what a group of people all see.
pub(super) struct List {
    status: ReviewStatus,
    elements: Vec<Element>,
    places: HashMap<String, usize>,
    /// The ids that the member and every other viewer see, in tree order.
    pub seen: Vec<String>,
}

impl List {
    /// Loads the member's list, without elements that one of the viewers doesn't see.
    pub(super) async fn of(state: &AppState, member: &LoanMember, viewers: &[Viewer]) -> Result<Self, DbErr> {
        let loan = member.loan.id;
        let elements = elements_of(state.db.read(), &[loan]).await?.remove(&loan).unwrap_or_default();
        let places = elements.iter().enumerate().map(|(at, element)| (element.id.clone(), at)).collect();
        let status = member.loan.review_status.0;
        let mut list = Self { status, elements, places, seen: Vec::new() };
        let own = Viewer { id: member.user.id, group: member.role().group() };
        list.seen = list.seen_by_all(viewers.iter().chain([&own]));
        Ok(list)
    }

    /// Returns the ids that all of these people see, in tree order.
    pub(super) fn seen_by_all<'v>(&self, viewers: impl IntoIterator<Item = &'v Viewer>) -> Vec<String> {
        let viewer = |viewer: &Viewer| ListViewer { id: viewer.id.to_string(), group: viewer.group };
        let viewers: Vec<ListViewer> = viewers.into_iter().map(viewer).collect();
        common_elements::seen_by_all(&self.elements, self.status, &viewers)
    }

    /// Returns the element with that id.
    pub(super) fn element(&self, id: &str) -> Option<&Element> {
        self.elements.get(*self.places.get(id)?)
    }

    /// Returns the element as an item of a fragment.
    pub(super) fn item(&self, id: &str) -> Option<Item> {
        let element = self.element(id)?;
        let mut folders = Vec::new();
        let mut above = element.parent_id.as_deref();
        // Bounds the walk up the tree, in case of a cycle.
        while let Some(folder) = above.filter(|_| folders.len() < self.elements.len()) {
            let folder = self.element(folder)?;
            folders.push(folder.name.clone());
            above = folder.parent_id.as_deref();
        }
        folders.reverse();
        Some(Item { name: element.name.clone(), folders, action: id.parse().ok() })
    }
}
