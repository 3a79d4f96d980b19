//! A reminder of open requests: their names, due dates and links, and the lender's note. It contains nothing of any
//! document.

use leptos::prelude::*;

use super::{QUIET, UploadLinkMail, WIDE, button, button_color, document, footer, wrap_text};
use crate::pages::Letterhead;

/// The content of a reminder.
#[derive(Clone, Debug)]
pub struct ReminderMail {
    /// The name of the lender who sends it; `None` for automatic ones.
    pub from: Option<String>,
    /// The lending company.
    pub lender: Letterhead,
    /// The lender's note.
    pub note: Option<String>,
    /// Whether the recipient has an account.
    pub has_joined: bool,
    /// The loans with their requests.
    pub loans: Vec<ReminderLoan>,
    /// The link for uploads without signing in.
    pub upload: Option<UploadLinkMail>,
}

/// The open requests of a loan.
#[derive(Clone, Debug)]
pub struct ReminderLoan {
    /// The loan's name.
    pub name: String,
    /// The requests, or the first of them.
    pub requests: Vec<ReminderItem>,
    /// The number of further requests.
    pub more: usize,
    /// The link to all requests of the loan.
    pub link: String,
}

/// An open request.
#[derive(Clone, Debug)]
pub struct ReminderItem {
    /// Its name.
    pub name: String,
    /// When it is due, as text.
    pub due: Option<String>,
    /// The link that opens it.
    pub link: String,
}

/// The text of the link to a loan's requests.
const OPEN: &str = "Open your requests";

impl ReminderMail {
    /// The subject.
    #[must_use]
    pub fn subject(&self) -> String {
        let requests = count_requests(self.count());
        let subject = match self.loans.as_slice() {
            [loan] => match loan.requests.as_slice() {
                [one] if loan.more == 0 => format!("Reminder: {} for {}", one.name, loan.name),
                _ => format!("Reminder: {requests} for {}", loan.name),
            },
            _ => format!("Reminder: {requests} from {}", self.lender.name),
        };
        // A subject must be a single line.
        subject.split_whitespace().collect::<Vec<_>>().join(" ")
    }

    fn count(&self) -> usize {
        self.loans.iter().map(|loan| loan.requests.len().saturating_add(loan.more)).sum()
    }

    fn introduction(&self) -> String {
        let (requests, lender) = (count_requests(self.count()), &self.lender.name);
        match &self.from {
            Some(from) => format!("{from} from {lender} reminds you of {requests}:"),
            None => format!("{lender} is waiting for your answer to {requests}:"),
        }
    }

    /// Explains how a recipient without an account gets access.
    fn joining_help(&self) -> Option<String> {
        (!self.has_joined).then(|| {
            format!(
                "You haven’t joined yet. First open the invitation that you received by email from {}; \
                 then these links open your requests.",
                self.lender.name
            )
        })
    }

    fn footer(&self) -> String {
        format!(
            "{} sends at most one reminder a day. If you already sent these documents, you can ignore this email.",
            self.lender.name
        )
    }

    /// Returns the body as plain text, with links on separate lines.
    #[must_use]
    pub fn plain(&self) -> String {
        let note = self.note.as_deref().map(|note| format!("{}\n\n", wrap_lines(note))).unwrap_or_default();
        let loans: String = self.loans.iter().map(plain_loan).collect();
        let help = self.joining_help().map(|help| format!("{}\n\n", wrap_text(&help))).unwrap_or_default();
        let (introduction, footer) = (wrap_text(&self.introduction()), wrap_text(&self.footer()));
        let upload = self.upload.as_ref().map(|upload| format!("{}\n", upload.plain())).unwrap_or_default();
        format!("{introduction}\n\n{note}{loans}{help}{upload}{footer}\n")
    }

    /// Returns the body as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let (introduction, help, footer_words) = (self.introduction(), self.joining_help(), self.footer());
        let Self { lender, note, loans, upload, .. } = self.clone();
        let color = button_color(Some(&lender));
        let first = loans.first().map(|loan| loan.link.clone());
        document("Reminder", WIDE, Some(lender), move || {
            view! {
                <p>{introduction}</p>
                {note.map(quote)}
                {loans.into_iter().map(html_loan).collect_view()}
                {help.map(|help| view! { <p>{help}</p> })}
                {first.map(|link| button(OPEN, link, &color))}
                {upload.map(|upload| upload.html(&color))}
                {footer(footer_words)}
            }
        })
    }
}

fn count_requests(count: usize) -> String {
    if count == 1 { "1 request".to_owned() } else { format!("{count} requests") }
}

