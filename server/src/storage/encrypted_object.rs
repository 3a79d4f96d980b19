//! The format of encrypted objects: a header, then chunks of 64 KiB, each encrypted separately (XChaCha20-Poly1305 in
//! the STREAM construction), so that any range can be read without the rest. Each chunk is bound to its number, to
//! whether it is the last, and to its object: a changed, swapped, moved or truncated chunk doesn't decrypt.

use std::io;

use chacha20poly1305::{
    KeyInit as _, XChaCha20Poly1305, XNonce,
    aead::{Aead as _, Payload},
};
use rand::RngCore as _;
use sha2::{Digest as _, Sha256};

use super::errors::StoreTrouble;

/// Plain bytes of a document in a chunk.
pub(super) const CHUNK: u64 = 64 * 1024;
/// Bytes that encryption adds to each chunk.
const TAG: u64 = 16;
/// The size of an encrypted chunk.
pub(super) const SEALED_CHUNK: u64 = CHUNK + TAG;
/// The header of an encrypted object: the format mark, the key's id, and the nonce prefix that makes its chunks unique.
pub(super) const HEAD: usize = MARK.len() + KEY_ID + NONCE;
const MARK: &[u8; 8] = b"loanrm\x00\x01";
const KEY_ID: usize = 8;
/// The random prefix of each chunk's nonce; the chunk's number and last-chunk flag complete it.
const NONCE: usize = 19;

/// A key for documents.
#[derive(Clone)]
pub(super) struct DocumentKey {
    id: [u8; KEY_ID],
    cipher: XChaCha20Poly1305,
}

impl DocumentKey {
    pub fn new(key: [u8; 32]) -> Self {
        let digest = Sha256::new().chain_update(b"loanroom documents").chain_update(key).finalize();
        let id = digest.first_chunk::<KEY_ID>().copied().unwrap_or_default();
        Self { id, cipher: XChaCha20Poly1305::new(&key.into()) }
    }
}

/// Returns how many chunks a document of that size has; an empty one has one.
const fn chunk_count(size: u64) -> u64 {
    if size == 0 { 1 } else { size.div_ceil(CHUNK) }
}

/// Returns the encrypted size of a document of that size.
pub(super) const fn sealed_size(size: u64) -> u64 {
    HEAD as u64 + size + chunk_count(size) * TAG
}

/// Returns the plain size of a document whose encrypted object has that size.
pub(super) fn plain_size(sealed: u64) -> io::Result<u64> {
    let cut = || io::Error::from(StoreTrouble::Damaged("it is cut off"));
    let body = sealed.checked_sub(HEAD as u64).filter(|body| *body >= TAG).ok_or_else(cut)?;
    let size = body.checked_sub(body.div_ceil(SEALED_CHUNK) * TAG).ok_or_else(cut)?;
    if sealed_size(size) == sealed { Ok(size) } else { Err(cut()) }
}

/// Encrypts and decrypts the chunks of one object.
pub(super) struct ChunkCipher {
    key: DocumentKey,
    head: [u8; HEAD],
    /// The associated data of every chunk: the header, and the object's storage key.
    about: Vec<u8>,
}

impl ChunkCipher {
    /// Prepares a new object under that storage key.
    pub fn seal_with(key: DocumentKey, name: &str) -> Self {
        let mut nonce = [0; NONCE];
        rand::rng().fill_bytes(&mut nonce);
        let mut head = [0; HEAD];
        for (at, byte) in head.iter_mut().zip(MARK.iter().chain(&key.id).chain(&nonce)) {
            *at = *byte;
        }
        Self::of(key, head, name)
    }

    /// Prepares the existing object under that storage key, which begins with `head`.
    ///
    /// # Errors
    /// *Other key*, or *damaged* when this is not an encrypted object.
    pub fn open_with(keys: &[DocumentKey], head: &[u8], name: &str) -> io::Result<Self> {
        let head: [u8; HEAD] = head.try_into().map_err(|_| StoreTrouble::Damaged("it is cut off"))?;
        let rest = head.strip_prefix(MARK).ok_or(StoreTrouble::Damaged("it begins wrong"))?;
        let key = keys.iter().find(|key| rest.starts_with(&key.id)).ok_or(StoreTrouble::OtherKey)?;
        Ok(Self::of(key.clone(), head, name))
    }

