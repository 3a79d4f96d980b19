//! The topics of events: a loan, its messages, a company, or a user.

use std::fmt;

use uuid::Uuid;

/// A stream of events of a loan, a company or a user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// `loans/{loanId}`: the loan and its needs list.
    Loan(Uuid),
    /// `chats/{loanId}`: the loan's messages.
    Chats(Uuid),
    /// `notices/{userId}`: a user's notifications and unread count.
    Notices(Uuid),
    /// `companies/{companyId}`: the employees of a lending company, and the files uploaded to it.
    Company(Uuid),
}

impl Topic {
    /// Parses a topic's name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        let (stream, id) = name.split_once('/')?;
        let id = id.parse().ok()?;
        match stream {
            "loans" => Some(Self::Loan(id)),
            "chats" => Some(Self::Chats(id)),
            "notices" => Some(Self::Notices(id)),
            "companies" => Some(Self::Company(id)),
            _ => None,
        }
    }

    /// Returns the loan whose members may subscribe to the topic; `None` for a user's or a company's topic.
    #[must_use]
    pub const fn loan_id(self) -> Option<Uuid> {
        match self {
            Self::Loan(id) | Self::Chats(id) => Some(id),
            Self::Notices(_) | Self::Company(_) => None,
        }
    }

    /// Returns whether the topic's events are numbered and stored, so that they can be replayed.
    #[must_use]
    pub const fn is_numbered(self) -> bool {
        matches!(self, Self::Loan(_))
    }
}

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Loan(id) => write!(f, "loans/{id}"),
            Self::Chats(id) => write!(f, "chats/{id}"),
            Self::Notices(id) => write!(f, "notices/{id}"),
            Self::Company(id) => write!(f, "companies/{id}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn topic_round_trips_and_rejects_other_names() {
        let id = Uuid::now_v7();
        for topic in [Topic::Loan(id), Topic::Chats(id), Topic::Notices(id), Topic::Company(id)] {
            assert_eq!(Topic::parse(&topic.to_string()), Some(topic));
        }
        for name in ["", "loans", "loans/", "loans/1", "users/00000000-0000-7000-8000-000000000000"] {
            assert_eq!(Topic::parse(name), None, "{name}");
        }
    }
}
