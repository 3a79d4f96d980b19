//! Runs the rules over a pipe, to compare them with other builds.
//!
//! Each input line is a rule's name, a tab and its input as JSON. Each output line is the result as JSON, or
//! `{"malformed": "…"}`. A blank line flushes the output.

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
        None => malformed("unknown rule"),
        Some(rule) => (rule.answer)(input).unwrap_or_else(|problem| malformed(&problem.malformed)),
    }
}
