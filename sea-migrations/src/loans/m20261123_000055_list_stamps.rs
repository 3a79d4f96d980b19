//! Stamps of needs lists as people see them: unlike the stamp of a loan, from which counts are made, this one is counted
//! on by whatever shows in a list. Of each element it is known at which stamp it last changed, so that a list that is
//! kept need only read what is new.
//!
//! `whole` is the stamp at which something changed that may show in any element: who is on the loan, or how far it is.
//! Names and companies of people show in the lists of many loans; they change rarely, and all count on the one
//! stamp of nobody. Rows are never removed, so that no stamp comes twice.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, table};
use sea_orm_migration::{prelude::*, schema::*, sea_orm::DbBackend};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![index("element_stamp", &["loan_id", "stamp"])];
        create(schema, vec![list_stamp(), element_stamp()], indexes).await?;
        match schema.backend() {
            DbBackend::Sqlite => {
                for trigger in on_sqlite() {
                    schema.execute_unprepared(&trigger).await?;
                }
            }
            _ => {
                schema.execute_unprepared(FUNCTION).await?;
                for trigger in on_postgres() {
                    schema.execute_unprepared(&trigger).await?;
                }
            }
        }
        Ok(())
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let sqlite = schema.backend() == DbBackend::Sqlite;
        for watch in watches() {
            let of = if sqlite { String::new() } else { format!(" ON {}", watch.table) };
            schema.execute_unprepared(&format!("DROP TRIGGER IF EXISTS {}{of}", watch.name())).await?;
        }
        if !sqlite {
            schema.execute_unprepared("DROP FUNCTION count_list_on()").await?;
        }
        drop(schema, &["element_stamp", "list_stamp"]).await
    }
}

/// On PostgreSQL `counted_in` is the transaction that counted last: each counts once, however much it changes.
fn list_stamp() -> TableCreateStatement {
    table("list_stamp")
        .col(uuid("loan_id").primary_key())
        .col(big_integer("stamp"))
        .col(big_integer("whole"))
        .col(big_integer_null("counted_in"))
        .take()
}

fn element_stamp() -> TableCreateStatement {
    table("element_stamp")
        .col(uuid("element_id").primary_key())
        .col(uuid("loan_id"))
        .col(big_integer("stamp"))
        .take()
}

/// What a change shows in.
#[derive(Clone, Copy)]
enum ShowsIn {
    /// Elements: selects their loan and their id, with the row as `ROW`.
    Elements(&'static str),
    /// Any element of a loan: selects the loan.
    List(&'static str),
    /// Any list.
    Lists,
}

/// What is watched.
#[derive(Clone, Copy)]
struct Watch {
    table: &'static str,
    event: &'static str,
    /// The columns that matter.
    columns: &'static [&'static str],
    shows: ShowsIn,
}

impl Watch {
    fn name(&self) -> String {
        format!("list_{}_{}", self.table, self.event.to_lowercase())
    }

    fn when(&self, sqlite: bool) -> Option<String> {
        let differs = if sqlite { "IS NOT" } else { "IS DISTINCT FROM" };
        let changed = self.columns.iter().map(|column| format!("OLD.{column} {differs} NEW.{column}"));
        (!self.columns.is_empty()).then(|| changed.collect::<Vec<_>>().join(" OR "))
    }

    /// The rows that the event is about: as they were, as they are, or both.
    fn rows(&self) -> &'static [&'static str] {
        match self.event {
            "INSERT" => &["NEW"],
            "DELETE" => &["OLD"],
            _ => &["OLD", "NEW"],
        }
    }
}

