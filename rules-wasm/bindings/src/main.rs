//! Writes the JavaScript and TypeScript bindings of a module for a bundler: `bindings <module.wasm> <folder>`.
//!
//! It uses the `wasm-bindgen` generator at the version in the lock file, so that `npm start` installs no command-line
//! tool.

use std::path::Path;
use std::process::ExitCode;
use std::{env, error::Error};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let [module, folder] = arguments.as_slice() else {
        eprintln!("Usage: bindings <module.wasm> <folder>");
        return ExitCode::FAILURE;
    };
    match write_bindings(module, folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn write_bindings(module: &str, folder: &str) -> Result<(), Box<dyn Error>> {
    let mut bindgen = Bindgen::new();
    bindgen.bundler(true)?.input_path(Path::new(module)).typescript(true).generate(folder)?;
    Ok(())
}
