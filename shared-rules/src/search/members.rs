//! The select list of people, kept ready: its groups are made once, and a search leaves of them who is found.

use serde::Serialize;
use std::collections::HashSet;

use super::{PeopleIndex, PersonHit, SearchPerson};
use crate::team::member::Member;
use crate::team::select_list::{SelectGroup, SelectGroups, select_groups};

/// The people of a select list in their groups, loaded once and searched at every keystroke.
#[derive(Clone, Debug, Default)]
pub struct MemberIndex {
    people: PeopleIndex,
    groups: Vec<SelectGroup>,
}

/// Who was found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct FoundMembers {
    /// The groups with those who were found, in their order; none is empty (SELECT-04, SELECT-05).
    pub groups: Vec<SelectGroup>,
    /// The same people, the nearest first, with what to underline (SELECT-07, SELECT-08).
    pub hits: Vec<PersonHit>,
}

impl MemberIndex {
    /// Reads the people and puts them in their groups.
    #[must_use]
    pub fn new(list: &SelectGroups) -> Self {
        let groups = select_groups(list);
        let listed: HashSet<&str> =
            groups.iter().flat_map(|group| &group.members).map(String::as_str).collect();
        let people = list.members.iter().filter(|member| listed.contains(member.id.as_str()));
        let people: Vec<SearchPerson> = people.map(searched).collect();
        Self { people: PeopleIndex::new(&people), groups }
    }

    /// The people who come near the text, in their groups; everyone when it is blank.
    #[must_use]
    pub fn query(&self, text: &str) -> FoundMembers {
        let hits = self.people.query(text, u32::MAX);
        let found: HashSet<&str> = hits.iter().map(|hit| hit.id.as_str()).collect();
        let left = self.groups.iter().map(|group| SelectGroup {
            section: group.section,
            heading: group.heading,
            members: group.members.iter().filter(|id| found.contains(id.as_str())).cloned().collect(),
        });
        let groups = left.filter(|group| !group.members.is_empty()).collect();
        FoundMembers { groups, hits }
    }
}

fn searched(member: &Member) -> SearchPerson {
    SearchPerson {
        id: member.id.clone(),
        given_name: member.user.given_name.clone(),
        family_name: member.user.family_name.clone(),
        email_address: member.user.email_address.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(json: serde_json::Value) -> SelectGroups {
        serde_json::from_value(json).unwrap()
    }

    fn team() -> SelectGroups {
        list(serde_json::json!({
            "viewerGroup": "LENDER",
            "members": [
                { "id": "1", "role": "BORROWER", "user": { "givenName": "Lucia", "familyName": "Alvarez" } },
                { "id": "2", "role": "LENDER", "user": { "givenName": "Tom", "familyName": "Reed" } },
                { "id": "3", "role": "LEAD_LENDER", "user": { "givenName": "Dana", "familyName": "Reed" } },
                { "id": "4", "role": "LENDER", "onLoan": false, "user": { "givenName": "Off", "familyName": "Reed" } },
            ],
        }))
    }

    #[test]
    fn a_search_finds_as_grouping_the_found_would() {
        let index = MemberIndex::new(&team());
        for text in ["", " ", "reed", "alvarez", "lucia", "nobody at all", "e"] {
            let people: Vec<_> = team().members.iter().map(searched).collect();
            let near: HashSet<_> =
                PeopleIndex::new(&people).query(text, u32::MAX).into_iter().map(|hit| hit.id).collect();
            let mut found = team();
            found.members.retain(|member| near.contains(&member.id));
            assert_eq!(index.query(text).groups, select_groups(&found), "{text:?}");
        }
    }

    #[test]
    fn whoever_is_not_offered_is_not_found() {
        let found = MemberIndex::new(&team()).query("reed");
        assert_eq!(found.hits.iter().map(|hit| hit.id.as_str()).collect::<Vec<_>>(), ["2", "3"]);
        assert_eq!(found.groups.len(), 1);
        assert_eq!(found.groups[0].members, ["3", "2"]);
    }
}
