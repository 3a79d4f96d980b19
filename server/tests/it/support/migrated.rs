//! A fully migrated database, created once: every test begins with a copy, which takes a fraction of the time.

use std::{env, fs, path::Path};

use sea_migrations::{Migrator, MigratorTrait as _};
use sea_orm::{ConnectionTrait as _, Database};
use tokio::sync::OnceCell;
use uuid::Uuid;

/// Puts a migrated SQLite database there, unless one exists.
pub async fn lay_sqlite(file: &Path) {
    static CONTENT: OnceCell<Vec<u8>> = OnceCell::const_new();
    if file.exists() {
        return;
    }
    let content = CONTENT.get_or_init(migrated_sqlite).await;
    fs::create_dir_all(file.parent().expect("a database lies in a folder")).unwrap();
    fs::write(file, content).unwrap();
}

async fn migrated_sqlite() -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("migrated.sqlite");
    migrate(&format!("sqlite://{}?mode=rwc", file.display())).await;
    fs::read(file).unwrap()
}

/// The URL of a new, migrated database, when tests run on PostgreSQL.
pub async fn new_postgres() -> Option<String> {
    static TEMPLATE: OnceCell<String> = OnceCell::const_new();
    let server = env::var("TEST_DATABASE_URL").ok().filter(|url| !url.is_empty())?;
    let template = TEMPLATE.get_or_init(|| migrated_postgres(&server)).await;
    let name = create_on(&server, &format!("TEMPLATE {template}")).await;
    Some(address(&server, &name))
}

async fn migrated_postgres(server: &str) -> String {
    let name = create_on(server, "").await;
    migrate(&address(server, &name)).await;
    name
}

async fn create_on(server: &str, how: &str) -> String {
    let name = format!("it_{}", Uuid::now_v7().simple());
    let admin = Database::connect(server).await.expect("TEST_DATABASE_URL can be reached");
    admin.execute_unprepared(&format!("CREATE DATABASE {name} {how}")).await.unwrap();
    admin.close().await.unwrap();
    name
}

fn address(server: &str, name: &str) -> String {
    let (place, _) = server.rsplit_once('/').expect("TEST_DATABASE_URL ends in /database");
    format!("{place}/{name}")
}

async fn migrate(url: &str) {
    let db = Database::connect(url).await.unwrap();
    Migrator::up(&db, None).await.unwrap();
    db.close().await.unwrap();
}
