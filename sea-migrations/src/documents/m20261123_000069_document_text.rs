//! The text of stored files, for searching in documents: a row for each file that a document or a version of one names,
//! from when it is named until nothing names it any more, however that came about. The text itself is sealed.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, table};
use sea_orm_migration::{prelude::*, schema::*, sea_orm::DbBackend};

#[derive(DeriveMigrationName)]
pub struct Migration;

/// The tables whose rows name a file that text is read from.
const NAMING: [&str; 2] = ["document", "document_version"];

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        let indexes = vec![
            index("document_text", &["state", "not_before"])
                .and_where(Expr::col("state").eq("WAITING"))
                .take(),
            index("document", &["storage_key"]),
            index("document_version", &["storage_key"]),
        ];
        create(schema, vec![document_text()], indexes).await?;
        create_triggers(schema).await?;
        for naming in NAMING {
            let all = format!(
                "SELECT DISTINCT storage_key, 'WAITING', 0, CURRENT_TIMESTAMP FROM {naming} WHERE true"
            );
            schema.execute_unprepared(&wanted(&all)).await?;
        }
        Ok(())
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop_triggers(schema).await?;
        for naming in NAMING {
            let index =
                Index::drop().table(naming).name(format!("ix_{naming}_storage_key")).if_exists().to_owned();
            schema.execute(&index).await?;
        }
        drop(schema, &["document_text"]).await
    }
}

/// Creates the triggers that write the rows of texts.
pub(crate) async fn create_triggers(schema: &Schema<'_>) -> Result<(), DbErr> {
    let sqlite = schema.backend() == DbBackend::Sqlite;
    for statement in if sqlite { on_sqlite() } else { on_postgres() } {
        schema.execute_unprepared(&statement).await?;
    }
    Ok(())
}

/// Drops the same triggers, with their functions.
pub(crate) async fn drop_triggers(schema: &Schema<'_>) -> Result<(), DbErr> {
    let sqlite = schema.backend() == DbBackend::Sqlite;
    for naming in NAMING {
        let of = if sqlite { String::new() } else { format!(" ON {naming}") };
        for what in ["wanted", "changed", "left", "unwanted"] {
            schema.execute_unprepared(&format!("DROP TRIGGER IF EXISTS text_{what}_{naming}{of}")).await?;
        }
    }
    if !sqlite {
        schema.execute_unprepared("DROP FUNCTION IF EXISTS text_wanted()").await?;
        schema.execute_unprepared("DROP FUNCTION IF EXISTS text_unwanted()").await?;
    }
    Ok(())
}

/// The text of what `storage_key` finds, or why there is none. Nobody reads it before `not_before`.
fn document_text() -> TableCreateStatement {
    table("document_text")
        .col(string("storage_key").primary_key())
        .col(string("state"))
        .col(string_null("reason"))
        .col(text_null("sealed"))
        .col(integer("tries"))
        .col(instant("not_before"))
        .take()
}

/// Wants the text of what the select tells.
fn wanted(select: &str) -> String {
    format!(
        "INSERT INTO document_text (storage_key, state, tries, not_before) {select} \
         ON CONFLICT (storage_key) DO NOTHING"
    )
}

fn wanted_of_new() -> String {
    wanted("SELECT NEW.storage_key, 'WAITING', 0, CURRENT_TIMESTAMP WHERE true")
}

/// Forgets the text of what nothing names any more.
fn unwanted_of_old() -> String {
    let named = NAMING.map(|naming| {
        format!("NOT EXISTS (SELECT 1 FROM {naming} WHERE {naming}.storage_key = OLD.storage_key)")
    });
    format!("DELETE FROM document_text WHERE storage_key = OLD.storage_key AND {}", named.join(" AND "))
}

fn on_sqlite() -> Vec<String> {
    let (new, old) = (wanted_of_new(), unwanted_of_old());
    let triggers = NAMING.map(|naming| {
        [
            format!(
                "CREATE TRIGGER text_wanted_{naming} AFTER INSERT ON {naming} FOR EACH ROW BEGIN {new}; END"
            ),
            format!(
                "CREATE TRIGGER text_changed_{naming} AFTER UPDATE ON {naming} FOR EACH ROW \
                 WHEN OLD.storage_key IS NOT NEW.storage_key BEGIN {new}; {old}; END"
            ),
            format!(
                "CREATE TRIGGER text_unwanted_{naming} AFTER DELETE ON {naming} FOR EACH ROW BEGIN {old}; END"
            ),
        ]
    });
    triggers.into_iter().flatten().collect()
}

fn on_postgres() -> Vec<String> {
    let (new, old) = (wanted_of_new(), unwanted_of_old());
    let function = |name: &str, does: &str| {
        format!(
            "CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {does}; RETURN NULL; END $$"
        )
    };
    let mut statements = vec![function("text_wanted", &new), function("text_unwanted", &old)];
    for naming in NAMING {
        let trigger = |what: &str, event: &str, when: &str, function: &str| {
            format!(
                "CREATE TRIGGER text_{what}_{naming} AFTER {event} ON {naming} FOR EACH ROW {when} \
                 EXECUTE FUNCTION {function}()"
            )
        };
        let changed = "WHEN (OLD.storage_key IS DISTINCT FROM NEW.storage_key)";
        statements.push(trigger("wanted", "INSERT", "", "text_wanted"));
        statements.push(trigger("changed", "UPDATE", changed, "text_wanted"));
        statements.push(trigger("left", "UPDATE", changed, "text_unwanted"));
        statements.push(trigger("unwanted", "DELETE", "", "text_unwanted"));
    }
    statements
}
