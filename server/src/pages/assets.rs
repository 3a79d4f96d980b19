//! The files that the built browser application begins with, from Vite's manifest.

use std::{collections::BTreeMap, path::Path};

use serde::Deserialize;

/// The module that starts the application.
const ENTRY: &str = "src/main.tsx";
/// What every screen needs next: the rules, and the letters of the text.
const RULES: &str = "rules-wasm/pkg/rules_wasm_bg.wasm";
const LETTERS: &str = "inter-latin-wght-normal.woff2";

/// One file of the manifest.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Chunk {
    file: String,
    css: Vec<String>,
    imports: Vec<String>,
}

/// Addresses of the application's first files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Assets {
    /// The script that starts it.
    pub script: String,
    /// Scripts that one imports.
    pub imports: Vec<String>,
    /// Style sheets.
    pub styles: Vec<String>,
    /// The core rules as WebAssembly.
    pub rules: Option<String>,
    /// The font of plain text.
    pub letters: Option<String>,
}

impl Assets {
    /// Those of the application built into `folder`; none when there is no build. Read each time, so that a
    /// new build is served without a restart.
    pub async fn of(folder: &Path) -> Option<Self> {
        let manifest = tokio::fs::read(folder.join(".vite/manifest.json")).await.ok()?;
        Self::from_manifest(&manifest)
    }

    fn from_manifest(manifest: &[u8]) -> Option<Self> {
        let chunks: BTreeMap<String, Chunk> = serde_json::from_slice(manifest).ok()?;
        let entry = chunks.get(ENTRY)?;
        let address = |file: &String| format!("/{file}");
        let ending = |name: &str| {
            chunks.iter().find(|(key, _)| key.ends_with(name)).map(|(_, chunk)| address(&chunk.file))
        };
        Some(Self {
            script: address(&entry.file),
            imports: entry
                .imports
                .iter()
                .filter_map(|key| chunks.get(key))
                .map(|chunk| address(&chunk.file))
                .collect(),
            styles: entry.css.iter().map(address).collect(),
            rules: ending(RULES),
            letters: ending(LETTERS),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_files_come_from_the_manifest() {
        let manifest = br#"{
            "src/main.tsx": { "file": "assets/main-1.js", "css": ["assets/main-2.css"], "imports": ["_parts.js"] },
            "_parts.js": { "file": "assets/parts-3.js" },
            "../rules-wasm/pkg/rules_wasm_bg.wasm": { "file": "assets/rules-4.wasm" }
        }"#;
        let expected = Assets {
            script: "/assets/main-1.js".into(),
            imports: vec!["/assets/parts-3.js".into()],
            styles: vec!["/assets/main-2.css".into()],
            rules: Some("/assets/rules-4.wasm".into()),
            letters: None,
        };
        assert_eq!(Assets::from_manifest(manifest), Some(expected));
    }

    #[test]
    fn a_manifest_without_the_entry_is_no_build() {
        assert_eq!(Assets::from_manifest(b"{}"), None);
        assert_eq!(Assets::from_manifest(b"not json"), None);
    }
}
