//! Detection of markup that would be too expensive to repair: elements nested very deeply, or closed in the wrong
//! order, which a parser reopens in every following paragraph.

use super::html::{HtmlToken, tokens};

/// The maximum nesting depth of elements.
const MAX_DEPTH: usize = 100;
/// The maximum number of elements that a parser may have to reopen.
const MAX_REOPENED: usize = 50_000;

/// Returns whether the markup of `html` is too tangled to keep; its text is still kept.
#[must_use]
pub fn is_tangled(html: &str) -> bool {
    let mut open: Vec<&str> = Vec::new();
    let (mut lost, mut reopened) = (0_usize, 0_usize);
    for token in tokens(html) {
        let HtmlToken::Tag(tag) = token else { continue };
        if !tag.closing {
            reopened = reopened.saturating_add(lost);
            if !tag.is_void() {
                open.push(tag.name);
            }
        } else if let Some(at) = open.iter().rposition(|name| name.eq_ignore_ascii_case(tag.name)) {
            open.remove(at);
            lost = lost.saturating_add(open.len().saturating_sub(at));
        }
        if open.len() > MAX_DEPTH || reopened > MAX_REOPENED {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepts_ordinary_markup() {
        assert!(!is_tangled("<p>Hello <b>Bob</b></p><ul><li>one</li><li>two</li></ul>"));
        assert!(!is_tangled("<b><i>crossed</b></i><br><img src=x>"));
        assert!(!is_tangled(&"<p><b>x</b></p>".repeat(50_000)));
    }

    #[test]
    fn detects_markup_that_would_grow() {
        assert!(is_tangled(&"<div>".repeat(101)));
        assert!(is_tangled(&format!("{}{}", "<p><b></p>".repeat(90), "<p>x</p>".repeat(10_000))));
    }
}
