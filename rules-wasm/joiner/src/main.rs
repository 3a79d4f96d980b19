//! Gives a compiled module its JavaScript side: `joiner <module.wasm> <folder>`.
//!
//! It is what the `wasm-bindgen` command does for a bundler, without the rest of that command and of the package
//! it comes in: an HTTP server, a client, and a test runner, which take three times as long to compile. Its version
//! is that of `wasm-bindgen` itself, by the lock file. On the way the module loses what would word a panic.

use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;

use walrus::Module;
use wasm_bindgen_cli_support::Bindgen;

mod quiet;

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let (Some(module), Some(folder), None) = (arguments.next(), arguments.next(), arguments.next()) else {
        eprintln!("joiner <module.wasm> <folder>");
        return ExitCode::FAILURE;
    };
    match join(&module, &folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn join(file: &OsString, folder: &OsString) -> Result<(), String> {
    let mut module = Module::from_file(file).map_err(|error| format!("{error:?}"))?;
    if quiet::trap_at_once(&mut module) == 0 {
        return Err("No function of this module words a panic: was it built without names?".to_owned());
    }
    let name = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
    let mut bindgen = Bindgen::new();
    bindgen
        .bundler(true)
        .and_then(|bundler| bundler.input_module(&name, module).typescript(true).generate(folder))
        .map_err(|error| format!("{error:?}"))
}
