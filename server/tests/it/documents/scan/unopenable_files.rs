//! Files that can't be opened can't be accepted or packaged either.

use serde_json::{Value, json};

use super::{
    becomes,
    clamd::{Clamd, ScannerBehavior, eicar},
    scene,
};
use crate::{
    documents::text::sample_documents,
    support::{Browser, Scene},
};

async fn review(scene: &Scene, request: &str, body: Value) -> crate::support::Reply {
    scene.review(&format!("/v1/loans/{}/elements/{request}/review", scene.loan.id), body).await
}

async fn accept_all(scene: &Scene, requests: &[&str]) -> crate::support::Reply {
    let path = format!("/v1/loans/{}/elements/accept", scene.loan.id);
    scene.dana.post(&path, scene.accepting(requests).await).await
}

async fn state_of(scene: &Scene, request: &str) -> Value {
    let list = scene.dana.get(&format!("/v1/loans/{}/elements", scene.loan.id)).await.expect(200).json();
    let element = list["content"].as_array().unwrap().iter().find(|one| one["id"] == request).cloned();
    element.unwrap()["reviewState"].clone()
}

#[tokio::test]
async fn refuses_to_accept_locked_documents() {
    let clamd = Clamd::start(ScannerBehavior::Leaves).await;
    let scene = scene(&clamd.url()).await;
    let (payroll, deed) = (scene.ask_for("Payroll").await, scene.ask_for("Deed").await);
    let bad = scene.answer(&scene.lucia, &payroll, "payroll.txt", &eicar()).await;
    let good = scene.answer(&scene.lucia, &deed, "deed.txt", b"A deed").await;
    for (request, name) in [(&payroll, "payroll.txt"), (&deed, "deed.txt")] {
        let refused = review(&scene, request, json!({ "decision": "ACCEPTED" })).await.expect(422).json();
        let why = &refused["violations"][0];
        assert_eq!((&why["field"], &why["code"]), (&json!("step"), &json!("accept-unchecked")));
        assert!(why["message"].as_str().unwrap().contains(name), "{why}");
    }
    accept_all(&scene, &[&payroll, &deed]).await.expect(422);

    clamd.behaves(ScannerBehavior::Good);
    scene.app.time_passes(chrono::Duration::minutes(30));
    server::features::documents::check_files(&scene.app.state).await.unwrap();
    becomes(&scene, &bad, json!("INFECTED")).await;
    becomes(&scene, &good, Value::Null).await;
    let one = json!({ "decision": "ACCEPTED", "documentIds": [bad] });
    for refused in [review(&scene, &payroll, one).await, accept_all(&scene, &[&deed, &payroll]).await] {
        assert_eq!(refused.expect(422).json()["violations"][0]["code"], "accept-malware");
    }
    // All or nothing: the other document still waits, and can be accepted alone.
    assert_eq!(state_of(&scene, &deed).await, "SUBMITTED");
    accept_all(&scene, &[&deed]).await.expect(200);
    assert_eq!(state_of(&scene, &deed).await, "ACCEPTED");
    let back = json!({ "decision": "REJECTED", "reason": "OTHER", "note": "It contains malware." });
    review(&scene, &payroll, back).await.expect(200);
    assert_eq!(state_of(&scene, &payroll).await, "REJECTED");
}

/// The latest PDF package of the user once it is finished.
async fn made(scene: &Scene, browser: &Browser) -> Value {
    let path = format!("/v1/loans/{}/package/pdfs", scene.loan.id);
    for _ in 0..1_200 {
        let all = browser.get(&path).await.expect(200).json();
        if all["content"][0]["state"] == "MADE" {
            return all["content"][0].clone();
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the PDF isn't made");
}

#[tokio::test]
async fn pdf_package_excludes_malware_and_is_locked_if_it_contains_some() {
    let mut scene = Scene::new().await;
    let path = format!("/v1/loans/{}/package/pdfs", scene.loan.id);
    let hidden = [sample_documents::pdf("A deed"), eicar()].concat();
    let (deed, taxes) = (scene.ask_for("Deed").await, scene.ask_for("Taxes").await);
    let bad = scene.answer(&scene.lucia, &deed, "deed.pdf", &hidden).await;
    scene.answer(&scene.lucia, &taxes, "taxes.pdf", &sample_documents::pdf("Taxes")).await;
    scene.dana.post(&path, json!({})).await.expect(201);
    let first = made(&scene, &scene.dana).await;
    assert_eq!((&first["pages"], &first["leftOut"]), (&json!(3), &json!([])), "{first}");
    let first = format!("{path}/{}/content", first["id"].as_str().unwrap());
    scene.dana.get(&first).await.expect(200);

    let clamd = Clamd::start(ScannerBehavior::Good).await;
    scene.restart_with(&[("CLAMD_URL", &clamd.url())]).await;
    let again = format!("/v1/loans/{}/documents/{bad}/virus-check", scene.loan.id);
    scene.dana.post(&again, json!({})).await.expect(204);
    becomes(&scene, &bad, json!("INFECTED")).await;
    scene.dana.get(&first).await.expect(404);

    scene.dana.post(&path, json!({})).await.expect(201);
    let second = made(&scene, &scene.dana).await;
    assert_eq!(second["pages"], 2, "{second}");
    let left = &second["leftOut"][0];
    assert_eq!((&left["name"], &left["reason"]), (&json!("deed.pdf"), &json!("UNCHECKED")));
}
