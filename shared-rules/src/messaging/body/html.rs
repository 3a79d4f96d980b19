//! A single-pass HTML tokenizer that separates text from tags. It builds no tree and accepts any input: content that
//! a browser would not show as text is not returned as text.

/// A token of HTML.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum HtmlToken<'a> {
    /// Text as written, with its entities.
    Text(&'a str),
    /// One opening or closing tag.
    Tag(Tag<'a>),
}

/// One tag, and its position in the HTML.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tag<'a> {
    /// The name, as written.
    pub(super) name: &'a str,
    /// Everything between the name and the closing bracket.
    attributes: &'a str,
    /// Whether it is `</name>`.
    pub(super) closing: bool,
    /// The byte offset of its start.
    pub(super) start: usize,
    /// The byte offset after its end.
    pub(super) end: usize,
}

impl<'a> Tag<'a> {
    /// Returns whether the tag has that name, ignoring case.
    pub(super) fn is(&self, name: &str) -> bool {
        self.name.eq_ignore_ascii_case(name)
    }

    /// Returns the value of an attribute, as written; empty for one without a value.
    pub(super) fn attribute(&self, name: &str) -> Option<&'a str> {
        self.attributes().find_map(|(key, value)| key.eq_ignore_ascii_case(name).then_some(value))
    }

    /// Its attributes and their values, as written.
    pub(super) fn attributes(&self) -> impl Iterator<Item = (&'a str, &'a str)> + use<'a> {
        let mut rest = self.attributes;
        std::iter::from_fn(move || {
            let (key, value, tail) = next_attribute(rest)?;
            rest = tail;
            Some((key, value))
        })
    }

    /// Returns whether the element has no content and no closing tag.
    pub(super) fn is_void(&self) -> bool {
        ["br", "hr", "img", "input", "wbr", "source", "track", "embed", "col", "area", "link", "meta", "base"]
            .iter()
            .any(|name| self.is(name))
    }
}

/// Text and tags in order, without comments and the content of `script` and `style`.
pub(super) struct HtmlTokens<'a> {
    html: &'a str,
    at: usize,
}

/// Returns the tokens of `html`.
pub(super) fn tokens(html: &str) -> HtmlTokens<'_> {
    HtmlTokens { html, at: 0 }
}

impl<'a> Iterator for HtmlTokens<'a> {
    type Item = HtmlToken<'a>;

    fn next(&mut self) -> Option<HtmlToken<'a>> {
        loop {
            let start = self.at;
            let rest = self.html.get(start..).filter(|rest| !rest.is_empty())?;
            if let Some(comment) = rest.strip_prefix("<!--") {
                self.at += comment.find("-->").map_or(rest.len(), |end| "<!--".len() + end + "-->".len());
            } else if opens_markup(rest) {
                let length = markup_length(rest);
                self.at += length;
                if let Some(tag) = rest.get(..length).and_then(|markup| tag(markup, start)) {
                    self.skip_raw(&tag);
                    return Some(HtmlToken::Tag(tag));
                }
            } else {
                let length = text_length(rest);
                self.at += length;
                return rest.get(..length).map(HtmlToken::Text);
            }
        }
    }
}

impl HtmlTokens<'_> {
    fn skip_raw(&mut self, tag: &Tag<'_>) {
        if tag.closing || !(tag.is("script") || tag.is("style")) {
            return;
        }
        let rest = self.html.get(self.at..).unwrap_or_default();
        let closes = |from: &str| {
            from.get(2..2 + tag.name.len()).is_some_and(|name| tag.is(name)) && from.starts_with("</")
        };
        let end =
            rest.match_indices("</").map(|(at, _)| at).find(|&at| closes(rest.get(at..).unwrap_or_default()));
        self.at += end.unwrap_or(rest.len());
    }
}

/// Returns whether a bracket starts markup: only before a letter, a slash, an exclamation mark or a question mark. `a
/// < b` is text.
fn opens_markup(html: &str) -> bool {
    let mut bytes = html.bytes();
    bytes.next() == Some(b'<')
        && bytes.next().is_some_and(|b| b.is_ascii_alphabetic() || matches!(b, b'/' | b'!' | b'?'))
}

/// Returns the length of the text up to the next bracket that starts markup; the first byte always counts as text.
fn text_length(html: &str) -> usize {
    let mut starts = html.match_indices('<').map(|(at, _)| at);
    starts.find(|&at| opens_markup(html.get(at..).unwrap_or_default())).unwrap_or(html.len())
}

