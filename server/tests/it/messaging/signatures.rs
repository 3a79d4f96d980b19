//! Signatures: private, and at most one default for new messages.

use serde_json::{Value, json};
use uuid::Uuid;

use crate::support::{Browser, Scene, nothing};

async fn list(browser: &Browser, user: Uuid, company: Uuid) -> Value {
    browser.get(&format!("/v2/signature?userId={user}&companyId={company}")).await.expect(200).json()
}

fn marked(list: &Value) -> Vec<&str> {
    let signatures = list.as_array().unwrap().iter();
    let marked = signatures.filter(|it| it["usedIns"].as_array().unwrap().contains(&json!("NEW_MESSAGES")));
    marked.map(|it| it["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn only_one_signature_is_the_default() {
    let scene = Scene::new().await;
    let (dana, company) = (scene.dana_id().await, scene.company().await.id);
    let (full, short) = (nothing(), nothing());
    let put = async |id: Uuid, name: &str, uses: &[&str]| {
        let body = json!({ "id": id, "name": name, "body": format!("<p>{name}</p>"), "usedIns": uses });
        scene.dana.put(&format!("/v2/signature/{id}"), body).await.expect(200).json()
    };
    let kept = put(full, "Full", &["NEW_MESSAGES"]).await;
    assert_eq!(
        kept,
        json!({ "id": full, "name": "Full", "body": "<p>Full</p>", "usedIns": ["NEW_MESSAGES"] })
    );
    put(short, "Short", &[]).await;
    assert_eq!(marked(&list(&scene.dana, dana, company).await), ["Full"]);
    put(short, "Short and sweet", &["NEW_MESSAGES"]).await;
    let both = list(&scene.dana, dana, company).await;
    assert_eq!((both.as_array().unwrap().len(), marked(&both)), (2, vec!["Short and sweet"]));
    put(short, "Short", &[]).await;
    assert_eq!(marked(&list(&scene.dana, dana, company).await), [""; 0]);

    let both = [full, short].map(|id| (id, json!({ "name": id, "body": "", "usedIns": ["NEW_MESSAGES"] })));
    let paths = both.each_ref().map(|(id, _)| format!("/v2/signature/{id}"));
    let (one, other) = tokio::join!(
        scene.dana.put(&paths[0], both[0].1.clone()),
        scene.dana.put(&paths[1], both[1].1.clone())
    );
    assert_eq!((one.status, other.status), (200, 200));
    assert_eq!(marked(&list(&scene.dana, dana, company).await).len(), 1);
}

#[tokio::test]
async fn signatures_are_private_per_company() {
    let scene = Scene::new().await;
    let (dana, company) = (scene.dana_id().await, scene.company().await.id);
    let id = nothing();
    let body = json!({ "name": "Full", "body": "<p>Dana</p>", "usedIns": [] });
    scene.dana.put(&format!("/api/v2/signature/{id}"), body.clone()).await.expect(200);
    assert_eq!(list(&scene.dana, dana, company).await.as_array().unwrap().len(), 1);
    assert_eq!(list(&scene.dana, dana, nothing()).await, json!([]));
    scene.lucia.get(&format!("/v2/signature?userId={dana}&companyId={company}")).await.expect(404);
    scene.lucia.put(&format!("/v2/signature/{id}"), body.clone()).await.expect(404);
    scene.lucia.delete(&format!("/v2/signature/{id}")).await.expect(404);
    scene.dana.get("/v2/signature").await.expect(400);

    let own = nothing();
    scene.lucia.put(&format!("/v2/signature/{own}"), body.clone()).await.expect(200);
    let lucia = scene.lucia_is.id;
    assert_eq!(list(&scene.lucia, lucia, company).await.as_array().unwrap().len(), 1);
    scene.lucia.delete(&format!("/v2/signature/{own}")).await.expect(204);
    assert_eq!(list(&scene.lucia, lucia, company).await, json!([]));

    let blank = scene.dana.put(&format!("/v2/signature/{id}"), json!({ "name": "", "body": "" })).await;
    assert_eq!(blank.expect(422).message(), "Give the signature a name");
    for _ in 1..20 {
        scene.dana.put(&format!("/v2/signature/{}", nothing()), body.clone()).await.expect(200);
    }
    scene.dana.put(&format!("/v2/signature/{}", nothing()), body.clone()).await.expect(429);
    scene.dana.put(&format!("/v2/signature/{id}"), body).await.expect(200);
}
