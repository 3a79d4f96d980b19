//! Names in secure upload links stay reserved for their company.

use sea_orm::{EntityTrait as _, ModelTrait as _};
use serde_json::{Value, json};
use server::entity::company;

use super::{ANN, AWAY, MANY, PAGE, form, switch, tray};
use crate::support::{Browser, PDF, Scene};

async fn rename(browser: &Browser, slug: &str) -> (u16, Value) {
    let version = browser.get("/v1/company").await.expect(200).json()["version"].clone();
    let reply = browser.put("/v1/company", json!({ "version": version, "slug": slug })).await;
    (reply.status, reply.json()["violations"][0]["code"].clone())
}

async fn hand_in_at(scene: &Scene, page: &str) -> String {
    let anyone = scene.app.anyone();
    let request = anyone.request(reqwest::Method::POST, &format!("{page}/files"));
    let body = form(&ANN, &[("deed.pdf", PDF)]);
    let request = request.header("content-type", "multipart/form-data; boundary=edge").body(body);
    anyone.send(request).await.expect(303).header("location").unwrap().to_owned()
}

#[tokio::test]
async fn former_links_stay_with_their_company() {
    let scene = Scene::with(&[MANY, AWAY]).await;
    switch(&scene, json!({ "slug": "harbor" })).await.expect(200);
    switch(&scene, json!({ "slug": "harbor-pine-loans" })).await.expect(200);
    let anyone = scene.app.anyone();
    for former in [
        PAGE,
        "/secure-upload/harbor",
        "/secure-upload/Harbor",
        "/secure-upload/harbor-",
        "/secure-upload/HARBOR-PINE-LOANS",
    ] {
        let page = anyone.get(former).await.expect(200).text();
        assert!(
            page.contains("Harbor &amp; Pine") && page.contains("/secure-upload/harbor-pine-loans/files"),
            "{former}"
        );
    }
    let receipt = hand_in_at(&scene, "/secure-upload/harbor").await;
    anyone.get(&receipt).await.expect(200);
    assert_eq!(tray(&scene.dana).await.len(), 1, "what came by the former link is the company’s");
    assert!(tray(&scene.stranger).await.is_empty());

    for taken in ["harbor", "harbor-pine", "harbor-pine-loans"] {
        assert_eq!(rename(&scene.stranger, taken).await, (422, json!("slug-taken")), "{taken}");
    }
    // A company may use its own former name again.
    switch(&scene, json!({ "slug": "harbor" })).await.expect(200);

    // Of two companies at the same time, one gets a name.
    let (one, other) = tokio::join!(rename(&scene.dana, "river-bank"), rename(&scene.stranger, "river-bank"));
    let mut both = [one.0, other.0];
    both.sort_unstable();
    assert_eq!(both, [200, 422]);
}

#[tokio::test]
async fn link_of_a_deleted_company_stays_reserved() {
    let scene = Scene::with(&[MANY, AWAY]).await;
    let gone = scene.app.company("Short Lived").await;
    let lead = scene.app.lender(&gone, "Lena Short", shared_rules::team::role::Role::LeadLender).await;
    let lena = scene.app.browser_of(&lead).await;
    assert_eq!(rename(&lena, "short-lived-loans").await.0, 200);
    let tx = scene.app.state.db.write().await.unwrap();
    server::entity::app_user::Entity::delete_by_id(lead.id).exec(&tx).await.unwrap();
    let row = company::Entity::find_by_id(gone.id).one(&tx).await.unwrap().unwrap();
    row.delete(&tx).await.unwrap();
    tx.commit().await.unwrap();
    for link in ["short-lived", "short-lived-loans"] {
        scene.app.anyone().get(&format!("/secure-upload/{link}")).await.expect(404);
        assert_eq!(rename(&scene.dana, link).await, (422, json!("slug-taken")), "{link}");
    }
}
