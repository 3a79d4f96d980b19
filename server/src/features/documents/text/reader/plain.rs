//! Plain text, decoded by its byte order mark or by detection.

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};

use super::TextCollector;

/// Reads text: decoded by its byte order mark if there is one, else as UTF-8 if valid, else as Windows-1252.
pub(super) fn read(bytes: &[u8], text: &mut TextCollector) {
    let encoding = match Encoding::for_bom(bytes) {
        Some((encoding, _)) => encoding,
        None if std::str::from_utf8(bytes).is_ok() => UTF_8,
        None => WINDOWS_1252,
    };
    text.add(&encoding.decode(bytes).0);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn detects_text_encoding() {
        let read = |bytes: &[u8]| {
            let mut text = TextCollector::default();
            read(bytes, &mut text);
            text.finish()
        };
        assert_eq!(read("Peña".as_bytes()), "Peña");
        assert_eq!(read(b"\xef\xbb\xbfPe\xc3\xb1a"), "Peña");
        assert_eq!(read(b"\xff\xfeP\0e\0\xf1\0a\0"), "Peña");
        assert_eq!(read(b"Pe\xf1a \x80 5"), "Peña € 5");
    }
}
