//! Encrypted PDFs that break the format in ways readers tolerate: the encryption dictionary is in the trailer itself,
//! the file has no identifier, or the key length is wrong.
//!
//! The repair works like an editor: it appends an update with a valid dictionary as a separate object and a valid
//! trailer. The bytes before it are unchanged.

use lopdf::{Dictionary, Document, Object, StringFormat, Writer};
use std::io::Write;

/// Mended versions of the file to try, the likeliest first; none if it isn't encrypted.
pub(super) fn repair_candidates(file: &[u8]) -> Vec<Vec<u8>> {
    // Offsets count from the header, so bytes before it are removed.
    let header = file.windows(5).position(|five| five == b"%PDF-").unwrap_or(0);
    let Some(file) = file.get(header..) else { return Vec::new() };
    let Some(document) = super::limits::load(file, None) else { return Vec::new() };
    let Some(dictionary) = encryption(&document) else { return Vec::new() };
    let lengths = key_lengths(&dictionary);
    lengths.into_iter().filter_map(|length| append(file, &document, &dictionary, length)).collect()
}

/// The encryption dictionary of a document, as its trailer names it.
pub(super) fn encryption(document: &Document) -> Option<Dictionary> {
    match document.trailer.get(b"Encrypt") {
        Ok(Object::Dictionary(dictionary)) => Some(dictionary.clone()),
        Ok(Object::Reference(id)) => document.get_dictionary(*id).ok().cloned(),
        _ => None,
    }
}

/// Key lengths in bits to try: the stated one if it is plausible, then those the encryption's version allows.
fn key_lengths(dictionary: &Dictionary) -> Vec<i64> {
    let number = |key: &[u8]| dictionary.get(key).and_then(Object::as_i64).unwrap_or(0);
    let allowed: &[i64] = match number(b"V") {
        0 | 1 => &[40],
        4 => &[128],
        5.. => &[256],
        _ => &[128, 40],
    };
    let written = number(b"Length");
    let own = if (40..=128).contains(&written) && written % 8 == 0 { Some(written) } else { None };
    // Some writers give bytes instead of bits.
    let bytes = if (5..=16).contains(&written) { Some(written * 8) } else { None };
    let mut lengths: Vec<i64> = own.into_iter().chain(bytes).chain(allowed.iter().copied()).collect();
    lengths.dedup();
    lengths
}

fn append(file: &[u8], document: &Document, dictionary: &Dictionary, length: i64) -> Option<Vec<u8>> {
    let id = document.max_id.checked_add(1)?;
    let mut dictionary = dictionary.clone();
    dictionary.set("Length", Object::Integer(length));
    let mut trailer = Dictionary::new();
    for key in [&b"Root"[..], b"Info"] {
        if let Ok(value) = document.trailer.get(key) {
            trailer.set(key, value.clone());
        }
    }
    trailer.set("ID", identifier(document));
    trailer.set("Encrypt", Object::Reference((id, 0)));
    trailer.set("Size", Object::Integer(i64::from(id) + 1));
    trailer.set("Prev", Object::Integer(i64::try_from(document.xref_start).ok()?));
    let mut mended = file.to_vec();
    let object_at = mended.len().checked_add(1)?;
    write!(mended, "\n{id} 0 obj\n").ok()?;
    Writer::write_object(&mut mended, &Object::Dictionary(dictionary)).ok()?;
    write!(mended, "\nendobj\n").ok()?;
    let table_at = mended.len();
    write!(mended, "xref\n{id} 1\n{object_at:010} 00000 n \ntrailer\n").ok()?;
    Writer::write_object(&mut mended, &Object::Dictionary(trailer)).ok()?;
    write!(mended, "\nstartxref\n{table_at}\n%%EOF\n").ok()?;
    Some(mended)
}

/// The file's identifier; an empty one where there is none, which is what the key was made with.
fn identifier(document: &Document) -> Object {
    let sound = |id: &Object| {
        id.as_array().is_ok_and(|parts| parts.first().is_some_and(|part| part.as_str().is_ok()))
    };
    match document.trailer.get(b"ID") {
        Ok(id) if sound(id) => id.clone(),
        _ => {
            let empty = Object::String(Vec::new(), StringFormat::Hexadecimal);
            Object::Array(vec![empty.clone(), empty])
        }
    }
}
