//! HTML for messages: it names only what all readers may see.

use serde_json::json;

use crate::support::{Browser, PDF, Scene, nothing};

async fn html(browser: &Browser, path: &str) -> String {
    browser.get(path).await.expect(200).json()["html"].as_str().unwrap().to_owned()
}

/// A request's name as a link.
fn link(id: &str, name: &str) -> String {
    format!("<a href=\"/api/v1/action?id={id}\">{name}</a>")
}

fn item(id: &str, name: &str) -> String {
    format!("<li><strong>{}</strong></li>", link(id, name))
}

#[tokio::test]
async fn fragments_name_visible_requests() {
    let scene = Scene::new().await;
    let folder =
        scene.add(json!({ "parentId": null, "name": "Income & <b>", "storageType": "FOLDER" })).await;
    let stubs = scene
        .add(json!({ "parentId": folder["id"], "name": "<img src=x onerror=alert(1)>", "storageType": "FILE" }))
        .await;
    let memo = scene
        .add(json!({ "parentId": null, "name": "Memo", "storageType": "FILE", "priorityType": "PRIVATE" }))
        .await;
    let deed = scene.ask_for("Deed").await;
    let (stubs, memo) = (stubs["id"].as_str().unwrap(), memo["id"].as_str().unwrap());
    let path =
        format!("/v1/loans/{}/needs-list/html?infoIds={deed},{memo},{stubs},{}", scene.loan.id, nothing());
    let escaped = format!(
        "<li><strong>{}</strong> (Income &amp; &lt;b&gt;)</li>",
        link(stubs, "&lt;img src=x onerror=alert(1)&gt;")
    );
    let (memo, deed) = (item(memo, "Memo"), item(&deed, "Deed"));
    assert_eq!(html(&scene.dana, &path).await, format!("<ul>{escaped}{memo}{deed}</ul>"));
    let for_lucia = format!("<ul>{escaped}{deed}</ul>");
    assert_eq!(html(&scene.lucia, &path).await, for_lucia);
    let to_lucia = format!("{path}&userIds={}", scene.lucia_is.id);
    assert_eq!(html(&scene.dana, &to_lucia).await, for_lucia, "the message goes to a borrower");
    assert_eq!(html(&scene.sofia, &path).await, "");
    scene.dana.get(&format!("{path}&userIds={}", nothing())).await.expect(404);
    scene.dana.get(&format!("/v1/loans/{}/needs-list/html?infoIds=all", scene.loan.id)).await.expect(400);
}

#[tokio::test]
async fn fragments_name_shoebox_files_for_owner_and_lenders() {
    let scene = Scene::new().await;
    let (own, other) =
        (scene.upload(&scene.lucia, "a & b.pdf", PDF).await, scene.upload(&scene.mateo, "m.pdf", PDF).await);
    let path = format!("/v1/loans/{}/shoebox/html?shoeboxIds={own},{other}", scene.loan.id);
    let both = "<ul><li><strong>a &amp; b.pdf</strong></li><li><strong>m.pdf</strong></li></ul>";
    assert_eq!(html(&scene.dana, &path).await, both);
    assert_eq!(html(&scene.lucia, &path).await, "<ul><li><strong>a &amp; b.pdf</strong></li></ul>");
    assert_eq!(html(&scene.sofia, &path).await, "");
}

#[tokio::test]
async fn digest_lists_open_and_returned_requests() {
    let scene = Scene::new().await;
    let deed = scene.ask_for("Deed").await;
    let w2 = scene.ask_for("W-2").await;
    scene.add(json!({ "parentId": null, "name": "Memo", "storageType": "FILE", "hidden": true })).await;
    scene.answer(&scene.lucia, &deed, "deed.pdf", PDF).await;
    let review = json!({ "decision": "REJECTED", "reason": "NOT_SIGNED" });
    scene.review(&scene.elements(&format!("/{deed}/review")), review).await.expect(200);

    let of = |user: String| format!("/v1/loans/{}/tasks/{user}/html", scene.loan.id);
    let lucia = of(scene.lucia_is.id.to_string());
    let digest = format!(
        "<p><strong>Open tasks on Alvarez – purchase</strong></p>\
         <p>Please send again</p><ul>{}</ul><p>Please send</p><ul>{}</ul>",
        item(&deed, "Deed"),
        item(&w2, "W-2")
    );
    assert_eq!(html(&scene.dana, &lucia).await, digest);
    assert_eq!(html(&scene.lucia, &lucia).await, digest);
    scene.mateo.get(&lucia).await.expect(403);
    scene.dana.get(&of(nothing().to_string())).await.expect(404);
    let sofia = scene.sofia.get("/v1/users/me").await.expect(200).json()["id"].as_str().unwrap().to_owned();
    assert!(html(&scene.dana, &of(sofia)).await.ends_with("<p>Nothing is open right now</p>"));
}
