//! The receipt for files that somebody handed in without signing in. It goes to whatever address was typed: it holds no
//! word of its sender but the names of the files, and no link.

use leptos::prelude::*;

use super::{QUIET, WIDE, document, last, wrapped};
use crate::pages::{ArrivedFile, Letterhead, secure_upload::size_words};

/// Files that are named.
const NAMED: usize = 100;

/// What the mail says.
#[derive(Clone, Debug)]
pub struct ReceiptMail {
    /// The number of the receipt.
    pub number: String,
    /// When the files came.
    pub at: String,
    /// The files, or the first ones of them.
    pub files: Vec<ArrivedFile>,
    /// How many there are.
    pub count: u64,
    /// Who has them.
    pub head: Letterhead,
}

const LAST: &str =
    "You sent no files? Then somebody typed your address by mistake, and you can ignore this mail.";

impl ReceiptMail {
    /// The subject.
    #[must_use]
    pub fn subject(&self) -> String {
        format!("{} has your files ({})", self.head.name, self.number)
    }

    fn introduction(&self) -> String {
        let files = if self.count == 1 { "one file".to_owned() } else { format!("{} files", self.count) };
        format!(
            "{} received {files} from you on {}. The receipt has the number {}.",
            self.head.name, self.at, self.number
        )
    }

    fn more(&self) -> Option<String> {
        let more = self.count.saturating_sub(self.named().len() as u64);
        (more > 0).then(|| format!("and {more} more"))
    }

    fn named(&self) -> &[ArrivedFile] {
        self.files.get(..NAMED).unwrap_or(&self.files)
    }

    /// The words as plain text.
    #[must_use]
    pub fn plain(&self) -> String {
        let line = |file: &ArrivedFile| {
            format!("{}\n{}\nSHA-256 {}\n\n", unlinked(&file.name), about(file), file.checksum)
        };
        let files: String = self.named().iter().map(line).collect();
        let more = self.more().map(|more| format!("{more}\n\n")).unwrap_or_default();
        format!("{}\n\n{files}{more}{}\n", wrapped(&self.introduction()), wrapped(LAST))
    }

    /// The words as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let (introduction, more) = (self.introduction(), self.more());
        let files = self.named().to_vec();
        document("Receipt", WIDE, Some(self.head.clone()), move || {
            view! {
                <p>{introduction}</p>
                {files.iter().map(line).collect_view()}
                {more.map(|more| view! { <p>{more}</p> })}
                {last(LAST.to_owned())}
            }
        })
    }
}

fn line(file: &ArrivedFile) -> impl IntoView + use<> {
    let (name, about, checksum) = (unlinked(&file.name), about(file), format!("SHA-256 {}", file.checksum));
    let quiet = format!("{QUIET};word-break:break-all");
    view! { <p style="margin:12px 0"><strong>{name}</strong><br /><span style=quiet>{about}<br />{checksum}</span></p> }
}

fn about(file: &ArrivedFile) -> String {
    let size = size_words(file.size);
    file.words.as_ref().map_or_else(|| size.clone(), |words| format!("{size}, {words}"))
}

/// A name in which no mail program sees an address to follow: whoever typed the address of somebody else chose it.
fn unlinked(name: &str) -> String {
    name.replace('.', ".\u{2060}").replace('@', "\u{2060}@").replace("://", ": //")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_names_each_file_and_leads_nowhere() {
        let file = |name: &str| ArrivedFile {
            name: name.to_owned(),
            size: 2048,
            checksum: "ab12".to_owned(),
            words: None,
        };
        let mail = ReceiptMail {
            number: "2345-Z2ZC".to_owned(),
            at: "November 23, 2026 at 08:00 UTC".to_owned(),
            files: vec![file("evil.example.pdf"), file("<b>.pdf")],
            count: 3,
            head: Letterhead { name: "Harbor & Pine".to_owned(), ..Letterhead::default() },
        };
        let (plain, html) = (mail.plain(), mail.html());
        assert!(plain.contains("SHA-256 ab12") && plain.contains("2 KB") && plain.contains("and 1 more"));
        assert!(!plain.contains("evil.example") && !plain.contains("http"), "{plain}");
        assert!(
            !html.contains("<a ") && !html.contains("<b>") && html.contains("Harbor &amp; Pine"),
            "{html}"
        );
    }
}
