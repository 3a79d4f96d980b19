//! The contact list dialog is titled 'My Contacts' or '{name} Contacts' and has the sections Key Contacts and
//! Contacts. Its search matches display name or email address, ignoring case. Only a search can report that no one
//! was found: a list without contacts is empty.

use serde::{Deserialize, Serialize};

use crate::team::member::MemberUser;
use crate::text;
use crate::value::collation::collation_key;
use crate::value::ordering::order_by;

/// The list whose title is wanted.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ListTitle {
    /// Whether it is the viewer's own list.
    pub own: bool,
    /// The owner's name.
    #[serde(default)]
    pub name: String,
}

/// The list is titled My Contacts, or with the owner's name.
///
/// Returns the title of the dialog.
///
/// Rule from platform §2.5; CONTACT-36, CONTACT-37.
#[must_use]
pub fn list_title(input: &ListTitle) -> String {
    if input.own {
        text::contacts::MY_CONTACTS.to_string()
    } else {
        text::contacts::CONTACTS_OF.fill(&[("name", &input.name)])
    }
}

/// A contact of the list.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ListedContact {
    /// The id that the result uses.
    pub id: String,
    /// The person.
    pub user: MemberUser,
    /// Whether it is a key contact.
    #[serde(default)]
    pub key_contact: bool,
}

/// The contacts and the search query.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactList {
    /// The query; blank matches everyone.
    #[serde(default)]
    pub query: String,
    /// All contacts.
    pub contacts: Vec<ListedContact>,
}

/// The two sections, by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactListAnswer {
    /// The ids under 'Key Contacts'.
    pub key_contacts: Vec<String>,
    /// The ids under 'Contacts'.
    pub contacts: Vec<String>,
    /// The text shown when both are empty.
    pub empty_text: Option<&'static str>,
}

/// The contact list is searched by name or email address and has two sections.
///
/// Returns the content of the list.
///
/// Rule from platform §5; CONTACT-38…40.
#[must_use]
pub fn contact_list(input: &ContactList) -> ContactListAnswer {
    let wanted = input.query.trim().to_lowercase();
    let mut found: Vec<_> = input.contacts.iter().filter(|contact| matches(&contact.user, &wanted)).collect();
    order_by(&mut found, |contact| collation_key(&contact.user.display_name()));
    let (key, other): (Vec<_>, Vec<_>) = found.into_iter().partition(|contact| contact.key_contact);
    let ids = |contacts: Vec<&ListedContact>| contacts.into_iter().map(|c| c.id.clone()).collect::<Vec<_>>();
    let nobody = key.is_empty() && other.is_empty();
    let nothing =
        if wanted.is_empty() { text::contacts::NO_CONTACTS_YET } else { text::contacts::USER_NOT_FOUND };
    ContactListAnswer {
        key_contacts: ids(key),
        contacts: ids(other),
        empty_text: nobody.then_some(nothing.template),
    }
}

fn matches(user: &MemberUser, wanted: &str) -> bool {
    let email = user.email_address.as_deref().unwrap_or_default();
    user.display_name().to_lowercase().contains(wanted) || email.to_lowercase().contains(wanted)
}
