//! Reading an archive before its files are uploaded one by one (platform §4 and §5; ZIP-01 to ZIP-07).
//!
//! Directories, junk, names that start with a dot, and types that aren't accepted are left out. An
//! archive that breaks a limit, hides something or holds nothing usable is not unpacked at all.

use super::acceptance::is_junk;
use super::file_type::{Accepted, Described};
use super::zip_limits::{self as limits, ZipRefusal};
use super::zip_tree::{ZipFile, ZipNode, tree};
use crate::text::documents as text;
use crate::value::marks;
use serde::{Deserialize, Serialize};
use std::collections::HashSet;
use std::io::{Cursor, Read};
use zip::result::ZipError;

/// How an archive is to be read.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ReadZip {
    /// The archive's own name, for the message when it can't be unpacked.
    #[serde(default)]
    pub name: String,
    /// The password of a locked archive.
    #[serde(default)]
    pub password: Option<String>,
    /// Accepted extensions and MIME types; without it the default types.
    #[serde(default)]
    pub accept: Option<Vec<String>>,
}

/// What is in an archive, or why it is uploaded as it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ZipReading {
    /// The files to upload, in the order of the archive.
    pub files: Vec<ZipFile>,
    /// The same files in their folders.
    pub tree: Vec<ZipNode>,
    /// Why it can't be unpacked; nothing when it can.
    pub refusal: Option<ZipRefusal>,
    /// The toast for that.
    pub message: Option<String>,
}

/// An archive that may be unpacked, with the files worth uploading.
pub struct Archive<B> {
    zip: zip::ZipArchive<Cursor<B>>,
    password: Option<String>,
    files: Vec<ZipFile>,
}

impl<B: AsRef<[u8]>> Archive<B> {
    /// Opens an archive and holds it against every limit, without unpacking anything.
    ///
    /// # Errors
    /// Why it is not to be unpacked.
    pub fn open(bytes: B, input: &ReadZip) -> Result<Self, ZipRefusal> {
        let size = bytes.as_ref().len() as u64;
        if size > limits::COMPRESSED_BYTES {
            return Err(ZipRefusal::TooLarge);
        }
        if limits::claims_too_many_entries(bytes.as_ref()) {
            return Err(ZipRefusal::TooManyEntries);
        }
        let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|error| refusal(&error))?;
        let files = survey(&mut zip, size, input)?;
        let password = input.password.clone().filter(|password| !password.is_empty());
        let mut archive = Self { zip, password, files };
        archive.try_password()?;
        Ok(archive)
    }

    /// The files to upload.
    #[must_use]
    pub fn files(&self) -> &[ZipFile] {
        &self.files
    }

    /// The content of one of [`Self::files`], by its place there. What unpacks to another size than the
    /// archive says, or fails its checksum, is refused.
    ///
    /// # Errors
    /// Why it can't be unpacked.
    pub fn read(&mut self, place: usize) -> Result<Vec<u8>, ZipRefusal> {
        let file = self.files.get(place).ok_or(ZipRefusal::Unreadable)?;
        let (entry, size) = (file.entry, file.size);
        let mut entry = match &self.password {
            Some(password) => self.zip.by_index_decrypt(entry, password.as_bytes()),
            None => self.zip.by_index(entry),
        }
        .map_err(|error| refusal(&error))?;
        // Little is set aside for what an archive merely says about itself.
        let mut content = Vec::with_capacity(usize::try_from(size.min(1024 * 1024)).unwrap_or_default());
        let read = entry.by_ref().take(size.saturating_add(1)).read_to_end(&mut content);
        let locked = entry.encrypted();
        match read {
            Ok(_) if content.len() as u64 == size => Ok(content),
            Ok(_) => Err(ZipRefusal::UnpacksTooLarge),
            // ZipCrypto lets one wrong password in 256 through; then the content is nonsense.
            Err(_) if locked => Err(ZipRefusal::PasswordWrong),
            Err(_) => Err(ZipRefusal::Unreadable),
        }
    }

    /// Opens the first locked file to see whether the password fits.
    fn try_password(&mut self) -> Result<(), ZipRefusal> {
        for file in &self.files {
            let entry = match &self.password {
                Some(password) => self.zip.by_index_decrypt(file.entry, password.as_bytes()),
                None => self.zip.by_index(file.entry),
            };
            if entry.map_err(|error| refusal(&error))?.encrypted() {
                return Ok(());
            }
        }
        Ok(())
    }
}

