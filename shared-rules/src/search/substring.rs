//! Plain search: what was typed stands in the text as it is, whatever the case.

use serde::{Deserialize, Serialize};

use super::SearchPerson;
use crate::value::display_name::{PersonName, display_name};

/// A list of people and what to look for in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FilterPeople {
    /// The people, in list order.
    pub people: Vec<SearchPerson>,
    /// What was typed.
    pub query: String,
}

/// Whether `part` stands in `text`, whatever the case of either. Nothing stands in every text.
#[must_use]
pub fn contains_ignoring_case(text: &str, part: &str) -> bool {
    text.to_lowercase().contains(&part.to_lowercase())
}

/// The ids of the people in whose "given family e-mail" what was typed stands, in list order
/// (platform §5; resolution 26; CONTACT-32).
#[must_use]
pub fn filter_users(input: &FilterPeople) -> Vec<String> {
    filter(input, |person, query| {
        let name = joined(&[&person.given_name, &person.family_name]);
        let email_address = person.email_address.as_deref().unwrap_or_default();
        contains_ignoring_case(&name, query)
            || contains_ignoring_case(email_address, query)
            || reaches_the_at_sign(query) && contains_ignoring_case(&format!("{name} {email_address}"), query)
    })
}

/// Text across name and address must reach the `@`: else `lee ann` would find Ann Lee, whose address
/// begins with the given name, although names in another order are not to be found.
fn reaches_the_at_sign(query: &str) -> bool {
    query.contains('@')
}

fn joined(parts: &[&Option<String>]) -> String {
    let parts: Vec<&str> =
        parts.iter().filter_map(|part| part.as_deref()).filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

/// The ids of the contacts whose display name or e-mail address holds what was typed, in list order;
/// blanks around it don't count (platform §5; CONTACT-38).
#[must_use]
pub fn filter_contacts(input: &FilterPeople) -> Vec<String> {
    filter(input, |person, query| {
        let email_address = person.email_address.clone();
        let name = display_name(&PersonName {
            given_name: person.given_name.clone(),
            family_name: person.family_name.clone(),
            email_address: email_address.clone(),
        });
        [name, email_address.unwrap_or_default()]
            .iter()
            .any(|text| contains_ignoring_case(text, query.trim()))
    })
}

fn filter(input: &FilterPeople, found: impl Fn(&SearchPerson, &str) -> bool) -> Vec<String> {
    let hits = input.people.iter().filter(|person| found(person, &input.query));
    hits.map(|person| person.id.clone()).collect()
}
