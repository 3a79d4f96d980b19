//! The contents of an email uploaded as a file: sender, recipients, plain text and attachments. It is never rendered as
//! a web page.

mod plain_text;

#[cfg(test)]
mod tests;

use std::borrow::Cow;

use mail_parser::decoders::{base64::base64_decode, quoted_printable::quoted_printable_decode};
use mail_parser::{
    Address, Encoding, HeaderName, Message, MessageParser, MessagePart, MimeHeaders as _, PartType,
};
use plain_text::{line, written};
use serde::{Deserialize, Serialize};

/// The largest email that is shown, in bytes.
pub const MOST_BYTES: usize = 25 << 20;
/// So many characters of what it says are shown.
pub const MOST_CHARACTERS: usize = 200_000;
/// So many attachments are named.
pub const MOST_ATTACHMENTS: usize = 500;
/// An email with more parts isn't read: each part may cause everything after it to be parsed again.
const MOST_PARTS: usize = 2_000;
/// So many people are named of a header.
const MOST_PEOPLE: usize = 200;

/// The input for reading an email; it has no fields.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct ReadMail {}

/// A file attached to an email.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MailAttachment {
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
}

/// The parsed email.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MailReading {
    /// The sender.
    pub from: String,
    /// The recipients.
    pub to: String,
    /// The Cc recipients.
    pub cc: String,
    /// The subject.
    pub subject: String,
    /// When it was written, in RFC 3339; nothing where it doesn't say.
    pub date: Option<String>,
    /// Its words, as plain text.
    pub body: String,
    /// Whether there are more words than these.
    pub more: bool,
    /// The attachments.
    pub attachments: Vec<MailAttachment>,
    /// How many more attachments there are.
    pub more_attachments: u32,
}

/// The attachment to extract from an email.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AttachmentSelector {
    /// Its place among the attachments.
    pub place: u32,
}

/// An email is shown as its sender, its recipients, its text as plain text, and the names of its attachments.
///
/// The parsed email; none if the file is not an email or can't be read.
///
/// Rule from platform §5.
#[must_use]
pub fn read_mail(file: &[u8], _: &ReadMail) -> Option<MailReading> {
    parse_email(file, |mail| {
        let (body, more) = body_of(mail);
        let attached = attachment_parts(mail);
        let named = attached.iter().zip(1_u32..).take(MOST_ATTACHMENTS);
        let attachments = named.map(|(part, nth)| MailAttachment {
            name: name_of(part, nth),
            size: part.contents().len() as u64,
        });
        MailReading {
            from: people_in_header(mail.from()),
            to: people_in_header(mail.to()),
            cc: people_in_header(mail.cc()),
            subject: line(mail.subject().unwrap_or_default()),
            date: mail.date().filter(|date| date.is_valid()).map(mail_parser::DateTime::to_rfc3339),
            body,
            more,
            attachments: attachments.collect(),
            more_attachments: u32::try_from(attached.len().saturating_sub(MOST_ATTACHMENTS))
                .unwrap_or(u32::MAX),
        }
    })
}

/// One attachment is extracted from an email.
///
/// The attachment's name, together with its file; none if there is no attachment at this index.
///
/// Rule from platform §5.
#[must_use]
pub fn take_attachment(file: &[u8], input: &AttachmentSelector) -> (Option<String>, Option<Vec<u8>>) {
    let taken = parse_email(file, |mail| {
        let place = usize::try_from(input.place).ok()?;
        let part = attachment_parts(mail).into_iter().nth(place)?;
        Some((name_of(part, input.place.saturating_add(1)), part.contents().to_vec()))
    });
    taken.flatten().unzip()
}

/// Calls `visit` with the name and the content of each file attached to an email, or to emails within it.
pub fn each_attachment(file: &[u8], mut visit: impl FnMut(String, &[u8])) {
    parse_email(file, |mail| {
        let mut open = vec![mail];
        while let Some(mail) = open.pop() {
            for (part, nth) in mail.parts.iter().zip(0_u32..) {
                let in_body = mail.text_body.contains(&nth) || mail.html_body.contains(&nth);
                match part.message() {
                    Some(inner) => open.push(inner),
                    None if in_body && part.attachment_name().is_none() => {}
                    None => visit(name_of(part, nth), &saved_bytes(mail, part)),
                }
            }
        }
    });
}

