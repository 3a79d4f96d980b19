//! Stamps: what is worked out of many rows is kept as long as the stamp it was worked out at stands. The database
//! counts on by itself whenever a row changes that matters, so that no writer can forget to, on any server.
//!
//! A company's stamp stands for which loans it has, who is on them, and in which order any list shows them; a
//! person's for which loans they are on; a loan's for its needs list and whom it is given to. A row of `stamp` is
//! never removed, so that none is ever counted twice.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, table};
use sea_orm_migration::{prelude::*, schema::*, sea_orm::DbBackend};

#[derive(DeriveMigrationName)]
pub struct Migration;

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        create(schema, vec![stamp()], Vec::new()).await?;
        schema.execute_unprepared("INSERT INTO stamp (id, stamp) SELECT id, 1 FROM company").await?;
        schema.execute_unprepared(WAITING).await?;
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
        for Watch { table, event, when, .. } in watches() {
            let (name, of) =
                (name(table, event, when), if sqlite { String::new() } else { format!(" ON {table}") });
            schema.execute_unprepared(&format!("DROP TRIGGER IF EXISTS {name}{of}")).await?;
        }
        if !sqlite {
            schema.execute_unprepared("DROP FUNCTION count_stamps_on()").await?;
        }
        schema.execute_unprepared("DROP INDEX ix_needs_list_element_waiting").await?;
        drop(schema, &["stamp"]).await
    }
}

/// On PostgreSQL `counted_in` is the transaction that counted last: each counts once, however much it changes.
fn stamp() -> TableCreateStatement {
    table("stamp")
        .col(uuid("id").primary_key())
        .col(big_integer("stamp"))
        .col(big_integer_null("counted_in"))
        .take()
}

/// The requests of a loan that wait for a lender, which lists are sorted by.
const WAITING: &str = "CREATE INDEX ix_needs_list_element_waiting ON needs_list_element (loan_id) \
     WHERE storage_type = 'FILE' AND review_state = 'SUBMITTED' AND deleted_at IS NULL";

/// What is watched, and whose stamps it counts on: `ids` selects them, with the row as `ROW`.
struct Watch {
    table: &'static str,
    event: &'static str,
    when: Option<&'static str>,
    ids: &'static [&'static str],
}

const OF_LOAN: &[&str] = &["SELECT ROW.company_id", "SELECT ROW.id"];
const OF_ROLE: &[&str] = &["SELECT company_id FROM loan WHERE id = ROW.loan_id", "SELECT ROW.user_id"];
const OF_LIST: &[&str] = &["SELECT ROW.loan_id"];
const OF_WAITING: &[&str] = &["SELECT company_id FROM loan WHERE id = ROW.loan_id"];
/// Lists are sorted and searched by the names of borrowers.
const OF_NAME: &[&str] = &[
    "SELECT DISTINCT l.company_id FROM loan l JOIN loan_role r ON r.loan_id = l.id WHERE r.user_id = ROW.id",
];
/// Whom something is given to counts by their group.
const OF_GROUP: &[&str] = &["SELECT DISTINCT loan_id FROM share WHERE shared_with = ROW.id"];
const OF_COMPANY: &[&str] = &["SELECT ROW.id"];

const RENAMED: &str = "OLD.given_name <> NEW.given_name OR OLD.family_name <> NEW.family_name";
const REGROUPED: &str = "OLD.role_group <> NEW.role_group";
const CALLED_OTHERWISE: &str = "OLD.name <> NEW.name";
const WAITS_OTHERWISE: &str = "OLD.review_state <> NEW.review_state OR OLD.storage_type <> NEW.storage_type \
     OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)";
const WAITED: &str = "OLD.review_state = 'SUBMITTED'";
const WAITS: &str = "NEW.review_state = 'SUBMITTED'";

