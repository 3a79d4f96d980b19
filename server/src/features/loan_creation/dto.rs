//! What goes over the wire.

use serde::{Deserialize, Serialize};
use shared_rules::loans::new_loan::{NewBorrower, NewLoan};
use utoipa::ToSchema;
use uuid::Uuid;

use crate::features::{loans::Loan, needs_list::NeedsListElement};

/// A borrower of a new loan.
#[derive(Clone, Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct Borrower {
    /// Given name; somebody whom the company knows keeps theirs.
    #[serde(default)]
    pub given_name: String,
    /// Family name.
    #[serde(default)]
    pub family_name: String,
    /// Where the invitation goes.
    #[serde(default)]
    pub email_address: String,
}

/// A loan to open.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OpenLoan {
    /// What it is called; after its lead borrower and property when empty.
    #[serde(default)]
    pub name: String,
    /// The company's own number of it; the next one when empty.
    #[serde(default)]
    pub loan_number: String,
    /// In whole dollars.
    #[serde(default)]
    pub amount: Option<i64>,
    /// What it is for.
    #[serde(default)]
    pub loan_purpose: String,
    /// What it is secured by.
    #[serde(default)]
    pub property_address: String,
    /// Whom it is for; the first leads.
    #[serde(default)]
    pub borrowers: Vec<Borrower>,
    /// Whether to send them invitations.
    #[serde(default)]
    pub invite: bool,
    /// The colleagues who work on it too, each in the role they have at the company.
    #[serde(default)]
    pub colleagues: Vec<Uuid>,
    /// Whether to send invitations to the colleagues who haven't joined yet.
    #[serde(default)]
    pub invite_colleagues: bool,
    /// The company's template that its needs list begins with.
    #[serde(default)]
    pub template_id: Option<Uuid>,
    /// The loan whose requests are asked for here too.
    #[serde(default)]
    pub needs_list_of: Option<Uuid>,
    /// The same key opens one loan, however often it is sent.
    pub idempotency_key: String,
}

impl OpenLoan {
    /// What the rules check.
    pub(super) fn form(&self) -> NewLoan {
        let borrower = |borrower: &Borrower| NewBorrower {
            given_name: borrower.given_name.clone(),
            family_name: borrower.family_name.clone(),
            email_address: borrower.email_address.clone(),
        };
        NewLoan {
            name: self.name.clone(),
            loan_number: self.loan_number.clone(),
            amount: self.amount,
            loan_purpose: self.loan_purpose.clone(),
            property_address: self.property_address.clone(),
            borrowers: self.borrowers.iter().map(borrower).collect(),
            colleagues: self.colleagues.iter().map(Uuid::to_string).collect(),
        }
    }
}

/// A loan that was opened, and what that did.
#[derive(Clone, Debug, Deserialize, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct OpenedLoan {
    /// The loan's id.
    pub id: Uuid,
    /// What it is called.
    pub name: String,
    /// How many borrowers are on it.
    pub borrowers: u32,
    /// How many of them were invited.
    pub invited: u32,
    /// How many requests its needs list begins with.
    pub requests: u32,
    /// All of that in words.
    pub said: String,
}

/// An application for a loan, as far as one may see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub(super) struct LoanApplication {
    /// The loan with its facts and its people.
    pub loan: Loan,
    /// What is asked for it, in the order of the needs list.
    pub requests: Vec<NeedsListElement>,
}
