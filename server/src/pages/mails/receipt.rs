//! The receipt for files uploaded without signing in. The entered address isn't verified, so the email contains no
//! text from the sender except file names, and no links.

use leptos::prelude::*;

use super::{QUIET, WIDE, document, footer, wrap_text};
use crate::pages::{ArrivedFile, Letterhead, secure_upload::size_words};

/// The maximum number of listed files.
const MOST_LISTED: usize = 100;

/// The content of a receipt email.
#[derive(Clone, Debug)]
pub struct ReceiptMail {
    /// The receipt number.
    pub number: String,
    /// The time of receipt, formatted for display.
    pub at: String,
    /// The files, or the first of them.
    pub files: Vec<ArrivedFile>,
    /// The number of files.
    pub count: u64,
    /// The receiving lender.
    pub head: Letterhead,
}

const FOOTER: &str = "Didn’t send any files? Someone may have entered your address by mistake. You can safely ignore this email.";

impl ReceiptMail {
    /// The subject.
    #[must_use]
    pub fn subject(&self) -> String {
        format!("{} has your files ({})", self.head.name, self.number)
    }

    fn introduction(&self) -> String {
        let files = if self.count == 1 { "one file".to_owned() } else { format!("{} files", self.count) };
        format!(
            "{} received {files} from you on {}. Your receipt number is {}.",
            self.head.name, self.at, self.number
        )
    }

    fn more(&self) -> Option<String> {
        let more = self.count.saturating_sub(self.listed().len() as u64);
        (more > 0).then(|| format!("and {more} more"))
    }

    fn listed(&self) -> &[ArrivedFile] {
        self.files.get(..MOST_LISTED).unwrap_or(&self.files)
    }

    /// Returns the body as plain text.
    #[must_use]
    pub fn plain(&self) -> String {
        let line = |file: &ArrivedFile| {
            format!("{}\n{}\nSHA-256 {}\n\n", without_links(&file.name), about(file), file.checksum)
        };
        let files: String = self.listed().iter().map(line).collect();
        let more = self.more().map(|more| format!("{more}\n\n")).unwrap_or_default();
        format!("{}\n\n{files}{more}{}\n", wrap_text(&self.introduction()), wrap_text(FOOTER))
    }

    /// Returns the body as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let (introduction, more) = (self.introduction(), self.more());
        let files = self.listed().to_vec();
        document("Receipt", WIDE, Some(self.head.clone()), move || {
            view! {
                <p>{introduction}</p>
                {files.iter().map(line).collect_view()}
                {more.map(|more| view! { <p>{more}</p> })}
                {footer(FOOTER.to_owned())}
            }
        })
    }
}

fn line(file: &ArrivedFile) -> impl IntoView + use<> {
    let (name, about, checksum) =
        (without_links(&file.name), about(file), format!("SHA-256 {}", file.checksum));
    let quiet = format!("{QUIET};word-break:break-all");
    view! { <p style="margin:12px 0"><strong>{name}</strong><br /><span style=quiet>{about}<br />{checksum}</span></p> }
}

fn about(file: &ArrivedFile) -> String {
    let size = size_words(file.size);
    file.words.as_ref().map_or_else(|| size.clone(), |words| format!("{size}, {words}"))
}

/// Returns the name in a form that mail clients don't turn into a link. The sender chooses file names, and may have
/// entered another person's address.
fn without_links(name: &str) -> String {
    name.replace('.', ".\u{2060}").replace('@', "\u{2060}@").replace("://", ": //")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn receipt_lists_files_without_links() {
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
