//! Reads activity a page at a time, by keyset pagination on an index.

use chrono::{DateTime, Utc};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbErr, EntityTrait, JoinType, QueryFilter, QueryOrder,
    QuerySelect, RelationTrait as _, sea_query::SimpleExpr,
};
use shared_rules::activity::{Activity, ActivityKind, ActivityLine, MAX_EXPORTED_ENTRIES, activity_file};
use tokio::runtime::Handle;
use uuid::Uuid;

use super::{
    dto::{ActivityChoices, ActivityEntry, ActivityKindChoice, ActivityLoan, ActivityPage, ActivityPerson},
    row::ActivityRow,
    visible_things::EntryTargets,
};
use crate::{
    access::LoanMember,
    db::with_columns,
    entity::{activity, app_user, loan},
    environment::Zone,
    http::{Position, Problem},
    membership::UserRef,
    state::AppState,
};

/// Default page size.
pub(super) const DEFAULT_PAGE_SIZE: u64 = 50;
/// Rows per read when exporting.
const ROWS_PER_READ: u64 = 500;

/// The query: which activity to read.
#[derive(Clone, Debug)]
pub(crate) struct ActivityFilter {
    /// The loan, as its lender sees it; without one, the company's audit log.
    pub loan: Option<LoanMember>,
    pub company_id: Uuid,
    pub kind: Option<ActivityKind>,
    pub actor_id: Option<Uuid>,
    /// From this time on, inclusive.
    pub from: Option<DateTime<Utc>>,
    /// Before this time, exclusive.
    pub until: Option<DateTime<Utc>>,
}

impl ActivityFilter {
    fn to_condition(&self) -> Condition {
        use activity::Column;
        let place = match &self.loan {
            Some(member) => {
                Condition::all().add(Column::LoanId.eq(member.loan.id)).add_option(self.visible_kinds())
            }
            None => {
                Condition::all().add(Column::CompanyId.eq(self.company_id)).add(Column::OnRecord.eq(true))
            }
        };
        place
            .add_option(self.kind.map(|kind| Column::Kind.eq(crate::entity::EnumColumn(kind))))
            .add_option(self.actor_id.map(|id| Column::ActorId.eq(id)))
            .add_option(self.from.map(|at| Column::At.gte(at)))
            .add_option(self.until.map(|at| Column::At.lt(at)))
    }

    /// The kinds offered as filters.
    fn kinds(&self) -> Vec<ActivityKind> {
        let Some(member) = &self.loan else { return ActivityKind::AUDIT_LOG.to_vec() };
        let permissions = member.permissions();
        let sees =
            |kind: &ActivityKind| kind.required_permission().is_none_or(|it| permissions.contains(&it));
        ActivityKind::OF_LOAN.into_iter().filter(sees).collect()
    }

    /// Excludes the kinds that the loan's lender may not see.
    fn visible_kinds(&self) -> Option<SimpleExpr> {
        let seen = self.kinds();
        let kept = ActivityKind::OF_LOAN.into_iter().filter(|kind| !seen.contains(kind));
        let kept: Vec<_> = kept.map(crate::entity::EnumColumn).collect();
        (!kept.is_empty()).then(|| activity::Column::Kind.is_not_in(kept))
    }

    async fn rows(
        &self,
        db: &impl ConnectionTrait,
        before: Option<Position>,
        most: u64,
    ) -> Result<Vec<ActivityRow>, DbErr> {
        use activity::Column;
        let earlier = before.map(|end| {
            let same = Condition::all().add(Column::At.eq(end.at)).add(Column::Id.lt(end.id));
            // The first bound is where the index scan starts.
            Condition::all()
                .add(Column::At.lte(end.at))
                .add(Condition::any().add(Column::At.lt(end.at)).add(same))
        });
        let select = activity::Entity::find()
            .join(JoinType::LeftJoin, activity::Relation::Actor.def())
            .join(JoinType::LeftJoin, activity::Relation::Loan.def())
            .column_as(loan::Column::Name, "loan_name")
            .filter(self.to_condition().add_option(earlier))
            .order_by_desc(Column::At)
            .order_by_desc(Column::Id)
            .limit(most);
        with_columns::<_, app_user::Entity>(select, "app_user", "actor_").into_model().all(db).await
    }
}

/// Returns the entries before a position, newest first.
///
/// # Errors
/// If the query fails.
pub(crate) async fn load_page(
    db: &impl ConnectionTrait,
    within: &ActivityFilter,
    before: Option<Position>,
    size: Option<u64>,
) -> Result<ActivityPage, DbErr> {
    let size = size.unwrap_or(DEFAULT_PAGE_SIZE).clamp(1, crate::http::paging::LARGEST_PAGE);
    let mut rows = within.rows(db, before, size.saturating_add(1)).await?;
    let shown = usize::try_from(size).unwrap_or(usize::MAX);
    let more = rows.len() > shown;
    rows.truncate(shown);
    let end = rows.last().map(|row| Position { at: row.entry.at, id: row.entry.id }.to_string());
    Ok(ActivityPage { content: load_entries(db, within, rows).await?, next: end.filter(|_| more) })
}

