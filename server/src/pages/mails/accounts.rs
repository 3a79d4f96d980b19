//! Emails about passwords, email addresses and two-step sign-in.

use leptos::prelude::*;

use super::{NARROW, button, button_color, document, footer, wrap_text};
use crate::pages::Letterhead;

/// The email with a password reset link.
#[derive(Clone, Debug)]
pub struct ResetMail {
    /// The account's email address.
    pub email_address: String,
    /// The link to follow.
    pub link: String,
    /// The lender in whose name it is written, if known.
    pub head: Option<Letterhead>,
}

impl ResetMail {
    /// The subject.
    #[must_use]
    pub fn subject(&self) -> String {
        "Reset your Loanroom password".to_owned()
    }

    /// Returns the body as plain text, with the link on a separate line.
    #[must_use]
    pub fn plain(&self) -> String {
        let (first, last) = (wrap_text(&self.introduction()), wrap_text(RESET_FOOTER));
        format!("{first}\n\nChoose a new password here:\n<{}>\n\n{last}\n", self.link)
    }

    fn introduction(&self) -> String {
        format!("We received a request to reset the Loanroom password for {}.", self.email_address)
    }

    /// Returns the body as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let (introduction, link) = (self.introduction(), self.link.clone());
        let content =
            EmailContent { introduction, action: Some(("Choose a new password", link)), end: RESET_FOOTER };
        render_email("New password", self.head.clone(), content)
    }
}

const RESET_FOOTER: &str = "This link is only for you. It works once, within one hour, and signs you out everywhere else. If you didn’t ask for it, you can safely ignore this email: your password won’t change.";

/// The email with a sign-in link.
#[derive(Clone, Debug)]
pub struct SignInLinkMail {
    /// The account's email address.
    pub email_address: String,
    /// The link to follow.
    pub link: String,
    /// The lender in whose name it is written, if known.
    pub head: Option<Letterhead>,
}

impl SignInLinkMail {
    /// The subject.
    #[must_use]
    pub fn subject(&self) -> String {
        "Sign in to Loanroom".to_owned()
    }

    /// Returns the body as plain text, with the link on a separate line.
    #[must_use]
    pub fn plain(&self) -> String {
        let (first, last) = (wrap_text(&self.introduction()), wrap_text(SIGN_IN_FOOTER));
        format!("{first}\n\nSign in here:\n<{}>\n\n{last}\n", self.link)
    }

    fn introduction(&self) -> String {
        format!(
            "We received a request for a link to sign in to Loanroom as {}. After too many wrong passwords, signing in with a password is temporarily limited.",
            self.email_address
        )
    }

    /// Returns the body as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let (introduction, link) = (self.introduction(), self.link.clone());
        let content = EmailContent { introduction, action: Some(("Sign in", link)), end: SIGN_IN_FOOTER };
        render_email("Sign in", self.head.clone(), content)
    }
}

const SIGN_IN_FOOTER: &str = "This link is only for you. It works once, within 30 minutes. If you didn’t ask for it, you can safely ignore this email: no one can sign in without the link.";

/// The emails about a changed email address.
#[derive(Clone, Debug)]
pub struct AddressMail {
    /// The previous sign-in address.
    pub before: String,
    /// The new sign-in address.
    pub now: String,
    /// The lender in whose name they are written, if known.
    pub head: Option<Letterhead>,
}

impl AddressMail {
    /// The subject of the email to the new address.
    #[must_use]
    pub fn subject(&self) -> String {
        "Confirm your new email address for Loanroom".to_owned()
    }

    /// Returns the body of the email to the new address as plain text, with the link on a separate line.
    #[must_use]
    pub fn plain(&self, link: &str) -> String {
        let (first, last) = (wrap_text(&self.introduction()), wrap_text(ADDRESS_FOOTER));
        format!("{first}\n\nConfirm it here:\n<{link}>\n\n{last}\n")
    }

    fn introduction(&self) -> String {
        let Self { before, now, .. } = self;
        format!("We received a request to change your Loanroom email address from {before} to {now}.")
    }

    /// Returns the same body as HTML.
    #[must_use]
    pub fn html(&self, link: String) -> String {
        let action = Some(("Confirm email address", link));
        let content = EmailContent { introduction: self.introduction(), action, end: ADDRESS_FOOTER };
        render_email("New email address", self.head.clone(), content)
    }

    /// The subject of the email to the old address.
    #[must_use]
    pub fn changed_subject(&self) -> String {
        "Your email address for Loanroom has changed".to_owned()
    }

    /// Returns the body of the email to the old address as plain text.
    #[must_use]
    pub fn changed_plain(&self) -> String {
        format!("{}\n\n{}\n", wrap_text(&self.change_notice()), wrap_text(SECURITY_FOOTER))
    }

    fn change_notice(&self) -> String {
        let Self { before, now, .. } = self;
        format!("You now sign in to Loanroom with {now}. You can no longer sign in with {before}.")
    }

    /// Returns the same body as HTML.
    #[must_use]
    pub fn changed_html(&self) -> String {
        let content = EmailContent { introduction: self.change_notice(), action: None, end: SECURITY_FOOTER };
        render_email("Email address changed", self.head.clone(), content)
    }
}

