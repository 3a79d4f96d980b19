//! Makes the table of rules from the rules: whoever adds one writes its function, with what it is in the doc
//! comment, and its vectors. `README.md` beside this folder shows how.

// That is how a build script talks to Cargo.
#![allow(clippy::print_stdout)]

mod table;

use std::{env, error::Error, fs, path::PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = |name| env::var_os(name).map(PathBuf::from).ok_or(format!("Cargo sets {name}"));
    println!("cargo::rerun-if-changed=src");
    println!("cargo::rerun-if-changed=people-search/src");
    println!("cargo::rerun-if-changed=vectors");
    match table::of(&folder("CARGO_MANIFEST_DIR")?) {
        Ok(text) => fs::write(folder("OUT_DIR")?.join("table.rs"), text)?,
        Err(problems) => problems.iter().for_each(|problem| println!("cargo::error={problem}")),
    }
    Ok(())
}
