//! Submits received files as the answer to a request: all of them in one transaction, or none.

use shared_rules::{documents::uploads::same_content::ExistingFile, text::refused};

use super::requests::{OpenRequest, recheck_request};
use crate::{
    access::{LoanMember, OpenedUploadLink},
    features::{
        documents::{self, StoredFile},
        needs_list::{self, SubmissionOptions},
    },
    http::Problem,
    realtime::Changes,
    state::AppState,
};

/// The outcome for the files of one request, by name.
#[derive(Default)]
pub(super) struct SubmittedFiles {
    /// The files that answer the request now, whether they did before or not.
    pub sent: Vec<String>,
    /// The refused files, each with the reason.
    pub refused: Vec<(String, String)>,
}

/// Submits the files. Content that already answers the request isn't added again, so that a form can be sent twice.
pub(super) async fn submit_files(
    state: &AppState,
    link: &OpenedUploadLink,
    request: &OpenRequest,
    files: Vec<StoredFile>,
) -> Result<SubmittedFiles, Problem> {
    let (mut submitted, mut sorted) = (SubmittedFiles::default(), SortedFiles::default());
    let keys: Vec<String> = files.iter().map(|file| file.storage_key.clone()).collect();
    let done = submit_within(state, (link, request), files, &mut sorted).await;
    submitted.sent.append(&mut sorted.known);
    for name in sorted.returned {
        submitted.refused.push((name, refused::UPLOAD_LINK_SAME_RETURNED.to_string()));
    }
    // The store isn't used within the transaction.
    let unused = match done {
        Ok(mut names) => {
            submitted.sent.append(&mut names);
            sorted.unused
        }
        Err(problem) => {
            let refusal = |name| (name, problem.message().to_owned());
            submitted.refused.extend(sorted.added.into_iter().map(refusal));
            // After a failure, the change may have been committed nevertheless. Bytes without a row are swept.
            if problem.status().is_server_error() { Vec::new() } else { keys }
        }
    };
    remove_keys(state, unused).await?;
    Ok(submitted)
}

/// Adds the new files to the answer, and returns their names.
async fn submit_within(
    state: &AppState,
    (link, request): (&OpenedUploadLink, &OpenRequest),
    files: Vec<StoredFile>,
    sorted: &mut SortedFiles,
) -> Result<Vec<String>, Problem> {
    sorted.added = files.iter().map(|file| file.name.clone()).collect();
    let mut changes = Changes::begin(state).await?;
    let member = recheck_request(&changes, link, request).await?;
    let member = member.map_err(|violation| Problem::invalid(vec![violation]))?;
    let new = sort_files(&changes, &member, request, files, sorted).await?;
    if new.is_empty() {
        return Ok(Vec::new());
    }
    let names: Vec<String> = new.iter().map(|file| file.name.clone()).collect();
    sorted.added.clone_from(&names);
    let place = (member.loan.id, member.user.id);
    let documents = documents::insert_linked_documents(state, &mut changes, place, new).await?;
    let how = SubmissionOptions::by_link();
    needs_list::answer_within(changes, &member, request.id, &documents, how).await?;
    state.files_arrived();
    Ok(names)
}

/// The received files of a request, compared with what is there.
#[derive(Default)]
struct SortedFiles {
    /// The names of those whose content answers the request already.
    known: Vec<String>,
    /// The names of those whose content a lender returned.
    returned: Vec<String>,
    /// The names of the others.
    added: Vec<String>,
    /// The storage keys of those that aren't added.
    unused: Vec<String>,
}

/// Returns the files with new content. Locks the request until the transaction ends.
async fn sort_files(
    changes: &Changes,
    member: &LoanMember,
    request: &OpenRequest,
    files: Vec<StoredFile>,
    sorted: &mut SortedFiles,
) -> Result<Vec<StoredFile>, Problem> {
    let checksums = files.iter().map(|file| file.checksum.clone());
    let there = needs_list::find_answers_with_content(changes, member, request.id, checksums).await?;
    let mut new: Vec<StoredFile> = Vec::with_capacity(files.len());
    for file in files {
        let same = |other: &&ExistingFile| other.checksum == file.checksum;
        let returned = there.iter().any(|other| same(&other) && other.came_back);
        let known = there.iter().any(|other| same(&other) && !other.came_back)
            || new.iter().any(|other| other.checksum == file.checksum);
        if known {
            sorted.known.push(file.name);
            sorted.unused.push(file.storage_key);
        } else if returned {
            sorted.returned.push(file.name);
            sorted.unused.push(file.storage_key);
        } else {
            new.push(file);
        }
    }
    Ok(new)
}

/// Removes files that no row names.
///
/// # Errors
/// When the store fails; the files are swept later.
pub(super) async fn remove_files(
    state: &AppState,
    files: impl IntoIterator<Item = StoredFile>,
) -> Result<(), Problem> {
    remove_keys(state, files.into_iter().map(|file| file.storage_key).collect()).await
}

async fn remove_keys(state: &AppState, keys: Vec<String>) -> Result<(), Problem> {
    for key in keys {
        state.store.remove(&key).await.map_err(|error| documents::storage_problem(&error))?;
    }
    Ok(())
}