/// Returns the bytes of a part as a mail program saves them: text isn't converted.
fn saved_bytes<'a>(mail: &'a Message<'_>, part: &'a MessagePart<'_>) -> Cow<'a, [u8]> {
    if !matches!(part.body, PartType::Text(_) | PartType::Html(_)) {
        return Cow::Borrowed(part.contents());
    }
    let index = |offset: u32| usize::try_from(offset).unwrap_or(usize::MAX);
    let raw = mail.raw_message.get(index(part.offset_body)..index(part.offset_end)).unwrap_or_default();
    let decoded = match part.encoding {
        Encoding::Base64 => base64_decode(raw),
        Encoding::QuotedPrintable => quoted_printable_decode(raw),
        Encoding::None => None,
    };
    decoded.map_or(Cow::Borrowed(raw), Cow::Owned)
}

/// Parses an email, if the file is one.
fn parse_email<T>(file: &[u8], ask: impl FnOnce(&Message<'_>) -> T) -> Option<T> {
    if file.len() > MOST_BYTES || parts_at_most(file) > MOST_PARTS {
        return None;
    }
    let mail = MessageParser::default().parse(file)?;
    let answer = is_mail(&mail).then(|| ask(&mail));
    take_apart(mail);
    answer
}

/// No email has more parts than lines that mention a content type.
fn parts_at_most(file: &[u8]) -> usize {
    const TYPE: &[u8] = b"content-type";
    let begins = |at: &&[u8]| at.first().is_some_and(|first| first.eq_ignore_ascii_case(&b'c'));
    file.windows(TYPE.len()).filter(begins).filter(|at| at.eq_ignore_ascii_case(TYPE)).count()
}

/// Whether it has headers that only emails have.
fn is_mail(mail: &Message<'_>) -> bool {
    let said = [
        HeaderName::From,
        HeaderName::To,
        HeaderName::Subject,
        HeaderName::Date,
        HeaderName::Received,
        HeaderName::MessageId,
    ];
    said.into_iter().any(|name| mail.header(name).is_some())
}

/// Nested emails are processed iteratively: a thousand levels would overflow the stack.
fn take_apart(mail: Message<'_>) {
    let mut left = vec![mail];
    while let Some(mut mail) = left.pop() {
        for part in &mut mail.parts {
            if let PartType::Message(inner) = std::mem::take(&mut part.body) {
                left.push(inner);
            }
        }
    }
}

/// Its words as far as they are shown, and whether there are more.
fn body_of(mail: &Message<'_>) -> (String, bool) {
    let ids = if mail.text_body.is_empty() { &mail.html_body } else { &mail.text_body };
    let parts = ids.iter().filter_map(|id| mail.part(*id));
    let mut all = Vec::new();
    for part in parts {
        match &part.body {
            PartType::Text(text) => all.push(written(text, MOST_CHARACTERS)),
            PartType::Html(html) => all.push(written(&plain_text::of_page(html), MOST_CHARACTERS)),
            _ => {}
        }
    }
    let all = all.join("\n\n");
    let mut signs = all.char_indices().skip(MOST_CHARACTERS);
    match signs.next() {
        Some((end, _)) => (all.get(..end).unwrap_or_default().to_owned(), true),
        None => (all, false),
    }
}

fn attachment_parts<'a, 'x>(mail: &'a Message<'x>) -> Vec<&'a MessagePart<'x>> {
    mail.attachments.iter().filter_map(|id| mail.part(*id)).collect()
}

/// Returns an attachment's name: its own, for an email its subject, otherwise its index.
fn name_of(part: &MessagePart<'_>, nth: u32) -> String {
    let said = part.attachment_name().map(|name| line(name.rsplit(['/', '\\']).next().unwrap_or_default()));
    let subject = part.message().and_then(|mail| mail.subject()).map(line);
    let about = subject.filter(|subject| !subject.is_empty()).map(|subject| format!("{subject}.eml"));
    said.filter(|name| !name.is_empty()).or(about).unwrap_or_else(|| format!("Attachment {nth}"))
}

/// People as a header names them.
fn people_in_header(address: Option<&Address<'_>>) -> String {
    let one = |person: &mail_parser::Addr<'_>| match (person.name().map(line), person.address().map(line)) {
        (Some(name), Some(address)) if name != address => format!("{name} <{address}>"),
        (name, address) => address.or(name).unwrap_or_default(),
    };
    let all = address.into_iter().flat_map(Address::iter).take(MOST_PEOPLE).map(one);
    all.filter(|person| !person.is_empty()).collect::<Vec<_>>().join(", ")
}
