//! Gives a compiled module its JavaScript side: `joiner <module.wasm> <folder>`.
//!
//! It is what the `wasm-bindgen` command does for a bundler, without the rest of that command and of the package
//! it comes in: an HTTP server, a client, and a test runner, which take three times as long to compile. Its version
//! is that of `wasm-bindgen` itself, by the lock file.

use std::env;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let mut arguments = env::args_os().skip(1);
    let (Some(module), Some(folder), None) = (arguments.next(), arguments.next(), arguments.next()) else {
        eprintln!("joiner <module.wasm> <folder>");
        return ExitCode::FAILURE;
    };
    let mut bindgen = Bindgen::new();
    let joined = bindgen
        .bundler(true)
        .and_then(|bundler| bundler.input_path(module).typescript(true).generate(folder));
    match joined {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:?}");
            ExitCode::FAILURE
        }
    }
}
