//! A loan's documents, listed and downloaded as one archive.

use std::io::{Cursor, Read as _};

use sea_orm::{EntityTrait as _, PaginatorTrait as _};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use zip::ZipArchive;

use crate::support::{Browser, PDF, Scene, nothing};

/// A loan with answered requests in folders, some of them accepted, some visible to lenders only.
struct PackageScene {
    scene: Scene,
    stubs: String,
    deed: String,
}

impl PackageScene {
    async fn new() -> Self {
        let scene = Scene::new().await;
        let income =
            scene.add(json!({ "parentId": null, "name": "Income: 2025", "storageType": "FOLDER" })).await;
        let request = |name: &str, more: Value| {
            let mut body = json!({ "parentId": income["id"], "name": name, "storageType": "FILE" });
            body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            body
        };
        let stubs = scene.add(request("Pay stubs", json!({}))).await["id"].as_str().unwrap().to_owned();
        let memo =
            scene.add(request("Memo", json!({ "hidden": true }))).await["id"].as_str().unwrap().to_owned();
        let deed = scene.ask_for("Deed").await;
        scene.ask_for("Never answered").await;
        let stubs = scene.answer(&scene.lucia, &stubs, "stubs.pdf", PDF).await;
        scene.answer(&scene.dana, &memo, "stubs.pdf", b"ours").await;
        let document = scene.answer(&scene.lucia, &deed, "deed, signed.txt", b"a deed").await;
        let review = scene.elements(&format!("/{deed}/review"));
        scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(200);
        Self { scene, stubs, deed: document }
    }

    fn path(&self, rest: &str) -> String {
        format!("/v1/loans/{}/package{rest}", self.scene.loan.id)
    }

    async fn archive(&self, browser: &Browser, query: &str) -> ZipArchive<Cursor<Vec<u8>>> {
        let reply = browser.get(&self.path(&format!("/download{query}"))).await.expect(200);
        assert_eq!(reply.header("content-type"), Some("application/zip"));
        ZipArchive::new(Cursor::new(reply.bytes)).unwrap()
    }
}

fn read(archive: &mut ZipArchive<Cursor<Vec<u8>>>, path: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    archive.by_name(path).unwrap().read_to_end(&mut bytes).unwrap();
    bytes
}

fn paths(archive: &ZipArchive<Cursor<Vec<u8>>>) -> Vec<String> {
    archive.file_names().map(|name| name.unwrap().into_owned()).collect()
}

#[tokio::test]
async fn package_lists_visible_documents_in_list_order() {
    let packed = PackageScene::new().await;
    let list = |content: Value| -> Vec<String> {
        let line = |file: &Value| {
            format!(
                "{}/{}: {} {}",
                file["path"][0].as_str().unwrap_or(""),
                file["name"].as_str().unwrap(),
                file["documentName"].as_str().unwrap(),
                file["reviewState"].as_str().unwrap()
            )
        };
        content["content"].as_array().unwrap().iter().map(line).collect()
    };
    let (all, scene) = (packed.path(""), &packed.scene);
    assert_eq!(
        list(scene.dana.get(&all).await.expect(200).json()),
        [
            "Income: 2025/Pay stubs: stubs.pdf SUBMITTED",
            "Income: 2025/Memo: stubs.pdf SUBMITTED",
            "/Deed: deed, signed.txt ACCEPTED",
        ]
    );
    assert_eq!(list(scene.lucia.get(&all).await.expect(200).json()).len(), 2, "the memo is the lenders'");
    assert!(list(scene.sofia.get(&all).await.expect(200).json()).is_empty());
    let accepted = scene.dana.get(&packed.path("?acceptedOnly=true")).await.expect(200).json();
    assert_eq!(list(accepted), ["/Deed: deed, signed.txt ACCEPTED"]);
}

