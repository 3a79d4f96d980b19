//! Documents move to another location while people work.

use std::{fs, path::PathBuf, process::Output};

use super::{KEY, OTHER_KEY, StorageKind, bytes, download, require_same, scene, stored_in};
use crate::support::{Scene, checksum};

/// Runs the command while the test's S3 server keeps running.
async fn moved(scene: &Scene, options: &[&str]) -> (bool, String) {
    let command = {
        let mut command = tokio::process::Command::new(env!("CARGO_BIN_EXE_loanroom"));
        command.arg("move-documents").args(options).env_remove("DATABASE_URL");
        command.envs(scene.app.settings().iter().map(|(name, value)| (name, value)));
        command.env("LOANROOM_PORT", "3000").env("LOANROOM_LOG", "error").output()
    };
    told(&command.await.unwrap())
}

fn told(output: &Output) -> (bool, String) {
    let text =
        format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    (output.status.success(), text)
}

fn folder(scene: &Scene) -> PathBuf {
    scene.app.folder.path().join("data/documents")
}

#[tokio::test]
async fn moved_documents_are_unchanged_and_can_be_deleted() {
    let (mut scene, server) = scene(StorageKind::Folder).await;
    let files: Vec<_> = (1..=6).map(|nth| bytes(if nth == 6 { 11_000_000 } else { 40_000 }, nth)).collect();
    let mut documents = Vec::new();
    for (nth, file) in files.iter().enumerate() {
        documents.push(scene.upload(&scene.lucia, &format!("{nth}.mp4"), file).await);
    }
    let (old, url) = (folder(&scene), server.url("papers/new"));
    let also = format!("file:{}", old.display());
    let options = ["--from", also.as_str(), "--to", url.as_str()];
    let (done, words) = moved(&scene, &options).await;
    assert!(!done && words.contains("DOCUMENTS_ALSO"), "a server that doesn’t know the new place: {words}");
    assert_eq!(stored_in(&old).len(), 6);

    scene.restart_with(&[("DOCUMENTS_URL", &url), ("DOCUMENTS_ALSO", &also)]).await;
    let newer = scene.upload(&scene.lucia, "newer.mp4", &files[0]).await;
    assert_eq!(stored_in(&server.path("papers/new")).len(), 1, "what is new goes to the new place");
    // An earlier attempt was interrupted.
    let cut = stored_in(&old).into_iter().max_by_key(|path| fs::metadata(path).unwrap().len()).unwrap();
    let there = server.path("papers/new").join(cut.strip_prefix(&old).unwrap());
    fs::create_dir_all(there.parent().unwrap()).unwrap();
    fs::write(&there, b"half of it").unwrap();

    // People read documents meanwhile.
    let mut moving = Box::pin(moved(&scene, &options));
    let mut turn = 0;
    let (done, words) = loop {
        let nth = turn % 5;
        turn += 1;
        tokio::select! {
            ended = &mut moving => break ended,
            // The sixth is the incomplete one.
            () = async {
                require_same(&scene.lucia, &documents[nth], &files[nth]).await;
                tokio::time::sleep(std::time::Duration::from_millis(1)).await;
            } => {}
        }
    };
    drop(moving);
    assert!(done, "{words}");
    assert!(words.contains("6 copied and verified") && words.contains("No documents are left"), "{words}");
    assert!(!words.contains("se/cret"), "{words}");
    assert_eq!((stored_in(&old).len(), stored_in(&server.path("papers/new")).len()), (0, 7));
    for (document, file) in documents.iter().zip(&files).chain([(&newer, &files[0])]) {
        assert_eq!(checksum(&download(&scene.lucia, document).await), checksum(file));
    }
    let (done, words) = moved(&scene, &options).await;
    assert!(done && words.contains("0 copied"), "{words}");

    scene.restart_with(&[("DOCUMENTS_ALSO", "")]).await;
    scene.lucia.delete(&format!("/v1/documents/{}", documents[0])).await.expect(204);
    scene.time_comes(scene.app.state.clock.now() + chrono::Duration::days(31)).await;
    server::features::documents::clean_up(&scene.app.state).await.unwrap();
    assert_eq!(stored_in(&server.path("papers/new")).len(), 6);
}

#[tokio::test]
async fn move_keeps_damaged_documents_and_changes_keys() {
    let (mut scene, server) = scene(StorageKind::SealedBucket).await;
    let whole = scene.upload(&scene.lucia, "whole.mp4", &bytes(300_000, 1)).await;
    let old = server.path("papers/loanroom");
    let [first] = stored_in(&old).try_into().unwrap();
    let damaged = scene.upload(&scene.lucia, "damaged.mp4", &bytes(300_000, 2)).await;
    let second: PathBuf = stored_in(&old).into_iter().find(|path| *path != first).unwrap();
    let mut bytes_of = fs::read(&second).unwrap();
    bytes_of[150_000] ^= 1;
    fs::write(&second, bytes_of).unwrap();

    let (from, to) = (server.url("papers/loanroom"), server.url("other"));
    let keys = [("DOCUMENTS_KEY", OTHER_KEY), ("DOCUMENTS_OLD_KEY", KEY)];
    scene.restart_with(&[&keys[..], &[("DOCUMENTS_URL", &to), ("DOCUMENTS_ALSO", &from)]].concat()).await;
    let (done, words) = moved(&scene, &["--from", &from, "--to", &to, "--at-once", "1"]).await;
    assert!(!done && words.contains("1 copied") && words.contains("1 failed"), "{words}");
    assert_eq!(stored_in(&old), [second]);
    scene.restart_with(&[("DOCUMENTS_OLD_KEY", "")]).await;
    require_same(&scene.lucia, &whole, &bytes(300_000, 1)).await;
    let path = format!("/v1/documents/{damaged}/content");
    assert_eq!(scene.lucia.get(&path).await.status, 500);
}
