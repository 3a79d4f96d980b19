//! Elements move and change together; all of it can be undone, and nothing is lost.

use serde_json::{Value, json};

use crate::support::{Scene, nothing};

/// Income with Pay stubs and W-2 inside, then Assets, then Licence.
async fn list(scene: &Scene) -> [String; 5] {
    let add = async |name: &str, parent: Value, kind: &str| {
        let row = scene.add(json!({ "parentId": parent, "name": name, "storageType": kind })).await;
        row["id"].as_str().unwrap().to_owned()
    };
    let income = add("Income", json!(null), "FOLDER").await;
    let stubs = add("Pay stubs", json!(income), "FILE").await;
    let w2 = add("W-2", json!(income), "FILE").await;
    let assets = add("Assets", json!(null), "FOLDER").await;
    let licence = add("Licence", json!(null), "FILE").await;
    [income, stubs, w2, assets, licence]
}

fn violation(reply: &Value) -> (&str, &str) {
    let violation = &reply["violations"][0];
    (violation["field"].as_str().unwrap(), violation["message"].as_str().unwrap())
}

#[tokio::test]
async fn moves_elements_before_others_and_into_folders() {
    let scene = Scene::new().await;
    let [income, stubs, w2, assets, licence] = list(&scene).await;
    let path = scene.elements("/move");
    let one = |body: Value| scene.dana.post(&path, body);
    let moved = one(json!({ "elementIds": [licence], "beforeId": income })).await.expect(200).json();
    assert_eq!(moved.as_array().unwrap().len(), 3, "the moved one and the two it made room among");
    assert_eq!(scene.names_for(&scene.lucia).await, ["Licence", "Income", "Pay stubs", "W-2", "Assets"]);

    one(json!({ "elementIds": [w2, licence], "parentId": assets })).await.expect(200);
    assert_eq!(scene.names_for(&scene.lucia).await, ["Income", "Pay stubs", "Assets", "Licence", "W-2"]);
    one(json!({ "elementIds": [assets, w2], "parentId": income, "beforeId": stubs })).await.expect(200);
    assert_eq!(scene.names_for(&scene.dana).await, ["Income", "Assets", "Licence", "W-2", "Pay stubs"]);
    let history = scene.dana.get(&scene.elements(&format!("/{assets}/history"))).await.expect(200).json();
    assert_eq!((&history[0]["kind"], &history[0]["detail"]["toParentId"]), (&json!("moved"), &json!(income)));
}

#[tokio::test]
async fn refused_moves_give_a_reason() {
    let scene = Scene::new().await;
    let [income, stubs, _, assets, licence] = list(&scene).await;
    let path = scene.elements("/move");
    let refused = async |body: Value| scene.dana.post(&path, body).await.expect(422).json();
    scene.dana.post(&path, json!({ "elementIds": [assets], "parentId": income })).await.expect(200);
    let circle = refused(json!({ "elementIds": [income], "parentId": assets })).await;
    let words = "A folder can’t be moved into itself or a folder inside it";
    assert_eq!(violation(&circle), ("parentId", words));
    let into_file = refused(json!({ "elementIds": [licence], "parentId": stubs })).await;
    assert_eq!(violation(&into_file).1, "Move it into a folder. A file request can’t contain other items");
    scene.dana.delete(&scene.elements(&format!("/{assets}"))).await.expect(204);
    let gone = refused(json!({ "elementIds": [licence], "parentId": assets })).await;
    assert_eq!(violation(&gone), ("parentId", "This folder was deleted. Choose another one"));
    let many: Vec<_> = (0..501).map(|_| nothing()).collect();
    let too_many = refused(json!({ "elementIds": many })).await;
    assert_eq!(
        violation(&too_many),
        ("elementIds", "Requests and folders: up to 500 at a time; there are 501")
    );

    let old = json!({ "elementIds": [licence], "parentId": income, "versions": { licence.as_str(): 1 } });
    scene
        .dana
        .put(&scene.elements(&format!("/{licence}")), json!({ "version": 1, "name": "Passport" }))
        .await;
    let stale = scene.dana.post(&path, old).await.expect(409);
    assert_eq!((stale.code().as_str(), &stale.json()["current"]["name"]), ("stale", &json!("Passport")));
}

