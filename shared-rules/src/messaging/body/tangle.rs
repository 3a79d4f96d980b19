//! Markup that would cost more to put in order than it is worth: elements nested ever deeper, or closed in the wrong
//! order, which a parser opens again in every paragraph that follows.

use super::html::{Piece, pieces};

/// How deep elements may stand in one another.
const DEEPEST: usize = 100;
/// How many elements a parser may have to open again.
const MOST_REOPENED: usize = 50_000;

/// Whether the markup of `html` is too tangled to be kept; its text is not.
#[must_use]
pub fn is_tangled(html: &str) -> bool {
    let mut open: Vec<&str> = Vec::new();
    let (mut lost, mut reopened) = (0_usize, 0_usize);
    for piece in pieces(html) {
        let Piece::Tag(tag) = piece else { continue };
        if !tag.closing {
            reopened = reopened.saturating_add(lost);
            if !tag.is_void() {
                open.push(tag.name);
            }
        } else if let Some(at) = open.iter().rposition(|name| name.eq_ignore_ascii_case(tag.name)) {
            open.remove(at);
            lost = lost.saturating_add(open.len().saturating_sub(at));
        }
        if open.len() > DEEPEST || reopened > MOST_REOPENED {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_not() {
        assert!(!is_tangled("<p>Hello <b>Bob</b></p><ul><li>one</li><li>two</li></ul>"));
        assert!(!is_tangled("<b><i>crossed</b></i><br><img src=x>"));
        assert!(!is_tangled(&"<p><b>x</b></p>".repeat(50_000)));
    }

    #[test]
    fn what_would_grow_is() {
        assert!(is_tangled(&"<div>".repeat(101)));
        assert!(is_tangled(&format!("{}{}", "<p><b></p>".repeat(90), "<p>x</p>".repeat(10_000))));
    }
}
