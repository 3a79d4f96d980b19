use super::*;
use crate::documents::pdf::tests::qpdf_check;
use lopdf::{Stream, dictionary};

const PLAIN: &[u8] = include_bytes!("../../../../../fixtures/pdf/plain.pdf");
const LOCKED: &[u8] = include_bytes!("../../../../../fixtures/pdf/aes-256-r6.pdf");

const TYPEFACES: PackageFonts<'_> = PackageFonts {
    plain: include_bytes!("../../../../../../server/fonts/LiberationSans-Regular.ttf"),
    bold: include_bytes!("../../../../../../server/fonts/LiberationSans-Bold.ttf"),
};

const fn new(plan: PackagePlan) -> PackageMaker<'static> {
    PackageMaker::new(plan, TYPEFACES)
}

fn planned(name: &str, folder: &str, mime_type: &str) -> PlannedDocument {
    PlannedDocument {
        name: name.into(),
        request: format!("Request of {name}"),
        folders: if folder.is_empty() { Vec::new() } else { vec![folder.into()] },
        mime_type: mime_type.into(),
        mark: None,
    }
}

fn plan(documents: Vec<PlannedDocument>) -> PackagePlan {
    PackagePlan {
        loan: "Alvarez – purchase, 418 Larkspur Ct".into(),
        company: "Harbor & Pine".into(),
        property: Some("418 Larkspur Ct, Łódź 東京".into()),
        made: "23 November 2026 by Dana Whitfield".into(),
        since: Some("Since the package of 21 November 2026 by Dana Whitfield: 1 new".into()),
        documents,
    }
}

/// A PDF with the given pages: their box, rotation and content.
fn pdf(pages: &[([i64; 4], i64)], outline: bool) -> Vec<u8> {
    let mut document = Document::with_version("1.5");
    let tree = document.new_object_id();
    let kids: Vec<Object> = pages
        .iter()
        .map(|(paper, turned)| {
            let content = document.add_object(Stream::new(Dictionary::new(), b"0.5 0 0 0.5 9 9 cm".to_vec()));
            let page = dictionary! {
                "Type" => "Page", "Parent" => tree, "Contents" => content, "Rotate" => *turned,
                "MediaBox" => paper.map(Object::Integer).to_vec(),
            };
            document.add_object(page).into()
        })
        .collect();
    let count = i64::try_from(kids.len()).unwrap();
    let last = kids.last().unwrap().clone();
    document.objects.insert(tree, dictionary! { "Type" => "Pages", "Kids" => kids, "Count" => count }.into());
    let mut catalog = dictionary! { "Type" => "Catalog", "Pages" => tree };
    if outline {
        let item = document.add_object(dictionary! {
            "Title" => Object::string_literal("Schedule E"), "Dest" => vec![last, "Fit".into()],
        });
        let outlines = document.add_object(dictionary! { "First" => item, "Last" => item, "Count" => 1 });
        catalog.set("Outlines", outlines);
    }
    let catalog = document.add_object(catalog);
    document.trailer.set("Root", catalog);
    let mut file = Vec::new();
    document.save_to(&mut file).unwrap();
    file
}

fn finished(maker: PackageMaker<'_>) -> (Document, PackageMade, Vec<u8>) {
    let finished = maker.finish().unwrap();
    let made = finished.made().clone();
    let mut file = Vec::new();
    finished.write(&mut file).unwrap();
    (Document::load_mem(&file).unwrap(), made, file)
}

fn content(document: &Document, place: usize) -> String {
    let page = document.page_iter().nth(place).unwrap();
    String::from_utf8_lossy(&document.get_page_content(page)).into_owned()
}

#[test]
fn builds_cover_documents_numbers_and_bookmarks() {
    let kind = "application/pdf";
    let mut maker = new(plan(vec![
        planned("w2.pdf", "Income", kind),
        planned("locked.pdf", "Income", kind),
        planned("letter.docx", "Income", "application/msword"),
        planned("broken.pdf", "", kind),
        planned("taxes.pdf", "Taxes", kind),
        planned("gone.pdf", "Taxes", kind),
    ]));
    maker.add(PLAIN);
    maker.add(LOCKED);
    maker.add(b"no matter");
    maker.add(b"%PDF-1.7 broken");
    maker.add(&pdf(&[([0, 0, 612, 792], 0), ([0, 0, 300, 200], 90), ([10, 20, 2000, 3000], 270)], true));
    maker.leave_out(OmissionReason::Missing);
    let (document, made, file) = finished(maker);
    assert_eq!(qpdf_check("package", &file), 0);
    assert_eq!(made.pages, 7);
    let left = [
        (1, OmissionReason::Locked),
        (2, OmissionReason::Kind),
        (3, OmissionReason::Damaged),
        (5, OmissionReason::Missing),
    ];
    assert_eq!(made.left_out, left);
    for place in 0..7 {
        assert!(content(&document, place).contains(&format!("(Page {} of 7) Tj", place + 1)));
    }
    assert!(content(&document, 5).contains("q 0 1 -1 0 300.00 0.00 cm"), "{}", content(&document, 5));
    assert!(content(&document, 6).contains("q 0 -1 1 0 10.00 3000.00 cm"));
    let toc = document.get_toc().unwrap();
    let said: Vec<(usize, &str, usize)> =
        toc.toc.iter().map(|one| (one.level, one.title.as_str(), one.page)).collect();
    assert_eq!(
        said,
        [
            (1, "Cover", 1),
            (1, "Income", 2),
            (2, "Request of w2.pdf", 2),
            (3, "w2.pdf", 2),
            (1, "Taxes", 5),
            (2, "Request of taxes.pdf", 5),
            (3, "taxes.pdf", 5),
            (4, "Schedule E", 7),
        ]
    );
    let links = document.get_page_annotations(document.page_iter().next().unwrap()).unwrap();
    assert_eq!(links.len(), 2);
    let mut copy = document.clone();
    assert_eq!(copy.prune_objects(), []);
}

