//! What is tried with bytes that nobody vouches for, and what must hold whatever they are. The fuzzer calls it with bytes
//! of its own, `tests/corpus.rs` with those that it kept.

use shared_rules::{
    documents::{
        keeping::mail::{
            MOST_ATTACHMENTS, MOST_CHARACTERS, ReadMail, WhichAttachment, read_mail, take_attachment,
        },
        pdf::{
            PdfProtection, PdfQuestion, UnlockPdf,
            pages::{ArrangePages, ChosenPage, PdfSource, arrange_pages},
            pdf_protection, unlock_pdf,
        },
        zip_archive::{ReadZip, read_zip},
    },
    registry,
};

/// The password of what the corpus has locked.
const PASSWORD: &str = "secret";

/// Of a PDF made of many pages, so many are taken.
const PAGES: u32 = 8;

/// An archive is looked into, unpacked, and unlocked. Whatever it says, no file of it leaves its folder.
pub fn zip(file: &[u8]) {
    for password in [None, Some(PASSWORD.to_owned())] {
        let input = ReadZip { name: "papers.zip".to_owned(), password, mails: true, ..ReadZip::default() };
        let reading = read_zip(file, &input);
        for path in reading.files.iter().map(|file| &file.path) {
            assert!(!path.starts_with('/') && !path.contains(['\\', '\0']), "{path:?}");
            assert!(path.split('/').all(|part| !matches!(part, "" | "." | "..")), "{path:?}");
        }
        assert!(reading.refusal.is_none() || reading.files.is_empty());
        assert_eq!(reading.refusal.is_some(), reading.message.is_some());
    }
}

/// A PDF is asked whether it is locked, is unlocked, and its pages are put in another order. What comes of it is open.
pub fn pdf(file: &[u8]) {
    let before = pdf_protection(file, &PdfQuestion {});
    for password in ["", PASSWORD] {
        let (outcome, unlocked) = unlock_pdf(file, &UnlockPdf { password: password.to_owned() });
        assert_eq!(outcome.unlocked, unlocked.is_some());
        if let Some(unlocked) = unlocked {
            assert!(outcome.pages > 0);
            assert_ne!(before, PdfProtection::Plain);
            assert_eq!(pdf_protection(&unlocked, &PdfQuestion {}), PdfProtection::Plain);
        }
    }
    let size = u32::try_from(file.len()).unwrap_or(u32::MAX);
    for pages in [1, 2] {
        let turned = |page| ChosenPage { source: 0, page, turns: 1 };
        let chosen = (0..PAGES.min(pages)).rev().map(turned).collect();
        let input = ArrangePages { sources: vec![PdfSource { size, pages }], pages: chosen, title: None };
        let (outcome, arranged) = arrange_pages(file, &input);
        assert_eq!(outcome.code.is_none(), arranged.is_some());
        if let Some(arranged) = arranged {
            assert_eq!(outcome.pages, pages);
            assert_eq!(pdf_protection(&arranged, &PdfQuestion {}), PdfProtection::Plain);
        }
    }
}

/// An e-mail is read, and what is attached taken out of it: as many bytes as it said.
pub fn mail(file: &[u8]) {
    let Some(reading) = read_mail(file, &ReadMail {}) else { return };
    assert!(reading.body.chars().count() <= MOST_CHARACTERS);
    assert!(reading.attachments.len() <= MOST_ATTACHMENTS);
    for (place, attachment) in (0_u32..).zip(reading.attachments.iter().take(3)) {
        let (name, content) = take_attachment(file, &WhichAttachment { place });
        assert_eq!(name.as_deref(), Some(attachment.name.as_str()));
        assert_eq!(content.map(|content| content.len() as u64), Some(attachment.size));
    }
}

/// The name of a rule in a line, and JSON below it: the rule answers with JSON, or says what is wrong.
pub fn json(text: &[u8]) {
    let Ok(text) = std::str::from_utf8(text) else { return };
    let Some((name, input)) = text.split_once('\n') else { return };
    let Some(rule) = registry::find(name) else { return };
    match (rule.answer)(input) {
        Ok(answer) => assert!(serde_json::from_str::<serde_json::Value>(&answer).is_ok(), "{answer}"),
        Err(wrong) => assert!(!wrong.malformed.is_empty()),
    }
}
