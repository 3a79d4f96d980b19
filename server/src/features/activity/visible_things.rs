//! The reader's view of the things that entries mention: their names, and whether they still exist. Runs one statement
//! per type of thing, however many entries are read.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, JoinType, QueryFilter, QuerySelect, RelationTrait as _,
    Select, TryGetableMany,
};
use shared_rules::{
    activity::{Activity, KnownNames, NamedRef, describe_activity},
    loans::entity::EntityType,
};
use uuid::Uuid;

use super::{
    dto::{ActivityLink, ActivityPlace},
    row::ActivityRow,
};
use crate::{
    access::LoanMember,
    entity::{
        app_user, document, entity_on_loan, individual, loan_entity, loan_role, message, message_thread,
        needs_list_element as element,
    },
    membership::{UserRef, sees_message},
};

/// An entry as shown.
#[derive(Default)]
pub(super) struct EntryView {
    pub words: String,
    pub on: Option<String>,
    pub leads_to: Option<ActivityLink>,
}

/// The loaded data of the things that some entries mention.
#[derive(Default)]
pub(super) struct EntryTargets {
    /// Requests by id: the name, and whether it is still in the list.
    elements: HashMap<Uuid, (String, bool)>,
    people: HashMap<Uuid, String>,
    /// People on the loan, and whether lenders may know it.
    on_loan: HashMap<Uuid, bool>,
    /// Entities on the loan; for a person who is a user, the user's id.
    entities: HashMap<Uuid, Option<Uuid>>,
    /// Documents that exist.
    documents: HashSet<Uuid>,
    /// Messages that the reader sees: the thread, its subject, and whether the message is deleted.
    messages: HashMap<Uuid, (Uuid, Option<String>)>,
}

/// The ids that entries mention.
#[derive(Default)]
struct TargetIds {
    elements: HashSet<Uuid>,
    people: HashSet<Uuid>,
    named: HashSet<Uuid>,
    entities: HashSet<Uuid>,
    documents: HashSet<Uuid>,
    messages: HashSet<Uuid>,
}

impl TargetIds {
    fn add(&mut self, about: &Activity) {
        let parsed = |ids: &[String]| ids.iter().filter_map(|id| id.parse().ok()).collect::<Vec<Uuid>>();
        if let Activity::Requests { elements, people, .. } = about {
            self.elements.extend(parsed(elements));
            self.people.extend(parsed(people));
        }
        self.named.extend(person_of(about));
        self.entities.extend(entity_of(about).map(|(id, _)| id));
        self.documents.extend(document_of(about));
        self.messages.extend(message_of(about));
    }
}

fn named_id(named: &NamedRef) -> Option<Uuid> {
    named.id.parse().ok()
}

/// The person that an entry is about.
fn person_of(about: &Activity) -> Option<Uuid> {
    match about {
        Activity::PersonAdded { person, .. }
        | Activity::RoleChanged { person, .. }
        | Activity::PersonChanged { person }
        | Activity::Invited { person }
        | Activity::InvitationLinkCopied { person }
        | Activity::InvitationWithdrawn { person }
        | Activity::EntityTied { person, .. } => named_id(person),
        Activity::CreditOrdered { whose }
        | Activity::CreditRecorded { whose }
        | Activity::LicenceWritten { whose, .. } => named_id(whose),
        _ => None,
    }
}

/// The entity that an entry is about.
fn entity_of(about: &Activity) -> Option<(Uuid, EntityType)> {
    match about {
        Activity::EntityAdded { entity, of, .. }
        | Activity::EntityChanged { entity, of }
        | Activity::EntityLabelled { entity, of, .. }
        | Activity::EntityTied { entity, of, .. }
        | Activity::EntityRemoved { entity, of } => Some((named_id(entity)?, *of)),
        _ => None,
    }
}

