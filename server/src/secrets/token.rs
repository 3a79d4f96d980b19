//! Secrets that grant access: random, handed out once, stored as a hash.

use std::fmt::Write as _;

use rand::RngCore as _;
use sha2::{Digest as _, Sha256};

/// Generates a secret: 256 random bits in hexadecimal.
#[must_use]
pub fn new_token() -> String {
    let mut random = [0; 32];
    rand::rng().fill_bytes(&mut random);
    hex(&random)
}

/// Returns the hash to store.
#[must_use]
pub fn hash(token: &(impl AsRef<[u8]> + ?Sized)) -> String {
    hex(&Sha256::digest(token.as_ref()))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}
