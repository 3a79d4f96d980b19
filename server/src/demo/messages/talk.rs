//! How the conversations of the demo are written down.

use shared_rules::{
    messaging::reading::thread::ThreadCategory::{self, DirectNoSubject, General, LendingTeam, Subject},
    text::messaging as text,
};

/// A conversation on a loan.
#[derive(Clone, Copy)]
pub(super) struct Talk {
    pub kind: ThreadCategory,
    /// The subject.
    pub title: Option<&'static str>,
    pub locked: bool,
    /// Who is in it, by address; everybody on the loan when it is open to all.
    pub people: &'static [&'static str],
    pub muted_by: &'static [&'static str],
    /// Who hasn't read its last messages, and how many.
    pub unread: &'static [(&'static str, usize)],
    pub labels: &'static [&'static str],
    pub lines: &'static [Line],
}

impl Talk {
    const fn new(kind: ThreadCategory, title: Option<&'static str>, lines: &'static [Line]) -> Self {
        Self { kind, title, locked: false, people: &[], muted_by: &[], unread: &[], labels: &[], lines }
    }

    /// The loan's general conversation.
    pub const fn general(lines: &'static [Line]) -> Self {
        Self::new(General, Some(text::GENERAL_THREAD.template), lines)
    }

    /// The lenders among themselves.
    pub const fn of_lenders(lines: &'static [Line]) -> Self {
        Self::new(LendingTeam, Some(text::LENDING_TEAM.template), lines)
    }

    /// About a subject.
    pub const fn about(title: &'static str, lines: &'static [Line]) -> Self {
        Self::new(Subject, Some(title), lines)
    }

    /// Among these people alone, under a subject.
    pub const fn private(
        title: &'static str,
        people: &'static [&'static str],
        lines: &'static [Line],
    ) -> Self {
        Self { locked: true, people, ..Self::new(Subject, Some(title), lines) }
    }

    /// Between these people, without a subject.
    pub const fn between(people: &'static [&'static str], lines: &'static [Line]) -> Self {
        Self { people, ..Self::new(DirectNoSubject, None, lines) }
    }

    pub const fn unread_by(self, unread: &'static [(&'static str, usize)]) -> Self {
        Self { unread, ..self }
    }

    pub const fn muted_by(self, muted_by: &'static [&'static str]) -> Self {
        Self { muted_by, ..self }
    }

    pub const fn labelled(self, labels: &'static [&'static str]) -> Self {
        Self { labels, ..self }
    }

    /// Whether only those in it read it.
    pub fn is_closed(&self) -> bool {
        self.locked || self.kind == DirectNoSubject
    }
}

/// Something said in it.
#[derive(Clone, Copy)]
pub(super) struct Line {
    pub from: &'static str,
    /// How long ago.
    pub days: i64,
    pub minutes: i64,
    /// HTML.
    pub body: &'static str,
    pub to: &'static [&'static str],
    pub cc: &'static [&'static str],
    pub bcc: &'static [&'static str],
    /// Addresses that a copy was mailed to.
    pub mailed: &'static [&'static str],
    /// Documents of the loan, by how their names begin.
    pub files: &'static [&'static str],
    /// The mail that it came as.
    pub original: Option<&'static str>,
    /// How many messages back the one is that it answers.
    pub answers: Option<usize>,
    pub edited: bool,
}

/// Somebody says something, that many days and minutes ago.
pub(super) const fn say(from: &'static str, days: i64, minutes: i64, body: &'static str) -> Line {
    Line {
        from,
        days,
        minutes,
        body,
        to: &[],
        cc: &[],
        bcc: &[],
        mailed: &[],
        files: &[],
        original: None,
        answers: None,
        edited: false,
    }
}

impl Line {
    pub const fn to(self, to: &'static [&'static str]) -> Self {
        Self { to, ..self }
    }

    pub const fn cc(self, cc: &'static [&'static str]) -> Self {
        Self { cc, ..self }
    }

    pub const fn bcc(self, bcc: &'static [&'static str]) -> Self {
        Self { bcc, ..self }
    }

    pub const fn mailed(self, mailed: &'static [&'static str]) -> Self {
        Self { mailed, ..self }
    }

    pub const fn with(self, files: &'static [&'static str]) -> Self {
        Self { files, ..self }
    }

    pub const fn came_as(self, original: &'static str) -> Self {
        Self { original: Some(original), ..self }
    }

    pub const fn answering(self, back: usize) -> Self {
        Self { answers: Some(back), ..self }
    }

    pub const fn edited(self) -> Self {
        Self { edited: true, ..self }
    }
}
