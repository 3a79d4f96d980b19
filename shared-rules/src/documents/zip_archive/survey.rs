//! The contents of an archive by its directory: which files are worth uploading, and whether it may be opened.

use super::super::acceptance::{CandidateFile, is_junk, problems};
use super::super::file_type::AcceptedTypes;
use super::super::zip_limits::{self as limits, ZipRefusal};
use super::super::zip_tree::ZipFile;
use super::entry_names::{read_as, written_as};
use super::{ReadZip, SkippedZipFile, refusal};
use crate::value::invisible_characters;
use std::collections::HashSet;
use std::io::Cursor;

/// The contents of an archive.
#[derive(Clone, Debug, Default)]
pub struct ArchiveSurvey {
    /// The files to upload.
    pub files: Vec<ZipFile>,
    /// Those that aren't accepted.
    pub left_out: Vec<SkippedZipFile>,
    /// Whether a password is needed for one of the files to upload.
    pub locked: bool,
    /// How many entries there are.
    pub entries: u32,
    /// To how many bytes all of them unpack.
    pub unpacked: u64,
}

/// Looks at every entry.
pub(super) fn survey<B: AsRef<[u8]>>(
    zip: &mut zip::ZipArchive<Cursor<B>>,
    size: u64,
    input: &ReadZip,
) -> Result<ArchiveSurvey, ZipRefusal> {
    let within = input.within.unwrap_or_default();
    if within.depth >= limits::NESTED {
        return Err(ZipRefusal::TooDeep);
    }
    if u64::from(within.entries).saturating_add(zip.len() as u64) > limits::ENTRIES {
        return Err(ZipRefusal::TooManyEntries);
    }
    if zip.has_duplicate_names() {
        return Err(ZipRefusal::DuplicateName);
    }
    let accepted = AcceptedTypes::new(input.accept.as_deref()).with_mails(input.mails);
    let (mut found, mut names) = (ArchiveSurvey::default(), HashSet::new());
    found.entries = u32::try_from(zip.len()).unwrap_or(u32::MAX);
    let writing = written_as((0..zip.len()).filter_map(|index| zip.by_index_data(index).ok()));
    for index in 0..zip.len() {
        let entry = zip.by_index_data(index).map_err(|error| refusal(&error))?;
        if entry.is_symlink() {
            return Err(ZipRefusal::SymbolicLink);
        }
        let path = read_as(writing, &entry).map_err(|error| refusal(&error))?;
        check_path(&path)?;
        if !names.insert(path.trim_end_matches('/').to_lowercase()) {
            return Err(ZipRefusal::DuplicateName);
        }
        found.unpacked = found.unpacked.saturating_add(entry.size());
        if !entry.is_dir() && !is_hidden(&path) {
            let file = ZipFile::new(index, &path, entry.size(), entry.encrypted());
            found.take(file, &accepted);
        }
    }
    let unpacked = found.unpacked.saturating_add(within.unpacked);
    let packed = if within.packed == 0 { size } else { within.packed };
    if unpacked > limits::UNPACKED_BYTES || unpacked > packed.saturating_mul(limits::RATIO) {
        return Err(ZipRefusal::UnpacksTooLarge);
    }
    if zip.has_overlapping_entries().map_err(|error| refusal(&error))? {
        return Err(ZipRefusal::Overlap);
    }
    if found.files.is_empty() { Err(ZipRefusal::NothingUsable) } else { Ok(found) }
}

impl ArchiveSurvey {
    /// Takes a file, or says why not: what the server would refuse isn't begun with.
    fn take(&mut self, file: ZipFile, accepted: &AcceptedTypes) {
        let candidate = CandidateFile { name: file.path.clone(), size: file.size, mime_type: String::new() };
        match problems(&candidate, None, 0, accepted).into_iter().next() {
            Some(why) => self.left_out.push(SkippedZipFile { path: file.path, size: file.size, why }),
            None => {
                self.locked |= file.locked;
                self.files.push(file);
            }
        }
    }
}

/// Refuses a path that is too deep, too long, or leads anywhere but into its own folder.
fn check_path(path: &str) -> Result<(), ZipRefusal> {
    let drive = path.as_bytes().get(1) == Some(&b':');
    let leads_out = path.is_empty() || path.starts_with('/') || drive || path.contains('\\');
    if leads_out || invisible_characters::controls_are_in(path) {
        return Err(ZipRefusal::UnsafeName);
    }
    let parts = || path.trim_end_matches('/').split('/');
    if parts().any(|part| matches!(part, "" | "." | "..")) {
        return Err(ZipRefusal::UnsafeName);
    }
    let folders = path.rsplit_once('/').map_or("", |(folders, _)| folders);
    if folders.split('/').any(|part| part.len() > limits::NAME_BYTES) {
        return Err(ZipRefusal::NameTooLong);
    }
    if parts().count() > limits::DEPTH { Err(ZipRefusal::TooDeep) } else { Ok(()) }
}

/// Whether nobody misses a file: junk, or hidden by a leading dot. What counts is the file's own name (ZIP-05),
/// except for the folder macOS adds.
fn is_hidden(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    path.split('/').any(|part| part == "__MACOSX") || name.starts_with('.') || is_junk(name)
}
