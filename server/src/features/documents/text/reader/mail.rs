//! A mail kept as a file: who wrote to whom about what, and its text. What is attached to it is left alone.

use mail_parser::{Address, MessageParser};
use shared_rules::documents::keeping::text::NoText;

use super::Gathered;

/// Reads a mail.
pub(super) fn read(bytes: &[u8], text: &mut Gathered) -> Result<(), NoText> {
    let mail = MessageParser::default().parse(bytes).ok_or(NoText::Damaged)?;
    let people = |addresses: Option<&Address<'_>>, text: &mut Gathered| {
        for person in addresses.into_iter().flat_map(Address::iter) {
            for piece in [person.name(), person.address()].into_iter().flatten() {
                text.add(piece);
                text.space();
            }
        }
        text.break_line();
    };
    people(mail.from(), text);
    people(mail.to(), text);
    people(mail.cc(), text);
    if let Some(date) = mail.date() {
        text.add(&format!("{:04}-{:02}-{:02}", date.year, date.month, date.day));
        text.break_line();
    }
    text.add(mail.subject().unwrap_or_default());
    text.break_line();
    for at in 0..mail.text_body_count() {
        if let Some(body) = mail.body_text(at) {
            text.add(&body);
            text.break_line();
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn head_and_body_are_read_and_attachments_are_not() {
        let mail = b"From: =?utf-8?q?Luc=C3=ADa?= <lucia@mail.example>\r\nTo: dana@bank.example\r\n\
            Subject: Hazard insurance\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n\
            --x\r\nContent-Type: text/html; charset=iso-8859-1\r\nContent-Transfer-Encoding: quoted-printable\r\n\r\n\
            <p>The <b>premium</b> is pa=EDd.</p>\r\n--x\r\nContent-Type: text/plain\r\n\
            Content-Disposition: attachment; filename=a.txt\r\n\r\nsecret\r\n--x--\r\n";
        let mut text = Gathered::default();
        read(mail, &mut text).unwrap();
        let text = text.finish();
        assert!(text.contains("Lucía lucia@mail.example"), "{text}");
        assert!(text.contains("Hazard insurance") && text.contains("The premium is paíd."), "{text}");
        assert!(!text.contains("secret"), "{text}");
    }
}
