//! A message as a mail, for whom it names by their address.

use leptos::prelude::*;

use super::{QUIET, WIDE, button, colour_of, document, wrapped};
use crate::pages::{Letterhead, fragments::Standing};

/// The words of the link to the company's page for files.
const UPLOAD: &str = "Upload files for the lender";

/// What a message says as a mail.
#[derive(Clone, Debug)]
pub struct MessageMail {
    /// Who wrote it.
    pub from: String,
    /// The lender.
    pub lender: Letterhead,
    /// The loan.
    pub loan_name: String,
    /// The subject, if it has one.
    pub title: Option<String>,
    /// What it says, as safe HTML.
    pub body: String,
    /// The same as text.
    pub text: String,
    /// The items of the needs list in it.
    pub(crate) items: Vec<Standing>,
    /// What the files are called that come with it.
    pub files: Vec<String>,
    /// The reader's access.
    pub access: MailAccess,
}

/// The access of a mail's reader.
#[derive(Clone, Debug)]
pub enum MailAccess {
    /// The thread.
    Thread {
        /// The link to it.
        link: String,
    },
    /// Nothing in the product: the reader gets the thread's messages by email.
    ByEmail {
        /// The company's page for files, where it has one.
        upload_link: Option<String>,
    },
    /// Nothing in the product: the reader gets this message alone.
    OneMessage {
        /// The company's page for files, where it has one.
        upload_link: Option<String>,
    },
}

impl MessageMail {
    /// The subject of the mail.
    #[must_use]
    pub fn subject(&self) -> String {
        let Self { from, loan_name, title, .. } = self;
        let subject = match title {
            Some(title) => format!("{title} – {loan_name}"),
            None => format!("{from} wrote to you about {loan_name}"),
        };
        // A subject is one line.
        subject.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// The words as plain text, the link on a line of its own.
    #[must_use]
    pub fn plain(&self) -> String {
        let Self { text, .. } = self;
        let (first, files) = (wrapped(&self.introduction()), self.with_files());
        let files = files.map_or_else(String::new, |files| format!("{}\n\n", wrapped(&files)));
        let text = wrapped(text);
        let items: String = self
            .items
            .iter()
            .map(|item| format!("{}\n<{}>\n\n", wrapped(&item.words()), item.link))
            .collect();
        format!("{first}\n\n{text}\n\n{items}{files}{}", self.plain_ending())
    }

    /// Returns the reader's next step as plain text.
    fn plain_ending(&self) -> String {
        let upload_link = match &self.access {
            MailAccess::Thread { link } => return format!("Open the conversation in Loanroom:\n<{link}>\n"),
            MailAccess::ByEmail { upload_link } | MailAccess::OneMessage { upload_link } => upload_link,
        };
        let upload = upload_link.as_ref().map(|link| format!("\n{UPLOAD}:\n<{link}>\n"));
        format!("{}\n{}", wrapped(&self.answering()), upload.unwrap_or_default())
    }

    /// How a reader without access answers, and what else they get.
    fn answering(&self) -> String {
        let Self { from, lender, .. } = self;
        let gets = match self.access {
            MailAccess::OneMessage { .. } => "You get a copy of this one message.",
            _ => "You get the messages of this conversation by email.",
        };
        format!(
            "To answer, reply to this email: your reply goes to {from}. {gets} To open the loan in Loanroom you need an \
             invitation from {}.",
            lender.name
        )
    }

    fn introduction(&self) -> String {
        let Self { from, lender, loan_name, .. } = self;
        format!("{from} wrote to you about the loan “{loan_name}” of {}:", lender.name)
    }

    fn with_files(&self) -> Option<String> {
        let names = (!self.files.is_empty()).then(|| self.files.join(", "))?;
        Some(match self.access {
            MailAccess::Thread { .. } => format!("Files, to be opened in Loanroom: {names}"),
            _ => format!(
                "Files that came with this message, not attached to this email: {names}. Reply to ask {} for them.",
                self.from
            ),
        })
    }

    /// The words as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let (first, files) = (self.introduction(), self.with_files());
        let answering = self.answering();
        let Self { body, access, lender, .. } = self.clone();
        let colour = colour_of(Some(&lender));
        document("Message", WIDE, Some(lender), move || {
            view! {
                <p style=QUIET>{first}</p>
                <div inner_html=body></div>
                {files.map(|files| view! { <p style=QUIET>{files}</p> })}
                {match access {
                    MailAccess::Thread { link } => button("Open the conversation", link, &colour).into_any(),
                    MailAccess::ByEmail { upload_link } | MailAccess::OneMessage { upload_link } => {
                        view! {
                            <p>{answering}</p>
                            {upload_link.map(|link| button(UPLOAD, link, &colour))}
                        }
                            .into_any()
                    }
                }}
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mail_says_what_the_message_says_and_names_its_files() {
        let mail = MessageMail {
            from: "Dana Whitfield".to_owned(),
            lender: Letterhead { name: "Harbor & Pine".to_owned(), ..Letterhead::default() },
            loan_name: "Alvarez <418>".to_owned(),
            title: Some("Appraisal\r\nBcc: x".to_owned()),
            body: "<p>See <b>this</b></p>".to_owned(),
            text: "See this".to_owned(),
            items: vec![Standing {
                name: "Deed <2>".to_owned(),
                state: Some("Open"),
                link: "https://loanroom.example/api/v1/action?id=3".to_owned(),
            }],
            files: vec!["deed.pdf".to_owned()],
            access: MailAccess::Thread {
                link: "https://loanroom.example/loans/1/messages?messageThreadId=2".to_owned(),
            },
        };
        assert_eq!(mail.subject(), "Appraisal Bcc: x – Alvarez <418>");
        let (plain, html) = (mail.plain(), mail.html());
        assert!(plain.contains("See this") && plain.contains("deed.pdf"), "{plain}");
        assert!(
            plain.contains("\n<https://loanroom.example/loans/1/messages?messageThreadId=2>\n"),
            "{plain}"
        );
        let item = "\nDeed <2> – Open\n<https://loanroom.example/api/v1/action?id=3>\n";
        assert!(plain.contains(item), "{plain}");
        assert!(html.contains("<p>See <b>this</b></p>") && html.contains("Alvarez &lt;418&gt;"), "{html}");
        let upload_link = Some("https://loanroom.example/secure-upload/harbor".to_owned());
        let by_email = MessageMail { access: MailAccess::ByEmail { upload_link }, ..mail.clone() };
        let (plain, html) = (by_email.plain(), by_email.html());
        assert!(!plain.contains("messageThreadId") && !html.contains("messageThreadId"), "{plain}");
        assert!(html.contains("your reply goes to Dana Whitfield") && html.contains("deed.pdf"), "{html}");
        assert!(plain.contains("\n<https://loanroom.example/secure-upload/harbor>\n"), "{plain}");
        let copy = MessageMail { access: MailAccess::OneMessage { upload_link: None }, ..mail };
        assert!(copy.html().contains("a copy of this one message"), "{}", copy.html());
    }
}
