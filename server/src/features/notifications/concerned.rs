//! The people that a change of requests may concern: the members of their loans, and what each of them did or was
//! assigned.

use std::collections::{HashMap, HashSet};

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbErr, EntityTrait, FromQueryResult, QueryFilter, QuerySelect,
    sea_query::{Expr, ExprTrait as _, Query},
};
use shared_rules::{
    needs_list::history::HistoryKind,
    notices::{delivery::NoticePreference, recipients::NoticePerson},
    sharing::SharePermission,
    team::role::{Role, RoleGroup},
};
use uuid::Uuid;

use super::PREFERENCE;
use crate::entity::{
    EnumColumn, app_user, document, element_history, loan, loan_role, needs_list_element as element,
    preference, share,
};

/// Parses the stored preference of a person; without choices if it is missing or invalid.
pub(super) fn parse_preference(stored: Option<&str>) -> NoticePreference {
    stored.and_then(|stored| serde_json::from_str(stored).ok()).unwrap_or_default()
}

/// A person on a loan.
#[derive(FromQueryResult)]
struct MemberPreference {
    loan_id: Uuid,
    user_id: Uuid,
    role: EnumColumn<Role>,
    visible_to_lender: bool,
    value: Option<String>,
}

/// The people that changes of some requests may concern.
pub(super) struct NoticeAudience {
    /// The loan of each request.
    pub loans: HashMap<Uuid, Uuid>,
    people: Vec<MemberPreference>,
    /// The uploader of each document.
    uploads: HashMap<Uuid, Uuid>,
    /// People who created, answered or commented on a request, as (request, user).
    involved: HashSet<(Uuid, Uuid)>,
    /// The assignees of a request, as (request, user).
    assigned: HashSet<(Uuid, Uuid)>,
}

impl NoticeAudience {
    /// Loads them for these requests and documents; loads who takes part in the discussion only for the requests in
    /// `talk`.
    pub(super) async fn of(
        tx: &impl ConnectionTrait,
        requests: &[Uuid],
        documents: &[Uuid],
        talk: &[Uuid],
    ) -> Result<Self, DbErr> {
        let loans: HashMap<Uuid, Uuid> = element::Entity::find()
            .select_only()
            .columns([element::Column::Id, element::Column::LoanId])
            .filter(element::Column::Id.is_in(requests.iter().copied()))
            .into_tuple::<(Uuid, Uuid)>()
            .all(tx)
            .await?
            .into_iter()
            .collect();
        let people = load_people(tx, loans.values().copied().collect()).await?;
        let mut concerned = Self {
            loans,
            people,
            uploads: HashMap::new(),
            involved: HashSet::new(),
            assigned: HashSet::new(),
        };
        if !documents.is_empty() {
            concerned.uploads = load_uploads(tx, documents).await?;
        }
        if !talk.is_empty() {
            concerned.involved = load_involved(tx, talk).await?;
            concerned.assigned = load_assigned(tx, talk).await?;
        }
        Ok(concerned)
    }

    /// Returns the people on a request's loan. `given` are the new assignees, `judged` the reviewed documents.
    pub(super) fn people(
        &self,
        request: Uuid,
        given: &[Uuid],
        documents: &[Uuid],
        excused_by: Option<Uuid>,
    ) -> Vec<NoticePerson> {
        let sent = |id: Uuid| {
            excused_by == Some(id) || documents.iter().any(|document| self.uploads.get(document) == Some(&id))
        };
        let for_all = !self.assigned.iter().any(|(element, _)| *element == request);
        let loan = self.loans.get(&request);
        let on_loan = self.people.iter().filter(|person| Some(&person.loan_id) == loan);
        // A contact hidden from lenders is only an address book entry, without access.
        on_loan
            .filter(|person| person.visible_to_lender || !person.role.is_contact())
            .map(|person| NoticePerson {
                id: person.user_id.to_string(),
                role_group: person.role.group(),
                given: given.contains(&person.user_id),
                sent: sent(person.user_id),
                assigned: self.assigned.contains(&(request, person.user_id))
                    || (for_all && person.role.group() == RoleGroup::Borrower),
                involved: self.involved.contains(&(request, person.user_id)),
                preference: parse_preference(person.value.as_deref()),
            })
            .collect()
    }
}

/// Returns all people on a loan, without any part in a request.
pub(super) async fn all_members(tx: &impl ConnectionTrait, loan: Uuid) -> Result<Vec<NoticePerson>, DbErr> {
    let people = load_people(tx, HashSet::from([loan])).await?;
    let everybody = people
        .into_iter()
        .map(|person| uninvolved_person(person.user_id, person.role.group(), person.value.as_deref()));
    Ok(everybody.collect())
}