#[tokio::test]
async fn archive_has_folders_clean_names_and_a_manifest() {
    let packed = PackageScene::new().await;
    let mut archive = packed.archive(&packed.scene.dana, "").await;
    assert_eq!(
        paths(&archive),
        ["manifest.csv", "Income- 2025/stubs.pdf", "Income- 2025/stubs (2).pdf", "deed, signed.txt"]
    );
    assert_eq!(read(&mut archive, "Income- 2025/stubs.pdf"), PDF);
    assert_eq!(read(&mut archive, "Income- 2025/stubs (2).pdf"), b"ours");
    assert_eq!(read(&mut archive, "deed, signed.txt"), b"a deed");
    let manifest = String::from_utf8(read(&mut archive, "manifest.csv")).unwrap();
    let sum: String = Sha256::digest(b"a deed").iter().map(|byte| format!("{byte:02x}")).collect();
    let mut lines = manifest.lines();
    assert_eq!(lines.next(), Some("\u{feff}path,document,request,state,size,sha256,uploaded by,at"));
    let deed = lines.last().unwrap();
    let start = format!("\"deed, signed.txt\",\"deed, signed.txt\",Deed,ACCEPTED,6,{sum},Lucia Alvarez,20");
    assert!(deed.starts_with(&start), "{deed}");
}

#[tokio::test]
async fn archive_contains_only_chosen_visible_documents() {
    let packed = PackageScene::new().await;
    let (dana, lucia) = (&packed.scene.dana, &packed.scene.lucia);
    assert_eq!(
        paths(&packed.archive(dana, "?acceptedOnly=true").await),
        ["manifest.csv", "deed, signed.txt"]
    );
    let one = format!("?documentIds={}", packed.stubs);
    assert_eq!(paths(&packed.archive(dana, &one).await), ["manifest.csv", "Income- 2025/stubs.pdf"]);
    let two = format!("?documentIds={},{}", packed.stubs, packed.deed);
    assert_eq!(packed.archive(lucia, &two).await.len(), 3);
    let mut own = packed.archive(lucia, "").await;
    assert_eq!(paths(&own), ["manifest.csv", "Income- 2025/stubs.pdf", "deed, signed.txt"]);
    assert!(!String::from_utf8(read(&mut own, "manifest.csv")).unwrap().contains("Memo"));
    assert_eq!(paths(&packed.archive(&packed.scene.sofia, "").await), ["manifest.csv"]);

    let listed = dana.get(&packed.path("")).await.expect(200).json();
    let memo = listed["content"][1]["documentId"].as_str().unwrap();
    lucia.get(&packed.path(&format!("/download?documentIds={memo}"))).await.expect(404);
    dana.get(&packed.path(&format!("/download?documentIds={}", nothing()))).await.expect(404);
    dana.get(&packed.path("/download?documentIds=all")).await.expect(400);
    packed.scene.stranger.get(&packed.path("/download")).await.expect(404);
}

#[tokio::test]
async fn archive_streams_a_large_file_unchanged() {
    let scene = Scene::new().await;
    let (scan, table) = (scene.ask_for("Scan").await, scene.ask_for("ChangeContext").await);
    // Bytes that don't repeat, so that missing parts are detected.
    let mut state = 1_u32;
    let big: Vec<u8> = b"%PDF-1.7\n"
        .iter()
        .copied()
        .chain(std::iter::repeat_with(|| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        }))
        .take(24 * 1024 * 1024)
        .collect();
    let text = "2026-11-21,Harbor & Pine,1000.00\r\n".repeat(100_000).into_bytes();
    scene.answer(&scene.lucia, &scan, "scan.pdf", &big).await;
    scene.answer(&scene.lucia, &table, "ledger.csv", &text).await;
    let reply = scene.dana.get(&format!("/v1/loans/{}/package/download", scene.loan.id)).await.expect(200);
    assert_eq!(reply.header("content-length"), None, "its size isn't known before it is made");
    let size = reply.bytes.len();
    assert!(size < big.len() + text.len() / 10, "text is packed: {size}");
    let mut archive = ZipArchive::new(Cursor::new(reply.bytes)).unwrap();
    assert!(read(&mut archive, "scan.pdf") == big, "the scan came out different");
    assert!(read(&mut archive, "ledger.csv") == text, "the ledger came out different");
}

