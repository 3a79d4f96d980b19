//! Anonymous uploads have daily limits, and lenders can erase them immediately.

use serde_json::{Value, json};

use super::{ANN, AWAY, MANY, handed_in, names, path, send, switch, tray};
use crate::support::{PDF, Scene};

fn stored(scene: &Scene) -> usize {
    super::super::storage::stored_in(&scene.app.folder.path().join("data/documents")).len()
}

async fn discarded(scene: &Scene) -> Value {
    scene.dana.get("/v1/secure-upload/discarded").await.expect(200).json()
}

#[tokio::test]
async fn erasing_files_frees_their_space_permanently() {
    let scene = Scene::with(&[MANY, AWAY]).await;
    handed_in(&scene, &ANN, &[("a.pdf", PDF), ("b.txt", b"bb"), ("c.txt", b"ccc"), ("d.txt", b"dddd")]).await;
    let files = tray(&scene.dana).await;
    assert_eq!(stored(&scene), 4);
    let erase = async |file: &Value| scene.dana.post(&path(file, "/erase"), json!({})).await;
    scene.stranger.post(&path(&files[0], "/erase"), json!({})).await.expect(404);
    scene.lucia.post(&path(&files[0], "/erase"), json!({})).await.expect(403);
    assert_eq!(stored(&scene), 4);

    erase(&files[0]).await.expect(204);
    assert_eq!(stored(&scene), 3);
    erase(&files[0]).await.expect(404);
    scene.dana.post(&path(&files[0], "/restore"), json!({})).await.expect(404);

    scene.dana.delete(&path(&files[1], "")).await.expect(204);
    scene.dana.delete(&path(&files[2], "")).await.expect(204);
    assert_eq!(discarded(&scene).await, json!({ "files": 2, "bytes": 5 }));
    assert_eq!(stored(&scene), 3, "what is discarded can still be brought back");
    // Another company erases nothing of it.
    scene.stranger.delete("/v1/secure-upload/discarded").await.expect(204);
    assert_eq!(stored(&scene), 3);
    scene.dana.delete("/v1/secure-upload/discarded").await.expect(204);
    assert_eq!((stored(&scene), discarded(&scene).await["files"].clone()), (1, json!(0)));
    assert_eq!(names(&tray(&scene.dana).await), ["d.txt"]);

    // A filed file belongs to a document and can't be erased here.
    let to = json!({ "loanId": scene.loan.id });
    scene.dana.put(&path(&files[3], ""), to).await.expect(200);
    erase(&files[3]).await.expect(409);
    assert_eq!(stored(&scene), 1);
}

#[tokio::test]
async fn enforces_the_companys_daily_limits() {
    let scene = Scene::with(&[MANY, AWAY]).await;
    for wrong in [json!({ "secureUploadDailyBytes": 5 }), json!({ "secureUploadDailyFiles": 0 })] {
        let refused = switch(&scene, wrong).await.expect(422).json();
        assert!(refused["violations"][0]["field"].as_str().unwrap().starts_with("secureUploadDaily"));
    }
    switch(&scene, json!({ "secureUploadDailyFiles": 2, "secureUploadDailyBytes": 1 << 20 }))
        .await
        .expect(200);
    handed_in(&scene, &ANN, &[("a.txt", b"a")]).await;
    let large = vec![b'x'; 1 << 20];
    let refused = send(&scene, &ANN, &[("large.txt", large.as_slice())]).await;
    assert!((400..500).contains(&refused.status), "{}", refused.status);

    // Of two at the same time, one is the last that fits.
    let (first, second) = ([("b.txt", b"b".as_slice())], [("c.txt", b"c".as_slice())]);
    let (one, other) = tokio::join!(send(&scene, &ANN, &first), send(&scene, &ANN, &second));
    let mut both = [one.status, other.status];
    both.sort_unstable();
    assert_eq!(both, [303, 429]);
    let last = send(&scene, &ANN, &[("d.txt", b"d".as_slice())]).await.expect(429);
    assert!(last.text().contains("try again tomorrow"), "{}", last.text());
    // Erasing files doesn't reset the daily limits.
    for file in tray(&scene.dana).await {
        scene.dana.post(&path(&file, "/erase"), json!({})).await.expect(204);
    }
    send(&scene, &ANN, &[("e.txt", b"e".as_slice())]).await.expect(429);
    scene.app.time_passes(chrono::Duration::hours(25));
    send(&scene, &ANN, &[("f.txt", b"f".as_slice())]).await.expect(303);
}
