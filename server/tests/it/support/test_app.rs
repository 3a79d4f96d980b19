use std::{collections::BTreeSet, sync::atomic::Ordering};

use chrono::{DateTime, Duration, Utc};
use sea_orm::{EntityTrait as _, QueryOrder as _, QuerySelect as _};
use server::{
    Server,
    entity::{document, document_text, document_version, loan},
    environment::{Clock, Config},
    projection, start,
    state::AppState,
};
use tempfile::TempDir;
use uuid::Uuid;

use super::{Browser, migrated};

/// A real server on a free port. Its database is a new SQLite file, or a new PostgreSQL database on the
/// server that `TEST_DATABASE_URL` names.
pub struct TestApp {
    server: Option<Server>,
    pub state: AppState,
    clock: Clock,
    settings: Vec<(String, String)>,
    pub folder: TempDir,
}

impl TestApp {
    pub async fn start() -> Self {
        Self::start_with(&[]).await
    }

    /// Starts a server with these settings in addition to the usual ones of tests.
    pub async fn start_with(settings: &[(&str, &str)]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data").display().to_string();
        let mut all = vec![
            ("LOANROOM_PORT".into(), "0".into()),
            ("LOANROOM_DATA".into(), data),
            ("LOANROOM_DEMO".into(), "off".into()),
            ("LOANROOM_READ_TEXT".into(), "off".into()),
            // Tests of these emails queue them explicitly.
            ("LOANROOM_NOTIFICATION_EMAILS".into(), "off".into()),
            ("LOANROOM_READER".into(), env!("CARGO_BIN_EXE_loanroom").into()),
        ];
        match migrated::new_postgres().await {
            Some(url) => all.push(("DATABASE_URL".into(), url)),
            None => migrated::lay_sqlite(&folder.path().join("data/loanroom.sqlite")).await,
        }
        all.splice(0..0, settings.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())));
        let clock = Clock::system();
        let server = start(config(&all), clock.clone()).await.unwrap();
        Self { state: server.state.clone(), server: Some(server), clock, settings: all, folder }
    }

    /// Restarts the server on the same data, as after a power failure: sockets and memory are lost.
    pub async fn restart(&mut self) {
        self.stop().await;
        let server = start(config(&self.settings), self.clock.clone()).await.unwrap();
        self.state = server.state.clone();
        self.server = Some(server);
    }

    /// The server's settings.
    pub fn settings(&self) -> &[(String, String)] {
        &self.settings
    }

    /// Restarts the server with some settings changed; an empty one is removed.
    pub async fn restart_with(&mut self, settings: &[(&str, &str)]) {
        for (name, value) in settings {
            self.settings.retain(|(known, _)| known != name);
            self.settings.push(((*name).to_owned(), (*value).to_owned()));
        }
        self.restart().await;
    }

    /// Starts another server on the same database, if the database can be shared.
    pub async fn beside(&self) -> Option<Server> {
        self.settings.iter().find(|(name, _)| name == "DATABASE_URL")?;
        Some(start(config(&self.settings), self.clock.clone()).await.unwrap())
    }

    pub async fn stop(&mut self) {
        if let Some(server) = self.server.take() {
            server.stop().await;
        }
    }

    /// `http://127.0.0.1:PORT`
    pub fn address(&self) -> String {
        format!("http://{}", self.server.as_ref().expect("the server runs").address)
    }

    /// A browser that isn't signed in.
    pub fn anyone(&self) -> Browser {
        Browser::new(&self.address())
    }

    /// All emails, oldest first and with unfolded lines, once there are `wanted`.
    pub async fn mails(&self, wanted: usize) -> Vec<String> {
        let folder = self.folder.path().join("data/mail");
        for _ in 0..600 {
            let files = std::fs::read_dir(&folder).map(|files| files.map(|file| file.unwrap().path()));
            let mut sent: Vec<_> = files
                .into_iter()
                .flatten()
                .filter(|path| path.extension().is_some_and(|end| end == "eml"))
                .collect();
            if sent.len() >= wanted {
                sent.sort();
                let read = |path| std::fs::read_to_string(path).unwrap().replace("=\r\n", "");
                return sent.iter().map(read).collect();
            }
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
        panic!("no mail came");
    }

    /// The number of statements so far.
    pub fn statements(&self) -> u64 {
        self.state.metrics.database_statements.load(Ordering::Relaxed)
    }

    /// Recalculates the request counts of all loans whose needs lists a test wrote directly.
    pub async fn recount(&self) {
        let tx = self.state.db.write().await.unwrap();
        let loans: Vec<Uuid> =
            loan::Entity::find().all(&tx).await.unwrap().iter().map(|loan| loan.id).collect();
        projection::recount_requests(&tx, &loans).await.unwrap();
        tx.commit().await.unwrap();
    }

    /// Returns the loans whose request counts don't match their needs lists, with both.
    pub async fn miscounted(&self) -> Vec<(loan::Model, loan::Model)> {
        let tx = self.state.db.write().await.unwrap();
        let select = || loan::Entity::find().order_by_asc(loan::Column::Id).all(&tx);
        let before = select().await.unwrap();
        let loans: Vec<Uuid> = before.iter().map(|loan| loan.id).collect();
        projection::recount_requests(&tx, &loans).await.unwrap();
        let after = select().await.unwrap();
        tx.rollback().await.unwrap();
        before.into_iter().zip(after).filter(|(before, after)| before != after).collect()
    }

    /// Returns the files whose text is neither extracted nor queued although a document or version refers to them, and
    /// those whose text is kept without such a reference.
    pub async fn misplaced_texts(&self) -> Vec<String> {
        let db = self.state.db.read();
        let texts = document_text::Entity::find().select_only().column(document_text::Column::StorageKey);
        let texts: BTreeSet<String> = texts.into_tuple().all(db).await.unwrap().into_iter().collect();
        let now = document::Entity::find().select_only().column(document::Column::StorageKey).distinct();
        let were = document_version::Entity::find()
            .select_only()
            .column(document_version::Column::StorageKey)
            .distinct();
        let mut named: BTreeSet<String> = now.into_tuple().all(db).await.unwrap().into_iter().collect();
        named.extend(were.into_tuple::<String>().all(db).await.unwrap());
        named.symmetric_difference(&texts).cloned().collect()
    }

    pub fn time_passes(&self, by: Duration) {
        self.clock.advance(by);
    }

    /// Advances the clock to this time, which must be in the future.
    pub fn time_comes(&self, at: DateTime<Utc>) {
        self.clock.advance(at - self.state.clock.now());
    }
}

/// The secret of the email's link to the page.
pub fn secret(mail: &str, page: &str) -> String {
    let (_, rest) = mail.split_once(page).unwrap();
    rest.chars().take_while(char::is_ascii_hexdigit).collect()
}

fn config(settings: &[(String, String)]) -> Config {
    let settings = settings.to_owned();
    Config::from_lookup(&move |name| settings.iter().find(|(n, _)| n == name).map(|(_, value)| value.clone()))
        .unwrap()
}
