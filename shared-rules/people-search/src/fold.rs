//! How search reads a text: lower-cased as JavaScript's `toLowerCase` does it, and once more without
//! diacritics. Both remember where each of their UTF-16 units stood in the original.

use crate::lower_case::LowerCase;

/// A text as search reads it, in UTF-16 units.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Reading {
    /// The units to search in.
    pub units: Vec<u16>,
    /// Where each unit stood in the original, and at the end the original's length; `None` when
    /// every unit still stands where it stood.
    pub origins: Option<Vec<u32>>,
}

/// Both readings of one text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Readings {
    /// Lower-cased.
    pub lower: Reading,
    /// Lower-cased, trimmed and without diacritics; `None` when that changes nothing.
    pub folded: Option<Reading>,
}

/// Reads a text both ways.
pub(super) fn read(text: &str) -> Readings {
    if text.is_ascii() && text.trim().len() == text.len() {
        let units = text.bytes().map(|byte| u16::from(byte.to_ascii_lowercase())).collect();
        return Readings { lower: Reading { units, origins: None }, folded: None };
    }
    let (mut lower, mut folded) = (Builder::default(), Builder::default());
    // Lower-casing looks at neighbours (a Greek sigma at the end of a word) but gives one letter for each, and only
    // for a dotted I two.
    let lowered = text.in_lower_case();
    let mut lowered = lowered.chars();
    let mut at = 0;
    for letter in text.chars() {
        for low in lowered.by_ref().take(if letter == 'İ' { 2 } else { 1 }) {
            lower.push(low, at);
            fold(low, |plain| folded.push(plain, at));
        }
        at += count(letter.len_utf16());
    }
    let folded = folded.trimmed().finish(at);
    let lower = lower.finish(at);
    Readings { folded: (folded.units != lower.units).then_some(folded), lower }
}

/// A query's words: what stands between blanks.
pub(super) fn words(query: &str) -> impl Iterator<Item = &str> {
    query.split(is_blank).filter(|word| !word.is_empty())
}

/// Blank for Unicode or for JavaScript's `trim`: they differ on U+0085 and U+FEFF.
pub(super) fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || letter == '\u{feff}'
}

#[derive(Default)]
struct Builder {
    letters: Vec<(char, u32)>,
}

impl Builder {
    fn push(&mut self, letter: char, origin: u32) {
        self.letters.push((letter, origin));
    }

    fn trimmed(mut self) -> Self {
        let blank = |(letter, _): &(char, u32)| is_blank(*letter);
        let kept = self.letters.iter().rposition(|l| !blank(l)).map_or(0, |last| last + 1);
        self.letters.truncate(kept);
        let first = self.letters.iter().position(|l| !blank(l)).unwrap_or(0);
        self.letters.drain(..first);
        self
    }

    fn finish(self, length: u32) -> Reading {
        let mut units = Vec::with_capacity(self.letters.len());
        let mut origins = Vec::with_capacity(self.letters.len() + 1);
        for (letter, origin) in self.letters {
            for (nth, unit) in letter.encode_utf16(&mut [0; 2]).iter().enumerate() {
                units.push(*unit);
                origins.push(origin + count(nth));
            }
        }
        origins.push(length);
        let moved = origins.iter().enumerate().any(|(at, origin)| count(at) != *origin);
        Reading { units, origins: moved.then_some(origins) }
    }
}

/// Lengths here fit in 32 bits: a longer text can't be held by the browser.
#[must_use]
pub fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

/// Hands over the letters that a lower-case letter is without its diacritics: none for a combining
/// mark, two for a ligature.
pub fn fold(letter: char, mut give: impl FnMut(char)) {
    match letter {
        '\0'..='\u{bf}' => give(letter),
        '\u{300}'..='\u{36f}'
        | '\u{1ab0}'..='\u{1aff}'
        | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' => {}
        'ß' => "ss".chars().for_each(give),
        'æ' | 'ǽ' | 'ǣ' => "ae".chars().for_each(give),
        'œ' => "oe".chars().for_each(give),
        'þ' => "th".chars().for_each(give),
        'ð' | 'đ' => give('d'),
        'ø' | 'ǿ' => give('o'),
        'ł' => give('l'),
        'ħ' => give('h'),
        'ŧ' => give('t'),
        'ı' => give('i'),
        '\u{c0}'..='\u{24f}' => give(nth(LATIN, letter, 0xc0)),
        '\u{1e00}'..='\u{1eff}' => give(nth(LATIN_ADDITIONAL, letter, 0x1e00)),
        '\u{386}'..='\u{3ce}' => give(nth(GREEK, letter, 0x386)),
        '\u{400}'..='\u{45f}' => give(nth(CYRILLIC, letter, 0x400)),
        _ => give(letter),
    }
}

