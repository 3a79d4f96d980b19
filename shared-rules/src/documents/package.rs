//! What the files of a loan's package are called in the archive: the folders of the needs list, names that
//! every computer can store, and no two alike.

use std::collections::HashSet;

use serde::{Deserialize, Serialize};

use super::rename::split;

/// The list of what the archive holds; it is at the top, so no file may be called so there.
pub const MANIFEST: &str = "manifest.csv";

/// The longest name of a file or folder, in characters.
const LONGEST: usize = 100;

/// Names that Windows keeps for devices.
const DEVICES: [&str; 4] = ["con", "prn", "aux", "nul"];

/// A file and the folders it is in, from the top.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PackedFile {
    /// The names of the folders.
    #[serde(default)]
    pub folders: Vec<String>,
    /// The name of the file.
    pub name: String,
}

/// The files of a package, in order.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PackagePaths {
    /// The files.
    pub files: Vec<PackedFile>,
}

/// The path of each file in the archive, in the order of the files.
#[must_use]
pub fn package_paths(input: &PackagePaths) -> Vec<String> {
    let mut taken = HashSet::from([MANIFEST.to_owned()]);
    let folders: Vec<String> = input.files.iter().map(folder).collect();
    // A file can't be called like a folder beside it.
    for folder in &folders {
        let ends = folder.match_indices('/').filter_map(|(end, _)| folder.get(..end));
        taken.extend(ends.map(str::to_lowercase));
    }
    let files = input.files.iter().zip(folders);
    files.map(|(file, folder)| free(&mut taken, &folder, &clean(&file.name))).collect()
}

/// The folders of a file, each followed by a slash.
fn folder(file: &PackedFile) -> String {
    file.folders.iter().map(|name| clean(name) + "/").collect()
}

/// The first free one of `name`, `name (2)`, `name (3)` …; case makes no difference.
fn free(taken: &mut HashSet<String>, folder: &str, name: &str) -> String {
    let (base, extension) = split(name);
    let dot = if extension.is_empty() { "" } else { "." };
    let mut path = format!("{folder}{name}");
    let mut number = 2_u32;
    while !taken.insert(path.to_lowercase()) {
        path = format!("{folder}{base} ({number}){dot}{extension}");
        number = number.saturating_add(1);
    }
    path
}

/// A name that Windows, macOS and Linux can all store: single blanks, no signs with a meaning of their own,
/// nothing that turns the direction of writing, no dot or blank at either end.
fn clean(name: &str) -> String {
    let plain: String = name.chars().filter(|c| !is_direction(*c)).map(plain).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let joined = words.join(" ");
    let trimmed = joined.trim_matches(['.', ' ']);
    let (base, extension) = split(trimmed);
    match trimmed {
        "" => "Untitled".to_owned(),
        _ if is_device(base) => format!("_{trimmed}"),
        _ => shortened(trimmed, extension),
    }
}

fn plain(c: char) -> char {
    match c {
        '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' => '-',
        c if c.is_control() => ' ',
        c => c,
    }
}

const fn is_direction(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn is_device(base: &str) -> bool {
    let base = base.to_ascii_lowercase();
    let numbered = |word: &str| {
        base.strip_prefix(word).is_some_and(|n| n.len() == 1 && n.bytes().all(|b| matches!(b, b'1'..=b'9')))
    };
    DEVICES.contains(&base.as_str()) || numbered("com") || numbered("lpt")
}

/// At most [`LONGEST`] characters; a short extension stays.
fn shortened(name: &str, extension: &str) -> String {
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    let ending =
        if extension.is_empty() || extension.len() > 10 { String::new() } else { format!(".{extension}") };
    let start: String = name.chars().take(LONGEST.saturating_sub(ending.chars().count())).collect();
    format!("{}{ending}", start.trim_end_matches(['.', ' ']))
}
