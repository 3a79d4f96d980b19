#![no_main]

#[path = "../tried.rs"]
#[allow(dead_code)]
mod tried;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| tried::mail(bytes));
