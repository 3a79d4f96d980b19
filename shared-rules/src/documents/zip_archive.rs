//! Reading an archive before its files are uploaded one by one (platform §4 and §5; ZIP-01 to ZIP-07).
//!
//! Directories, junk and names that start with a dot are left out without a word; types that aren't accepted and
//! names that no document may have are left out and said. An archive that breaks a limit, hides something or holds
//! nothing usable is not unpacked at all.

mod entry_names;
mod survey;

use super::zip_limits::{self as limits, ZipRefusal, ZipWithin};
use super::zip_tree::{ZipFile, ZipNode, tree};
use crate::text::documents as text;
use crate::violation::Violation;
use serde::{Deserialize, Serialize};
use std::io::{Cursor, Read, Write};
use zip::result::ZipError;

pub use survey::ArchiveSurvey;

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
    /// Whether emails are accepted too, by the company's setting.
    #[serde(default)]
    pub mails: bool,
    /// The totals already unpacked from the archive that contains this one.
    #[serde(default)]
    pub within: Option<ZipWithin>,
}

/// A file of an archive that isn't accepted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SkippedZipFile {
    /// Its name with folders.
    pub path: String,
    /// Its size in bytes, unpacked.
    pub size: u64,
    /// Why.
    pub why: Violation,
}

/// The contents of an archive, or why it is uploaded unopened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ZipReading {
    /// The files to upload, in the order of the archive.
    pub files: Vec<ZipFile>,
    /// The same files in their folders.
    pub tree: Vec<ZipNode>,
    /// The files that aren't accepted, and why; files left in folders by operating systems aren't listed.
    pub left_out: Vec<SkippedZipFile>,
    /// Whether a password is needed for some of the files.
    pub locked: bool,
    /// How many entries it has, folders too.
    pub entries: u32,
    /// To how many bytes all of them unpack.
    pub unpacked: u64,
    /// Why it can't be unpacked; nothing when it can.
    pub refusal: Option<ZipRefusal>,
    /// The toast for that.
    pub message: Option<String>,
}

/// An archive that may be unpacked, with the files worth uploading.
pub struct Archive<B> {
    zip: zip::ZipArchive<Cursor<B>>,
    /// Those that opened a file so far: an archive may have several.
    passwords: Vec<String>,
    survey: ArchiveSurvey,
}

impl<B: AsRef<[u8]>> Archive<B> {
    /// Opens an archive and holds it against every limit, without unpacking anything but what shows that the
    /// password fits.
    ///
    /// # Errors
    /// Why it is not to be unpacked.
    pub fn open(bytes: B, input: &ReadZip) -> Result<Self, ZipRefusal> {
        let mut archive = Self::look_into(bytes, input)?;
        if let Some(password) = input.password.as_deref().filter(|password| !password.is_empty()) {
            archive.unlock(password, None)?;
        }
        if archive.survey.locked && archive.passwords.is_empty() {
            return Err(ZipRefusal::PasswordRequired);
        }
        Ok(archive)
    }

