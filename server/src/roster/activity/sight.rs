//! What the one who reads it may know of the things that entries are about, and whether they are still there. One
//! statement for each sort of thing, however many entries are read.

use std::collections::{HashMap, HashSet};

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, JoinType, QueryFilter, QuerySelect, RelationTrait as _,
};
use shared_rules::activity::{Activity, Known, Named, told};
use uuid::Uuid;

use super::{
    row::Row,
    wire::{ActivityLink, ActivityPlace},
};
use crate::{
    access::LoanMember,
    entity::{app_user, document, loan_role, message, message_thread, needs_list_element as element},
    roster::{UserRef, sees_message},
};

/// What an entry says.
#[derive(Default)]
pub(super) struct Seen {
    pub words: String,
    pub on: Option<String>,
    pub leads_to: Option<ActivityLink>,
}

/// What is known of the things of some entries.
#[derive(Default)]
pub(super) struct Sight {
    /// The requests by name, and whether they are still in the list.
    elements: HashMap<Uuid, (String, bool)>,
    people: HashMap<Uuid, String>,
    /// Who is on the loan.
    on_loan: HashSet<Uuid>,
    /// The documents that are there.
    documents: HashSet<Uuid>,
    /// The messages that the reader sees: their thread, its subject, and whether they are deleted.
    messages: HashMap<Uuid, (Uuid, Option<String>)>,
}

/// The ids that entries name.
#[derive(Default)]
struct Ids {
    elements: HashSet<Uuid>,
    people: HashSet<Uuid>,
    named: HashSet<Uuid>,
    documents: HashSet<Uuid>,
    messages: HashSet<Uuid>,
}

impl Ids {
    fn add(&mut self, about: &Activity) {
        let parsed = |ids: &[String]| ids.iter().filter_map(|id| id.parse().ok()).collect::<Vec<Uuid>>();
        if let Activity::Requests { elements, people, .. } = about {
            self.elements.extend(parsed(elements));
            self.people.extend(parsed(people));
        }
        self.named.extend(person_of(about));
        self.documents.extend(document_of(about));
        self.messages.extend(message_of(about));
    }
}

fn id(named: &Named) -> Option<Uuid> {
    named.id.parse().ok()
}

/// The person that an entry is about.
fn person_of(about: &Activity) -> Option<Uuid> {
    match about {
        Activity::PersonAdded { person, .. }
        | Activity::RoleChanged { person, .. }
        | Activity::PersonChanged { person }
        | Activity::Invited { person }
        | Activity::InvitationWithdrawn { person } => id(person),
        _ => None,
    }
}

fn document_of(about: &Activity) -> Option<Uuid> {
    match about {
        Activity::DocumentAdded { document }
        | Activity::DocumentRenamed { document, .. }
        | Activity::Downloaded { document } => id(document),
        _ => None,
    }
}

fn message_of(about: &Activity) -> Option<Uuid> {
    match about {
        Activity::MessageSent { message }
        | Activity::MessageEdited { message }
        | Activity::MessageDeleted { message }
        | Activity::MessageRestored { message } => message.parse().ok(),
        _ => None,
    }
}

impl Sight {
    /// Of these entries, for a lender of the loan. Who reads the record of a company is told names alone.
    pub(super) async fn of(
        db: &impl ConnectionTrait,
        member: Option<&LoanMember>,
        rows: &[Row],
    ) -> Result<Self, DbErr> {
        let Some(member) = member else { return Ok(Self::default()) };
        let mut ids = Ids::default();
        rows.iter().filter_map(|row| row.about.as_ref()).for_each(|about| ids.add(about));
        Ok(Self {
            elements: elements(db, member.loan.id, ids.elements).await?,
            people: people(db, ids.people).await?,
            on_loan: on_loan(db, member.loan.id, ids.named).await?,
            documents: documents(db, member.loan.id, ids.documents).await?,
            messages: messages(db, member, ids.messages).await?,
        })
    }

