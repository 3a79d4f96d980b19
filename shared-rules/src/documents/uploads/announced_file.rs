//! A file announced to the server: the name it is stored under, or why it is refused.

use crate::documents::acceptance::CandidateFile;
use crate::documents::rename::{FileNameInput, RenameFile, name_parts, rename_file};
use crate::documents::uploads::upload_limits::{CheckUpload, MOST_FILES, check_upload};
use crate::text::{documents as text, refused};
use crate::violation::Violation;

/// The types accepted at the file's destination.
#[derive(Clone, Copy, Debug)]
pub struct DestinationTypes {
    /// The largest file, in bytes.
    pub max_bytes: u64,
    /// Whether emails are accepted in addition to the default types.
    pub mails: bool,
}

/// The name without the folders some browsers send before it, if the file is one of those taken: by its type and
/// size, its place among those chosen together, and a name that a file may have.
///
/// # Errors
/// Returns all violations of the file.
pub fn announced_name(
    file: CandidateFile,
    taken: DestinationTypes,
    place: Option<u32>,
) -> Result<String, Vec<Violation>> {
    let name = file.name.rsplit(['/', '\\']).next().unwrap_or_default().trim().to_owned();
    let file = CandidateFile { name: name.clone(), ..file };
    let DestinationTypes { max_bytes, mails } = taken;
    let verdicts =
        check_upload(&CheckUpload { files: vec![file], multiple: false, max_bytes: Some(max_bytes), mails });
    let mut violations: Vec<Violation> =
        verdicts.rejected.into_iter().flat_map(|file| file.violations).collect();
    if place.is_some_and(|place| place >= MOST_FILES) {
        violations.push(text::TOO_MANY.violation("files"));
    }
    if !verdicts.ignored.is_empty() {
        violations.push(refused::LEFT_BY_SYSTEM.violation("name"));
    }
    let new_base = name_parts(&FileNameInput { name: name.clone() }).base;
    for violation in rename_file(&RenameFile { name: name.clone(), new_base }).violations {
        // Both rules check the characters of a name.
        if !violations.iter().any(|known| known.code == violation.code) {
            violations.push(Violation { field: "name".to_owned(), ..violation });
        }
    }
    if violations.is_empty() { Ok(name) } else { Err(violations) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn announced(name: &str, place: Option<u32>) -> Result<String, Vec<String>> {
        let file = CandidateFile { name: name.to_owned(), size: 10, mime_type: String::new() };
        let codes = |violations: Vec<Violation>| violations.into_iter().map(|each| each.code).collect();
        announced_name(file, DestinationTypes { max_bytes: 100, mails: false }, place).map_err(codes)
    }

    #[test]
    fn removes_folders_from_name() {
        assert_eq!(announced("C:\\Taxes\\2025/w2.pdf ", None), Ok("w2.pdf".to_owned()));
    }

    #[test]
    fn explains_refused_files() {
        assert_eq!(announced("Thumbs.db", None), Err(vec!["file-is-junk".to_owned()]));
        assert_eq!(announced("w2.pdf", Some(MOST_FILES)), Err(vec!["too-many-files".to_owned()]));
    }
}
