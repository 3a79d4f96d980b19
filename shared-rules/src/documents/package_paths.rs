//! File names in the archive of a loan's package: the folders of the needs list, with unique names that every computer
//! can store.

use std::collections::{HashMap, HashSet};

use serde::{Deserialize, Serialize};

use super::rename::split;
use crate::value::invisible_characters;

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

/// A package's files are in the folders of the needs list, under unique names that every computer can store.
///
/// The path of each file in the archive, in the order of the files.
///
/// Rule from platform §2; ROUTE-04.
#[must_use]
pub fn package_paths(input: &PackagePaths) -> Vec<String> {
    let mut tree = FolderTree::default();
    tree.taken.insert((TOP, MANIFEST.to_owned()));
    // Folders come first: a file can't have the same name as a folder next to it.
    let folders: Vec<(usize, String)> = input.files.iter().map(|file| tree.folder(&file.folders)).collect();
    let files = input.files.iter().zip(folders);
    files
        .map(|(file, (folder, path))| path + &tree.first_free_name(folder, portable_name(&file.name)))
        .collect()
}

/// The folder at the top.
const TOP: usize = 0;

/// The folders of the archive and the names used in each, ignoring case.
#[derive(Default)]
struct FolderTree {
    /// Each folder's number by its own folder and its name.
    folders: HashMap<(usize, String), usize>,
    /// The names of files and folders, with the folder they are in.
    taken: HashSet<(usize, String)>,
    /// The next number to try for a name that is already used.
    numbers: HashMap<(usize, String), u32>,
}

impl FolderTree {
    /// The number of a folder, and its path as these names spell it, with a slash behind each.
    fn folder(&mut self, names: &[String]) -> (usize, String) {
        let (mut at, mut path) = (TOP, String::new());
        for name in names {
            let name = portable_name(name);
            let key = (at, name.to_lowercase());
            let next = self.folders.len().saturating_add(1);
            self.taken.insert(key.clone());
            at = *self.folders.entry(key).or_insert(next);
            path.push_str(&name);
            path.push('/');
        }
        (at, path)
    }

    /// The first free one of `name`, `name (2)`, `name (3)` …
    fn first_free_name(&mut self, folder: usize, name: String) -> String {
        let wanted = (folder, name.to_lowercase());
        if self.taken.insert(wanted.clone()) {
            return name;
        }
        let (base, extension) = split(&name);
        let dot = if extension.is_empty() { "" } else { "." };
        let number = self.numbers.entry(wanted).or_insert(2);
        loop {
            let numbered = format!("{base} ({number}){dot}{extension}");
            *number = number.saturating_add(1);
            if self.taken.insert((folder, numbered.to_lowercase())) {
                return numbered;
            }
        }
    }
}

/// A name that Windows, macOS and Linux can all store: single blanks, no reserved characters, no direction marks, no
/// dot or blank at either end.
fn portable_name(name: &str) -> String {
    let plain: String = name.chars().filter(|c| !invisible_characters::is_direction(*c)).map(plain).collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    let joined = words.join(" ");
    let trimmed = joined.trim_matches(['.', ' ']);
    let (base, extension) = split(trimmed);
    match trimmed {
        "" => "Untitled".to_owned(),
        _ if is_device(base) => format!("_{trimmed}"),
        _ => shorten_name(trimmed, extension),
    }
}

fn plain(c: char) -> char {
    match c {
        '/' | '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|' => '-',
        c if c.is_control() => ' ',
        c => c,
    }
}

fn is_device(base: &str) -> bool {
    let base = base.to_ascii_lowercase();
    let numbered = |word: &str| {
        base.strip_prefix(word).is_some_and(|n| n.len() == 1 && n.bytes().all(|b| matches!(b, b'1'..=b'9')))
    };
    DEVICES.contains(&base.as_str()) || numbered("com") || numbered("lpt")
}

/// At most [`LONGEST`] characters; a short extension stays.
fn shorten_name(name: &str, extension: &str) -> String {
    if name.chars().count() <= LONGEST {
        return name.to_owned();
    }
    let ending =
        if extension.is_empty() || extension.len() > 10 { String::new() } else { format!(".{extension}") };
    let start: String = name.chars().take(LONGEST.saturating_sub(ending.chars().count())).collect();
    format!("{}{ending}", start.trim_end_matches(['.', ' ']))
}
