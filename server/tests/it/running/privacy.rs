//! Stored data is private: closed folders and files, and encrypted fields.

use sea_orm::{ConnectionTrait as _, DbBackend, Statement};
use serde_json::{Value, json};
use server::{
    StartError,
    environment::{Clock, Config},
    start,
};

use crate::support::{PDF, Scene, TestApp};

const NUMBER: &str = "D1234567";
const BIRTH: &str = "1984-03-09";

/// Dana enters a person's license; returns the path of the entity.
async fn written_down(scene: &Scene) -> String {
    let body = json!({ "entityType": "INDIVIDUAL", "name": "Robin Alvarez",
        "mostRecentDriversLicenseInformation":
            { "number": NUMBER, "expiration": "2031-01-01", "dob": BIRTH, "state": "CO" } });
    let path = format!("/v1/loans/{}/entities", scene.loan.id);
    let made = scene.dana.post(&path, body).await.expect(201).json();
    format!("{path}/{}", made["id"].as_str().unwrap())
}

async fn revealed(scene: &Scene, entity: &str) -> Value {
    let licence = scene.dana.post(&format!("{entity}/licence/reveal"), json!({})).await.expect(200).json();
    json!([licence["number"], licence["dob"]])
}

async fn run(app: &TestApp, sql: &str) {
    let tx = app.state.db.write().await.unwrap();
    tx.execute_unprepared(sql).await.unwrap();
    tx.commit().await.unwrap();
}

async fn stored(app: &TestApp) -> Vec<(String, String)> {
    let sql = "SELECT licence_number, licence_dob FROM individual WHERE licence_number IS NOT NULL";
    let db = app.state.db.read();
    let rows = db.query_all_raw(Statement::from_string(db.get_database_backend(), sql)).await.unwrap();
    rows.iter()
        .map(|row| (row.try_get("", "licence_number").unwrap(), row.try_get("", "licence_dob").unwrap()))
        .collect()
}

/// The contents of the data folder.
fn data(app: &TestApp) -> Vec<u8> {
    let files = std::fs::read_dir(&app.state.config.data).unwrap().map(|file| file.unwrap().path());
    files.filter(|path| path.is_file()).flat_map(|path| std::fs::read(path).unwrap()).collect()
}

fn holds(bytes: &[u8], text: &str) -> bool {
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[tokio::test]
async fn encrypts_license_number_and_date_of_birth() {
    let scene = Scene::new().await;
    let entity = written_down(&scene).await;
    assert_eq!(revealed(&scene, &entity).await, json!([NUMBER, BIRTH]));
    for (number, dob) in stored(&scene.app).await {
        assert!(number.starts_with("sealed:1:") && dob.starts_with("sealed:1:"), "{number} {dob}");
    }
    assert!(!holds(&data(&scene.app), NUMBER) && !holds(&data(&scene.app), BIRTH));
}

#[tokio::test]
async fn encrypts_plain_values_at_the_next_start() {
    let mut scene = Scene::new().await;
    let entity = written_down(&scene).await;
    run(&scene.app, "UPDATE individual SET licence_number = 'OLD98765', licence_dob = '1971-12-31'").await;
    scene.app.restart().await;
    let cookie = scene.dana.cookie.take();
    scene.dana = scene.app.anyone();
    scene.dana.cookie = cookie;
    assert_eq!(revealed(&scene, &entity).await, json!(["OLD98765", "1971-12-31"]));
    for (number, dob) in stored(&scene.app).await {
        assert!(number.starts_with("sealed:1:") && dob.starts_with("sealed:1:"), "{number} {dob}");
    }
    if scene.app.state.db.read().get_database_backend() == DbBackend::Sqlite {
        assert!(!holds(&data(&scene.app), "OLD98765"), "a copy of the number is left in the file");
    }
}

#[tokio::test]
async fn refuses_a_wrong_key() {
    let mut scene = Scene::new().await;
    written_down(&scene).await;
    scene.app.stop().await;
    let config = (*scene.app.state.config).clone();
    let another = Config { key: Some([7; 32]), port: 0, ..config };
    let Err(error) = start(another, Clock::system()).await else { panic!("it started") };
    assert!(matches!(error, StartError::OtherKey));
    assert!(error.to_string().contains("LOANROOM_KEY"), "{error}");
}

#[cfg(unix)]
#[tokio::test]
async fn data_folder_is_private() {
    use std::os::unix::fs::PermissionsExt as _;
    let scene = Scene::new().await;
    scene.upload(&scene.lucia, "stubs.pdf", PDF).await;
    let mut folders = vec![scene.app.state.config.data.clone()];
    let (mut files, mut open) = (0, Vec::new());
    while let Some(folder) = folders.pop() {
        open.push(folder.clone());
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                open.push(path);
            }
            files += 1;
        }
    }
    assert!(files > 3, "there is something to look at");
    open.retain(|path| std::fs::metadata(path).unwrap().permissions().mode() & 0o077 != 0);
    assert!(open.is_empty(), "{open:?}");
}
