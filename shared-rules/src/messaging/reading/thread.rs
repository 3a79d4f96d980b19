//! Who sees a thread: a private one and one without a subject its own people, a lending-team thread the
//! lenders of the loan, any other everyone on the loan.

use serde::{Deserialize, Serialize};

use crate::messaging::compose::subject::DIRECT_NO_SUBJECT;
use crate::team::role::Role;

/// What kind of conversation a thread is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ThreadCategory {
    /// The one conversation of everybody on the loan.
    General,
    /// About a subject.
    Subject,
    /// Between people, without a subject.
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

/// Private threads are for their people, lending-team threads for lenders, the others for everyone on
/// the loan.
///
/// Whether the viewer may read the thread (ENTITY-45, RECIP-06, MSG-01). Nobody outside the loan may.
///
/// Rule in messaging, from messaging §3, §5; ENTITY-45, RECIP-06.
#[must_use]
pub fn thread_visible(input: &ThreadVisible) -> bool {
    let Some(role) = input.viewer_role else { return false };
    let direct = input.message_thread_category.as_deref() == Some(DIRECT_NO_SUBJECT);
    let among_users = || input.user_ids.contains(&input.viewer_id);
    (!input.lending_team || role.is_lender()) && (!(input.locked || direct) || among_users())
}
