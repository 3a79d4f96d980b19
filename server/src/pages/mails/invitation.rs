//! The invitation email to a loan or to a company.

use leptos::prelude::*;

use super::{NARROW, button, button_color, document, footer, wrap_text};
use crate::pages::Letterhead;

/// The content of an invitation.
#[derive(Clone, Debug)]
pub struct InvitationMail {
    /// The name of the inviter.
    pub invited_by: String,
    /// The lender.
    pub lender: Letterhead,
    /// The loan; `None` for an invitation to join the company only.
    pub loan_name: Option<String>,
    /// Whether the person is invited as an employee of the lender.
    pub colleague: bool,
    /// The link to follow.
    pub link: String,
    /// The last day on which the link works, formatted for display.
    pub until: String,
}

impl InvitationMail {
    /// The subject.
    #[must_use]
    pub fn subject(&self) -> String {
        let lender = &self.lender.name;
        match &self.loan_name {
            Some(loan) => format!("{lender} invited you to {loan}"),
            None => format!("{lender} invited you to Loanroom"),
        }
    }

    /// Returns the body as plain text. The link is on a separate line in angle brackets, so that mail clients don't
    /// break it.
    #[must_use]
    pub fn plain(&self) -> String {
        let (first, last) = (wrap_text(&self.introduction()), wrap_text(&self.reassurance()));
        format!("{first}\n\nAccept the invitation here:\n<{}>\n\n{last}\n", self.link)
    }

    fn introduction(&self) -> String {
        let Self { invited_by, lender, loan_name, .. } = self;
        let inviter = format!("{invited_by} of {}", lender.name);
        match loan_name {
            Some(loan) if self.colleague => format!(
                "{inviter} invited you to join Loanroom as a colleague, starting with the loan “{loan}”. You’ll choose a password and sign in with this email address."
            ),
            Some(loan) => format!("{inviter} invited you to the loan “{loan}” in Loanroom."),
            None => format!(
                "{inviter} invited you to join Loanroom as a colleague. You’ll choose a password and sign in with this email address."
            ),
        }
    }

    fn reassurance(&self) -> String {
        let Self { lender, until, .. } = self;
        let lender_name = &lender.name;
        let unknown = if self.colleague { "work for" } else { "know" };
        format!(
            "This link is only for you and works until {until}. If you don’t {unknown} {lender_name}, you can safely ignore this email."
        )
    }

    /// Returns the body as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let (introduction, reassurance) = (self.introduction(), self.reassurance());
        let Self { lender, link, .. } = self.clone();
        let (colour, lender_name) = (button_color(Some(&lender)), lender.name.clone());
        document("Invitation", NARROW, Some(lender), move || {
            view! {
                <p style="font-size:20px;font-weight:600;line-height:1.3;margin:0 0 12px">
                    {lender_name}" invited you"
                </p>
                <p>{introduction}</p>
                {button("Accept the invitation", link, &colour)}
                {footer(reassurance)}
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::mails::WIDTH;

    fn mail() -> InvitationMail {
        InvitationMail {
            invited_by: "Dana Whitfield".to_owned(),
            lender: Letterhead { name: "Harbor & Pine Lending, LLC".to_owned(), ..Letterhead::default() },
            loan_name: Some("Alvarez – purchase, <418> Larkspur Ct".to_owned()),
            colleague: false,
            link: format!("https://loanroom.example/invitation/{}", "0123456789abcdef".repeat(4)),
            until: "12-05-2026".to_owned(),
        }
    }

    #[test]
    fn html_uses_brand_color_and_has_no_renderer_markers() {
        let html = mail().html();
        assert!(html.contains("background:#14593f"), "{html}");
        let marks = html.trim_start_matches("<!DOCTYPE html>");
        assert!(!marks.contains("<!"), "{marks}");
        assert!(html.contains("Alvarez – purchase, &lt;418&gt; Larkspur Ct"), "{html}");
        assert!(html.contains("word-break:break-all"), "{html}");
        assert!(!html.contains("cid:") && html.contains("LLC</p>"), "{html}");
        let lender = Letterhead {
            name: "Harbor & “Pine”".to_owned(),
            colour: Some("#123456".to_owned()),
            logo: Some("/v1/companies/1/logo?v=2".to_owned()),
        };
        let own = InvitationMail { lender, ..mail() }.html();
        assert!(own.contains("background:#123456") && own.contains(r#"src="cid:lender-logo""#), "{own}");
        assert!(own.contains(r#"alt="Harbor &amp; “Pine”""#), "{own}");
    }

    #[test]
    fn colleague_invitation_names_company_only() {
        let colleague = InvitationMail { loan_name: None, colleague: true, ..mail() };
        assert_eq!(colleague.subject(), "Harbor & Pine Lending, LLC invited you to Loanroom");
        let plain = colleague.plain().replace('\n', " ");
        assert!(plain.contains("Dana Whitfield of Harbor & Pine Lending, LLC invited you"), "{plain}");
        assert!(plain.contains("as a colleague") && !plain.contains("loan “"), "{plain}");
        assert!(plain.contains("If you don’t work for Harbor & Pine"), "{plain}");
        let on_loan = InvitationMail { colleague: true, ..mail() };
        assert!(on_loan.html().contains("as a colleague, starting with the loan"), "{}", on_loan.html());
    }

    #[test]
    fn plain_text_is_wrapped_except_the_link() {
        let mail = mail();
        let plain = mail.plain();
        let whole = format!("\n<{}>\n", mail.link);
        assert!(plain.contains(&whole), "{plain}");
        let long: Vec<&str> = plain.lines().filter(|line| line.chars().count() > WIDTH).collect();
        assert_eq!(long, [format!("<{}>", mail.link)]);
    }
}
