//! A searchable select list of people: its groups are computed once, and a search filters them.

use std::collections::{HashMap, HashSet};

use people_search::to_u32;

use super::{KeyMatch, PeopleIndex, SearchKey, SearchPerson};
use crate::team::member::Member;
use crate::team::select_list::{SelectGroup, SelectGroups, select_groups};

/// The people of a select list in their groups, loaded once and searched at every keystroke.
#[derive(Clone, Debug, Default)]
pub struct MemberIndex {
    people: PeopleIndex,
    groups: Vec<SelectGroup>,
}

impl MemberIndex {
    /// Reads the people and puts them in their groups.
    #[must_use]
    pub fn new(list: &SelectGroups) -> Self {
        let groups = select_groups(list);
        let listed: HashSet<&str> =
            groups.iter().flat_map(|group| &group.members).map(String::as_str).collect();
        let people = list.members.iter().filter(|member| listed.contains(member.id.as_str()));
        let people: Vec<SearchPerson> = people.map(search_person).collect();
        Self { people: PeopleIndex::new(&people), groups }
    }

    /// Everyone in their groups.
    #[must_use]
    pub fn groups(&self) -> &[SelectGroup] {
        &self.groups
    }

    /// The people who match the text, in the order of their groups (SELECT-04, SELECT-05); everyone if it is blank. All
    /// in one array of numbers, which is passed to the browser in one call: for each person the group, the index in it,
    /// and the number of ranges to underline (SELECT-07, SELECT-08), each of these as its key's index in
    /// [`SearchKey::ALL`], start and end.
    #[must_use]
    pub fn query(&self, text: &str) -> Vec<u32> {
        let hits = self.people.query(text, u32::MAX);
        let found: HashMap<&str, &[KeyMatch]> =
            hits.iter().map(|hit| (hit.id.as_str(), hit.matches.as_slice())).collect();
        let mut numbers = Vec::new();
        for (group, of_group) in self.groups.iter().enumerate() {
            for (place, id) in of_group.members.iter().enumerate() {
                let Some(matches) = found.get(id.as_str()) else { continue };
                let stretches: usize = matches.iter().map(|found| found.ranges.len()).sum();
                numbers.extend([to_u32(group), to_u32(place), to_u32(stretches)]);
                for found in *matches {
                    let key = SearchKey::ALL.iter().position(|key| *key == found.key).unwrap_or_default();
                    numbers.extend(found.ranges.iter().flat_map(|at| [to_u32(key), at.start, at.end]));
                }
            }
        }
        numbers
    }
}

fn search_person(member: &Member) -> SearchPerson {
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

    /// The ids found, by group, as the browser reads them out of the numbers.
    fn found(index: &MemberIndex, text: &str) -> Vec<SelectGroup> {
        let mut left: Vec<SelectGroup> = index.groups().to_vec();
        left.iter_mut().for_each(|group| group.members.clear());
        let numbers = index.query(text);
        let mut rest = numbers.as_slice();
        while let [group, place, stretches, others @ ..] = rest {
            let [group, place, stretches] = [group, place, stretches].map(|n| usize::try_from(*n).unwrap());
            left[group].members.push(index.groups()[group].members[place].clone());
            rest = &others[3 * stretches..];
        }
        left.retain(|group| !group.members.is_empty());
        left
    }

    #[test]
    fn search_matches_grouping_of_the_results() {
        let index = MemberIndex::new(&team());
        for text in ["", " ", "reed", "alvarez", "lucia", "nobody at all", "e"] {
            let people: Vec<_> = team().members.iter().map(search_person).collect();
            let near: HashSet<_> =
                PeopleIndex::new(&people).query(text, u32::MAX).into_iter().map(|hit| hit.id).collect();
            let mut grouped = team();
            grouped.members.retain(|member| near.contains(&member.id));
            assert_eq!(found(&index, text), select_groups(&grouped), "{text:?}");
        }
    }

    #[test]
    fn does_not_find_people_who_are_not_offered() {
        let groups = found(&MemberIndex::new(&team()), "reed");
        assert_eq!(groups.len(), 1);
        assert_eq!(groups[0].members, ["3", "2"]);
    }

    #[test]
    fn returns_ranges_to_underline() {
        let index = MemberIndex::new(&team());
        assert_eq!(index.query("uci"), [[1, 0, 1], [1, 1, 4]].concat());
        assert_eq!(index.query(" ").len(), 3 * 3);
    }
}
