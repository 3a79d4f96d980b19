//! After a message was sent: lenders stay on the package page, loan applications stay where they are,
//! and everyone else goes to the thread.

use serde::{Deserialize, Serialize};

use crate::messaging::navigation::{Page, ThreadTarget, thread_target};
use crate::team::role::RoleGroup;
use crate::text::messaging;

/// A message that was sent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AfterSend {
    /// The sender's group.
    pub sender_group: RoleGroup,
    /// The page it was sent from.
    pub page: Page,
    /// The loan.
    pub loan_id: String,
    /// The thread that the server names.
    pub thread_id: String,
}

/// What happens then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SendOutcome {
    /// A toast to show.
    pub toast: Option<&'static str>,
    /// Where to go; none means to stay.
    pub target: Option<ThreadTarget>,
}

/// After sending, lenders stay on the package page, loan applications stay, everyone else goes to the
/// thread.
///
/// Toast or thread.
///
/// Rule from messaging §4; MSG-21, MSG-22, ROUTE-32, TOAST-34; resolution 68.
#[must_use]
pub fn after_send(input: &AfterSend) -> SendOutcome {
    let lender = input.sender_group == RoleGroup::Lender;
    match input.page {
        Page::ApplyNow => SendOutcome { toast: None, target: None },
        Page::LoanExplorerPackage if lender => {
            SendOutcome { toast: Some(messaging::SENT.template), target: None }
        }
        _ => SendOutcome { toast: None, target: Some(thread_target(&input.loan_id, &input.thread_id, None)) },
    }
}
