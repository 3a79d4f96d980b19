//! Office documents and archives: all of them are zip files.

use std::io::{Cursor, Write as _};

use zip::{ZipWriter, result::ZipError, write::SimpleFileOptions};

const RELATIONS: &str = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE: &str = "http://schemas.openxmlformats.org/package/2006";
const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

/// An archive of these files.
pub(in crate::demo) fn archive(files: &[(&str, &[u8])]) -> Result<Vec<u8>, ZipError> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        zip.start_file(*name, SimpleFileOptions::default())?;
        zip.write_all(bytes)?;
    }
    Ok(zip.finish()?.into_inner())
}

/// An Excel workbook with one sheet: the first column as text, numbers as numbers.
pub(in crate::demo) fn workbook(rows: &[&[&str]]) -> Result<Vec<u8>, ZipError> {
    let rows: String = rows
        .iter()
        .map(|row| format!("<row>{}</row>", row.iter().map(|value| cell(value)).collect::<String>()))
        .collect();
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
    let sheet = format!("{HEAD}<worksheet xmlns=\"{main}\"><sheetData>{rows}</sheetData></worksheet>");
    let book = format!(
        "{HEAD}<workbook xmlns=\"{main}\" xmlns:r=\"{RELATIONS}\"><sheets><sheet name=\"Sheet1\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>"
    );
    let types = content_types(&[
        ("/xl/workbook.xml", "spreadsheetml.sheet.main"),
        ("/xl/worksheets/sheet1.xml", "spreadsheetml.worksheet"),
    ]);
    archive(&[
        ("[Content_Types].xml", types.as_bytes()),
        ("_rels/.rels", relation("officeDocument", "xl/workbook.xml").as_bytes()),
        ("xl/workbook.xml", book.as_bytes()),
        ("xl/_rels/workbook.xml.rels", relation("worksheet", "worksheets/sheet1.xml").as_bytes()),
        ("xl/worksheets/sheet1.xml", sheet.as_bytes()),
    ])
}

/// A Word document of these paragraphs.
pub(in crate::demo) fn text_document(paragraphs: &[&str]) -> Result<Vec<u8>, ZipError> {
    let paragraphs: String =
        paragraphs.iter().map(|text| format!("<w:p><w:r><w:t>{}</w:t></w:r></w:p>", escaped(text))).collect();
    let main = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
    let text = format!("{HEAD}<w:document xmlns:w=\"{main}\"><w:body>{paragraphs}</w:body></w:document>");
    let types = content_types(&[("/word/document.xml", "wordprocessingml.document.main")]);
    archive(&[
        ("[Content_Types].xml", types.as_bytes()),
        ("_rels/.rels", relation("officeDocument", "word/document.xml").as_bytes()),
        ("word/document.xml", text.as_bytes()),
    ])
}

fn cell(value: &str) -> String {
    match value.parse::<f64>() {
        Ok(_) => format!("<c><v>{value}</v></c>"),
        Err(_) => format!("<c t=\"inlineStr\"><is><t>{}</t></is></c>", escaped(value)),
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn content_types(parts: &[(&str, &str)]) -> String {
    let parts: String = parts
        .iter()
        .map(|(name, kind)| {
            format!("<Override PartName=\"{name}\" ContentType=\"application/vnd.openxmlformats-officedocument.{kind}+xml\"/>")
        })
        .collect();
    format!(
        "{HEAD}<Types xmlns=\"{PACKAGE}/content-types\"><Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/><Default Extension=\"xml\" ContentType=\"application/xml\"/>{parts}</Types>"
    )
}

fn relation(kind: &str, target: &str) -> String {
    format!(
        "{HEAD}<Relationships xmlns=\"{PACKAGE}/relationships\"><Relationship Id=\"rId1\" Type=\"{RELATIONS}/{kind}\" Target=\"{target}\"/></Relationships>"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use zip::ZipArchive;

    #[test]
    fn office_documents_hold_the_parts_their_programs_look_for() {
        let book = workbook(&[&["Unit", "Rent"], &["101 <A & B>", "1450"]]).unwrap();
        let mut book = ZipArchive::new(Cursor::new(book)).unwrap();
        let sheet = std::io::read_to_string(book.by_name("xl/worksheets/sheet1.xml").unwrap()).unwrap();
        assert!(sheet.contains("<t>101 &lt;A &amp; B&gt;</t>") && sheet.contains("<v>1450</v>"), "{sheet}");
        let text = text_document(&["One", "Two"]).unwrap();
        assert!(ZipArchive::new(Cursor::new(text)).unwrap().by_name("word/document.xml").is_ok());
    }
}