fn watches() -> Vec<Watch> {
    let always =
        [("loan", OF_LOAN), ("loan_role", OF_ROLE), ("needs_list_element", OF_LIST), ("share", OF_LIST)];
    let mut watches: Vec<Watch> = always
        .into_iter()
        .flat_map(|(table, ids)| {
            ["INSERT", "UPDATE", "DELETE"].map(|event| Watch { table, event, when: None, ids })
        })
        .collect();
    watches.extend(
        [
            ("needs_list_element", "INSERT", WAITS, OF_WAITING),
            ("needs_list_element", "UPDATE", WAITS_OTHERWISE, OF_WAITING),
            ("needs_list_element", "DELETE", WAITED, OF_WAITING),
            ("app_user", "UPDATE", RENAMED, OF_NAME),
            ("app_user", "UPDATE", REGROUPED, OF_GROUP),
            ("company", "UPDATE", CALLED_OTHERWISE, OF_COMPANY),
        ]
        .map(|(table, event, when, ids)| Watch { table, event, when: Some(when), ids }),
    );
    watches
}

fn name(table: &str, event: &str, when: Option<&str>) -> String {
    let of = match when {
        None => "",
        Some(RENAMED | CALLED_OTHERWISE) => "_name",
        Some(REGROUPED) => "_group",
        Some(_) => "_waiting",
    };
    format!("stamp_{table}_{}{of}", event.to_lowercase())
}

/// The rows that an event is about: as they were, as they are, or both.
fn rows(event: &str) -> &'static [&'static str] {
    match event {
        "INSERT" => &["NEW"],
        "DELETE" => &["OLD"],
        _ => &["OLD", "NEW"],
    }
}

fn on_sqlite() -> Vec<String> {
    let trigger = |Watch { table, event, when, ids }: Watch| {
        let name = name(table, event, when);
        let when = when.map(|when| format!(" WHEN {when}")).unwrap_or_default();
        // A row that stays where it was is counted once.
        let of_rows = rows(event).iter().flat_map(|row| ids.iter().map(|ids| ids.replace("ROW", row)));
        let ids = of_rows.collect::<Vec<_>>().join(" UNION ");
        format!(
            "CREATE TRIGGER {name} AFTER {event} ON {table} FOR EACH ROW{when} BEGIN \
             INSERT INTO stamp (id, stamp) SELECT * FROM (SELECT changed.*, 1 FROM ({ids}) AS changed) \
             WHERE true ON CONFLICT (id) DO UPDATE SET stamp = stamp + 1; END"
        )
    };
    watches().into_iter().map(trigger).collect()
}

/// Stamps are counted on at the very end of a transaction, by one transaction at a time: nobody who holds a stamp ever
/// waits for anything else, so that none can wait for one another.
const FUNCTION: &str = "CREATE FUNCTION count_stamps_on() RETURNS trigger LANGUAGE plpgsql AS $$ \
     DECLARE \
       counting text := format('INSERT INTO stamp (id, stamp, counted_in) \
         SELECT changed.id, 1, $2 FROM (%s) AS changed (id) WHERE changed.id IS NOT NULL \
         ON CONFLICT (id) DO UPDATE SET stamp = stamp.stamp + 1, counted_in = $2 \
         WHERE stamp.counted_in IS DISTINCT FROM $2', TG_ARGV[0]); \
       here bigint := txid_current(); \
     BEGIN \
       PERFORM pg_advisory_xact_lock(5400054); \
       IF TG_OP <> 'INSERT' THEN EXECUTE counting USING OLD, here; END IF; \
       IF TG_OP <> 'DELETE' THEN EXECUTE counting USING NEW, here; END IF; \
       RETURN NULL; \
     END $$";

fn on_postgres() -> Vec<String> {
    let trigger = |Watch { table, event, when, ids }: Watch| {
        let name = name(table, event, when);
        let when = when.map(|when| format!(" WHEN ({when})")).unwrap_or_default();
        let ids = ids.iter().map(|ids| ids.replace("ROW", "($1)")).collect::<Vec<_>>().join(" UNION ");
        format!(
            "CREATE CONSTRAINT TRIGGER {name} AFTER {event} ON {table} DEFERRABLE INITIALLY DEFERRED \
             FOR EACH ROW{when} EXECUTE FUNCTION count_stamps_on('{ids}')"
        )
    };
    watches().into_iter().map(trigger).collect()
}