fn document_of(about: &Activity) -> Option<Uuid> {
    match about {
        Activity::DocumentAdded { document }
        | Activity::DocumentFiled { document, .. }
        | Activity::DocumentRenamed { document, .. }
        | Activity::DocumentUnlocked { document }
        | Activity::DocumentOriginalBack { document }
        | Activity::DocumentVersionAdded { document, .. }
        | Activity::DocumentRestored { document }
        | Activity::Downloaded { document } => named_id(document),
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

impl EntryTargets {
    /// Loads what a lender of the loan may know of these entries. Readers of the company's audit log get names only.
    pub(super) async fn of(
        db: &impl ConnectionTrait,
        member: Option<&LoanMember>,
        rows: &[ActivityRow],
    ) -> Result<Self, DbErr> {
        let Some(member) = member else { return Ok(Self::default()) };
        let mut ids = TargetIds::default();
        rows.iter().filter_map(|row| row.about.as_ref()).for_each(|about| ids.add(about));
        let entities = load_entities(db, member.loan.id, &ids.entities).await?;
        ids.named.extend(entities.values().flatten());
        Ok(Self {
            elements: load_elements(db, member.loan.id, &ids.elements).await?,
            people: load_people(db, ids.people).await?,
            on_loan: load_loan_visibility(db, member.loan.id, &ids.named).await?,
            entities,
            documents: load_documents(db, member.loan.id, &ids.documents).await?,
            messages: load_messages(db, member, &ids.messages).await?,
        })
    }

    /// Returns the entry as shown.
    pub(super) fn view_entry(&self, about: &Activity) -> EntryView {
        let mut known = KnownNames::default();
        if let Activity::Requests { elements, people, .. } = about {
            let names = elements.iter().filter_map(|id| self.elements.get(&id.parse().ok()?));
            known.elements = names.map(|(name, _)| name.clone()).collect();
            let people = people.iter().filter_map(|id| self.people.get(&id.parse().ok()?));
            known.people = people.cloned().collect();
        }
        let message = message_of(about).and_then(|id| Some((id, self.messages.get(&id)?)));
        known.subject = message.and_then(|(_, (_, subject))| subject.clone());
        known.hidden = self.is_hidden(about);
        let (words, on) = describe_activity(about, &known);
        EntryView { words, on, leads_to: self.link_target(about) }
    }

    /// Whether the person that the entry is about is now hidden from lenders.
    fn is_hidden(&self, about: &Activity) -> bool {
        let is_entity = entity_of(about).and_then(|(id, _)| *self.entities.get(&id)?);
        let people = [person_of(about), is_entity];
        people.into_iter().flatten().any(|id| self.on_loan.get(&id) == Some(&false))
    }

    fn link_target(&self, about: &Activity) -> Option<ActivityLink> {
        let to = |place, id| Some(ActivityLink { place, id, thread_id: None });
        if let Activity::Requests { count: 1, elements, .. } = about {
            let id: Uuid = elements.first()?.parse().ok()?;
            let there = self.elements.get(&id).is_some_and(|(_, there)| *there);
            return to(ActivityPlace::Request, id).filter(|_| there);
        }
        if let Some((id, of)) = entity_of(about) {
            let there = self.entities.contains_key(&id) && !self.is_hidden(about);
            return to(ActivityPlace::from(of), id).filter(|_| there);
        }
        if let Some(id) = person_of(about) {
            return to(ActivityPlace::Person, id).filter(|_| self.on_loan.get(&id) == Some(&true));
        }
        if let Some(id) = document_of(about) {
            return to(ActivityPlace::Document, id).filter(|_| self.documents.contains(&id));
        }
        let id = message_of(about)?;
        let (thread, _) = self.messages.get(&id)?;
        Some(ActivityLink { place: ActivityPlace::Message, id, thread_id: Some(*thread) })
    }
}

/// Returns the selected columns of the rows with these ids.
async fn select_by_ids<E: EntityTrait, T: TryGetableMany + Send>(
    db: &impl ConnectionTrait,
    select: Select<E>,
    id: E::Column,
    ids: &HashSet<Uuid>,
) -> Result<Vec<T>, DbErr> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    select.filter(id.is_in(ids.iter().copied())).into_tuple().all(db).await
}

async fn load_elements(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    ids: &HashSet<Uuid>,
) -> Result<HashMap<Uuid, (String, bool)>, DbErr> {
    use element::Column;
    let select = element::Entity::find().filter(Column::LoanId.eq(loan_id)).select_only().columns([
        Column::Id,
        Column::Name,
        Column::DeletedAt,
    ]);
    let rows: Vec<(Uuid, String, Option<DateTime<Utc>>)> = select_by_ids(db, select, Column::Id, ids).await?;
    Ok(rows.into_iter().map(|(id, name, deleted)| (id, (name, deleted.is_none()))).collect())
}

async fn load_people(db: &impl ConnectionTrait, ids: HashSet<Uuid>) -> Result<HashMap<Uuid, String>, DbErr> {
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    let rows = app_user::Entity::find().filter(app_user::Column::Id.is_in(ids)).all(db).await?;
    Ok(rows.iter().map(|row| (row.id, UserRef::from(row).display_name())).collect())
}

/// Returns which of the people are on the loan, and whether lenders may know it.
async fn load_loan_visibility(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    ids: &HashSet<Uuid>,
) -> Result<HashMap<Uuid, bool>, DbErr> {
    use loan_role::Column;
    let select = loan_role::Entity::find()
        .filter(Column::LoanId.eq(loan_id))
        .select_only()
        .columns([Column::UserId, Column::VisibleToLender]);
    let rows: Vec<(Uuid, bool)> = select_by_ids(db, select, Column::UserId, ids).await?;
    Ok(rows.into_iter().collect())
}

/// Returns which of the entities are on the loan, with the user's id for people who are users.
async fn load_entities(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    ids: &HashSet<Uuid>,
) -> Result<HashMap<Uuid, Option<Uuid>>, DbErr> {
    use entity_on_loan::Column;
    let select = entity_on_loan::Entity::find()
        .join(JoinType::InnerJoin, entity_on_loan::Relation::Entity.def())
        .join(JoinType::LeftJoin, loan_entity::Relation::Individual.def())
        .filter(Column::LoanId.eq(loan_id))
        .select_only()
        .column(Column::EntityId)
        .column(individual::Column::UserId);
    let rows: Vec<(Uuid, Option<Uuid>)> = select_by_ids(db, select, Column::EntityId, ids).await?;
    Ok(rows.into_iter().collect())
}

async fn load_documents(
    db: &impl ConnectionTrait,
    loan_id: Uuid,
    ids: &HashSet<Uuid>,
) -> Result<HashSet<Uuid>, DbErr> {
    use document::Column;
    let select = document::Entity::find()
        .filter(Column::LoanId.eq(loan_id))
        .filter(Column::DeletedAt.is_null())
        .select_only()
        .column(Column::Id);
    Ok(select_by_ids(db, select, Column::Id, ids).await?.into_iter().collect())
}

/// Returns which of the messages the reader sees.
async fn load_messages(
    db: &impl ConnectionTrait,
    member: &LoanMember,
    ids: &HashSet<Uuid>,
) -> Result<HashMap<Uuid, (Uuid, Option<String>)>, DbErr> {
    use message::Column;
    let select = message::Entity::find()
        .join(JoinType::InnerJoin, message::Relation::Thread.def())
        .filter(sees_message(member))
        .select_only()
        .columns([Column::Id, Column::ThreadId])
        .column(message_thread::Column::Title);
    let rows: Vec<(Uuid, Uuid, Option<String>)> = select_by_ids(db, select, Column::Id, ids).await?;
    Ok(rows.into_iter().map(|(id, thread, subject)| (id, (thread, subject))).collect())
}
