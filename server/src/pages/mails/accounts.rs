//! The mails about passwords and addresses.

use leptos::prelude::*;

use super::{GREEN, NARROW, button, document, last, wrapped};

/// What the mail says.
#[derive(Clone, Debug)]
pub struct ResetMail {
    /// The address that the person signs in with.
    pub email_address: String,
    /// The link to follow.
    pub link: String,
}

impl ResetMail {
    /// The subject.
    #[must_use]
    pub fn subject(&self) -> String {
        "Choose a new password for Loanroom".to_owned()
    }

    /// The words as plain text, the link on a line of its own.
    #[must_use]
    pub fn plain(&self) -> String {
        let (first, last) = (wrapped(&self.introduction()), wrapped(LAST));
        format!("{first}\n\nChoose a new password here:\n<{}>\n\n{last}\n", self.link)
    }

    fn introduction(&self) -> String {
        format!("Somebody, hopefully you, asked for a new password for {} in Loanroom.", self.email_address)
    }

    /// The words as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let (introduction, link) = (self.introduction(), self.link.clone());
        letter("New password", introduction, Some(("Choose a new password", link)), LAST)
    }
}

const LAST: &str = "The link is for you alone. It works for one hour, once, and signs you out everywhere else. If you didn’t ask for it, you can ignore this mail: your password stays as it is.";

/// What the mails about another address say.
#[derive(Clone, Debug)]
pub struct AddressMail {
    /// The address that the person signed in with so far.
    pub before: String,
    /// The one they sign in with from now on.
    pub now: String,
}

impl AddressMail {
    /// The subject for the new address.
    #[must_use]
    pub fn subject(&self) -> String {
        "Confirm your new email address for Loanroom".to_owned()
    }

    /// The words for the new address as plain text, the link on a line of its own.
    #[must_use]
    pub fn plain(&self, link: &str) -> String {
        let (first, last) = (wrapped(&self.introduction()), wrapped(LAST_OF_ADDRESS));
        format!("{first}\n\nConfirm it here:\n<{link}>\n\n{last}\n")
    }

    fn introduction(&self) -> String {
        let Self { before, now } = self;
        format!("Somebody, hopefully you, wants to sign in to Loanroom with {now} instead of {before}.")
    }

    /// The same as HTML.
    #[must_use]
    pub fn html(&self, link: String) -> String {
        letter("New address", self.introduction(), Some(("Confirm the address", link)), LAST_OF_ADDRESS)
    }

    /// The subject for the old address.
    #[must_use]
    pub fn told_subject(&self) -> String {
        "Your email address for Loanroom has changed".to_owned()
    }

    /// The words for the old address as plain text.
    #[must_use]
    pub fn told_plain(&self) -> String {
        format!("{}\n\n{}\n", wrapped(&self.told()), wrapped(LAST_OF_TOLD))
    }

    fn told(&self) -> String {
        let Self { before, now } = self;
        format!("You sign in to Loanroom with {now} from now on. {before} doesn’t let you in any more.")
    }

    /// The same as HTML.
    #[must_use]
    pub fn told_html(&self) -> String {
        letter("Address changed", self.told(), None, LAST_OF_TOLD)
    }
}

const LAST_OF_ADDRESS: &str =
    "The link works for one hour, once. If you didn’t ask for it, you can ignore this mail: nothing changes.";
const LAST_OF_TOLD: &str = "If it wasn’t you who changed it, tell the lender you work with at once: they can end your access until you have it back.";

/// A mail of a few words and perhaps a button.
fn letter(
    title: &'static str,
    introduction: String,
    action: Option<(&'static str, String)>,
    end: &'static str,
) -> String {
    document(title, NARROW, move || {
        view! {
            <p>{introduction}</p>
            {action.map(|(action, link)| button(action, link, GREEN))}
            {last(end.to_owned())}
        }
    })
}
