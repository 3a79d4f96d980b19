//! A picture becomes a page. The bytes of a photo stay as they are; it is turned as the camera says.

use crate::documents::stored_files::package_order::{OmissionReason, PageKind};
use lopdf::{Dictionary, Document, Object, Stream, dictionary};

/// Letter paper, upright.
const PAPER: (f32, f32) = (612.0, 792.0);
/// White around it.
const MARGIN: f32 = 36.0;
/// Pictures of more pixels are left out: every reader of the package would have to unpack them.
const MOST_PIXELS: u64 = 150_000_000;
/// Pictures with see-through parts, which have to be unpacked to be laid on white, have fewer pixels, each and
/// together.
const MOST_SEE_THROUGH: u64 = 25_000_000;
/// The most bytes after the pixels of a picture.
const MOST_PADDING: usize = 65_536;
/// So many pixels are unpacked for one package.
pub(super) const MOST_UNPACKED: u64 = 150_000_000;

/// A picture as a PDF draws it.
struct Image {
    width: u32,
    height: u32,
    /// How it is to be turned and mirrored, in the words of EXIF.
    turn: u16,
    stream: Stream,
}

/// A PDF of one page with the picture. `unpacked` counts the pixels that may still be unpacked.
pub(super) fn page_of(file: &[u8], kind: PageKind, unpacked: &mut u64) -> Result<Document, OmissionReason> {
    let image = match kind {
        PageKind::Jpeg => jpeg(file).ok_or(OmissionReason::Damaged)?,
        PageKind::Png => png(file, unpacked)?,
        PageKind::Pdf => return Err(OmissionReason::Kind),
    };
    if pixels_of(image.width, image.height) > MOST_PIXELS {
        Err(OmissionReason::TooHard)
    } else {
        Ok(document(image))
    }
}

fn pixels_of(width: u32, height: u32) -> u64 {
    u64::from(width).saturating_mul(u64::from(height))
}

fn document(image: Image) -> Document {
    let mut document = Document::with_version("1.7");
    let lying = image.turn >= 5;
    let (wide, high) = if lying { (image.height, image.width) } else { (image.width, image.height) };
    let (wide, high) = (wide as f32, high as f32);
    let paper = if wide > high { (PAPER.1, PAPER.0) } else { PAPER };
    let room = (paper.0 - 2.0 * MARGIN, paper.1 - 2.0 * MARGIN);
    let scale = (room.0 / wide).min(room.1 / high).min(1.0);
    let (w, h) = (wide * scale, high * scale);
    let (x, y) = ((paper.0 - w) / 2.0, (paper.1 - h) / 2.0);
    let m = match image.turn {
        2 => [-w, 0.0, 0.0, h, x + w, y],
        3 => [-w, 0.0, 0.0, -h, x + w, y + h],
        4 => [w, 0.0, 0.0, -h, x, y + h],
        5 => [0.0, -h, -w, 0.0, x + w, y + h],
        6 => [0.0, -h, w, 0.0, x, y + h],
        7 => [0.0, h, w, 0.0, x, y],
        8 => [0.0, h, -w, 0.0, x + w, y],
        _ => [w, 0.0, 0.0, h, x, y],
    };
    let [a, b, c, d, e, f] = m;
    let drawn = format!("q {a:.3} {b:.3} {c:.3} {d:.3} {e:.3} {f:.3} cm /Picture Do Q");
    let picture = document.add_object(image.stream);
    let content = document.add_object(Stream::new(Dictionary::new(), drawn.into_bytes()));
    let tree = document.new_object_id();
    let page = document.add_object(dictionary! {
        "Type" => "Page", "Parent" => tree, "Contents" => content,
        "MediaBox" => vec![0.into(), 0.into(), Object::Real(paper.0), Object::Real(paper.1)],
        "Resources" => dictionary! { "XObject" => dictionary! { "Picture" => picture } },
    });
    document
        .objects
        .insert(tree, dictionary! { "Type" => "Pages", "Kids" => vec![page.into()], "Count" => 1 }.into());
    let catalog = document.add_object(dictionary! { "Type" => "Catalog", "Pages" => tree });
    document.trailer.set("Root", catalog);
    document
}

fn big_endian(bytes: &[u8], at: usize, count: usize) -> Option<u32> {
    let some = bytes.get(at..at.checked_add(count)?)?;
    Some(some.iter().fold(0_u32, |sum, byte| sum.wrapping_shl(8) | u32::from(*byte)))
}

