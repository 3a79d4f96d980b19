//! Which files of a drop are accepted, and why others are not (platform §5 and §8; FILE-02 to FILE-16).

use super::file_type::{AcceptedTypes, ComparableFile};
use crate::text::documents as text;
use crate::value::ordering::order_by;
use crate::value::{invisible_characters, limits};
use crate::violation::Violation;
use serde::{Deserialize, Serialize};

/// A file someone chose or dropped.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CandidateFile {
    /// Its name, with folders if it is from a dropped folder.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
    /// Its MIME type; often empty.
    #[serde(default, rename = "type")]
    pub mime_type: String,
}

/// Files and what the place accepts.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct CheckFiles {
    /// The files, in their original order.
    pub files: Vec<CandidateFile>,
    /// Accepted extensions and MIME types; without it the default types.
    #[serde(default)]
    pub accept: Option<Vec<String>>,
    /// Whether emails are accepted too, by the company's setting.
    #[serde(default)]
    pub mails: bool,
    /// Whether several files may be added together; only when set.
    #[serde(default)]
    pub multiple: bool,
    /// The maximum number of files; 0 means no limit.
    #[serde(default)]
    pub max_files: u32,
    /// The least size in bytes.
    #[serde(default)]
    pub min_size: u64,
    /// The greatest size in bytes; without it any.
    #[serde(default)]
    pub max_size: Option<u64>,
}

/// A refused file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct RejectedFile {
    /// Its place among the files.
    pub index: usize,
    /// Its name.
    pub name: String,
    /// Why.
    pub violations: Vec<Violation>,
}

/// The result for each file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FileVerdicts {
    /// Places of the accepted files.
    pub accepted: Vec<usize>,
    /// The refused ones.
    pub rejected: Vec<RejectedFile>,
    /// Places of junk files, dropped without a word.
    pub ignored: Vec<usize>,
}

/// Dropped files are accepted by type, size and number; what is refused says why.
///
/// Sorts files into accepted, refused and junk. Too many acceptable files are all refused.
///
/// Rule from platform §5, §8; FILE-02…16.
#[must_use]
pub fn check_files(input: &CheckFiles) -> FileVerdicts {
    let accepted = AcceptedTypes::new(input.accept.as_deref()).with_mails(input.mails);
    let mut verdicts = FileVerdicts::default();
    for (index, file) in input.files.iter().enumerate() {
        if is_junk(&file.name) {
            verdicts.ignored.push(index);
            continue;
        }
        let violations = problems(file, input.max_size, input.min_size, &accepted);
        if violations.is_empty() {
            verdicts.accepted.push(index);
        } else {
            verdicts.rejected.push(RejectedFile { index, name: file.name.clone(), violations });
        }
    }
    if too_many(verdicts.accepted.len(), input) {
        refuse_all(&mut verdicts, input);
    }
    verdicts
}

/// Whether it is a file that operating systems leave in folders (FILE-11).
#[must_use]
pub fn is_junk(name: &str) -> bool {
    let base = base_of(name);
    [".DS_Store", "Thumbs.db"].iter().any(|junk| base.eq_ignore_ascii_case(junk))
}

/// A file's own name, without its folders.
fn base_of(name: &str) -> &str {
    name.rsplit(['/', '\\']).next().unwrap_or_default()
}

/// Returns the violations of one file, regardless of the others.
pub(super) fn problems(
    file: &CandidateFile,
    max_size: Option<u64>,
    min_size: u64,
    accepted: &AcceptedTypes,
) -> Vec<Violation> {
    let mut problems: Vec<Violation> =
        invisible_characters::problem("name", &file.name).into_iter().collect();
    problems.extend(limits::text_problem("name", base_of(&file.name)));
    if !ComparableFile::new(&file.name, &file.mime_type).is(accepted) {
        problems.push(text::INVALID_TYPE.violation_with("name", &[("types", &accepted.names())]));
    }
    if let Some(max) = max_size.filter(|max| file.size > *max) {
        problems.push(text::TOO_LARGE.violation_with("size", &[("max", &max.to_string())]));
    }
    if file.size < min_size {
        problems.push(text::TOO_SMALL.violation_with("size", &[("min", &min_size.to_string())]));
    }
    problems
}

fn too_many(count: usize, input: &CheckFiles) -> bool {
    let most = if input.multiple { input.max_files } else { 1 };
    most >= 1 && u32::try_from(count).map_or(true, |count| count > most)
}

fn refuse_all(verdicts: &mut FileVerdicts, input: &CheckFiles) {
    for index in std::mem::take(&mut verdicts.accepted) {
        let name = input.files.get(index).map(|file| file.name.clone()).unwrap_or_default();
        let violations = vec![text::TOO_MANY.violation("files")];
        verdicts.rejected.push(RejectedFile { index, name, violations });
    }
    order_by(&mut verdicts.rejected, |file| file.index);
}
