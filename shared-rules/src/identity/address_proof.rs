//! Proof that an account's email address belongs to its user. A link delivered by a company's mail server proves the
//! address to that company only.

use serde::{Deserialize, Serialize};

/// The delivery of a company's invitation.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct InvitationMail {
    /// Whether the operator of the installation has set a mail server, which then sends all emails.
    pub operator_server: bool,
    /// Whether the company's settings have a mail server, used or not.
    pub company_server: bool,
    /// Whether the company is the only one of the installation.
    pub only_company: bool,
    /// Whether the link was shown to a lender, who may have opened it instead of the person.
    #[serde(default)]
    pub link_shown: bool,
}

/// The companies to which an address is proven.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum AddressProof {
    /// To every company of the installation.
    Everyone,
    /// To the company that sent the link.
    Company,
}

/// A first password chosen from an invitation proves the address to the company that sent it. It proves it to every
/// company only when the operator's mail server or the only company's delivered the link and no lender was shown it.
///
/// Returns the companies to which the address is proven.
///
/// Rule from resolution 100.
#[must_use]
pub fn invitation_proof(input: &InvitationMail) -> AddressProof {
    // A server in the company's settings may have delivered the link before the operator set one.
    let by_operator = input.operator_server && !input.company_server;
    let mailed_to_owner = by_operator || input.only_company;
    if mailed_to_owner && !input.link_shown { AddressProof::Everyone } else { AddressProof::Company }
}

/// An account whose password is reset by a link.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ResetAccount {
    /// The companies to which its address was proven before.
    pub proof: AddressProof,
}

/// The first reset of an account that was proven to single companies also removes its passkeys and its second step,
/// because they may belong to a person who read the invitation on a company's mail server.
///
/// Returns whether passkeys, authenticator app and recovery codes are removed.
///
/// Rule from resolution 100.
#[must_use]
pub fn reset_removes_second_step(input: &ResetAccount) -> bool {
    input.proof == AddressProof::Company
}
