use super::{MOST_CELL, TextEncoding, read_table};

fn rows(text: &[u8]) -> Vec<Vec<String>> {
    let table = read_table(text).expect("a table");
    std::iter::once(table.headings).chain(table.rows.into_iter().map(|row| row.cells)).collect()
}

fn code(bytes: &[u8]) -> (String, String) {
    let violation = read_table(bytes).expect_err("no table");
    (violation.code, violation.message)
}

fn utf16(text: &str, order: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(order).collect()
}

#[test]
fn reads_quoted_and_plain_cells_with_any_line_end() {
    let text = "Name,Amount\r\n\"Bond, \"\"James\"\"\nand M\",\"$1,000\"\r\n\r\n plain ,2\rlast,3\n";
    let read = rows(text.as_bytes());
    assert_eq!(
        read,
        [["Name", "Amount"], ["Bond, \"James\"\nand M", "$1,000"], ["plain", "2"], ["last", "3"]]
    );
    let numbers: Vec<u32> = read_table(text.as_bytes()).unwrap().rows.iter().map(|row| row.number).collect();
    assert_eq!(numbers, [2, 4, 5]);
}

#[test]
fn detects_separator_from_headings() {
    for text in ["a;b\n1,5;2", "a\tb\n1,5\t2", "sep=;\na;b\n1,5;2", "a|b\n1,5|2"] {
        assert_eq!(rows(text.as_bytes()).last().unwrap(), &["1,5", "2"], "{text}");
    }
    assert_eq!(rows(b"\"a;b;c\",d\n1,2"), [["a;b;c", "d"], ["1", "2"]]);
}

#[test]
fn decodes_every_supported_encoding() {
    let text = "Name\r\nSørensen – “é”\r\n";
    let windows = b"Name\r\nS\xf8rensen \x96 \x93\xe9\x94\r\n";
    let marked = [b"\xef\xbb\xbf", text.as_bytes()].concat();
    let little = [vec![0xff, 0xfe], utf16(text, u16::to_le_bytes)].concat();
    let big = [vec![0xfe, 0xff], utf16(text, u16::to_be_bytes)].concat();
    for (bytes, encoding) in [
        (text.as_bytes().to_vec(), TextEncoding::Utf8),
        (marked, TextEncoding::Utf8),
        (windows.to_vec(), TextEncoding::Windows1252),
        (little, TextEncoding::Utf16),
        (big, TextEncoding::Utf16),
        (utf16(text, u16::to_le_bytes), TextEncoding::Utf16),
        (utf16(text, u16::to_be_bytes), TextEncoding::Utf16),
    ] {
        let table = read_table(&bytes).unwrap();
        assert_eq!((table.encoding, table.rows[0].cells[0].as_str()), (encoding, "Sørensen – “é”"));
    }
}

#[test]
fn refuses_non_text_naming_the_row() {
    assert_eq!(code(b"PK\x03\x04 and so on").0, "table-workbook");
    let (code_, message) = code(b"Name\r\nfine\r\n\x81\xff\r\n");
    assert!(code_ == "table-no-text" && message.contains("Row 3 "), "{message}");
    let (code_, message) = code(b"\xef\xbb\xbfName\nfine\nS\xf8ren");
    assert!(code_ == "table-no-text" && message.contains("Row 3 "), "{message}");
    let lone = [vec![0xff, 0xfe], utf16("Name\nfine\n", u16::to_le_bytes), vec![0x00, 0xd8]].concat();
    assert!(code(&lone).1.contains("Row 3 "));
    assert_eq!(code(b"\xff\xfeN\0a").0, "table-no-text");
}

#[test]
fn limits_bytes_rows_columns_and_cells() {
    let long = format!("Name,Amount\na,1\nb,\"{}\"\n", "x".repeat(1024 * 1024));
    let (code_, message) = code(long.as_bytes());
    assert!(code_ == "table-cell-too-long" && message.contains("row 3, column 2"), "{message}");
    assert!(read_table(format!("Name\n{}", "x".repeat(MOST_CELL)).as_bytes()).is_ok());
    assert_eq!(code(&vec![b'x'; 9 * 1024 * 1024]).0, "table-too-large");
    assert_eq!(code(format!("Name\n{}", "a\n".repeat(10_001)).as_bytes()).0, "table-too-many-rows");
    assert!(read_table(format!("Name\n{}", "a\n\n".repeat(10_000)).as_bytes()).is_ok());
    assert_eq!(code(format!("a\n{}", ",".repeat(200)).as_bytes()).0, "table-too-many-columns");
    let (code_, message) = code(b"Name,Amount\na,1\n\"b,2\nc,3\n");
    assert!(code_ == "table-quote-open" && message.contains("row 3, column 1"), "{message}");
    for empty in ["", "\n\n", "Name,Amount\n", ",,\n,,"] {
        assert_eq!(code(empty.as_bytes()).0, "table-empty", "{empty:?}");
    }
}

#[test]
fn restores_escaped_formulas_as_typed() {
    let file = crate::value::csv::csv_file(
        ["Name"],
        [["=1+1".to_owned()], ["＝1+1".to_owned()], ["O'Neil".to_owned()]],
    );
    assert_eq!(rows(file.as_bytes()), [["Name"], ["=1+1"], ["＝1+1"], ["O'Neil"]]);
}
