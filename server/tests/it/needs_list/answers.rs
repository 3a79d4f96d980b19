//! Several files a request, each with a verdict; requests that don't apply; concurrent changes.

use serde_json::{Value, json};
use uuid::Uuid;

use crate::support::{PDF, Scene};

fn states(element: &Value) -> Vec<&str> {
    element["answers"].as_array().unwrap().iter().map(|a| a["reviewState"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn lender_accepts_one_file_and_rejects_the_other() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Tax returns").await;
    let first = scene.answer(&scene.lucia, &id, "2024.pdf", PDF).await;
    let second = scene.answer(&scene.lucia, &id, "2025.pdf", PDF).await;
    let review = scene.elements(&format!("/{id}/review"));
    let accepted = json!({ "decision": "ACCEPTED", "documentIds": [first] });
    let seen = scene.review(&review, accepted).await.expect(200).json();
    assert_eq!(
        (seen["reviewState"].as_str(), states(&seen)),
        (Some("SUBMITTED"), vec!["ACCEPTED", "SUBMITTED"])
    );
    let back = json!({ "decision": "REJECTED", "documentIds": [second], "reason": "NOT_SIGNED" });
    let seen = scene.review(&review, back).await.expect(200).json();
    assert_eq!(seen["reviewState"], "PARTLY_ACCEPTED");
    assert_eq!(
        (&seen["answers"][0]["rejection"], &seen["rejection"]["reason"]),
        (&json!(null), &json!("NOT_SIGNED"))
    );
    assert_eq!(seen["answer"]["documentId"], second.as_str());

    let taken = scene.elements(&format!("/{id}/answers/{first}"));
    assert_eq!(
        scene.lucia.delete(&taken).await.expect(422).json()["violations"][0]["code"],
        "already-accepted"
    );
    let all = scene.lucia.delete(&scene.elements(&format!("/{id}/answer"))).await.expect(422);
    assert_eq!(all.message(), "One of these documents was accepted. Remove the others one at a time");

    let third = scene.answer(&scene.lucia, &id, "2025 signed.pdf", PDF).await;
    let list = scene.lucia.get(&scene.elements("")).await.expect(200).json();
    let names: Vec<&str> = list["content"][0]["answers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|a| a["documentName"].as_str().unwrap())
        .collect();
    assert_eq!(
        names,
        ["2024.pdf", "2025 signed.pdf"],
        "a new file takes the place of the one that came back"
    );
    let seen = scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(200).json();
    assert_eq!((seen["reviewState"].as_str(), &seen["rejection"]), (Some("ACCEPTED"), &json!(null)));
    scene.dana.delete(&scene.elements(&format!("/{id}/answers/{third}"))).await.expect(200);
    let none =
        scene.review(&review, json!({ "decision": "ACCEPTED", "documentIds": [third] })).await.expect(422);
    assert_eq!(none.json()["violations"][0]["field"], "documentIds");
    scene.dana.get(&format!("/v1/documents/{third}")).await.expect(200);
}

#[tokio::test]
async fn several_files_are_one_change_with_one_undo() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Tax returns").await;
    let blurred = scene.answer(&scene.lucia, &id, "blurred.pdf", PDF).await;
    let review = scene.elements(&format!("/{id}/review"));
    scene.review(&review, json!({ "decision": "REJECTED", "reason": "UNREADABLE" })).await.expect(200);
    let mut sent = Vec::new();
    for (name, bytes) in
        [("a.pdf", &b"%PDF-1.4 a\n"[..]), ("b.pdf", b"%PDF-1.4 b\n"), ("c.pdf", b"%PDF-1.4 a\n")]
    {
        sent.push(scene.upload(&scene.lucia, name, bytes).await);
    }
    let path = scene.elements(&format!("/{id}/answer"));
    // If one is refused, none is added; each refused one is named by its field.
    let all =
        json!({ "documentId": sent[0], "alongIds": [sent[1], sent[2], Uuid::now_v7()], "onSame": "ASK" });
    let refused = scene.lucia.put(&path, all).await.expect(422).json();
    let named: Vec<_> =
        refused["violations"].as_array().unwrap().iter().map(|one| (&one["field"], &one["code"])).collect();
    let (same, gone) =
        ((json!("alongIds[1]"), json!("same-content")), (json!("alongIds[2]"), json!("document-gone")));
    assert_eq!(named, [(&same.0, &same.1), (&gone.0, &gone.1)]);
    assert_eq!(shown(&scene, &id).await, ["blurred.pdf"]);

    let two = json!({ "documentId": sent[0], "alongIds": [sent[1], sent[0]] });
    scene.stranger.put(&path, two.clone()).await.expect(404);
    let seen = scene.lucia.put(&path, two).await.expect(200).json();
    assert_eq!(
        (states(&seen), shown(&scene, &id).await),
        (vec!["SUBMITTED"; 2], vec!["a.pdf".into(), "b.pdf".into()])
    );
    let record = scene.dana.get(&scene.elements(&format!("/{id}/history"))).await.expect(200).text();
    assert!(record.contains("uploaded “a.pdf”, “b.pdf”"), "{record}");
    let undo = scene.elements(&format!("/{id}/undo"));
    let back = scene.lucia.post(&undo, json!({ "version": seen["version"] })).await.expect(200).json();
    assert_eq!((back["reviewState"].as_str(), states(&back)), (Some("REJECTED"), vec!["REJECTED"]));
    assert_eq!(back["answer"]["documentId"], blurred.as_str());

    let many: Vec<_> = (0..501).map(|_| Uuid::now_v7()).collect();
    let too_many =
        scene.lucia.put(&path, json!({ "documentId": sent[0], "alongIds": many })).await.expect(422);
    assert_eq!(too_many.json()["violations"][0]["field"], "alongIds");
}

/// The names of the files of a request.
async fn shown(scene: &Scene, id: &str) -> Vec<String> {
    let list = scene.lucia.get(&scene.elements("")).await.expect(200).json();
    let row = list["content"].as_array().unwrap().iter().find(|row| row["id"] == json!(id)).unwrap().clone();
    row["answers"]
        .as_array()
        .unwrap()
        .iter()
        .map(|a| a["documentName"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn file_answers_a_request_once_but_several_requests() {
    let scene = Scene::new().await;
    let (one, two) = (scene.ask_for("W-2").await, scene.ask_for("Income").await);
    let document = scene.answer(&scene.lucia, &one, "w2.pdf", PDF).await;
    for id in [&one, &one, &two] {
        let path = scene.elements(&format!("/{id}/answer"));
        let seen = scene.lucia.put(&path, json!({ "documentId": document })).await.expect(200).json();
        assert_eq!(states(&seen), ["SUBMITTED"]);
    }
    scene.lucia.delete(&format!("/v1/documents/{document}")).await.expect(204);
    let list = scene.lucia.get(&scene.elements("")).await.expect(200).json();
    for row in [&list["content"][0], &list["content"][1]] {
        assert_eq!((row["reviewState"].as_str(), states(row).len()), (Some("OPEN"), 0));
    }
}

#[tokio::test]
async fn refuses_a_verdict_on_changed_content() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Statements").await;
    scene.answer(&scene.lucia, &id, "may.pdf", PDF).await;
    let looked_at =
        scene.dana.get(&scene.elements("")).await.expect(200).json()["content"][0]["version"].clone();
    scene.answer(&scene.lucia, &id, "june.pdf", PDF).await;
    let review = scene.elements(&format!("/{id}/review"));
    let stale =
        scene.review(&review, json!({ "decision": "ACCEPTED", "version": looked_at })).await.expect(409);
    assert_eq!((stale.code().as_str(), states(&stale.json()["current"]).len()), ("stale", 2));
    let now = stale.json()["current"]["version"].clone();
    scene.review(&review, json!({ "decision": "ACCEPTED", "version": now })).await.expect(200);
}

#[tokio::test]
async fn lender_decides_whether_a_request_applies() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Divorce decree").await;
    let path = scene.elements(&format!("/{id}/not-applicable"));
    let why = |reason: &str| json!({ "reason": reason });
    let blank = scene.lucia.post(&path, why("  ")).await.expect(422);
    assert_eq!(
        (blank.message().as_str(), &blank.json()["violations"][0]["field"]),
        ("Explain why this doesn’t apply", &json!("reason"))
    );
    let said = scene.lucia.post(&path, why(" Never married. ")).await.expect(200).json();
    assert_eq!(said["reviewState"], "NOT_APPLICABLE");
    assert_eq!(
        (&said["notApplicable"]["reason"], &said["notApplicable"]["byName"]),
        (&json!("Never married."), &json!("Lucia Alvarez"))
    );
    scene.lucia.delete(&path).await.expect(200);
    scene.lucia.delete(&path).await.expect(422);

    scene.lucia.post(&path, why("Never married.")).await.expect(200);
    let review = scene.elements(&format!("/{id}/review"));
    let no = json!({ "decision": "REJECTED", "reason": "OTHER", "note": "The title says otherwise." });
    let back = scene.review(&review, no).await.expect(200).json();
    assert_eq!((back["reviewState"].as_str(), &back["notApplicable"]), (Some("REJECTED"), &json!(null)));
    assert_eq!(back["rejection"]["note"], "The title says otherwise.");

    scene.lucia.post(&path, why("That was my sister.")).await.expect(200);
    let yes = scene.review(&review, json!({ "decision": "ACCEPTED" })).await.expect(200).json();
    assert_eq!(
        (yes["reviewState"].as_str(), &yes["notApplicable"]["reason"]),
        (Some("ACCEPTED"), &json!("That was my sister."))
    );
    scene.lucia.delete(&path).await.expect(422);
    scene.dana.delete(&path).await.expect(200);
    scene.answer(&scene.lucia, &id, "decree.pdf", PDF).await;
    let waiting = scene.lucia.post(&path, why("No.")).await.expect(422);
    assert_eq!(waiting.message(), "Remove the documents you uploaded before you mark this as not applicable");
}

#[tokio::test]
async fn keeps_the_document_of_a_deleted_request() {
    let scene = Scene::new().await;
    let id = scene.ask_for("Pay stubs").await;
    let document = scene.upload(&scene.lucia, "stubs.pdf", PDF).await;
    scene.dana.delete(&scene.elements(&format!("/{id}"))).await.expect(204);
    let path = scene.elements(&format!("/{id}/answer"));
    let gone = scene.lucia.put(&path, json!({ "documentId": document })).await.expect(409);
    assert_eq!(gone.code(), "request-deleted");
    assert!(gone.message().starts_with("This request was deleted. Your file is saved"));
    scene.sofia.put(&path, json!({ "documentId": document })).await.expect(404);
    scene.lucia.get(&format!("/v1/documents/{document}")).await.expect(200);
}

#[tokio::test]
async fn hides_the_name_of_a_hidden_reviewer() {
    let scene = Scene::new().await;
    let company = scene.app.company("Pine Desk").await;
    let tom = scene.app.lender(&company, "Tom Oakes", shared_rules::team::role::Role::Lender).await;
    scene.app.add_unseen(&scene.loan, &tom, shared_rules::team::role::Role::Lender).await;
    let tom = scene.app.browser_of(&tom).await;
    let id = scene.ask_for("Pay stubs").await;
    scene.answer(&tom, &id, "from tom.pdf", PDF).await;
    let review = scene.elements(&format!("/{id}/review"));
    let back = scene.about_shown(&review, json!({ "decision": "REJECTED", "reason": "INCOMPLETE" })).await;
    tom.post(&review, back).await.expect(200);
    let seen = scene.lucia.get(&scene.elements("")).await.expect(200);
    assert!(!seen.text().contains("Oakes"), "{}", seen.text());
    assert_eq!(seen.json()["content"][0]["rejection"]["byName"], "Harbor & Pine");
    let ours = scene.dana.get(&scene.elements("")).await.expect(200).json();
    assert_eq!(ours["content"][0]["rejection"]["byName"], "Tom Oakes");
}
