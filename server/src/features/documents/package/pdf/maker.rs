//! The `loanroom make-package` command: reads a plan and files from standard input and writes one PDF. It limits its
//! own resources before it reads a byte.
//!
//! The input is the plan as a line of JSON, then for each document a line with its size and its bytes, or a line with
//! the word for the reason it is left out. The output is a line with the index of each document before it is processed,
//! one with their count after all of them, then a line with the outcome as JSON, and the PDF.

use std::io::{BufRead, Read, Write};

use shared_rules::{
    documents::{
        pdf::pages::package::{PackageFonts, PackageMaker, PackagePlan},
        stored_files::package_order::{MOST_BYTES, OmissionReason},
    },
    value::fixed_word::parse_word,
};

use crate::storage::workers::limit_own_resources;

/// The word before the outcome.
pub(super) const MADE: &str = "made ";
/// The line written when no document yields a page.
pub(super) const NOTHING: &str = "nothing";
/// The most bytes of a plan.
const MOST_PLAN: u64 = 16 << 20;
/// The typefaces for names that PDF readers have no glyphs for; as wide as the readers' own fonts.
const TYPEFACES: PackageFonts<'_> = PackageFonts {
    plain: include_bytes!("../../../../../fonts/LiberationSans-Regular.ttf"),
    bold: include_bytes!("../../../../../fonts/LiberationSans-Bold.ttf"),
};
/// The most memory: the documents, and room to parse one of them.
const MEMORY: u64 = 2 << 30;
/// The most processor time, in seconds.
const SECONDS: u64 = 120;

/// Makes one PDF.
///
/// # Errors
/// When the plan can't be read, or the pipe is closed.
pub fn run(mut from: impl BufRead, mut to: impl Write) -> Result<(), String> {
    limit_own_resources(MEMORY, SECONDS);
    let broken = |error: std::io::Error| error.to_string();
    let mut line = String::new();
    from.by_ref().take(MOST_PLAN).read_line(&mut line).map_err(broken)?;
    let plan: PackagePlan =
        serde_json::from_str(&line).map_err(|_| "make-package needs a plan on standard input.")?;
    let count = plan.documents.len();
    let mut maker = PackageMaker::new(plan, TYPEFACES);
    for place in 0..count {
        writeln!(to, "{place}").and_then(|()| to.flush()).map_err(broken)?;
        line.clear();
        from.by_ref().take(64).read_line(&mut line).map_err(broken)?;
        match line.trim_end().parse::<u64>() {
            Ok(size) if size <= MOST_BYTES => {
                let mut file = Vec::new();
                from.by_ref().take(size).read_to_end(&mut file).map_err(broken)?;
                maker.add(&file);
            }
            Ok(_) => return Err("A document is too large.".to_owned()),
            Err(_) => maker.leave_out(parse_word(line.trim_end()).unwrap_or(OmissionReason::Missing)),
        }
    }
    // From here on, a failure is not a document's fault.
    writeln!(to, "{count}").and_then(|()| to.flush()).map_err(broken)?;
    let Some(finished) = maker.finish() else {
        return writeln!(to, "{NOTHING}").and_then(|()| to.flush()).map_err(broken);
    };
    let made = serde_json::to_string(finished.made()).map_err(|error| error.to_string())?;
    writeln!(to, "{MADE}{made}").map_err(broken)?;
    finished.write(&mut to).and_then(|()| to.flush()).map_err(broken)
}
