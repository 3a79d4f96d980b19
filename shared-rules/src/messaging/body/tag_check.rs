//! A check of the tags of HTML before it is shown.

use super::html::{HtmlToken, tokens};

/// Returns whether any opening tag matches. The predicate is called with each element's name alone, and then with
/// each of its attributes and values. Names are in lower case, values as written.
pub fn any_tag(html: &str, mut is: impl FnMut(&str, Option<(&str, &str)>) -> bool) -> bool {
    tokens(html).any(|token| {
        let HtmlToken::Tag(tag) = token else { return false };
        if tag.closing {
            return false;
        }
        let element = tag.name.to_ascii_lowercase();
        is(&element, None)
            || tag.attributes().any(|(name, value)| is(&element, Some((&name.to_ascii_lowercase(), value))))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passes_names_in_lower_case() {
        let html = "<P CLASS=x>a<br/><a HREF='/Y'>b</a></P><!-- <video> --> <b";
        let mut asked = Vec::new();
        any_tag(html, |element, attribute| {
            asked.push(
                attribute.map_or(element.to_owned(), |(name, value)| format!("{element} {name}={value}")),
            );
            false
        });
        assert_eq!(asked, ["p", "p class=x", "br", "a", "a href=/Y", "b"]);
        assert!(
            any_tag(html, |element, _| element == "br") && !any_tag(html, |element, _| element == "video")
        );
    }
}
