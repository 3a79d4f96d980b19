//! Email bodies in HTML and plain text. Styles are inline, because mail clients barely support style sheets.

mod accounts;
mod invitation;
mod message;
mod notification;
mod receipt;
mod reminder;
mod upload_link;

use leptos::prelude::*;

use super::{Letterhead, render};

pub use accounts::{AddressMail, EmployeeAddressMail, ResetMail, SecondStepMail, SignInLinkMail};
pub use invitation::InvitationMail;
pub use message::{MailAccess, MessageMail};
pub use notification::NotificationMail;
pub use receipt::ReceiptMail;
pub use reminder::{ReminderItem, ReminderLoan, ReminderMail};
pub use upload_link::UploadLinkMail;

/// The product's green, the same as in the light theme of `ui/src/styles/theme.css`.
const GREEN: &str = "#14593f";

/// The widths of a short and of a long email, in pixels.
const NARROW: u32 = 560;
const WIDE: u32 = 640;

/// The style of secondary text.
const QUIET: &str = "color:#57534e;font-size:14px";

/// The line length of plain text, which every mail client shows without scrolling.
const WIDTH: usize = 72;

/// The content id of the logo attached to an email. Mail clients show attached images immediately, but load remote
/// ones only on request, and can't load them from an internal server.
pub const LOGO: &str = "lender-logo";

/// Returns the lender's button color.
fn button_color(from: Option<&Letterhead>) -> String {
    from.and_then(|from| from.colour.clone()).unwrap_or_else(|| GREEN.to_owned())
}

/// The header: the lender's logo or name, or else the product's name.
fn email_header(from: Option<Letterhead>) -> AnyView {
    let brand =
        format!("color:{};font-size:18px;font-weight:700;margin:0 0 24px", button_color(from.as_ref()));
    match from {
        Some(Letterhead { name, logo: Some(_), .. }) => {
            let shape = "display:block;height:48px;max-width:100%;border:0;background:#ffffff";
            let address = format!("cid:{LOGO}");
            view! { <p style=brand><img src=address alt=name height="48" style=shape /></p> }.into_any()
        }
        from => {
            let name = from.map_or_else(|| "Loanroom".to_owned(), |from| from.name);
            view! { <p style=brand>{name}</p> }.into_any()
        }
    }
}

/// Renders an email as HTML, with the sender's header.
fn document<V: IntoView + 'static>(
    title: &'static str,
    width: u32,
    from: Option<Letterhead>,
    says: impl FnOnce() -> V + 'static,
) -> String {
    let body = format!(
        "font-family:system-ui,-apple-system,'Segoe UI',sans-serif;font-size:16px;line-height:1.5;\
         color:#1c1917;background:#ffffff;max-width:{width}px;margin:0 auto;padding:24px"
    );
    render::document(move || {
        view! {
            <html lang="en">
                <head>
                    <meta charset="utf-8" />
                    <meta name="viewport" content="width=device-width, initial-scale=1" />
                    <title>{title}</title>
                </head>
                <body style=body>
                    {email_header(from)}
                    {says()}
                </body>
            </html>
        }
    })
}

/// A button, followed by its URL for mail clients in which the button doesn't work.
fn button(words: &'static str, link: String, colour: &str) -> impl IntoView + use<> {
    named_button(words.to_owned(), link, colour)
}

/// A button like [`button`], with a label that isn't fixed.
fn named_button(words: String, link: String, colour: &str) -> impl IntoView + use<> {
    let button = format!(
        "display:inline-block;padding:12px 20px;border-radius:8px;background:{colour};color:#ffffff;\
         text-decoration:none;font-weight:600"
    );
    let address = format!("color:{GREEN};word-break:break-all;overflow-wrap:anywhere");
    let shown = link.clone();
    view! {
        <p style="margin:24px 0"><a href=link.clone() style=button>{words}</a></p>
        <p style=QUIET>
            "If the button doesn’t work, open this link:"<br />
            <a href=link style=address>{shown}</a>
        </p>
    }
}

/// The footer of an email, below a line.
fn footer(words: String) -> impl IntoView {
    let style = format!("{QUIET};border-top:1px solid #e5e2df;padding-top:16px;margin-top:24px");
    view! { <p style=style>{words}</p> }
}

/// Wraps the text between words at [`WIDTH`] characters.
fn wrap_text(text: &str) -> String {
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
