//! Reads end with their request, and one person's reads don't delay others.

use std::{
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use futures_util::future::join_all;
use sea_orm::{ConnectionTrait as _, DatabaseBackend, Statement};
use shared_rules::team::role::Role;
use tokio::time::{sleep, timeout};
use tracing::{
    Event, Subscriber,
    field::{Field, Visit},
};
use tracing_subscriber::{
    Layer,
    layer::{Context, SubscriberExt as _},
};

use crate::support::{PDF, Scene, TestApp};

/// Replaces the table by a view that never returns, so that reading notices runs until it is cancelled.
const ENDLESS_ON_SQLITE: &str = "ALTER TABLE notice RENAME TO kept_notice; CREATE VIEW notice AS \
    WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1000000000000) \
    SELECT kept_notice.* FROM (SELECT MAX(i) AS i FROM n) AS all_of_them CROSS JOIN kept_notice";
const ENDLESS_ON_POSTGRES: &str = "ALTER TABLE notice RENAME TO kept_notice; CREATE VIEW notice AS \
    SELECT kept_notice.* FROM kept_notice WHERE pg_sleep(600)::text = ''";

const NOTICES: &str = "/v1/users/me/notices";

/// A loan whose lender has notices that take forever to read.
async fn scene_with_endless_notices(settings: &[(&str, &str)]) -> Scene {
    let scene = Scene::with(settings).await;
    let request = scene.ask_for("W-2").await;
    scene.answer(&scene.lucia, &request, "w2.pdf", PDF).await;
    scene.dana.get(NOTICES).await.expect(200);
    let tx = scene.app.state.db.write().await.unwrap();
    let endless = match tx.get_database_backend() {
        DatabaseBackend::Sqlite => ENDLESS_ON_SQLITE,
        _ => ENDLESS_ON_POSTGRES,
    };
    tx.execute_unprepared(endless).await.unwrap();
    tx.commit().await.unwrap();
    scene
}

/// Waits until PostgreSQL runs no statement on notices; SQLite can't report that.
async fn statements_end(app: &TestApp) {
    let db = app.state.db.read();
    if db.get_database_backend() == DatabaseBackend::Sqlite {
        return;
    }
    let running = "SELECT COUNT(*) AS running FROM pg_stat_activity WHERE datname = current_database() \
        AND state = 'active' AND pid <> pg_backend_pid() AND query LIKE '%\"notice\"%'";
    for _ in 0..200 {
        let row = db.query_one_raw(Statement::from_string(DatabaseBackend::Postgres, running)).await.unwrap();
        if row.unwrap().try_get::<i64>("", "running").unwrap() == 0 {
            return;
        }
        sleep(Duration::from_millis(50)).await;
    }
    panic!("statements run on though nobody waits for them");
}

#[tokio::test]
async fn disconnected_clients_free_their_readers() {
    let scene = scene_with_endless_notices(&[("LOANROOM_DATABASE_WAIT_MS", "4000")]).await;
    // More than there are read connections.
    for _ in 0..10 {
        let calls = (0..2).map(|_| timeout(Duration::from_millis(250), scene.dana.get(NOTICES)));
        assert!(join_all(calls).await.iter().all(Result::is_err), "reading notices came to an end");
    }
    statements_end(&scene.app).await;
    scene.dana.get("/v1/home").await.expect(200);
    scene.stranger.get("/v1/loans").await.expect(200);
}

#[tokio::test]
async fn heavy_reads_of_one_person_delay_no_other() {
    let settings = [("LOANROOM_DATABASE_WAIT_MS", "6000"), ("LOANROOM_REQUEST_SECONDS", "9")];
    let scene = scene_with_endless_notices(&settings).await;
    let ended = Arc::new(AtomicUsize::new(0));
    let heavy = (0..16).map(|_| {
        let (dana, ended) = (scene.dana.clone(), Arc::clone(&ended));
        tokio::spawn(async move {
            let reply = dana.get(NOTICES).await;
            ended.fetch_add(1, Ordering::SeqCst);
            reply
        })
    });
    let heavy: Vec<_> = heavy.collect();
    let in_flight = || scene.app.state.metrics.requests_in_flight.load(Ordering::SeqCst);
    while in_flight() < 16 {
        sleep(Duration::from_millis(5)).await;
    }
    for path in ["/v1/users/me", "/v1/loans"] {
        scene.stranger.get(path).await.expect(200);
    }
    assert_eq!(ended.load(Ordering::SeqCst), 0, "others waited for the heavy reads");
    let replies: Vec<_> = join_all(heavy).await.into_iter().map(Result::unwrap).collect();
    let refused: Vec<_> = replies.iter().filter(|reply| reply.status == 429).collect();
    assert!(refused.len() >= 8, "{:?}", replies.iter().map(|reply| reply.status).collect::<Vec<_>>());
    for reply in refused {
        assert_eq!(reply.code(), "too-many-reads");
        assert!(reply.header("retry-after").is_some());
    }
    assert!(replies.iter().all(|reply| [429, 503].contains(&reply.status)));
    scene.dana.get("/v1/loans").await.expect(200);
}

/// Collects the read statements.
#[derive(Clone, Default)]
struct ReadLog(Arc<Mutex<Vec<String>>>);

struct Sql<'a>(&'a ReadLog);

