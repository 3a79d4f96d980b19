//! One person's tasks on a loan as HTML. Who may see them is said by the rule `team.sees_tasks`.

use shared_rules::{
    needs_list::{element::StorageType, review::ReviewState},
    team::{
        role::RoleGroup,
        task_count::{SeesTasks, sees_tasks},
    },
    text::{Text, needs_list as text},
};
use uuid::Uuid;

use super::elements::{self, List, Viewer};
use crate::{
    access::LoanMember,
    http::Problem,
    pages::fragments::{self, Item, Section},
    state::AppState,
};

/// The tasks of a person: requests to answer and to answer again, for lenders answers to review.
pub(super) async fn html(state: &AppState, member: &LoanMember, user: Uuid) -> Result<String, Problem> {
    let others = elements::people(state, member, vec![user]).await?;
    let own = Viewer { id: member.user.id, group: member.role().group() };
    let person = others.first().unwrap_or(&own);
    let sees = SeesTasks { own: person.id == own.id, permissions: member.permissions() };
    if !sees_tasks(&sees) {
        return Err(Problem::forbidden());
    }
    let list = List::of(state, member, &others).await?;
    let title = text::DIGEST_TITLE.fill(&[("loan", &member.loan.name)]);
    Ok(fragments::digest(title, sections(&list, person.group), text::DIGEST_NOTHING.template))
}

fn sections(list: &List, group: RoleGroup) -> Vec<Section> {
    let section = |heading: Text, states: &[ReviewState]| Section {
        heading: heading.template,
        items: items(list, states),
    };
    match group {
        RoleGroup::Lender => {
            vec![section(text::DIGEST_TO_REVIEW, &[ReviewState::Submitted, ReviewState::NotApplicable])]
        }
        RoleGroup::Borrower | RoleGroup::Contact => vec![
            section(text::DIGEST_CAME_BACK, &[ReviewState::Rejected, ReviewState::PartlyAccepted]),
            section(text::DIGEST_TO_SEND, &[ReviewState::Open]),
        ],
    }
}

/// The requests in one of those states.
fn items(list: &List, states: &[ReviewState]) -> Vec<Item> {
    let waits = |id: &&String| {
        list.element(id)
            .is_some_and(|e| e.storage_type == StorageType::File && states.contains(&e.review_state))
    };
    list.seen.iter().filter(waits).filter_map(|id| list.item(id)).collect()
}
