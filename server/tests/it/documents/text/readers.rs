//! The server and other people's documents keep working when the text reader fails.

use std::{fs, os::unix::fs::PermissionsExt as _, path::Path};

use serde_json::json;

use super::{READER, find, names, read};
use crate::support::Scene;

/// A reader that executes these commands for a file with the word "bad" in it, and reads all others.
fn reader(folder: &Path, does: &str) -> String {
    let path = folder.join("reader.sh");
    let script = format!(
        "#!/bin/sh\nfile=$(/bin/cat)\ncase \"$file\" in *bad*) {does} ;; esac\nprintf '%s' \"$file\" | \"{READER}\" \"$@\"\n"
    );
    fs::write(&path, script).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path.display().to_string()
}

async fn goes_on_over(does: &str) {
    let folder = tempfile::tempdir().unwrap();
    let path = reader(folder.path(), does);
    let settings =
        [("LOANROOM_READ_TEXT", "on"), ("LOANROOM_READER", &*path), ("LOANROOM_READ_SECONDS", "5")];
    let scene = Scene::with(&settings).await;
    scene.upload(&scene.lucia, "one.txt", b"a bad apple").await;
    scene.upload(&scene.lucia, "two.txt", b"a good apple").await;
    read(&scene).await;
    let told = find(&scene, &scene.dana, "").await;
    assert_eq!(
        (
            told["unreadable"].as_array().unwrap().len(),
            &told["unreadable"][0]["name"],
            &told["unreadable"][0]["reason"]
        ),
        (1, &json!("one.txt"), &json!("TOO_HARD")),
        "{does}"
    );
    assert_eq!(names(&find(&scene, &scene.dana, "apple").await), ["two.txt"], "{does}");
}

#[tokio::test]
async fn reader_is_killed() {
    goes_on_over("kill -9 $$").await;
}

#[tokio::test]
async fn reader_hangs() {
    goes_on_over("exec /bin/sleep 600").await;
}

#[tokio::test]
async fn reader_sends_endless_output() {
    goes_on_over("exec /usr/bin/yes text").await;
}

#[tokio::test]
async fn reader_sends_garbage() {
    goes_on_over("echo sure; exit 0").await;
}

#[tokio::test]
async fn missing_reader_keeps_documents_queued() {
    let mut scene =
        Scene::with(&[("LOANROOM_READ_TEXT", "on"), ("LOANROOM_READER", "/no/such/reader")]).await;
    scene.upload(&scene.lucia, "one.txt", b"an apple").await;
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    let told = find(&scene, &scene.dana, "").await;
    assert_eq!((&told["waiting"], &told["unreadable"]), (&json!(1), &json!([])));
    scene.app.time_passes(chrono::Duration::minutes(5));
    scene.restart_with(&[("LOANROOM_READER", READER)]).await;
    read(&scene).await;
    assert_eq!(names(&find(&scene, &scene.dana, "apple").await), ["one.txt"]);
}