    /// The same, but an encrypted archive is opened far enough to list its contents.
    ///
    /// # Errors
    /// Why it is not to be unpacked.
    pub fn look_into(bytes: B, input: &ReadZip) -> Result<Self, ZipRefusal> {
        let size = bytes.as_ref().len() as u64;
        if size > limits::COMPRESSED_BYTES {
            return Err(ZipRefusal::TooLarge);
        }
        if limits::claims_too_many_entries(bytes.as_ref()) {
            return Err(ZipRefusal::TooManyEntries);
        }
        let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).map_err(|error| refusal(&error))?;
        let survey = survey::survey(&mut zip, size, input)?;
        Ok(Self { zip, passwords: Vec::new(), survey })
    }

    /// The files to upload.
    #[must_use]
    pub fn files(&self) -> &[ZipFile] {
        &self.survey.files
    }

    /// All that is known about what is in it.
    #[must_use]
    pub const fn contents(&self) -> &ArchiveSurvey {
        &self.survey
    }

    /// Keeps a password when it opens a file: the one at that place, or else the smallest that is locked, which is
    /// unpacked whole. ZipCrypto lets one wrong password in 256 through at first.
    ///
    /// # Errors
    /// That the password is wrong.
    pub fn unlock(&mut self, password: &str, place: Option<usize>) -> Result<(), ZipRefusal> {
        let files = &self.survey.files;
        let locked = files.iter().filter(|file| file.locked).min_by_key(|file| file.size);
        let Some(file) = place.map_or(locked, |place| files.get(place)) else { return Ok(()) };
        let (entry, size) = (file.entry, file.size);
        self.unpack_to(entry, size, Some(password), &mut std::io::sink())?;
        if !self.passwords.iter().any(|known| known == password) {
            self.passwords.push(password.to_owned());
        }
        Ok(())
    }

    /// The content of one of [`Self::files`], by its place there. What unpacks to another size than the
    /// archive says, or fails its checksum, is refused.
    ///
    /// # Errors
    /// Why it can't be unpacked.
    pub fn read(&mut self, place: usize) -> Result<Vec<u8>, ZipRefusal> {
        let file = self.survey.files.get(place).ok_or(ZipRefusal::Unreadable)?;
        let (entry, size, locked) = (file.entry, file.size, file.locked);
        if !locked {
            return self.unpack(entry, size, None);
        }
        let mut why = ZipRefusal::PasswordRequired;
        for password in self.passwords.clone().iter().rev() {
            match self.unpack(entry, size, Some(password)) {
                Err(refusal) => why = refusal,
                content => return content,
            }
        }
        Err(why)
    }

    /// The same, piece by piece and with the password that was kept last: what was written before it is refused is of
    /// no use.
    ///
    /// # Errors
    /// Why it can't be unpacked, or written.
    pub fn copy(&mut self, place: usize, to: &mut impl Write) -> Result<(), ZipRefusal> {
        let file = self.survey.files.get(place).ok_or(ZipRefusal::Unreadable)?;
        let (entry, size, locked) = (file.entry, file.size, file.locked);
        let password = self.passwords.last().filter(|_| locked).cloned();
        if locked && password.is_none() {
            return Err(ZipRefusal::PasswordRequired);
        }
        self.unpack_to(entry, size, password.as_deref(), to)
    }

    fn unpack(&mut self, entry: usize, size: u64, password: Option<&str>) -> Result<Vec<u8>, ZipRefusal> {
        // Little is set aside for what an archive merely says about itself.
        let mut content = Vec::with_capacity(usize::try_from(size.min(1024 * 1024)).unwrap_or_default());
        self.unpack_to(entry, size, password, &mut content)?;
        Ok(content)
    }

    fn unpack_to(
        &mut self,
        entry: usize,
        size: u64,
        password: Option<&str>,
        to: &mut impl Write,
    ) -> Result<(), ZipRefusal> {
        let mut entry = match password {
            Some(password) => self.zip.by_index_decrypt(entry, password.as_bytes()),
            None => self.zip.by_index(entry),
        }
        .map_err(|error| refusal(&error))?;
        match std::io::copy(&mut entry.by_ref().take(size.saturating_add(1)), to) {
            Ok(came) if came == size => Ok(()),
            Ok(_) => Err(ZipRefusal::UnpacksTooLarge),
            // A wrong password that was let through: then the content is nonsense.
            Err(_) if password.is_some() => Err(ZipRefusal::PasswordWrong),
            Err(_) => Err(ZipRefusal::Unreadable),
        }
    }
}

/// An archive is unpacked within strict limits, without junk; otherwise it is uploaded as it is.
///
/// The contents of the archive, with every file unpacked once to verify it; or why the archive is uploaded unopened.
///
/// Rule from platform §4, §5; ZIP-01…07.
#[must_use]
pub fn read_zip(bytes: &[u8], input: &ReadZip) -> ZipReading {
    let read = |mut archive: Archive<&[u8]>| {
        (0..archive.files().len()).try_for_each(|place| archive.read(place).map(drop))?;
        Ok(archive.survey)
    };
    reading(Archive::open(bytes, input).and_then(read), input)
}

/// The names of an archive's entries, in order; none where the archive holds more than it may.
pub(super) fn entry_names(zip: &mut zip::ZipArchive<Cursor<&[u8]>>) -> Vec<String> {
    if zip.len() as u64 > limits::ENTRIES {
        return Vec::new();
    }
    let writing = entry_names::written_as((0..zip.len()).filter_map(|place| zip.by_index_data(place).ok()));
    let name = |place| entry_names::read_as(writing, &zip.by_index_data(place).ok()?).ok();
    (0..zip.len()).map(|place| name(place).unwrap_or_default()).collect()
}

/// The answer about an archive: what is in it, or the refusal with its toast.
#[must_use]
pub fn reading(contents: Result<ArchiveSurvey, ZipRefusal>, input: &ReadZip) -> ZipReading {
    let (contents, refusal) = match contents {
        Ok(contents) => (contents, None),
        Err(refusal) => (ArchiveSurvey::default(), Some(refusal)),
    };
    let ArchiveSurvey { files, left_out, locked, entries, unpacked } = contents;
    let message = refusal.map(|_| text::EXTRACT_FAILED.fill(&[("file", &input.name)]));
    ZipReading { tree: tree(&files), files, left_out, locked, entries, unpacked, refusal, message }
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
