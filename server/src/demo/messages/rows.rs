//! Conversations, as rows: a handful of statements a loan.

use std::collections::BTreeSet;

use chrono::{DateTime, Duration, Utc};
use sea_orm::{ActiveValue::Set, ColumnTrait, EntityTrait, QueryFilter, QuerySelect as _};
use shared_rules::{
    messaging::{
        body::text::{MessageBody, text_preview},
        reading::thread::ThreadCategory,
        recipient::DeliveryKind::{self, Bcc, Cc, Reader, To},
    },
    team::role::Role,
};
use uuid::Uuid;

use super::{
    super::{Office, Trouble},
    talk::{Line, Talk},
};
use crate::{
    entity::{
        Json, Word, document, loan_role, message, message_delivery, message_document, message_email,
        message_thread, thread_user,
    },
    secrets::token,
};

/// Rows that go into one statement.
const AT_ONCE: usize = 500;

/// Everything that is to be written down of a loan.
#[derive(Default)]
struct Rows {
    threads: Vec<message_thread::ActiveModel>,
    places: Vec<thread_user::ActiveModel>,
    messages: Vec<message::ActiveModel>,
    deliveries: Vec<message_delivery::ActiveModel>,
    mails: Vec<message_email::ActiveModel>,
    files: Vec<message_document::ActiveModel>,
}

/// Who is on a loan and reads it, and what was uploaded there.
struct Around {
    loan: Uuid,
    people: Vec<(Uuid, Role)>,
    documents: Vec<(Uuid, String)>,
}

impl Around {
    async fn of(office: &Office<'_>, loan: Uuid) -> Result<Self, Trouble> {
        let roles =
            loan_role::Entity::find().filter(loan_role::Column::LoanId.eq(loan)).all(office.tx).await?;
        // Who was only written down reads nothing, and a contact kept from lenders isn't on the loan.
        let reads = |row: &&loan_role::Model| !row.stub && (row.visible_to_lender || !row.role.is_contact());
        let people = roles.iter().filter(reads).map(|row| (row.user_id, row.role.0)).collect();
        let documents = document::Entity::find()
            .select_only()
            .columns([document::Column::Id, document::Column::Name])
            .filter(document::Column::LoanId.eq(loan))
            .into_tuple()
            .all(office.tx)
            .await?;
        Ok(Self { loan, people, documents })
    }

    /// Who reads an open conversation.
    fn readers(&self, talk: &Talk) -> impl Iterator<Item = Uuid> {
        let lenders = talk.kind == ThreadCategory::LendingTeam;
        self.people.iter().filter(move |(_, role)| !lenders || role.is_lender()).map(|(id, _)| *id)
    }

    fn document(&self, begins: &str) -> Result<Uuid, Trouble> {
        let found = self.documents.iter().find(|(_, name)| name.starts_with(begins));
        found.map(|(id, _)| *id).ok_or_else(|| format!("no document begins with {begins}").into())
    }
}

/// Writes down what was said on a loan.
pub(super) async fn fill(office: &Office<'_>, loan: Uuid, talks: &[Talk]) -> Result<(), Trouble> {
    let around = Around::of(office, loan).await?;
    let mut rows = Rows::default();
    for talk in talks {
        take(office, &around, talk, &mut rows)?;
    }
    keep(office, rows).await
}

async fn keep(office: &Office<'_>, rows: Rows) -> Result<(), Trouble> {
    let Rows { threads, places, messages, deliveries, mails, files } = rows;
    message_thread::Entity::insert_many(threads).exec_without_returning(office.tx).await?;
    message::Entity::insert_many(messages).exec_without_returning(office.tx).await?;
    for some in deliveries.chunks(AT_ONCE) {
        message_delivery::Entity::insert_many(some.to_vec()).exec_without_returning(office.tx).await?;
    }
    if !places.is_empty() {
        thread_user::Entity::insert_many(places).exec_without_returning(office.tx).await?;
    }
    if !mails.is_empty() {
        message_email::Entity::insert_many(mails).exec_without_returning(office.tx).await?;
    }
    if !files.is_empty() {
        message_document::Entity::insert_many(files).exec_without_returning(office.tx).await?;
    }
    Ok(())
}