/// The text that a PDF reader extracts.
fn text(file: &[u8]) -> Option<String> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("package.pdf");
    std::fs::write(&path, file).unwrap();
    let asked = std::process::Command::new("pdftotext").arg(&path).arg("-").output().ok()?;
    Some(String::from_utf8(asked.stdout).unwrap())
}

#[test]
fn cover_shows_european_and_vietnamese_names() {
    let names = ["Łukasz Wiśniewski.pdf", "Nguyễn Thị Đặng.pdf", "Иванов Пётр.pdf", "Παπαδόπουλος.pdf"];
    let mut documents = names.map(|name| planned(name, "Доходы", "application/pdf")).to_vec();
    documents.push(planned("東京.pdf", "Доходы", "application/pdf"));
    let mut maker = new(PackagePlan { loan: "Đặng – 12 ul. Łąkowa".into(), ..plan(documents) });
    let one = pdf(&[([0, 0, 612, 792], 0)], false);
    (0..5).for_each(|_| maker.add(&one));
    let (document, made, file) = finished(maker);
    assert_eq!((made.pages, qpdf_check("letters", &file)), (6, 0));
    let fonts = document.get_page_fonts(document.page_iter().next().unwrap()).unwrap();
    for along in ["AlongPlain", "AlongBold"] {
        let font = fonts.get(along.as_bytes()).unwrap();
        assert_eq!(font.get(b"Encoding").unwrap().as_name().unwrap(), b"Identity-H");
    }
    assert!(file.len() < 100_000, "{}", file.len());
    let cover = content(&document, 0);
    assert!(cover.contains("/AlongPlain 8.5 Tf") && cover.contains("/AlongBold 24 Tf"));
    if let Some(text) = text(&file) {
        for name in names.into_iter().chain(["Đặng – 12 ul. Łąkowa", "Доходы", "??.pdf"]) {
            assert!(text.contains(name), "{name} in {text}");
        }
    }
}

#[test]
fn embeds_no_font_without_need() {
    let mut maker =
        new(PackagePlan { property: None, ..plan(vec![planned("José.pdf", "Señor", "application/pdf")]) });
    maker.add(PLAIN);
    let (document, _, _) = finished(maker);
    let fonts = document.get_page_fonts(document.page_iter().next().unwrap()).unwrap();
    assert!(fonts.keys().all(|name| !name.starts_with(b"Along")));
}

/// Two by two dots.
fn png(kind: u8, colours: usize) -> Vec<u8> {
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    let mut chunk = |name: &[u8], part: &[u8]| {
        file.extend(u32::try_from(part.len()).unwrap().to_be_bytes());
        file.extend([name, part, &[0; 4]].concat());
    };
    chunk(b"IHDR", &[0, 0, 0, 2, 0, 0, 0, 2, 8, kind, 0, 0, 0]);
    let rows = (0..2).flat_map(|_| std::iter::once(0).chain([128; 8].into_iter().take(colours * 2)));
    let mut data = Stream::new(Dictionary::new(), rows.chain([0; 99]).collect());
    data.compress().unwrap();
    chunk(b"IDAT", &data.content);
    chunk(b"IEND", &[]);
    file
}

#[test]
fn turns_pictures_into_pages() {
    let exif = [&b"Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0"[..]].concat();
    let mut jpeg = vec![0xFF, 0xD8, 0xFF, 0xE1, 0, u8::try_from(exif.len() + 2).unwrap()];
    jpeg.extend(&exif);
    jpeg.extend([0xFF, 0xC0, 0, 17, 8, 0, 30, 0, 40, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0, 0xFF, 0xD9]);
    let mut maker = new(plan(vec![
        planned("photo.jpg", "", "image/jpeg"),
        planned("plain.png", "", "image/png"),
        planned("clear.png", "", "image/png"),
        planned("broken.png", "", "image/png"),
        planned("broken.jpg", "", "image/jpeg"),
    ]));
    maker.add(&jpeg);
    maker.add(&png(2, 3));
    maker.add(&png(6, 4));
    maker.add(&png(6, 4)[..50]);
    maker.add(b"\xff\xd8\xff");
    let (document, made, _) = finished(maker);
    assert_eq!(made.pages, 4);
    assert_eq!(made.left_out, [(3, OmissionReason::Damaged), (4, OmissionReason::Damaged)]);
    // As it is held: 30 wide and 40 high.
    assert!(content(&document, 1).contains("0.000 -40.000 30.000 0.000 291.000 416.000 cm /Picture Do"));
}

