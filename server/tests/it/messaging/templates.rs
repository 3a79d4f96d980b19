//! Message templates are private.

use serde_json::{Value, json};

use crate::support::{Scene, nothing};

const PATH: &str = "/v2/messagetemplate";

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|template| template["name"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn owner_creates_replaces_and_deletes_templates() {
    let scene = Scene::new().await;
    let body =
        json!({ "id": null, "name": " Welcome ", "body": "<p>Hi {name}</p>", "ownerId": scene.lucia_is.id });
    let kept = scene.dana.post(PATH, body).await.expect(201).json();
    let owner = scene.dana_id().await.to_string();
    assert_eq!(kept["ownerId"], owner, "a foreign owner is ignored");
    assert_eq!((&kept["name"], &kept["body"]), (&json!("Welcome"), &json!("<p>Hi {name}</p>")));
    assert_eq!(kept.as_object().unwrap().len(), 4);
    scene.dana.post(PATH, json!({ "name": "appraisal", "body": "" })).await.expect(201);
    for path in [PATH, "/api/v2/messagetemplate"] {
        assert_eq!(names(&scene.dana.get(path).await.expect(200).json()), ["appraisal", "Welcome"]);
    }
    assert_eq!(scene.lucia.get(PATH).await.expect(200).json(), json!([]));

    let id = kept["id"].clone();
    let replaced = json!({ "id": id, "name": "Welcome", "body": "<p>Hello</p>", "ownerId": owner });
    scene.lucia.put(PATH, replaced.clone()).await.expect(404);
    assert_eq!(scene.dana.put(PATH, replaced).await.expect(200).json()["body"], "<p>Hello</p>");
    scene.dana.put(PATH, json!({ "name": "Nobody's", "body": "" })).await.expect(404);
    scene.dana.put(PATH, json!({ "id": nothing(), "name": "Nobody's", "body": "" })).await.expect(404);

    let one = format!("{PATH}/{}", id.as_str().unwrap());
    scene.lucia.delete(&one).await.expect(404);
    scene.dana.delete(&one).await.expect(204);
    scene.dana.delete(&one).await.expect(404);
    assert_eq!(names(&scene.dana.get(PATH).await.expect(200).json()), ["appraisal"]);
    scene.app.anyone().get(PATH).await.expect(401);
}

#[tokio::test]
async fn templates_need_a_name_and_are_limited() {
    let scene = Scene::new().await;
    let refused = scene.sofia.post(PATH, json!({ "name": " ", "body": "x" })).await.expect(422).json();
    assert_eq!(refused["violations"][0]["field"], "name");
    assert_eq!(refused["message"], "Give the template a name");
    scene.sofia.post(PATH, json!({ "name": "n".repeat(101), "body": "x" })).await.expect(422);
    scene.sofia.post(PATH, json!({ "name": "long", "body": "x".repeat(1_048_577) })).await.expect(422);
    for n in 0..100 {
        scene.sofia.post(PATH, json!({ "name": format!("T{n}"), "body": "x" })).await.expect(201);
    }
    let full = scene.sofia.post(PATH, json!({ "name": "One more", "body": "x" })).await.expect(429);
    assert_eq!(full.code(), "used-up");
}
