use super::*;

fn read(mail: &[u8]) -> Option<MailReading> {
    read_mail(mail, &ReadMail {})
}

fn told(mail: &str) -> MailReading {
    read(mail.replace('\n', "\r\n").as_bytes()).expect("an e-mail")
}

const LETTER: &str = "From: Lucia Alvarez <lucia@example.com>\nTo: Dana <dana@example.com>, j@example.com\n\
    Cc: Omar <omar@example.com>\nSubject: =?utf-8?q?Pe=C3=B1a=E2=80=99s_lease?=\nDate: Mon, 2 Mar 2026 09:30:00 -0500\n\
    MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=\"b1\"\n\n--b1\n\
    Content-Type: multipart/alternative; boundary=b2\n\n--b2\nContent-Type: text/plain; charset=utf-8\n\
    Content-Transfer-Encoding: quoted-printable\n\nThe rent is =E2=82=AC 5.\nRegards\n--b2\n\
    Content-Type: text/html\n\n<p>The rent</p><script>alert(1)</script>\n--b2--\n--b1\n\
    Content-Type: application/pdf; name=x.pdf\nContent-Disposition: attachment; filename=\"lease.pdf\"\n\
    Content-Transfer-Encoding: base64\n\nJVBERi0xLjcK\n--b1--\n";

#[test]
fn reads_email_with_attachment() {
    let mail = told(LETTER);
    assert_eq!(mail.from, "Lucia Alvarez <lucia@example.com>");
    assert_eq!(mail.to, "Dana <dana@example.com>, j@example.com");
    assert_eq!(mail.cc, "Omar <omar@example.com>");
    assert_eq!(mail.subject, "Peña’s lease");
    assert_eq!(mail.date.as_deref(), Some("2026-03-02T09:30:00-05:00"));
    assert_eq!((mail.body.as_str(), mail.more), ("The rent is € 5.\nRegards", false));
    assert_eq!(mail.attachments, [MailAttachment { name: "lease.pdf".into(), size: 9 }]);
    let file = LETTER.replace('\n', "\r\n");
    let (name, pdf) = take_attachment(file.as_bytes(), &AttachmentSelector { place: 0 });
    assert_eq!((name.as_deref(), pdf.as_deref()), (Some("lease.pdf"), Some(&b"%PDF-1.7\n"[..])));
    assert_eq!(take_attachment(file.as_bytes(), &AttachmentSelector { place: 1 }), (None, None));
}

#[test]
fn reduces_html_to_readable_text() {
    let page = "<html><head><title>No</title><style>p{}</style></head><body><div>Hello&nbsp;you</div>\
        <img src=https://tracker.example/x.gif><script>steal()</script><table><tr><td>Rent</td><td>5</td></tr>\
        <tr><td>Tax &amp; fee</td></tr></table></body></html>";
    let mail = told(&format!("Subject: a\nContent-Type: text/html\n\n{page}"));
    for gone in ["No", "p{}", "tracker", "steal", "<"] {
        assert!(!mail.body.contains(gone), "{gone}: {}", mail.body);
    }
    let lines: Vec<_> = mail.body.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    assert_eq!(lines, ["Hello\u{a0}you", "Rent 5", "Tax & fee"]);
}

#[test]
fn decodes_international_text() {
    assert_eq!(told("Subject: =?Shift_JIS?B?k/qWe4zq?=\n\na").subject, "日本語");
    assert_eq!(told("Subject: =?koi8-r?B?8NLJ18XU?=\n\na").subject, "Привет");
    let odd = told("Subject: =?x-nobody?q?hello?=\nContent-Type: text/plain; charset=x-nobody\n\nwords");
    assert_eq!(odd.body, "words");
}

