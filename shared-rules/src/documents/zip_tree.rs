//! The files of an archive in their folders: `{ name, type: "section" | "file", children | file }`
//! (platform §3; ZIP-07).

use serde::Serialize;
use std::collections::HashMap;

/// A file of an archive.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ZipFile {
    /// Its name, without folders.
    pub name: String,
    /// Its name with folders.
    pub path: String,
    /// Its size in bytes, unpacked.
    pub size: u64,
    /// Its place among all entries of the archive.
    #[serde(skip)]
    pub(super) entry: usize,
    /// Whether it needs a password.
    #[serde(skip)]
    pub(super) locked: bool,
}

impl ZipFile {
    pub(super) fn new(entry: usize, path: &str, size: u64, locked: bool) -> Self {
        let name = path.rsplit('/').next().unwrap_or_default().to_owned();
        Self { name, path: path.to_owned(), size, entry, locked }
    }
}

/// A folder, or a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "lowercase")]
pub enum ZipNodeType {
    /// A folder.
    Section,
    /// A file.
    File,
}

/// One node of the tree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ZipNode {
    /// The name of the folder or file.
    pub name: String,
    /// Which of both it is.
    #[serde(rename = "type")]
    pub kind: ZipNodeType,
    /// A child of a folder.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub children: Option<Vec<ZipNode>>,
    /// The file.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<ZipFile>,
}

/// Puts files into their folders. Siblings are in the order in which the archive first names them.
/// Paths are at most [`super::zip_limits::DEPTH`] deep, so nesting is bounded.
#[must_use]
pub fn tree(files: &[ZipFile]) -> Vec<ZipNode> {
    // Folders by path, parents before children; each lists its children by place.
    let mut folders: Vec<Folder> = vec![Folder::default()];
    let mut places: HashMap<String, usize> = HashMap::new();
    for file in files {
        let mut at = 0;
        let mut path = String::new();
        let mut parts: Vec<&str> = file.path.split('/').collect();
        parts.pop();
        for part in parts {
            path = format!("{path}{part}/");
            let next = folders.len();
            let place = *places.entry(path.clone()).or_insert(next);
            if place == next {
                folders.push(Folder { name: part.to_owned(), children: Vec::new() });
                if let Some(folder) = folders.get_mut(at) {
                    folder.children.push(ZipChild::Folder(place));
                }
            }
            at = place;
        }
        if let Some(folder) = folders.get_mut(at) {
            folder.children.push(ZipChild::File(file.clone()));
        }
    }
    assemble(folders)
}

#[derive(Default)]
struct Folder {
    name: String,
    children: Vec<ZipChild>,
}

enum ZipChild {
    Folder(usize),
    File(ZipFile),
}

/// Builds the nodes from the last folder to the first, since children come after their parents.
fn assemble(mut folders: Vec<Folder>) -> Vec<ZipNode> {
    let mut built: HashMap<usize, ZipNode> = HashMap::new();
    while let Some(folder) = folders.pop() {
        let child = |child| match child {
            ZipChild::Folder(place) => built.remove(&place),
            ZipChild::File(file) => Some(ZipNode {
                name: file.name.clone(),
                kind: ZipNodeType::File,
                children: None,
                file: Some(file),
            }),
        };
        let children: Vec<ZipNode> = folder.children.into_iter().filter_map(child).collect();
        if folders.is_empty() {
            return children;
        }
        let node =
            ZipNode { name: folder.name, kind: ZipNodeType::Section, children: Some(children), file: None };
        built.insert(folders.len(), node);
    }
    Vec::new()
}
