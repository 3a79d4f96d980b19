//! Files with text.

use std::io::{Cursor, Write as _};

use lopdf::{
    Document, Object, Stream,
    content::{Content, Operation},
    dictionary,
};
use zip::{ZipWriter, write::SimpleFileOptions};

/// A PDF with one page of text, positioned word by word as programs do.
pub(in super::super) fn pdf(words: &str) -> Vec<u8> {
    let mut pdf = Document::with_version("1.5");
    let tree = pdf.new_object_id();
    let font = dictionary! { "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica" };
    let font = pdf.add_object(font);
    let pieces = words.split(' ').flat_map(|word| [Object::string_literal(word), (-300).into()]);
    let operations = vec![
        Operation::new("BT", vec![]),
        Operation::new("Tf", vec!["F1".into(), 12.into()]),
        Operation::new("Td", vec![72.into(), 700.into()]),
        Operation::new("TJ", vec![Object::Array(pieces.collect())]),
        Operation::new("ET", vec![]),
    ];
    let drawing = pdf.add_object(Stream::new(dictionary! {}, Content { operations }.encode().unwrap()));
    let resources = dictionary! { "Font" => dictionary! { "F1" => font } };
    let page =
        dictionary! { "Type" => "Page", "Parent" => tree, "Contents" => drawing, "Resources" => resources };
    let page = pdf.add_object(page);
    let pages = dictionary! { "Type" => "Pages", "Kids" => vec![page.into()], "Count" => 1 };
    pdf.objects.insert(tree, Object::Dictionary(pages));
    let catalog = pdf.add_object(dictionary! { "Type" => "Catalog", "Pages" => tree });
    pdf.trailer.set("Root", catalog);
    let mut bytes = Vec::new();
    pdf.save_to(&mut bytes).unwrap();
    bytes
}

/// An Office file with this part.
pub(in super::super) fn office(name: &str, part: &str) -> Vec<u8> {
    zipped(&[(name, part)])
}

/// A workbook with these texts in a row, as shared strings.
pub(in super::super) fn workbook(texts: &[&str]) -> Vec<u8> {
    let shared: String = texts.iter().map(|text| format!("<si><t>{text}</t></si>")).collect();
    let cells: String = (0..texts.len()).map(|at| format!("<c t=\"s\"><v>{at}</v></c>")).collect();
    zipped(&[
        ("xl/workbook.xml", "<workbook/>"),
        ("xl/sharedStrings.xml", &format!("<sst>{shared}</sst>")),
        (
            "xl/worksheets/sheet1.xml",
            &format!("<worksheet><sheetData><row>{cells}</row></sheetData></worksheet>"),
        ),
    ])
}

fn zipped(parts: &[(&str, &str)]) -> Vec<u8> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, part) in parts {
        zip.start_file(*name, SimpleFileOptions::default()).unwrap();
        zip.write_all(part.as_bytes()).unwrap();
    }
    zip.finish().unwrap().into_inner()
}
