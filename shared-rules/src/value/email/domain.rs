//! Domains of email addresses, including internationalized ones.

use crate::value::normal_form::{nfc, nfkc};

/// The maximum length of a label between two dots, in bytes as sent.
const MAX_LABEL: usize = 63;
/// The prefix of labels in Punycode.
const PUNYCODE: &str = "xn--";

/// Returns the domain as mail servers expect it: labels with letters outside ASCII are converted to Punycode. None if
/// it isn't valid. Only letters, digits, and hyphens inside a label are accepted.
///
/// Accepts a subset of UTS #46, for which no table of characters is needed: labels are written in one direction.
pub(super) fn ascii_domain(domain: &str) -> Option<String> {
    // Variants of sigma and other letters, for which the standard chooses another letter than the normal form does.
    let is_ambiguous = |sign: char| matches!(sign, '\u{3f2}' | '\u{3f9}') || sign > '\u{ffff}';
    if domain.contains(is_ambiguous) {
        return None;
    }
    // One by one: there are letters that contain a dot.
    let labels: Vec<String> = domain.split('.').map(folded).collect();
    let top = labels.last()?;
    if labels.len() < 2 || top.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let mixed = labels.iter().any(|label| label.chars().any(is_right_to_left));
    if mixed && !labels.iter().all(|label| has_one_direction(label)) {
        return None;
    }
    let converted: Option<Vec<String>> = labels.iter().map(|label| ascii_label(label)).collect();
    Some(converted?.join("."))
}

/// Returns the label in lower case, with variants of letters replaced.
fn folded(label: &str) -> String {
    if label.is_ascii() {
        return label.to_owned();
    }
    // Letter by letter, because the lower case of a word depends on their positions.
    let lower_case: String = nfkc(label).chars().flat_map(char::to_lowercase).collect();
    nfkc(&lower_case)
}

fn ascii_label(label: &str) -> Option<String> {
    let is_hyphenated = label.starts_with('-') || label.ends_with('-');
    let written = if label.is_ascii() {
        label.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-').then(|| label.to_owned())?
    } else {
        // Hyphens in the third and fourth place are reserved.
        let is_reserved = label.chars().skip(2).take(2).eq("--".chars());
        let is_normal = !is_reserved && label.chars().all(is_permitted) && nfc(label) == label;
        format!("{PUNYCODE}{}", punycode(label).filter(|_| is_normal)?)
    };
    (!is_hyphenated && !written.is_empty() && written.len() <= MAX_LABEL).then_some(written)
}

/// Letters of the scripts in which domains are registered.
const SCRIPTS: [(char, char); 16] = [
    // Latin, Greek, Cyrillic, Armenian
    ('\u{df}', '\u{f6}'),
    ('\u{f8}', '\u{24f}'),
    ('\u{3ac}', '\u{3ce}'),
    ('\u{430}', '\u{481}'),
    ('\u{48a}', '\u{52f}'),
    ('\u{561}', '\u{586}'),
    // Hebrew, Arabic
    ('\u{5d0}', '\u{5ea}'),
    ('\u{620}', '\u{63f}'),
    ('\u{641}', '\u{64a}'),
    // Devanagari, Thai, Georgian
    ('\u{904}', '\u{939}'),
    ('\u{e01}', '\u{e30}'),
    ('\u{10d0}', '\u{10fa}'),
    // Vietnamese, Japanese, Chinese, Korean
    ('\u{1e00}', '\u{1eff}'),
    ('\u{3041}', '\u{30fe}'),
    ('\u{4e00}', '\u{9fff}'),
    ('\u{ac00}', '\u{d7a3}'),
];

fn is_permitted(sign: char) -> bool {
    let in_scripts = || SCRIPTS.iter().any(|(first, last)| (*first..=*last).contains(&sign));
    sign.is_ascii_lowercase()
        || sign.is_ascii_digit()
        || sign == '-'
        || (sign.is_alphabetic() && sign.to_lowercase().eq([sign]) && in_scripts())
}

/// Whether the letter is written from right to left.
fn is_right_to_left(sign: char) -> bool {
    ('\u{590}'..='\u{8ff}').contains(&sign)
}

