//! Encryption of texts.

/// Returns the purpose that a text's encryption is bound to.
pub(super) fn purpose(storage_key: &str) -> String {
    format!("text of {storage_key}")
}
