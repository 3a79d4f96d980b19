//! API types.

use serde::{Deserialize, Serialize};
use shared_rules::loans::{
    facts::LoanFacts,
    new_loan::{NewBorrower, NewLoan},
};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::features::{loans::Loan, needs_list::NeedsListElement};

/// A borrower of a new loan.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Borrower {
    /// Given name; a person known to the company keeps theirs.
    #[serde(default)]
    pub given_name: String,
    /// Family name.
    #[serde(default)]
    pub family_name: String,
    /// The email address for the invitation.
    #[serde(default)]
    pub email_address: String,
}

/// A loan to create.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OpenLoan {
    /// Its facts; an empty name is derived from the lead borrower and property, an empty number is the next one.
    #[serde(flatten)]
    pub facts: LoanFacts,
    /// The borrowers; the first is the lead.
    #[serde(default)]
    pub borrowers: Vec<Borrower>,
    /// Whether to send them invitations.
    #[serde(default)]
    pub invite: bool,
    /// Colleagues to add, each in their company role.
    #[serde(default)]
    pub colleagues: Vec<Uuid>,
    /// Whether to invite the colleagues who haven't joined yet.
    #[serde(default)]
    pub invite_colleagues: bool,
    /// The company template that its needs list starts with.
    #[serde(default)]
    pub template_id: Option<Uuid>,
    /// The loan whose needs list is copied.
    #[serde(default)]
    pub needs_list_of: Option<Uuid>,
    /// Idempotency key: requests with the same key create one loan.
    pub idempotency_key: String,
}

impl OpenLoan {
    /// Returns the form as the rules check it.
    pub(super) fn form(&self) -> NewLoan {
        let borrower = |borrower: &Borrower| NewBorrower {
            given_name: borrower.given_name.clone(),
            family_name: borrower.family_name.clone(),
            email_address: borrower.email_address.clone(),
        };
        NewLoan {
            facts: self.facts.clone(),
            borrowers: self.borrowers.iter().map(borrower).collect(),
            colleagues: self.colleagues.iter().map(Uuid::to_string).collect(),
        }
    }
}

/// A created loan and its statistics.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OpenedLoan {
    /// The loan's id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// The number of its borrowers.
    pub borrowers: u32,
    /// The number of invited borrowers.
    pub invited: u32,
    /// The number of requests in its needs list.
    pub requests: u32,
    /// All of this as text.
    pub said: String,
}

/// A loan application, as far as the user may see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LoanApplication {
    /// The loan with its data and people.
    pub loan: Loan,
    /// Its requests, in the order of the needs list.
    pub requests: Vec<NeedsListElement>,
}
