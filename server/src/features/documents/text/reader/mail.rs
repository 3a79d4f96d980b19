//! Emails: sender, recipients, date, subject, body, and the names of attachments.

use shared_rules::documents::stored_files::{
    email_file::{MOST_BYTES, ReadMail, read_mail},
    extracted_text::NoTextReason,
};

use super::TextCollector;

/// Reads an email as far as its preview does.
pub(super) fn read(bytes: &[u8], text: &mut TextCollector) -> Result<(), NoTextReason> {
    if bytes.len() > MOST_BYTES {
        return Err(NoTextReason::TooHard);
    }
    let mail = read_mail(bytes, &ReadMail {}).ok_or(NoTextReason::Damaged)?;
    let head = [mail.from, mail.to, mail.cc, mail.subject, mail.date.unwrap_or_default()];
    let attached = mail.attachments.into_iter().map(|attachment| attachment.name);
    for piece in head.into_iter().chain([mail.body]).chain(attached) {
        text.add(&piece);
        text.break_line();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_headers_body_and_attachment_names() {
        let mail = b"From: Omar <omar@example.com>\r\nSubject: Wire\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n\
            --b\r\n\r\nOn Monday\r\n--b\r\nContent-Disposition: attachment; filename=deed.pdf\r\n\r\nx\r\n--b--";
        let mut text = TextCollector::default();
        read(mail, &mut text).unwrap();
        assert_eq!(text.finish(), "Omar <omar@example.com>\nWire\nOn Monday\ndeed.pdf");
        assert_eq!(read(b"nothing", &mut TextCollector::default()), Err(NoTextReason::Damaged));
    }
}
