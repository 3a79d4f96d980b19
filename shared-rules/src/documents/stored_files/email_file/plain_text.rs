//! The text of an email: without invisible characters, and of HTML only the readable text.

use mail_parser::decoders::html::html_to_text;

use crate::value::invisible_characters::{is_control, is_direction};

/// So many characters of a line of the head are shown.
const MOST_OF_LINE: usize = 1_000;

/// Closing tags of block elements, which end a line of text.
const LINES: [&str; 11] =
    ["/div", "/tr", "/li", "/h1", "/h2", "/h3", "/h4", "/h5", "/h6", "/blockquote", "hr"];

/// A line of the head, as far as it is shown.
pub(super) fn line(text: &str) -> String {
    let blanks = text.chars().map(|sign| if sign.is_whitespace() { ' ' } else { sign });
    let seen = blanks.filter(|sign| !is_control(*sign) && !is_direction(*sign));
    seen.take(MOST_OF_LINE).collect::<String>().trim().to_owned()
}

/// Text in lines, one character more than is shown at most.
pub(super) fn written(text: &str, most: usize) -> String {
    let mut seen = text.replace("\r\n", "\n").replace(['\r', '\u{2028}', '\u{2029}'], "\n");
    seen.retain(|sign| matches!(sign, '\n' | '\t') || !is_control(sign) && !is_direction(sign));
    seen.trim().chars().take(most + 1).collect()
}

/// Returns the readable text of an HTML page.
pub(super) fn of_page(html: &str) -> String {
    let mut lines = String::with_capacity(html.len());
    let mut pieces = html.split('<');
    lines.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        lines.push_str(gap_before(piece));
        lines.push('<');
        lines.push_str(piece);
    }
    html_to_text(&lines)
}

/// Returns the separator between the text before a tag and the text after it.
fn gap_before(tag: &str) -> &'static str {
    let name = tag.split(['>', ' ']).next().unwrap_or_default();
    let is = |some: &[&str]| some.iter().any(|each| each.eq_ignore_ascii_case(name));
    if is(&LINES) {
        "<br>"
    } else if is(&["/td", "/th"]) {
        " "
    } else {
        ""
    }
}
