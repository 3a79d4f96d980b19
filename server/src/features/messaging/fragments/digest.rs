//! One person's tasks on a loan as HTML. The rule `team.sees_tasks` decides who may see them.

use shared_rules::{
    needs_list::{
        digest::{DigestElement, DigestSection, TasksDigest, tasks_digest},
        element::Element,
    },
    team::{
        role::RoleGroup,
        task_count::{SeesTasks, sees_tasks},
    },
    text::needs_list as text,
};
use uuid::Uuid;

use super::elements::{self, List, Viewer};
use crate::{
    access::LoanMember,
    http::Problem,
    pages::fragments::{self, Section},
    state::AppState,
};

/// Renders a person's tasks: requests to answer and to answer again, and for lenders documents to review.
pub(super) async fn html(state: &AppState, member: &LoanMember, user: Uuid) -> Result<String, Problem> {
    let others = elements::load_roles(state, member, vec![user]).await?;
    let own = Viewer { id: member.user.id, group: member.role().group() };
    let person = others.first().unwrap_or(&own);
    let sees = SeesTasks { own: person.id == own.id, permissions: member.permissions() };
    if !sees_tasks(&sees) {
        return Err(Problem::forbidden());
    }
    let list = List::of(state, member, &others).await?;
    let title = text::DIGEST_TITLE.fill(&[("loan", &member.loan.name)]);
    Ok(fragments::digest(title, build_sections(&list, person.group), text::DIGEST_NOTHING.template))
}

fn build_sections(list: &List, group: RoleGroup) -> Vec<Section> {
    let task = |element: &Element| DigestElement {
        id: element.id.clone(),
        storage_type: element.storage_type,
        review_state: element.review_state,
    };
    let elements = list.seen.iter().filter_map(|id| list.element(id)).map(task).collect();
    let section = |part: DigestSection| Section {
        items: part.ids.iter().filter_map(|id| list.item(id)).collect(),
        heading: part.heading,
    };
    tasks_digest(&TasksDigest { group, elements }).into_iter().map(section).collect()
}
