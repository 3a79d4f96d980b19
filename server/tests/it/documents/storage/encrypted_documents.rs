//! Encrypted documents: changes and wrong keys are detected.

use std::{fs, path::PathBuf};

use reqwest::Method;

use super::{KEY, OTHER_KEY, StorageKind, bytes, download, require_same, scene, stored_in};
use crate::support::Scene;

fn files(scene: &Scene) -> Vec<PathBuf> {
    stored_in(&scene.app.folder.path().join("data/documents"))
}

/// Whether the response ends prematurely or is refused as damaged.
async fn is_noticed(scene: &Scene, document: &str) -> bool {
    let path = format!("/v1/documents/{document}/content");
    let Ok(answer) = scene.lucia.request(Method::GET, &path).send().await else { return true };
    if answer.status() == 409 {
        return answer.text().await.unwrap().contains("document-damaged");
    }
    answer.bytes().await.is_err()
}

#[tokio::test]
async fn never_delivers_truncated_changed_or_swapped_documents() {
    let (scene, _server) = scene(StorageKind::SealedFolder).await;
    let document = scene.upload(&scene.lucia, "one.mp4", &bytes(200_000, 1)).await;
    let [path] = files(&scene).try_into().unwrap();
    let whole = fs::read(&path).unwrap();
    let (head, chunk) = (35, 65_536 + 16);
    let mut bent = whole.clone();
    bent[100_000] ^= 1;
    let mut swapped = whole.clone();
    let (first, rest) = swapped[head..].split_at_mut(chunk);
    first.swap_with_slice(&mut rest[..chunk]);
    let mut other_head = whole.clone();
    other_head[30] ^= 1;
    let cut =
        [whole[..head + chunk].to_vec(), whole[..whole.len() - 1].to_vec(), whole[..20].to_vec(), Vec::new()];
    for wrong in cut.into_iter().chain([bent, swapped, other_head]) {
        fs::write(&path, &wrong).unwrap();
        assert!(is_noticed(&scene, &document).await, "{} bytes", wrong.len());
    }
    fs::write(&path, &whole).unwrap();
    require_same(&scene.lucia, &document, &bytes(200_000, 1)).await;

    // Another document of the same size in its place.
    scene.upload(&scene.lucia, "two.mp4", &bytes(200_000, 2)).await;
    let other = files(&scene).into_iter().find(|other| *other != path).unwrap();
    fs::copy(other, &path).unwrap();
    assert!(is_noticed(&scene, &document).await, "another document");
}

#[tokio::test]
async fn never_delivers_a_truncated_unencrypted_document() {
    let (scene, _server) = scene(StorageKind::Folder).await;
    let document = scene.upload(&scene.lucia, "one.mp4", &bytes(200_000, 1)).await;
    let [path] = files(&scene).try_into().unwrap();
    fs::write(&path, &bytes(200_000, 1)[..199_999]).unwrap();
    assert!(is_noticed(&scene, &document).await);
}

#[tokio::test]
async fn key_can_be_added_changed_and_reported_missing() {
    let (mut scene, _server) = scene(StorageKind::Folder).await;
    let plain = scene.upload(&scene.lucia, "plain.txt", b"of before").await;
    scene.restart_with(&[("DOCUMENTS_KEY", KEY)]).await;
    let sealed = scene.upload(&scene.lucia, "sealed.txt", b"with the first key").await;
    assert_eq!(download(&scene.lucia, &plain).await, b"of before");

    scene.restart_with(&[("DOCUMENTS_KEY", OTHER_KEY), ("DOCUMENTS_OLD_KEY", KEY)]).await;
    let newer = scene.upload(&scene.lucia, "newer.txt", b"with the second key").await;
    assert_eq!(download(&scene.lucia, &sealed).await, b"with the first key");
    assert_eq!(download(&scene.lucia, &newer).await, b"with the second key");

    for settings in [&[("DOCUMENTS_KEY", OTHER_KEY), ("DOCUMENTS_OLD_KEY", "")][..], &[("DOCUMENTS_KEY", "")]]
    {
        scene.restart_with(settings).await;
        let path = format!("/v1/documents/{sealed}/content");
        let said = scene.lucia.get(&path).await.expect(500).json();
        assert_eq!(said["code"], "document-sealed");
        assert_eq!(download(&scene.lucia, &plain).await, b"of before");
    }
}
