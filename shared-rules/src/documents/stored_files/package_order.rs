//! Packages of documents: what one PDF can contain, why documents are left out of it, and what is new since the last
//! package.

use std::collections::{HashMap, HashSet};

use serde::{Deserialize, Serialize};

/// Maximum total size in bytes of the documents of one PDF; documents beyond it are left out.
pub const MOST_BYTES: u64 = 256 << 20;
/// Maximum number of documents in one PDF.
pub const MOST_DOCUMENTS: usize = 1_000;
/// How often a job is restarted after a worker crashes without reporting which document it was processing.
pub const MOST_TRIES: i32 = 3;
/// How many documents that crash the worker are left out before the job is given up.
pub const MOST_STUMBLES: usize = 3;

/// The format of a package.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PackageKind {
    /// An archive of the files as they are.
    Zip,
    /// One PDF of their pages.
    Pdf,
}

/// How far one PDF is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum OrderState {
    /// It is going to be made, or being made.
    Waiting,
    /// It can be downloaded.
    Made,
    /// It couldn't be made.
    Failed,
}

/// Why one PDF couldn't be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PackageFailure {
    /// Nothing of it can become pages.
    Nothing,
    /// Making it took too long or too much, again and again.
    TooHard,
    /// There is no room for it.
    NoRoom,
}

impl PackageFailure {
    /// Why, in words, with what can be done about it.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Nothing => {
                "None of these documents could become pages of a PDF. Download the original files instead."
            }
            Self::TooHard => {
                "This PDF was too much work for the server. Try fewer documents, or download the original files."
            }
            Self::NoRoom => {
                "The server has no space for this PDF. Download the original files, or try again later."
            }
        }
    }
}

/// Why a document isn't in one PDF.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum OmissionReason {
    /// Files of its kind have no pages that are known here.
    Kind,
    /// A password is on it.
    Locked,
    /// It isn't what its name says, or broken.
    Damaged,
    /// It can't be opened: its virus check is pending, or it contains malware.
    Unchecked,
    /// Its bytes can't be had.
    Missing,
    /// Including it would make the PDF too large.
    NoRoom,
    /// Reading it took too long or too much.
    TooHard,
}

impl OmissionReason {
    /// Why, in words.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Kind => "Only PDFs and JPEG or PNG pictures can become pages.",
            Self::Locked => "It’s password protected.",
            Self::Damaged => "The file is damaged or isn’t the type its name says.",
            Self::Unchecked => "It hasn’t been checked for viruses yet, or it contains malware.",
            Self::Missing => "The file couldn’t be read from storage.",
            Self::NoRoom => "A PDF can have at most 1,000 documents, 5,000 pages and 256 MB.",
            Self::TooHard => "The file takes too long to read.",
        }
    }
}

/// How a file becomes pages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PageKind {
    /// It has pages.
    Pdf,
    /// A photo; its bytes stay as they are.
    Jpeg,
    /// A picture.
    Png,
}

/// How a file of that type becomes pages; none when files like it don't.
#[must_use]
pub fn page_kind(mime_type: &str) -> Option<PageKind> {
    match mime_type {
        "application/pdf" => Some(PageKind::Pdf),
        "image/jpeg" => Some(PageKind::Jpeg),
        "image/png" => Some(PageKind::Png),
        _ => None,
    }
}

/// A document as it was packaged, or as it is now.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct PackagedDocument {
    /// Its id.
    pub id: String,
    /// Of its bytes.
    pub checksum: String,
    /// Its name.
    pub name: String,
}

/// How a document compares with the viewer's last package.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum PackageNovelty {
    /// It was in no package so far.
    New,
    /// It was, with other bytes.
    NewVersion,
}

impl PackageNovelty {
    /// In a word or two.
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::New => "New",
            Self::NewVersion => "New version",
        }
    }
}

/// The changes since the last package.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChangesSincePackage {
    /// New documents and versions, by document id.
    pub new: HashMap<String, PackageNovelty>,
    /// The names of documents in the last package that no longer exist.
    pub gone: Vec<String>,
}

