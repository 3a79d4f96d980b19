//! Action links contain /api/v1/action. They are validated before they are followed, only for our own origin, and
//! lead to their target with the thread and the task view appended.

use serde::{Deserialize, Serialize};

use super::own_address::path_inside;
use crate::messaging::body::link::ACTION_PATH;
use crate::messaging::navigation::MESSAGE_VIEW;
use crate::team::role::RoleGroup;
use crate::text::identity;

/// A clicked link.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ActionLink {
    /// The link's address, as written in the message.
    pub address: String,
    /// The origin of the product, for example `https://loanroom.example`.
    pub origin: String,
}

/// The kind of a link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct LinkKind {
    /// Whether it is an action link.
    pub is_action: bool,
    /// The id to validate; none when the link can't be followed, and the no-access modal opens.
    pub action_id: Option<String>,
}

/// A link that contains /api/v1/action is an action link; it is followed only for our own origin.
///
/// Returns whether the link is an action link, and its action's id.
///
/// Rule from messaging §4; LINK-01, LINK-02; resolution 88.
#[must_use]
pub fn action_link(input: &ActionLink) -> LinkKind {
    let is_action = input.address.contains(ACTION_PATH);
    let id = || {
        let path = path_inside(&input.address, &input.origin)?;
        let (path, query, _) = split_address(path);
        path.ends_with(ACTION_PATH).then(|| query_parameter(query, "id"))?
    };
    LinkKind { is_action, action_id: if is_action { id() } else { None } }
}

/// The target of a valid action link.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FollowAction {
    /// The redirect target of the action.
    pub location: String,
    /// The origin of the product.
    pub origin: String,
    /// The thread in which the link was clicked.
    pub thread_id: String,
}

/// A valid action link leads to its target with thread and task view appended, never to another site.
///
/// Returns the path to open, with other parameters and the hash kept; none when it leads to another site.
///
/// Rule from messaging §4; LINK-03…05.
#[must_use]
pub fn follow_action(input: &FollowAction) -> Option<String> {
    let target = path_inside(&input.location, &input.origin)?;
    let (path, query, hash) = split_address(target);
    let kept = query.split('&').filter(|pair| !pair.is_empty() && !is_own_parameter(pair));
    let thread = format!("messageThreadId={}", percent_encode(&input.thread_id));
    let view = format!("taskView={MESSAGE_VIEW}");
    let query: Vec<&str> = kept.chain([thread.as_str(), view.as_str()]).collect();
    let hash = hash.map(|hash| format!("#{hash}")).unwrap_or_default();
    Some(format!("{path}?{}{hash}", query.join("&")))
}

/// The subject of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
#[allow(missing_docs)] // the variants are self-explanatory
pub enum ActionAbout {
    Loan,
    Element,
    Thread,
    Message,
}

/// An action that the viewer may follow.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PermittedAction {
    /// The group of the viewer's role on the loan.
    pub viewer_group: RoleGroup,
    /// The loan.
    pub loan_id: String,
    /// Its lender.
    pub lender_id: String,
    /// The kind of its subject.
    pub about: ActionAbout,
    /// The id of its subject.
    pub id: String,
    /// The thread, for a message.
    #[serde(default)]
    pub thread_id: Option<String>,
}

/// An action leads lenders to the loan's pages and everyone else to their tasks at the lender; all people read
/// messages on the loan's messages page.
///
/// Returns the path inside the product.
///
/// Rule from messaging §2, §4; API-71, LINK-03.
#[must_use]
pub fn action_location(input: &PermittedAction) -> String {
    let [loan, lender, id] = [&input.loan_id, &input.lender_id, &input.id].map(|id| percent_encode(id));
    let messages = |thread: &str, rest: &str| {
        format!("/loans/{loan}/messages?loanId={loan}&messageThreadId={thread}{rest}&taskView={MESSAGE_VIEW}")
    };
    let lends = input.viewer_group == RoleGroup::Lender;
    match input.about {
        ActionAbout::Thread => messages(&id, ""),
        ActionAbout::Message => {
            let thread = input.thread_id.as_deref().map(percent_encode).unwrap_or_default();
            messages(&thread, &format!("&messageId={id}"))
        }
        ActionAbout::Element if lends => format!("/loans/{loan}/needs-list?formElementId={id}"),
        ActionAbout::Element => format!("/portal/{lender}/tasks?needsListLoanId={loan}&formElementId={id}"),
        ActionAbout::Loan if lends => format!("/loans/{loan}"),
        ActionAbout::Loan => format!("/portal/{lender}/tasks?needsListLoanId={loan}"),
    }
}

/// An action that the viewer may not follow, or no longer, leads to the home page with a notice.
///
/// Returns the path inside the product.
///
/// Rule from messaging §4, §8; LINK-05, MODAL-01.
#[must_use]
pub fn no_action_location(input: &NoAction) -> String {
    let id = percent_encode(&input.id);
    let message = percent_encode(identity::NO_ACCESS.template);
    format!("/?noAccessModalId={id}&noAccessModalMessage={message}&noAccessModalSeverity=info")
}

/// An action that the viewer may not follow.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct NoAction {
    /// The id in the link.
    pub id: String,
}

fn is_own_parameter(pair: &str) -> bool {
    let key = pair.split_once('=').map_or(pair, |(key, _)| key);
    key == "messageThreadId" || key == "taskView"
}

/// Splits an address into path, query and hash.
fn split_address(address: &str) -> (&str, &str, Option<&str>) {
    let (rest, hash) = address.split_once('#').map_or((address, None), |(rest, hash)| (rest, Some(hash)));
    let (path, query) = rest.split_once('?').unwrap_or((rest, ""));
    (path, query, hash)
}

fn query_parameter(query: &str, name: &str) -> Option<String> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let value = pairs.filter(|(key, _)| *key == name).map(|(_, value)| value).next();
    value.filter(|value| !value.is_empty()).map(str::to_owned)
}

/// Percent-encodes everything except letters, digits and `-._~`.
fn percent_encode(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            encoded.push_str(&format!("%{byte:02X}"));
        }
    }
    encoded
}
