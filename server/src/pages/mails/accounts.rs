//! The mails about passwords, addresses and two-step sign-in.

use leptos::prelude::*;

use super::{NARROW, button, colour_of, document, last, wrapped};
use crate::pages::Letterhead;

/// What the mail says.
#[derive(Clone, Debug)]
pub struct ResetMail {
    /// The address that the person signs in with.
    pub email_address: String,
    /// The link to follow.
    pub link: String,
    /// In whose name it is written, if that is known.
    pub head: Option<Letterhead>,
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
        let says = Says { introduction, action: Some(("Choose a new password", link)), end: LAST };
        letter("New password", self.head.clone(), says)
    }
}

const LAST: &str = "The link is for you alone. It works for one hour, once, and signs you out everywhere else. If you didn’t ask for it, you can ignore this mail: your password stays as it is.";

/// A mail with a link to sign in.
#[derive(Clone, Debug)]
pub struct SignInLinkMail {
    /// The address that the person signs in with.
    pub email_address: String,
    /// The link to follow.
    pub link: String,
    /// In whose name it is written, if that is known.
    pub head: Option<Letterhead>,
}

impl SignInLinkMail {
    /// The subject.
    #[must_use]
    pub fn subject(&self) -> String {
        "Sign in to Loanroom".to_owned()
    }

    /// The text as plain text, with the link on a separate line.
    #[must_use]
    pub fn plain(&self) -> String {
        let (first, last) = (wrapped(&self.introduction()), wrapped(LAST_OF_SIGN_IN));
        format!("{first}\n\nSign in here:\n<{}>\n\n{last}\n", self.link)
    }

    fn introduction(&self) -> String {
        format!(
            "Too many wrong passwords were tried for {}, so signing in to Loanroom with the password is slowed down. Somebody, hopefully you, asked for a link to sign in.",
            self.email_address
        )
    }

    /// The text as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let (introduction, link) = (self.introduction(), self.link.clone());
        let says = Says { introduction, action: Some(("Sign in", link)), end: LAST_OF_SIGN_IN };
        letter("Sign in", self.head.clone(), says)
    }
}

const LAST_OF_SIGN_IN: &str = "The link is for you alone. It works for 30 minutes, once. If you didn’t ask for it, you can ignore this mail: nobody gets in without the link.";

/// What the mails about another address say.
#[derive(Clone, Debug)]
pub struct AddressMail {
    /// The address that the person signed in with so far.
    pub before: String,
    /// The one they sign in with from now on.
    pub now: String,
    /// In whose name they are written, if that is known.
    pub head: Option<Letterhead>,
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
        let Self { before, now, .. } = self;
        format!("Somebody, hopefully you, wants to sign in to Loanroom with {now} instead of {before}.")
    }

    /// The same as HTML.
    #[must_use]
    pub fn html(&self, link: String) -> String {
        let action = Some(("Confirm the address", link));
        let says = Says { introduction: self.introduction(), action, end: LAST_OF_ADDRESS };
        letter("New address", self.head.clone(), says)
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
        let Self { before, now, .. } = self;
        format!("You sign in to Loanroom with {now} from now on. {before} doesn’t let you in any more.")
    }

    /// The same as HTML.
    #[must_use]
    pub fn told_html(&self) -> String {
        let says = Says { introduction: self.told(), action: None, end: LAST_OF_TOLD };
        letter("Address changed", self.head.clone(), says)
    }
}

const LAST_OF_ADDRESS: &str =
    "The link works for one hour, once. If you didn’t ask for it, you can ignore this mail: nothing changes.";
const LAST_OF_TOLD: &str = "If it wasn’t you, tell the lender you work with at once: they can end your access until you have it back.";

/// Tells the owner of an account that a company wants to employ them under its address, which has an account.
#[derive(Clone, Debug)]
pub struct EmployeeAddressMail {
    /// The company.
    pub company: String,
    /// The address.
    pub email_address: String,
    /// In whose name it is written, if that is known.
    pub head: Option<Letterhead>,
}

impl EmployeeAddressMail {
    /// The subject.
    #[must_use]
    pub fn subject(&self) -> String {
        format!("{} can’t use this address for your work", self.company)
    }

    /// The words as plain text.
    #[must_use]
    pub fn plain(&self) -> String {
        format!("{}\n\n{}\n", wrapped(&self.said()), wrapped(LAST_OF_EMPLOYEE))
    }

    fn said(&self) -> String {
        let Self { company, email_address, .. } = self;
        format!(
            "{company} added you as an employee in Loanroom under {email_address}. You already have an account with this address, so it can’t become an employee’s account there. If you work for {company}, ask them to add you under another address."
        )
    }