const ADDRESS_FOOTER: &str = "The link works once, within one hour. If you didn’t ask for it, you can safely ignore this email: nothing will change.";
const SECURITY_FOOTER: &str = "If this wasn’t you, contact your lender right away. They can block access to your account until you’ve recovered it.";

/// Notifies the owner of an account that a company tried to add their address as an employee's.
#[derive(Clone, Debug)]
pub struct EmployeeAddressMail {
    /// The company.
    pub company: String,
    /// The address.
    pub email_address: String,
    /// The lender in whose name it is written, if known.
    pub head: Option<Letterhead>,
}

impl EmployeeAddressMail {
    /// The subject.
    #[must_use]
    pub fn subject(&self) -> String {
        format!("{} can’t add you with this email address", self.company)
    }

    /// Returns the body as plain text.
    #[must_use]
    pub fn plain(&self) -> String {
        format!("{}\n\n{}\n", wrap_text(&self.summary()), wrap_text(EMPLOYEE_FOOTER))
    }

    fn summary(&self) -> String {
        let Self { company, email_address, .. } = self;
        format!(
            "{company} tried to add you as an employee in Loanroom with {email_address}. You already have an account with this address, so it can’t be used for an employee account. If you work for {company}, ask them to add you with a different email address."
        )
    }

    /// Returns the body as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        let content = EmailContent { introduction: self.summary(), action: None, end: EMPLOYEE_FOOTER };
        render_email("Different email address needed", self.head.clone(), content)
    }
}

const EMPLOYEE_FOOTER: &str = "Your account hasn’t changed, and we haven’t told anyone that you have one. If you don’t know this company, you can safely ignore this email.";

/// The email about a change of the recipient's two-step sign-in.
#[derive(Clone, Debug)]
pub enum SecondStepMail {
    /// They turned it on.
    On,
    /// They turned it off.
    Off,
    /// A lead lender of their company turned it off.
    OffBy {
        /// The name of that lead lender.
        name: String,
    },
    /// They reset their password from a link, which for the first time verified their address for all companies.
    OffByReset,
    /// They signed in with a recovery code.
    RecoveryUsed {
        /// The number of unused codes.
        left: u64,
    },
    /// They got new recovery codes.
    NewCodes,
    /// They added a passkey.
    PasskeyAdded {
        /// The passkey's name.
        name: String,
    },
    /// They removed a passkey.
    PasskeyRemoved {
        /// The passkey's name.
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

    /// Returns the body as plain text.
    #[must_use]
    pub fn plain(&self) -> String {
        format!("{}\n\n{}\n", wrap_text(&self.summary()), wrap_text(SECURITY_FOOTER))
    }

    fn summary(&self) -> String {
        match self {
            Self::On => "From now on, you sign in to Loanroom with your password and a code from your authenticator app. You’ve been signed out on all your other devices. Keep your recovery codes in a safe place.".to_owned(),
            Self::Off => "From now on, you sign in to Loanroom with only your password.".to_owned(),
            Self::OffBy { name } => format!("{name} turned off your two-step sign-in, so you can sign in without your authenticator app, and removed your passkeys. You’ve been signed out everywhere. Until you set it up again, you sign in with only your password."),
            Self::OffByReset => "You reset your password from an emailed link. Until then your account had only been opened from an invitation, so its passkeys and two-step sign-in were removed in case someone else set them up. You can set up your own in your account.".to_owned(),
            Self::RecoveryUsed { left: 0 } => "Your last recovery code was used to sign in to Loanroom. Create new codes in your account.".to_owned(),
            Self::RecoveryUsed { left: 1 } => "One of your recovery codes was used to sign in to Loanroom and no longer works. You have 1 code left.".to_owned(),
            Self::RecoveryUsed { left } => format!("One of your recovery codes was used to sign in to Loanroom and no longer works. You have {left} codes left."),
            Self::NewCodes => "You have new recovery codes for Loanroom. Your old codes no longer work.".to_owned(),
            Self::PasskeyAdded { name } => format!("You can now sign in to Loanroom with the passkey “{name}”, by itself or after your password. Your password alone is no longer enough."),
            Self::PasskeyRemoved { name } => format!("The passkey “{name}” can no longer be used to sign in to Loanroom."),
        }
    }

    /// Returns the body as HTML.
    #[must_use]
    pub fn html(&self, head: Option<Letterhead>) -> String {
        let content = EmailContent { introduction: self.summary(), action: None, end: SECURITY_FOOTER };
        render_email("Two-step sign-in", head, content)
    }
}

/// The content of an account email.
struct EmailContent {
    introduction: String,
    action: Option<(&'static str, String)>,
    end: &'static str,
}

/// Renders a short email with an optional button.
fn render_email(title: &'static str, head: Option<Letterhead>, content: EmailContent) -> String {
    let (colour, EmailContent { introduction, action, end }) = (button_color(head.as_ref()), content);
    document(title, NARROW, head, move || {
        view! {
            <p>{introduction}</p>
            {action.map(|(action, link)| button(action, link, &colour))}
            {footer(end.to_owned())}
        }
    })
}
