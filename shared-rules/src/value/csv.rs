//! Lists for spreadsheets: comma-separated values (RFC 4180) that open rightly and that no program runs.

use chrono::{NaiveDateTime, SubsecRound as _};

/// Stands before the first row, so that spreadsheets read the letters as UTF-8.
pub const BYTE_ORDER_MARK: &str = "\u{feff}";

/// What a spreadsheet takes for the start of a formula.
pub(super) const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// A moment as spreadsheets read it, on the clock that [`moments`] names.
#[must_use]
pub fn moment(at: NaiveDateTime) -> String {
    at.trunc_subsecs(0).to_string()
}

/// The heading of a column of moments: whose clock they are told by.
#[must_use]
pub fn moments(heading: &str, zone: &str) -> String {
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

/// The same for a file that has as many columns as somebody else's.
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

/// A cell that spreadsheets show as it is: quoted where needed, and never taken for a formula.
fn push_cell(text: &mut String, cell: &str) {
    let formula = cell.starts_with(FORMULA);
    if !formula && !cell.contains([',', '"', '\r', '\n', '\'']) {
        text.push_str(cell);
        return;
    }
    text.push_str(if formula { "\"'" } else { "\"" });
    text.push_str(&cell.replace('"', "\"\""));
    text.push('"');
}

#[cfg(test)]
mod tests {
    use super::{csv_file, moment, moments};

    #[test]
    fn what_people_typed_is_neither_a_column_nor_a_formula() {
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
    fn a_moment_is_one_to_spreadsheets() {
        let at = "2026-11-21T09:00:00.75".parse().unwrap();
        assert_eq!(moment(at), "2026-11-21 09:00:00");
        assert_eq!(moments("When", "America/Denver"), "When (America/Denver)");
    }

    #[test]
    fn without_rows_there_are_the_headings() {
        assert_eq!(csv_file(["path"], []), "\u{feff}path\r\n");
    }
}