    /// The same as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let says = Says { introduction: self.said(), action: None, end: LAST_OF_EMPLOYEE };
        letter("Another address is needed", self.head.clone(), says)
    }
}

const LAST_OF_EMPLOYEE: &str = "Your account stays as it is, and nobody has been told that you have one. If you don’t know the company, you can ignore this mail.";

/// What became of somebody's two-step sign-in.
#[derive(Clone, Debug)]
pub enum SecondStepMail {
    /// They turned it on.
    On,
    /// They turned it off.
    Off,
    /// A lead lender of their company turned it off.
    OffBy {
        /// Who it was.
        name: String,
    },
    /// They chose a new password from a link, the first one that proved their address to every company.
    OffByReset,
    /// They signed in with a recovery code.
    RecoveryUsed {
        /// How many are left.
        left: u64,
    },
    /// They got new recovery codes.
    NewCodes,
    /// They added a passkey.
    PasskeyAdded {
        /// What it is called.
        name: String,
    },
    /// They removed one.
    PasskeyRemoved {
        /// What it was called.
        name: String,
    },
}

impl SecondStepMail {
    /// The subject.
    #[must_use]
    pub fn subject(&self) -> String {
        let subject = match self {
            Self::On => "Two-step sign-in to Loanroom is on",
            Self::Off | Self::OffBy { .. } | Self::OffByReset => "Two-step sign-in to Loanroom is off",
            Self::RecoveryUsed { .. } => "A recovery code was used to sign in to Loanroom",
            Self::NewCodes => "You have new recovery codes for Loanroom",
            Self::PasskeyAdded { .. } => "A passkey was added to your Loanroom account",
            Self::PasskeyRemoved { .. } => "A passkey was removed from your Loanroom account",
        };
        subject.to_owned()
    }

    /// The words as plain text.
    #[must_use]
    pub fn plain(&self) -> String {
        format!("{}\n\n{}\n", wrapped(&self.said()), wrapped(LAST_OF_TOLD))
    }

    fn said(&self) -> String {
        match self {
            Self::On => "From now on, signing in to Loanroom asks for your password and for a code of your authenticator app. You are signed out on all your other devices. Keep your recovery codes in a safe place.".to_owned(),
            Self::Off => "Signing in to Loanroom asks for your password alone from now on.".to_owned(),
            Self::OffBy { name } => format!("{name} turned off your two-step sign-in, so that you get in without your authenticator app, and removed your passkeys. You are signed out everywhere, and sign in with your password alone until you set it up again."),
            Self::OffByReset => "You chose a new password from a link. Your account had been opened by an invitation alone, so its passkeys and two-step sign-in were removed: somebody else may have set them up. You can set up your own in your account.".to_owned(),
            Self::RecoveryUsed { left: 0 } => "Somebody, hopefully you, signed in to Loanroom with your last recovery code. Make new ones in your account.".to_owned(),
            Self::RecoveryUsed { left: 1 } => "Somebody, hopefully you, signed in to Loanroom with one of your recovery codes. It doesn’t work any more; one is left.".to_owned(),
            Self::RecoveryUsed { left } => format!("Somebody, hopefully you, signed in to Loanroom with one of your recovery codes. It doesn’t work any more; {left} are left."),
            Self::NewCodes => "You have new recovery codes for Loanroom. Those you had before don’t work any more.".to_owned(),
            Self::PasskeyAdded { name } => format!("The passkey “{name}” lets you in from now on: alone, or after your password. Your password alone doesn’t."),
            Self::PasskeyRemoved { name } => format!("The passkey “{name}” doesn’t let anybody in any more."),
        }
    }

    /// The same as HTML.
    #[must_use]
    pub fn html(&self, head: Option<Letterhead>) -> String {
        let says = Says { introduction: self.said(), action: None, end: LAST_OF_TOLD };
        letter("Two-step sign-in", head, says)
    }
}

/// What such a mail says.
struct Says {
    introduction: String,
    action: Option<(&'static str, String)>,
    end: &'static str,
}

/// A mail of a few words and perhaps a button.
fn letter(title: &'static str, head: Option<Letterhead>, says: Says) -> String {
    let (colour, Says { introduction, action, end }) = (colour_of(head.as_ref()), says);
    document(title, NARROW, head, move || {
        view! {
            <p>{introduction}</p>
            {action.map(|(action, link)| button(action, link, &colour))}
            {last(end.to_owned())}
        }
    })
}