const ITSELF: ShowsIn = ShowsIn::Elements("SELECT ROW.loan_id AS loan_id, ROW.id AS element_id");
const GIVEN: ShowsIn = ShowsIn::Elements("SELECT ROW.loan_id AS loan_id, ROW.element_id AS element_id");
const OF_ELEMENT: ShowsIn = ShowsIn::Elements(
    "SELECT e.loan_id AS loan_id, e.id AS element_id FROM needs_list_element e WHERE e.id = ROW.element_id",
);
const ANSWERED: ShowsIn = ShowsIn::Elements(
    "SELECT e.loan_id AS loan_id, e.id AS element_id FROM answer a \
     JOIN needs_list_element e ON e.id = a.element_id WHERE a.document_id = ROW.id",
);
const SHOWN: ShowsIn = ShowsIn::Elements(
    "SELECT e.loan_id AS loan_id, e.id AS element_id FROM needs_list_element e WHERE e.example_id = ROW.id",
);
const TEAM: ShowsIn = ShowsIn::List("SELECT ROW.loan_id AS loan_id");
const LOAN: ShowsIn = ShowsIn::List("SELECT ROW.id AS loan_id");

/// What is shown of a person.
const PERSON: &[&str] = &[
    "given_name",
    "family_name",
    "email_address",
    "position_or_title",
    "mobile_phone",
    "mobile_phone_locale",
    "company_name",
    "company_website",
    "company_address",
    "avatar_doc_id",
    "role_group",
    "company_role",
    "company_id",
    "stub",
];

fn watches() -> Vec<Watch> {
    let always = [
        ("needs_list_element", ITSELF),
        ("share", GIVEN),
        ("answer", OF_ELEMENT),
        ("element_comment", OF_ELEMENT),
        ("element_history", OF_ELEMENT),
        ("loan_role", TEAM),
    ];
    let mut watches: Vec<Watch> = always
        .into_iter()
        .flat_map(|(table, shows)| {
            ["INSERT", "UPDATE", "DELETE"].map(|event| Watch { table, event, columns: &[], shows })
        })
        .collect();
    watches.extend(
        [
            ("document", ANSWERED, &[][..]),
            ("example_file", SHOWN, &[]),
            ("loan", LOAN, &["review_status"]),
            ("app_user", ShowsIn::Lists, PERSON),
            ("company", ShowsIn::Lists, &["name"]),
        ]
        .map(|(table, shows, columns)| Watch { table, event: "UPDATE", columns, shows }),
    );
    watches
}

/// The statement for the rows that changed: each once, also where it stays where it was.
fn changed(watch: &Watch, select: &str) -> String {
    watch.rows().iter().map(|row| select.replace("ROW", row)).collect::<Vec<_>>().join(" UNION ")
}

fn on_sqlite() -> Vec<String> {
    let trigger = |watch: Watch| {
        let when = watch.when(true).map(|when| format!(" WHEN {when}")).unwrap_or_default();
        let counting = match watch.shows {
            ShowsIn::Elements(select) => {
                let changed = changed(&watch, select);
                format!(
                    "INSERT INTO list_stamp (loan_id, stamp, whole) \
                     SELECT DISTINCT loan_id, 1, 0 FROM ({changed}) WHERE true \
                     ON CONFLICT (loan_id) DO UPDATE SET stamp = stamp + 1; \
                     INSERT INTO element_stamp (element_id, loan_id, stamp) \
                     SELECT c.element_id, c.loan_id, l.stamp FROM ({changed}) AS c \
                     JOIN list_stamp l ON l.loan_id = c.loan_id WHERE true \
                     ON CONFLICT (element_id) DO UPDATE SET loan_id = excluded.loan_id, stamp = excluded.stamp"
                )
            }
            ShowsIn::List(select) => format!(
                "INSERT INTO list_stamp (loan_id, stamp, whole) \
                 SELECT DISTINCT loan_id, 1, 1 FROM ({}) WHERE true \
                 ON CONFLICT (loan_id) DO UPDATE SET stamp = stamp + 1, whole = stamp + 1",
                changed(&watch, select)
            ),
            ShowsIn::Lists => "INSERT INTO stamp (id, stamp) VALUES (zeroblob(16), 1) \
                 ON CONFLICT (id) DO UPDATE SET stamp = stamp + 1"
                .to_owned(),
        };
        let Watch { table, event, .. } = watch;
        format!(
            "CREATE TRIGGER {} AFTER {event} ON {table} FOR EACH ROW{when} BEGIN {counting}; END",
            watch.name()
        )
    };
    watches().into_iter().map(trigger).collect()
}

