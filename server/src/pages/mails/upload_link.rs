//! The part of an email about requests with which its recipient sends the files without signing in.

use leptos::prelude::*;

use super::{QUIET, button, wrap_text};

/// The text of the button.
const UPLOAD: &str = "Upload without signing in";

/// An upload link in an email about requests.
#[derive(Clone, Debug)]
pub struct UploadLinkMail {
    /// The URL of the link, from `access::upload_link_url`.
    pub link: String,
    /// The last day on which it works, formatted for display.
    pub until: String,
}

impl UploadLinkMail {
    /// Returns the button and its explanation, for the HTML body. `colour` is the color of the button.
    #[must_use]
    pub fn html(&self, colour: &str) -> AnyView {
        let (link, explanation) = (self.link.clone(), self.explanation());
        view! {
            {button(UPLOAD, link, colour)}
            <p style=QUIET>{explanation}</p>
        }
        .into_any()
    }

    /// Returns the same as plain text, with the link on a separate line.
    #[must_use]
    pub fn plain(&self) -> String {
        format!("{UPLOAD}:\n<{}>\n\n{}\n", self.link, wrap_text(&self.explanation()))
    }

    fn explanation(&self) -> String {
        format!(
            "This link is only for you: don’t forward this email. It accepts files for these requests until {}.",
            self.until
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pages::render;

    #[test]
    fn email_part_contains_button_and_last_day() {
        let part = UploadLinkMail {
            link: "https://loanroom.example/upload/0a1b".to_owned(),
            until: "12-12-2026".to_owned(),
        };
        let plain = part.plain();
        assert!(plain.contains("\n<https://loanroom.example/upload/0a1b>\n"), "{plain}");
        let html = render::fragment(move || part.html("#14593f"));
        for text in [UPLOAD, "href=\"https://loanroom.example/upload/0a1b\"", "until 12-12-2026"] {
            assert!(html.contains(text), "{text}: {html}");
        }
    }
}
