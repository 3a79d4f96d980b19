//! The file types people may upload: extensions with the MIME types they go by (platform §5; FILE-02 to
//! FILE-06).

use std::collections::HashSet;

use super::rename::split;

/// One accepted kind of file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FileType {
    /// The extension the product names.
    pub extension: &'static str,
    /// Other extensions of the same kind.
    pub aliases: &'static [&'static str],
    /// MIME types of this kind; the first is the usual one.
    pub mime_types: &'static [&'static str],
}

const fn kind(
    extension: &'static str,
    aliases: &'static [&'static str],
    mime_types: &'static [&'static str],
) -> FileType {
    FileType { extension, aliases, mime_types }
}

/// The types accepted unless a place says otherwise.
pub const ACCEPTED: &[FileType] = &[
    kind("jpg", &[], &["image/jpeg", "image/jpg", "image/pjpeg"]),
    kind("jpeg", &[], &["image/jpeg"]),
    kind("png", &[], &["image/png"]),
    kind("gif", &[], &["image/gif"]),
    kind("webp", &[], &["image/webp"]),
    kind("bmp", &[], &["image/bmp", "image/x-ms-bmp"]),
    kind("tiff", &["tif"], &["image/tiff"]),
    kind("heic", &[], &["image/heic"]),
    kind("mp4", &[], &["video/mp4"]),
    kind("avi", &[], &["video/x-msvideo", "video/avi", "video/msvideo"]),
    kind("mov", &[], &["video/quicktime"]),
    kind("flv", &[], &["video/x-flv"]),
    kind("mkv", &[], &["video/x-matroska", "video/matroska"]),
    kind("m4v", &[], &["video/x-m4v"]),
    kind("mpeg", &["mpg"], &["video/mpeg"]),
    kind("pdf", &[], &["application/pdf"]),
    kind("doc", &[], &["application/msword"]),
    kind("docx", &[], &["application/vnd.openxmlformats-officedocument.wordprocessingml.document"]),
    kind("ppt", &[], &["application/vnd.ms-powerpoint"]),
    kind("pptx", &[], &["application/vnd.openxmlformats-officedocument.presentationml.presentation"]),
    kind("xls", &[], &["application/vnd.ms-excel"]),
    kind("xlsx", &[], &["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]),
    kind("csv", &[], &["text/csv"]),
    kind("zip", &[], &["application/zip", "application/x-zip-compressed"]),
    kind("rar", &[], &["application/vnd.rar", "application/x-rar-compressed", "application/x-rar"]),
    kind("txt", &[], &["text/plain"]),
    kind("json", &[], &["application/json"]),
    kind("xml", &[], &["application/xml", "text/xml"]),
];

/// Emails, accepted by companies that enable them.
pub const MAIL: FileType = kind("eml", &[], &["message/rfc822"]);

/// The most extensions that a refusal names.
const MOST_NAMED: usize = 60;

/// Extensions of programs and scripts. The MIME type declared by a sender never overrides them.
const PROGRAMS: &[&str] = &[
    "app", "apk", "bat", "cmd", "com", "cpl", "deb", "dll", "dmg", "exe", "gadget", "hta", "htm", "html",
    "iso", "jar", "js", "jse", "lnk", "mjs", "msi", "msp", "pif", "pkg", "ps1", "py", "reg", "rpm", "scr",
    "sh", "svg", "vb", "vbe", "vbs", "wasm", "ws", "wsf", "xhtml",
];

/// A file as acceptance sees it: both parts lower-case, parameters of the MIME type left out.
pub(crate) struct ComparableFile {
    extension: String,
    mime_type: String,
}

impl ComparableFile {
    pub(crate) fn new(name: &str, mime_type: &str) -> Self {
        let essence = mime_type.split(';').next().unwrap_or_default();
        Self { extension: split(name).1.to_lowercase(), mime_type: essence.trim().to_lowercase() }
    }

    /// Whether the file is of this type: by extension, or by MIME type unless the extension is a program's.
    pub(crate) fn is(&self, accepted: &AcceptedTypes) -> bool {
        let by_extension = !self.extension.is_empty() && accepted.extensions.contains(&self.extension);
        by_extension
            || (!PROGRAMS.contains(&self.extension.as_str()) && accepted.has_mime_type(&self.mime_type))
    }
}

/// The accepted types of an upload area, prepared for comparison with files.
#[derive(Default)]
pub(crate) struct AcceptedTypes {
    extensions: HashSet<String>,
    mime_types: HashSet<String>,
    named: Vec<String>,
    known: HashSet<String>,
}

impl AcceptedTypes {
    /// From a list of extensions (`pdf`, `.pdf`) and MIME types (`application/pdf`, `image/*`); without
    /// one, the default types.
    pub(crate) fn new(list: Option<&[String]>) -> Self {
        let mut accepted = Self::default();
        match list {
            None => ACCEPTED.iter().for_each(|kind| accepted.add(kind)),
            Some(list) => list.iter().for_each(|entry| accepted.add_entry(entry)),
        }
        accepted
    }

    /// The same, with emails where they are accepted.
    pub(crate) fn with_mails(mut self, mails: bool) -> Self {
        if mails {
            self.add(&MAIL);
        }
        self
    }

    /// The accepted extensions as the refusal names them (FILE-13).
    pub(crate) fn names(&self) -> String {
        let all = self.named.len();
        let named: Vec<&str> = self.named.iter().take(MOST_NAMED).map(String::as_str).collect();
        named.join(", ") + if all > MOST_NAMED { ", …" } else { "" }
    }

    fn add_entry(&mut self, entry: &str) {
        let entry = entry.trim().to_lowercase();
        let mut kinds = ACCEPTED.iter().filter(|kind| kind.answers_to(&entry)).peekable();
        if kinds.peek().is_none() {
            self.name(entry.trim_start_matches('.'));
        }
        kinds.for_each(|kind| self.add(kind));
        if entry.contains('/') {
            self.mime_types.insert(entry);
        } else {
            self.extensions.insert(entry.trim_start_matches('.').to_owned());
        }
    }

    fn add(&mut self, kind: &FileType) {
        self.name(kind.extension);
        self.extensions.insert(kind.extension.to_owned());
        self.extensions.extend(kind.aliases.iter().map(|alias| (*alias).to_owned()));
        self.mime_types.extend(kind.mime_types.iter().map(|mime| (*mime).to_owned()));
    }

    fn name(&mut self, name: &str) {
        if !name.is_empty() && self.known.insert(name.to_owned()) {
            self.named.push(name.to_owned());
        }
    }

    fn has_mime_type(&self, mime_type: &str) -> bool {
        let family = mime_type.split_once('/').map(|(family, _)| format!("{family}/*"));
        !mime_type.is_empty()
            && (self.mime_types.contains(mime_type)
                || self.mime_types.contains("*/*")
                || family.is_some_and(|family| self.mime_types.contains(&family)))
    }
}

impl FileType {
    /// Whether an entry of an accept list means this type.
    fn answers_to(&self, entry: &str) -> bool {
        if entry.contains('/') {
            return self.mime_types.iter().any(|mime_type| mime_matches(entry, mime_type));
        }
        let entry = entry.trim_start_matches('.');
        self.extension == entry || self.aliases.contains(&entry)
    }
}

/// Whether a MIME type is the accepted one, or of its kind where that reads `image/*`.
fn mime_matches(accepted: &str, mime_type: &str) -> bool {
    match accepted.strip_suffix("/*") {
        Some("*") => true,
        Some(family) => mime_type.split_once('/').is_some_and(|(of, _)| of == family),
        None => accepted == mime_type,
    }
}
