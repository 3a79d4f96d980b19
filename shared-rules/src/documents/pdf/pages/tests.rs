use super::*;
use crate::documents::pdf::tests::qpdf_check;
use lopdf::{Dictionary, ObjectId, Stream, dictionary};

const PLAIN: &[u8] = include_bytes!("../../../../fixtures/pdf/plain.pdf");

/// A PDF as people have them: pages under nodes that hand down paper, fonts and a turn; a link from the first page to
/// the last, one elsewhere; a filled-in field on each page; a hidden layer; an attachment.
fn sample(pages: usize) -> Vec<u8> {
    let mut document = Document::with_version("1.5");
    let tree = document.new_object_id();
    let font = document
        .add_object(dictionary! { "Type" => "Font", "Subtype" => "Type1", "BaseFont" => "Helvetica" });
    let hidden =
        document.add_object(dictionary! { "Type" => "OCG", "Name" => Object::string_literal("Draft") });
    let ids: Vec<ObjectId> = (0..pages).map(|_| document.new_object_id()).collect();
    let nodes: Vec<ObjectId> = ids.chunks(10).map(|_| document.new_object_id()).collect();
    let field = document.new_object_id();
    let mut boxes = Vec::new();
    for (place, id) in ids.iter().enumerate() {
        let words = format!("BT /F1 24 Tf 72 700 Td (Page {}) Tj ET", place + 1);
        let content = document.add_object(Stream::new(Dictionary::new(), words.into_bytes()));
        let filled = document.add_object(dictionary! {
            "Type" => "Annot", "Subtype" => "Widget", "Rect" => vec![0.into(), 0.into(), 90.into(), 20.into()],
            "Parent" => field, "P" => *id,
        });
        boxes.push(Object::Reference(filled));
        let mut annotations = vec![Object::Reference(filled)];
        if place == 0 {
            let last = *ids.last().unwrap();
            for to in [vec![last.into(), "Fit".into()], vec![ids[pages / 2].into(), "Fit".into()]] {
                let action = dictionary! { "S" => "GoTo", "D" => to };
                let link = dictionary! { "Type" => "Annot", "Subtype" => "Link", "A" => action,
                "Rect" => vec![0.into(), 0.into(), 9.into(), 9.into()] };
                annotations.push(document.add_object(link).into());
            }
        }
        let page = dictionary! {
            "Type" => "Page", "Parent" => nodes[place / 10], "Contents" => content, "Annots" => annotations,
        };
        document.objects.insert(*id, page.into());
    }
    add_nodes(&mut document, tree, &nodes, &ids, (font, hidden));
    document.objects.insert(
        field,
        dictionary! { "FT" => "Tx", "T" => Object::string_literal("name"), "V" => Object::string_literal("Lucia"), "Kids" => boxes }
            .into(),
    );
    let kids: Vec<Object> = nodes.iter().map(|id| (*id).into()).collect();
    document.objects.insert(
        tree,
        dictionary! {
            "Type" => "Pages", "Kids" => kids, "Count" => i64::try_from(pages).unwrap(), "Rotate" => 90,
            "MediaBox" => vec![0.into(), 0.into(), 595.into(), 842.into()],
        }
        .into(),
    );
    let layers =
        dictionary! { "OCGs" => vec![hidden.into()], "D" => dictionary! { "OFF" => vec![hidden.into()] } };
    let form = dictionary! { "Fields" => vec![field.into()], "DR" => dictionary! { "Font" => dictionary! { "Helv" => font } } };
    let names = attachment(&mut document);
    let catalog = document.add_object(dictionary! {
        "Type" => "Catalog", "Pages" => tree, "Names" => names, "OCProperties" => layers, "AcroForm" => form,
    });
    document.trailer.set("Root", catalog);
    let mut file = Vec::new();
    document.save_to(&mut file).unwrap();
    file
}

/// The names of a document with a file attached.
fn attachment(document: &mut Document) -> Dictionary {
    let file = document.add_object(Stream::new(dictionary! { "Type" => "EmbeddedFile" }, b"deed".to_vec()));
    let about = document.add_object(dictionary! {
        "Type" => "Filespec", "F" => Object::string_literal("deed"), "UF" => Object::string_literal("deed"),
        "EF" => dictionary! { "F" => file },
    });
    dictionary! { "EmbeddedFiles" => dictionary! { "Names" => vec![Object::string_literal("deed"), about.into()] } }
}

