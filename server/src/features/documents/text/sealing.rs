//! How texts are kept.

/// What a text is sealed for.
pub(super) fn purpose(storage_key: &str) -> String {
    format!("text of {storage_key}")
}