fn drawn(width: u32, height: u32, colours: Object, bits: u32) -> Dictionary {
    dictionary! {
        "Type" => "XObject", "Subtype" => "Image", "Width" => i64::from(width), "Height" => i64::from(height),
        "ColorSpace" => colours, "BitsPerComponent" => i64::from(bits),
    }
}

fn pdf_name(name: &str) -> Object {
    Object::Name(name.as_bytes().to_vec())
}

/// The facts in a JPEG's header.
fn jpeg(file: &[u8]) -> Option<Image> {
    if !file.starts_with(&[0xFF, 0xD8]) {
        return None;
    }
    let (mut at, mut turn, mut adobe) = (2_usize, 1, false);
    loop {
        if *file.get(at)? != 0xFF {
            return None;
        }
        let marker = *file.get(at.checked_add(1)?)?;
        if marker == 0xFF {
            at = at.checked_add(1)?;
            continue;
        }
        let body = at.checked_add(4)?;
        let length = usize::try_from(big_endian(file, at.checked_add(2)?, 2)?).ok()?;
        let end = at.checked_add(2)?.checked_add(length)?;
        let part = file.get(body..end)?;
        match marker {
            0xE1 if part.starts_with(b"Exif\0\0") => turn = orientation(part.get(6..)?).unwrap_or(1),
            0xEE if part.starts_with(b"Adobe") => adobe = true,
            0xC0..=0xC2 => {
                let (bits, height, width) =
                    (big_endian(part, 0, 1)?, big_endian(part, 1, 2)?, big_endian(part, 3, 2)?);
                let colours = match part.get(5)? {
                    1 => "DeviceGray",
                    3 => "DeviceRGB",
                    4 => "DeviceCMYK",
                    _ => return None,
                };
                if bits != 8 || width == 0 || height == 0 {
                    return None;
                }
                let mut dict = drawn(width, height, pdf_name(colours), 8);
                dict.set("Filter", pdf_name("DCTDecode"));
                if colours == "DeviceCMYK" && adobe {
                    // Adobe writes ink the other way round.
                    let turned: Vec<Object> = [1, 0, 1, 0, 1, 0, 1, 0].map(Object::Integer).to_vec();
                    dict.set("Decode", turned);
                }
                let mut stream = Stream::new(dict, file.to_vec());
                stream.allows_compression = false;
                return Some(Image { width, height, turn, stream });
            }
            // Kinds that no PDF reader draws, and a picture before its size.
            0xC3 | 0xC5..=0xC7 | 0xC9..=0xCB | 0xCD..=0xCF | 0xD9 | 0xDA => return None,
            _ => {}
        }
        at = end;
    }
}

/// How the camera was held, from 1 to 8.
fn orientation(tiff: &[u8]) -> Option<u16> {
    let little = match tiff.get(..2)? {
        b"II" => true,
        b"MM" => false,
        _ => return None,
    };
    let number = |at: usize, count: usize| -> Option<u32> {
        let mut some = tiff.get(at..at.checked_add(count)?)?.to_vec();
        if little {
            some.reverse();
        }
        big_endian(&some, 0, count)
    };
    let first = usize::try_from(number(4, 4)?).ok()?;
    let count = usize::try_from(number(first, 2)?).ok()?.min(500);
    for nth in 0..count {
        let at = first.checked_add(2)?.checked_add(nth.checked_mul(12)?)?;
        if number(at, 2)? == 0x112 {
            let turn = u16::try_from(number(at.checked_add(8)?, 2)?).ok()?;
            return (1..=8).contains(&turn).then_some(turn);
        }
    }
    None
}

/// The contents of a PNG.
#[derive(Default)]
struct PngContents {
    width: u32,
    height: u32,
    bits: u32,
    kind: u8,
    woven: bool,
    palette: Vec<u8>,
    data: Vec<u8>,
}

