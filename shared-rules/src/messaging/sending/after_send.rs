//! Navigation after sending a message: lenders stay on the package page, loan applications stay open, and everyone
//! else goes to the thread.

use serde::{Deserialize, Serialize};

use crate::messaging::navigation::{Page, ThreadTarget, thread_target};
use crate::team::role::RoleGroup;
use crate::text::messaging;

/// A sent message.
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
    /// The thread from the server's response.
    pub thread_id: String,
}

/// The outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SendOutcome {
    /// A toast to show.
    pub toast: Option<&'static str>,
    /// The page to go to; none stays.
    pub target: Option<ThreadTarget>,
}

/// After sending, lenders stay on the package page, loan applications stay open, and everyone else goes to the
/// thread.
///
/// Returns the toast or the thread to open.
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