impl ChangesSincePackage {
    /// In words: `3 new, 1 new version, 1 gone`.
    #[must_use]
    pub fn words(&self) -> String {
        let count = |of: PackageNovelty| self.new.values().filter(|novelty| **novelty == of).count();
        let (new, versions) = (count(PackageNovelty::New), count(PackageNovelty::NewVersion));
        let plural = if versions == 1 { "new version" } else { "new versions" };
        let said: Vec<String> = [(new, "new"), (versions, plural), (self.gone.len(), "gone")]
            .into_iter()
            .filter(|(count, _)| *count > 0)
            .map(|(count, what)| format!("{count} {what}"))
            .collect();
        if said.is_empty() { "nothing new".to_owned() } else { said.join(", ") }
    }
}

/// The changes between the last package and the current documents. A document that was left out of a package stays new
/// until a package contains it.
#[must_use]
pub fn changes_since_package(taken: &[PackagedDocument], now: &[PackagedDocument]) -> ChangesSincePackage {
    let before: HashMap<&str, &PackagedDocument> = taken.iter().map(|one| (one.id.as_str(), one)).collect();
    let there: HashSet<&str> = now.iter().map(|one| one.id.as_str()).collect();
    let novelty = |one: &PackagedDocument| match before.get(one.id.as_str()) {
        None => Some(PackageNovelty::New),
        Some(old) if old.checksum != one.checksum => Some(PackageNovelty::NewVersion),
        Some(_) => None,
    };
    let new = now.iter().filter_map(|one| Some((one.id.clone(), novelty(one)?))).collect();
    let gone = taken.iter().filter(|one| !there.contains(one.id.as_str())).map(|one| one.name.clone());
    ChangesSincePackage { new, gone: gone.collect() }
}

/// The contents of the last package after one is made: its documents, and those of earlier packages that still exist.
#[must_use]
pub fn taken_by_now(
    taken: &[PackagedDocument],
    now: &[PackagedDocument],
    package: &[PackagedDocument],
) -> Vec<PackagedDocument> {
    let there: HashSet<&str> = now.iter().map(|one| one.id.as_str()).collect();
    let mut seen: HashSet<&str> = HashSet::new();
    let still = taken.iter().filter(|one| there.contains(one.id.as_str()));
    package.iter().chain(still).filter(|one| seen.insert(one.id.as_str())).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(id: &str, checksum: &str) -> PackagedDocument {
        PackagedDocument { id: id.into(), checksum: checksum.into(), name: format!("{id}.pdf") }
    }

    #[test]
    fn lists_new_changed_and_missing_documents() {
        let taken = [one("a", "1"), one("b", "1"), one("c", "1")];
        let now = [one("a", "1"), one("b", "2"), one("d", "1"), one("e", "1")];
        let told = changes_since_package(&taken, &now);
        assert_eq!(told.words(), "2 new, 1 new version, 1 gone");
        assert_eq!((told.new.get("b"), told.new.get("a")), (Some(&PackageNovelty::NewVersion), None));
        assert_eq!(told.gone, ["c.pdf"]);
        assert_eq!(changes_since_package(&taken, &taken).words(), "nothing new");
    }

    #[test]
    fn left_out_stays_new_and_missing_is_reported_once() {
        let all = [one("a", "1"), one("b", "1")];
        let first = taken_by_now(&[one("z", "1")], &all, &all[..1]);
        assert_eq!(first, all[..1]);
        assert_eq!(changes_since_package(&first, &all).words(), "1 new");
        let second = taken_by_now(&first, &[one("a", "2"), one("b", "1")], &[one("b", "1"), one("b", "1")]);
        assert_eq!(second, [one("b", "1"), one("a", "1")]);
        assert_eq!(changes_since_package(&second, &[one("a", "2"), one("b", "1")]).words(), "1 new version");
    }

    #[test]
    fn maps_types_to_page_kinds() {
        assert_eq!(page_kind("application/pdf"), Some(PageKind::Pdf));
        assert_eq!(page_kind("image/heic"), None);
    }
}
