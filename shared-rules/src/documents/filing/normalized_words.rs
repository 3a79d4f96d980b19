//! The words of file names and requests, normalized so that different spellings are equal: `W-2`, `w2` and `W2s`.

/// A name is read up to this many words.
const MOST_WORDS: usize = 32;

/// Words that say nothing about what a document is.
const EMPTY: [&str; 28] = [
    "a",
    "all",
    "an",
    "and",
    "attachment",
    "copy",
    "doc",
    "document",
    "file",
    "final",
    "for",
    "from",
    "img",
    "in",
    "my",
    "new",
    "of",
    "on",
    "or",
    "page",
    "paper",
    "s",
    "scan",
    "the",
    "to",
    "upload",
    "with",
    "your",
];

/// How offices and banks call what they ask for; it is read as the words behind it.
const SHORT: [(&str, &[&str]); 18] = [
    ("1040", &["1040", "tax", "return"]),
    ("agmt", &["agreement"]),
    ("app", &["application"]),
    ("appr", &["appraisal"]),
    ("cert", &["certificate"]),
    ("coi", &["certificate", "insurance"]),
    ("dl", &["driver", "license", "photo", "id"]),
    ("hoi", &["homeowner", "insurance"]),
    ("ins", &["insurance"]),
    ("lic", &["license"]),
    ("licence", &["license"]),
    ("passport", &["passport", "photo", "id"]),
    ("payslip", &["pay", "stub"]),
    ("paystub", &["pay", "stub"]),
    ("psa", &["purchase", "agreement"]),
    ("stmt", &["statement"]),
    ("voe", &["verification", "employment"]),
    ("vom", &["verification", "mortgage"]),
];

/// The words of a text, each once, in their order.
pub(super) fn words(text: &str) -> Vec<String> {
    let mut found: Vec<String> = Vec::new();
    // Texts have few words: looking through them is as quick as sorting.
    let mut add = |word: &str| {
        if !found.iter().any(|other| other == word) {
            found.push(word.to_owned());
        }
    };
    for word in joined(raw(text)) {
        match SHORT.iter().find(|(short, _)| *short == word) {
            Some((_, long)) => long.iter().for_each(|word| add(word)),
            None if EMPTY.contains(&word.as_str()) => {}
            None => add(&word),
        }
    }
    found
}

/// Whether a word is a year for which documents are requested.
pub(super) fn is_year(word: &str) -> bool {
    word.len() == 4
        && (word.starts_with("19") || word.starts_with("20"))
        && word.bytes().all(|b| b.is_ascii_digit())
}

/// Whether a word is the number of a form: `w2`, `1099`, `4506`.
pub(super) fn is_form(word: &str) -> bool {
    let digits = word.bytes().filter(u8::is_ascii_digit).count();
    digits > 0 && (digits < word.len() || digits > 3) && !is_year(word)
}

/// The class of a letter relative to the one before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Lower,
    Upper,
    Digit,
    Other,
}

/// Of letters beyond ASCII it is enough here that they are none of the usual marks.
fn kind(letter: char) -> Kind {
    match letter {
        '0'..='9' => Kind::Digit,
        'A'..='Z' => Kind::Upper,
        'a'..='z' => Kind::Lower,
        '\0'..='\u{bf}' | '\u{2000}'..='\u{206f}' | '\u{3000}'..='\u{303f}' => Kind::Other,
        _ => Kind::Lower,
    }
}

/// Splits at non-letters, at the humps of `camelCase`, and between a word and a number: `Jan2024`. A single letter and
/// a number stay together: `k1`.
fn raw(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let mut word = String::new();
    let mut before = Kind::Other;
    // An apostrophe joins the characters around it: `Borrower’s`.
    for letter in text.chars().filter(|letter| !matches!(letter, '\'' | '’')) {
        let now = kind(letter);
        let hump = before == Kind::Lower && now == Kind::Upper;
        let number = before != Kind::Digit && now == Kind::Digit && word.chars().count() > 1;
        let after = before == Kind::Digit && matches!(now, Kind::Lower | Kind::Upper) && word.len() > 2;
        if (now == Kind::Other || hump || number || after) && !word.is_empty() {
            words.push(std::mem::take(&mut word).to_lowercase());
            if words.len() >= MOST_WORDS {
                return words;
            }
        }
        if now != Kind::Other {
            word.push(letter);
        }
        before = now;
    }
    if !word.is_empty() {
        words.push(word.to_lowercase());
    }
    words
}

/// `w`, `2` is `w2`: the letter of a form and its number.
fn joined(words: Vec<String>) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for word in words {
        let word = singular(&word);
        let number = word.len() <= 2 && word.bytes().all(|byte| byte.is_ascii_digit());
        match all
            .last_mut()
            .filter(|last| number && last.len() == 1 && !last.bytes().all(|b| b.is_ascii_digit()))
        {
            Some(letter) => letter.push_str(word),
            None => all.push(word.to_owned()),
        }
    }
    all
}

/// `statements` is `statement`, `taxes` is `tax`, `policies` stays apart from `policy` by its last letters only.
fn singular(word: &str) -> &str {
    let long = word.chars().count() > 3 || word.bytes().any(|byte| byte.is_ascii_digit());
    match word.strip_suffix('s') {
        Some(one) if long && !one.ends_with(['s', 'u', 'i']) => {
            one.strip_suffix('e').filter(|stem| stem.ends_with(['x', 's', 'h'])).unwrap_or(one)
        }
        _ => word,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn normalizes_spellings_of_the_same_form() {
        for same in ["W-2", "w2", "W2s", "W 2", "w_2"] {
            assert_eq!(words(same), ["w2"], "{same}");
        }
        assert_eq!(words("BankStatementJan2024"), ["bank", "statement", "jan", "2024"]);
        assert_eq!(words("bank stmts"), ["bank", "statement"]);
        assert_eq!(words("Driver’s licence"), ["driver", "license"]);
        assert_eq!(words("Federal Taxes, 1099s & K-1"), ["federal", "tax", "1099", "k1"]);
        assert_eq!(words("Déclaration d'impôts"), ["déclaration", "dimpôt"]);
        assert_eq!(words("2023TaxReturn"), ["2023", "tax", "return"]);
        assert_eq!(words(" … "), Vec::<String>::new());
    }

    #[test]
    fn joins_form_letters_and_numbers() {
        assert!(["w2", "k1", "1099", "1040", "4506"].into_iter().all(is_form));
        assert!(!["30", "2024", "bank", "401"].into_iter().any(is_form));
    }

    #[test]
    fn recognizes_years() {
        assert!(is_year("2023") && is_year("1999"));
        assert!(!is_year("1099") && !is_year("20233") && !is_year("203a"));
    }
}
