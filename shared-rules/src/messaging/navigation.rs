//! Navigation in messaging: opening a thread, and opening the composer from any page.

use serde::{Deserialize, Serialize};

use crate::text::{Text, messaging};

/// The task view of messages.
pub const MESSAGE_VIEW: &str = "MESSAGE";

/// The current page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the names come from the specification
pub enum Page {
    Home,
    LoanExplorerLoans,
    LoanExplorerPackage,
    SingleLoan,
    SingleLoanMessages,
    BorrowerPortal,
    BorrowerPortalLender,
    BorrowerPortalLenderTasks,
    ApplyNow,
    Other,
}

/// The single-loan messages page of `loan_id` with these query parameters. A null parameter is removed from the
/// address; parameters that aren't listed stay.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ThreadTarget {
    /// The loan of the page.
    pub loan_id: String,
    /// The parameters.
    pub query: ThreadQuery,
}

/// The query parameters of an opened thread.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ThreadQuery {
    /// `MESSAGE`.
    pub task_view: &'static str,
    /// The thread.
    pub message_thread_id: String,
    /// The loan.
    pub loan_id: String,
    /// The last unread message, if there is one.
    pub message_id: Option<String>,
    /// Cleared.
    pub message_search_label: Option<String>,
    /// Cleared.
    pub message_search_text: Option<String>,
    /// Cleared.
    pub message_lender_id: Option<String>,
    /// Cleared.
    pub lender_id: Option<String>,
}

/// A thread to open.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OpenThread {
    /// Its loan.
    pub loan_id: String,
    /// The thread.
    pub thread_id: String,
    /// Its last unread message, if there is one.
    #[serde(default)]
    pub last_unread_message_id: Option<String>,
}

/// Opening a thread puts it, its loan and its last unread message in the address, and clears the searches.
///
/// Returns the page to open.
///
/// Rule from messaging §2; ROUTE-42, ROUTE-43; resolutions 16, 77.
#[must_use]
pub fn open_thread(input: &OpenThread) -> ThreadTarget {
    thread_target(&input.loan_id, &input.thread_id, input.last_unread_message_id.clone())
}

pub(crate) fn thread_target(loan_id: &str, thread_id: &str, message_id: Option<String>) -> ThreadTarget {
    ThreadTarget {
        loan_id: loan_id.to_owned(),
        query: ThreadQuery {
            task_view: MESSAGE_VIEW,
            message_thread_id: thread_id.to_owned(),
            loan_id: loan_id.to_owned(),
            message_id,
            message_search_label: None,
            message_search_text: None,
            message_lender_id: None,
            lender_id: None,
        },
    }
}

/// A loan on the borrower portal.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PortalLoan {
    /// Its id.
    pub id: String,
    /// The user id of its lead lender, if there is one.
    #[serde(default)]
    pub lead_lender_id: Option<String>,
}

/// A use of the compose control.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OpenComposer {
    /// The current page.
    pub page: Page,
    /// On the borrower portal: the viewer's loans.
    #[serde(default)]
    pub loans: Vec<PortalLoan>,
    /// On the borrower portal: the chosen loan, if any.
    #[serde(default)]
    pub chosen_loan_id: Option<String>,
}

/// The effect of the compose control.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum ComposerAction {
    /// Opens the message window in place.
    OpenWindow,
    /// Navigates with query parameters.
    Navigate,
    /// Asks for the loan.
    SelectLoan,
    /// None: there is no loan to write about.
    Disabled,
}

/// The query parameters that open the composer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ComposerQuery {
    /// True.
    pub message_compose_open: bool,
    /// The loan.
    pub loan_id: String,
    /// The lead lender; none when the loan has none.
    pub message_recipients_ids: Option<String>,
}

/// The effect of the compose control, with its details.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ComposerOpening {
    /// The effect.
    pub action: ComposerAction,
    /// The query parameters, when it navigates.
    pub query: Option<ComposerQuery>,
    /// The notice: the missing decision, or the reason why it is disabled.
    pub notice: Option<&'static str>,
}

/// The composer opens in place; on the borrower portal it needs one loan.
///
/// Returns the effect of the compose control.
///
/// Rule from messaging §2; ROUTE-44…47; resolution 78.
#[must_use]
pub fn open_composer(input: &OpenComposer) -> ComposerOpening {
    let answer = |action, query, notice: Option<Text>| ComposerOpening {
        action,
        query,
        notice: notice.map(|text| text.template),
    };
    if input.page != Page::BorrowerPortal {
        return answer(ComposerAction::OpenWindow, None, None);
    }
    let chosen = input.loans.iter().find(|loan| Some(&loan.id) == input.chosen_loan_id.as_ref());
    let loan = match input.loans.as_slice() {
        [] => return answer(ComposerAction::Disabled, None, Some(messaging::NO_LOAN)),
        [only] => Some(only),
        _ => chosen,
    };
    let Some(loan) = loan else {
        return answer(ComposerAction::SelectLoan, None, Some(messaging::SELECT_LOAN));
    };
    let query = ComposerQuery {
        message_compose_open: true,
        loan_id: loan.id.clone(),
        message_recipients_ids: loan.lead_lender_id.clone(),
    };
    answer(ComposerAction::Navigate, Some(query), None)
}
