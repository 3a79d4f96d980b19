//! The contact picker matches users by a part of 'given name family name email'; without a match it shows a message
//! and offers to add the typed text.

use serde::{Deserialize, Serialize};

use crate::team::member::MemberUser;
use crate::text;

/// The query and the users to search.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactPicker {
    /// The query; blank matches everyone.
    #[serde(default)]
    pub query: String,
    /// The users.
    pub users: Vec<MemberUser>,
}

/// The content of the picker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactPickerAnswer {
    /// The ids of the matching users, in input order.
    pub users: Vec<String>,
    /// The text shown without a match.
    pub empty_text: Option<&'static str>,
    /// The text that Add Contact takes over, when it is offered.
    pub add_contact: Option<String>,
}

/// The picker matches users by a part of name plus email, and offers to add an unmatched text.
///
/// Returns the matches and texts of the picker (CONTACT-32, CONTACT-34; resolution 26).
///
/// Rule from platform §5, §8; CONTACT-32, CONTACT-34.
#[must_use]
pub fn contact_picker(input: &ContactPicker) -> ContactPickerAnswer {
    let typed = input.query.trim();
    let wanted = typed.to_lowercase();
    let found = input.users.iter().filter(|user| matches(user, &wanted));
    let users: Vec<_> = found.filter_map(|user| user.id.clone()).collect();
    let nobody = users.is_empty() && !typed.is_empty();
    ContactPickerAnswer {
        users,
        empty_text: nobody.then_some(text::contacts::USER_NOT_EXISTING.template),
        add_contact: nobody.then(|| typed.to_owned()),
    }
}

/// Returns whether the user matches. Reordered names don't match: text that spans the name and the email address
/// counts only when it reaches the @, so that 'lee ann' doesn't match Ann Lee, ann@x.com by chance.
fn matches(user: &MemberUser, wanted: &str) -> bool {
    let name = join_parts([&user.given_name, &user.family_name]);
    let email = join_parts([&user.email_address]);
    let across =
        wanted.contains('@') && join_parts([&Some(name.clone()), &Some(email.clone())]).contains(wanted);
    name.contains(wanted) || email.contains(wanted) || across
}

fn join_parts<const N: usize>(parts: [&Option<String>; N]) -> String {
    let parts = parts.into_iter().flatten().map(|part| part.trim()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" ").to_lowercase()
}