/// The nodes over ten pages each, which hand down a font and a layer.
fn add_nodes(
    document: &mut Document,
    tree: ObjectId,
    nodes: &[ObjectId],
    ids: &[ObjectId],
    down: (ObjectId, ObjectId),
) {
    let (font, hidden) = down;
    for (node, kids) in nodes.iter().zip(ids.chunks(10)) {
        let kids: Vec<Object> = kids.iter().map(|id| (*id).into()).collect();
        let count = i64::try_from(kids.len()).unwrap();
        let resources = dictionary! {
            "Font" => dictionary! { "F1" => font }, "Properties" => dictionary! { "L1" => hidden },
        };
        document.objects.insert(
            *node,
            dictionary! { "Type" => "Pages", "Parent" => tree, "Kids" => kids, "Count" => count, "Resources" => resources }
                .into(),
        );
    }
}

fn arrange(files: &[(&[u8], u32)], pages: &[(u32, u32, u32)]) -> (ArrangeOutcome, Option<Vec<u8>>) {
    let input = ArrangePages {
        sources: files
            .iter()
            .map(|(file, pages)| PdfSource { size: u32::try_from(file.len()).unwrap(), pages: *pages })
            .collect(),
        pages: pages.iter().map(|&(source, page, turns)| ChosenPage { source, page, turns }).collect(),
        title: Some("Konto – été".into()),
    };
    let all: Vec<u8> = files.iter().flat_map(|(file, _)| file.iter().copied()).collect();
    arrange_pages(&all, &input)
}

fn made(files: &[(&[u8], u32)], pages: &[(u32, u32, u32)]) -> Document {
    let (outcome, file) = arrange(files, pages);
    assert_eq!((outcome.code, outcome.pages), (None, u32::try_from(pages.len()).unwrap()));
    let file = file.unwrap();
    assert_eq!(qpdf_check(&format!("pages-{}-{}", file.len(), pages.len()), &file), 0);
    Document::load_mem(&file).unwrap()
}

fn words(document: &Document) -> Vec<String> {
    document
        .page_iter()
        .map(|page| String::from_utf8_lossy(&document.get_page_content(page)).into_owned())
        .map(|content| content.split(['(', ')']).nth(1).unwrap_or_default().to_owned())
        .collect()
}

fn pages_of(document: &Document) -> Vec<&Dictionary> {
    document.page_iter().map(|page| document.get_dictionary(page).unwrap()).collect()
}

/// Everything in the file is reached from its trailer.
fn no_orphans(document: &Document) {
    let mut copy = document.clone();
    assert_eq!(copy.prune_objects(), Vec::<ObjectId>::new());
}

#[test]
fn reorders_pages_with_inherited_attributes() {
    let file = sample(25);
    let document = made(&[(&file, 25)], &[(0, 24, 0), (0, 3, 1), (0, 3, 0)]);
    assert_eq!(words(&document), ["Page 25", "Page 4", "Page 4"]);
    let turns = pages_of(&document)
        .iter()
        .map(|page| page.get(b"Rotate").unwrap().as_i64().unwrap())
        .collect::<Vec<_>>();
    assert_eq!(turns, [90, 180, 90]);
    for page in pages_of(&document) {
        assert_eq!(page.get(b"MediaBox").unwrap().as_array().unwrap().len(), 4);
        assert!(page.has(b"Resources"));
    }
    no_orphans(&document);
    let about =
        document.get_dictionary(document.trailer.get(b"Info").unwrap().as_reference().unwrap()).unwrap();
    assert!(about.get(b"Title").unwrap().as_str().unwrap().starts_with(&[0xFE, 0xFF]));
}

#[test]
fn copies_fonts_once_and_nothing_else() {
    let file = sample(25);
    let document = made(&[(&file, 25)], &(0..20).map(|page| (0, page, 0)).collect::<Vec<_>>());
    let count = |kind: &[u8]| {
        document.objects.values().filter(|object| object.as_dict().is_ok_and(|it| it.has_type(kind))).count()
    };
    assert_eq!((count(b"Font"), count(b"Page"), count(b"OCG")), (1, 20, 1));
    assert!(
        !document
            .objects
            .values()
            .any(|object| object.as_stream().is_ok_and(|it| it.dict.has_type(b"EmbeddedFile")))
    );
    no_orphans(&document);
}

