//! Encryption of texts.

/// Returns the purpose that a text's encryption is bound to.
pub(super) fn text_purpose(storage_key: &str) -> String {
    format!("text of {storage_key}")
}