#[test]
fn picture_pages_are_complete() {
    let kinds = vec![planned("plain.png", "", "image/png"), planned("clear.png", "", "image/png")];
    let mut maker = new(plan(kinds));
    maker.add(&png(2, 3));
    maker.add(&png(6, 4));
    let (_, made, file) = finished(maker);
    assert_eq!((made.pages, qpdf_check("pictures", &file)), (3, 0));
}

#[test]
fn long_contents_span_pages_and_empty_package_fails() {
    let mut maker =
        new(plan((0..150).map(|n| planned(&format!("{n}.pdf"), "All", "application/pdf")).collect()));
    let one = pdf(&[([0, 0, 612, 792], 0)], false);
    (0..150).for_each(|_| maker.add(&one));
    let (document, made, _) = finished(maker);
    let front = usize::try_from(made.pages).unwrap() - 150;
    assert!((4..7).contains(&front), "{front}");
    assert_eq!(document.get_toc().unwrap().toc[3].page, front + 1);
    let mut maker = new(plan(vec![planned("a.docx", "", "application/msword")]));
    maker.add(b"words");
    assert!(maker.finish().is_none());
}

#[test]
fn leaves_out_documents_beyond_the_page_limit() {
    let of = |pages: usize| pdf(&vec![([0, 0, 612, 792], 0); pages], false);
    let names = ["all.pdf", "more.pdf", "last.pdf", "one too many.pdf"];
    let mut maker = new(plan(names.map(|name| planned(name, "", "application/pdf")).to_vec()));
    for pages in [MOST_PAGES - 1, 2, 1, 1] {
        maker.add(&of(pages));
    }
    assert_eq!(maker.pages, MOST_PAGES);
    let (_, made, _) = finished(maker);
    assert_eq!(made.left_out, [(1, OmissionReason::NoRoom), (3, OmissionReason::NoRoom)]);
    assert_eq!(made.pages as usize, MOST_PAGES + 1);
}

#[test]
fn survives_damaged_files() {
    let file = pdf(&[([0, 0, 612, 792], 0)], true);
    for at in (0..file.len()).step_by(31) {
        let mut damaged = file.clone();
        damaged[at] ^= 0x15;
        let mut maker = new(plan(vec![planned("a.pdf", "", "application/pdf")]));
        maker.add(&damaged);
        let _ = maker.finish();
    }
}

/// A see-through PNG with this width and height in its header; its pixels unpack to `unpacked` bytes.
fn see_through(width: u32, height: u32, unpacked: usize) -> Vec<u8> {
    let mut packed = Stream::new(Dictionary::new(), vec![0; unpacked]);
    packed.compress().unwrap();
    let mut head = Vec::new();
    head.extend(width.to_be_bytes());
    head.extend(height.to_be_bytes());
    head.extend([8, 6, 0, 0, 0]);
    let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
    for (name, part) in [(b"IHDR", &head), (b"IDAT", &packed.content), (b"IEND", &Vec::new())] {
        file.extend(u32::try_from(part.len()).unwrap().to_be_bytes());
        file.extend_from_slice(name);
        file.extend_from_slice(part);
        file.extend([0; 4]);
    }
    file
}

#[test]
fn leaves_out_oversized_pictures_before_decoding() {
    let small = see_through(100, 50, (100 * 4 + 1) * 50);
    let pictures = [
        small.clone(),
        see_through(30_000, 30_000, 10_000),
        // It says it is small, and unpacks to more than that.
        see_through(100, 50, 50_000_000),
        see_through(u32::MAX, u32::MAX, 10_000),
        small,
    ];
    let names: Vec<PlannedDocument> =
        (0..pictures.len()).map(|nth| planned(&format!("{nth}.png"), "", "image/png")).collect();
    let mut maker = new(plan(names));
    pictures.iter().for_each(|picture| maker.add(picture));
    let (_, made, _) = finished(maker);
    let left_out = [(1, OmissionReason::TooHard), (2, OmissionReason::Damaged), (3, OmissionReason::TooHard)];
    assert_eq!(made.left_out, left_out);
    assert_eq!(made.pages, 3, "a cover and two pictures");
}

#[test]
fn limits_decoded_pixels_of_a_package() {
    let large = see_through(5_000, 5_000, 100);
    let mut maker = new(plan((0..8).map(|nth| planned(&format!("{nth}.png"), "", "image/png")).collect()));
    (0..8).for_each(|_| maker.add(&large));
    let reasons: Vec<OmissionReason> =
        maker.parts.iter().filter_map(|part| part.as_ref().err().copied()).collect();
    // The first six are unpacked and found too short; nothing is unpacked for the others.
    assert_eq!(reasons[..6], [OmissionReason::Damaged; 6]);
    assert_eq!(reasons[6..], [OmissionReason::TooHard; 2]);
}
