use serde::{Deserialize, Serialize};

/// A person as search knows them. An absent name or address is an empty one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SearchPerson {
    /// A value that identifies this person in the list.
    pub id: String,
    /// First name.
    #[serde(default)]
    pub given_name: Option<String>,
    /// Last name.
    #[serde(default)]
    pub family_name: Option<String>,
    /// Email address.
    #[serde(default)]
    pub email_address: Option<String>,
}

impl SearchPerson {
    /// The texts that are searched, in the order of [`crate::SearchKey::ALL`].
    pub(super) fn keys(&self) -> [&str; 3] {
        [&self.family_name, &self.given_name, &self.email_address].map(|key| key.as_deref().unwrap_or(""))
    }
}