    fn of(key: DocumentKey, head: [u8; HEAD], name: &str) -> Self {
        let about = head.iter().chain(name.as_bytes()).copied().collect();
        Self { key, head, about }
    }

    pub const fn head(&self) -> &[u8; HEAD] {
        &self.head
    }

    fn nonce(&self, number: u64, last: bool) -> io::Result<XNonce> {
        let number = u32::try_from(number).map_err(|_| io::ErrorKind::FileTooLarge)?;
        let mut nonce = [0; 24];
        let (_, random) = self.head.split_at(HEAD - NONCE);
        let parts = random.iter().copied().chain(number.to_be_bytes()).chain([u8::from(last)]);
        for (at, byte) in nonce.iter_mut().zip(parts) {
            *at = byte;
        }
        Ok(nonce.into())
    }

    /// Encrypts the chunk with that number in a document of that size.
    pub fn seal(&self, number: u64, size: u64, chunk: &[u8]) -> io::Result<Vec<u8>> {
        let nonce = self.nonce(number, number + 1 == chunk_count(size))?;
        let payload = Payload { msg: chunk, aad: &self.about };
        self.key.cipher.encrypt(&nonce, payload).map_err(|_| io::ErrorKind::InvalidInput.into())
    }

    /// Decrypts the chunk with that number in a document of that size.
    pub fn open(&self, number: u64, size: u64, chunk: &[u8]) -> io::Result<Vec<u8>> {
        let nonce = self.nonce(number, number + 1 == chunk_count(size))?;
        let payload = Payload { msg: chunk, aad: &self.about };
        let opened = self.key.cipher.decrypt(&nonce, payload);
        opened.map_err(|_| StoreTrouble::Damaged("a piece of it isn’t what was stored").into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seal(size: usize) -> (ChunkCipher, Vec<Vec<u8>>) {
        let plain: Vec<u8> = (0..size).map(|at| u8::try_from(at % 251).unwrap()).collect();
        let chunks = ChunkCipher::seal_with(DocumentKey::new([7; 32]), "0192-ab");
        let mut pieces: Vec<&[u8]> = plain.chunks(CHUNK as usize).collect();
        if pieces.is_empty() {
            pieces.push(&[]);
        }
        let sealed = pieces.iter().enumerate();
        let sealed = sealed.map(|(number, piece)| chunks.seal(number as u64, size as u64, piece).unwrap());
        let sealed: Vec<_> = sealed.collect();
        (chunks, sealed)
    }

    #[test]
    fn computes_sizes_in_both_directions() {
        for size in [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000] {
            let (_, sealed) = seal(size);
            let length = (HEAD + sealed.iter().map(Vec::len).sum::<usize>()) as u64;
            assert_eq!(sealed_size(size as u64), length, "{size}");
            assert_eq!(plain_size(length).unwrap(), size as u64);
        }
        for wrong in [0, HEAD as u64, HEAD as u64 + 15, HEAD as u64 + SEALED_CHUNK + 7] {
            assert!(plain_size(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn rejects_modified_chunks() {
        let (chunks, sealed) = seal(150_000);
        assert!(chunks.open(1, 150_000, &sealed[1]).is_ok());
        assert!(chunks.open(0, 150_000, &sealed[1]).is_err(), "swapped");
        assert!(chunks.open(1, 131_072, &sealed[1]).is_err(), "cut off after it");
        let mut bent = sealed[0].clone();
        bent[9] ^= 1;
        assert!(chunks.open(0, 150_000, &bent).is_err(), "changed");
        let keys = [DocumentKey::new([8; 32]), DocumentKey::new([7; 32])];
        let elsewhere = ChunkCipher::open_with(&keys, chunks.head(), "0192-cd").unwrap();
        assert!(elsewhere.open(0, 150_000, &sealed[0]).is_err(), "another object's");
        let same = ChunkCipher::open_with(&keys, chunks.head(), "0192-ab").unwrap();
        assert!(same.open(0, 150_000, &sealed[0]).is_ok());
        let other = ChunkCipher::open_with(&keys[..1], chunks.head(), "0192-ab").err().unwrap();
        assert!(matches!(StoreTrouble::of(&other), Some(StoreTrouble::OtherKey)));
    }
}
