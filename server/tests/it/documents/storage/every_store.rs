//! The same test with every kind of store.

use chrono::Duration;
use futures_util::StreamExt as _;
use reqwest::{Body, Method};
use sea_orm::{ConnectionTrait as _, DbBackend, Statement};
use server::{
    features::documents::{CHECKED, NAMING, clean_up},
    storage::Store,
};

use super::{StorageKind, bucket::S3Server, bytes, require_same, scene, stored_in};
use crate::support::{PDF, Scene, TestApp, complete};

/// The files of documents in the test's storage.
fn stored(scene: &Scene, server: &S3Server, kept: StorageKind) -> Vec<std::path::PathBuf> {
    let folder = scene.app.folder.path().join("data/documents");
    if kept.is_bucket() {
        assert_eq!(stored_in(&folder).len(), 0, "nothing stays on the local disk");
        stored_in(&server.path("papers/loanroom"))
    } else {
        stored_in(&folder)
    }
}

fn on_their_way(scene: &Scene) -> usize {
    std::fs::read_dir(scene.app.folder.path().join("data/documents/incoming")).unwrap().count()
}

async fn uploaded_downloaded_deleted(kept: StorageKind) {
    let (mut scene, server) = scene(kept).await;
    let large = bytes(11_500_007, 3);
    let names = ["small.txt", "just a chunk.mp4", "a chunk and one.mp4", "large.mp4"];
    let files = [b"a few words".to_vec(), bytes(65_536, 1), bytes(65_537, 2), large.clone()];
    let mut documents = Vec::new();
    for (name, file) in names.iter().zip(&files) {
        let document = scene.upload(&scene.lucia, name, file).await;
        require_same(&scene.lucia, &document, file).await;
        documents.push(document);
    }
    assert_eq!(stored(&scene, &server, kept).len(), 4);
    assert_eq!(on_their_way(&scene), 0);
    for path in stored(&scene, &server, kept) {
        let there = std::fs::read(&path).unwrap();
        let plain = files.iter().any(|file| there.windows(file.len().min(11)).any(|w| w == &file[..w.len()]));
        assert_eq!(plain, !kept.is_sealed(), "{}", path.display());
    }
    ranges(&scene, &documents[3], &large).await;

    let path = format!("/v1/documents/{}", documents[3]);
    scene.lucia.delete(&path).await.expect(204);
    scene.time_comes(scene.app.state.clock.now() + Duration::days(31)).await;
    clean_up(&scene.app.state).await.unwrap();
    assert_eq!(stored(&scene, &server, kept).len(), 3, "what is deleted goes, and nothing else");
    require_same(&scene.lucia, &documents[2], &files[2]).await;
}

async fn ranges(scene: &Scene, document: &str, all: &[u8]) {
    let end = all.len() - 1;
    let chunk = 65_536;
    let wanted = [(0, 0), (0, chunk), (chunk - 1, chunk), (chunk, 2 * chunk - 1), (5_242_879, 5_242_881)];
    for (first, last) in wanted.into_iter().chain([(end, end), (end - 70_000, end), (2_097_151, 4_194_305)]) {
        let path = format!("/v1/documents/{document}/content");
        let request =
            scene.lucia.request(Method::GET, &path).header("range", format!("bytes={first}-{last}"));
        let reply = scene.lucia.send(request).await.expect(206);
        assert!(reply.bytes == all[first..=last], "{first}-{last}");
    }
}

async fn in_parts_and_twice(kept: StorageKind) {
    let (scene, server) = scene(kept).await;
    let all = bytes(6_000_000, 9);
    let upload = scene.announce(&scene.lucia, "walk-through.mp4", all.len()).await.expect(201).json();
    let (url, id) = (upload["url"].as_str().unwrap(), upload["id"].as_str().unwrap());
    for (from, end) in [(0, 1), (1, 5_900_000), (5_900_000, all.len())] {
        assert_eq!(stored(&scene, &server, kept).len(), 0, "parts wait on the local disk");
        let range = format!("bytes {from}-{}/{}", end - 1, all.len());
        let part = scene.lucia.request(Method::PUT, url).header("content-range", range);
        scene.lucia.send(part.body(Body::from(all[from..end].to_vec()))).await.expect(204);
    }
    assert_eq!(stored(&scene, &server, kept).len(), 1);
    // Sends everything again before it is completed: the new bytes replace the old ones.
    scene.lucia.send(scene.lucia.request(Method::PUT, url).body(all.clone())).await.expect(204);
    assert_eq!(stored(&scene, &server, kept).len(), 1);
    let first = complete(&scene.lucia, id).await.expect(200).json();
    let again = complete(&scene.lucia, id).await.expect(200).json();
    assert_eq!(first["documentId"], again["documentId"]);
    scene.lucia.send(scene.lucia.request(Method::PUT, url).body(all.clone())).await.expect(409);
    require_same(&scene.lucia, first["documentId"].as_str().unwrap(), &all).await;
    assert_eq!((stored(&scene, &server, kept).len(), on_their_way(&scene)), (1, 0));
}

async fn packed_and_given_up(kept: StorageKind) {
    let (scene, server) = scene(kept).await;
    let request = scene.ask_for("Statements").await;
    scene.answer(&scene.lucia, &request, "statement.pdf", PDF).await;
    let path = format!("/v1/loans/{}/package/download", scene.loan.id);
    let came = scene.dana.get(&path).await.expect(200).bytes;
    assert!(came.windows(PDF.len()).any(|window| window == PDF), "a PDF is stored as it is");

    let upload = scene.announce(&scene.lucia, "notes.txt", 9).await.expect(201).json();
    scene
        .lucia
        .send(scene.lucia.request(Method::PUT, upload["url"].as_str().unwrap()).body("nine char"))
        .await;
    assert_eq!(stored(&scene, &server, kept).len(), 2);
    scene
        .lucia
        .delete(&format!("/v1/documents/uploads/{}", upload["id"].as_str().unwrap()))
        .await
        .expect(204);
    assert_eq!(stored(&scene, &server, kept).len(), 1);
}

