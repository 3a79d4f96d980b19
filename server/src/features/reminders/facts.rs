//! The facts that the rules decide on: the open requests of loans, their borrowers and contacts, and the reminders that
//! these got so far. Takes a fixed number of statements for any number of loans, people and requests.

use std::collections::{HashMap, HashSet};

use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, ExprTrait as _, FromQueryResult, QueryFilter,
    QueryOrder, QuerySelect,
};
use shared_rules::{
    needs_list::{
        element::{Element, StorageType},
        review::ReviewState,
    },
    reminders::{
        person::{ReminderPerson, ReminderReach, RequestReminders},
        plan::{PersonReminders, ReminderQuestion, plan_reminders},
        policy::ReminderPolicy,
    },
    sharing::SharePermission,
    team::role::Role,
    value::email,
};
use uuid::Uuid;

use super::sent::{SentReminders, load_rounds, load_sent};
use crate::{
    access::zone_of,
    entity::{
        EnumColumn, app_user, invitation, loan, loan_role, needs_list_element as element, reminder_pause,
        share,
    },
    environment::Zone,
    projection::elements_of,
};

/// The states of requests that wait for an answer.
const WAITING: [ReviewState; 3] = [ReviewState::Open, ReviewState::Rejected, ReviewState::PartlyAccepted];

/// A loan's needs list and the people who may be reminded.
pub(super) struct LoanFacts {
    /// The loan.
    pub loan: loan::Model,
    /// Set while its reminders are paused.
    pub pause: Option<reminder_pause::Model>,
    /// The needs list.
    pub elements: Vec<Element>,
    /// Its borrowers and contacts, in order of joining.
    pub people: Vec<ReminderCandidate>,
}

/// A borrower or contact.
pub(super) struct ReminderCandidate {
    /// The person.
    pub user: app_user::Model,
    /// The emails that the company sent to their address today.
    pub rounds: i32,
    /// The person as rules take it.
    pub person: ReminderPerson,
}

impl LoanFacts {
    /// Returns the planned reminders of these people.
    pub(super) fn plan(&self, policy: &ReminderPolicy) -> Vec<PersonReminders> {
        plan_reminders(&ReminderQuestion {
            policy: policy.clone(),
            loan_status: self.loan.review_status.0,
            paused: self.pause.is_some(),
            elements: self.elements.clone(),
            people: self.people.iter().map(|candidate| candidate.person.clone()).collect(),
        })
    }

    /// Returns the elements by id.
    pub(super) fn elements_by_id(&self) -> HashMap<&str, &Element> {
        self.elements.iter().map(|element| (element.id.as_str(), element)).collect()
    }
}

/// Returns the lower-cased address that counts as one person.
pub(super) fn address_key(user: &app_user::Model) -> String {
    user.email_address.trim().to_lowercase()
}

/// The dates of a request.
#[derive(FromQueryResult)]
struct RequestDates {
    id: Uuid,
    review_state: EnumColumn<ReviewState>,
    created_at: DateTime<Utc>,
    reviewed_at: Option<DateTime<Utc>>,
}

/// Everything that was loaded about some loans and people.
struct LoadedFacts {
    dates: HashMap<Uuid, RequestDates>,
    shares: HashMap<(Uuid, Uuid), DateTime<Utc>>,
    invitations: HashMap<Uuid, DateTime<Utc>>,
    sent: HashMap<(Uuid, Uuid), SentReminders>,
    rounds: HashMap<(String, NaiveDate), i32>,
    fallback: Zone,
    now: DateTime<Utc>,
}