fn png(file: &[u8], unpacked: &mut u64) -> Result<Image, OmissionReason> {
    let png = chunks(file).filter(|png| png.width > 0 && png.height > 0).ok_or(OmissionReason::Damaged)?;
    // PDFs don't support interlaced images.
    if png.woven {
        return Err(OmissionReason::Kind);
    }
    let (colours, count) = match png.kind {
        0 => (pdf_name("DeviceGray"), 1),
        2 => (pdf_name("DeviceRGB"), 3),
        3 if !png.palette.is_empty() => {
            let last = i64::try_from(png.palette.len() / 3).unwrap_or(1).saturating_sub(1);
            let palette = Object::String(png.palette.clone(), lopdf::StringFormat::Hexadecimal);
            (Object::Array(vec![pdf_name("Indexed"), pdf_name("DeviceRGB"), last.into(), palette]), 1)
        }
        4 => (pdf_name("DeviceGray"), 2),
        6 => (pdf_name("DeviceRGB"), 4),
        _ => return Err(OmissionReason::Damaged),
    };
    let mut dict = drawn(png.width, png.height, colours, png.bits);
    dict.set("Filter", pdf_name("FlateDecode"));
    dict.set(
        "DecodeParms",
        dictionary! {
            "Predictor" => 15, "Colors" => i64::from(count), "BitsPerComponent" => i64::from(png.bits),
            "Columns" => i64::from(png.width),
        },
    );
    let mut stream = Stream::new(dict, png.data);
    stream.allows_compression = false;
    if matches!(png.kind, 4 | 6) {
        // Counted by its header, before a pixel is unpacked.
        let pixels = pixels_of(png.width, png.height);
        if pixels > MOST_SEE_THROUGH {
            return Err(OmissionReason::TooHard);
        }
        *unpacked = unpacked.checked_sub(pixels).ok_or(OmissionReason::TooHard)?;
        let size = (png.width, png.height, png.bits);
        stream = on_white(&stream, size, usize::try_from(count).unwrap_or(4))?;
    }
    Ok(Image { width: png.width, height: png.height, turn: 1, stream })
}

fn chunks(file: &[u8]) -> Option<PngContents> {
    let mut rest = file.strip_prefix(b"\x89PNG\r\n\x1a\n")?;
    let mut png = PngContents::default();
    while let Some(length) = big_endian(rest, 0, 4) {
        let end = usize::try_from(length).ok()?.checked_add(8)?;
        let (name, part) = (rest.get(4..8)?, rest.get(8..end)?);
        match name {
            b"IHDR" => {
                png.width = big_endian(part, 0, 4)?;
                png.height = big_endian(part, 4, 4)?;
                png.bits = big_endian(part, 8, 1)?;
                png.kind = *part.get(9)?;
                png.woven = *part.get(12)? != 0;
            }
            b"PLTE" => png.palette = part.to_vec(),
            b"IDAT" => png.data.extend_from_slice(part),
            b"IEND" => {
                return (!png.data.is_empty() && matches!(png.bits, 1 | 2 | 4 | 8 | 16)).then_some(png);
            }
            _ => {}
        }
        rest = rest.get(end.checked_add(4)?..)?;
    }
    None
}

/// The picture without what is see-through: on white, as paper is.
fn on_white(
    stream: &Stream,
    (width, height, bits): (u32, u32, u32),
    count: usize,
) -> Result<Stream, OmissionReason> {
    let step = if bits == 16 { 2 } else { 1 };
    let pixels = usize::try_from(u64::from(width).saturating_mul(u64::from(height))).unwrap_or(usize::MAX);
    let whole = pixels.saturating_mul(count).saturating_mul(step);
    // Each line has one more byte, its filter, and some programs add bytes at the end.
    let filters = usize::try_from(height).unwrap_or(usize::MAX);
    let most = whole.saturating_add(filters).saturating_add(MOST_PADDING);
    let raw = stream.decompressed_content_with_limit(most).map_err(|_| OmissionReason::Damaged)?;
    if raw.len() < whole {
        return Err(OmissionReason::Damaged);
    }
    let mut plain = Vec::with_capacity(pixels.saturating_mul(count.saturating_sub(1)));
    for pixel in raw.chunks_exact(count.saturating_mul(step)).take(pixels) {
        // Of two bytes the first one says enough.
        let part = |nth: usize| pixel.get(nth.saturating_mul(step)).copied().map_or(0, u16::from);
        let alpha = part(count.saturating_sub(1));
        for nth in 0..count.saturating_sub(1) {
            let sum = part(nth).saturating_mul(alpha).saturating_add(255_u16.saturating_mul(255 - alpha));
            plain.push(u8::try_from(sum / 255).unwrap_or(255));
        }
    }
    let colours = if count == 2 { "DeviceGray" } else { "DeviceRGB" };
    let mut made = Stream::new(drawn(width, height, pdf_name(colours), 8), plain);
    made.compress().map_err(|_| OmissionReason::Damaged)?;
    Ok(made)
}
