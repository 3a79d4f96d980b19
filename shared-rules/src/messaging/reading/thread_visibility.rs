//! Visibility of threads: private threads and threads without a subject are visible to their own people, lending-team
//! threads to the lenders of the loan, and all others to everyone on the loan.

use serde::{Deserialize, Serialize};

use crate::messaging::compose::subject::DIRECT_NO_SUBJECT;
use crate::team::role::Role;
use crate::text::{Text, visibility};
use crate::visibility_reason::VisibilityReason;

/// The kind of conversation in a thread.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ThreadCategory {
    /// The one conversation of everyone on the loan.
    General,
    /// A conversation about a subject.
    Subject,
    /// A conversation between people, without a subject.
    DirectNoSubject,
    /// The one conversation of the lenders.
    LendingTeam,
}

/// A viewer and a thread of a loan.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ThreadVisible {
    /// The viewer.
    pub viewer_id: String,
    /// The viewer's role on the loan; none for people who are not on it.
    #[serde(default)]
    pub viewer_role: Option<Role>,
    /// Whether the thread is private.
    #[serde(default)]
    pub locked: bool,
    /// Whether it is for lenders only.
    #[serde(default)]
    pub lending_team: bool,
    /// Its category, if any.
    #[serde(default)]
    pub message_thread_category: Option<String>,
    /// The ids of its users.
    #[serde(default)]
    pub user_ids: Vec<String>,
}

/// Private threads are for their people, lending-team threads for lenders, the others for everyone on the loan.
///
/// Returns whether the viewer may read the thread (ENTITY-45, RECIP-06, MSG-01). People outside the loan may not.
///
/// Rule from messaging §3, §5; ENTITY-45, RECIP-06.
#[must_use]
pub fn thread_visible(input: &ThreadVisible) -> bool {
    judge_visibility(input).0
}

/// Returns whether the viewer may read the thread, by [`thread_visible`], and why.
#[must_use]
pub fn explain_thread(input: &ThreadVisible) -> (bool, VisibilityReason) {
    let (sees, why) = judge_visibility(input);
    (sees, why.into())
}

fn judge_visibility(input: &ThreadVisible) -> (bool, Text) {
    let thread = ThreadScope {
        locked: input.locked,
        lending_team: input.lending_team,
        direct: input.message_thread_category.as_deref() == Some(DIRECT_NO_SUBJECT),
    };
    thread.is_seen_by(input.viewer_role, || input.user_ids.contains(&input.viewer_id))
}

/// The properties of a thread that determine its readers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", default)]
pub struct ThreadScope {
    /// Whether it is private.
    pub locked: bool,
    /// Whether it is for lenders only.
    pub lending_team: bool,
    /// Whether it is a conversation between people, without a subject.
    pub direct: bool,
}

impl ThreadScope {
    /// Returns whether only the thread's own people read it.
    #[must_use]
    pub const fn is_closed(self) -> bool {
        self.locked || self.direct
    }

    /// Returns whether a person with that role on the loan reads the thread, and why.
    pub(crate) fn is_seen_by(self, role: Option<Role>, is_in_thread: impl FnOnce() -> bool) -> (bool, Text) {
        match role {
            None => (false, visibility::OUTSIDE_LOAN),
            Some(role) if self.lending_team && !role.is_lender() => (false, visibility::LENDING_TEAM_ONLY),
            Some(_) if self.is_closed() && is_in_thread() => (true, visibility::IN_THREAD),
            Some(_) if self.is_closed() => (false, visibility::NOT_IN_THREAD),
            Some(_) if self.lending_team => (true, visibility::LENDERS_READ_TEAM),
            Some(_) => (true, visibility::OPEN_THREAD),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn returns_reason_for_each_thread() {
        let why = |viewer_role, locked, lending_team, users: &[&str]| {
            let input = ThreadVisible {
                viewer_id: "me".to_owned(),
                viewer_role,
                locked,
                lending_team,
                message_thread_category: None,
                user_ids: users.iter().map(|&id| id.to_owned()).collect(),
            };
            let (sees, because) = explain_thread(&input);
            assert_eq!(sees, thread_visible(&input));
            because.code
        };
        assert_eq!(why(None, false, false, &["me"]), "sight-outside-loan");
        assert_eq!(why(Some(Role::Borrower), false, true, &["me"]), "sight-lending-team-only");
        assert_eq!(why(Some(Role::Lender), false, true, &[]), "sight-lenders-read-team");
        assert_eq!(why(Some(Role::Lender), true, true, &[]), "sight-not-in-thread");
        assert_eq!(why(Some(Role::Contact), true, false, &["me"]), "sight-in-thread");
        assert_eq!(why(Some(Role::Contact), false, false, &[]), "sight-open-thread");
    }
}
