//! Plain search: the search text occurs in the text, ignoring case.

use serde::{Deserialize, Serialize};

use super::SearchPerson;

/// A list of people and what to look for in it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct FilterPeople {
    /// The people, in list order.
    pub people: Vec<SearchPerson>,
    /// The search text.
    pub query: String,
}

/// Whether `part` occurs in `text`, ignoring case. An empty part occurs in every text.
#[must_use]
pub fn contains_ignoring_case(text: &str, part: &str) -> bool {
    text.to_lowercase().contains(&part.to_lowercase())
}

/// A user is found if given name, family name and email address, joined by spaces, contain the search text.
///
/// The ids of the people whose "given family email" contains the search text, in list order.
///
/// Rule from platform §5; resolution 26; CONTACT-32.
#[must_use]
pub fn filter_users(input: &FilterPeople) -> Vec<String> {
    filter(input, |person, query| {
        let name = join_fields(&[&person.given_name, &person.family_name]);
        let email_address = person.email_address.as_deref().unwrap_or_default();
        contains_ignoring_case(&name, query)
            || contains_ignoring_case(email_address, query)
            || reaches_the_at_sign(query) && contains_ignoring_case(&format!("{name} {email_address}"), query)
    })
}

/// Text across name and address must reach the `@`: otherwise `lee ann` would find Ann Lee, whose address begins with
/// the given name, although names in another order must not match.
fn reaches_the_at_sign(query: &str) -> bool {
    query.contains('@')
}

fn join_fields(parts: &[&Option<String>]) -> String {
    let parts: Vec<&str> =
        parts.iter().filter_map(|part| part.as_deref()).filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

fn filter(input: &FilterPeople, found: impl Fn(&SearchPerson, &str) -> bool) -> Vec<String> {
    let hits = input.people.iter().filter(|person| found(person, &input.query));
    hits.map(|person| person.id.clone()).collect()
}
