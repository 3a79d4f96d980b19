//! Character references in text: `&amp;`, `&nbsp;`, `&#8217;`, `&#x2019;`.

/// The named references that editors and mail programs write.
const NAMED: &[(&str, char)] = &[
    ("amp", '&'),
    ("lt", '<'),
    ("gt", '>'),
    ("quot", '"'),
    ("apos", '\''),
    ("nbsp", '\u{a0}'),
    ("ensp", '\u{2002}'),
    ("emsp", '\u{2003}'),
    ("thinsp", '\u{2009}'),
    ("zwnj", '\u{200c}'),
    ("zwj", '\u{200d}'),
    ("shy", '\u{ad}'),
    ("lsquo", '‘'),
    ("rsquo", '’'),
    ("ldquo", '“'),
    ("rdquo", '”'),
    ("ndash", '–'),
    ("mdash", '—'),
    ("hellip", '…'),
    ("bull", '•'),
    ("middot", '·'),
    ("sect", '§'),
    ("copy", '©'),
    ("reg", '®'),
    ("trade", '™'),
    ("euro", '€'),
    ("pound", '£'),
    ("cent", '¢'),
];

/// Returns `text` with its references decoded; unknown ones stay as written.
pub(super) fn decode(text: &str) -> String {
    let mut decoded = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        decoded.push_str(before);
        match parse_reference(after) {
            Some((character, tail)) => {
                decoded.push(character);
                rest = tail;
            }
            None => {
                decoded.push('&');
                rest = after;
            }
        }
    }
    decoded.push_str(rest);
    decoded
}

/// Parses the reference after an ampersand: its character, and the text after it.
fn parse_reference(after: &str) -> Option<(char, &str)> {
    let end = after.find(|c: char| !c.is_ascii_alphanumeric() && c != '#').unwrap_or(after.len());
    let (name, tail) = after.split_at_checked(end)?;
    let tail = tail.strip_prefix(';').unwrap_or(tail);
    let character = match name.strip_prefix('#') {
        Some(digits) => parse_numeric_reference(digits)?,
        None => NAMED.iter().find(|(known, _)| *known == name)?.1,
    };
    Some((character, tail))
}

fn parse_numeric_reference(digits: &str) -> Option<char> {
    let code = match digits.strip_prefix(['x', 'X']) {
        Some(hexadecimal) => u32::from_str_radix(hexadecimal, 16).ok()?,
        None => digits.parse().ok()?,
    };
    char::from_u32(code).filter(|&c| c != '\0')
}

#[cfg(test)]
mod tests {
    use super::decode;

    #[test]
    fn decodes_known_references() {
        assert_eq!(decode("A &amp; B &lt;3 &#8217;&#x2019;&#X41;"), "A & B <3 ’’A");
        assert_eq!(decode("a&nbsp;b"), "a\u{a0}b");
    }

    #[test]
    fn keeps_unknown_references() {
        assert_eq!(
            decode("R&D &unknown; & &#; &#0; &#x110000; &#xD800;"),
            "R&D &unknown; & &#; &#0; &#x110000; &#xD800;"
        );
    }
}
