//! Takes out of a module what would word a panic.
//!
//! In a browser nobody reads why a rule panicked: there is no console for it to write to, and what JavaScript sees is
//! the trap that ends it. So the trap comes at once, and what would have put the words together goes, when the module is
//! made smaller: numbers, quotation marks, and the tables of the letters that can't be shown.

use std::collections::HashSet;

use rustc_demangle::demangle;
use walrus::ir::{Call, Instr, InstrLocId, Unreachable, VisitorMut, dfs_pre_order_mut};
use walrus::{FunctionId, Module};

/// Makes each call of what only says that something is wrong, and never comes back, a trap. Answers how many functions
/// these were.
pub fn trap_at_once(module: &mut Module) -> usize {
    let named = module.funcs.iter().filter(|function| function.name.as_deref().is_some_and(is_last_word));
    let mut traps = Traps { instead_of: named.map(walrus::Function::id).collect() };
    for (_, function) in module.funcs.iter_local_mut() {
        let start = function.entry_block();
        dfs_pre_order_mut(&mut traps, function, start);
    }
    traps.instead_of.len()
}

struct Traps {
    instead_of: HashSet<FunctionId>,
}

impl VisitorMut for Traps {
    fn visit_instr_mut(&mut self, instruction: &mut Instr, _: &mut InstrLocId) {
        if matches!(instruction, Instr::Call(Call { func }) if self.instead_of.contains(func)) {
            *instruction = Unreachable {}.into();
        }
    }
}

/// Whether a function of Rust's own libraries never comes back, by its name as the compiler writes it.
fn is_last_word(name: &str) -> bool {
    let plain = format!("{:#}", demangle(name));
    let path = plain.split("::<").next().unwrap_or_default();
    let mut parts = path.split("::");
    let library = parts.next().is_some_and(|library| ["core", "alloc", "std"].contains(&library));
    library && parts.last().is_some_and(says_what_is_wrong)
}

fn says_what_is_wrong(function: &str) -> bool {
    let is_one_of = ["panic", "handle_error", "handle_alloc_error", "capacity_overflow"].contains(&function);
    let begins = ["panic_", "assert_failed"].iter().any(|beginning| function.starts_with(beginning));
    let ends = ["_fail", "_fail_rt", "_failed"].iter().any(|end| function.ends_with(end));
    is_one_of || begins || ends
}

#[cfg(test)]
mod tests {
    use super::is_last_word;

    #[test]
    fn what_never_comes_back_is_told_by_its_name() {
        for name in [
            "_RNvNtCsgXGp5Oqx2Ny_4core9panicking9panic_fmt",
            "_RINvNtCsgXGp5Oqx2Ny_4core9panicking13assert_failedjjEB4_",
            "_ZN4core9panicking9panic_fmt17h0123456789abcdefE",
            "core::panicking::panic_const::panic_const_div_by_zero",
            "core::str::slice_error_fail_rt",
            "core::option::unwrap_failed",
            "alloc::raw_vec::handle_error",
        ] {
            assert!(is_last_word(name), "{name}");
        }
        for name in [
            "shared_rules::documents::failure::unlock_failed",
            "hashbrown::raw::Fallibility::capacity_overflow",
            "core::fmt::Formatter::pad_integral",
            "core::panicking",
            "",
        ] {
            assert!(!is_last_word(name), "{name}");
        }
    }
}
