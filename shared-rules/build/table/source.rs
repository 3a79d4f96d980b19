//! Parsed source files with their module paths.

use std::{
    collections::HashMap,
    fs,
    path::{Path, PathBuf},
};

use syn::{Item, ItemFn, UseTree};

/// One source file.
pub struct SourceFile {
    /// Its path in the repository, for error messages.
    pub path: String,
    /// Its module path from the crate's root.
    pub module: Vec<String>,
    /// Its items.
    items: Vec<Item>,
    /// The imported names, with their paths from the crate's root.
    imported: HashMap<String, Vec<String>>,
}

/// Returns all source files below the folder.
pub fn all(folder: &Path) -> Result<Vec<SourceFile>, String> {
    let files = below(folder);
    files
        .iter()
        .filter(|file| file.extension().is_some_and(|kind| kind == "rs"))
        .map(|file| read(folder, file))
        .collect()
}

/// Returns all files below the folder, in order.
pub fn below(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    entries.into_iter().flat_map(|path| if path.is_dir() { below(&path) } else { vec![path] }).collect()
}

fn read(folder: &Path, file: &Path) -> Result<SourceFile, String> {
    let inside = file.strip_prefix(folder).unwrap_or(file).with_extension("");
    let mut module: Vec<String> = inside.iter().map(|part| part.to_string_lossy().into_owned()).collect();
    let path = format!("shared-rules/src/{}.rs", module.join("/"));
    if matches!(module.last().map(String::as_str), Some("mod" | "lib")) {
        module.pop();
    }
    let text = fs::read_to_string(file).map_err(|error| format!("{path} can't be read: {error}"))?;
    let parsed = syn::parse_file(&text).map_err(|error| format!("{path} can't be parsed: {error}"))?;
    let mut source = SourceFile { path, module, items: parsed.items, imported: HashMap::new() };
    source.imported = source.imports();
    Ok(source)
}

impl SourceFile {
    /// Returns its functions.
    pub fn functions(&self) -> impl Iterator<Item = &ItemFn> {
        self.items.iter().filter_map(|item| if let Item::Fn(function) = item { Some(function) } else { None })
    }

    /// Returns the names and attributes of its types.
    pub fn types(&self) -> impl Iterator<Item = (String, &[syn::Attribute])> {
        self.items.iter().filter_map(|item| match item {
            Item::Struct(item) => Some((item.ident.to_string(), item.attrs.as_slice())),
            Item::Enum(item) => Some((item.ident.to_string(), item.attrs.as_slice())),
            _ => None,
        })
    }

    /// Returns the path from the crate's root of a type as it is named in this file.
    pub fn resolve(&self, path: &syn::Path) -> Option<Vec<String>> {
        let parts: Vec<String> = path.segments.iter().map(|part| part.ident.to_string()).collect();
        match parts.as_slice() {
            [name] if self.types().any(|(own, _)| own == *name) => {
                Some(self.module.iter().cloned().chain([name.clone()]).collect())
            }
            [name] => self.imported.get(name).cloned(),
            _ => self.path_from_root(&parts),
        }
    }

    fn imports(&self) -> HashMap<String, Vec<String>> {
        let mut found = Vec::new();
        for item in &self.items {
            if let Item::Use(item) = item {
                collect_imports(&item.tree, &mut Vec::new(), &mut found);
            }
        }
        found.into_iter().filter_map(|(name, path)| Some((name, self.path_from_root(&path)?))).collect()
    }

    /// Returns a path of this crate from its root; none for other crates.
    fn path_from_root(&self, path: &[String]) -> Option<Vec<String>> {
        let (first, rest) = path.split_first()?;
        let mut at = match first.as_str() {
            "crate" => Vec::new(),
            "self" => self.module.clone(),
            "super" => self.parent(),
            _ => return None,
        };
        for part in rest {
            if part == "super" {
                at.pop();
            } else {
                at.push(part.clone());
            }
        }
        Some(at)
    }

    fn parent(&self) -> Vec<String> {
        self.module.iter().take(self.module.len().saturating_sub(1)).cloned().collect()
    }
}

/// Collects every name that a `use` imports, with its path.
fn collect_imports(tree: &UseTree, before: &mut Vec<String>, found: &mut Vec<(String, Vec<String>)>) {
    let path = |last: String| before.iter().cloned().chain([last]).collect();
    match tree {
        UseTree::Name(name) => found.push((name.ident.to_string(), path(name.ident.to_string()))),
        UseTree::Rename(name) => found.push((name.rename.to_string(), path(name.ident.to_string()))),
        UseTree::Group(group) => group.items.iter().for_each(|tree| collect_imports(tree, before, found)),
        UseTree::Path(step) => {
            before.push(step.ident.to_string());
            collect_imports(&step.tree, before, found);
            before.pop();
        }
        UseTree::Glob(_) => {}
    }
}