/// Stores bytes that no row refers to.
async fn orphan(store: &Store, key: &str) {
    let mut incoming = store.receive().await.unwrap();
    incoming.write(b"nobody names it").await.unwrap();
    incoming.finish().await.unwrap();
    incoming.store_as(key).await.unwrap();
}

/// Runs the cleanup `hours` later and asserts the number of remaining objects.
async fn sweep_leaves(scene: &mut Scene, server: &S3Server, kept: StorageKind, (hours, count): (i64, usize)) {
    scene.time_comes(scene.app.state.clock.now() + Duration::hours(hours)).await;
    clean_up(&scene.app.state).await.unwrap();
    assert_eq!(stored(scene, server, kept).len(), count, "{hours} hours later");
}

async fn swept(kept: StorageKind) {
    let (mut scene, server) = scene(kept).await;
    let document = scene.upload(&scene.lucia, "kept.txt", b"named by a row").await;
    let waits = scene.announce(&scene.lucia, "waits.txt", 5).await.expect(201).json();
    orphan(&scene.app.state.store, "0192-lost").await;
    sweep_leaves(&mut scene, &server, kept, (0, 2)).await;
    let request = scene.lucia.request(Method::PUT, waits["url"].as_str().unwrap());
    scene.lucia.send(request.body("12345")).await.expect(204);
    sweep_leaves(&mut scene, &server, kept, (23, 3)).await;
    let done = complete(&scene.lucia, waits["id"].as_str().unwrap()).await.expect(200).json();
    // Objects that no row refers to are deleted after two days.
    sweep_leaves(&mut scene, &server, kept, (30, 2)).await;
    require_same(&scene.lucia, &document, b"named by a row").await;
    require_same(&scene.lucia, done["documentId"].as_str().unwrap(), b"12345").await;
}

/// Generates each test for each store.
macro_rules! in_every_store {
    ($($story:ident)*) => { $(
        mod $story {
            use super::StorageKind;

            #[tokio::test]
            async fn in_a_folder() {
                super::$story(StorageKind::Folder).await;
            }

            #[tokio::test]
            async fn in_a_folder_encrypted() {
                super::$story(StorageKind::SealedFolder).await;
            }

            #[tokio::test]
            async fn in_a_bucket() {
                super::$story(StorageKind::Bucket).await;
            }

            #[tokio::test]
            async fn in_a_bucket_encrypted() {
                super::$story(StorageKind::SealedBucket).await;
            }
        }
    )* };
}

in_every_store! { uploaded_downloaded_deleted in_parts_and_twice packed_and_given_up swept }

#[tokio::test]
async fn offices_in_one_location_do_not_delete_each_others_files() {
    let (mut scene, server) = scene(StorageKind::Bucket).await;
    let document = scene.upload(&scene.lucia, "ours.txt", b"of the first office").await;
    clean_up(&scene.app.state).await.unwrap();
    let url = server.url("papers/loanroom");
    let mut other = Scene::with(&[("DOCUMENTS_URL", &url)]).await;
    other.time_comes(other.app.state.clock.now() + Duration::days(40)).await;
    clean_up(&other.app.state).await.unwrap();
    require_same(&scene.lucia, &document, b"of the first office").await;
    scene.time_comes(scene.app.state.clock.now() + Duration::days(40)).await;
    clean_up(&scene.app.state).await.unwrap();
    require_same(&scene.lucia, &document, b"of the first office").await;
}

#[tokio::test]
async fn cleanup_checks_every_table_with_storage_keys() {
    let app = TestApp::start().await;
    let mut tables = tables_with(&app, "storage_key").await;
    // Their rows are created and deleted with the documents.
    tables.retain(|table| !["document_scan", "document_text", "file_integrity"].contains(&table.as_str()));
    assert_eq!(tables, NAMING, "a table isn’t asked whether it names bytes (clean_up.rs)");
    let mut checked = tables_with(&app, "checksum").await;
    checked.retain(|table| tables.contains(table));
    assert_eq!(
        checked, CHECKED,
        "moving documents asks for a checksum where there is none, or not where there is one"
    );
}

/// The tables with the column, sorted by name.
async fn tables_with(app: &TestApp, column: &str) -> Vec<String> {
    let db = app.state.db.read();
    let backend = db.get_database_backend();
    let sql = match backend {
        DbBackend::Sqlite => format!(
            "SELECT DISTINCT m.name AS name FROM sqlite_master m, pragma_table_info(m.name) c \
             WHERE m.type = 'table' AND c.name LIKE '%{column}%'"
        ),
        _ => format!(
            "SELECT DISTINCT table_name AS name FROM information_schema.columns \
             WHERE table_schema = 'public' AND column_name LIKE '%{column}%'"
        ),
    };
    let rows = db.query_all_raw(Statement::from_string(backend, sql)).await.unwrap();
    let mut tables: Vec<String> = rows.iter().map(|row| row.try_get("", "name").unwrap()).collect();
    tables.sort();
    tables
}

#[tokio::test]
async fn store_lists_old_objects() {
    let (scene, _server) = scene(StorageKind::Bucket).await;
    scene.upload(&scene.lucia, "one.txt", b"one").await;
    let store = &scene.app.state.store;
    assert_eq!(store.list(chrono::Utc::now() + Duration::seconds(5)).count().await, 1);
    assert_eq!(store.list(chrono::Utc::now() - Duration::seconds(60)).count().await, 0);
}
