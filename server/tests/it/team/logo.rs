//! A company's logo: who may set it, accepted formats, and where it is shown.

use reqwest::Method;
use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use serde_json::{Value, json};
use server::entity::picture;

use crate::support::{Browser, Reply, Scene, png};

async fn put(browser: &Browser, version: &Value, bytes: Vec<u8>) -> Reply {
    let request = browser.request(Method::PUT, &format!("/v1/company/logo?version={version}"));
    browser.send(request.body(bytes)).await
}

async fn pictures(scene: &Scene) -> u64 {
    picture::Entity::find().count(scene.app.state.db.read()).await.unwrap()
}

#[tokio::test]
async fn lead_sets_a_public_logo_until_replaced() {
    let scene = Scene::new().await;
    let first = put(&scene.dana, &json!(1), png(320, 80)).await.expect(200).json();
    let address = first["logo"].as_str().unwrap().to_owned();
    let shown = scene.app.anyone().get(&address).await.expect(200);
    assert_eq!(shown.bytes, png(320, 80));
    for (name, value) in [
        ("content-type", "image/png"),
        ("x-content-type-options", "nosniff"),
        ("cache-control", "public, max-age=31536000, immutable"),
    ] {
        assert_eq!(shown.header(name), Some(value));
    }
    assert!(shown.header("content-security-policy").unwrap().contains("sandbox"));
    let loan = scene.lucia.get(&format!("/v1/loans/{}", scene.loan.id)).await.expect(200).json();
    assert_eq!(loan["lender"]["logo"], json!(address), "{loan}");
    let loans = scene.lucia.get("/v1/loans").await.expect(200).json();
    assert_eq!(loans["content"][0]["lender"]["logo"], json!(address), "{loans}");

    assert_eq!(put(&scene.dana, &json!(1), png(10, 10)).await.expect(409).json()["current"]["logo"], address);
    let second = put(&scene.dana, &first["version"], png(10, 10)).await.expect(200).json();
    assert_ne!(second["logo"], first["logo"]);
    scene.app.anyone().get(&address).await.expect(404);
    let (path, _) = address.split_once('?').unwrap();
    for wrong in [path.to_owned(), format!("{path}?v="), format!("{path}?v=1")] {
        scene.app.anyone().get(&wrong).await.expect(404);
    }
    assert_eq!(pictures(&scene).await, 1);
    let path = format!("/v1/company/logo?version={}", second["version"]);
    let none = scene.dana.delete(&path).await.expect(200).json();
    assert_eq!((none["logo"].clone(), pictures(&scene).await), (Value::Null, 0));
    scene.app.anyone().get(second["logo"].as_str().unwrap()).await.expect(404);
}

#[tokio::test]
async fn refuses_logos_that_are_no_pictures() {
    let scene = Scene::new().await;
    for (bytes, code) in [
        (b"<html><script>alert(1)</script></html>".to_vec(), "picture-unknown"),
        (b"<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>".to_vec(), "picture-svg"),
        (png(10_000, 10_000), "picture-too-wide"),
        (vec![0; 5 * 1024 * 1024], "picture-too-large"),
        (Vec::new(), "picture-empty"),
    ] {
        let refused = put(&scene.dana, &json!(1), bytes).await.expect(422).json();
        assert_eq!(refused["violations"][0]["code"], code, "{refused}");
    }
    put(&scene.lucia, &json!(1), png(10, 10)).await.expect(403);
    assert_eq!(pictures(&scene).await, 0);
}

#[tokio::test]
async fn concurrent_uploads_leave_one_logo() {
    let scene = Scene::new().await;
    let first = json!(1);
    let (one, other) =
        tokio::join!(put(&scene.dana, &first, png(10, 10)), put(&scene.dana, &first, png(20, 20)));
    let mut both = [one.status, other.status];
    both.sort_unstable();
    assert_eq!((both, pictures(&scene).await), ([200, 409], 1));
}

#[tokio::test]
async fn invitation_email_and_page_show_the_logo() {
    let scene = Scene::new().await;
    let company = put(&scene.dana, &json!(1), png(320, 80)).await.expect(200).json();
    let logo = company["logo"].as_str().unwrap();
    let body = json!({ "appUser": { "emailAddress": "ann@x.example", "givenName": "Ann" }, "role": "BORROWER", "visibleToBorrower": true });
    let path = format!("/v1/loans/{}/lender-users", scene.loan.id);
    let role = scene.dana.post(&path, body).await.expect(201).json();
    let id = role["user"]["id"].as_str().unwrap();
    let path = format!("/v1/loans/{}/users/{id}/invitation", scene.loan.id);
    scene.dana.post(&path, json!({})).await.expect(201);
    let mail = scene.app.mails(1).await.remove(0);
    assert!(mail.contains("multipart/related") && mail.contains("Content-ID: <lender-logo>"), "{mail}");
    assert!(mail.contains("cid:lender-logo") && mail.contains("Content-Type: image/png"), "{mail}");
    let link = format!("/invitation/{}", crate::support::secret(&mail, "/invitation/"));
    let page = scene.app.anyone().get(&link).await.expect(200).text();
    assert!(page.contains(&format!(r#"src="{logo}" alt="Harbor &amp; Pine""#)), "{page}");
    // Two companies use this server: a public page represents neither.
    let page = scene.app.anyone().get("/forgot-password").await.expect(200).text();
    assert!(!page.contains(logo), "{page}");
}
