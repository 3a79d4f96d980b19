//! The rules at the other end of a pipe, for comparing with other builds of them.
//!
//! Every line of input is a rule's name, a tab and its input as JSON; every line of output is the
//! answer as JSON, or `{"malformed": "…"}`. A blank line asks for what is still buffered.

use std::io::{self, BufRead, BufWriter, Write};

use serde_json::json;
use shared_rules::registry;

fn main() -> io::Result<()> {
    let mut out = BufWriter::new(io::stdout().lock());
    for line in io::stdin().lock().lines() {
        let line = line?;
        match line.split_once('\t') {
            Some((name, input)) => writeln!(out, "{}", answer(name, input))?,
            None => out.flush()?,
        }
    }
    out.flush()
}

fn answer(name: &str, input: &str) -> String {
    let malformed = |text: &str| json!({ "malformed": text }).to_string();
    match registry::find(name) {
        None => malformed("there is no such rule"),
        Some(rule) => (rule.answer)(input).unwrap_or_else(|problem| malformed(&problem.malformed)),
    }
}
