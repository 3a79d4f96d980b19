//! Full-text search in documents: ignores case and accents; each word must occur in the text or in the document's name.

use people_search::fold;

/// Maximum number of search words; further words are ignored.
pub const MOST_WORDS: usize = 8;
/// Letters that are shown before what was found, and behind it.
const BEFORE: usize = 60;
const BEHIND: usize = 120;

/// The search input.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SearchTerms {
    words: Vec<String>,
    /// All of them in their order, where there are several.
    phrase: Option<String>,
}

impl SearchTerms {
    /// The words of a question; none when it has none.
    #[must_use]
    pub fn of(question: &str) -> Option<Self> {
        let plain = fold_text(question);
        let words: Vec<String> = plain.split_whitespace().take(MOST_WORDS).map(str::to_owned).collect();
        let phrase = (words.len() > 1).then(|| words.join(" "));
        (!words.is_empty()).then_some(Self { words, phrase })
    }

    /// Whether a document with that name and text matches, and where in its text: none if it doesn't match, no position
    /// if only its name does.
    #[must_use]
    pub fn match_document(&self, name: &str, text: &str) -> Option<Option<Excerpt>> {
        let (name, plain) = (fold_text(name), fold_text(text));
        if !self.words.iter().all(|word| plain.contains(word.as_str()) || name.contains(word.as_str())) {
            return None;
        }
        let pieces = self.phrase.iter().chain(&self.words);
        let place = pieces.into_iter().find_map(|piece| Some((plain.find(piece.as_str())?, piece.len())));
        Some(place.map(|(at, length)| Excerpt::excerpt_around(text, at, at.saturating_add(length))))
    }
}

/// A piece of a text with what was found in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The text before the match.
    pub before: String,
    /// The match as written in the text.
    pub hit: String,
    /// The text after the match.
    pub behind: String,
}

impl Excerpt {
    /// Around the bytes of the plain text.
    fn excerpt_around(text: &str, first: usize, end: usize) -> Self {
        let (mut at, mut from, mut until) = (0_usize, text.len(), text.len());
        for (place, letter) in text.char_indices() {
            let length = plain_length(letter);
            // A combining mark belongs to the preceding letter.
            if at >= end && length > 0 {
                until = place;
                break;
            }
            // The character that contains the first byte, without marks of the preceding letter.
            if at.saturating_add(length) > first && from > place {
                from = place;
            }
            at = at.saturating_add(length);
        }
        let (before, rest) = text.split_at_checked(from).unwrap_or((text, ""));
        let (hit, behind) = rest.split_at_checked(until.saturating_sub(from)).unwrap_or((rest, ""));
        Self { before: last_words(before), hit: on_one_line(hit), behind: first_words(behind) }
    }
}

/// A text as it is compared: lower-case, without accents, on one line.
fn fold_text(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        each_plain(letter, |letter| plain.push(letter));
    }
    plain
}

fn each_plain(letter: char, mut give: impl FnMut(char)) {
    match letter {
        '\n' => give(' '),
        _ if letter.is_ascii() => give(letter.to_ascii_lowercase()),
        // Typed and printed ones are the same.
        '\u{2018}' | '\u{2019}' => give('\''),
        '\u{201c}' | '\u{201d}' => give('"'),
        '\u{2010}'..='\u{2015}' => give('-'),
        '\u{a0}' => give(' '),
        _ => letter.to_lowercase().for_each(|letter| fold(letter, &mut give)),
    }
}

fn plain_length(letter: char) -> usize {
    let mut length = 0_usize;
    each_plain(letter, |letter| length = length.saturating_add(letter.len_utf8()));
    length
}

fn on_one_line(text: &str) -> String {
    text.replace('\n', " ")
}

/// The end of a text, from the beginning of a word.
fn last_words(text: &str) -> String {
    let Some((at, _)) = text.char_indices().rev().nth(BEFORE) else { return on_one_line(text) };
    let cut = text.get(at..).unwrap_or_default();
    let cut = cut.split_once(char::is_whitespace).map_or(cut, |(_, rest)| rest);
    format!("…{}", on_one_line(cut))
}

/// The beginning of a text, to the end of a word.
fn first_words(text: &str) -> String {
    let Some((at, _)) = text.char_indices().nth(BEHIND) else { return on_one_line(text) };
    let cut = text.get(..at).unwrap_or_default();
    let cut = cut.rsplit_once(char::is_whitespace).map_or(cut, |(rest, _)| rest);
    format!("{}…", on_one_line(cut))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hit(question: &str, text: &str) -> Option<String> {
        let excerpt = SearchTerms::of(question)?.match_document("Statement.pdf", text)??;
        Some(format!("{}[{}]{}", excerpt.before, excerpt.hit, excerpt.behind))
    }

    #[test]
    fn finds_words_ignoring_case_and_accents() {
        assert_eq!(hit("LUCIA", "For Lucía Álvarez").as_deref(), Some("For [Lucía] Álvarez"));
        assert_eq!(hit("álvarez", "for lucia alvarez").as_deref(), Some("for lucia [alvarez]"));
        assert_eq!(hit("strasse", "Lange Straße 5").as_deref(), Some("Lange [Straße] 5"));
        assert_eq!(hit("roof", "no such thing"), None);
        assert_eq!(SearchTerms::of("  \n "), None);
    }

    #[test]
    fn requires_every_word_and_prefers_the_phrase() {
        let text = "period of grace\nStatement period: January";
        assert_eq!(
            hit("statement period", text).as_deref(),
            Some("period of grace [Statement period]: January")
        );
        assert_eq!(
            hit("january grace", text).as_deref(),
            Some("period of grace Statement period: [January]")
        );
        assert_eq!(hit("january february", text), None);
        assert_eq!(
            hit("of grace statement", text).as_deref(),
            Some("period [of grace Statement] period: January")
        );
    }

    #[test]
    fn searches_document_name() {
        let wanted = SearchTerms::of("statement wire").unwrap();
        assert!(wanted.match_document("Statement.pdf", "a wire of funds").unwrap().is_some());
        assert_eq!(SearchTerms::of("statement").unwrap().match_document("Statement.pdf", ""), Some(None));
    }

    #[test]
    fn excerpts_are_short_and_cut_at_words() {
        let text = format!("{}needle {}", "before ".repeat(40), "behind ".repeat(60));
        let shown = hit("needle", &text).unwrap();
        assert!(shown.starts_with("…before before") && shown.ends_with("behind…"), "{shown}");
        assert!(shown.chars().count() < 200, "{shown}");
    }

    #[test]
    fn makes_excerpts_of_any_characters() {
        for text in ["İstanbul ﬁle e\u{301}e", "ǽ", "\u{301}\u{301}x", "ﬀﬁ needle"] {
            for question in ["i", "e", "x", "ae", "needle", "fi"] {
                let _ = hit(question, text);
            }
        }
        assert_eq!(hit("e", "cafe\u{301} x").as_deref(), Some("caf[e\u{301}] x"));
    }
}