#[test]
fn drops_direction_marks_and_invisible_characters() {
    let mail = told(
        "From: \u{202e}moc <a@example.com>\nSubject: in\u{202e}voice\0\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\n\
         wo\u{0}rds\u{2066}\n--b\nContent-Disposition: attachment; filename=\"C:\\\\x\\\\in\u{202e}fdp.exe\"\n\n1\n--b--",
    );
    assert_eq!((mail.subject.as_str(), mail.body.as_str()), ("invoice", "words"));
    assert_eq!(mail.from, "moc <a@example.com>");
    assert_eq!(mail.attachments.first().map(|one| one.name.as_str()), Some("infdp.exe"));
}

#[test]
fn rejects_files_that_are_not_emails() {
    for odd in [&b""[..], b"\0\0\0", b"<html>", b"no header here", b"MZ\x90\0", b"alert: 1\n\nx"] {
        assert_eq!(read(odd), None, "{odd:?}");
    }
}

#[test]
fn limits_long_and_deeply_nested_emails() {
    let long = told(&format!("Subject: {}\n\n{}", "s".repeat(1 << 20), "word ".repeat(100_000)));
    assert_eq!((long.subject.len(), long.body.chars().count(), long.more), (1_000, MOST_CHARACTERS, true));
    let nested = |one: &str, times: usize| {
        let each = (0..times).map(|depth| one.replace('#', &depth.to_string()));
        read(format!("Subject: a\n{}\nend", each.collect::<String>()).as_bytes())
    };
    let multipart = "Content-Type: multipart/mixed; boundary=b#\n\n--b#\n";
    let mail = "Content-Type: message/rfc822\n\nSubject: b\n";
    for one in [multipart, mail] {
        assert!(nested(one, 1_000).is_some());
        assert_eq!(nested(one, 3_000), None);
    }
    let many = (0..600).map(|nth| format!("--b\nContent-Type: image/png; name=p{nth}.png\n\nx\n"));
    let mail = told(&format!(
        "Subject: a\nContent-Type: multipart/mixed; boundary=b\n\n{}",
        many.collect::<String>()
    ));
    assert_eq!((mail.attachments.len(), mail.more_attachments), (MOST_ATTACHMENTS, 100));
}

#[test]
fn reads_truncated_email() {
    let file = LETTER.replace('\n', "\r\n");
    for end in 0..file.len() {
        if let Some(part) = file.as_bytes().get(..end) {
            let _ = read(part);
        }
    }
    let cut = told("Subject: a\nContent-Transfer-Encoding: base64\n\naGVsbG8gd29ybG");
    assert!(cut.body.starts_with("hello wor"), "{}", cut.body);
}

/// The same mutations each time: bytes changed, doubled, and left out.
#[test]
fn survives_mutated_emails() {
    let seeds = [
        LETTER.to_owned(),
        format!("Subject: x\nContent-Type: message/rfc822\nContent-Transfer-Encoding: base64\n\n{}", "U3ViamVjdDogYQoKYg=="),
        "From: a@b.c (d (e))\nSubject: =?utf-7?q?+AGE-?= =?iso-2022-jp?b?GyRCRnxLXA==?=\n\n&#x110000;<p>&bogus;".to_owned(),
    ];
    let mut random = 0x2545_f491_u32;
    let mut next = |below: usize| {
        random ^= random << 13;
        random ^= random >> 17;
        random ^= random << 5;
        usize::try_from(random).unwrap_or_default() % below.max(1)
    };
    for round in 0..3_000 {
        let mut mail = seeds[round % seeds.len()].clone().into_bytes();
        for _ in 0..=next(8) {
            let at = next(mail.len());
            match next(4) {
                0 => mail[at] = u8::try_from(next(256)).unwrap_or_default(),
                1 => drop(mail.remove(at)),
                2 => mail.insert(at, b"\n\r-=?:;\"<>&"[next(11)]),
                _ => {
                    let end = (at + next(80)).min(mail.len());
                    let again = mail[at..end].to_vec();
                    mail.splice(at..at, again);
                }
            }
        }
        let _ = read(&mail);
        let _ = take_attachment(&mail, &AttachmentSelector { place: 0 });
    }
}