#[test]
fn keeps_links_to_copied_pages_only() {
    let file = sample(25);
    let document = made(&[(&file, 25)], &[(0, 24, 0), (0, 0, 0)]);
    let ids: Vec<ObjectId> = document.page_iter().collect();
    let first = document.get_dictionary(ids[1]).unwrap();
    let links: Vec<&Dictionary> = first
        .get(b"Annots")
        .unwrap()
        .as_array()
        .unwrap()
        .iter()
        .map(|id| document.get_dictionary(id.as_reference().unwrap()).unwrap())
        .filter(|it| it.get(b"Subtype").unwrap().as_name().unwrap() == b"Link")
        .collect();
    assert_eq!(links.len(), 1);
    assert_eq!(links[0].get(b"Dest").unwrap().as_array().unwrap()[0], Object::Reference(ids[0]));
    assert_eq!(links[0].get(b"P").unwrap(), &Object::Reference(ids[1]));
}

#[test]
fn keeps_form_values_and_separates_fields() {
    let file = sample(12);
    let document = made(&[(&file, 12), (&file, 12)], &[(0, 1, 0), (1, 1, 0), (0, 1, 0), (0, 2, 0)]);
    let form = document.catalog().unwrap().get(b"AcroForm").unwrap().as_dict().unwrap();
    let fields: Vec<&Dictionary> = form
        .get(b"Fields")
        .unwrap()
        .as_array()
        .unwrap()
        .iter()
        .map(|id| document.get_dictionary(id.as_reference().unwrap()).unwrap())
        .collect();
    let names: Vec<&[u8]> = fields.iter().map(|it| it.get(b"T").unwrap().as_str().unwrap()).collect();
    assert_eq!(names, [&b"name"[..], b"name_2", b"name_3"]);
    assert!(fields.iter().all(|it| it.get(b"V").unwrap().as_str().unwrap() == b"Lucia"));
    assert_eq!(fields[0].get(b"Kids").unwrap().as_array().unwrap().len(), 2);
    no_orphans(&document);
}

#[test]
fn keeps_hidden_layers_hidden() {
    let file = sample(3);
    let document = made(&[(&file, 3)], &[(0, 1, 0)]);
    let layers = document.catalog().unwrap().get(b"OCProperties").unwrap().as_dict().unwrap();
    assert_eq!(
        layers.get(b"OCGs").unwrap(),
        layers.get(b"D").unwrap().as_dict().unwrap().get(b"OFF").unwrap()
    );
    assert_eq!(layers.get(b"OCGs").unwrap().as_array().unwrap().len(), 1);
}

#[test]
fn rotation_alone_keeps_everything_else() {
    let file = sample(12);
    let pages: Vec<(u32, u32, u32)> = (0..12).map(|page| (0, page, u32::from(page == 2))).collect();
    let document = made(&[(&file, 12)], &pages);
    let turns: Vec<i64> =
        pages_of(&document).iter().map(|page| page.get(b"Rotate").unwrap().as_i64().unwrap()).collect();
    assert_eq!(turns[..4], [90, 90, 180, 90]);
    assert!(document.catalog().unwrap().has(b"Names"), "attachments stay");
    let fields =
        document.catalog().unwrap().get(b"AcroForm").unwrap().as_dict().unwrap().get(b"Fields").unwrap();
    assert_eq!(fields.as_array().unwrap().len(), 1);
}

#[test]
fn joins_several_files() {
    let file = sample(4);
    let document = made(&[(PLAIN, 3), (&file, 4)], &[(0, 0, 0), (0, 1, 0), (0, 2, 0), (1, 0, 0), (1, 3, 3)]);
    assert_eq!(words(&document)[3..], ["Page 1", "Page 4"]);
    assert_eq!(pages_of(&document)[4].get(b"Rotate").unwrap().as_i64().unwrap(), 0);
    let plain = Document::load_mem(PLAIN).unwrap();
    let content =
        |document: &Document, page| document.get_page_content(document.page_iter().nth(page).unwrap());
    for page in 0..3 {
        assert_eq!(content(&document, page), content(&plain, page));
    }
    no_orphans(&document);
}

#[test]
fn refuses_locked_files_unless_password_is_empty() {
    let locked = include_bytes!("../../../../fixtures/pdf/aes-256-r6.pdf").as_slice();
    let (outcome, file) = arrange(&[(PLAIN, 3), (locked, 3)], &[(0, 0, 0), (1, 0, 0)]);
    assert_eq!((outcome.code.as_deref(), outcome.source, file), (Some("pdf-pages-locked"), Some(1), None));
    let open = include_bytes!("../../../../fixtures/pdf/empty-password.pdf").as_slice();
    let document = made(&[(open, 3)], &[(0, 2, 0)]);
    let plain = Document::load_mem(PLAIN).unwrap();
    let last = |document: &Document| document.get_page_content(document.page_iter().last().unwrap());
    assert_eq!(last(&document), last(&plain));
}