impl Visit for Sql<'_> {
    fn record_str(&mut self, field: &Field, value: &str) {
        if field.name() == "sql" {
            self.0.0.lock().unwrap().push(value.to_owned());
        }
    }

    fn record_debug(&mut self, _: &Field, _: &dyn std::fmt::Debug) {}
}

impl<S: Subscriber> Layer<S> for ReadLog {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if event.metadata().target() == "loanroom::sql" {
            event.record(&mut Sql(self));
        }
    }
}

/// Tables that grow with the office's work, which no statement of *Home* may scan completely.
const GROWING: [&str; 6] =
    ["answer", "document", "document_text", "element_history", "needs_list_element", "notice"];
/// An index of rejected requests only, in the order of the list.
const IN_ORDER: &str = "USING INDEX ix_needs_list_element_sent_back";

#[tokio::test]
async fn home_and_notices_use_indexes() {
    let scene = Scene::new().await;
    let db = scene.app.state.db.read();
    if db.get_database_backend() != DatabaseBackend::Sqlite {
        return; // PostgreSQL plans by what is in the tables, which is next to nothing here.
    }
    let request = scene.ask_for("W-2").await;
    scene.answer(&scene.lucia, &request, "w2.pdf", PDF).await;
    let tom = scene.app.lender(&scene.company().await, "Tom Guthrie", Role::Lender).await;
    scene.app.add(&scene.loan, &tom, Role::Lender).await;
    let tom = scene.app.browser_of(&tom).await;
    let log = ReadLog::default();
    let logging = tracing::subscriber::set_default(tracing_subscriber::registry().with(log.clone()));
    let look = async || {
        for browser in [&scene.dana, &tom] {
            for path in ["/v1/home", "/v1/users/me/notices", "/v1/users/me/notices/unread"] {
                browser.get(path).await.expect(200);
            }
        }
    };
    // The first read registers its event. If another test's thread without a subscriber is first, `tracing` caches that
    // the event is disabled until it is asked to check again.
    look().await;
    tracing::callsite::rebuild_interest_cache();
    log.0.lock().unwrap().clear();
    look().await;
    let few = log.0.lock().unwrap().len();
    // With many loans, the query plan starts with another table.
    let tx = scene.app.state.db.write().await.unwrap();
    tx.execute_unprepared(
        "INSERT INTO loan (id, company_id, name, review_status, version, created_at, updated_at) \
         WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 301) \
         SELECT randomblob(16), company_id, 'Loan ' || i, review_status, 1, created_at, updated_at \
         FROM n, (SELECT * FROM loan LIMIT 1)",
    )
    .await
    .unwrap();
    // Documents are then searched by freshness.
    tx.execute_unprepared("UPDATE needs_list_element SET freshness_days = 60").await.unwrap();
    tx.commit().await.unwrap();
    look().await;
    drop(logging);
    let statements = log.0.lock().unwrap().clone();
    assert!(few > 20 && statements.len() > few + 20, "{few} of {}", statements.len());
    assert!(
        statements.iter().any(|sql| sql.contains("RECURSIVE spans")),
        "nothing is looked for by its span"
    );
    let mut scans = Vec::new();
    for sql in statements {
        let plan = Statement::from_string(DatabaseBackend::Sqlite, format!("EXPLAIN QUERY PLAN {sql}"));
        for row in db.query_all_raw(plan).await.unwrap() {
            let step: String = row.try_get("", "detail").unwrap();
            let table = step.strip_prefix("SCAN ").and_then(|rest| rest.split(' ').next());
            if table.is_some_and(|table| GROWING.contains(&table)) && !step.ends_with(IN_ORDER) {
                scans.push(format!("{step}: {sql}"));
            }
        }
    }
    assert!(scans.is_empty(), "{scans:#?}");
}