/// Returns the facts of these loans of a company, of all their borrowers and contacts or of one.
pub(super) async fn load_facts(
    db: &impl ConnectionTrait,
    now: DateTime<Utc>,
    company: Uuid,
    loans: Vec<loan::Model>,
    only: Option<Uuid>,
) -> Result<Vec<LoanFacts>, DbErr> {
    let ids: Vec<Uuid> = loans.iter().map(|loan| loan.id).collect();
    let members = load_members(db, &ids, only).await?;
    let users: HashSet<Uuid> = members.iter().map(|(_, user)| user.id).collect();
    let users: Vec<Uuid> = users.into_iter().collect();
    let addresses: Vec<String> = members.iter().map(|(_, user)| address_key(user)).collect();
    let fallback = company_zone(db, company).await?;
    let loaded = LoadedFacts {
        dates: load_dates(db, &ids).await?,
        shares: load_shares(db, &ids, &users).await?,
        invitations: load_invitations(db, company, &users).await?,
        sent: load_sent(db, &ids, &users).await?,
        rounds: load_rounds(db, company, &addresses, now).await?,
        fallback,
        now,
    };
    let mut lists = elements_of(db, &ids).await?;
    let pauses =
        reminder_pause::Entity::find().filter(reminder_pause::Column::LoanId.is_in(ids)).all(db).await?;
    let mut pauses: HashMap<Uuid, reminder_pause::Model> =
        pauses.into_iter().map(|pause| (pause.loan_id, pause)).collect();
    let mut by_loan: HashMap<Uuid, Vec<(loan_role::Model, app_user::Model)>> = HashMap::new();
    for (role, user) in members {
        by_loan.entry(role.loan_id).or_default().push((role, user));
    }
    let facts = loans.into_iter().map(|loan| {
        let elements = lists.remove(&loan.id).unwrap_or_default();
        let members = by_loan.remove(&loan.id).unwrap_or_default();
        let people = loaded.candidates(&elements, members);
        LoanFacts { pause: pauses.remove(&loan.id), loan, elements, people }
    });
    Ok(facts.collect())
}

/// Returns the time zone of people without one: that of the company's first lead lender.
pub(super) async fn company_zone(db: &impl ConnectionTrait, company: Uuid) -> Result<Zone, DbErr> {
    let zone: Option<Option<String>> = app_user::Entity::find()
        .select_only()
        .column(app_user::Column::TimeZone)
        .filter(app_user::Column::CompanyId.eq(company))
        .filter(app_user::Column::CompanyRole.eq(EnumColumn(Role::LeadLender)))
        .filter(app_user::Column::TimeZone.is_not_null())
        .order_by_asc(app_user::Column::CreatedAt)
        .order_by_asc(app_user::Column::Id)
        .into_tuple()
        .one(db)
        .await?;
    Ok(Zone::of(zone.flatten().as_deref()))
}

/// Returns a person's time zone, or the company's.
pub(super) fn zone_at(user: &app_user::Model, fallback: Zone) -> Zone {
    if user.time_zone.is_some() { zone_of(user) } else { fallback }
}

/// Returns the borrowers and contacts, without contacts that are hidden from lenders.
async fn load_members(
    db: &impl ConnectionTrait,
    loans: &[Uuid],
    only: Option<Uuid>,
) -> Result<Vec<(loan_role::Model, app_user::Model)>, DbErr> {
    use loan_role::Column;
    let borrowers =
        Role::ALL.into_iter().filter(|role| !role.is_lender() && !role.is_contact()).map(EnumColumn);
    let contacts = Role::ALL.into_iter().filter(|role| role.is_contact()).map(EnumColumn);
    let shown = Column::Role.is_in(contacts).and(Column::VisibleToLender.eq(true));
    let mut select = loan_role::Entity::find()
        .find_also_related(app_user::Entity)
        .filter(Column::LoanId.is_in(loans.iter().copied()))
        .filter(Column::Role.is_in(borrowers).or(shown));
    if let Some(only) = only {
        select = select.filter(Column::UserId.eq(only));
    }
    let rows = select.order_by_asc(Column::CreatedAt).order_by_asc(Column::Id).all(db).await?;
    Ok(rows.into_iter().filter_map(|(role, user)| Some((role, user?))).collect())
}

async fn load_dates(db: &impl ConnectionTrait, loans: &[Uuid]) -> Result<HashMap<Uuid, RequestDates>, DbErr> {
    use element::Column;
    let rows: Vec<RequestDates> = element::Entity::find()
        .select_only()
        .columns([Column::Id, Column::ReviewState, Column::CreatedAt, Column::ReviewedAt])
        .filter(Column::LoanId.is_in(loans.iter().copied()))
        .filter(Column::StorageType.eq(EnumColumn(StorageType::File)))
        .filter(Column::ReviewState.is_in(WAITING.map(EnumColumn)))
        .filter(Column::DeletedAt.is_null())
        .into_model()
        .all(db)
        .await?;
    Ok(rows.into_iter().map(|row| (row.id, row)).collect())
}

