//! Whether files were checked for viruses: a word beside each key that names one, and a row for each file that waits or
//! was checked. The row comes when something names a file that is to be checked, and goes when nothing names it any more.

use crate::change::{Change, Schema};
use crate::shape::{create, drop, index, instant, instant_null, table};
use sea_orm_migration::{prelude::*, schema::*, sea_orm::DbBackend};

#[derive(DeriveMigrationName)]
pub struct Migration;

/// The tables whose rows name a file that is checked.
const NAMING: [&str; 4] = ["document", "document_version", "example_file", "secure_upload_file"];

#[async_trait::async_trait]
impl Change for Migration {
    async fn up(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        for naming in NAMING {
            let scan = string_null("scan").take();
            schema.execute(&Table::alter().table(naming).add_column(scan).take()).await?;
        }
        let waiting = |naming| index(naming, &["scan"]).and_where(Expr::col("scan").eq("PENDING")).take();
        let indexes = vec![
            waiting("document"),
            waiting("document_version"),
            waiting("example_file"),
            waiting("secure_upload_file"),
            index("document_scan", &["state", "backlog", "not_before"])
                .and_where(Expr::col("state").eq("PENDING"))
                .take(),
            index("document_scan", &["settled_at"]).and_where(Expr::col("state").eq("INFECTED")).take(),
            index("example_file", &["storage_key"]),
            index("secure_upload_file", &["storage_key"]),
        ];
        create(schema, vec![document_scan()], indexes).await?;
        create_triggers(schema).await
    }

    async fn down(&self, schema: &Schema<'_>) -> Result<(), DbErr> {
        drop_triggers(schema).await?;
        let keys = ["example_file", "secure_upload_file"].map(|naming| (naming, "storage_key"));
        for (naming, column) in NAMING.map(|naming| (naming, "scan")).into_iter().chain(keys) {
            let index =
                Index::drop().table(naming).name(format!("ix_{naming}_{column}")).if_exists().to_owned();
            schema.execute(&index).await?;
        }
        drop(schema, &["document_scan"]).await?;
        for naming in NAMING {
            schema.execute(&Table::alter().table(naming).drop_column("scan").take()).await?;
        }
        Ok(())
    }
}

/// Creates the triggers that write the rows of checks.
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
            schema.execute_unprepared(&format!("DROP TRIGGER IF EXISTS scan_{what}_{naming}{of}")).await?;
        }
    }
    if !sqlite {
        schema.execute_unprepared("DROP FUNCTION IF EXISTS scan_wanted()").await?;
        schema.execute_unprepared("DROP FUNCTION IF EXISTS scan_unwanted()").await?;
    }
    Ok(())
}

/// The check of what `storage_key` finds. Nobody checks it before `not_before`; `backlog` is what was there before there
/// was a scanner, which waits for the rest; `erased_at` is there when the bytes of malware were deleted.
fn document_scan() -> TableCreateStatement {
    table("document_scan")
        .col(string("storage_key").primary_key())
        .col(string("state"))
        .col(string_null("found"))
        .col(integer("tries"))
        .col(boolean("backlog"))
        .col(instant("since"))
        .col(instant("not_before"))
        .col(instant_null("settled_at"))
        .col(instant_null("erased_at"))
        .take()
}

const WANTED: &str = "INSERT INTO document_scan (storage_key, state, tries, backlog, since, not_before) \
     SELECT NEW.storage_key, 'PENDING', 0, false, CURRENT_TIMESTAMP, CURRENT_TIMESTAMP WHERE true \
     ON CONFLICT (storage_key) DO NOTHING";

/// Forgets the check of what nothing names any more.
fn unwanted() -> String {
    let named = NAMING.map(|naming| {
        format!("NOT EXISTS (SELECT 1 FROM {naming} WHERE {naming}.storage_key = OLD.storage_key)")
    });
    format!("DELETE FROM document_scan WHERE storage_key = OLD.storage_key AND {}", named.join(" AND "))
}

/// What happens after what, and when.
fn triggers(naming: &str, differs: &str) -> [(&'static str, String, bool); 4] {
    let moved = format!("(OLD.storage_key {differs} NEW.storage_key)");
    let asked = format!("(NEW.scan = 'PENDING' AND (OLD.scan {differs} NEW.scan OR {moved}))");
    [
        ("wanted", format!("INSERT ON {naming} FOR EACH ROW WHEN (NEW.scan = 'PENDING')"), true),
        ("changed", format!("UPDATE ON {naming} FOR EACH ROW WHEN ({asked})"), true),
        ("left", format!("UPDATE ON {naming} FOR EACH ROW WHEN ({moved})"), false),
        ("unwanted", format!("DELETE ON {naming} FOR EACH ROW"), false),
    ]
}

fn on_sqlite() -> Vec<String> {
    let unwanted = unwanted();
    let of_table = |naming: &'static str| {
        let does = |wants: bool| if wants { WANTED.to_owned() } else { unwanted.clone() };
        triggers(naming, "IS NOT").map(|(what, after, wants)| {
            format!("CREATE TRIGGER scan_{what}_{naming} AFTER {after} BEGIN {}; END", does(wants))
        })
    };
    NAMING.into_iter().flat_map(of_table).collect()
}

fn on_postgres() -> Vec<String> {
    let function = |name: &str, does: &str| {
        format!(
            "CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {does}; RETURN NULL; END $$"
        )
    };
    let mut statements = vec![function("scan_wanted", WANTED), function("scan_unwanted", &unwanted())];
    for naming in NAMING {
        statements.extend(triggers(naming, "IS DISTINCT FROM").map(|(what, after, wants)| {
            let function = if wants { "scan_wanted" } else { "scan_unwanted" };
            format!("CREATE TRIGGER scan_{what}_{naming} AFTER {after} EXECUTE FUNCTION {function}()")
        }));
    }
    statements
}
