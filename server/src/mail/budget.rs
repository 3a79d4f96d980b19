//! The kinds of emails, each with a separate hourly budget per address.

use uuid::Uuid;

/// The kind of an email. An address has a separate budget for each kind, so that one kind can't use up another's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MailBudget {
    /// A password reset link.
    PasswordReset,
    /// A sign-in link.
    SignInLink,
    /// A change of the sign-in address.
    AddressChange,
    /// A change of two-step sign-in.
    SecondStep,
    /// An invitation. Each company has a separate budget.
    Invitation,
    /// A message. Each company has a separate budget.
    Message,
    /// A receipt for uploaded files.
    Receipt,
    /// Notifications about loans.
    Notification,
    /// A reminder of open requests. Each company has a separate budget.
    Reminder,
}

/// The kinds of emails that people wait for to get into their account. They are sent first.
pub(super) const URGENT: [MailBudget; 4] =
    [MailBudget::PasswordReset, MailBudget::SignInLink, MailBudget::AddressChange, MailBudget::SecondStep];

impl MailBudget {
    /// Returns the stored name.
    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::PasswordReset => "password-reset",
            Self::SignInLink => "sign-in-link",
            Self::AddressChange => "address-change",
            Self::SecondStep => "second-step",
            Self::Invitation => "invitation",
            Self::Message => "message",
            Self::Receipt => "receipt",
            Self::Notification => "notification",
            Self::Reminder => "reminder",
        }
    }

    /// Returns the key under which the company's emails of this kind are counted.
    pub(super) fn key(self, company: Option<Uuid>) -> String {
        match (self, company) {
            (Self::Invitation | Self::Message | Self::Receipt | Self::Reminder, Some(company)) => {
                format!("{} {company}", self.word())
            }
            _ => self.word().to_owned(),
        }
    }
}
