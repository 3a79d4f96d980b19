#![no_main]

#[path = "../checks.rs"]
#[allow(dead_code)]
mod checks;

use libfuzzer_sys::fuzz_target;
use std::panic;

/// The rules treat a panic of the PDF reader as a broken file, as they should; only failures of our own checks count
/// as findings.
fn only_own_panics() {
    let abort = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if info.location().is_some_and(|place| place.file().ends_with("checks.rs")) {
            abort(info);
        }
    }));
}

fuzz_target!(init: only_own_panics(), |bytes: &[u8]| checks::pdf(bytes));
