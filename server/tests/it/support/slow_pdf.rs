use std::io::Write as _;

use flate2::{Compression, write::ZlibEncoder};

/// The uncompressed length of the object list in each stream.
const LIST: usize = 32 << 20;

/// A small PDF that takes many seconds to parse: one page, and `streams` streams that each list millions of objects.
pub fn slow_pdf(streams: usize) -> Vec<u8> {
    let mut packed = ZlibEncoder::new(Vec::new(), Compression::best());
    packed.write_all(&b"9 0 ".repeat(LIST / 4)).unwrap();
    packed.write_all(b"null").unwrap();
    let packed = packed.finish().unwrap();
    let mut objects: Vec<Vec<u8>> = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>",
    ]
    .map(|object| object.as_bytes().to_vec())
    .into();
    let head = format!(
        "<< /Type /ObjStm /N {} /First {LIST} /Filter /FlateDecode /Length {} >>\nstream\n",
        LIST / 4,
        packed.len()
    );
    let stream = [head.as_bytes(), &packed, b"\nendstream"].concat();
    objects.extend(std::iter::repeat_n(stream, streams));
    let (mut file, mut places) = (b"%PDF-1.5\n".to_vec(), Vec::new());
    for (object, number) in objects.iter().zip(1..) {
        places.push(file.len());
        writeln!(file, "{number} 0 obj").unwrap();
        file.extend_from_slice(object);
        file.extend_from_slice(b"\nendobj\n");
    }
    let table = file.len();
    writeln!(file, "xref\n0 {}\n0000000000 65535 f ", places.len() + 1).unwrap();
    for place in &places {
        writeln!(file, "{place:010} 00000 n ").unwrap();
    }
    let size = places.len() + 1;
    writeln!(file, "trailer\n<< /Size {size} /Root 1 0 R >>\nstartxref\n{table}\n%%EOF").unwrap();
    file
}
