//! Taking the password off a PDF that is stored: the unlocked file takes its place, and the locked one is kept as a version.

use std::io::{self, Read as _};

use shared_rules::{
    activity::Activity,
    documents::pdf::{UnlockPdf, unlock_pdf},
    text::{documents::PDF_NOT_PROTECTED, refused},
    violation::Violation,
};
use uuid::Uuid;

use super::{
    super::{
        dto::{Document, RemovePassword},
        manage::{OnDocument, locked, tell_changed, tell_requests, to_dto},
        scan,
        sight::{SeenDocument, see},
        space::room,
        trouble,
        uploads::named,
    },
    replace::{Content, replace},
};
use crate::{
    access::SignedIn, entity::document, http::Problem, realtime::Changes, roster::activity, state::AppState,
};

/// A larger PDF isn't unlocked here: it is held in memory several times.
const LARGEST: u64 = 48 << 20;

/// Takes the password off a PDF.
pub(super) async fn remove_password(
    state: &AppState,
    signed_in: SignedIn,
    on: OnDocument,
    input: RemovePassword,
) -> Result<Document, Problem> {
    let mut seen = see(state, signed_in, on.document_id).await?;
    seen.require_owner()?;
    let wait = state.budgets.pdf_password_of(seen.member.user.id);
    wait.map_err(Problem::too_many_tries)?;
    scan::gate(seen.row.scan, &seen.member)?;
    let unlocked = unlocked(state, &seen.row, input.password).await?;
    let key = Uuid::now_v7().to_string();
    let mut incoming = state.store.receive().await.map_err(|error| trouble(&error))?;
    incoming.write(&unlocked).await.map_err(|error| trouble(&error))?;
    let checksum = incoming.finish().await.map_err(|error| trouble(&error))?;
    incoming.keep(&key).await.map_err(|error| trouble(&error))?;
    put(state, &mut seen, (key, checksum, unlocked.len())).await?;
    Ok(to_dto(&seen))
}

/// Puts the unlocked file, which is kept under that key, in the place of the document's.
async fn put(
    state: &AppState,
    seen: &mut SeenDocument,
    (key, checksum, size): (String, String, usize),
) -> Result<(), Problem> {
    let mut changes = Changes::begin(state).await?;
    let row = locked(&changes, seen.row.id).await?;
    if row.checksum != seen.row.checksum {
        // Somebody else was faster.
        return Err(not_protected());
    }
    let content = Content {
        name: row.name.clone(),
        size: i64::try_from(size).map_err(|_| Problem::too_large())?,
        mime_type: row.mime_type.clone(),
        checksum,
        storage_key: key,
        unlocked: true,
        scan: state.scan_of_new(),
    };
    seen.row = replace(&changes, seen.member.user.id, row, content).await?;
    // What it takes is counted by now.
    room::require(state, &*changes, seen.row.uploaded_by, 0).await?;
    let done = Activity::DocumentUnlocked { document: named(&seen.row) };
    activity::done(&changes, &seen.member, done).await?;
    tell_requests(&mut changes, &seen.row).await?;
    tell_changed(&mut changes, &seen.row).await?;
    changes.commit().await?;
    state.files_arrived();
    Ok(())
}

/// The PDF without its password.
async fn unlocked(state: &AppState, row: &document::Model, password: String) -> Result<Vec<u8>, Problem> {
    if row.mime_type != "application/pdf" {
        return Err(not_protected());
    }
    let size = u64::try_from(row.size).unwrap_or_default();
    if size > LARGEST {
        return Err(Problem::invalid(vec![refused::PDF_TOO_LARGE.violation("documentId")]));
    }
    let file = state.store.open(&row.storage_key).await.map_err(|error| trouble(&error))?;
    let file = file.into_blocking();
    // Read when its turn comes, so that of many that wait none is in memory.
    let work = move || {
        let mut bytes = Vec::new();
        file.take(LARGEST).read_to_end(&mut bytes)?;
        Ok(unlock_pdf(&bytes, &UnlockPdf { password }))
    };
    let (outcome, unlocked) = state.heavy.run(work).await?.map_err(|error: io::Error| trouble(&error))?;
    match (unlocked, outcome.code.zip(outcome.message)) {
        (Some(unlocked), _) => Ok(unlocked),
        (None, Some((code, _))) if code == PDF_NOT_PROTECTED.code => Err(not_protected()),
        (None, said) => Err(wrong(said)),
    }
}

fn not_protected() -> Problem {
    Problem::invalid(vec![PDF_NOT_PROTECTED.violation("documentId")])
}

/// The password doesn't open it, or what else stands against it.
fn wrong(said: Option<(String, String)>) -> Problem {
    let incorrect = shared_rules::text::documents::PASSWORD_INCORRECT;
    let (code, message) = said.unwrap_or((incorrect.code.to_owned(), incorrect.template.to_owned()));
    Problem::invalid(vec![Violation::new("password", &code, message)])
}