/// Returns the length of the markup through its closing bracket, ignoring brackets in quoted attribute values.
fn markup_length(html: &str) -> usize {
    let mut quote = None;
    let mut before = b' ';
    for (at, byte) in html.bytes().enumerate() {
        match (quote, byte) {
            (Some(open), _) if open == byte => quote = None,
            (Some(_), _) => {}
            (None, b'"' | b'\'') if before == b'=' => quote = Some(byte),
            (None, b'>') => return at + 1,
            _ => {}
        }
        if !byte.is_ascii_whitespace() {
            before = byte;
        }
    }
    html.len()
}

fn tag(markup: &str, start: usize) -> Option<Tag<'_>> {
    let inner = markup.strip_prefix('<')?;
    let inner = inner.strip_suffix('>').unwrap_or(inner);
    let (inner, closing) = inner.strip_prefix('/').map_or((inner, false), |inner| (inner, true));
    if !inner.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return None;
    }
    let name_end = inner.find(|c: char| c.is_ascii_whitespace() || c == '/').unwrap_or(inner.len());
    let (name, attributes) = inner.split_at_checked(name_end)?;
    Some(Tag { name, attributes, closing, start, end: start + markup.len() })
}

/// Parses the first attribute: its name, its value and the rest.
fn next_attribute(attributes: &str) -> Option<(&str, &str, &str)> {
    let rest = attributes.trim_start_matches(|c: char| c.is_ascii_whitespace() || c == '/');
    let ends_name = |(at, c): &(usize, char)| *at > 0 && (c.is_ascii_whitespace() || matches!(c, '=' | '/'));
    let (key, rest) =
        rest.split_at_checked(rest.char_indices().find(ends_name).map_or(rest.len(), |(at, _)| at))?;
    if key.is_empty() {
        return None;
    }
    let Some(value) = rest.trim_ascii_start().strip_prefix('=').map(str::trim_ascii_start) else {
        return Some((key, "", rest));
    };
    let quoted = value.chars().next().filter(|c| matches!(c, '"' | '\''));
    match quoted.and_then(|quote| value.get(1..)?.split_once(quote)) {
        Some((inside, rest)) => Some((key, inside, rest)),
        None => {
            let end = value.find(|c: char| c.is_ascii_whitespace()).unwrap_or(value.len());
            let (value, rest) = value.split_at_checked(end)?;
            Some((key, value, rest))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(html: &str) -> String {
        tokens(html)
            .filter_map(|token| match token {
                HtmlToken::Text(text) => Some(text),
                HtmlToken::Tag(_) => None,
            })
            .collect()
    }

    fn first_tag(html: &str) -> Tag<'_> {
        tokens(html)
            .find_map(|token| match token {
                HtmlToken::Tag(tag) => Some(tag),
                HtmlToken::Text(_) => None,
            })
            .unwrap()
    }

    #[test]
    fn returns_text_outside_tags() {
        assert_eq!(shown("<p>Hello <b>Bob</b></p>"), "Hello Bob");
        assert_eq!(shown("no markup"), "no markup");
        assert_eq!(shown(""), "");
    }

    #[test]
    fn treats_other_brackets_as_text() {
        assert_eq!(shown("1 < 2 <b>and</b> <3"), "1 < 2 and <3");
        assert_eq!(shown("<"), "<");
        assert_eq!(shown("<<b>x"), "<x");
    }

    #[test]
    fn ignores_brackets_in_quoted_values() {
        assert_eq!(shown(r#"<a title="a>b">x</a>"#), "x");
        assert_eq!(shown("<a title='>'>x</a>"), "x");
        assert_eq!(shown("<p it's>x</p>"), "x");
    }

    #[test]
    fn skips_comments_scripts_and_styles() {
        assert_eq!(shown("a<!-- <b>no</b> -->b"), "ab");
        assert_eq!(shown("a<script>if (1 < 2) { '<b>' }</SCRIPT >b"), "ab");
        assert_eq!(shown("a<style>p > b {}</style>b"), "ab");
        assert_eq!(shown("a<script>never closed"), "a");
        assert_eq!(shown("a<!-- never closed"), "a");
        assert_eq!(shown("a<b never closed"), "a");
        assert_eq!(shown("a</>b<?x?>c<!doctype html>d"), "abcd");
    }

    #[test]
    fn finds_attributes_in_any_notation() {
        let tag = first_tag(r#"<A HREF = "x y" data-id='1' checked title=z/>"#);
        assert!(tag.is("a"));
        assert_eq!(tag.attribute("href"), Some("x y"));
        assert_eq!(tag.attribute("data-id"), Some("1"));
        assert_eq!(tag.attribute("checked"), Some(""));
        assert_eq!(tag.attribute("title"), Some("z/"));
        assert_eq!(tag.attribute("alt"), None);
        assert_eq!(first_tag("<a =\"x\" b=\"y").attribute("b"), Some("\"y"));
    }
}
