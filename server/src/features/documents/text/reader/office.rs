//! Word, Excel and PowerPoint files since 2007: ZIP archives of XML.

use std::{
    collections::BTreeMap,
    io::{BufRead, BufReader, Cursor, Read as _},
};

use quick_xml::{
    Reader,
    events::{BytesStart, Event},
};
use shared_rules::documents::stored_files::extracted_text::NoTextReason;
use zip::ZipArchive;

use super::TextCollector;

/// The first bytes of old Office files, and of new ones with a password.
const OLE: &[u8] = b"\xd0\xcf\x11\xe0";
/// The most bytes of XML read from one file, in total.
const MOST_XML: u64 = 256 << 20;
/// The most shared strings kept in memory.
const MOST_SHARED: usize = 1_000_000;

type Archive<'a> = ZipArchive<Cursor<&'a [u8]>>;

/// Reads an Office file.
pub(super) fn read(bytes: &[u8], text: &mut TextCollector) -> Result<(), NoTextReason> {
    if bytes.starts_with(OLE) {
        return Err(NoTextReason::Locked);
    }
    let mut parts = ArchiveParts {
        zip: ZipArchive::new(Cursor::new(bytes)).map_err(|_| NoTextReason::Damaged)?,
        left: MOST_XML,
    };
    let names: Vec<String> = parts.zip.file_names().flatten().map(Into::into).collect();
    let numbered = |before: &str| -> Vec<String> {
        let number = |name: &str| name.strip_prefix(before)?.strip_suffix(".xml")?.parse::<u32>().ok();
        let found: BTreeMap<u32, String> =
            names.iter().filter_map(|name| Some((number(name)?, name.clone()))).collect();
        found.into_values().collect()
    };
    let has = |name: &str| names.iter().any(|known| known == name);
    if has("word/document.xml") {
        read_paragraphs(&mut parts, "word/document.xml", text)?;
        let beside = ["word/header", "word/footer"].into_iter().flat_map(numbered);
        let notes = ["word/footnotes.xml", "word/endnotes.xml", "word/comments.xml"];
        for part in beside.chain(notes.into_iter().filter(|name| has(name)).map(str::to_owned)) {
            read_paragraphs(&mut parts, &part, text)?;
        }
        return Ok(());
    }
    if has("ppt/presentation.xml") {
        for part in ["ppt/slides/slide", "ppt/notesSlides/notesSlide"].into_iter().flat_map(numbered) {
            read_paragraphs(&mut parts, &part, text)?;
        }
        return Ok(());
    }
    if has("xl/workbook.xml") {
        let shared = if has("xl/sharedStrings.xml") { read_shared_strings(&mut parts)? } else { Vec::new() };
        for part in numbered("xl/worksheets/sheet") {
            read_cells(&mut parts, &part, &shared, text)?;
            text.break_line();
        }
        return Ok(());
    }
    Err(NoTextReason::Damaged)
}

/// The parts of a file, and how many of their bytes may still be read.
struct ArchiveParts<'a> {
    zip: Archive<'a>,
    left: u64,
}

impl ArchiveParts<'_> {
    /// Reads the XML of a part until it ends or no more is wanted.
    fn for_each_event(
        &mut self,
        name: &str,
        mut take: impl FnMut(&Event<'_>) -> bool,
    ) -> Result<(), NoTextReason> {
        let file = self.zip.by_name(name).map_err(|_| NoTextReason::Damaged)?;
        let mut bounded = file.take(self.left);
        let read = read_events(BufReader::new(&mut bounded), &mut take);
        self.left = bounded.limit();
        if self.left == 0 { Err(NoTextReason::TooHard) } else { read }
    }
}

