//! Of a user's signatures at one company, at most one is used for new messages.

use serde::{Deserialize, Serialize};

/// The mark of the signature that new messages start with.
pub const NEW_MESSAGES: &str = "NEW_MESSAGES";

/// A signature and its uses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SignatureUse {
    /// The signature's id.
    pub id: String,
    /// What it is used for.
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
    /// The one that is changed.
    pub signature_id: String,
    /// Whether it is to be used for new messages.
    pub used: bool,
}

/// Only one of a user's signatures is used for new messages.
///
/// The signatures afterwards: marking one takes the mark from the others, unmarking leaves them alone.
///
/// Rule in messaging, from messaging §3, §6; SIG-02, SIG-03; resolution 84.
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
pub struct Signatures {
    /// In the order of the server.
    pub signatures: Vec<SignatureUse>,
}

/// A new message starts with the one signature that is marked for it.
///
/// The id of the one signature that a new message starts with, if there is one.
///
/// Rule in messaging, from messaging §3; MSG-06, SIG-03.
#[must_use]
pub fn new_message_signature(input: &Signatures) -> Option<String> {
    input
        .signatures
        .iter()
        .find(|signature| signature.is_for_new_messages())
        .map(|signature| signature.id.clone())
}
