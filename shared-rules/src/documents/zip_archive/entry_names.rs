//! The names in an archive, readable. An archive may say that they are UTF-8; many that are don't say so, and older
//! ones are written in whatever the computer spoke: CP437, or in Japan Shift-JIS.

use zip::read::ZipFileEntry;
use zip::result::ZipResult;

/// How the names are written that aren't UTF-8; in one archive all alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NameEncoding {
    /// The letters of the first PCs.
    Cp437,
    /// The Japanese ones.
    ShiftJis,
}

/// How the entries' names are written. Nearly any bytes can be read either way, so Japanese has to look like it:
/// nothing else in the names, and somewhere two such letters side by side.
pub(super) fn written_as<'a>(entries: impl Iterator<Item = ZipFileEntry<'a>>) -> NameEncoding {
    let mut words = false;
    for entry in entries {
        let raw = entry.name_raw();
        if std::str::from_utf8(raw).is_ok() {
            continue;
        }
        let Some(name) = shift_jis(raw).filter(|name| name.chars().all(may_be_japanese)) else {
            return NameEncoding::Cp437;
        };
        let letters: Vec<bool> = name.chars().map(is_letter).collect();
        words |= letters.windows(2).any(|two| two.iter().all(|letter| *letter));
    }
    if words { NameEncoding::ShiftJis } else { NameEncoding::Cp437 }
}

/// The name of an entry, with its folders.
pub(super) fn read_as(writing: NameEncoding, entry: &ZipFileEntry<'_>) -> ZipResult<String> {
    let raw = entry.name_raw();
    if writing == NameEncoding::ShiftJis
        && std::str::from_utf8(raw).is_err()
        && let Some(name) = shift_jis(raw)
    {
        return Ok(name);
    }
    entry.name().map(std::borrow::Cow::into_owned)
}

/// The characters of a Japanese name.
const fn may_be_japanese(sign: char) -> bool {
    sign.is_ascii() || is_letter(sign) || matches!(sign, '\u{3000}'..='\u{303f}' | '\u{ff00}'..='\u{ffef}')
}

/// Kana and kanji.
const fn is_letter(sign: char) -> bool {
    matches!(sign, '\u{3005}' | '\u{3041}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}')
}

/// Bytes read as Shift-JIS, by the Encoding Standard; nothing where they can't be.
#[cfg(not(target_arch = "wasm32"))]
fn shift_jis(raw: &[u8]) -> Option<String> {
    let read = encoding_rs::SHIFT_JIS.decode_without_bom_handling_and_without_replacement(raw);
    read.map(std::borrow::Cow::into_owned)
}

/// The same by the browser, which has the tables: they would add a fourth to the module.
#[cfg(target_arch = "wasm32")]
fn shift_jis(raw: &[u8]) -> Option<String> {
    use js_sys::{Array, Function, Object, Reflect, Uint8Array};
    let options = Object::new();
    Reflect::set(&options, &"fatal".into(), &true.into()).ok()?;
    let class: Function = Reflect::get(&js_sys::global(), &"TextDecoder".into()).ok()?.into();
    let decoder = Reflect::construct(&class, &Array::of2(&"shift_jis".into(), &options)).ok()?;
    let decode: Function = Reflect::get(&decoder, &"decode".into()).ok()?.into();
    decode.call1(&decoder, &Uint8Array::from(raw)).ok()?.as_string()
}
