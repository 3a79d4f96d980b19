//! PDF files for the demo: pages of text, with or without a password.

use lopdf::{
    Document, EncryptionState, EncryptionVersion, Error, Object, Permissions, Stream, StringFormat,
    content::{Content, Operation},
    dictionary,
};

/// A letter-size page in points, and where its text begins.
const PAGE: [i64; 4] = [0, 0, 612, 792];
const LEFT: i64 = 72;
const TOP: i64 = 700;
const LINE: i64 = 18;

/// Returns a PDF with the given number of pages. Each contains the title, the lines and its number. A password locks it with
/// 128-bit RC4, which all PDF readers support.
pub(super) fn pdf(
    title: &str,
    pages: u32,
    lines: &[String],
    password: Option<&str>,
) -> Result<Vec<u8>, Error> {
    let mut document = document(title, pages, lines)?;
    if let Some(password) = password {
        let id = Object::String(title.bytes().cycle().take(16).collect(), StringFormat::Hexadecimal);
        document.trailer.set("ID", vec![id.clone(), id]);
        let encryption = EncryptionState::try_from(EncryptionVersion::V2 {
            document: &document,
            owner_password: password,
            user_password: password,
            key_length: 128,
            permissions: Permissions::all(),
        })?;
        document.encrypt(&encryption)?;
    }
    let mut bytes = Vec::new();
    document.save_to(&mut bytes)?;
    Ok(bytes)
}

fn document(title: &str, pages: u32, lines: &[String]) -> Result<Document, Error> {
    let mut document = Document::with_version("1.5");
    let tree = document.new_object_id();
    let font = document
        .add_object(dictionary! { "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica" });
    let resources = document.add_object(dictionary! { "Font" => dictionary! { "F1" => font } });
    let mut kids: Vec<Object> = Vec::new();
    for number in 1..=pages {
        let content = page(title, number, pages, lines).encode()?;
        let content = document.add_object(Stream::new(dictionary! {}, content));
        let page = dictionary! { "Type" => "Page", "Parent" => tree, "Contents" => content };
        kids.push(document.add_object(page).into());
    }
    document.objects.insert(
        tree,
        Object::Dictionary(dictionary! {
            "Type" => "Pages",
            "Kids" => kids,
            "Count" => i64::from(pages),
            "Resources" => resources,
            "MediaBox" => PAGE.map(Object::from).to_vec(),
        }),
    );
    let catalog = document.add_object(dictionary! { "Type" => "Catalog", "Pages" => tree });
    document.trailer.set("Root", catalog);
    document.compress();
    Ok(document)
}

fn page(title: &str, number: u32, pages: u32, lines: &[String]) -> Content {
    let of = format!("Page {number} of {pages}");
    let mut operations = vec![
        Operation::new("BT", vec![]),
        Operation::new("Td", vec![LEFT.into(), TOP.into()]),
        Operation::new("TL", vec![LINE.into()]),
    ];
    operations.extend(text(16, [title, ""]));
    operations.extend(text(11, lines.iter().map(String::as_str)));
    operations.extend(text(9, ["", &of]));
    operations.push(Operation::new("ET", vec![]));
    Content { operations }
}

fn text<'a>(size: i64, lines: impl IntoIterator<Item = &'a str>) -> Vec<Operation> {
    let mut operations = vec![Operation::new("Tf", vec!["F1".into(), size.into()])];
    for line in lines {
        operations.push(Operation::new("Tj", vec![Object::string_literal(line)]));
        operations.push(Operation::new("T*", vec![]));
    }
    operations
}

#[cfg(test)]
mod tests {
    use super::*;
    use lopdf::LoadOptions;

    #[test]
    fn contains_its_pages_and_their_text() {
        let bytes = pdf("Purchase contract", 28, &["Buyer: L. Alvarez".to_owned()], None).unwrap();
        let read = Document::load_mem(&bytes).unwrap();
        assert_eq!(read.get_pages().len(), 28);
        assert!(read.extract_text(&[28]).unwrap().contains("Page 28 of 28"));
    }

    #[test]
    fn opens_a_locked_file_with_its_password_only() {
        let bytes = pdf("Statement", 2, &["Balance".to_owned()], Some("harbor")).unwrap();
        let open = |password| Document::load_mem_with_options(&bytes, LoadOptions::with_password(password));
        assert!(open("wrong").is_err());
        assert_eq!(open("harbor").unwrap().get_pages().len(), 2);
    }
}
