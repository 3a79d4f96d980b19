//! Lists for spreadsheets: comma-separated values (RFC 4180) that open correctly and that no program runs.

use chrono::{NaiveDateTime, SubsecRound as _};

/// Stands before the first row, so that spreadsheets read the letters as UTF-8.
pub const BYTE_ORDER_MARK: &str = "\u{feff}";

/// The characters that start a formula in a spreadsheet, with their full-width, small, raised and lowered forms: Excel
/// and its East Asian editions normalize these while they read a file.
const OPERATORS: [char; 22] = [
    '=', '+', '-', '@', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}', '\u{fe66}', '\u{fe62}', '\u{fe63}',
    '\u{fe6b}', '\u{207c}', '\u{207a}', '\u{207b}', '\u{208c}', '\u{208a}', '\u{208b}', '\u{2212}',
    '\u{2010}', '\u{2011}', '\u{fe58}',
];

/// Whether a spreadsheet may run the cell as a formula: it starts with an operator, or with a tab or a line break, or
/// the first character that a reader sees is an operator.
pub(super) fn may_run_as_formula(cell: &str) -> bool {
    let breaks_line = cell.starts_with(['\t', '\r', '\n']);
    breaks_line || cell.chars().find(|sign| !is_unseen(*sign)).is_some_and(|first| OPERATORS.contains(&first))
}

/// Whether a reader sees nothing of the character: white space, control and format characters, byte order marks.
fn is_unseen(sign: char) -> bool {
    sign.is_whitespace()
        || sign.is_control()
        || matches!(
            sign,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
                | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}'
        )
}

/// A moment as spreadsheets read it, on the clock that [`time_heading`] names.
#[must_use]
pub fn format_time(at: NaiveDateTime) -> String {
    at.trunc_subsecs(0).to_string()
}

/// Returns the heading of a timestamp column, with its time zone.
#[must_use]
pub fn time_heading(heading: &str, zone: &str) -> String {
    format!("{heading} ({zone})")
}

/// A file of these rows, the headings first.
#[must_use]
pub fn csv_file<const N: usize>(headings: [&str; N], rows: impl IntoIterator<Item = [String; N]>) -> String {
    let mut text = BYTE_ORDER_MARK.to_owned();
    push_row(&mut text, &headings);
    for row in rows {
        push_row(&mut text, &row);
    }
    text
}

/// The same for a file whose number of columns is set by its input.
#[must_use]
pub fn csv_file_of(headings: &[String], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut text = BYTE_ORDER_MARK.to_owned();
    push_row(&mut text, headings);
    for row in rows {
        push_row(&mut text, &row);
    }
    text
}

fn push_row(text: &mut String, cells: &[impl AsRef<str>]) {
    for (place, cell) in cells.iter().enumerate() {
        if place > 0 {
            text.push(',');
        }
        push_cell(text, cell.as_ref());
    }
    text.push_str("\r\n");
}

/// A cell that spreadsheets show literally: quoted where needed, and never run as a formula.
fn push_cell(text: &mut String, cell: &str) {
    let formula = may_run_as_formula(cell);
    if !formula && !cell.contains([',', ';', '\t', '"', '\r', '\n', '\'']) {
        text.push_str(cell);
        return;
    }
    text.push_str(if formula { "\"'" } else { "\"" });
    text.push_str(&cell.replace('"', "\"\""));
    text.push('"');
}

#[cfg(test)]
mod tests {
    use super::{OPERATORS, csv_file, format_time, may_run_as_formula, time_heading};

    #[test]
    fn neutralizes_operators_after_invisible_characters() {
        let unseen = [
            "",
            " ",
            "\t",
            "\r",
            "\n",
            "\u{feff}",
            "\u{200b}",
            "\u{a0}",
            "\u{3000}",
            "\u{2060} \u{feff}",
            "\0",
        ];
        for operator in OPERATORS {
            for before in unseen {
                let cell = format!("{before}{operator}1+1");
                assert!(may_run_as_formula(&cell), "{cell:?}");
                let file = csv_file(["Name"], [[cell.clone()]]);
                assert_eq!(file, format!("\u{feff}Name\r\n\"'{cell}\"\r\n"));
            }
        }
        for harmless in ["", " ", "1+1", "O’Brien", "a=b", "\u{feff}name", "（=1)"] {
            assert!(!may_run_as_formula(harmless), "{harmless:?}");
        }
    }

    #[test]
    fn escapes_separators_and_formulas() {
        let row =
            ["=HYPERLINK(\"https://evil.example\")", "Pay stubs, both", "two\nlines", "O’Brien", "+1 5"];
        let text = csv_file(["a", "b", "c", "d", "e"], [row.map(str::to_owned)]);
        assert_eq!(
            text,
            "\u{feff}a,b,c,d,e\r\n\"'=HYPERLINK(\"\"https://evil.example\"\")\",\"Pay stubs, both\",\
             \"two\nlines\",O’Brien,\"'+1 5\"\r\n"
        );
    }

    #[test]
    fn writes_timestamps_that_spreadsheets_recognize() {
        let at = "2026-11-21T09:00:00.75".parse().unwrap();
        assert_eq!(format_time(at), "2026-11-21 09:00:00");
        assert_eq!(time_heading("When", "America/Denver"), "When (America/Denver)");
    }

    #[test]
    fn writes_headings_without_rows() {
        assert_eq!(csv_file(["path"], []), "\u{feff}path\r\n");
    }
}