fn nth(table: &str, letter: char, first: u32) -> char {
    let at = usize::try_from(u32::from(letter).saturating_sub(first)).unwrap_or(usize::MAX);
    table.chars().nth(at).unwrap_or(letter)
}

/// U+00C0 to U+024F, lower-cased, without diacritics.
const LATIN: &str = "\
    aaaaaaæceeeeiiiiðnooooo×øuuuuyþßaaaaaaæceeeeiiiiðnooooo÷øuuuuyþyaaaaaaccccccccddđđeeeeeeeeeegggg\
    gggghhħħiiiiiiiiiıĳĳjjkkĸllllllŀŀłłnnnnnnŉŋŋooooooœœrrrrrrssssssssttttŧŧuuuuuuuuuuuuwwyyyzzzzzzſ\
    ƀɓƃƃƅƅɔƈƈɖɗƌƌƍǝəɛƒƒɠɣƕɩɨƙƙƚƛɯɲƞɵooƣƣƥƥʀƨƨʃƪƫƭƭʈuuʊʋƴƴƶƶʒƹƹƺƻƽƽƾƿǀǁǂǃǆǆǆǉǉǉǌǌǌaaiioouuuuuuuuuuǝaa\
    aaææǥǥggkkooooʒʒjǳǳǳggƕƿnnaaææøøaaaaeeeeiiiioooorrrruuuussttȝȝhhƞȡȣȣȥȥaaeeooooooooyyȴȵȶȷȸȹⱥȼȼƚⱦȿ\
    ɀɂɂƀʉʌɇɇɉɉɋɋɍɍɏɏ";

/// U+1E00 to U+1EFF, likewise.
const LATIN_ADDITIONAL: &str = "\
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrr\
    ssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyẚſẜẝßẟaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỻỽỽỿỿ";

/// U+0386 to U+03CE, likewise.
const GREEK: &str = "\
    α·εηι΋ο΍υωιαβγδεζηθικλμνξοπρ΢στυφχψωιυαεηιυαβγδεζηθικλμνξοπρςστυφχψωιυουω";

/// U+0400 to U+045F, likewise.
const CYRILLIC: &str = "\
    ееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяабвгдежзииклмнопрстуфхцчшщъыьэюяееђгєѕііјљњћкиуџ";

#[cfg(test)]
mod tests {
    use super::*;
    use unicode_normalization::UnicodeNormalization;

    fn plain(text: &str) -> String {
        let readings = read(text);
        String::from_utf16(&readings.folded.unwrap_or(readings.lower).units).unwrap()
    }

    #[test]
    fn the_tables_are_unicode_s_own_decompositions() {
        let special = "ßæœþðđøłħŧıǽǣǿ";
        let ranges =
            ['\u{c0}'..='\u{24f}', '\u{1e00}'..='\u{1eff}', '\u{386}'..='\u{3ce}', '\u{400}'..='\u{45f}'];
        for letter in ranges.into_iter().flatten().filter(|l| l.is_lowercase() && !special.contains(*l)) {
            let base = letter.nfd().next().unwrap();
            assert_eq!(plain(&letter.to_string()), base.to_string(), "{letter}");
        }
    }

    #[test]
    fn names_lose_their_diacritics() {
        assert_eq!(plain("Sørensen"), "sorensen");
        assert_eq!(plain("Łukasz Żak"), "lukasz zak");
        assert_eq!(plain("Nguyễn"), "nguyen");
        assert_eq!(plain("Jose\u{301}"), "jose");
        assert_eq!(plain("Ανδρέας"), "ανδρεας");
        assert_eq!(plain(" smith "), "smith");
    }

    #[test]
    fn only_a_dotted_i_becomes_two_letters() {
        let longer: Vec<char> =
            ('\0'..=char::MAX).filter(|letter| letter.to_lowercase().count() != 1).collect();
        assert_eq!(longer, ['İ']);
    }

    #[test]
    fn units_remember_where_they_stood() {
        let readings = read("İz");
        assert_eq!(String::from_utf16(&readings.lower.units).unwrap(), "i\u{307}z");
        assert_eq!(readings.lower.origins, Some(vec![0, 0, 1, 2]));
        assert_eq!(readings.folded.unwrap(), Reading { units: vec![105, 122], origins: None });
    }
}