/// Counted on at the very end of a transaction, by one transaction at a time, under the lock of all stamps. Its
/// arguments are what a change shows in, and the select of it.
const FUNCTION: &str = "CREATE FUNCTION count_list_on() RETURNS trigger LANGUAGE plpgsql AS $$ \
     DECLARE \
       here bigint := txid_current(); \
       once text := 'CASE WHEN list_stamp.counted_in IS DISTINCT FROM $2 THEN list_stamp.stamp + 1 \
         ELSE list_stamp.stamp END'; \
       of_list text := format('INSERT INTO list_stamp (loan_id, stamp, whole, counted_in) \
         SELECT DISTINCT changed.loan_id, 1, 1, $2 FROM (%s) AS changed WHERE changed.loan_id IS NOT NULL \
         ON CONFLICT (loan_id) DO UPDATE SET stamp = %s, whole = %s, counted_in = $2', TG_ARGV[1], once, once); \
       of_elements text := format('INSERT INTO list_stamp (loan_id, stamp, whole, counted_in) \
         SELECT DISTINCT changed.loan_id, 1, 0, $2 FROM (%s) AS changed WHERE changed.loan_id IS NOT NULL \
         ON CONFLICT (loan_id) DO UPDATE SET stamp = %s, counted_in = $2', TG_ARGV[1], once); \
       each_element text := format('INSERT INTO element_stamp (element_id, loan_id, stamp) \
         SELECT DISTINCT changed.element_id, changed.loan_id, l.stamp FROM (%s) AS changed \
         JOIN list_stamp l ON l.loan_id = changed.loan_id \
         ON CONFLICT (element_id) DO UPDATE SET loan_id = excluded.loan_id, stamp = excluded.stamp', TG_ARGV[1]); \
     BEGIN \
       PERFORM pg_advisory_xact_lock(5400054); \
       IF TG_ARGV[0] = 'lists' THEN \
         INSERT INTO stamp (id, stamp) VALUES ('00000000-0000-0000-0000-000000000000', 1) \
         ON CONFLICT (id) DO UPDATE SET stamp = stamp.stamp + 1; \
         RETURN NULL; \
       END IF; \
       IF TG_ARGV[0] = 'list' THEN \
         IF TG_OP <> 'INSERT' THEN EXECUTE of_list USING OLD, here; END IF; \
         IF TG_OP <> 'DELETE' THEN EXECUTE of_list USING NEW, here; END IF; \
         RETURN NULL; \
       END IF; \
       IF TG_OP <> 'INSERT' THEN EXECUTE of_elements USING OLD, here; EXECUTE each_element USING OLD, here; END IF; \
       IF TG_OP <> 'DELETE' THEN EXECUTE of_elements USING NEW, here; EXECUTE each_element USING NEW, here; END IF; \
       RETURN NULL; \
     END $$";

fn on_postgres() -> Vec<String> {
    let trigger = |watch: Watch| {
        let when = watch.when(false).map(|when| format!(" WHEN ({when})")).unwrap_or_default();
        let (kind, select) = match watch.shows {
            ShowsIn::Elements(select) => ("elements", select.replace("ROW", "($1)")),
            ShowsIn::List(select) => ("list", select.replace("ROW", "($1)")),
            ShowsIn::Lists => ("lists", String::new()),
        };
        let Watch { table, event, .. } = watch;
        format!(
            "CREATE CONSTRAINT TRIGGER {} AFTER {event} ON {table} DEFERRABLE INITIALLY DEFERRED \
             FOR EACH ROW{when} EXECUTE FUNCTION count_list_on('{kind}', '{select}')",
            watch.name()
        )
    };
    watches().into_iter().map(trigger).collect()
}
