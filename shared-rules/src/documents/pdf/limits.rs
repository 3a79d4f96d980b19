//! Loading a PDF within limits that hold before anything of it is decoded.

use lopdf::{Document, LoadOptions};

/// The most objects a PDF may have.
const MOST_OBJECTS: usize = 1_000_000;
/// The most streams that hold other objects.
const MOST_OBJECT_STREAMS: usize = 20_000;
/// The most bytes that one stream with objects may unpack to.
const MOST_STREAM_BYTES: usize = 64 << 20;
/// The most pages.
const MOST_PAGES: usize = 100_000;

/// Loads a PDF with this password, if there is one; none where it breaks a limit or can't be read.
#[must_use]
pub fn load(file: &[u8], password: Option<&str>) -> Option<Document> {
    if count(file, b" obj") > MOST_OBJECTS || count(file, b"/ObjStm") > MOST_OBJECT_STREAMS {
        return None;
    }
    let options = LoadOptions {
        password: password.map(str::to_owned),
        max_decompressed_size: Some(MOST_STREAM_BYTES),
        ..LoadOptions::default()
    };
    let document = Document::load_mem_with_options(file, options).ok()?;
    let few = document.objects.len() <= MOST_OBJECTS
        && document.page_iter().take(MOST_PAGES + 1).count() <= MOST_PAGES;
    few.then_some(document)
}

/// Counts how often `what` occurs in a file.
fn count(file: &[u8], what: &[u8]) -> usize {
    let (Some(first), mut rest, mut count) = (what.first(), file, 0_usize) else { return 0 };
    while let Some(at) = rest.iter().position(|byte| byte == first) {
        rest = rest.get(at..).unwrap_or_default();
        if rest.starts_with(what) {
            count = count.saturating_add(1);
        }
        rest = rest.get(1..).unwrap_or_default();
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn refuses_file_with_too_many_objects_before_parsing() {
        let mut file = b"%PDF-1.7\n".to_vec();
        for _ in 0..=MOST_OBJECTS {
            file.extend(b"1 0 obj\n");
        }
        assert_eq!(count(&file, b" obj"), MOST_OBJECTS + 1);
        assert!(load(&file, None).is_none());
        assert_eq!(count(b"/Obj/ObjStm/ObjStm/", b"/ObjStm"), 2);
        assert_eq!((count(b"", b" obj"), count(b"obj", b"")), (0, 0));
    }
}
