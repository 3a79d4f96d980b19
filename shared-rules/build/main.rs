//! Generates the table of rules from the source code: a rule is a function with a doc comment and its vectors.
//! `README.md` next to this folder explains how to add one.

// Build scripts talk to Cargo on standard output.
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
