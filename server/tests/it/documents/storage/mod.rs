//! Storage of documents: a folder or a bucket of a real S3 server, encrypted or not, and moving between them.

pub mod bucket;
mod damaged_files;
mod encrypted_documents;
mod every_store;
mod store_move;
mod unavailable_bucket;

use bucket::S3Server;

use crate::support::{Browser, Scene};

pub const KEY: &str = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
pub const OTHER_KEY: &str = "ffffffffffffffffffffffffffffffff0123456789abcdef0123456789abcdef";

/// The storage of a test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StorageKind {
    Folder,
    SealedFolder,
    Bucket,
    SealedBucket,
}

impl StorageKind {
    pub const fn is_sealed(self) -> bool {
        matches!(self, Self::SealedFolder | Self::SealedBucket)
    }

    pub const fn is_bucket(self) -> bool {
        matches!(self, Self::Bucket | Self::SealedBucket)
    }
}

/// A scene with this storage; the S3 server runs until it is dropped.
pub async fn scene(kept: StorageKind) -> (Scene, S3Server) {
    let server = S3Server::start().await;
    let url = server.url("papers/loanroom");
    let mut settings = vec![("DOCUMENTS_WAIT_SECONDS", "5")];
    if kept.is_bucket() {
        settings.push(("DOCUMENTS_URL", url.as_str()));
    }
    if kept.is_sealed() {
        settings.push(("DOCUMENTS_KEY", KEY));
    }
    (Scene::with(&settings).await, server)
}

/// Bytes without repeated sequences.
pub fn bytes(count: usize, seed: u32) -> Vec<u8> {
    let mut state = seed;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        u8::try_from(state >> 24).unwrap()
    };
    (0..count).map(|_| next()).collect()
}

pub async fn download(browser: &Browser, document: &str) -> Vec<u8> {
    browser.get(&format!("/v1/documents/{document}/content")).await.expect(200).bytes.to_vec()
}

pub async fn require_same(browser: &Browser, document: &str, all: &[u8]) {
    let came = download(browser, document).await;
    assert!(came.len() == all.len() && came == all, "{} other bytes came back", came.len());
}

/// Every stored document below the folder, of a local store or of the S3 server.
pub fn stored_in(folder: &std::path::Path) -> Vec<std::path::PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            let shown = path.display().to_string();
            if path.is_dir() {
                folders.push(path);
            } else if shown.contains("/kept/") || shown.contains("/sealed/") {
                found.push(path);
            }
        }
    }
    found
}
