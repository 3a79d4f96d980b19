//! What one can follow: the changes of a loan, its messages, those of a company, or what concerns oneself.

use std::fmt;

use uuid::Uuid;

/// A stream of events that belongs to a loan, a company, or a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// `loans/{loanId}`: the loan and its needs list.
    Loan(Uuid),
    /// `chats/{loanId}`: the loan's messages.
    Chats(Uuid),
    /// `notices/{userId}`: what concerns a person: their notices, and how much they have to read.
    Notices(Uuid),
    /// `companies/{companyId}`: who works at a lending company, and what was handed in to it.
    Company(Uuid),
}

impl Topic {
    /// The topic of that name, if it is one.
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

    /// The loan whose people may follow the topic; none for what is a person's own or a company's.
    #[must_use]
    pub const fn loan_id(self) -> Option<Uuid> {
        match self {
            Self::Loan(id) | Self::Chats(id) => Some(id),
            Self::Notices(_) | Self::Company(_) => None,
        }
    }

    /// Whether its events are numbered and kept, so that one catches up with them.
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
    fn a_topic_reads_back_what_it_writes_and_nothing_else_is_one() {
        let id = Uuid::now_v7();
        for topic in [Topic::Loan(id), Topic::Chats(id), Topic::Notices(id), Topic::Company(id)] {
            assert_eq!(Topic::parse(&topic.to_string()), Some(topic));
        }
        for name in ["", "loans", "loans/", "loans/1", "users/00000000-0000-7000-8000-000000000000"] {
            assert_eq!(Topic::parse(name), None, "{name}");
        }
    }
}
