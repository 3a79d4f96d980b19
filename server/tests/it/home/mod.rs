//! Home: pending work of all the lender's loans, oldest first, and hidden from all other users.

mod expiring;
mod notices;
mod notification_emails;

use serde_json::{Value, json};

use crate::support::{PDF, Scene};

fn names<'a>(list: &'a Value, field: &str) -> Vec<&'a str> {
    list.as_array().unwrap().iter().map(|each| each[field].as_str().unwrap()).collect()
}

#[tokio::test]
async fn shows_pending_work_only_to_lenders() {
    let scene = Scene::new().await;
    let (w2, lease) = (scene.ask_for("W-2").await, scene.ask_for("Lease").await);
    scene.ask_for("Tax returns").await;
    let first = scene.answer(&scene.lucia, &w2, "w2.pdf", PDF).await;
    scene.answer(&scene.lucia, &lease, "lease.pdf", PDF).await;
    let home = scene.dana.get("/v1/home").await.expect(200).json();
    assert_eq!(home["toReview"]["total"], 2);
    assert_eq!(names(&home["toReview"]["content"], "documentName"), ["w2.pdf", "lease.pdf"]);
    let oldest = &home["toReview"]["content"][0];
    assert_eq!(
        (oldest["documentId"].as_str(), oldest["elementName"].as_str(), oldest["uploadedByName"].as_str()),
        (Some(first.as_str()), Some("W-2"), Some("Lucia Alvarez"))
    );
    let silent = &home["silent"];
    assert_eq!(names(silent, "loanName").len(), 2, "both borrowers are asked for the tax returns: {silent}");
    assert_eq!((silent[0]["open"].as_u64(), &silent[0]["lastAnsweredAt"]), (Some(1), &json!(null)));
    assert_eq!(silent[1]["lastAnsweredAt"], silent[1]["since"]);
    assert_eq!(home["stages"][0]["reviewStatus"], "IN_PROGRESS");
    assert_eq!(home["stages"][0]["loans"], 1);
    assert!(home["stages"][0]["amount"].is_i64(), "{}", home["stages"]);
    assert_eq!(home["latest"][0]["words"], "uploaded “lease.pdf”");

    let back = json!({ "decision": "REJECTED", "reason": "NOT_SIGNED", "note": "Page 2." });
    scene.review(&scene.elements(&format!("/{w2}/review")), back).await.expect(200);
    let home = scene.dana.get("/v1/home").await.expect(200).json();
    assert_eq!(names(&home["toReview"]["content"], "documentName"), ["lease.pdf"]);
    assert_eq!(
        (&home["sentBack"]["total"], names(&home["sentBack"]["content"], "elementName")),
        (&json!(1), vec!["W-2"])
    );
    assert_eq!(home["sentBack"]["content"][0]["reason"], "It isn’t signed. Page 2.");

    for browser in [&scene.lucia, &scene.sofia, &scene.stranger] {
        let home = browser.get("/v1/home").await.expect(200).json();
        let empty = json!({ "total": 0, "totalWords": "0", "content": [] });
        assert_eq!((&home["toReview"], &home["sentBack"]), (&empty, &empty));
        assert_eq!((&home["silent"], &home["stages"], &home["latest"]), (&json!([]), &json!([]), &json!([])));
    }
}

#[tokio::test]
async fn home_uses_a_constant_number_of_statements() {
    let scene = Scene::new().await;
    let count = || scene.app.statements();
    let look = async || {
        let before = count();
        let home = scene.dana.get("/v1/home").await.expect(200).json();
        (count() - before, home)
    };
    let one = scene.ask_for("First").await;
    scene.answer(&scene.lucia, &one, "0.pdf", PDF).await;
    look().await;
    let (short, _) = look().await;
    for n in 0..60 {
        let id = scene.ask_for(&format!("Request {n}")).await;
        scene.answer(&scene.lucia, &id, &format!("{n}.pdf"), PDF).await;
    }
    // The first call may also note that the session is in use, which happens once a minute.
    look().await;
    let (long, home) = look().await;
    assert_eq!(home["toReview"]["total"], 61);
    assert_eq!(home["toReview"]["content"].as_array().unwrap().len(), 50);
    assert_eq!(home["latest"].as_array().unwrap().len(), 15);
    assert_eq!(long, short);
    assert!(short <= 12, "{short}");
}
