//! Taking the password off a PDF that is stored: the unlocked file takes its place, and the original is kept, to be
//! brought back.

use std::io::{self, Read as _};

use sea_orm::{
    ActiveModelTrait as _, ActiveValue::Set, ColumnTrait as _, EntityTrait as _, QueryFilter as _,
    QueryOrder as _,
};
use shared_rules::{
    activity::Activity,
    documents::pdf::{UnlockPdf, unlock_pdf},
    text::{documents::PDF_NOT_PROTECTED, refused},
    violation::Violation,
};
use uuid::Uuid;

use super::{
    dto::{Document, RemovePassword},
    manage::{OnDocument, locked, tell_requests, to_dto},
    room,
    sight::{SeenDocument, see},
    trouble,
    uploads::named,
};
use crate::{
    access::SignedIn,
    entity::{document, document_version},
    http::Problem,
    realtime::Changes,
    roster::activity,
    state::AppState,
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
    let unlocked = unlocked(state, &seen.row, input.password).await?;
    let key = Uuid::now_v7().to_string();
    let mut incoming = state.store.receive().await.map_err(|error| trouble(&error))?;
    incoming.write(&unlocked).await.map_err(|error| trouble(&error))?;
    let checksum = incoming.finish().await.map_err(|error| trouble(&error))?;

    let mut changes = Changes::begin(state).await?;
    let row = locked(&changes, on.document_id).await?;
    if row.checksum != seen.row.checksum {
        // Somebody else was faster.
        return Err(not_protected());
    }
    room::require(state, &*changes, row.uploaded_by, unlocked.len() as u64).await?;
    let original = document_version::ActiveModel {
        id: Set(Uuid::now_v7()),
        document_id: Set(row.id),
        size: Set(row.size),
        mime_type: Set(row.mime_type.clone()),
        checksum: Set(row.checksum.clone()),
        storage_key: Set(row.storage_key.clone()),
        replaced_by: Set(seen.member.user.id),
        replaced_at: Set(changes.now()),
    };
    document_version::Entity::insert(original).exec_without_returning(&*changes).await?;
    let mut row: document::ActiveModel = row.into();
    row.size = Set(i64::try_from(unlocked.len()).map_err(|_| Problem::too_large())?);
    row.checksum = Set(checksum);
    row.storage_key = Set(key.clone());
    row.unlocked = Set(true);
    seen.row = row.update(&*changes).await?;
    let done = Activity::DocumentUnlocked { document: named(&seen.row) };
    activity::done(&changes, &seen.member, done).await?;
    tell_requests(&mut changes, &seen.row).await?;
    incoming.keep(&key).await.map_err(|error| trouble(&error))?;
    changes.commit().await?;
    Ok(to_dto(&seen))
}

/// Removes bytes that no document has any more; what was done stays done when they can't be.
async fn remove(state: &AppState, keys: impl IntoIterator<Item = String>) {
    for key in keys {
        if let Err(error) = state.store.remove(&key).await {
            tracing::warn!(%error, key, "bytes that no document has couldn’t be removed");
        }
    }
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
    let file = file.into_std().await;
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

/// Brings back what a document was first. The unlocked file goes: the password makes it again.
pub(super) async fn bring_back(
    state: &AppState,
    signed_in: SignedIn,
    on: OnDocument,
) -> Result<Document, Problem> {
    let mut seen: SeenDocument = see(state, signed_in, on.document_id).await?;
    seen.require_owner()?;
    let mut changes = Changes::begin(state).await?;
    let row = locked(&changes, on.document_id).await?;
    let versions = document_version::Entity::find()
        .filter(document_version::Column::DocumentId.eq(row.id))
        .order_by_asc(document_version::Column::ReplacedAt)
        .order_by_asc(document_version::Column::Id)
        .all(&*changes)
        .await?;
    let mut versions = versions.into_iter();
    let Some(original) = versions.next() else {
        return Err(Problem::invalid(vec![refused::IS_ORIGINAL.violation("documentId")]));
    };
    let mut stale = vec![row.storage_key.clone()];
    stale.extend(versions.map(|version| version.storage_key));
    document_version::Entity::delete_many()
        .filter(document_version::Column::DocumentId.eq(row.id))
        .exec(&*changes)
        .await?;
    let mut row: document::ActiveModel = row.into();
    row.size = Set(original.size);
    row.mime_type = Set(original.mime_type);
    row.checksum = Set(original.checksum);
    row.storage_key = Set(original.storage_key);
    row.unlocked = Set(false);
    seen.row = row.update(&*changes).await?;
    let done = Activity::DocumentOriginalBack { document: named(&seen.row) };
    activity::done(&changes, &seen.member, done).await?;
    tell_requests(&mut changes, &seen.row).await?;
    changes.commit().await?;
    remove(state, stale).await;
    Ok(to_dto(&seen))
}
