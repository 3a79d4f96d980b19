//! Attachments of a PDF can have their own encryption (`/EFF`): often only they are encrypted. The PDF library doesn't
//! support it, so they are decrypted here; saved unchanged they would be lost.

use lopdf::encryption::crypt_filters::{CryptFilter, IdentityCryptFilter};
use lopdf::{Dictionary, Document, EncryptionState, Object, ObjectId};
use std::collections::BTreeSet;

/// An attachment that can't be decrypted.
#[derive(Debug)]
pub(super) struct OutOfReach;

/// Decrypts the attachments of a document whose pages are decrypted already. `encryption` is the file's
/// encryption dictionary.
///
/// # Errors
/// When an attachment is locked in a way of which nothing is known.
pub(super) fn unlock(document: &mut Document, encryption: &Dictionary) -> Result<(), OutOfReach> {
    let Some(state) = document.encryption_state.clone() else { return Ok(()) };
    let Ok(named) = encryption.get(b"EFF").and_then(Object::as_name) else { return Ok(()) };
    if state.version() < 4 || named == state.default_stream_filter() {
        return Ok(());
    }
    let attachments = attachments(document);
    if attachments.is_empty() {
        return Ok(());
    }
    // They went through the filter of all other streams; that has to have left them as they were.
    let untouched = state.get_stream_filter().method() == IdentityCryptFilter.method();
    if untouched && named == IdentityCryptFilter.method() {
        return Ok(());
    }
    let filter = state.crypt_filters().get(named).filter(|_| untouched).ok_or(OutOfReach)?.clone();
    for id in attachments {
        decrypt(document, id, &state, &*filter)?;
    }
    Ok(())
}

fn decrypt(
    document: &mut Document,
    id: ObjectId,
    state: &EncryptionState,
    filter: &dyn CryptFilter,
) -> Result<(), OutOfReach> {
    let Ok(Object::Stream(stream)) = document.get_object_mut(id) else { return Ok(()) };
    // One that names its own filter went through that.
    if stream.filters().is_ok_and(|filters| filters.contains(&&b"Crypt"[..])) {
        return Ok(());
    }
    let key = filter.compute_key(state.file_encryption_key(), id).map_err(|_| OutOfReach)?;
    let content = filter.decrypt(&key, &stream.content).map_err(|_| OutOfReach)?;
    stream.set_content(content);
    Ok(())
}

/// The streams that hold attached files: those that say so, and those that a file's description names.
fn attachments(document: &Document) -> BTreeSet<ObjectId> {
    let mut found = BTreeSet::new();
    for (id, object) in &document.objects {
        match object {
            Object::Stream(stream) if stream.dict.has_type(b"EmbeddedFile") => {
                found.insert(*id);
            }
            Object::Dictionary(dictionary) => found.extend(described(document, dictionary)),
            _ => {}
        }
    }
    found
}

/// The streams that the description of a file names.
fn described(document: &Document, dictionary: &Dictionary) -> Vec<ObjectId> {
    let Ok(files) = dictionary.get_deref(b"EF", document).and_then(Object::as_dict) else {
        return Vec::new();
    };
    files.iter().filter_map(|(_, file)| file.as_reference().ok()).collect()
}