/// Returns the lead lenders of the loan's company, whether they are on the loan or not.
pub(super) async fn load_lead_lenders(
    tx: &impl ConnectionTrait,
    loan: Uuid,
) -> Result<Vec<NoticePerson>, DbErr> {
    let company = Query::select()
        .column(loan::Column::CompanyId)
        .from(loan::Entity)
        .and_where(loan::Column::Id.eq(loan))
        .to_owned();
    let chosen = Expr::col((preference::Entity, preference::Column::UserId))
        .equals((app_user::Entity, app_user::Column::Id))
        .and(Expr::col((preference::Entity, preference::Column::Key)).eq(PREFERENCE));
    let mut select = app_user::Entity::find()
        .select_only()
        .column(app_user::Column::Id)
        .column(preference::Column::Value)
        .filter(app_user::Column::CompanyId.in_subquery(company))
        .filter(app_user::Column::CompanyRole.eq(EnumColumn(Role::LeadLender)));
    QuerySelect::query(&mut select).left_join(preference::Entity, chosen);
    let leads: Vec<(Uuid, Option<String>)> = select.into_tuple().all(tx).await?;
    Ok(leads
        .into_iter()
        .map(|(id, value)| uninvolved_person(id, RoleGroup::Lender, value.as_deref()))
        .collect())
}

/// Returns a person without a part in the request, with their stored preference.
fn uninvolved_person(id: Uuid, role_group: RoleGroup, preference: Option<&str>) -> NoticePerson {
    NoticePerson {
        id: id.to_string(),
        role_group,
        given: false,
        sent: false,
        assigned: false,
        involved: false,
        preference: parse_preference(preference),
    }
}

async fn load_people(
    tx: &impl ConnectionTrait,
    loans: HashSet<Uuid>,
) -> Result<Vec<MemberPreference>, DbErr> {
    use loan_role::Column;
    let chosen = Expr::col((preference::Entity, preference::Column::UserId))
        .equals((loan_role::Entity, Column::UserId))
        .and(Expr::col((preference::Entity, preference::Column::Key)).eq(PREFERENCE));
    let mut select = loan_role::Entity::find()
        .select_only()
        .columns([Column::LoanId, Column::UserId, Column::Role, Column::VisibleToLender])
        .column(preference::Column::Value)
        .filter(Column::LoanId.is_in(loans));
    QuerySelect::query(&mut select).left_join(preference::Entity, chosen);
    select.into_model().all(tx).await
}

async fn load_uploads(tx: &impl ConnectionTrait, documents: &[Uuid]) -> Result<HashMap<Uuid, Uuid>, DbErr> {
    let rows: Vec<(Uuid, Uuid)> = document::Entity::find()
        .select_only()
        .columns([document::Column::Id, document::Column::UploadedBy])
        .filter(document::Column::Id.is_in(documents.iter().copied()))
        .into_tuple()
        .all(tx)
        .await?;
    Ok(rows.into_iter().collect())
}

async fn load_involved(tx: &impl ConnectionTrait, talk: &[Uuid]) -> Result<HashSet<(Uuid, Uuid)>, DbErr> {
    use element_history::Column;
    let kinds =
        [HistoryKind::Created, HistoryKind::Answered, HistoryKind::NotApplicable, HistoryKind::Commented];
    let rows: Vec<(Uuid, Uuid)> = element_history::Entity::find()
        .select_only()
        .columns([Column::ElementId, Column::ActorId])
        .distinct()
        .filter(Column::ElementId.is_in(talk.iter().copied()))
        .filter(Column::Kind.is_in(kinds.map(EnumColumn)))
        .into_tuple()
        .all(tx)
        .await?;
    Ok(rows.into_iter().collect())
}

async fn load_assigned(tx: &impl ConnectionTrait, talk: &[Uuid]) -> Result<HashSet<(Uuid, Uuid)>, DbErr> {
    let rows: Vec<(Uuid, Uuid)> = share::Entity::find()
        .select_only()
        .columns([share::Column::ElementId, share::Column::SharedWith])
        .filter(share::Column::ElementId.is_in(talk.iter().copied()))
        .filter(share::Column::Permission.eq(EnumColumn(SharePermission::View)))
        .into_tuple()
        .all(tx)
        .await?;
    Ok(rows.into_iter().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_preference_turns_nothing_off() {
        let stored = parse_preference(Some(r#"{"off":["accepted"]}"#));
        assert_eq!((stored.off, stored.deliveries.len()), (vec!["accepted".to_owned()], 0));
        let stored = r#"{"off":[],"deliveries":[{"kind":"accepted","delivery":"daily"}],"later":1}"#;
        assert_eq!(parse_preference(Some(stored)).deliveries[0].delivery, "daily");
        for stored in [None, Some("7"), Some("{}"), Some(r#"{"off":"accepted"}"#), Some("nonsense")] {
            assert_eq!(parse_preference(stored), NoticePreference::default(), "{stored:?}");
        }
    }
}
