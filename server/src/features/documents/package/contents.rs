//! The contents of a package for one person: the documents of the requests that the person sees.

use std::collections::{HashMap, HashSet};

use sea_orm::{ConnectionTrait, DbErr};
use shared_rules::needs_list::request_state::AnswerState;
use uuid::Uuid;

use super::dto::PackageDocument;
use crate::{
    access::LoanMember,
    features::needs_list::{NeedsListElement, load_visible_elements},
    http::Problem,
};

/// Returns the documents the member may download, in the order of the needs list.
pub(super) async fn load_package_documents(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    accepted_only: bool,
) -> Result<Vec<PackageDocument>, DbErr> {
    let elements = load_visible_elements(db, member).await?;
    let places: HashMap<Uuid, &NeedsListElement> =
        elements.iter().map(|element| (element.id, element)).collect();
    let documents = elements.iter().flat_map(|element| documents_of_element(element, &places));
    Ok(accepted_documents(documents.collect(), accepted_only))
}

/// Returns all documents, or only those that a lender accepted.
pub(super) fn accepted_documents(mut documents: Vec<PackageDocument>, only: bool) -> Vec<PackageDocument> {
    documents.retain(|file| !only || file.review_state == AnswerState::Accepted);
    documents
}

fn documents_of_element(
    element: &NeedsListElement,
    places: &HashMap<Uuid, &NeedsListElement>,
) -> Vec<PackageDocument> {
    let path = folder_names(element, places);
    element
        .answers
        .iter()
        .map(|answer| PackageDocument {
            element_id: element.id,
            path: path.clone(),
            name: element.name.clone(),
            document_id: answer.document_id,
            document_name: answer.document_name.clone(),
            size: answer.size,
            mime_type: answer.mime_type.clone(),
            review_state: answer.review_state,
            uploaded_by_name: answer.uploaded_by_name.clone(),
            uploaded_at: answer.uploaded_at,
            virus_check: answer.virus_check.clone(),
            stored: answer.stored.clone(),
        })
        .collect()
}

/// Returns the names of an element's folders, from the top.
fn folder_names(element: &NeedsListElement, places: &HashMap<Uuid, &NeedsListElement>) -> Vec<String> {
    let mut names = Vec::new();
    let mut above = element.parent_id;
    // A path is never longer than the list; this bounds the loop.
    while let Some(folder) = above.and_then(|id| places.get(&id)).filter(|_| names.len() < places.len()) {
        names.push(folder.name.clone());
        above = folder.parent_id;
    }
    names.reverse();
    names
}

/// Returns the chosen documents; all when none were chosen.
///
/// # Errors
/// *Not found* when something was chosen that isn't in this person's package.
pub(super) fn chosen_documents(
    mut documents: Vec<PackageDocument>,
    ids: &HashSet<Uuid>,
) -> Result<Vec<PackageDocument>, Problem> {
    if ids.is_empty() {
        return Ok(documents);
    }
    documents.retain(|file| ids.contains(&file.document_id));
    let found: HashSet<Uuid> = documents.iter().map(|file| file.document_id).collect();
    if found.len() == ids.len() { Ok(documents) } else { Err(Problem::not_found()) }
}