async fn load_entries(
    db: &impl ConnectionTrait,
    within: &ActivityFilter,
    rows: Vec<ActivityRow>,
) -> Result<Vec<ActivityEntry>, DbErr> {
    let sight = EntryTargets::of(db, within.loan.as_ref(), &rows).await?;
    Ok(rows.into_iter().map(|row| to_entry(&sight, row)).collect())
}

fn to_entry(sight: &EntryTargets, row: ActivityRow) -> ActivityEntry {
    let ActivityRow { entry, actor, loan_name, about } = row;
    let seen = about.as_ref().map(|about| sight.view_entry(about)).unwrap_or_default();
    let company = match &about {
        Some(Activity::Reminded { company: Some(name), .. }) => {
            Some(ActivityPerson { id: entry.company_id, name: name.clone() })
        }
        _ => None,
    };
    let changes = match about {
        Some(Activity::FactsChanged { changes, .. }) => changes,
        _ => Vec::new(),
    };
    ActivityEntry {
        id: entry.id,
        at: entry.at,
        actor: actor.as_ref().map(to_person).or(company),
        kind: entry.kind.0,
        words: seen.words,
        on: seen.on,
        leads_to: seen.leads_to,
        changes,
        loan: entry.loan_id.zip(loan_name).map(|(id, name)| ActivityLoan { id, name }),
    }
}

fn to_person(row: &app_user::Model) -> ActivityPerson {
    ActivityPerson { id: row.id, name: UserRef::from(row).display_name() }
}

/// Returns all matching entries as a CSV file in the reader's time zone. Runs as heavy work, so it may wait for its
/// turn.
///
/// # Errors
/// If the query fails.
pub(crate) async fn export_csv(
    state: &AppState,
    within: ActivityFilter,
    zone: Zone,
) -> Result<String, Problem> {
    let (heavy, reading, here) = (state.heavy.clone(), state.clone(), Handle::current());
    let made = heavy.run(move || {
        // Rows release their connection when dropped, which needs the runtime.
        let _inside = here.enter();
        let mut lines = Vec::new();
        here.block_on(for_each_line(reading.db.read(), &within, zone, |line| lines.push(line)))?;
        Ok::<_, Problem>(activity_file(zone.name(), lines))
    });
    made.await?
}

/// Passes the lines of all pages to `take`, in order, up to the maximum of a file.
///
/// # Errors
/// If the query fails.
async fn for_each_line(
    db: &impl ConnectionTrait,
    within: &ActivityFilter,
    zone: Zone,
    mut line: impl FnMut(ActivityLine) + Send,
) -> Result<(), DbErr> {
    let (mut before, mut left) = (None, u64::from(MAX_EXPORTED_ENTRIES));
    while left > 0 {
        let rows = within.rows(db, before, ROWS_PER_READ.min(left)).await?;
        let Some(last) = rows.last() else { break };
        before = Some(Position { at: last.entry.at, id: last.entry.id });
        left = left.saturating_sub(rows.len() as u64);
        for entry in load_entries(db, within, rows).await? {
            line(ActivityLine {
                at: zone.local_time(entry.at),
                actor: entry.actor.map(|actor| actor.name).unwrap_or_default(),
                kind: entry.kind,
                words: entry.words,
                on: entry.on.unwrap_or_default(),
                loan: entry.loan.map(|loan| loan.name).unwrap_or_default(),
            });
        }
    }
    Ok(())
}

/// Returns the kinds and people that the activity can be filtered by.
///
/// # Errors
/// If the query fails.
pub(crate) async fn load_filter_choices(
    db: &impl ConnectionTrait,
    within: &ActivityFilter,
) -> Result<ActivityChoices, DbErr> {
    let ids: Vec<Option<Uuid>> = activity::Entity::find()
        .select_only()
        .column(activity::Column::ActorId)
        .distinct()
        .filter(within.to_condition())
        .into_tuple()
        .all(db)
        .await?;
    let ids: Vec<Uuid> = ids.into_iter().flatten().collect();
    let mut people = Vec::with_capacity(ids.len());
    for some in ids.chunks(usize::try_from(ROWS_PER_READ).unwrap_or(usize::MAX)) {
        let found = app_user::Entity::find().filter(app_user::Column::Id.is_in(some.iter().copied()));
        people.extend(found.all(db).await?.iter().map(to_person));
    }
    people.sort_by(|one, other| one.name.cmp(&other.name).then(one.id.cmp(&other.id)));
    let kinds = within.kinds().into_iter().map(|kind| ActivityKindChoice { kind, label: kind.label() });
    Ok(ActivityChoices { kinds: kinds.collect(), people })
}