/// An archive is unpacked within strict limits, without junk; otherwise it is uploaded as it is.
///
/// What is in the archive, with every file unpacked once to see that it can be; or why it is uploaded
/// as it is.
///
/// Rule in documents, from platform §4, §5; ZIP-01…07.
#[must_use]
pub fn read_zip(bytes: &[u8], input: &ReadZip) -> ZipReading {
    let read = |mut archive: Archive<&[u8]>| {
        (0..archive.files.len()).try_for_each(|place| archive.read(place).map(drop))?;
        Ok(archive.files)
    };
    reading(Archive::open(bytes, input).and_then(read), input)
}

/// The answer about an archive: its files, or the refusal with its toast.
#[must_use]
pub fn reading(files: Result<Vec<ZipFile>, ZipRefusal>, input: &ReadZip) -> ZipReading {
    match files {
        Ok(files) => ZipReading { tree: tree(&files), files, refusal: None, message: None },
        Err(refusal) => ZipReading {
            files: Vec::new(),
            tree: Vec::new(),
            refusal: Some(refusal),
            message: Some(text::EXTRACT_FAILED.fill(&[("file", &input.name)])),
        },
    }
}

/// Looks at every entry; gives those worth uploading.
fn survey<B: AsRef<[u8]>>(
    zip: &mut zip::ZipArchive<Cursor<B>>,
    size: u64,
    input: &ReadZip,
) -> Result<Vec<ZipFile>, ZipRefusal> {
    if zip.len() as u64 > limits::ENTRIES {
        return Err(ZipRefusal::TooManyEntries);
    }
    if zip.has_duplicate_names() {
        return Err(ZipRefusal::DuplicateName);
    }
    let accepted = Accepted::new(input.accept.as_deref());
    let (mut files, mut unpacked, mut names) = (Vec::new(), 0_u64, HashSet::new());
    for index in 0..zip.len() {
        let entry = zip.by_index_data(index).map_err(|error| refusal(&error))?;
        if entry.is_symlink() {
            return Err(ZipRefusal::SymbolicLink);
        }
        let path = entry.name().map_err(|error| refusal(&error))?.into_owned();
        check_path(&path)?;
        if !names.insert(path.trim_end_matches('/').to_lowercase()) {
            return Err(ZipRefusal::DuplicateName);
        }
        unpacked = unpacked.saturating_add(entry.size());
        if !entry.is_dir() && is_wanted(&path, &accepted) {
            files.push(ZipFile::new(index, &path, entry.size()));
        }
    }
    if unpacked > limits::UNPACKED_BYTES || unpacked > size.saturating_mul(limits::RATIO) {
        return Err(ZipRefusal::UnpacksTooLarge);
    }
    if zip.has_overlapping_entries().map_err(|error| refusal(&error))? {
        return Err(ZipRefusal::Overlap);
    }
    if files.is_empty() { Err(ZipRefusal::NothingUsable) } else { Ok(files) }
}

/// Refuses a path that is too deep, too long, or leads anywhere but into its own folder.
fn check_path(path: &str) -> Result<(), ZipRefusal> {
    let drive = path.as_bytes().get(1) == Some(&b':');
    if path.is_empty() || path.starts_with('/') || drive || path.contains('\\') || marks::are_in(path) {
        return Err(ZipRefusal::UnsafeName);
    }
    let parts = || path.trim_end_matches('/').split('/');
    if parts().any(|part| matches!(part, "" | "." | "..")) {
        return Err(ZipRefusal::UnsafeName);
    }
    if parts().any(|part| part.len() > limits::NAME_BYTES) {
        return Err(ZipRefusal::NameTooLong);
    }
    if parts().count() > limits::DEPTH { Err(ZipRefusal::TooDeep) } else { Ok(()) }
}

/// Whether a file is worth uploading: no junk, not hidden by a leading dot, of an accepted type. What
/// counts is the file's own name (ZIP-05), except for the folder macOS adds.
fn is_wanted(path: &str, accepted: &Accepted) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    let added = path.split('/').any(|part| part == "__MACOSX");
    !added && !name.starts_with('.') && !is_junk(name) && Described::new(name, "").is(accepted)
}

fn refusal(error: &ZipError) -> ZipRefusal {
    match error {
        ZipError::UnsupportedArchive(ZipError::PASSWORD_REQUIRED) => ZipRefusal::PasswordRequired,
        ZipError::InvalidPassword => ZipRefusal::PasswordWrong,
        _ => ZipRefusal::Unreadable,
    }
}

#[cfg(test)]
mod tests;
