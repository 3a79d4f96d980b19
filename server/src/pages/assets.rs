//! The initial files of the built browser application, from Vite's manifest.

use std::{
    collections::{BTreeMap, BTreeSet, VecDeque},
    path::Path,
};

use serde::Deserialize;

/// The module that starts the application.
const ENTRY: &str = "src/main.tsx";
/// The text font, which every screen needs next.
const LETTERS: &str = "inter-latin-wght-normal.woff2";

/// An entry of the manifest.
#[derive(Default, Deserialize)]
#[serde(default)]
struct ManifestChunk {
    file: String,
    css: Vec<String>,
    imports: Vec<String>,
    assets: Vec<String>,
}

/// URLs of the application's initial files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Assets {
    /// The entry script.
    pub script: String,
    /// Scripts that the entry script imports.
    pub imports: Vec<String>,
    /// Style sheets.
    pub styles: Vec<String>,
    /// Style sheets of the lazily loaded chunks, which load them on their own.
    pub later_styles: Vec<String>,
    /// The WebAssembly rules.
    pub rules: Vec<String>,
    /// The text font.
    pub letters: Option<String>,
}

impl Assets {
    /// Returns the files of the build in `folder`, including those of the chunks `parts` that the first screen needs,
    /// or `None` without a build. Reads the manifest on every call, so that a new build is served without a restart.
    pub async fn of(folder: &Path, parts: &[&str]) -> Option<Self> {
        let manifest = tokio::fs::read(folder.join(".vite/manifest.json")).await.ok()?;
        Self::from_manifest(&manifest, parts)
    }

    fn from_manifest(manifest: &[u8], parts: &[&str]) -> Option<Self> {
        let chunks: BTreeMap<String, ManifestChunk> = serde_json::from_slice(manifest).ok()?;
        let entry = chunks.get(ENTRY)?;
        let address = |file: &String| format!("/{file}");
        let mut taken = BTreeSet::from([ENTRY]);
        let first = with_imports(&chunks, &mut taken, entry.imports.iter().map(String::as_str));
        let later = with_imports(&chunks, &mut taken, parts.iter().copied());
        let styles: Vec<String> = [entry]
            .into_iter()
            .chain(first.iter().copied())
            .flat_map(|chunk| &chunk.css)
            .map(address)
            .collect();
        let later_styles = later.iter().flat_map(|chunk| &chunk.css).map(address);
        let rules = later.iter().flat_map(|chunk| &chunk.assets).filter(|file| file.ends_with(".wasm"));
        Some(Self {
            script: address(&entry.file),
            imports: first.iter().chain(&later).map(|chunk| address(&chunk.file)).collect(),
            later_styles: later_styles.filter(|href| !styles.contains(href)).collect(),
            rules: rules.map(address).collect(),
            letters: chunks
                .iter()
                .find(|(key, _)| key.ends_with(LETTERS))
                .map(|(_, chunk)| address(&chunk.file)),
            styles,
        })
    }
}

/// Returns the chunks and everything they import, each once, except those in `taken`.
fn with_imports<'a>(
    chunks: &'a BTreeMap<String, ManifestChunk>,
    taken: &mut BTreeSet<&'a str>,
    keys: impl Iterator<Item = &'a str>,
) -> Vec<&'a ManifestChunk> {
    let (mut found, mut open): (Vec<&ManifestChunk>, VecDeque<&str>) = (Vec::new(), keys.collect());
    while let Some(key) = open.pop_front() {
        if let Some(chunk) = chunks.get(key)
            && taken.insert(key)
        {
            found.push(chunk);
            open.extend(chunk.imports.iter().map(String::as_str));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_initial_files_from_manifest() {
        let manifest = br#"{
            "src/main.tsx": { "file": "assets/main-1.js", "css": ["assets/main-2.css"], "imports": ["_parts.js"] },
            "_parts.js": { "file": "assets/parts-3.js", "imports": ["src/main.tsx"] },
            "src/list.tsx": { "file": "assets/list-5.js", "css": ["assets/list-6.css"], "imports": ["_parts.js", "rules.js"] },
            "src/other.tsx": { "file": "assets/other-7.js" },
            "rules.js": { "file": "assets/rules-8.js", "assets": ["assets/rules-4.wasm"] }
        }"#;
        let expected = Assets {
            script: "/assets/main-1.js".into(),
            imports: ["/assets/parts-3.js", "/assets/list-5.js", "/assets/rules-8.js"].map(Into::into).into(),
            styles: vec!["/assets/main-2.css".into()],
            later_styles: vec!["/assets/list-6.css".into()],
            rules: vec!["/assets/rules-4.wasm".into()],
            letters: None,
        };
        assert_eq!(Assets::from_manifest(manifest, &["src/list.tsx", "src/unknown.tsx"]), Some(expected));
    }

    #[test]
    fn rejects_manifest_without_entry() {
        assert_eq!(Assets::from_manifest(b"{}", &[]), None);
        assert_eq!(Assets::from_manifest(b"not json", &[]), None);
    }
}