/// Whether the label contains either letters from right to left only, or begins and ends with other letters or digits
/// as the rules for mixed directions require.
fn has_one_direction(label: &str) -> bool {
    let is_letter = |sign: char| sign.is_alphabetic() && !is_right_to_left(sign);
    label.chars().all(is_right_to_left)
        || (label.starts_with(is_letter) && !label.chars().any(is_right_to_left))
}

/// Encodes a label by RFC 3492.
fn punycode(label: &str) -> Option<String> {
    let signs: Vec<u32> = label.chars().map(u32::from).collect();
    let mut written: String = label.chars().filter(char::is_ascii).collect();
    let basic = u32::try_from(written.len()).ok()?;
    if basic > 0 {
        written.push('-');
    }
    let (mut next, mut delta, mut bias, mut handled) = (128_u32, 0_u32, 72_u32, basic);
    while handled < u32::try_from(signs.len()).ok()? {
        let lowest = signs.iter().copied().filter(|sign| *sign >= next).min()?;
        delta = delta.checked_add((lowest - next).checked_mul(handled + 1)?)?;
        next = lowest;
        for sign in &signs {
            if *sign < next {
                delta = delta.checked_add(1)?;
            }
            if *sign == next {
                push_delta(&mut written, delta, bias);
                bias = adapted_bias(delta, handled + 1, handled == basic);
                delta = 0;
                handled += 1;
            }
        }
        delta = delta.checked_add(1)?;
        next = next.checked_add(1)?;
    }
    Some(written)
}

fn push_delta(written: &mut String, delta: u32, bias: u32) {
    let mut rest = delta;
    let mut weight = 36;
    loop {
        let threshold = weight.clamp(bias + 1, bias + 26) - bias;
        if rest < threshold {
            break;
        }
        written.push(digit(threshold + (rest - threshold) % (36 - threshold)));
        rest = (rest - threshold) / (36 - threshold);
        weight += 36;
    }
    written.push(digit(rest));
}

fn digit(value: u32) -> char {
    char::from_digit((value + 10) % 36, 36).unwrap_or_default()
}

fn adapted_bias(delta: u32, handled: u32, first: bool) -> u32 {
    let mut delta = if first { delta / 700 } else { delta / 2 };
    delta += delta / handled;
    let mut bias = 0;
    while delta > 455 {
        delta /= 35;
        bias += 36;
    }
    bias + 36 * delta / (delta + 38)
}

#[cfg(test)]
mod tests {
    use super::ascii_domain;

    #[test]
    fn converts_internationalized_domains() {
        for (domain, expected) in [
            ("bücher.example", "xn--bcher-kva.example"),
            ("BÜCHER.Example", "xn--bcher-kva.Example"),
            ("bu\u{308}cher.example", "xn--bcher-kva.example"),
            ("straße.example", "xn--strae-oqa.example"),
            ("例え.テスト", "xn--r8jz45g.xn--zckzah"),
            ("пример.испытание", "xn--e1afmkfd.xn--80akhbyknj4f"),
            ("אבג.example", "xn--4dbcd.example"),
            ("Mail.X.com", "Mail.X.com"),
        ] {
            assert_eq!(ascii_domain(domain).as_deref(), Some(expected), "{domain}");
        }
    }

    /// In pairs, and next to ASCII letters and digits.
    #[test]
    fn agrees_with_the_standard_on_every_character() {
        let (mut accepted, mut wrong) = (0, Vec::new());
        for sign in (0x80..0x2_0000).chain(0x2_f800..0x2_fa20).filter_map(char::from_u32) {
            for label in [format!("a{sign}{sign}"), format!("{sign}1"), format!("1{sign}a")] {
                let Some(ours) = ascii_domain(&format!("{label}.example")) else { continue };
                let theirs = url::Host::parse(&format!("{label}.example")).map(|host| host.to_string());
                if theirs.as_ref() != Ok(&ours) {
                    wrong.push((sign, label, ours, theirs));
                }
                accepted += 1;
            }
        }
        assert!(wrong.is_empty(), "{wrong:?}");
        assert!(accepted > 50_000, "{accepted}");
    }

    #[test]
    fn refuses_other_characters() {
        for domain in
            ["bü cher.example", "☃.example", "a\u{200d}ü.example", "ü-.example", "x.1", "אa.example"]
        {
            assert_eq!(ascii_domain(domain), None, "{domain}");
        }
    }
}
