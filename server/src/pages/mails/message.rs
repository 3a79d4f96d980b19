//! The email copy of a message, for recipients who get it by email.

use leptos::prelude::*;

use super::{QUIET, WIDE, button, button_color, document, wrap_text};
use crate::pages::{Letterhead, fragments::RequestStatus};

/// The text of the link to the company's upload page.
const UPLOAD: &str = "Upload files for the lender";

/// The content of a message email.
#[derive(Clone, Debug)]
pub struct MessageMail {
    /// The name of the sender.
    pub from: String,
    /// The lender.
    pub lender: Letterhead,
    /// The loan.
    pub loan_name: String,
    /// The subject, if it has one.
    pub title: Option<String>,
    /// The message body, as sanitized HTML.
    pub body: String,
    /// The message body, as plain text.
    pub text: String,
    /// The needs list items in the message.
    pub(crate) items: Vec<RequestStatus>,
    /// The names of the message's files.
    pub files: Vec<String>,
    /// The recipient's access.
    pub access: MailAccess,
}

/// The recipient's access to the conversation.
#[derive(Clone, Debug)]
pub enum MailAccess {
    /// Can open the thread.
    Thread {
        /// The link to the thread.
        link: String,
    },
    /// No access to Loanroom: the recipient gets the thread's messages by email.
    ByEmail {
        /// The company's upload page, if it has one.
        upload_link: Option<String>,
    },
    /// No access to Loanroom: the recipient gets only this message.
    OneMessage {
        /// The company's upload page, if it has one.
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
        // A subject must be a single line.
        subject.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    /// Returns the body as plain text, with links on separate lines.
    #[must_use]
    pub fn plain(&self) -> String {
        let Self { text, .. } = self;
        let (first, files) = (wrap_text(&self.introduction()), self.file_list());
        let files = files.map_or_else(String::new, |files| format!("{}\n\n", wrap_text(&files)));
        let text = wrap_text(text);
        let items: String = self
            .items
            .iter()
            .map(|item| format!("{}\n<{}>\n\n", wrap_text(&item.words()), item.link))
            .collect();
        format!("{first}\n\n{text}\n\n{items}{files}{}", self.plain_ending())
    }

    /// Returns the recipient's next step as plain text.
    fn plain_ending(&self) -> String {
        let upload_link = match &self.access {
            MailAccess::Thread { link } => return format!("Open the conversation in Loanroom:\n<{link}>\n"),
            MailAccess::ByEmail { upload_link } | MailAccess::OneMessage { upload_link } => upload_link,
        };
        let upload = upload_link.as_ref().map(|link| format!("\n{UPLOAD}:\n<{link}>\n"));
        format!("{}\n{}", wrap_text(&self.reply_help()), upload.unwrap_or_default())
    }

    /// Explains to a recipient without access how to reply and what they receive.
    fn reply_help(&self) -> String {
        let Self { from, lender, .. } = self;
        let gets = match self.access {
            MailAccess::OneMessage { .. } => "You received a copy of this one message.",
            _ => "You receive the messages of this conversation by email.",
        };
        format!(
            "To respond, reply to this email: your reply goes to {from}. {gets} To open the loan in Loanroom, you need an \
             invitation from {}.",
            lender.name
        )
    }

    fn introduction(&self) -> String {
        let Self { from, lender, loan_name, .. } = self;
        format!("{from} wrote to you about the loan “{loan_name}” at {}:", lender.name)
    }

    fn file_list(&self) -> Option<String> {
        let names = (!self.files.is_empty()).then(|| self.files.join(", "))?;
        Some(match self.access {
            MailAccess::Thread { .. } => format!("Files you can open in Loanroom: {names}"),
            _ => format!(
                "Files sent with this message but not attached to this email: {names}. Reply to ask {} for them.",
                self.from
            ),
        })
    }

    /// Returns the body as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let (first, files) = (self.introduction(), self.file_list());
        let reply_help = self.reply_help();
        let Self { body, access, lender, .. } = self.clone();
        let colour = button_color(Some(&lender));
        document("Message", WIDE, Some(lender), move || {
            view! {
                <p style=QUIET>{first}</p>
                <div inner_html=body></div>
                {files.map(|files| view! { <p style=QUIET>{files}</p> })}
                {match access {
                    MailAccess::Thread { link } => button("Open the conversation", link, &colour).into_any(),
                    MailAccess::ByEmail { upload_link } | MailAccess::OneMessage { upload_link } => {
                        view! {
                            <p>{reply_help}</p>
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
    fn email_contains_message_and_file_names() {
        let mail = MessageMail {
            from: "Dana Whitfield".to_owned(),
            lender: Letterhead { name: "Harbor & Pine".to_owned(), ..Letterhead::default() },
            loan_name: "Alvarez <418>".to_owned(),
            title: Some("Appraisal\r\nBcc: x".to_owned()),
            body: "<p>See <b>this</b></p>".to_owned(),
            text: "See this".to_owned(),
            items: vec![RequestStatus {
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