#[tokio::test]
async fn concurrent_moves_make_no_cycle() {
    let scene = Scene::new().await;
    let [income, _, _, assets, _] = list(&scene).await;
    let path = scene.elements("/move");
    let (one, other) = tokio::join!(
        scene.dana.post(&path, json!({ "elementIds": [income], "parentId": assets })),
        scene.dana.post(&path, json!({ "elementIds": [assets], "parentId": income })),
    );
    let mut statuses = [one.status, other.status];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 422]);
    assert_eq!(scene.names_for(&scene.lucia).await.len(), 5);
}

#[tokio::test]
async fn changes_and_undoes_many_elements() {
    let scene = Scene::new().await;
    let [income, stubs, w2, assets, licence] = list(&scene).await;
    let bulk = scene.elements("/bulk");
    let hide = json!({ "elementIds": [stubs, w2, licence], "hidden": true });
    let hidden = scene.dana.post(&bulk, hide).await.expect(200).json();
    assert_eq!(hidden["changed"].as_array().unwrap().len(), 3);
    assert_eq!(scene.names_for(&scene.lucia).await, ["Income", "Assets"]);
    let urgent = json!({ "elementIds": [stubs, w2], "priorityType": "URGENT" });
    let urgent = scene.dana.post(&bulk, urgent).await.expect(200).json();
    let restore = scene.elements("/bulk/restore");
    let overtaken = scene.dana.post(&restore, hidden["undo"].clone()).await.expect(409);
    assert_eq!(overtaken.code(), "stale");
    let back = scene.dana.post(&restore, urgent["undo"].clone()).await.expect(200).json();
    assert_eq!((&back[0]["priorityType"], &back[0]["hidden"]), (&json!("UNSET"), &json!(true)));

    let delete = json!({ "elementIds": [income, stubs, assets], "delete": true });
    let deleted = scene.dana.post(&bulk, delete).await.expect(200).json();
    assert_eq!(deleted["changed"], json!([]));
    assert_eq!(scene.names_for(&scene.dana).await, ["Licence"]);
    scene.dana.post(&restore, deleted["undo"].clone()).await.expect(200);
    assert_eq!(scene.names_for(&scene.dana).await, ["Income", "Pay stubs", "W-2", "Assets", "Licence"]);
    let nothing_said = scene.dana.post(&bulk, json!({ "elementIds": [stubs] })).await.expect(422);
    assert_eq!(nothing_said.message(), "Choose what to change");
}

#[tokio::test]
async fn refuses_a_name_of_ten_thousand_characters() {
    let scene = Scene::new().await;
    let long = "x".repeat(10_000);
    let body = json!({ "name": long, "storageType": "FILE" });
    let reply = scene.dana.post(&scene.elements(""), body).await.expect(422).json();
    assert_eq!(violation(&reply), ("name", "Name can have up to 200 characters; it has 10,000 now"));
    let id = scene.ask_for("Pay stubs").await;
    let body = json!({ "version": 1, "name": long });
    scene.dana.put(&scene.elements(&format!("/{id}")), body).await.expect(422);
}

#[tokio::test]
async fn restore_respects_the_maximum_depth() {
    let scene = Scene::new().await;
    let folder = async |name: &str, parent: Value| {
        let row = scene.add(json!({ "parentId": parent, "name": name, "storageType": "FOLDER" })).await;
        row["id"].as_str().unwrap().to_owned()
    };
    let outer = folder("Outer", json!(null)).await;
    let inner = folder("Inner", json!(outer)).await;
    let mut deepest = folder("1", json!(null)).await;
    for depth in 2..=31 {
        deepest = folder(&depth.to_string(), json!(deepest)).await;
    }
    scene.dana.delete(&scene.elements(&format!("/{inner}"))).await.expect(204);
    // Without Inner, Outer fits there.
    let into = json!({ "elementIds": [outer], "parentId": deepest });
    scene.dana.post(&scene.elements("/move"), into).await.expect(200);
    let undo = json!({ "elementIds": [inner], "before": [] });
    for (path, body) in [(format!("/{inner}/restore"), json!({})), ("/bulk/restore".to_owned(), undo)] {
        let refused = scene.dana.post(&scene.elements(&path), body).await.expect(422).json();
        assert_eq!(violation(&refused).0, "elementIds", "{refused}");
    }
    let back = json!({ "elementIds": [outer], "parentId": null });
    scene.dana.post(&scene.elements("/move"), back).await.expect(200);
    scene.dana.post(&scene.elements(&format!("/{inner}/restore")), json!({})).await.expect(200);
}