async fn load_shares(
    db: &impl ConnectionTrait,
    loans: &[Uuid],
    users: &[Uuid],
) -> Result<HashMap<(Uuid, Uuid), DateTime<Utc>>, DbErr> {
    let rows: Vec<(Uuid, Uuid, DateTime<Utc>)> = share::Entity::find()
        .select_only()
        .columns([share::Column::ElementId, share::Column::SharedWith, share::Column::CreatedAt])
        .filter(share::Column::LoanId.is_in(loans.iter().copied()))
        .filter(share::Column::SharedWith.is_in(users.iter().copied()))
        .filter(share::Column::Permission.ne(EnumColumn(SharePermission::Link)))
        .into_tuple()
        .all(db)
        .await?;
    Ok(rows.into_iter().map(|(element, user, at)| ((element, user), at)).collect())
}

/// Returns the latest expiry of the pending invitations of each person.
async fn load_invitations(
    db: &impl ConnectionTrait,
    company: Uuid,
    users: &[Uuid],
) -> Result<HashMap<Uuid, DateTime<Utc>>, DbErr> {
    use invitation::Column;
    let rows: Vec<(Uuid, DateTime<Utc>)> = invitation::Entity::find()
        .select_only()
        .columns([Column::UserId, Column::ExpiresAt])
        .filter(Column::CompanyId.eq(company))
        .filter(Column::UserId.is_in(users.iter().copied()))
        .filter(Column::SentAt.is_not_null())
        .filter(Column::AcceptedAt.is_null())
        .filter(Column::RevokedAt.is_null())
        .order_by_asc(Column::ExpiresAt)
        .into_tuple()
        .all(db)
        .await?;
    Ok(rows.into_iter().collect())
}

impl LoadedFacts {
    fn candidates(
        &self,
        elements: &[Element],
        members: Vec<(loan_role::Model, app_user::Model)>,
    ) -> Vec<ReminderCandidate> {
        let parents: HashMap<&str, &str> = elements
            .iter()
            .filter_map(|element| Some((element.id.as_str(), element.parent_id.as_deref()?)))
            .collect();
        let candidate = |(role, user): (loan_role::Model, app_user::Model)| {
            let zone = zone_at(&user, self.fallback);
            let today = zone.day(self.now);
            let rounds = self.rounds.get(&(address_key(&user), today)).copied().unwrap_or(0);
            let waiting =
                elements.iter().filter_map(|element| self.request_reminders(element, &parents, &role, zone));
            let person = ReminderPerson {
                id: user.id.to_string(),
                role_group: role.role.group(),
                reach: self.reach(&user),
                today,
                reminded_today: rounds > 0,
                requests: waiting.collect(),
            };
            ReminderCandidate { user, rounds, person }
        };
        members.into_iter().map(candidate).collect()
    }

    fn reach(&self, user: &app_user::Model) -> ReminderReach {
        if !email::is_valid(user.email_address.trim()) {
            return ReminderReach::NoAddress;
        }
        if !user.stub {
            return ReminderReach::Account;
        }
        match self.invitations.get(&user.id) {
            Some(expires) if *expires > self.now => ReminderReach::Invited,
            Some(_) => ReminderReach::InvitationExpired,
            None => ReminderReach::NotInvited,
        }
    }

    /// Returns the reminders of a waiting request so far. It waits since its creation, the person's joining, its
    /// assignment to the person or its return, whichever was last.
    fn request_reminders(
        &self,
        element: &Element,
        parents: &HashMap<&str, &str>,
        role: &loan_role::Model,
        zone: Zone,
    ) -> Option<RequestReminders> {
        let id: Uuid = element.id.parse().ok()?;
        let dates = self.dates.get(&id)?;
        let returned = dates.reviewed_at.filter(|_| dates.review_state.0 != ReviewState::Open);
        let assigned = self.assigned_at(&element.id, parents, role.user_id);
        let since = [Some(dates.created_at), Some(role.created_at), returned, assigned];
        let since = since.into_iter().flatten().max()?;
        let sent = self.sent.get(&(id, role.user_id));
        Some(RequestReminders {
            element_id: element.id.clone(),
            since: zone.day(since),
            count: sent.map_or(0, |sent| sent.count),
            last: sent.and_then(|sent| sent.last),
        })
    }

    /// Returns when the element, or else the nearest folder, was assigned to the person.
    fn assigned_at(&self, id: &str, parents: &HashMap<&str, &str>, user: Uuid) -> Option<DateTime<Utc>> {
        let mut next = Some(id);
        // A damaged list may contain a cycle.
        for _ in 0..=parents.len() {
            let here = next?;
            if let Some(at) = here.parse().ok().and_then(|here: Uuid| self.shares.get(&(here, user))) {
                return Some(*at);
            }
            next = parents.get(here).copied();
        }
        None
    }
}
