//! A text split into words, numbers and punctuation; blanks are dropped, line ends are kept.

/// A piece of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    Word(&'a str),
    Number(&'a str),
    Mark(char),
    Line,
}

impl Token<'_> {
    /// Whether it is that word, in any case.
    pub fn is(&self, word: &str) -> bool {
        matches!(self, Token::Word(own) if own.eq_ignore_ascii_case(word))
    }

    /// Whether it is one of these words.
    pub fn is_one(&self, words: &[&str]) -> bool {
        words.iter().any(|word| self.is(word))
    }

    /// Its value if it is a number with this many digits.
    pub fn digits(&self, least: usize, most: usize) -> Option<u32> {
        match self {
            Token::Number(digits) if (least..=most).contains(&digits.len()) => digits.parse().ok(),
            _ => None,
        }
    }
}

/// The pieces of a text, in one go.
pub(super) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = |kept: fn(char) -> bool| rest.find(|letter| !kept(letter)).unwrap_or(rest.len());
        let (token, used) = if first.is_alphabetic() {
            let used = length(char::is_alphabetic);
            (rest.get(..used).map(Token::Word), used)
        } else if first.is_ascii_digit() {
            let used = length(|letter| letter.is_ascii_digit());
            (rest.get(..used).map(Token::Number), used)
        } else if first == '\n' {
            (Some(Token::Line), 1)
        } else {
            ((!first.is_whitespace()).then_some(Token::Mark(first)), first.len_utf8())
        };
        tokens.extend(token);
        rest = rest.get(used..).unwrap_or_default();
    }
    tokens
}
