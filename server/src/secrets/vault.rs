//! Encryption of stored data: a few columns that must stay unreadable in a stolen copy of the database, and data that
//! browsers store for the server. The key is a setting, or generated on the first start and kept in the data folder,
//! readable only by this account.

use std::{
    fmt::Write as _,
    fs,
    io::{self, Write as _},
    path::PathBuf,
};

use chacha20poly1305::{
    KeyInit as _, XChaCha20Poly1305, XNonce,
    aead::{Aead as _, Payload},
};
use rand::RngCore as _;
use sha2::{Digest as _, Sha256};

use crate::{
    db::private_files,
    environment::{Config, decode_key},
};

/// The prefix of encrypted text, to tell it from plain text.
const SEALED_PREFIX: &str = "sealed:1:";
/// Nonce length in bytes. A nonce is never reused.
const NONCE_LENGTH: usize = 24;

/// Encrypts and decrypts text (XChaCha20-Poly1305), and derives keys.
pub struct Vault {
    cipher: XChaCha20Poly1305,
    key: [u8; 32],
}

/// An error opening the vault.
#[derive(Debug, thiserror::Error)]
pub enum VaultError {
    /// The key file can't be read or written.
    #[error(
        "the key file {0} can't be used: {1}. It must contain 64 hexadecimal digits and belong to this account"
    )]
    File(PathBuf, io::Error),
}

impl Vault {
    /// Opens the vault with the configured key, or the one in the data folder, which is generated if missing.
    ///
    /// # Errors
    /// If the key file can't be used.
    pub fn open(config: &Config) -> Result<Self, VaultError> {
        let key = match config.key {
            Some(key) => key,
            None => {
                let path = config.data.join("key");
                load_or_create_key(&path).map_err(|error| VaultError::File(path, error))?
            }
        };
        Ok(Self::from_key(key))
    }

    fn from_key(key: [u8; 32]) -> Self {
        Self { cipher: XChaCha20Poly1305::new(&key.into()), key }
    }

    /// Encrypts a text for a purpose. It can't be decrypted for any other.
    #[must_use]
    pub fn seal(&self, purpose: &str, text: &str) -> String {
        let mut nonce = [0; NONCE_LENGTH];
        rand::rng().fill_bytes(&mut nonce);
        let payload = Payload { msg: text.as_bytes(), aad: purpose.as_bytes() };
        // Fails only for texts of many gigabytes.
        let sealed = self.cipher.encrypt(&XNonce::from(nonce), payload).unwrap_or_default();
        let mut written = String::with_capacity(SEALED_PREFIX.len() + 2 * (NONCE_LENGTH + sealed.len()));
        written.push_str(SEALED_PREFIX);
        for byte in nonce.iter().chain(&sealed) {
            let _ = write!(written, "{byte:02x}");
        }
        written
    }

    /// Decrypts a text that was encrypted for that purpose with this key; `None` for anything else.
    #[must_use]
    pub fn unseal(&self, purpose: &str, sealed: &str) -> Option<String> {
        let bytes = decode_hex(sealed.strip_prefix(SEALED_PREFIX)?)?;
        let (nonce, sealed) = bytes.split_first_chunk::<NONCE_LENGTH>()?;
        let payload = Payload { msg: sealed, aad: purpose.as_bytes() };
        String::from_utf8(self.cipher.decrypt(&XNonce::from(*nonce), payload).ok()?).ok()
    }

    /// Encrypts a text for a purpose, as a token of a link.
    #[must_use]
    pub fn seal_token(&self, purpose: &str, text: &str) -> String {
        self.seal(purpose, text).split_off(SEALED_PREFIX.len())
    }

    /// Decrypts a token of a link that was encrypted for that purpose with this key; `None` for anything else.
    #[must_use]
    pub fn unseal_token(&self, purpose: &str, token: &str) -> Option<String> {
        self.unseal(purpose, &format!("{SEALED_PREFIX}{token}"))
    }

