//! The bodies of mails. Mail programs know little of style sheets, so the few styles stand in the text.

use leptos::prelude::*;

use super::render;

/// Where lines of plain text are broken: what every mail program shows without scrolling.
const WIDTH: usize = 72;

/// The product's green, as `ui/src/styles/theme.css` has it by daylight.
pub(super) const GREEN: &str = "#14593f";

/// What an invitation says.
#[derive(Clone, Debug)]
pub struct InvitationMail {
    /// Who asks.
    pub invited_by: String,
    /// The lender.
    pub lender_name: String,
    /// The loan.
    pub loan_name: String,
    /// The link to follow.
    pub link: String,
    /// The last day on which it works, as it is shown.
    pub until: String,
    /// The lender's colour, if it has one of its own.
    pub colour: Option<String>,
}

impl InvitationMail {
    /// The subject.
    #[must_use]
    pub fn subject(&self) -> String {
        format!("{} invites you to {}", self.lender_name, self.loan_name)
    }

    /// The words as plain text. The link has a line of its own in angle brackets, so that mail programs keep
    /// it whole wherever they break it.
    #[must_use]
    pub fn plain(&self) -> String {
        let Self { invited_by, lender_name, loan_name, link, until, .. } = self;
        let first = wrapped(&format!(
            "{invited_by} of {lender_name} invites you to work on the loan “{loan_name}” in Loanroom."
        ));
        let last = wrapped(&format!(
            "The link is for you alone and works until {until}. If you don’t know {lender_name}, you can ignore this mail: nothing happens."
        ));
        format!("{first}\n\nAccept the invitation here:\n<{link}>\n\n{last}\n")
    }

    /// The words as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let Self { invited_by, lender_name, loan_name, link, until, colour } = self.clone();
        let colour = colour.unwrap_or_else(|| GREEN.to_owned());
        let body = "font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.5;\
            color:#1c1917;background:#ffffff;max-width:560px;margin:0 auto;padding:24px";
        let brand = format!("color:{GREEN};font-size:18px;font-weight:700;margin:0 0 24px");
        let button = format!(
            "display:inline-block;padding:12px 20px;border-radius:8px;background:{colour};color:#ffffff;\
             text-decoration:none;font-weight:600"
        );
        let address = format!("color:{GREEN};word-break:break-all;overflow-wrap:anywhere");
        render::document(move || {
            view! {
                <html lang="en">
                    <head>
                        <meta charset="utf-8" />
                        <meta name="viewport" content="width=device-width, initial-scale=1" />
                        <title>"Invitation"</title>
                    </head>
                    <body style=body>
                        <p style=brand>"Loanroom"</p>
                        <p style="font-size:20px;font-weight:600;line-height:1.3;margin:0 0 12px">
                            {lender_name.clone()}" invites you"
                        </p>
                        <p>{invited_by}" of "{lender_name.clone()}" invites you to work on the loan “"{loan_name}"” in Loanroom."</p>
                        <p style="margin:24px 0"><a href=link.clone() style=button>"Accept the invitation"</a></p>
                        <p style="color:#57534e;font-size:14px">
                            "If the button doesn’t work, open this address:"<br />
                            <a href=link.clone() style=address>{link.clone()}</a>
                        </p>
                        <p style="color:#57534e;font-size:14px;border-top:1px solid #e5e2df;padding-top:16px;margin-top:24px">
                            "The link is for you alone and works until "{until}". If you don’t know "{lender_name}", you can ignore this mail: nothing happens."
                        </p>
                    </body>
                </html>
            }
        })
    }
}

/// The text in lines that are broken between words.
pub(super) fn wrapped(text: &str) -> String {
    let mut lines = String::with_capacity(text.len());
    let mut length = 0;
    for word in text.split_whitespace() {
        let more = word.chars().count();
        if length > 0 && length + 1 + more > WIDTH {
            lines.push('\n');
            length = 0;
        } else if length > 0 {
            lines.push(' ');
            length += 1;
        }
        lines.push_str(word);
        length += more;
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mail() -> InvitationMail {
        InvitationMail {
            invited_by: "Dana Whitfield".to_owned(),
            lender_name: "Harbor & Pine Lending, LLC".to_owned(),
            loan_name: "Alvarez – purchase, <418> Larkspur Ct".to_owned(),
            link: format!("https://loanroom.example/invitation/{}", "0123456789abcdef".repeat(4)),
            until: "12-05-2026".to_owned(),
            colour: None,
        }
    }

    #[test]
    fn the_html_is_the_products_green_and_holds_no_marks_of_the_renderer() {
        let html = mail().html();
        assert!(html.contains("background:#14593f"), "{html}");
        let marks = html.trim_start_matches("<!DOCTYPE html>");
        assert!(!marks.contains("<!"), "{marks}");
        assert!(html.contains("Alvarez – purchase, &lt;418&gt; Larkspur Ct"), "{html}");
        assert!(html.contains("word-break:break-all"), "{html}");
        let own = InvitationMail { colour: Some("#123456".to_owned()), ..mail() }.html();
        assert!(own.contains("background:#123456"), "{own}");
    }

    #[test]
    fn plain_lines_fit_and_the_link_stays_whole() {
        let mail = mail();
        let plain = mail.plain();
        let whole = format!("\n<{}>\n", mail.link);
        assert!(plain.contains(&whole), "{plain}");
        let long: Vec<&str> = plain.lines().filter(|line| line.chars().count() > WIDTH).collect();
        assert_eq!(long, [format!("<{}>", mail.link)]);
    }
}
