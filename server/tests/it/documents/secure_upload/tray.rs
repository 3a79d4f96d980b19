//! Anonymous files stay in the company's inbox until a lender files them, and filing can be undone.

use chrono::Duration;
use reqwest::Method;
use sea_orm::EntityTrait as _;
use serde_json::{Value, json};
use server::{entity::secure_upload_file, features::secure_upload::clean_up};

use super::{ANN, AWAY, MANY, handed_in, names, path, tray};
use crate::support::{PDF, Scene};

#[tokio::test]
async fn filing_can_be_undone_until_the_document_is_used() {
    let scene = Scene::with(&[MANY, AWAY]).await;
    let kim = scene.lender_in("America/Denver").await;
    handed_in(&scene, &ANN, &[("deed.pdf", PDF), ("house.txt", b"A house")]).await;
    let files = tray(&scene.dana).await;
    let request = scene.ask_for("Deed").await;
    let not_here = scene.elements(&format!("/{request}/not-applicable"));
    scene.lucia.post(&not_here, json!({ "reason": "There is none" })).await.expect(200);
    let (deed, back) = (path(&files[0], ""), path(&files[0], "/restore"));
    let to = json!({ "loanId": scene.loan.id, "elementId": request });
    let filed = |to: Value| {
        let deed = deed.clone();
        let dana = &scene.dana;
        async move {
            let filed = dana.put(&deed, to).await.expect(200).json();
            filed["documentId"].as_str().unwrap().to_owned()
        }
    };
    let state = || async {
        let list =
            scene.dana.get(&scene.elements("?view=CONVENTIONAL&status=ACTIVE")).await.expect(200).json();
        let rows = list["content"].as_array().unwrap().clone();
        let row = rows.into_iter().find(|row| row["id"] == request.as_str()).unwrap();
        (row["reviewState"].clone(), row["answers"].as_array().unwrap().len())
    };
    let before = state().await;
    let document = filed(to.clone()).await;
    assert_ne!(state().await, before);
    // Another lender, and a person who isn't a lender, can't undo it.
    kim.post(&back, json!({})).await.expect(409);
    scene.lucia.post(&back, json!({})).await.expect(403);
    scene.dana.post(&back, json!({})).await.expect(204);
    assert_eq!(state().await, before, "the request is as it was");
    assert_eq!(names(&tray(&scene.dana).await), ["deed.pdf", "house.txt"]);
    assert_eq!(scene.dana.get(&path(&files[0], "/content")).await.expect(200).bytes, PDF);
    scene.dana.get(&format!("/v1/documents/{document}")).await.expect(404);
    let activity = scene.dana.get(&format!("/v1/loans/{}/activity", scene.loan.id)).await.expect(200).text();
    assert!(activity.contains("undid filing a document"), "{activity}");

    // Of two concurrent undos one succeeds, and the file can be filed again.
    filed(json!({ "loanId": scene.loan.id })).await;
    let (one, other) = tokio::join!(scene.dana.post(&back, json!({})), scene.dana.post(&back, json!({})));
    assert!(one.status < 300 || other.status < 300, "{} {}", one.status, other.status);
    assert_eq!(tray(&scene.dana).await.len(), 2);

    // A lender's verdict since then is kept.
    let document = filed(to).await;
    let review = scene.elements(&format!("/{request}/review"));
    let verdict = scene.about_shown(&review, json!({ "decision": "ACCEPTED" })).await;
    kim.post(&review, verdict).await.expect(200);
    let kept = scene.dana.post(&back, json!({})).await;
    assert!((400..500).contains(&kept.status), "{}", kept.status);
    scene.dana.get(&format!("/v1/documents/{document}")).await.expect(200);
    assert_eq!(names(&tray(&scene.dana).await), ["house.txt"]);
}

#[tokio::test]
async fn inbox_is_private_to_its_company_and_keeps_unfiled_files() {
    let scene = Scene::with(&[MANY, AWAY]).await;
    handed_in(&scene, &ANN, &[("deed.pdf", PDF), ("gone.pdf", b"%PDF-1.4 other"), ("waits.txt", b"waits")])
        .await;
    let waiting = tray(&scene.dana).await;
    assert!(tray(&scene.stranger).await.is_empty());
    for rest in ["", "/restore"] {
        let path = path(&waiting[0], rest);
        let method = if rest.is_empty() { Method::DELETE } else { Method::POST };
        let request = scene.stranger.request(method, &path).json(&json!({}));
        scene.stranger.send(request).await.expect(404);
    }
    scene.stranger.put(&path(&waiting[0], ""), json!({ "loanId": scene.loan.id })).await.expect(404);
    scene.lucia.get("/v1/secure-upload/files").await.expect(403);
    scene.sofia.get(&path(&waiting[0], "/content")).await.expect(403);

    let deed = path(&waiting[0], "");
    let (one, other) =
        tokio::join!(scene.dana.put(&deed, json!({ "loanId": scene.loan.id })), scene.dana.delete(&deed));
    let mut both = [one.status, other.status];
    both.sort_unstable();
    assert!(both == [200, 409] || both == [204, 409], "{both:?}");

    scene.dana.delete(&path(&waiting[1], "")).await.expect(204);
    scene.dana.post(&path(&waiting[1], "/restore"), json!({})).await.expect(204);
    assert!(names(&tray(&scene.dana).await).contains(&"gone.pdf"));
    scene.dana.delete(&path(&waiting[1], "")).await.expect(204);
    scene.app.time_passes(Duration::days(31));
    clean_up(&scene.app.state).await.unwrap();
    let left = secure_upload_file::Entity::find().all(scene.app.state.db.read()).await.unwrap();
    let gone = left.iter().find(|row| row.name == "gone.pdf").unwrap();
    assert!(!gone.kept);
    // Files that are in no inbox are removed from the store; waiting files aren't.
    server::features::documents::clean_up(&scene.app.state).await.unwrap();
    let waits = left.iter().find(|row| row.name == "waits.txt").unwrap();
    assert!(waits.kept && scene.app.state.store.open(&waits.storage_key).await.is_ok());
}

#[tokio::test]
async fn paginates_the_inbox() {
    let scene = Scene::with(&[MANY, AWAY]).await;
    let names: Vec<String> = (0..1_200).map(|nth| format!("{nth}.txt")).collect();
    let files: Vec<(&str, &[u8])> = names.iter().map(|name| (name.as_str(), name.as_bytes())).collect();
    let receipt = handed_in(&scene, &ANN, &files).await;
    assert!(receipt.contains("and 700 more"));
    let page = scene.dana.get("/v1/secure-upload/files?s=100&p=11").await.expect(200).json();
    assert_eq!((&page["totalElements"], page["content"].as_array().unwrap().len()), (&json!(1_200), 100));
}