#[test]
fn rejects_missing_pages() {
    let file = sample(4);
    let code =
        |files: &[(&[u8], u32)], pages: &[(u32, u32, u32)]| arrange(files, pages).0.code.unwrap_or_default();
    assert_eq!(code(&[(&file, 5)], &[(0, 1, 0)]), "pdf-pages-unreadable", "another number of pages was seen");
    assert_eq!(code(&[(&file, 4)], &[(0, 4, 0)]), "pdf-pages-unreadable");
    assert_eq!(code(&[(&file, 4)], &[(1, 0, 0)]), "pdf-pages-unreadable");
    assert_eq!(code(&[(&file, 4)], &[]), "pdf-pages-none");
    assert_eq!(code(&[(b"no PDF", 1)], &[(0, 0, 0)]), "pdf-pages-unreadable");
    assert_eq!(code(&[(&file, 4)], &vec![(0, 0, 0); MOST_PAGES + 1]), "pdf-pages-too-many");
}

#[test]
fn survives_malformed_page_trees() {
    let mut document = Document::load_mem(&sample(12)).unwrap();
    let root = document.catalog().unwrap().get(b"Pages").unwrap().as_reference().unwrap();
    let first = document.page_iter().next().unwrap();
    let written = |document: &mut Document| {
        let mut file = Vec::new();
        document.save_to(&mut file).unwrap();
        file
    };
    // A page twice in the tree, and one that isn't there.
    let kids = document.get_dictionary_mut(root).unwrap().get_mut(b"Kids").unwrap().as_array_mut().unwrap();
    kids.extend([Object::Reference(first), Object::Reference((9_999, 0)), Object::Null]);
    let file = written(&mut document);
    let again = made(&[(&file, 13)], &[(0, 12, 0), (0, 0, 0)]);
    assert_eq!(words(&again), ["Page 1", "Page 1"]);
    // A circle.
    let kids = document.get_dictionary_mut(root).unwrap().get_mut(b"Kids").unwrap().as_array_mut().unwrap();
    kids.push(Object::Reference(root));
    let file = written(&mut document);
    let (outcome, _) = arrange(&[(&file, 13)], &[(0, 0, 0)]);
    assert_eq!(outcome.code.as_deref(), Some("pdf-pages-unreadable"));
}

#[test]
fn survives_damaged_files() {
    let file = sample(3);
    for at in (0..file.len()).step_by(23) {
        let mut damaged = file.clone();
        damaged[at] ^= 0x15;
        let _ = arrange(&[(&damaged, 3)], &[(0, 2, 0), (0, 0, 1)]);
        let _ = arrange(&[(&file[..at], 3)], &[(0, 0, 0)]);
    }
}

#[test]
fn arranges_a_thousand_pages_quickly() {
    let file = sample(1_000);
    let start = std::time::Instant::now();
    let pages: Vec<(u32, u32, u32)> = (0..1_000).rev().map(|page| (0, page, 0)).collect();
    let document = made(&[(&file, 1_000)], &pages);
    assert_eq!(words(&document)[0], "Page 1000");
    assert!(start.elapsed() < std::time::Duration::from_secs(20), "{:?}", start.elapsed());
}

#[test]
fn bookmarks_point_to_their_pages() {
    let sources = vec![SourcePdf::of(Document::load_mem(&sample(4)).unwrap()).unwrap()];
    let mut assembly = PdfAssembly::new(sources);
    assert!(assembly.take(&[0, 3].map(|page| ChosenPage { source: 0, page, turns: 0 })));
    let leaf = |title: &str, page| Bookmark { title: title.into(), page, under: Vec::new() };
    let bookmarks =
        [Bookmark { under: vec![leaf("W-2", 0), leaf("1099", 1)], ..leaf("Income", 0) }, leaf("Deed", 1)];
    let (file, pages) = save(assembly.finish(None, &bookmarks)).unwrap();
    assert_eq!((pages, qpdf_check("bookmarks", &file)), (2, 0));
    let document = Document::load_mem(&file).unwrap();
    let outline = document.catalog().unwrap().get(b"Outlines").unwrap().as_reference().unwrap();
    assert_eq!(document.get_dictionary(outline).unwrap().get(b"Count").unwrap().as_i64().unwrap(), 2);
}