/// One conversation.
fn take(office: &Office<'_>, around: &Around, talk: &Talk, rows: &mut Rows) -> Result<(), Trouble> {
    let thread = Uuid::now_v7();
    let people: Result<Vec<Uuid>, Trouble> = talk.people.iter().map(|email| office.person(email)).collect();
    let (people, first) = (people?, talk.lines.first().ok_or("nobody says anything")?);
    let readers: Vec<Uuid> = if talk.is_closed() { people.clone() } else { around.readers(talk).collect() };
    let ids: Vec<Uuid> = talk.lines.iter().map(|_| Uuid::now_v7()).collect();
    let muted: Result<Vec<Uuid>, Trouble> = talk.muted_by.iter().map(|email| office.person(email)).collect();
    let muted = muted?;
    let own: BTreeSet<Uuid> = people.iter().chain(&muted).copied().collect();
    rows.places.extend(own.into_iter().map(|user| thread_user::ActiveModel {
        thread_id: Set(thread),
        user_id: Set(user),
        from_seq: Set(1),
        muted: Set(muted.contains(&user)),
    }));
    let mut last = at(office, first);
    for (index, (line, id)) in talk.lines.iter().zip(&ids).enumerate() {
        let said = Said { thread, id: *id, seq: i64::try_from(index)? + 1, at: at(office, line) };
        last = said.at;
        let answers = line.answers.and_then(|back| ids.get(index.checked_sub(back)?)).copied();
        rows.messages.push(message_row(office, around, talk, line, &said, answers)?);
        deliver(office, around, (talk, line), &readers, (&said, index), rows)?;
    }
    rows.threads.push(message_thread::ActiveModel {
        id: Set(thread),
        loan_id: Set(around.loan),
        title: Set(talk.title.map(str::to_owned)),
        kind: Set(Word(talk.kind)),
        locked: Set(talk.locked),
        lending_team: Set(talk.kind == ThreadCategory::LendingTeam),
        general: Set(talk.kind == ThreadCategory::General),
        inactive: Set(false),
        people_key: Set(talk.is_closed().then(|| people_key(talk, &people))),
        created_by: Set(Some(office.person(first.from)?)),
        created_at: Set(at(office, first)),
        last_message_id: Set(ids.last().copied()),
        last_message_at: Set(last),
        message_count: Set(i64::try_from(ids.len())?),
        labels: Set(Json(talk.labels.iter().map(|label| (*label).to_owned()).collect())),
    });
    Ok(())
}

/// A message and its place.
struct Said {
    thread: Uuid,
    id: Uuid,
    seq: i64,
    at: DateTime<Utc>,
}

fn at(office: &Office<'_>, line: &Line) -> DateTime<Utc> {
    office.days_ago(line.days) - Duration::minutes(line.minutes)
}

fn message_row(
    office: &Office<'_>,
    around: &Around,
    talk: &Talk,
    line: &Line,
    said: &Said,
    in_reply_to: Option<Uuid>,
) -> Result<message::ActiveModel, Trouble> {
    let edited = line.edited.then(|| said.at + Duration::minutes(4));
    let subject = talk.title.filter(|_| talk.kind == ThreadCategory::Subject);
    Ok(message::ActiveModel {
        id: Set(said.id),
        thread_id: Set(said.thread),
        loan_id: Set(around.loan),
        seq: Set(said.seq),
        from_user_id: Set(office.person(line.from)?),
        subject: Set(subject.unwrap_or_default().to_owned()),
        body: Set(line.body.to_owned()),
        text: Set(text_preview(&MessageBody { body: line.body.to_owned() })),
        in_reply_to: Set(in_reply_to),
        is_digest: Set(false),
        has_links: Set(false),
        original_html: Set(line.original.map(str::to_owned)),
        created_at: Set(said.at),
        updated_at: Set(edited.unwrap_or(said.at)),
        edited_at: Set(edited),
        deleted_at: Set(None),
    })
}

/// Who got the message, with what.
fn deliver(
    office: &Office<'_>,
    around: &Around,
    (talk, line): (&Talk, &Line),
    readers: &[Uuid],
    (said, index): (&Said, usize),
    rows: &mut Rows,
) -> Result<(), Trouble> {
    let from = office.person(line.from)?;
    let mut got: Vec<(Uuid, DeliveryKind)> = Vec::new();
    for (how, emails) in [(To, line.to), (Cc, line.cc), (Bcc, line.bcc)] {
        for email in emails {
            got.push((office.person(email)?, how));
        }
    }
    let named: BTreeSet<Uuid> = got.iter().map(|(user, _)| *user).chain([from]).collect();
    got.extend(readers.iter().filter(|user| !named.contains(user)).map(|user| (*user, Reader)));
    let unread = unread(office, talk, index)?;
    for (place, (user, how)) in (0..).zip(got) {
        rows.deliveries.push(message_delivery::ActiveModel {
            message_id: Set(said.id),
            user_id: Set(user),
            thread_id: Set(said.thread),
            loan_id: Set(around.loan),
            seq: Set(said.seq),
            how: Set(Word(how)),
            place: Set(place),
            read_at: Set((!unread.contains(&user)).then(|| said.at + Duration::minutes(25))),
            important: Set(false),
            mentioned: Set(false),
            ended: Set(false),
        });
    }
    rows.mails.extend((0..).zip(line.mailed).map(|(place, address)| message_email::ActiveModel {
        message_id: Set(said.id),
        address: Set((*address).to_owned()),
        how: Set(Word(Cc)),
        place: Set(place),
    }));
    for (place, begins) in (0..).zip(line.files) {
        rows.files.push(message_document::ActiveModel {
            message_id: Set(said.id),
            document_id: Set(around.document(begins)?),
            place: Set(place),
        });
    }
    Ok(())
}

/// Who hasn't read the message at that place yet.
fn unread(office: &Office<'_>, talk: &Talk, index: usize) -> Result<BTreeSet<Uuid>, Trouble> {
    let left = talk.lines.len().saturating_sub(index);
    let those = talk.unread.iter().filter(|(_, last)| left <= *last);
    those.map(|(email, _)| office.person(email)).collect()
}

/// Finds the conversation of exactly these people, as sending does.
fn people_key(talk: &Talk, people: &[Uuid]) -> String {
    let users: BTreeSet<String> = people.iter().map(Uuid::to_string).collect();
    let nobody: [&str; 0] = [];
    let parts =
        serde_json::json!([talk.locked, talk.title.unwrap_or_default().to_lowercase(), users, nobody]);
    token::hash(&parts.to_string())
}
