//! The conversations of the demo.

use std::collections::{BTreeMap, BTreeSet};

use sea_orm::ActiveValue::Set;
use serde::Deserialize;
use serde_json::json;
use shared_rules::{
    messaging::reading::thread_visibility::ThreadCategory, team::role::Role, text::messaging as text,
};
use uuid::Uuid;

use super::{
    DemoError, DemoOffice,
    messages::{Message, MessagedLoan, OpenThread, insert_message},
};
use crate::{
    entity::{EnumColumn, JsonColumn, message_thread, thread_user},
    secrets::token,
};

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct LoanMessages {
    loan: String,
    pub threads: Vec<Thread>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct Thread {
    kind: ThreadCategory,
    /// The subject.
    pub title: Option<String>,
    #[serde(default)]
    locked: bool,
    /// The participants of a locked or direct thread; all others are open to the loan's members.
    #[serde(default)]
    people: Vec<String>,
    #[serde(default)]
    muted_by: Vec<String>,
    /// How many of the last messages each person hasn't read.
    #[serde(default)]
    unread_by: BTreeMap<String, usize>,
    #[serde(default)]
    labels: Vec<String>,
    messages: Vec<Message>,
}

/// Writes all conversations.
pub(super) async fn fill(office: &DemoOffice<'_>) -> Result<(), DemoError> {
    for messages in &office.data.messages {
        let loan = MessagedLoan::load(office, office.loan(&messages.loan)?.id).await?;
        for thread in &messages.threads {
            insert_thread(office, &loan, thread).await?;
        }
    }
    Ok(())
}

impl Thread {
    /// Whether only its participants read it.
    fn is_closed(&self) -> bool {
        self.locked || self.kind == ThreadCategory::DirectNoSubject
    }

    /// Returns the members who read an open thread.
    fn open_to(&self, members: &[(Uuid, Role)]) -> Vec<Uuid> {
        let lenders_only = self.kind == ThreadCategory::LendingTeam;
        let readers = members.iter().filter(|(_, role)| !lenders_only || role.is_lender());
        readers.map(|(user, _)| *user).collect()
    }

    fn full_title(&self) -> Option<String> {
        match self.kind {
            ThreadCategory::General => Some(text::GENERAL_THREAD.template.to_owned()),
            ThreadCategory::LendingTeam => Some(text::LENDING_TEAM.template.to_owned()),
            _ => self.title.clone(),
        }
    }

    /// Returns the key by which sending finds the thread of exactly these people.
    fn people_key(&self, people: &[Uuid]) -> String {
        let users: BTreeSet<String> = people.iter().map(Uuid::to_string).collect();
        let outside_addresses: [&str; 0] = [];
        let title = self.title.as_deref().unwrap_or_default().to_lowercase();
        token::hash(&json!([self.locked, title, users, outside_addresses]).to_string())
    }
}

async fn insert_thread(office: &DemoOffice<'_>, loan: &MessagedLoan, data: &Thread) -> Result<(), DemoError> {
    let (Some(first), Some(last)) = (data.messages.first(), data.messages.last()) else {
        return Err("demo data: messages: a thread has no messages".into());
    };
    let people = office.person_ids(&data.people)?;
    let muted = office.person_ids(&data.muted_by)?;
    let (id, ids) = (Uuid::now_v7(), data.messages.iter().map(|_| Uuid::now_v7()).collect::<Vec<_>>());
    let row = message_thread::ActiveModel {
        id: Set(id),
        loan_id: Set(loan.id),
        title: Set(data.full_title()),
        kind: Set(EnumColumn(data.kind)),
        locked: Set(data.locked),
        lending_team: Set(data.kind == ThreadCategory::LendingTeam),
        general: Set(data.kind == ThreadCategory::General),
        inactive: Set(false),
        people_key: Set(data.is_closed().then(|| data.people_key(&people))),
        created_by: Set(Some(office.person(&first.from)?)),
        created_at: Set(first.sent_at(office)),
        last_message_id: Set(ids.last().copied()),
        last_message_at: Set(last.sent_at(office)),
        message_count: Set(i64::try_from(ids.len())?),
        labels: Set(JsonColumn(data.labels.to_vec())),
    };
    office.insert_one(row).await?;
    let users: BTreeSet<Uuid> = people.iter().chain(&muted).copied().collect();
    let users = users.into_iter().map(|user| thread_user::ActiveModel {
        thread_id: Set(id),
        user_id: Set(user),
        from_seq: Set(1),
        muted: Set(muted.contains(&user)),
    });
    office.insert(users.collect()).await?;
    let unread_by = data.unread_by.iter().map(|(email, count)| Ok((office.person(email)?, *count)));
    let thread = OpenThread {
        id,
        subject: data.title.clone().unwrap_or_default(),
        message_ids: ids,
        readers: if data.is_closed() { people } else { data.open_to(&loan.members) },
        unread_by: unread_by.collect::<Result<_, DemoError>>()?,
    };
    for (index, message) in data.messages.iter().enumerate() {
        insert_message(office, loan, &thread, (index, message)).await?;
    }
    Ok(())
}