fn read_events(part: impl BufRead, take: &mut impl FnMut(&Event<'_>) -> bool) -> Result<(), NoTextReason> {
    let (mut xml, mut buffer) = (Reader::from_reader(part), Vec::new());
    xml.config_mut().check_end_names = false;
    loop {
        match xml.read_event_into(&mut buffer) {
            Ok(Event::Eof) => return Ok(()),
            Ok(event) if take(&event) => buffer.clear(),
            Ok(_) => return Ok(()),
            Err(_) => return Err(NoTextReason::Damaged),
        }
    }
}

/// Returns the text of an event, if it has one: text between tags, or a character reference.
fn text_in(event: &Event<'_>) -> Option<String> {
    match event {
        Event::Text(text) => text.decode().ok().map(Into::into),
        Event::CData(text) => text.decode().ok().map(Into::into),
        Event::GeneralRef(named) => {
            if let Ok(Some(letter)) = named.resolve_char_ref() {
                return Some(letter.to_string());
            }
            let letter = match &**named {
                b"amp" => "&",
                b"lt" => "<",
                b"gt" => ">",
                b"quot" => "\"",
                b"apos" => "'",
                _ => return None,
            };
            Some(letter.to_owned())
        }
        _ => None,
    }
}

/// Reads the text runs of a part, one line per paragraph.
fn read_paragraphs(
    parts: &mut ArchiveParts<'_>,
    name: &str,
    text: &mut TextCollector,
) -> Result<(), NoTextReason> {
    let mut inside = false;
    parts.for_each_event(name, |event| {
        match event {
            Event::Start(tag) if tag.local_name().as_ref() == b"t" => inside = true,
            Event::End(tag) => match tag.local_name().as_ref() {
                b"t" => inside = false,
                b"p" => text.break_line(),
                b"tc" => text.push_space(),
                _ => {}
            },
            Event::Empty(tag) => match tag.local_name().as_ref() {
                b"tab" => text.push_space(),
                b"br" | b"cr" => text.break_line(),
                _ => {}
            },
            _ if inside => {
                if let Some(piece) = text_in(event) {
                    return text.add(&piece);
                }
            }
            _ => {}
        }
        !text.is_full()
    })?;
    text.break_line();
    Ok(())
}

/// Returns the shared strings of a workbook, without phonetic hints.
fn read_shared_strings(parts: &mut ArchiveParts<'_>) -> Result<Vec<String>, NoTextReason> {
    let (mut all, mut now, mut inside, mut spoken) = (Vec::new(), String::new(), false, false);
    parts.for_each_event("xl/sharedStrings.xml", |event| {
        match event {
            Event::Start(tag) => match tag.local_name().as_ref() {
                b"t" => inside = !spoken,
                b"rPh" => spoken = true,
                _ => {}
            },
            Event::End(tag) => match tag.local_name().as_ref() {
                b"t" => inside = false,
                b"rPh" => spoken = false,
                b"si" => all.push(std::mem::take(&mut now)),
                _ => {}
            },
            Event::Empty(tag) if tag.local_name().as_ref() == b"si" => all.push(String::new()),
            _ if inside => now.push_str(&text_in(event).unwrap_or_default()),
            _ => {}
        }
        all.len() < MOST_SHARED
    })?;
    Ok(all)
}

/// Reads the cells of a sheet, one line per row.
fn read_cells(
    parts: &mut ArchiveParts<'_>,
    name: &str,
    shared: &[String],
    text: &mut TextCollector,
) -> Result<(), NoTextReason> {
    let (mut by_number, mut inside, mut value) = (false, false, String::new());
    parts.for_each_event(name, |event| {
        match event {
            Event::Start(tag) => match tag.local_name().as_ref() {
                b"c" => by_number = is_shared(tag),
                b"v" | b"t" => inside = true,
                _ => {}
            },
            Event::End(tag) => match tag.local_name().as_ref() {
                b"v" | b"t" => inside = false,
                b"c" => {
                    let value = std::mem::take(&mut value);
                    let found = by_number.then(|| shared.get(value.trim().parse::<usize>().ok()?)).flatten();
                    text.add(found.unwrap_or(&value));
                    text.push_space();
                }
                b"row" => text.break_line(),
                _ => {}
            },
            _ if inside => value.push_str(&text_in(event).unwrap_or_default()),
            _ => {}
        }
        !text.is_full()
    })
}

/// Returns whether a cell contains the index of a shared string.
fn is_shared(cell: &BytesStart<'_>) -> bool {
    cell.attributes().flatten().any(|attribute| attribute.key.as_ref() == b"t" && &*attribute.value == b"s")
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use zip::{ZipWriter, write::SimpleFileOptions};

    use super::*;

    fn read_parts(parts: &[(&str, &str)]) -> Result<String, NoTextReason> {
        let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
        for (name, part) in parts {
            zip.start_file(*name, SimpleFileOptions::default()).unwrap();
            zip.write_all(part.as_bytes()).unwrap();
        }
        let (file, mut text) = (zip.finish().unwrap().into_inner(), TextCollector::default());
        read(&file, &mut text)?;
        Ok(text.finish())
    }

    #[test]
    fn reads_word_paragraphs() {
        let letter = "<w:document><w:body><w:p><w:r><w:t>Loss &amp; pay</w:t></w:r><w:r><w:t>ee</w:t></w:r></w:p>\
            <w:p><w:r><w:t>Unit&#32;4</w:t><w:tab/><w:t>B</w:t></w:r></w:p></w:body></w:document>";
        let foot = "<w:ftr><w:p><w:r><w:t>Page 1</w:t></w:r></w:p></w:ftr>";
        let text = read_parts(&[("word/document.xml", letter), ("word/footer1.xml", foot)]).unwrap();
        assert_eq!(text, "Loss & payee\nUnit 4 B\nPage 1");
    }

    #[test]
    fn reads_excel_cells_and_powerpoint_slides() {
        let shared =
            "<sst><si><t>Tenant</t></si><si><r><t>Ren</t></r><r><t>t</t></r><rPh><t>no</t></rPh></si></sst>";
        let sheet = "<worksheet><sheetData><row><c t=\"s\"><v>0</v></c><c t=\"s\"><v>1</v></c></row>\
            <row><c t=\"inlineStr\"><is><t>Okafor</t></is></c><c><v>1850</v></c></row></sheetData></worksheet>";
        let book = [
            ("xl/workbook.xml", "<workbook/>"),
            ("xl/sharedStrings.xml", shared),
            ("xl/worksheets/sheet1.xml", sheet),
        ];
        assert_eq!(read_parts(&book).unwrap(), "Tenant Rent\nOkafor 1850");
        let slide = |said| format!("<p:sld><a:p><a:r><a:t>{said}</a:t></a:r></a:p></p:sld>");
        let (second, tenth) = (slide("two"), slide("ten"));
        let talk = [
            ("ppt/presentation.xml", "<p/>"),
            ("ppt/slides/slide10.xml", &*tenth),
            ("ppt/slides/slide2.xml", &*second),
        ];
        assert_eq!(read_parts(&talk).unwrap(), "two\nten");
        assert_eq!(read_parts(&[("mimetype", "odd")]), Err(NoTextReason::Damaged));
    }
}
