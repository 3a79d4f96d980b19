//! Turns the history of requests into activity entries of their loan: a bulk change becomes a single entry.

use std::collections::BTreeSet;

use chrono::{DateTime, Utc};
use serde::Deserialize as _;
use serde_json::Value;
use shared_rules::{
    activity::{Activity, MAX_NAMED_REQUESTS},
    needs_list::{history::HistoryKind, history_text::HistoryDetail},
};
use uuid::Uuid;

use super::{ActivityScope, NewActivity};

/// The maximum number of assignees that an entry lists.
const MAX_PEOPLE: usize = 10;

/// The same change to several requests.
struct RequestGroup {
    actor_id: Uuid,
    how: HistoryKind,
    at: DateTime<Utc>,
    count: u32,
    elements: Vec<String>,
    people: BTreeSet<String>,
    detail: Value,
}

/// Returns the entries for these history rows.
pub(crate) fn request_activities<'a>(
    place: ActivityScope,
    happened: impl IntoIterator<Item = (Uuid, Uuid, HistoryKind, &'a Value, DateTime<Utc>)>,
) -> Vec<NewActivity> {
    let mut groups: Vec<RequestGroup> = Vec::new();
    for (element, actor_id, how, detail, at) in happened {
        let people = detail["userIds"].as_array().into_iter().flatten();
        let people = people.filter_map(|id| id.as_str().map(str::to_owned));
        // A bulk change writes equal rows in sequence, so comparing with the last group is enough.
        let last = groups.last_mut();
        match last.filter(|group| group.actor_id == actor_id && group.how == how && group.at == at) {
            Some(group) => {
                group.count = group.count.saturating_add(1);
                group.people.extend(people);
                if group.elements.len() < MAX_NAMED_REQUESTS {
                    group.elements.push(element.to_string());
                }
            }
            None => groups.push(RequestGroup {
                actor_id,
                how,
                at,
                count: 1,
                elements: vec![element.to_string()],
                people: people.collect(),
                detail: detail.clone(),
            }),
        }
    }
    groups.into_iter().map(|group| group.entry(place)).collect()
}

impl RequestGroup {
    fn entry(self, place: ActivityScope) -> NewActivity {
        let Self { actor_id, how, at, count, elements, people, detail } = self;
        let people = people.into_iter().take(MAX_PEOPLE).collect();
        let detail = (count == 1).then(|| HistoryDetail::deserialize(&detail).ok().map(Box::new)).flatten();
        NewActivity {
            place,
            actor_id,
            at,
            activity: Activity::Requests { how, count, elements, people, detail },
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn groups_bulk_changes_into_one_entry() {
        let (actor, at) = (Uuid::now_v7(), DateTime::UNIX_EPOCH);
        let place = ActivityScope::at(Uuid::now_v7());
        let detail = json!({ "userIds": [actor] });
        let many = (0..5_000).map(|_| (Uuid::now_v7(), actor, HistoryKind::Shared, &detail, at));
        let entries = request_activities(place, many);
        assert_eq!(entries.len(), 1);
        let Activity::Requests { count, elements, people, detail, .. } = &entries[0].activity else {
            panic!()
        };
        assert_eq!((*count, elements.len(), people.len()), (5_000, MAX_NAMED_REQUESTS, 1));
        assert!(detail.is_none());
    }

    #[test]
    fn keeps_history_detail_of_single_request() {
        let detail = json!({ "documentName": "w2.pdf" });
        let one = (Uuid::now_v7(), Uuid::now_v7(), HistoryKind::Answered, &detail, DateTime::UNIX_EPOCH);
        let entries = request_activities(ActivityScope::at(Uuid::now_v7()), [one]);
        let Activity::Requests { detail, .. } = &entries[0].activity else { panic!() };
        assert_eq!(detail.as_ref().unwrap().document_name.as_deref(), Some("w2.pdf"));
    }
}