    /// What the entry says.
    pub(super) fn see(&self, about: &Activity) -> Seen {
        let mut known = Known::default();
        if let Activity::Requests { elements, people, .. } = about {
            let names = elements.iter().filter_map(|id| self.elements.get(&id.parse().ok()?));
            known.elements = names.map(|(name, _)| name.clone()).collect();
            let people = people.iter().filter_map(|id| self.people.get(&id.parse().ok()?));
            known.people = people.cloned().collect();
        }
        let message = message_of(about).and_then(|id| Some((id, self.messages.get(&id)?)));
        known.subject = message.and_then(|(_, (_, subject))| subject.clone());
        let (words, on) = told(about, &known);
        Seen { words, on, leads_to: self.link(about) }
    }

    fn link(&self, about: &Activity) -> Option<ActivityLink> {
        let to = |place, id| Some(ActivityLink { place, id, thread_id: None });
        if let Activity::Requests { count: 1, elements, .. } = about {
            let id: Uuid = elements.first()?.parse().ok()?;
            let there = self.elements.get(&id).is_some_and(|(_, there)| *there);
            return to(ActivityPlace::Request, id).filter(|_| there);
        }
        if let Some(id) = person_of(about) {
            return to(ActivityPlace::Person, id).filter(|_| self.on_loan.contains(&id));
        }
        if let Some(id) = document_of(about) {
            return to(ActivityPlace::Document, id).filter(|_| self.documents.contains(&id));
        }
        let id = message_of(about)?;
        let (thread, _) = self.messages.get(&id)?;
        Some(ActivityLink { place: ActivityPlace::Message, id, thread_id: Some(*thread) })
    }
}

async fn elements(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    ids: HashSet<Uuid>,
) -> Result<HashMap<Uuid, (String, bool)>, DbErr> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows: Vec<(Uuid, String, Option<chrono::DateTime<chrono::Utc>>)> = element::Entity::find()
        .select_only()
        .columns([element::Column::Id, element::Column::Name, element::Column::DeletedAt])
        .filter(element::Column::LoanId.eq(loan_id))
        .filter(element::Column::Id.is_in(ids))
        .into_tuple()
        .all(db)
        .await?;
    Ok(rows.into_iter().map(|(id, name, deleted)| (id, (name, deleted.is_none()))).collect())
}

async fn people(db: &impl ConnectionTrait, ids: HashSet<Uuid>) -> Result<HashMap<Uuid, String>, DbErr> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = app_user::Entity::find().filter(app_user::Column::Id.is_in(ids)).all(db).await?;
    Ok(rows.iter().map(|row| (row.id, UserRef::from(row).display_name())).collect())
}

/// Those of the people who are on the loan, as far as lenders may know.
async fn on_loan(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    ids: HashSet<Uuid>,
) -> Result<HashSet<Uuid>, DbErr> {
    if ids.is_empty() {
        return Ok(HashSet::new());
    }
    let rows: Vec<Uuid> = loan_role::Entity::find()
        .select_only()
        .column(loan_role::Column::UserId)
        .filter(loan_role::Column::LoanId.eq(loan_id))
        .filter(loan_role::Column::VisibleToLender.eq(true))
        .filter(loan_role::Column::UserId.is_in(ids))
        .into_tuple()
        .all(db)
        .await?;
    Ok(rows.into_iter().collect())
}

async fn documents(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    ids: HashSet<Uuid>,
) -> Result<HashSet<Uuid>, DbErr> {
    if ids.is_empty() {
        return Ok(HashSet::new());
    }
    let rows: Vec<Uuid> = document::Entity::find()
        .select_only()
        .column(document::Column::Id)
        .filter(document::Column::LoanId.eq(loan_id))
        .filter(document::Column::DeletedAt.is_null())
        .filter(document::Column::Id.is_in(ids))
        .into_tuple()
        .all(db)
        .await?;
    Ok(rows.into_iter().collect())
}

/// Those of the messages that the reader sees.
async fn messages(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    ids: HashSet<Uuid>,
) -> Result<HashMap<Uuid, (Uuid, Option<String>)>, DbErr> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows: Vec<(Uuid, Uuid, Option<String>)> = message::Entity::find()
        .select_only()
        .columns([message::Column::Id, message::Column::ThreadId])
        .column(message_thread::Column::Title)
        .join(JoinType::InnerJoin, message::Relation::Thread.def())
        .filter(message::Column::Id.is_in(ids))
        .filter(sees_message(member))
        .into_tuple()
        .all(db)
        .await?;
    Ok(rows.into_iter().map(|(id, thread, subject)| (id, (thread, subject))).collect())
}
