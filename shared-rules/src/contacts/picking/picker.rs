//! The contact picker finds users by a part of 'given name family name e-mail'; where there are none it
//! says so and offers to add the typed text.

use serde::{Deserialize, Serialize};

use crate::team::member::MemberUser;
use crate::text;

/// The typed text and the users to look among.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactPicker {
    /// The typed text; blank finds everyone.
    #[serde(default)]
    pub query: String,
    /// The users.
    pub users: Vec<MemberUser>,
}

/// What the picker shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactPickerAnswer {
    /// The ids of the users found, as they came.
    pub users: Vec<String>,
    /// The text shown when nobody was found.
    pub empty_text: Option<&'static str>,
    /// What Add Contact carries, when it is offered.
    pub add_contact: Option<String>,
}

/// The picker finds users by a part of name plus e-mail, and offers to add what it can't find.
///
/// What the picker finds and says (CONTACT-32, CONTACT-34; resolution 26).
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

/// Reordered names don't match: text that runs from the name into the e-mail address counts only when
/// it reaches the @, so that 'lee ann' doesn't find Ann Lee, ann@x.com by chance.
fn matches(user: &MemberUser, wanted: &str) -> bool {
    let name = joined([&user.given_name, &user.family_name]);
    let email = joined([&user.email_address]);
    let across = wanted.contains('@') && joined([&Some(name.clone()), &Some(email.clone())]).contains(wanted);
    name.contains(wanted) || email.contains(wanted) || across
}

fn joined<const N: usize>(parts: [&Option<String>; N]) -> String {
    let parts = parts.into_iter().flatten().map(|part| part.trim()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(" ").to_lowercase()
}