#[tokio::test]
async fn archive_replaces_a_missing_file_by_a_note() {
    let packed = PackageScene::new().await;
    let keys = std::fs::read_dir(packed.scene.app.folder.path().join("data/documents/kept")).unwrap();
    keys.for_each(|folder| std::fs::remove_dir_all(folder.unwrap().path()).unwrap());
    let one = format!("?documentIds={}", packed.stubs);
    let mut archive = packed.archive(&packed.scene.dana, &one).await;
    let said = "Income- 2025/stubs.pdf is damaged.txt";
    assert_eq!(paths(&archive), ["manifest.csv", said]);
    assert!(String::from_utf8(read(&mut archive, said)).unwrap().starts_with("Damaged: "));
    // From now on it is listed as left out.
    assert_eq!(paths(&packed.archive(&packed.scene.dana, &one).await), ["manifest.csv", "not included.txt"]);
}

#[tokio::test]
async fn tickets_are_personal_and_expire() {
    let packed = PackageScene::new().await;
    let PackageScene { scene, stubs, deed } = &packed;
    let (dana, lucia) = (&scene.dana, &scene.lucia);
    let ask = packed.path("/tickets");
    let wish = json!({ "documentIds": [deed, stubs] });
    let ticket = dana.post(&ask, wish.clone()).await.expect(201).json();
    assert_eq!((&ticket["documents"], &ticket["size"]), (&json!(2), &json!(PDF.len() + 6)));
    let query = format!("?ticket={}", ticket["id"].as_str().unwrap());
    assert_eq!(paths(&packed.archive(dana, &query).await).len(), 3);
    let download = packed.path(&format!("/download{query}"));
    lucia.get(&download).await.expect(404);
    scene.stranger.get(&download).await.expect(404);

    // A document that is deleted meanwhile is left out, and hidden documents can't be requested.
    lucia.delete(&format!("/v1/documents/{stubs}")).await.expect(204);
    assert_eq!(paths(&packed.archive(dana, &query).await), ["manifest.csv", "deed, signed.txt"]);
    dana.post(&ask, wish).await.expect(404);
    let memo = dana.get(&packed.path("")).await.expect(200).json()["content"][0]["documentId"].clone();
    lucia.post(&ask, json!({ "documentIds": [memo] })).await.expect(404);
    let many: Vec<_> = (0..5_001).map(|_| nothing()).collect();
    dana.post(&ask, json!({ "documentIds": many })).await.expect(422);

    let all = lucia.post(&ask, json!({})).await.expect(201).json();
    let all = format!("?ticket={}", all["id"].as_str().unwrap());
    assert_eq!(paths(&packed.archive(lucia, &all).await), ["manifest.csv", "deed, signed.txt"]);
    scene.app.time_passes(chrono::Duration::minutes(16));
    dana.get(&download).await.expect(404);
    server::features::documents::clean_up(&scene.app.state).await.unwrap();
    let left = server::entity::package_order::Entity::find().count(scene.app.state.db.read()).await.unwrap();
    assert_eq!(left, 0);
}

#[tokio::test]
async fn limits_tickets_per_person() {
    let packed = PackageScene::new().await;
    let PackageScene { scene, .. } = &packed;
    let mut ids = Vec::new();
    for _ in 0..23 {
        let ticket = scene.dana.post(&packed.path("/tickets"), json!({})).await.expect(201).json();
        ids.push(ticket["id"].as_str().unwrap().to_owned());
    }
    scene.lucia.post(&packed.path("/tickets"), json!({})).await.expect(201);
    let download = |id: &String| packed.path(&format!("/download?ticket={id}"));
    for id in &ids[..3] {
        scene.dana.get(&download(id)).await.expect(404);
    }
    for id in [&ids[3], &ids[22]] {
        scene.dana.get(&download(id)).await.expect(200);
    }
    let left = server::entity::package_order::Entity::find().count(scene.app.state.db.read()).await.unwrap();
    assert_eq!(left, 21, "20 of hers, and one of somebody else");
}

#[tokio::test]
async fn reports_unavailable_documents_before_the_download() {
    let packed = PackageScene::new().await;
    std::fs::remove_dir_all(packed.scene.app.folder.path().join("data/documents/kept")).unwrap();
    packed.scene.dana.post(&packed.path("/tickets"), json!({})).await.expect(503);
}
