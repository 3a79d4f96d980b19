//! Signatures: each has a name, and at most one of a user's signatures at a company is used for new messages.

use serde::{Deserialize, Serialize};

use crate::text::messaging;
use crate::value::limits::{list_problem, text_problem_of};
use crate::violation::Violation;

/// The maximum number of signatures of one person at one company.
pub const MAX_SIGNATURES: u64 = 20;

/// The use of the signature that new messages start with.
pub const NEW_MESSAGES: &str = "NEW_MESSAGES";

/// A signature and its uses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SignatureUse {
    /// The signature's id.
    pub id: String,
    /// Its uses.
    #[serde(default)]
    pub used_ins: Vec<String>,
}

impl SignatureUse {
    fn is_for_new_messages(&self) -> bool {
        self.used_ins.iter().any(|used| used == NEW_MESSAGES)
    }

    fn marked(&self, used: bool) -> Self {
        let others = self.used_ins.iter().filter(|mark| *mark != NEW_MESSAGES).cloned();
        Self { id: self.id.clone(), used_ins: others.chain(used.then(|| NEW_MESSAGES.to_owned())).collect() }
    }
}

/// A signature whose use changes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct MarkSignature {
    /// The user's signatures at the company.
    pub signatures: Vec<SignatureUse>,
    /// The signature to change.
    pub signature_id: String,
    /// Whether it should be used for new messages.
    pub used: bool,
}

/// Only one of a user's signatures is used for new messages.
///
/// Returns the signatures after the change: marking one unmarks the others; unmarking changes no other.
///
/// Rule from messaging §3, §6; SIG-02, SIG-03; resolution 84.
#[must_use]
pub fn mark_signature(input: &MarkSignature) -> Vec<SignatureUse> {
    let after = |signature: &SignatureUse| {
        let chosen = signature.id == input.signature_id;
        signature.marked(if chosen { input.used } else { !input.used && signature.is_for_new_messages() })
    };
    input.signatures.iter().map(after).collect()
}

/// A user's signatures at one company.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SignatureList {
    /// The signatures in the server's order.
    pub signatures: Vec<SignatureUse>,
}

/// A new message starts with the signature that is marked for it.
///
/// Returns the id of the signature for new messages, if any.
///
/// Rule from messaging §3; MSG-06, SIG-03.
#[must_use]
pub fn new_message_signature(input: &SignatureList) -> Option<String> {
    input
        .signatures
        .iter()
        .find(|signature| signature.is_for_new_messages())
        .map(|signature| signature.id.clone())
}

/// A signature as entered.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SignatureForm {
    /// The name.
    pub name: String,
    /// HTML.
    #[serde(default)]
    pub body: String,
    /// Its uses.
    #[serde(default)]
    pub used_ins: Vec<String>,
}

/// A signature has a name of at most 100 characters.
///
/// Returns the violations; empty when the signature can be saved.
///
/// Rule from messaging §3; SIG-01.
#[must_use]
pub fn check_signature(input: &SignatureForm) -> Vec<Violation> {
    const KIND: &str = "signature";
    let missing = input.name.trim().is_empty().then(|| messaging::SIGNATURE_NAME_REQUIRED.violation("name"));
    let name = missing.or_else(|| text_problem_of(KIND, "name", &input.name));
    let uses = list_problem("usedIns", input.used_ins.len());
    name.into_iter().chain(text_problem_of(KIND, "body", &input.body)).chain(uses).collect()
}
