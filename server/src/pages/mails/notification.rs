//! The email about events on a person's loans.

use leptos::prelude::*;
use shared_rules::notices::email_content::{EmailedLine, EmailedLoan, NotificationEmailContent};

use super::{GREEN, QUIET, UploadLinkMail, WIDE, button_color, document, named_button, wrap_text};
use crate::pages::Letterhead;

const FOOTER: &str = "You can choose in your account which events you get emails about, and when.";
const SETTINGS: &str = "Change notification settings";
const UNSUBSCRIBE: &str = "Unsubscribe from emails like this";

/// The content of a notification email.
#[derive(Clone, Debug)]
pub struct NotificationMail {
    /// The lender in whose name it is written.
    pub lender: Letterhead,
    /// The events.
    pub content: NotificationEmailContent,
    /// The link that opens a request or loan, without the id at its end.
    pub action_link: String,
    /// The link to the recipient's settings.
    pub settings_link: String,
    /// The link that turns these emails off.
    pub unsubscribe_link: String,
    /// The link for uploads without signing in, if the email is about requests that the recipient answers.
    pub upload: Option<UploadLinkMail>,
}

impl NotificationMail {
    /// The subject.
    #[must_use]
    pub fn subject(&self) -> String {
        self.content.subject.clone()
    }

    /// Returns the body as plain text, with links on separate lines.
    #[must_use]
    pub fn plain(&self) -> String {
        let Self { content, settings_link, unsubscribe_link, .. } = self;
        let loans: String = content.loans.iter().map(|loan| self.plain_loan(loan)).collect();
        let more = content.more.as_ref().map_or_else(String::new, |more| format!("{}\n\n", wrap_text(more)));
        let footer = wrap_text(FOOTER);
        let upload = self.upload.as_ref().map(|upload| format!("{}\n", upload.plain())).unwrap_or_default();
        format!(
            "{loans}{more}{upload}--\n{footer}\n{SETTINGS}:\n<{settings_link}>\n{UNSUBSCRIBE}:\n<{unsubscribe_link}>\n"
        )
    }

    fn plain_loan(&self, loan: &EmailedLoan) -> String {
        let line = |line: &EmailedLine| {
            let why = line.why.as_ref().map_or_else(String::new, |why| format!("{}\n", wrap_text(why)));
            format!("{}\n{why}{}:\n<{}>\n\n", wrap_text(&line.words), line.action, self.link_of(line))
        };
        let lines: String = loan.lines.iter().map(line).collect();
        format!("{}\n\n{lines}", wrap_text(&format!("Loan: {}", loan.name)))
    }

    fn link_of(&self, line: &EmailedLine) -> String {
        format!("{}{}", self.action_link, line.opens_id)
    }

    /// Returns the body as HTML. An email with a single event has a button.
    #[must_use]
    pub fn html(&self) -> String {
        let colour = button_color(Some(&self.lender));
        let mail = self.clone();
        document("Notifications", WIDE, Some(self.lender.clone()), move || {
            let is_single = mail.content.loans.iter().map(|loan| loan.lines.len()).sum::<usize>() == 1;
            let loans = mail.content.loans.iter().map(|loan| {
                let lines = loan.lines.iter().map(|line| {
                    let link = mail.link_of(line);
                    event(line, if is_single { button(line, link, &colour) } else { link_to(line, link) })
                });
                let heading = "font-size:16px;font-weight:700;margin:24px 0 8px";
                view! { <h2 style=heading>{loan.name.clone()}</h2>{lines.collect_view()} }
            });
            view! {
                {loans.collect_view()}
                {mail.content.more.clone().map(|more| view! { <p>{more}</p> })}
                {mail.upload.as_ref().map(|upload| upload.html(&colour))}
                {footer(&mail)}
            }
        })
    }
}

fn event(line: &EmailedLine, link: AnyView) -> impl IntoView + use<> {
    let (words, why) = (line.words.clone(), line.why.clone());
    let why = why.map(|why| view! { <p style="margin:0;white-space:pre-line">{why}</p> });
    view! {
        <div style="border-left:3px solid #e5e2df;padding-left:12px;margin:0 0 16px">
            <p style="margin:0;font-weight:600">{words}</p>
            {why}
            {link}
        </div>
    }
}

fn button(line: &EmailedLine, link: String, colour: &str) -> AnyView {
    named_button(line.action.clone(), link, colour).into_any()
}

fn link_to(line: &EmailedLine, link: String) -> AnyView {
    let style = format!("color:{GREEN}");
    view! { <p style="margin:0"><a href=link style=style>{line.action.clone()}</a></p> }.into_any()
}

fn footer(mail: &NotificationMail) -> impl IntoView + use<> {
    let style = format!("{QUIET};border-top:1px solid #e5e2df;padding-top:16px;margin-top:24px");
    let link = "color:#57534e";
    view! {
        <p style=style>
            {FOOTER}<br />
            <a href=mail.settings_link.clone() style=link>{SETTINGS}</a>" · "
            <a href=mail.unsubscribe_link.clone() style=link>{UNSUBSCRIBE}</a>
        </p>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(words: &str, why: Option<&str>, id: &str) -> EmailedLine {
        EmailedLine {
            words: words.to_owned(),
            why: why.map(str::to_owned),
            opens_id: id.to_owned(),
            action: "Open the request".to_owned(),
        }
    }

    #[test]
    fn lists_events_by_loan_with_links() {
        let lines = vec![
            line("Dana Whitfield returned “W-2 <2025>”", Some("It isn’t signed. Page 2."), "e1"),
            line("Dana Whitfield accepted what you sent for “Lease”", None, "e2"),
        ];
        let loan = EmailedLoan { loan_id: "l1".to_owned(), name: "Alvarez <418>".to_owned(), lines };
        let content = NotificationEmailContent {
            subject: "Alvarez <418>: action needed on 1 item".to_owned(),
            loans: vec![loan],
            more: Some("2 more updates are in Loanroom.".to_owned()),
        };
        let mail = NotificationMail {
            lender: Letterhead { name: "Harbor & Pine".to_owned(), ..Letterhead::default() },
            content,
            action_link: "https://loanroom.example/api/v1/action?id=".to_owned(),
            settings_link: "https://loanroom.example/account#notices".to_owned(),
            unsubscribe_link: "https://loanroom.example/unsubscribe/ab12".to_owned(),
            upload: None,
        };
        let (plain, html) = (mail.plain(), mail.html());
        assert!(
            plain.starts_with("Loan: Alvarez <418>\n\nDana Whitfield returned “W-2 <2025>”\n"),
            "{plain}"
        );
        assert!(plain.contains("It isn’t signed. Page 2.\nOpen the request:\n"), "{plain}");
        assert!(plain.contains("\n<https://loanroom.example/api/v1/action?id=e2>\n"), "{plain}");
        assert!(
            plain.contains("2 more updates") && plain.contains("<https://loanroom.example/unsubscribe/ab12>")
        );
        assert!(html.contains("Alvarez &lt;418&gt;") && html.contains("Harbor &amp; Pine"), "{html}");
        assert!(html.contains("href=\"https://loanroom.example/api/v1/action?id=e1\""), "{html}");
        assert!(!html.contains("If the button doesn’t work"), "{html}");
        let mut single = mail;
        single.content.loans[0].lines.truncate(1);
        assert!(single.html().contains("If the button doesn’t work"), "{}", single.html());
    }
}
