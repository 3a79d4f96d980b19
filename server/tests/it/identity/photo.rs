//! Profile photos: accepted formats and visibility.

use reqwest::Method;
use serde_json::{Value, json};
use shared_rules::{loans::review_status::ReviewStatus, team::role::Role};

use crate::support::{Browser, Reply, Scene, png};

async fn put(browser: &Browser, bytes: Vec<u8>) -> Reply {
    browser.send(browser.request(Method::PUT, "/v1/account/photo").body(bytes)).await
}

fn address(account: &Value) -> String {
    let (id, photo) = (account["userId"].as_str().unwrap(), account["avatarDocId"].as_str().unwrap());
    format!("/v1/users/{id}/photo?v={photo}")
}

#[tokio::test]
async fn shows_photos_to_colleagues_and_on_shared_loans_only() {
    let scene = Scene::new().await;
    let account = put(&scene.dana, png(256, 256)).await.expect(200).json();
    let photo = address(&account);
    let seen = scene.lucia.get(&photo).await.expect(200);
    assert_eq!(seen.header("content-type"), Some("image/png"));
    let cached = seen.header("cache-control").unwrap();
    assert!(cached.starts_with("private") && cached.contains("immutable"), "{cached}");
    let me = scene.dana.get("/v1/users/me").await.expect(200).json();
    assert_eq!(me["avatarDocId"], account["avatarDocId"]);
    let loan = scene.lucia.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).text();
    assert!(loan.contains(account["avatarDocId"].as_str().unwrap()), "told with the person");
    let company = scene.company().await;
    let marcus = scene.app.lender(&company, "Marcus Bell", Role::Lender).await;
    let marcus = scene.app.browser_of(&marcus).await;
    marcus.get(&photo).await.expect(200);
    let lucias = address(&put(&scene.lucia, png(64, 64)).await.expect(200).json());
    marcus.get(&lucias).await.expect(200);
    scene.sofia.get(&lucias).await.expect(200);
    scene.stranger.get(&photo).await.expect(404);
    scene.stranger.get(&lucias).await.expect(404);
    scene.app.anyone().get(&photo).await.expect(401);
    // A lender of another company with a shared loan sees that person and no others.
    let rival = scene.app.company("Rival").await;
    let rita_is = scene.app.lender(&rival, "Rita Rival", Role::LeadLender).await;
    let rita = scene.app.browser_of(&rita_is).await;
    rita.get(&lucias).await.expect(404);
    let other = scene.app.loan(&rival, "Another", ReviewStatus::Lead).await;
    scene.app.add(&other, &rita_is, Role::LeadLender).await;
    scene.app.add(&other, &scene.lucia_is, Role::Borrower).await;
    rita.get(&lucias).await.expect(200);
    rita.get(&photo).await.expect(404);
}

#[tokio::test]
async fn hides_photos_of_hidden_lenders_from_borrowers() {
    let scene = Scene::new().await;
    let company = scene.company().await;
    let tom_is = scene.app.lender(&company, "Tom Guthrie", Role::Lender).await;
    let tom = scene.app.browser_of(&tom_is).await;
    let hidden = json!({
        "appUser": { "id": tom_is.id }, "role": "LENDER", "newToLoan": true, "visibleToBorrower": false,
    });
    scene.dana.post(&format!("/v1/loans/{}/lender-users", scene.loan.id), hidden).await.expect(201);
    let photo = address(&put(&tom, png(64, 64)).await.expect(200).json());
    scene.dana.get(&photo).await.expect(200);
    scene.lucia.get(&photo).await.expect(404);
    scene.sofia.get(&photo).await.expect(404);
}

#[tokio::test]
async fn replaces_photos_under_a_new_url_and_refuses_other_files() {
    let scene = Scene::new().await;
    let first = put(&scene.dana, png(64, 64)).await.expect(200).json();
    let second = put(&scene.dana, png(128, 128)).await.expect(200).json();
    assert_ne!(first["avatarDocId"], second["avatarDocId"]);
    scene.dana.get(&address(&first)).await.expect(404);
    scene.dana.get(&address(&second)).await.expect(200);
    for (bytes, code) in [
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>".to_vec(), "picture-svg"),
        (b"<!doctype html>".to_vec(), "picture-unknown"),
        (vec![0; 600 * 1024], "picture-too-large"),
        (Vec::new(), "picture-empty"),
    ] {
        let refused = put(&scene.dana, bytes).await.expect(422).json();
        assert_eq!(refused["violations"][0]["code"], code, "{refused}");
    }
    let (one, other) = tokio::join!(put(&scene.dana, png(32, 32)), put(&scene.dana, png(33, 33)));
    let shown: Vec<u16> = [
        scene.dana.get(&address(&one.expect(200).json())).await.status,
        scene.dana.get(&address(&other.expect(200).json())).await.status,
    ]
    .into();
    assert!(
        shown.contains(&200) && shown.contains(&404),
        "the second takes the place of the first: {shown:?}"
    );
    scene.dana.delete("/v1/account/photo").await.expect(200);
    let me = scene.dana.get("/v1/users/me").await.expect(200).json();
    assert_eq!(me["avatarDocId"], Value::Null);
    scene.dana.delete("/v1/account/photo").await.expect(200);
}
