//! The contacts-list dialog is titled 'My Contacts' or '{name} Contacts', has the sections Key Contacts
//! and Contacts, and its search matches display name or e-mail address in any case. Only a search can find
//! nobody: a list without contacts is empty.

use serde::{Deserialize, Serialize};

use crate::team::member::MemberUser;
use crate::text;
use crate::value::collation::collation_key;
use crate::value::ordering::order_by;

/// Whose list it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ListTitle {
    /// Whether it is the viewer's own.
    pub own: bool,
    /// The owner's name.
    #[serde(default)]
    pub name: String,
}

/// The list is titled My Contacts, or with the owner's name.
///
/// The title of the dialog.
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
    /// What the answer calls it by.
    pub id: String,
    /// The person.
    pub user: MemberUser,
    /// Whether it is a key contact.
    #[serde(default)]
    pub key_contact: bool,
}

/// The contacts and what is searched for.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ContactList {
    /// The typed text; blank finds everyone.
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

/// The contact list finds by name or e-mail address and stands in two sections.
///
/// What the list shows.
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