    /// Derives the key of a purpose (HMAC-SHA-256). The result is stable, and reveals neither the vault's key nor that
    /// of another purpose.
    #[must_use]
    pub fn derive(&self, purpose: &str) -> [u8; 32] {
        hmac_sha256(&self.key, purpose.as_bytes())
    }

    /// Whether a text is encrypted.
    #[must_use]
    pub fn is_sealed(text: &str) -> bool {
        text.starts_with(SEALED_PREFIX)
    }
}

/// HMAC-SHA-256 (RFC 2104) with a key that is shorter than a block.
fn hmac_sha256(key: &[u8; 32], message: &[u8]) -> [u8; 32] {
    let padded = |pad: u8| {
        let mut block = [pad; 64];
        block.iter_mut().zip(key).for_each(|(byte, key)| *byte ^= key);
        block
    };
    let inner = Sha256::new().chain_update(padded(0x36)).chain_update(message).finalize();
    Sha256::new().chain_update(padded(0x5c)).chain_update(inner).finalize().into()
}

fn decode_hex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: &u8| char::from(*byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    if !rest.is_empty() {
        return None;
    }
    pairs.iter().map(|[high, low]| Some(digit(high)? << 4 | digit(low)?)).collect()
}

/// Returns the key in the file; generates one if there is none.
fn load_or_create_key(path: &std::path::Path) -> io::Result<[u8; 32]> {
    match fs::read_to_string(path) {
        Ok(text) if !text.trim().is_empty() => decode_key(&text)
            .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidData, "expected 64 hexadecimal digits")),
        Ok(_) => create_key(path),
        Err(error) if error.kind() == io::ErrorKind::NotFound => create_key(path),
        Err(error) => Err(error),
    }
}

/// Writes a new key to disk before anything is encrypted with it.
fn create_key(path: &std::path::Path) -> io::Result<[u8; 32]> {
    let mut key = [0; 32];
    rand::rng().fill_bytes(&mut key);
    let text = key.iter().fold(String::with_capacity(65), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    });
    let mut file = private_files::open(path)?;
    writeln!(file, "{text}")?;
    file.sync_all()?;
    Ok(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn derived_key_depends_on_purpose_and_vault() {
        let vault = Vault::from_key([7; 32]);
        let key = vault.derive("browser storage 1");
        // Computed with Python's hmac module.
        assert_eq!(key[..8], [0x7c, 0x99, 0xbb, 0xb0, 0xbd, 0x6a, 0xfe, 0x75]);
        assert_ne!(key, vault.derive("browser storage 2"));
        assert_ne!(key, Vault::from_key([8; 32]).derive("browser storage 1"));
    }

    #[test]
    fn unseals_only_with_same_key_and_purpose() {
        let vault = Vault::from_key([7; 32]);
        let sealed = vault.seal("licence", "D1234567");
        assert!(Vault::is_sealed(&sealed) && !sealed.contains("D1234567"));
        assert_ne!(sealed, vault.seal("licence", "D1234567"), "equal texts don't look equal");
        assert_eq!(vault.unseal("licence", &sealed).as_deref(), Some("D1234567"));
        assert_eq!(vault.unseal("birth", &sealed), None);
        assert_eq!(Vault::from_key([8; 32]).unseal("licence", &sealed), None);
        let token = vault.seal_token("licence", "D1234567");
        assert!(token.chars().all(|c| c.is_ascii_hexdigit()), "{token}");
        assert_eq!(vault.unseal_token("licence", &token).as_deref(), Some("D1234567"));
        assert_eq!(vault.unseal_token("birth", &token), None);
        let mut bent = sealed.clone();
        bent.replace_range(sealed.len() - 1.., if sealed.ends_with('0') { "1" } else { "0" });
        assert_eq!(vault.unseal("licence", &bent), None);
        for other in ["D1234567", "", "sealed:1:", "sealed:1:zz", "sealed:1:abc", "sealed:1:00ff"] {
            assert_eq!(vault.unseal("licence", other), None, "{other}");
        }
    }
}