/// Wraps a text, keeping its line breaks.
fn wrap_lines(text: &str) -> String {
    text.lines().map(wrap_text).collect::<Vec<_>>().join("\n")
}

fn plain_loan(loan: &ReminderLoan) -> String {
    let item = |item: &ReminderItem| format!("{}\n<{}>\n\n", wrap_text(&words(item)), item.link);
    let requests: String = loan.requests.iter().map(item).collect();
    let more = more_words(loan.more).map(|more| format!("{more}:\n<{}>\n\n", loan.link)).unwrap_or_default();
    format!("{}\n\n{requests}{more}", wrap_text(&loan.name))
}

fn words(item: &ReminderItem) -> String {
    item.due.as_ref().map_or_else(|| item.name.clone(), |due| format!("{} – {due}", item.name))
}

fn more_words(more: usize) -> Option<String> {
    (more > 0).then(|| format!("and {more} more"))
}

fn html_loan(loan: ReminderLoan) -> impl IntoView {
    let more = more_words(loan.more).map(|more| view! { <li><a href=loan.link>{more}</a></li> });
    view! {
        <p style="margin:24px 0 8px"><strong>{loan.name}</strong></p>
        <ul style="margin:0;padding-left:20px">
            {loan.requests.into_iter().map(html_item).collect_view()}
            {more}
        </ul>
    }
}

fn html_item(item: ReminderItem) -> impl IntoView {
    let due = item.due.map(|due| view! { <span style=QUIET>{format!(" – {due}")}</span> });
    view! { <li style="margin:6px 0"><a href=item.link style="color:inherit">{item.name}</a>{due}</li> }
}

/// The lender's note.
fn quote(note: String) -> impl IntoView {
    let style = "margin:16px 0;padding:4px 16px;border-left:3px solid #d6d3d1;white-space:pre-line";
    view! { <blockquote style=style>{note}</blockquote> }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn item(name: &str, due: Option<&str>) -> ReminderItem {
        let link = "https://loanroom.example/portal/1/tasks?needsListLoanId=2&formElementId=3".to_owned();
        ReminderItem { name: name.to_owned(), due: due.map(str::to_owned), link }
    }

    fn mail() -> ReminderMail {
        let loan = ReminderLoan {
            name: "Alvarez <418>".to_owned(),
            requests: vec![item("W-2 <2025>", Some("2 days overdue")), item("Lease", None)],
            more: 3,
            link: "https://loanroom.example/portal/1/tasks?needsListLoanId=2".to_owned(),
        };
        ReminderMail {
            from: Some("Dana Whitfield".to_owned()),
            lender: Letterhead { name: "Harbor & Pine".to_owned(), ..Letterhead::default() },
            note: Some("Both years, please.\nThanks!".to_owned()),
            has_joined: true,
            loans: vec![loan],
            upload: None,
        }
    }

    #[test]
    fn reminder_lists_requests_with_due_dates_links_and_note() {
        let mail = mail();
        assert_eq!(mail.subject(), "Reminder: 5 requests for Alvarez <418>");
        let (plain, html) = (mail.plain(), mail.html());
        assert!(plain.contains("Dana Whitfield from Harbor & Pine reminds you of 5 requests:"), "{plain}");
        assert!(plain.contains("Both years, please.\nThanks!"), "{plain}");
        assert!(
            plain.contains("W-2 <2025> – 2 days overdue\n<https://loanroom.example/portal/1/tasks?"),
            "{plain}"
        );
        assert!(plain.contains("and 3 more:\n<https://"), "{plain}");
        assert!(html.contains("W-2 &lt;2025&gt;") && html.contains("2 days overdue"), "{html}");
        assert!(html.contains("formElementId=3") && html.contains("Alvarez &lt;418&gt;"), "{html}");
        assert!(!plain.contains("invitation"), "{plain}");
    }

    #[test]
    fn automatic_reminder_names_the_company() {
        let loan = ReminderLoan { requests: vec![item("Lease", None)], more: 0, ..mail().loans.remove(0) };
        let mail = ReminderMail { from: None, note: None, has_joined: false, loans: vec![loan], ..mail() };
        assert_eq!(mail.subject(), "Reminder: Lease for Alvarez <418>");
        assert!(mail.plain().starts_with("Harbor & Pine is waiting for your answer to 1 request:"));
        assert!(mail.html().contains("First open the invitation"));
    }

    #[test]
    fn reminder_of_several_loans_names_the_company_in_the_subject() {
        let loan = mail().loans.remove(0);
        let mail = ReminderMail { loans: vec![loan.clone(), loan], ..mail() };
        assert_eq!(mail.subject(), "Reminder: 10 requests from Harbor & Pine");
    }
}
